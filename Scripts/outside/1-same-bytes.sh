#!/bin/sh
# A debug build makes the same bytes as the optimised build that the tests run.
# At most 540 seconds.
set -eu
here=$(pwd)
cd "$ROOT"
$DEBUG --product render
$BUILD_TESTS
TERRARIUM_OTHER=$ROOT/.build/debug/render $TEST --filter SameBytesTests >"$here/said" 2>&1 || {
  cat "$here/said"
  exit 1
}
# No test at all would have passed too.
grep '"from another build" passed' "$here/said"
