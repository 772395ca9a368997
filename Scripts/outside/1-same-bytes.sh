#!/bin/sh
# A debug and a release build make the same bytes as the build that the tests run.
# At most 540 seconds.
set -eu
here=$(pwd)
cd "$ROOT"
$RELEASE --product render
$DEBUG --product render
$BUILD_TESTS
for build in release debug; do
  echo "beside the $build build:"
  TERRARIUM_OTHER=$ROOT/.build/$build/render $TEST --filter SameBytesTests >"$here/said" 2>&1 || {
    cat "$here/said"
    exit 1
  }
  # No test at all would have passed too.
  grep '"from another build" passed' "$here/said"
done
