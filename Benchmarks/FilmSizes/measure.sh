#!/bin/sh
# Writes each film of films.txt as GIF and WebP and sets the bytes beside what `gifsicle -O3` leaves
# of the very same GIF, and beside what `gif2webp`, with its defaults, and Pillow make of it as WebP.
#
#   measure.sh [gif] [webp] [verify] [only=NAME …]     all three by default
#
# gif: bytes and their ratio; webp: the same beside the smaller of both, and the seconds of ours and of
# gif2webp; it ends with 1 where ours is larger anywhere. verify: whether Pillow, reading both files,
# sees the same pictures for the same times. Needs gifsicle, webp, python3-pil (or PYTHON=…).
set -eu
cd "$(dirname "$0")/../.."
render=${RENDER:-$PWD/.build/release/render}
python=${PYTHON:-python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

parts=""
only=""
for word in "$@"; do
  case $word in
  only=*) only="$only ${word#only=}" ;;
  *) parts="$parts $word" ;;
  esac
done
[ -n "$parts" ] || parts="gif webp verify"

size() { stat -c %s "$1" 2>/dev/null || stat -f %z "$1"; }

seconds() { # command: seconds of the wall
  start=$(date +%s%N)
  "$@" >/dev/null 2>&1
  end=$(date +%s%N)
  awk "BEGIN { printf \"%.2f\", ($end - $start) / 1e9 }"
}

films() { # name and flags of each film that is asked for
  grep -v '^#' Benchmarks/FilmSizes/films.txt | while read -r name flags; do
    case " $only " in
    "  " | *" $name "*) echo "$name $flags" ;;
    esac
  done
}

# Mean, median and worst ratio of two columns of bytes; a single byte more is above 1.
summary() { # file
  awk '{ printf "%.12f\n", $1 / $2 }' "$1" | sort -n | awk '
    { r[NR] = $1; sum += $1; if ($1 > 1) over++ }
    END { printf "%d films: mean %.3f, median %.3f, worst %.3f, %d above 1\n",
      NR, sum / NR, r[int((NR + 1) / 2)], r[NR], over }'
}

gif() {
  echo "| film | render | gifsicle -O3 of that | ratio |"
  echo "| --- | ---: | ---: | ---: |"
  films | while read -r name flags; do
    # shellcheck disable=SC2086
    $render $flags --quiet --out "$work/$name.gif" 2>/dev/null </dev/null
    gifsicle -O3 "$work/$name.gif" -o "$work/small.gif" 2>/dev/null
    ours=$(size "$work/$name.gif")
    theirs=$(size "$work/small.gif")
    ratio=$(awk "BEGIN { printf \"%.3f\", $ours / $theirs }")
    echo "$ours $theirs" >>"$work/gif"
    echo "| $name | $ours | $theirs | $ratio |"
  done
  echo
  summary "$work/gif"
}

webp() {
  echo "| film | render | seconds | gif2webp of the GIF | seconds | Pillow | ratio to the smaller |"
  echo "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
  films | while read -r name flags; do
    # shellcheck disable=SC2086
    {
      [ -f "$work/$name.gif" ] || $render $flags --quiet --out "$work/$name.gif" 2>/dev/null </dev/null
      ours=$(seconds $render $flags --quiet --out "$work/$name.webp" </dev/null)
    }
    theirs=$(seconds gif2webp -quiet "$work/$name.gif" -o "$work/their.webp")
    pillow=$($python Benchmarks/FilmSizes/webp.py "$work/$name.webp")
    google=$(size "$work/their.webp")
    least=$((pillow < google ? pillow : google))
    bytes=$(size "$work/$name.webp")
    ratio=$(awk "BEGIN { printf \"%.3f\", $bytes / $least }")
    echo "$bytes $least $ours $theirs" >>"$work/webp"
    echo "| $name | $bytes | $ours | $google | $theirs | $pillow | $ratio |"
  done
  echo
  summary "$work/webp"
  awk '{ ours += $3; theirs += $4 }
    END { printf "%.1f s and %.1f s together: %.2f times as fast\n", ours, theirs, theirs / ours }' \
    "$work/webp"
  awk '$1 > $2 { larger = 1 } END { exit larger }' "$work/webp"
}

verify() {
  films | while read -r name flags; do
    for format in gif webp apng; do
      # shellcheck disable=SC2086
      [ -f "$work/$name.$format" ] ||
        $render $flags --quiet --out "$work/$name.$format" 2>/dev/null </dev/null
    done
    $python Benchmarks/FilmSizes/same.py "$work/$name.apng" "$work/$name.gif" "$work/$name.webp"
  done
}

for part in $parts; do
  $part
  echo
done
