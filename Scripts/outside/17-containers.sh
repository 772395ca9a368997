#!/bin/sh
# Two containers that write one file at the same time leave one of the two whole, and nothing else.
# At most 300 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
needs unshare
unshare -pfm --mount-proc true 2>/dev/null || skip "nobody may make namespaces of processes here"
# COUNT=1000 races longer. Every second time there is an old file, and two outputs each.
race() { unshare -pfm --mount-proc "$render" sea --seed "$1" --frames 5 --size 20x20 --cell 4 $2 --quiet; }
mkdir one two both
(cd one && race 1 "--out a.gif --out a.csv")
(cd two && race 2 "--out a.gif --out a.csv")
cd both
number=0 first=0
while [ $number -lt "${COUNT:-200}" ]; do
  number=$((number + 1))
  outputs="--out a.gif"
  [ $((number % 2)) = 0 ] && outputs="--out a.gif --out a.csv" || rm -f a.gif a.csv
  race 1 "$outputs" &
  other=$!
  race 2 "$outputs"
  wait $other
  for file in *; do
    if cmp -s "$file" "../one/$file"; then
      [ "$file" != a.gif ] || first=$((first + 1))
    elif ! cmp -s "$file" "../two/$file"; then
      fail "race $number: $file is neither's"
    fi
  done
  left=$(find . -name '.*render-*')
  [ -z "$left" ] || fail "race $number: $left was left behind"
done
echo "$number races; the first one's file was left $first times"
