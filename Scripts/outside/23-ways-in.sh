#!/bin/sh
# Every way in that needs no compiler works from a fresh root; it prints the bytes and seconds of each.
# At most 1200 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
needs dpkg-deb python3 strip
(cd "$ROOT" && Scripts/setup.sh wheel) >/dev/null 2>&1 || skip "auditwheel cannot be installed here"
{ [ "$(id -u)" -eq 0 ] && command -v debootstrap >/dev/null 2>&1 && unshare -m true 2>/dev/null; } \
  || skip "fresh roots need debootstrap, the superuser and namespaces of mounts"
# SUITES="bookworm trixie jammy noble" tries others; what is not Debian's is Ubuntu's. The Debian package is for the suite that it
# was built on.
here=$(pwd)
RENDER=$render "$ROOT/Scripts/release.sh" "$here/dist" >made.txt
(cd dist && sha256sum --quiet -c SHA256SUMS)
archive=$(ls dist/render-*.tar.gz) package=$(ls dist/terrarium_*.deb) wheel=$(ls dist/terrarium-*.whl)
own=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
libraries="libpng16-16 libdeflate0 libjpeg62-turbo libfreetype6 libfontconfig1 libwebp7 libwebpdemux2 libyaml-0-2 libexpat1 zlib1g"
apt="apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends"

# fresh_root SUITE: makes a root that has nothing but a base system, and leaves its path in $fresh;
# fails where that cannot be done. What is not Debian's is Ubuntu's, with Python's environments in its part universe.
fresh_root() {
  fresh=$(pwd)/$1
  case $1 in
  bullseye | bookworm | trixie | forky | sid | stable) mirror="" ;;
  *) mirror="http://archive.ubuntu.com/ubuntu gutsy" ;;
  esac
  # shellcheck disable=SC2086 # a mirror and the script for it, or nothing
  debootstrap --variant=minbase --components="main${mirror:+,universe}" "$1" "$fresh" $mirror >debootstrap.txt 2>&1 || {
    echo "not tried here: a fresh '$1' ($(tail -n 1 debootstrap.txt))"
    return 1
  }
  # The package lists of this machine's own place for packages.
  [ "$1" != "$(. /etc/os-release && echo "${VERSION_CODENAME:-}")" ] ||
    cp -RL /etc/apt/sources.list* "$fresh/etc/apt/" 2>/dev/null || true
  cp /etc/resolv.conf "$fresh/etc/resolv.conf" || exit
}

# inside ROOT COMMANDS: runs them in a root that has its processes' folder, as every machine and container has.
inside() {
  unshare -m sh -c 'mount -t proc proc "$1/proc" && exec chroot "$1" env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin \
    HOME=/root sh -ec "$2"' sh "$1" "$2" >"$here/inside.txt" 2>&1 || {
    tail -n 20 "$here/inside.txt"
    fail "in a fresh root this failed: $2"
  }
}

# weight ROOT: its bytes, without what apt has put aside.
weight() { du -sxb --exclude="$1/var/cache/apt" --exclude="$1/var/lib/apt" "$1" | cut -f 1; }

# way SUITE NAME FILE BEFORE COMMANDS RENDER: tries one way in a copy of a fresh root. What is done BEFORE counts
# for nothing.
way() {
  root=$here/root
  rm -rf "$root"
  cp -a "$here/$1" "$root"
  cp "$3" "$root/tmp/"
  inside "$root" "$4"
  before=$(weight "$root")
  began=$(date +%s)
  inside "$root" "$5"
  ended=$(date +%s)
  fetched=$(sed -n 's/^Need to get \(.*\) of archives.*/, apt \1/p' inside.txt | head -n 1)
  inside "$root" "cd /tmp && $6 sea --frames 3 --out a.gif --quiet && [ -s a.gif ]"
  echo "| $1: $2 | $(wc -c <"$3") bytes${fetched%%/*} | $((($(weight "$root") - before) / 1000000)) MB | $((ended - began)) s |"
}

for suite in ${SUITES:-bookworm}; do
  fresh_root "$suite" || continue
  if [ "$suite" = "$own" ]; then
    way "$suite" archive "$archive" true "$apt $libraries && tar -xzf /tmp/render-*.tar.gz -C /usr/local --strip-components=1" render
    way "$suite" "Debian package" "$package" true "$apt /tmp/terrarium_*.deb" render
    # The recipe's own line, by hand: there need be no podman.
    recipe=$(sed -n '/^RUN /,/[^\\]$/p' dist/Containerfile | sed 's/^RUN //; s/\\$//' | tr '\n' ' ')
    way "$suite" "image recipe" "$package" true "$recipe" render
  fi
  way "$suite" "wheel, where Python is" "$wheel" "$apt python3-venv && python3 -m venv /opt/v" \
    "/opt/v/bin/pip install --no-index /tmp/*.whl" /opt/v/bin/render
done
