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
