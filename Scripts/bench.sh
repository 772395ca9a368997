#!/bin/sh
# Measures whole processes beside named peers that do the same work, in one run on one machine, and
# writes the figures to Benchmarks/RESULTS.md (PARTS.md beside it was measured by hand). RUNS is how often
# each is timed; the median counts. It ends with 1 where a class that is drawn by lot has become slower.
#
#   bench.sh [films|codecs|pictures|worlds|kernels|lots …]    everything, or some of it to standard output only
#
# lots draws the work by itself (Benchmarks/Lots/lots.py): SEED and CASES say what, ACCEPT=1 keeps the
# medians, and GOLLY is a folder with Golly's bgolly, Patterns and Rules.
set -eu
cd "$(dirname "$0")/.."
Scripts/setup.sh bench
make -s build >/dev/null

render=$PWD/.build/release/render
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
runs=${RUNS:-5}
quiet="-y -v error"

# Python with matplotlib, in a folder of its own.
python=.build/bench-python/bin/python

section() { printf '## %s\n\n' "$1"; } # title

table() { printf '| %s |\n' "$@"; } # names of columns, and how these lie

median() { # command: seconds
  hyperfine -N -w 1 -r "$runs" --export-csv "$work/time.csv" "$1" >/dev/null 2>&1 || {
    echo "bench: this failed: $1" >&2
    exit 1
  }
  tail -1 "$work/time.csv" | awk -F, '{ printf "%.4f", $(NF-4) }'
}

ratio() { awk "BEGIN { printf \"%.2f\", $1 / $2 }"; }

size() { stat -c %s "$1" 2>/dev/null || stat -f %z "$1"; }

peak() { # command: kilobytes
  /usr/bin/time -f %M -o "$work/peak" $1 >/dev/null 2>&1
  tail -1 "$work/peak"
}

# Peers are timed first and last, so that a change of the machine's load shows.
faster() { # what, our command, peer, its command
  before=$(median "$4")
  ours=$(median "$2")
  after=$(median "$4")
  theirs=$(awk "BEGIN { printf \"%.4f\", ($before + $after) / 2 }")
  echo "| $1 | $ours s | $3 | $theirs s | $(ratio "$theirs" "$ours") |"
}

same_frames() { # what, our command without --out
  $render $2 --quiet --out "$work/same.gif" --out "$work/same.y4m"
  # Two colours are two levels of grey: any other way would have ffmpeg dither them.
  ffmpeg $quiet -i "$work/same.y4m" -pix_fmt gray "$work/theirs.gif"
  gifsicle -O3 "$work/theirs.gif" -o "$work/small.gif" 2>/dev/null
  echo "| $1 | $(size "$work/same.gif") | $(size "$work/theirs.gif") | $(size "$work/small.gif") |"
  rm "$work/same.y4m"
}

one="life --size 128x128 --edges wrap --cell 8 --frames 200"
two="life --size 512x512 --edges wrap --cell 1 --frames 200"
three="wolfram --rule 30 --size 1024x1024 --edges wrap --start random --skip 1023 --cell 1 --frames 200"
life_one="ffmpeg $quiet -f lavfi -i life=s=128x128:rate=25 -vf scale=1024:1024:flags=neighbor -frames:v 200"

films() {
  mkdir -p "$work/ours" "$work/theirs"
  section "Films: seconds"
  table "job | render | peer | peer's | times as fast" "--- | ---: | --- | ---: | ---:"
  faster "GIF, 128x128 cells of 8 pixels, 200 frames" "$render $one --quiet --out $work/1.gif" \
    "ffmpeg life" "$life_one $work/t.gif"
  faster "GIF, 512x512 cells of 1 pixel, 200 frames" "$render $two --quiet --out $work/2.gif" \
    "ffmpeg life" "ffmpeg $quiet -f lavfi -i life=s=512x512:rate=25 -frames:v 200 $work/t.gif"
  faster "GIF, rule 30, 1024x1024 scrolling, 200 frames" "$render $three --quiet --out $work/3.gif" \
    "ffmpeg cellauto" \
    "ffmpeg $quiet -f lavfi -i cellauto=s=1024x1024:rule=30:full=1:rate=25 -frames:v 200 $work/t.gif"
  faster "200 PNG files of 128x128 cells of 8 pixels" \
    "$render $one --quiet --out $work/ours/%03d.png" "ffmpeg life" "$life_one $work/theirs/%03d.png"
  faster "APNG, 128x128 cells of 8 pixels, 200 frames" "$render $one --quiet --out $work/1.apng" \
    "ffmpeg life" "$life_one -f apng $work/t.png"
  if $python -c 'import matplotlib' 2>/dev/null; then
    faster "the sea, 100 frames" "$render sea --frames 100 --quiet --out $work/sea.gif" \
      "Benchmarks/Sea/sea.py, Python $($python -c 'import matplotlib, platform
print(platform.python_version() + ", matplotlib", matplotlib.__version__)')" \
      "$python Benchmarks/Sea/sea.py $work/t.gif"
  fi
  faster "the sea, 100 frames, beside a program that only starts" \
    "$render sea --frames 100 --quiet --out $work/sea.gif" "ffmpeg -version" "ffmpeg -version"
  faster "start: render --version" "$render --version" "python3 -c pass" "$(command -v python3) -c pass"
  echo
  section "Films: bytes of the very same frames"
  table "job | render | ffmpeg | gifsicle -O3 of that" "--- | ---: | ---: | ---:"
  same_frames "GIF, 128x128 cells of 8 pixels, 200 frames" "$one"
  same_frames "GIF, 512x512 cells of 1 pixel, 200 frames" "$two"
  same_frames "GIF, rule 30, 1024x1024 scrolling, 200 frames" "$three"
  echo
  section "Films: peak memory in kB"
  table "format | 100 frames | 10,000 frames | ratio" "--- | ---: | ---: | ---:"
  small="life --size 128x128 --edges wrap --cell 2 --quiet"
  for format in gif apng png y4m; do
    out="$work/peak.$format"
    [ $format = png ] && out="$work/ours/%05d.png"
    few=$(peak "$render $small --frames 100 --out $out")
    many=$(peak "$render $small --frames 10000 --out $out")
    echo "| .$format | $few | $many | $(ratio "$many" "$few") |"
    rm -f "$work"/peak.* "$work"/ours/*
  done
  echo
}

codecs() {
  section "Films of all kinds: bytes"
  Benchmarks/FilmSizes/measure.sh gif webp
}

cells_a_second() { # flags
  $render life --size 1024x1024 --edges wrap --every 8192 --frames 2 --quiet --json \
    --out "$work/torus.csv" $1 |
    sed -n 's/.*"kernel": "\([^"]*\)".*"cells_per_second": \([0-9]*\).*/\1 \2/p'
}

worlds() {
  section "Worlds"
  table "job | seconds" "--- | ---:"
  for power in 9 18; do
    every=1$(printf "%0${power}d" 0)
    echo "| Gosper's gun, generation 10^$power | $(median "$render life --pattern gosper-glider-gun --every $every --frames 2 --quiet --out $work/gun.csv") |"
  done
  people="infection --people 100000000 --infect 1000 --frames 2 --every 700 --quiet --out $work/people.csv"
  echo "| 10^8 people, 1000 ill, factor 3, until all are ill | $(runs=1 median "$render $people") |"
  echo
  echo "10^8 people take $(peak "$render $people") kB at the peak; the table ends with \`$(tail -1 "$work/people.csv")\`."
  echo
  table "torus of 1024x1024 random cells, 8192 generations | kernel | Gcell/s" "--- | --- | ---:"
  for flags in "--engine dense --jobs 1" "--engine dense --jobs 2" \
    "--engine dense --jobs 2 --rule B2/S"; do
    cells_a_second "$flags" | while read -r kernel cells; do
      echo "| \`$flags\` | $kernel | $(awk "BEGIN { printf \"%.1f\", $cells / 1e9 }") |"
    done
  done
  echo
}

still() { # what, flags
  /usr/bin/time -f "%e %M" -o "$work/still" $render $2 --quiet --out "$work/still.png"
  echo "| $1 | $(awk '{ printf "%.2f | %d", $1, $2 }' "$work/still") |"
}

pictures() {
  section "Sheets, cameras and large stills"
  table "job | seconds" "--- | ---:"
  echo "| all 256 elementary rules, 64x64 each, on one sheet | $(median "$render wolfram --vary rule=0..255 --size 64x64 --quiet --out $work/rules.png") |"
  echo "| 50 seas, 100 frames, in step on one animated sheet with their chart | $(median "$render sea --vary seed=1..50 --chart --quiet --out $work/seas.gif") |"
  echo "| a breeder from 10 pixels a cell to 1000 cells a pixel, 141 frames | $(median "$render run examples/breeder.yaml --force --quiet --out $work/breeder.gif") |"
  echo
  table "one picture of 20000x20000 pixels | seconds | kB at the peak" "--- | ---: | ---:"
  still "random Life, a pixel a cell" "life --size 20000x20000 --edges wrap --cell 1 --frames 2"
  still "rule 30, a pixel a cell" "wolfram --rule 30 --size 20000x20000 --cell 1"
  still "a sea of sprites of 32 pixels" "sea --size 625x625 --cell 32 --frames 2"
  echo
}

kernels() {
  make -s bench-kernels >/dev/null
  section "Kernels alone"
  echo '```'
  .build/release/bench-kernels
  echo '```'
  echo
}

lots() {
  section "By lot"
  python3 Benchmarks/Lots/lots.py "$render" ${SEED:+--seed "$SEED"} ${CASES:+--cases "$CASES"} \
    ${GOLLY:+--golly "$GOLLY"} ${ACCEPT:+--accept} || return
  echo
}

head_of_page() {
  processor=$(sed -n 's/^model name.*: //p' /proc/cpuinfo 2>/dev/null | head -1)
  [ -n "$processor" ] || processor=$(sysctl -n machdep.cpu.brand_string)
  echo "# Figures"
  echo
  echo "Whole processes, start included; the median of $runs runs each, ours and the peer's in one run of"
  echo "\`make bench\`. $processor, $(getconf _NPROCESSORS_ONLN) cores, load $(uptime | sed 's/.*average[s]*: //'),"
  echo "$(swift --version 2>/dev/null | sed -n 's/^\(Apple \)*\(Swift version [0-9.]*\).*/\2/p'), commit $(git rev-parse --short HEAD), $(date +%Y-%m-%d)."
  echo "Peers: $(ffmpeg -version | sed -n '1s/ Copyright.*//p'), $(gifsicle --version | head -1)."
  echo
}

if [ $# -gt 0 ]; then
  for part in "$@"; do $part; done
else
  for part in head_of_page films codecs pictures worlds kernels lots; do
    $part || echo $? >"$work/failed"
  done | tee "$work/RESULTS.md"
  cp "$work/RESULTS.md" Benchmarks/RESULTS.md
  [ ! -f "$work/failed" ] || exit "$(cat "$work/failed")"
fi
