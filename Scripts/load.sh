#!/bin/sh
# How the program bears load: many scenarios in one call, very long films, many calls at once.
# Prints a line for each; a figure that is out of bounds ends it with an error.
#   Scripts/load.sh [PATH-OF-RENDER]
set -eu
cd "$(dirname "$0")/.."
render=$(realpath "${1:-.build/release/render}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# measure WORDS…: runs them, and leaves seconds and the largest memory in kB in $seconds and $peak.
measure() {
  /usr/bin/time -f '%e %M' -o figures "$@"
  read -r seconds peak <figures
}

bound() {
  if [ "$2" -gt "$3" ]; then
    echo "$1: $2, and at most $3 are allowed" >&2
    exit 1
  fi
}

# 1. Ten thousand scenarios in one call.
mkdir many
i=0
while [ $i -lt 10000 ]; do
  printf 'world: wolfram\nrule: %d\nsize: 9x9\nout: %d.png\n' $((i % 256)) $i >many/$i.yaml
  i=$((i + 1))
done
(cd many && find . -name '*.yaml' | sort | xargs -s 1000000 -n 10000 echo >../list)
(cd many && measure "$render" run --quiet $(cat ../list) && mv figures ..)
read -r seconds peak <figures
made=$(find many -name '*.png' | wc -l)
[ "$made" -eq 10000 ]
echo "10,000 scenarios in one call: $seconds s, $((peak / 1024)) MB"
bound "memory of 10,000 scenarios (kB)" "$peak" 2000000

# 2. A million frames to /dev/null as y4m; memory is that of a hundredth of them.
measure "$render" life --size 16x16 --edges wrap --cell 1 --frames 10000 --format y4m --quiet --out /dev/null
few=$peak
measure "$render" life --size 16x16 --edges wrap --cell 1 --frames 1000000 --format y4m --quiet --out /dev/null
echo "1,000,000 frames as y4m: $seconds s, $((peak / 1024)) MB (of 10,000: $((few / 1024)) MB)"
bound "memory that grows with frames (kB)" $((peak - few)) 20000

# 3. Descriptors of a running call do not grow.
"$render" life --size 16x16 --edges wrap --cell 1 --frames 3000000 --format y4m --quiet --out /dev/null &
pid=$!
sleep 1
first=$(ls /proc/$pid/fd | wc -l)
sleep 3
last=$(ls /proc/$pid/fd | wc -l)
kill $pid 2>/dev/null || true
wait $pid 2>/dev/null || true
echo "open files of a running call: $first after 1 s, $last after 4 s"
bound "open files that grow" $((last - first)) 0

# 4. A hundred renders at once in one folder.
mkdir together
cd together
i=0
while [ $i -lt 100 ]; do
  "$render" sea --frames 10 --seed $i --quiet --out $i.gif --out same.gif &
  i=$((i + 1))
done
wait
[ "$(ls -A | wc -l)" -eq 101 ]
"$render" show same.gif >/dev/null
echo "100 renders at once in one folder: 101 files, each whole, nothing left over"
