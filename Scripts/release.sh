#!/bin/sh
# Makes all that a release has for this processor, from a built program.
#
#   release.sh FOLDER    archive, .deb and wheel, Containerfile, notes.md, SHA256SUMS
#
# The notes are the topmost section of CHANGELOG.md, which must be that of the program's version.
# RENDER is the program (.build/release/render).
set -eu
folder=${1:?a folder}
here=$(cd "$(dirname "$0")/.." && pwd)
RENDER=${RENDER:-$here/.build/release/render}
export RENDER
version=$("$RENDER" --version | cut -d ' ' -f 2)
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
written="$folder/notes.md"
for kind in tar deb wheel; do
  path=$("$here/Scripts/package.sh" $kind "$folder")
  written="$written $path"
  echo "$path"
done

# Step 3: an image of the Debian package beside it.
cp "$here/Scripts/release/Containerfile" "$folder/Containerfile"

# Step 4: the sums of what was made now, whatever else lies there.
(cd "$folder" && for path in $written Containerfile; do sha256sum "$(basename "$path")"; done | sort -k 2 >SHA256SUMS)
echo "$folder/SHA256SUMS"
