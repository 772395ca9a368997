#!/bin/sh
# No value of any setting or step ends in a trap: the least, the largest and the strangest of each kind.
# At most 600 seconds.
set -eu
. "$ROOT/Scripts/outside/part.sh"
TEST="env TERRARIUM_EXTREMES=1 $TEST"
swift_tests ExtremeValuesTests 'Test run with 3 tests.* passed'
