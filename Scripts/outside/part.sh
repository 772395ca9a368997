# Parts of test-outside.sh source this.

# skip REASON: ends the part, because it cannot be tried here.
skip() {
  printf '%s\n' "$1"
  exit 75
}

# fail COMPLAINT: ends the part, because something is not as it should be.
fail() {
  printf '%s\n' "$1"
  exit 1
}

# needs PROGRAM…: skips the part where one is missing.
needs() {
  for program in "$@"; do
    command -v "$program" >/dev/null 2>&1 || skip "there is no $program here"
  done
}

# swift_tests FILTER PATTERN: runs tests of the package. What they say must match: no test at all would
# have passed too.
swift_tests() {
  said=$(pwd)/said
  cd "$ROOT"
  $BUILD_TESTS
  $TEST --filter "$1" >"$said" 2>&1 || fail "$(cat "$said")"
  grep "$2" "$said"
}

# fresh_root SUITE [COMPONENT]: makes a root that has nothing but a base system, and leaves its path in $fresh;
# fails where that cannot be done. What is not Debian's is Ubuntu's, and has the component as well.
fresh_root() {
  fresh=$(pwd)/$1
  case $1 in
  bullseye | bookworm | trixie | forky | sid | stable) mirror="" ;;
  *) mirror="http://archive.ubuntu.com/ubuntu gutsy" ;;
  esac
  # shellcheck disable=SC2086 # a mirror and the script for it, or nothing
  debootstrap --variant=minbase --components="main${mirror:+${2:+,$2}}" "$1" "$fresh" $mirror >debootstrap.txt 2>&1 || {
    echo "not tried here: a fresh '$1' ($(tail -n 1 debootstrap.txt))"
    return 1
  }
  # The package lists of this machine's own place for packages.
  [ "$1" != "$(. /etc/os-release && echo "${VERSION_CODENAME:-}")" ] ||
    cp -RL /etc/apt/sources.list* "$fresh/etc/apt/" 2>/dev/null || true
  cp /etc/resolv.conf "$fresh/etc/resolv.conf" || exit
}
