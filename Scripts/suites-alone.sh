#!/bin/sh
# Runs each suite of tests by itself once, and names those that fail: a suite that needs what another has done before
# passes beside it and fails alone. The tests must have been built. Their program is called itself, which starts in a
# tenth of the time of `swift test`. Linux only: elsewhere it is a bundle.
#   Scripts/suites-alone.sh [PATTERN]
set -u
cd "$(dirname "$0")/.."
log=$(mktemp)
trap 'rm -f "$log"' EXIT
failed=0
for suite in $(swift test list --skip-build -c release | sed -n 's|^\([^/]*\)/.*|\1|p' | sort -u | grep -E -- "${1:-.}"); do
  # A filter that fits no test would pass.
  if ! .build/release/terrariumPackageTests.xctest --testing-library swift-testing --filter "^$suite/" >"$log" 2>&1 ||
    grep -q 'with 0 tests' "$log"; then
    failed=$((failed + 1))
    echo "$suite fails alone:"
    grep -E '✘|error:' "$log" | head -5
  fi
done
echo "$failed suites fail alone"
[ "$failed" -eq 0 ]
