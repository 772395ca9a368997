#!/bin/sh
# Golly's own files of Larger than Life: the seconds of processor time of loading and a hundred generations, and of loading alone.
#
#   larger-files.sh RENDER BGOLLY FOLDER
set -eu
seconds() { # command
  /usr/bin/time -f '%U %S' -o "$work/time" "$@" >/dev/null 2>&1 || { echo failed; return; }
  awk 'END { printf "%.2f", $1 + $2 }' "$work/time"
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
echo "| file | loaded | bgolly | generation 100 | bgolly | alive |"
echo "| --- | ---: | ---: | ---: | ---: | --- |"
find "$3" -name '*.rle' | sort | while read -r file; do
  ours="$1 life --pattern $file --every 100 --quiet --jobs 1 --out $work/out.csv"
  load=$(seconds $ours --frames 1)
  run=$(seconds $ours --frames 2)
  alive=$(tail -1 "$work/out.csv" | cut -d, -f2)
  theirs=$("$2" -a "Larger than Life" -i 100 -m 100 "$file" | sed -n 's/^100: //p' | tr -d ,)
  [ "$alive" = "$theirs" ] && same=same || same="$alive, $theirs"
  echo "| $(basename "$file") | $load | $(seconds "$2" -a "Larger than Life" -m 0 "$file") | $run |" \
    "$(seconds "$2" -a "Larger than Life" -i 100 -m 100 "$file") | $same |"
done
