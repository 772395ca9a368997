#!/bin/sh
# The Debian package installs, runs and brings its manual; a release is the same twice, says what it holds, and which commit it is of.
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
terms="copyright LICENSE.libgd LICENSE.swift"
for file in $terms; do [ -s "root/usr/share/doc/terrarium/$file" ] || fail "the package does not bring $file"; done
needed=$(dpkg-deb -f "$package" Depends)
echo "it depends on: $needed"
for library in libc6 libexpat1 libfontconfig1 libfreetype6 libjpeg62 libpng16 libwebp zlib1g; do
  echo "$needed" | tr , '\n' | grep -q "^ *$library.* (>= " || fail "there is no version of $library among them"
done
# The same bytes under another umask; nothing beside them is left.
mkdir scratch
archive=$(TMPDIR=$here/scratch "$ROOT/Scripts/package.sh" tar dist)
cmp "$archive" "$(umask 077 && "$ROOT/Scripts/package.sh" tar again)"
[ -z "$(ls -A scratch)" ] || fail "packing left $(ls -A scratch)"
for file in $terms; do
  tar -tf "$archive" | grep -q "^[^/]*/share/doc/terrarium/$file\$" || fail "the archive does not bring $file"
done
! tar -tvf "$archive" | grep -v '^drwxr-xr-x\|^-rw[x-]r-[x-]r-[x-]' || fail "the archive has files that not everybody may read"
# What builds installs nothing by itself, and says what is missing.
for target in build packed programs; do
  make -C "$ROOT" -n "$target" >plan.txt
  ! grep 'setup.sh *$' plan.txt || fail "'make $target' installs system packages"
done
for target in demo test; do
  make -C "$ROOT" -n "$target" >plan.txt
  grep -q 'setup.sh *$' plan.txt || fail "'make $target' does not install what it needs"
done
mkdir bare
printf '#!/bin/sh\nexit 1\n' >bare/dpkg-query
printf '#!/bin/sh\necho "$0 $*" >>"%s/called"\n' "$here" >bare/apt-get
chmod 755 bare/*
! PATH=$here/bare:$PATH "$ROOT/Scripts/setup.sh" check 2>missing.txt || fail "nothing is missing on a bare machine"
grep -q "^setup: these packages are missing: libgd-dev .*; 'make setup' installs them" missing.txt
[ ! -e called ] || fail "the check installs: $(cat called)"

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
(umask 077 && clone/Scripts/release.sh two >/dev/null)
diff one/SHA256SUMS two/SHA256SUMS
(cd one && sha256sum --quiet -c SHA256SUMS)
[ -f "one/render-$version-linux-$(uname -m).tar.gz" ] || fail "a tagged release has another version: $(ls one)"
python3 - one <<'EOF'
import hashlib, json, pathlib, re, sys, zipfile
folder = pathlib.Path(sys.argv[1])
bill = json.loads(next(folder.glob("*.spdx.json")).read_text())
known = {one["SPDXID"] for one in bill["packages"]}
assert bill["spdxVersion"] == "SPDX-2.3" and len(known) == len(bill["packages"]) > 10
assert all({one["spdxElementId"], one["relatedSpdxElement"]} <= known | {"SPDXRef-DOCUMENT"} for one in bill["relationships"])
assert {"libgd-dev", "swift-runtime", "libpng16-16"} <= {one["name"] for one in bill["packages"]}
# The checksums are of what people receive.
received = {one["packageFileName"]: one["checksums"][0]["checksumValue"] for one in bill["packages"] if "checksums" in one}
wanted = [path for pattern in ("*.tar.gz", "*.deb", "*.whl") for path in folder.glob(pattern)]
assert received == {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in wanted} and len(wanted) == 3, received
for one in bill["packages"]:
    assert one["licenseDeclared"] != "NOASSERTION", one
    assert re.match("pkg:(deb/debian|deb/ubuntu|github/swiftlang|generic)/[^@]+@[^@]+$", one["externalRefs"][0]["referenceLocator"]), one
names = zipfile.ZipFile(next(folder.glob("*.whl"))).namelist()
for name in ("LICENSE", "LICENSE.libgd", "LICENSE.swift", "LICENSE.libpng16-16"):
    assert any(re.search(rf"dist-info/(licenses/)?{re.escape(name)}$", one) for one in names), (name, names)
EOF
