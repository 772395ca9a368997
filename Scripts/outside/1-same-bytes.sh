#!/bin/sh
# A build for release makes the same bytes as the one that the tests run.
# At most 420 seconds.
set -eu
cd "$ROOT"
$RELEASE --product render
$BUILD_TESTS
TERRARIUM_OTHER=$ROOT/.build/release/render $TEST --filter SameBytesTests
