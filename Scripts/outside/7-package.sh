#!/bin/sh
# The Debian package installs, runs and brings its manual and completions; the archive is the same twice.
# At most 120 seconds.
set -eu
render=${RENDER:-$ROOT/.build/release/render}
if [ ! -x "$render" ]; then
  echo "there is no release build; 'make build' makes it"
  exit 75
fi
if ! command -v dpkg-deb >/dev/null 2>&1; then
  echo "there is no dpkg-deb here"
  exit 75
fi
here=$(pwd)
export RENDER=$render
package=$("$ROOT/Scripts/package.sh" deb dist)
mkdir -p root admin/updates admin/info
: > admin/status
: > admin/available
dpkg --force-not-root --force-depends --force-bad-path --log=/dev/null \
  --instdir="$here/root" --admindir="$here/admin" -i "$package" >dpkg.txt 2>&1 || {
  cat dpkg.txt
  exit 1
}
run() { env -i PATH=/usr/bin:/bin "$here/root/usr/bin/render" "$@"; }
run --version
run sea --frames 3 --out a.gif --quiet
gzip -t root/usr/share/man/man1/render.1.gz
bash -n root/usr/share/bash-completion/completions/render
[ -s root/usr/share/zsh/vendor-completions/_render ]
[ -s root/usr/share/fish/vendor_completions.d/render.fish ]
[ -s root/usr/share/doc/terrarium/copyright ]
dpkg-deb -f "$package" Depends | grep -q libgd3
first=$("$ROOT/Scripts/package.sh" tar one)
second=$("$ROOT/Scripts/package.sh" tar two)
cmp "$first" "$second"
(cd one && sha256sum -c ./*.sha256)
