#!/bin/sh
# Programs of other people show of an SVG and a PDF what our PNG shows.
# At most 540 seconds.
set -eu
. "$ROOT/Scripts/outside/part.sh"
for program in rsvg-convert pdftoppm; do
  command -v $program >/dev/null 2>&1 || skip "there is no $program; 'Scripts/setup.sh bench' installs it"
done
swift_tests VectorProgramsTests 'show what the PNG shows.*passed'
