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
name=render-$version-linux-$(uname -m)

if [ -x "$folder/bin/render" ]; then
  echo "install: $("$folder/bin/render" --version) was kept from an earlier run"
  exit 0
fi
mkdir -p "$folder"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
if [ -n "${RELEASES:-}" ] &&
  curl -fsSL --retry 2 -o "$scratch/$name.tar.gz" "$RELEASES/v$version/$name.tar.gz" &&
  curl -fsSL --retry 2 -o "$scratch/$name.tar.gz.sha256" "$RELEASES/v$version/$name.tar.gz.sha256"; then
  (cd "$scratch" && sha256sum -c "$name.tar.gz.sha256" >/dev/null) || {
    echo "install: the check sum of $name.tar.gz is wrong; nothing was installed" >&2
    exit 2
  }
  tar -xzf "$scratch/$name.tar.gz" -C "$scratch"
  cp -R "$scratch/$name/." "$folder/"
  if "$folder/bin/render" --version; then exit 0; fi
  echo "install: the release does not run here; its libraries may be missing"
  rm -f "$folder/bin/render"
fi
command -v swift >/dev/null 2>&1 || {
  echo "install: there is no release $version for this machine, and no swift to build one" >&2
  exit 69
}
make -C "$here" build
RENDER=$here/.build/release/render PREFIX="" "$here/Scripts/package.sh" root "$folder"
"$folder/bin/render" --version
