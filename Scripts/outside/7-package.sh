#!/bin/sh
# The Debian package installs, runs and brings its manual; a release is the same twice, and says which commit it is of.
# At most 900 seconds.
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
cmp "$package" "$("$ROOT/Scripts/package.sh" deb again)"

(cd "$ROOT" && Scripts/setup.sh wheel) >/dev/null 2>&1 || skip "auditwheel cannot be installed here"
needs git python3
# The scripts of the last commit, in a clone: once as they lie there, once as the tag of their version.
version=$("$render" --version | cut -d ' ' -f 2)
git clone -q "$ROOT" clone
mkdir -p clone/.build
ln -s "$ROOT/.build/auditwheel" clone/.build/auditwheel
git -C clone tag -d "v$version" >/dev/null 2>&1 || true
clone/Scripts/release.sh untagged >/dev/null
for file in untagged/render-* untagged/terrarium-* untagged/terrarium_*; do
  case $file in
  *"$version"[.~]dev0+*) ;;
  *) fail "an untagged release has $file" ;;
  esac
done
git -C clone tag "v$version"
clone/Scripts/release.sh one
clone/Scripts/release.sh two >/dev/null
diff one/SHA256SUMS two/SHA256SUMS
(cd one && sha256sum --quiet -c SHA256SUMS)
[ -f "one/render-$version-linux-$(uname -m).tar.gz" ] || fail "a tagged release has another version: $(ls one)"
python3 - one/*.spdx.json <<'EOF'
import json, sys
bill = json.load(open(sys.argv[1]))
known = {one["SPDXID"] for one in bill["packages"]}
assert bill["spdxVersion"] == "SPDX-2.3" and len(known) == len(bill["packages"]) > 10
assert all(one["relatedSpdxElement"] in known for one in bill["relationships"])
assert {"terrarium", "libgd", "swift-runtime", "libpng16-16"} <= {one["name"] for one in bill["packages"]}
EOF
