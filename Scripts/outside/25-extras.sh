#!/bin/sh
# The program is built without each of its extras, and without all of them.
# At most 3000 seconds.
#
# With TESTS=1 the remaining tests run each time as well, which takes many minutes. The last commit is
# tried: changes that are not committed are not seen.
set -eu
. "$ROOT/Scripts/outside/part.sh"
: "${SWIFT:=swift}"
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
trap 'exit 130' INT TERM HUP
git clone --quiet --no-hardlinks "$ROOT" "$here/terrarium"
cd "$here/terrarium"
extras=$(ls Tests/Extras | sed 's/Tests$//')
build="$SWIFT build --disable-index-store -debug-info-format none"

# without EXTRA…: takes extras away, with their lines and their tests, and tries what is left.
without() {
  git checkout --quiet .
  Scripts/outside/without.py "$@"
  $build --product render
  .build/debug/render sea --frames 2 --out sea.gif --quiet
  head -c 6 sea.gif | grep -q GIF89a || fail "without $* the sea is no GIF"
  [ "${TESTS:-0}" = 1 ] || return 0
  $build --build-tests
  $SWIFT test --skip-build --parallel >"$here/said" 2>&1 ||
    fail "without $*: $(grep -E '✘|error:' "$here/said" | tail -n 40)"
}

for extra in $extras; do
  without "$extra"
  echo "built without $extra"
done
without $extras
echo "built without all of them"
