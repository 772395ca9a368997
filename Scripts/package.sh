#!/bin/sh
# Packs a built program with its manual and completions.
#
#   package.sh tar FOLDER    render-VERSION-linux-ARCH.tar.gz and its check sum
#   package.sh deb FOLDER    terrarium_VERSION_ARCH.deb
#   package.sh wheel FOLDER  terrarium-VERSION-py3-none-manylinux_…_ARCH.whl
#   package.sh root FOLDER   the files as they are installed below PREFIX
#
# RENDER is the program (.build/packed/render), PREFIX where it will be (/usr/local, or /usr), VERSION what
# the packages are called by, if not by the program's own version. The same program makes the same bytes, whatever the
# umask is.
set -eu
umask 022
what=${1:?tar, deb, wheel or root}
folder=${2:?a folder}
here=$(cd "$(dirname "$0")/.." && pwd)
render=${RENDER:-$here/.build/packed/render}
[ -x "$render" ] || {
  echo "package: there is no $render; 'make packed' makes it" >&2
  exit 2
}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
version=${VERSION:-$("$render" --version | cut -d ' ' -f 2)}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# tree ROOT PREFIX: the files as they are installed.
tree() {
  install -d "$1$2/bin" "$1$2/share/man/man1" "$1$2/share/bash-completion/completions" \
    "$1$2/share/zsh/site-functions" "$1$2/share/fish/vendor_completions.d" "$1$2/share/doc/terrarium"
  install -m 755 "$render" "$1$2/bin/render"
  strip "$1$2/bin/render" 2>/dev/null || true
  "$render" list man | gzip -9n > "$1$2/share/man/man1/render.1.gz"
  "$render" completions bash > "$1$2/share/bash-completion/completions/render"
  "$render" completions zsh > "$1$2/share/zsh/site-functions/_render"
  "$render" completions fish > "$1$2/share/fish/vendor_completions.d/render.fish"
  install -m 644 "$here/LICENSE" "$1$2/share/doc/terrarium/copyright"
}

# released ROOT PREFIX: those of a package, with the terms of what is linked into the program.
released() {
  tree "$@"
  "$here/Scripts/release/notices.sh" "$1$2/share/doc/terrarium"
}

# owner FILE: the package that has a file. Where /lib is a link to /usr/lib, either name may be the
# one that the package knows.
owner() {
  real=$(readlink -f "$1")
  for name in "$real" "${real#/usr}" "/usr$real"; do
    dpkg-query -S "$name" 2>/dev/null | cut -d : -f 1 && return
  done
  echo "package: no package has $1" >&2
  return 1
}

# The packages that the program's libraries come from, with the least versions that have what it needs;
# without dpkg-shlibdeps, those that it was built with.
depends() {
  if command -v dpkg-shlibdeps >/dev/null 2>&1; then
    install -d "$scratch/control/debian"
    printf 'Source: terrarium\n\nPackage: terrarium\nArchitecture: any\n' > "$scratch/control/debian/control"
    (cd "$scratch/control" && dpkg-shlibdeps -O "$render" 2>/dev/null) | sed -n 's/^shlibs:Depends=//p'
    return
  fi
  objdump -p "$render" | sed -n 's/^ *NEEDED *//p' | while read -r library; do
    path=$(ldconfig -p | sed -n "s|^[[:space:]]*$library .*=> ||p" | head -n 1)
    package=$(owner "${path:-$library}")
    version=$(dpkg-query -W -f '${Version}\n' "$package" | head -n 1)
    # What the distribution has changed in it counts for nothing.
    echo "$package (>= ${version%-*})"
  done | sort -u | paste -s -d , - | sed 's/,/, /g'
}

case $what in
root) tree "$folder" "${PREFIX-/usr/local}" ;;
wheel) PYTHONDONTWRITEBYTECODE=1 python3 "$here/Scripts/wheel/build.py" "$render" "$folder" ;;
tar)
  name=render-$version-linux-$(uname -m)
  released "$scratch/$name" ""
  # The same program makes the same archive: no dates, no names of people, one order.
  tar -C "$scratch" --sort=name --mtime="@${SOURCE_DATE_EPOCH:-0}" --owner=0 --group=0 --numeric-owner -cf - "$name" |
    gzip -9n > "$folder/$name.tar.gz"
  (cd "$folder" && sha256sum "$name.tar.gz" > "$name.tar.gz.sha256")
  echo "$folder/$name.tar.gz"
  ;;
deb)
  architecture=$(dpkg --print-architecture)
  root=$scratch/root
  needed=$(depends)
  # Debian sorts what follows a tilde before the version itself.
  version=$(echo "$version" | sed 's/\.dev/~dev/')
  case $needed in
  *libc6*libpng16*) ;;
  *)
    echo "package: its libraries' packages are not found: '$needed'" >&2
    exit 2
    ;;
  esac
  released "$root" /usr
  mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
  install -d "$root/DEBIAN"
  gzip -9n < "$here/CHANGELOG.md" > "$root/usr/share/doc/terrarium/changelog.gz"
  cat > "$root/DEBIAN/control" <<EOF
Package: terrarium
Version: $version
Section: graphics
Priority: optional
Architecture: $architecture
Maintainer: Terrarium maintainers <maintainers@example.invalid>
Installed-Size: $(du -ks --apparent-size "$root/usr" | cut -f 1)
Depends: $needed
Recommends: libcurl4
Suggests: ffmpeg, git
Description: cellular automata and small simulations, turned into pictures
 One command runs a small world, such as Life or a sea of penguins and orcas,
 and writes pictures, films and tables of it, the same bytes every time.
EOF
  # The same program makes the same package.
  SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-0} dpkg-deb --root-owner-group --build "$root" "$folder/terrarium_${version}_$architecture.deb" >/dev/null
  echo "$folder/terrarium_${version}_$architecture.deb"
  ;;
*)
  echo "package: '$what' is none of tar, deb, wheel and root" >&2
  exit 64
  ;;
esac
