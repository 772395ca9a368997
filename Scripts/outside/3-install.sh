#!/bin/sh
# What is installed runs by itself, in another folder and with nothing of ours around it; this builds what is packed.
# At most 480 seconds.
set -eu
. "$ROOT/Scripts/outside/part.sh"
here=$(pwd)
make -C "$ROOT" install DESTDIR="$here/root" PREFIX=/usr
cd "$here"
render=$here/root/usr/bin/render
run() { env -i PATH=/usr/bin:/bin "$render" "$@"; }
run --version
run sea --frames 5 --out a.gif --out a.csv --quiet
run show a.gif > a.yaml
run check a.yaml
size=$(wc -c < "$render")
[ "$size" -le 30000000 ] || fail "the program has $size bytes; the limit is 30,000,000"
