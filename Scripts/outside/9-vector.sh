#!/bin/sh
# Programs of other people show of an SVG and a PDF what our PNG shows.
# At most 540 seconds.
set -eu
here=$(pwd)
for program in rsvg-convert pdftoppm; do
  command -v $program >/dev/null 2>&1 || {
    echo "there is no $program; 'Scripts/setup.sh bench' installs it"
    exit 75
  }
done
cd "$ROOT"
$BUILD_TESTS
$TEST --filter VectorProgramsTests >"$here/said" 2>&1 || {
  cat "$here/said"
  exit 1
}
# No test at all would have passed too.
grep '"show what the PNG shows"() with 11 test cases passed' "$here/said" \
  || grep 'show what the PNG shows.*passed' "$here/said"
