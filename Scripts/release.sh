#!/bin/sh
# Makes all that a release has for this processor, from a built program.
#
#   release.sh FOLDER    archive, .deb and wheel, Containerfile, SBOM, notes.md, SHA256SUMS
#
# The notes are the topmost section of CHANGELOG.md, which must be that of the program's version.
# RENDER is the program (.build/packed/render). Where the tree is not the version's tag, the version in all
# names and packages says which commit it is. The same program and commit make the same bytes.
set -eu
umask 022
folder=${1:?a folder}
here=$(cd "$(dirname "$0")/.." && pwd)
RENDER=${RENDER:-$here/.build/packed/render}
export RENDER
version=$("$RENDER" --version | cut -d ' ' -f 2)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$here" log -1 --format=%ct 2>/dev/null || echo 0)}
VERSION=$version
[ "$(git -C "$here" describe --tags --exact-match --match "v$version" --dirty 2>/dev/null)" = "v$version" ] ||
  VERSION=$version.dev0+$(git -C "$here" describe --always --exclude '*' --abbrev=8 --dirty=.dirty 2>/dev/null || echo unknown)
export SOURCE_DATE_EPOCH VERSION
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

# Step 1: the notes. A version that nobody has written of is not released.
awk -v version="$version" '
  /^## / { if (found) exit; found = ($2 == version); next }
  found && (length($0) || begun) { begun = 1; print }
' "$here/CHANGELOG.md" >"$folder/notes.md"
[ -s "$folder/notes.md" ] || {
  echo "release: CHANGELOG.md has no section '## $version'" >&2
  exit 2
}

# Step 2: the packages, each of which says where it lies.
set --
for kind in tar deb wheel; do
  path=$("$here/Scripts/package.sh" $kind "$folder")
  set -- "$@" "${path##*/}"
  echo "$path"
done

# Step 3: what each of them holds and needs.
bill=terrarium-$VERSION-$(uname -m).spdx.json
(cd "$folder" && "$here/Scripts/release/sbom.py" "$RENDER" "$VERSION" "$@" >"$bill")
echo "$folder/$bill"

# Step 4: an image of the Debian package beside it.
cp "$here/Scripts/release/Containerfile" "$folder/Containerfile"

# Step 5: the sums of what was made now, whatever else lies there.
(cd "$folder" && sha256sum -- "$@" notes.md "$bill" Containerfile | sort -k 2 >SHA256SUMS)
echo "$folder/SHA256SUMS"
