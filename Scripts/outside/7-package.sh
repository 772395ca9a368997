#!/bin/sh
# The Debian package installs, runs and brings its manual; it and the archive are the same twice.
# At most 300 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
needs dpkg-deb
here=$(pwd)
export RENDER=$render
package=$("$ROOT/Scripts/package.sh" deb dist)
mkdir -p root admin/updates admin/info
: > admin/status
: > admin/available
dpkg --force-not-root --force-depends --force-bad-path --log=/dev/null \
  --instdir="$here/root" --admindir="$here/admin" -i "$package" >dpkg.txt 2>&1 || fail "$(cat dpkg.txt)"
run() { env -i PATH=/usr/bin:/bin "$here/root/usr/bin/render" "$@"; }
run --version
run sea --frames 3 --out a.gif --quiet
gzip -t root/usr/share/man/man1/render.1.gz
bash -n root/usr/share/bash-completion/completions/render
[ -s root/usr/share/zsh/vendor-completions/_render ]
[ -s root/usr/share/fish/vendor_completions.d/render.fish ]
[ -s root/usr/share/doc/terrarium/copyright ]
needed=$(dpkg-deb -f "$package" Depends)
echo "it depends on: $needed"
for library in libc6 libexpat1 libfontconfig1 libfreetype6 libjpeg62 libpng16 libwebp zlib1g; do
  echo "$needed" | tr , '\n' | grep -q "^ *$library.* (>= " || fail "there is no version of $library among them"
done
first=$("$ROOT/Scripts/package.sh" tar one)
second=$("$ROOT/Scripts/package.sh" tar two)
cmp "$first" "$second"
(cd one && sha256sum -c ./*.sha256)
cmp "$package" "$("$ROOT/Scripts/package.sh" deb again)"
