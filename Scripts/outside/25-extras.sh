#!/bin/sh
# The program is built without each of its extras, and passes its tests without all of them.
# At most 5400 seconds.
#
# With EACH=1 the tests run without each extra as well, which takes minutes for each. The last commit
# is tried: changes that are not committed are not seen.
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

# without EXTRA…: takes extras away, with their lines and their tests.
without() {
  git checkout --quiet .
  "$ROOT/Scripts/outside/without.py" "$@"
}

for extra in $extras; do
  without "$extra"
  $build --product render
  .build/debug/render sea --frames 2 --out sea.gif --quiet
  echo "built without $extra"
  if [ "${EACH:-0}" = 1 ]; then
    $build --build-tests
    $SWIFT test --skip-build --parallel >"$here/said" 2>&1 || fail "$(tail -n 40 "$here/said")"
    echo "tested without $extra"
  fi
done

without $extras
$build -c release --build-tests
$SWIFT test -c release --skip-build --parallel >"$here/said" 2>&1 ||
  fail "$(grep -E '✘|error:' "$here/said" | tail -n 40)"
echo "tested without all extras"
