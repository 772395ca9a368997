#!/bin/sh
# Every command in the documents works as it is written, one after the other, in a fresh copy.
# At most 1500 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
here=$(pwd)
cd "$ROOT"
mkdir "$here/bin" "$here/copy"
ln -s "$render" "$here/bin/render"
PATH=$here/bin:$PATH
# Nobody's own library is touched.
XDG_DATA_HOME=$here/data
export PATH XDG_DATA_HOME
git ls-files -z | xargs -0 tar cf - -- | tar xf - -C "$here/copy"
cd "$here/copy"
git init -q . && git add -A

# What the documents speak of as the reader's own.
printf 'world: sea\nframes: 3\nout: sweep-{seed}.csv\nvary: {seed: 1..9}\n' >sweep.yaml
printf 'world: life\nframes: 2\nout: stranger.png\n' >stranger.yaml
printf '%s\n' '<gpx version="1.1"><trk><trkseg><trkpt lat="59.9" lon="30.3"/>' \
  '<trkpt lat="59.901" lon="30.302"/></trkseg></trk></gpx>' >walk.gpx
cp examples/monsters/town.geojson town.geojson
printf 'world: life\npattern: gosper-glider-gun\n' >gun.yaml
printf '#C [[ GPS 12 STOP 20 ]]\nx = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n' >rake.rle
printf 'x = 3, y = 3, rule = B3/S23\nb2o$2o$bo!\n' >soup.rle
cp Documentation/images/rule30.png photo.png
mkdir pictures docs
printf 'world: life\npattern: gosper-glider-gun\nframes: 2\nout: gun.gif\n' >docs/gun.yaml
render run --quiet docs/gun.yaml
git add docs
render life --rule WireWorld --pattern '3CAB5C!' --frames 9 --quiet --out film.txt
render life --rule WireWorld --pattern '3CAB5C!' --frames 1 --quiet --out wire.txt

has_terminal=1
script -qec true /dev/null >/dev/null 2>&1 </dev/null || has_terminal=0
has_ffmpeg=1
command -v ffmpeg >/dev/null 2>&1 || has_ffmpeg=0
count=0 left=0 failed=0
: >"$here/tried"
for page in README.md SECURITY.md Documentation/*.md; do
  # Commands stand indented, alone on their lines; those after a dollar sign show what they answer.
  grep '^    render ' "$page" >"$here/commands" || continue
  while IFS= read -r command; do
    # A command that stands in several places is tried once.
    ! grep -qxF "$command" "$here/tried" || continue
    printf '%s\n' "$command" >>"$here/tried"
    case $command in
    *ffmpeg* | *.mp4* | *.webm*)
      [ $has_ffmpeg = 1 ] || {
        left=$((left + 1))
        continue
      }
      ;;
    esac
    count=$((count + 1))
    code=0
    timeout 600 sh -c "$command" >"$here/said" 2>&1 </dev/null || code=$?
    # What has no output plays on a terminal, until q is typed.
    if [ $code = 64 ] && grep -q 'no output' "$here/said"; then
      [ $has_terminal = 1 ] || {
        left=$((left + 1))
        continue
      }
      code=0
      printf q >"$here/keys"
      CI='' TERM=xterm-256color COLORTERM=truecolor SHELL=/bin/sh timeout 20 \
        script -qec "stty cols 80 rows 24; $command" /dev/null \
        >"$here/said" 2>&1 <"$here/keys" || code=$?
      grep -q '\[?1049l' "$here/said" || code=1
    fi
    [ $code = 0 ] || {
      echo "$page:$command"
      echo "ended with $code:"
      tail -5 "$here/said"
      failed=$((failed + 1))
    }
  done <"$here/commands"
done
[ $left = 0 ] || echo "$left commands are left out: there is no ffmpeg, or no terminal"
[ $failed = 0 ] || fail "$failed of $count commands failed"
# A pattern that matches nothing would have passed too.
[ $count -ge 70 ] || fail "only $count commands were found"
# The committed pictures are what the commands and the pages make.
render check --committed README.md examples/*.yaml
echo "$count commands"
