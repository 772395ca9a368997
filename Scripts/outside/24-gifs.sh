#!/bin/sh
# GIFs that others made become as small as gifsicle -O3 makes them, or smaller; 500 films of random values are read back or are errors.
# At most 600 seconds.
set -eu
. "$ROOT/Scripts/outside/part.sh"

TEST="env TERRARIUM_GIFS=500 $TEST"
swift_tests GIFEncoderTests 'Test run with 3 tests.* passed'

# What follows needs other programs, and is skipped without them.
. "$ROOT/Scripts/outside/release.sh"
needs gifsicle ffmpeg convert gnuplot python3
convert -version | grep -q ImageMagick || skip "the convert here is not ImageMagick's"
python3 -c 'import PIL' 2>/dev/null || skip "there is no python3 with PIL here; 'pip install pillow' installs it"
python3 "$ROOT/Scripts/outside/gifs.py" "$render"
