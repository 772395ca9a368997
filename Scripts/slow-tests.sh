#!/bin/sh
# slow-tests.sh [NUMBER]: the slowest tests, twenty if no number is given, by their own seconds; all arguments of
# a test count together. The tests run one after another, because beside others a test's time has waiting in it.
# The tests must have been built; TEST is the command that runs them.
set -eu
: "${TEST:=swift test --skip-build -c release}"
report=$(mktemp -d)
trap 'rm -rf "$report"' EXIT
trap 'exit 130' INT TERM HUP

$TEST --no-parallel --xunit-output "$report/tests.xml" > "$report/log" 2>&1 || tail -n 30 "$report/log" >&2
sed -n 's/.*<testcase classname="\([^"]*\)" name="\([^"]*\)" time="\([0-9.]*\)".*/\3 \1 \2/p' \
  "$report"/tests*.xml | sort -rn | awk -v most="${1:-20}" '
    { total += $1 }
    NR <= most { printf "%7.2f s  %s\n", $1, substr($0, length($1) + 2) }
    END { printf "%7.2f s  all %d tests\n", total, NR }'
