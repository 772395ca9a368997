#!/bin/sh
# The examples for users of the library compile, as a stranger's code would.
# At most 60 seconds.
set -eu
cd "$ROOT"
$BUILD_TESTS
modules=$($BUILD_TESTS --show-bin-path)/Modules
for example in examples/library/*.swift; do
  echo "$example"
  swiftc -typecheck -swift-version 6 -I "$modules" $(printf ' -I %s' Sources/C*/) "$example"
done
