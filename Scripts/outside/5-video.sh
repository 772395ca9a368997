#!/bin/sh
# The real ffmpeg makes films that have every frame.
# At most 60 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
for program in ffmpeg ffprobe; do
  command -v $program >/dev/null 2>&1 || skip "there is no $program; 'Scripts/setup.sh bench' installs it"
done
"$render" sea --frames 30 --out a.mp4 --out a.webm --out a.y4m --quiet
for film in a.mp4 a.webm a.y4m; do
  frames=$(ffprobe -v error -count_frames -select_streams v -show_entries stream=nb_read_frames \
    -of default=nokey=1:noprint_wrappers=1 "$film")
  echo "$film: $frames frames"
  [ "$frames" = 30 ]
done
