#!/bin/sh
# Puts `render` into a folder: the one that is there, the released one, or one built from here.
#
#   install.sh FOLDER
#
# VERSION says which release (that of these sources), RELEASES where releases lie.
set -eu
folder=${1:?a folder}
here=$(cd "$(dirname "$0")/../.." && pwd)
version=${VERSION:-$(sed -n 's/.*static let version = "\(.*\)".*/\1/p' "$here/Sources/Core/Program/Render.swift")}

if [ -x "$folder/bin/render" ]; then
  echo "install: $("$folder/bin/render" --version) was kept from an earlier run"
  exit 0
fi
mkdir -p "$folder/bin"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
fetch() { curl -fsSL --retry 2 -o "$scratch/$1" "$RELEASES/v$version/$1"; } # name

# The wheel, since it brings the libraries that the program needs.
if [ -n "${RELEASES:-}" ] && fetch SHA256SUMS; then
  sum=$(grep "_$(uname -m)\.whl$" "$scratch/SHA256SUMS" || true)
  wheel=${sum##* }
  if [ -n "$wheel" ] && fetch "$wheel"; then
    (cd "$scratch" && echo "$sum" | sha256sum -c - >/dev/null) || {
      echo "install: the checksum of $wheel is wrong; nothing was installed" >&2
      exit 2
    }
    python3 -m zipfile -e "$scratch/$wheel" "$folder"
    chmod 755 "$folder/terrarium/bin/render"
    ln -s ../terrarium/bin/render "$folder/bin/render"
    if "$folder/bin/render" --version; then exit 0; fi
    echo "install: the release does not run here; it is built instead"
    rm -f "$folder/bin/render"
  fi
fi
command -v swift >/dev/null 2>&1 || {
  echo "install: there is no release $version for this machine, and no swift to build one" >&2
  exit 69
}
make -C "$here" packed
PREFIX="" "$here/Scripts/package.sh" root "$folder"
"$folder/bin/render" --version
