#!/bin/sh
# Times our encoders beside ffmpeg's, whole processes on the same machine, and compares the bytes of
# the very same frames. Needs ffmpeg, gifsicle and hyperfine; builds what it runs.
set -eu
cd "$(dirname "$0")/../.."
swift build -c release --product bench-codecs >/dev/null
ours=.build/release/bench-codecs
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/ours" "$work/theirs"
quiet="-y -v error"
runs=${RUNS:-5}

time_of() { # name, command
  hyperfine -w1 -r "$runs" --export-csv "$work/time.csv" -n "$1" "$2" >/dev/null 2>&1
  tail -1 "$work/time.csv" | cut -d, -f4
}

compare() { # what, our command, their command
  a=$(time_of ours "$2")
  b=$(time_of theirs "$3")
  echo "$1: ours $a s, ffmpeg $b s, ratio $(echo "$b $a" | awk '{ printf "%.1f", $1 / $2 }')"
}

size() { stat -c %s "$1"; }

same_frames() { # film, side
  $ours raw "$1" "$work/raw"
  ffmpeg $quiet -f rawvideo -pix_fmt gray -s "$2x$2" -r 25 -i "$work/raw" "$work/theirs.gif"
  gifsicle -O3 "$work/theirs.gif" -o "$work/small.gif" 2>/dev/null
  $ours gif "$1" "$work/ours.gif"
  ffmpeg $quiet -i "$work/ours.gif" -f rawvideo -pix_fmt gray "$work/back"
  cmp "$work/raw" "$work/back"
  echo "film $1 bytes: ours $(size "$work/ours.gif"), ffmpeg $(size "$work/theirs.gif"), gifsicle -O3 $(size "$work/small.gif")"
}

life="ffmpeg $quiet -f lavfi -i life=s=128x128:rate=25 -vf scale=1024:1024:flags=neighbor -frames:v 200"
compare "GIF 128x128 at 8 px" "$ours gif 1 $work/o.gif" "$life $work/t.gif"
compare "GIF 512x512 at 1 px" "$ours gif 2 $work/o.gif" \
  "ffmpeg $quiet -f lavfi -i life=s=512x512:rate=25 -frames:v 200 $work/t.gif"
compare "GIF rule 30, 1024x1024 scrolling" "$ours gif 3 $work/o.gif" \
  "ffmpeg $quiet -f lavfi -i cellauto=s=1024x1024:rule=30:rate=25 -frames:v 200 $work/t.gif"
compare "PNG 128x128 at 8 px, 200 files" "$ours png 1 $work/ours" "$life $work/theirs/%03d.png"
echo "PNG bytes: ours $(du -sb "$work/ours" | cut -f1), ffmpeg $(du -sb "$work/theirs" | cut -f1)"
compare "APNG 128x128 at 8 px" "$ours apng 1 $work/o.png" "$life -f apng $work/t.png"
same_frames 1 1024
same_frames 2 512
same_frames 3 1024
