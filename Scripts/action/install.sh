#!/bin/sh
# Puts `render` into a folder: that of a release, or one built from here.
#
#   install.sh find FOLDER    leaves the release's checksum of the wheel for this machine in FOLDER/wheel.sha256, and
#                             prints the key under which FOLDER/wheel may be cached
#   install.sh put FOLDER     installs that wheel as FOLDER/bin/render
#
# VERSION says which release (that of these sources), RELEASES where releases are. Whatever is in FOLDER/wheel already is
# used only if it has the checksum of the release, which is fetched each time.
set -eu
verb=${1:?find or put} folder=${2:?a folder}
here=$(cd "$(dirname "$0")/../.." && pwd)
version=${VERSION:-$(sed -n 's/.*static let version = "\(.*\)".*/\1/p' "$here/Sources/Core/Program/Render.swift")}
case $version in
*[!0-9A-Za-z.+-]*)
  echo "install: the version cannot be '$version'; it is one such as 1.0.0" >&2
  exit 64
  ;;
esac
machine=$(uname -m)

# fetch NAME PATH: a file of the release, never over a line on which it could be exchanged.
fetch() {
  curl -fsSL --retry 2 --proto '=https,file' --proto-redir '=https' -o "$2" -- "$RELEASES/v$version/$1"
}

# is_the_releases_own NAME: the wheel that is there has the release's checksum.
is_the_releases_own() {
  [ -f "$folder/wheel/$1" ] && (cd "$folder/wheel" && sha256sum --check --status ../wheel.sha256)
}

find_release() {
  rm -f "$folder/wheel.sha256"
  [ -n "${RELEASES:-}" ] && fetch SHA256SUMS "$folder/SHA256SUMS" || return 0
  # The wheel, since it brings the libraries that the program needs.
  grep -E "^[0-9a-f]{64}  terrarium-[0-9A-Za-z.+_-]+_$machine\.whl\$" "$folder/SHA256SUMS" >"$folder/wheel.sha256" || {
    rm "$folder/wheel.sha256"
    return 0
  }
  # The action's own folder is called by the commit, tag or branch that the workflow names.
  commit=$({ git -C "$here" rev-parse HEAD 2>/dev/null || basename "$here"; } | tr -c '0-9A-Za-z._\n' -)
  echo "key=terrarium-$(uname -s)-$machine-$version-$commit-$(cut -c 1-64 "$folder/wheel.sha256")"
}

put_release() {
  [ -f "$folder/wheel.sha256" ] || return 1
  wheel=$(cut -c 67- "$folder/wheel.sha256")
  mkdir -p "$folder/wheel"
  if is_the_releases_own "$wheel"; then
    echo "install: $wheel was kept from an earlier run"
  else
    rm -rf "${folder:?}/wheel/$wheel"
    fetch "$wheel" "$folder/wheel/$wheel" || return 1
  fi
  is_the_releases_own "$wheel" || {
    echo "install: the checksum of $wheel is wrong; nothing was installed" >&2
    exit 2
  }
  python3 -m zipfile -e "$folder/wheel/$wheel" "$folder/program"
  chmod 755 "$folder/program/terrarium/bin/render"
  ln -s ../program/terrarium/bin/render "$folder/bin/render"
  "$folder/bin/render" --version || {
    echo "install: the release does not run here; it is built instead"
    return 1
  }
}

mkdir -p "$folder"
case $verb in
find) find_release ;;
put)
  # What an earlier run has put here is not trusted.
  rm -rf "${folder:?}/bin" "$folder/program"
  mkdir "$folder/bin"
  if put_release; then exit 0; fi
  command -v swift >/dev/null 2>&1 || {
    echo "install: there is no release $version for this machine, and no swift to build one" >&2
    exit 69
  }
  make -C "$here" setup packed
  rm -rf "${folder:?}/bin"
  RENDER=$here/.build/packed/render PREFIX="" "$here/Scripts/package.sh" root "$folder"
  "$folder/bin/render" --version
  ;;
*)
  echo "install: '$verb' is neither find nor put" >&2
  exit 64
  ;;
esac
