#!/bin/sh
# Gives every reader inputs that nobody would write, for so many minutes of the processor in all:
#   [INPUTS=NUMBER] Scripts/fuzz.sh MINUTES [TARGET …]
# A reader ends with its share of the minutes, or after so many inputs where that comes first.
# What is found new lies in .build/fuzz/corpus; what breaks a reader, in .build/fuzz/broken.
set -e
cd "$(dirname "$0")/.."
minutes=${1:-20}
[ $# -gt 0 ] && shift
SWIFT=${SWIFT:-swift}
build=.build/fuzz
# Debian's gold does not get through so many symbols; the compiler brings lld along.
linker=
[ "$(uname)" = Darwin ] || linker="-Xswiftc -use-ld=lld"
TERRARIUM_FUZZ=1 $SWIFT build -c release --product terrarium-fuzz --scratch-path $build \
  -Xswiftc -sanitize=fuzzer \
  -Xcc -fsanitize=fuzzer-no-link -Xlinker -u -Xlinker LLVMFuzzerRunDriver $linker >&2
program=$($SWIFT build -c release --show-bin-path --scratch-path $build)/terrarium-fuzz
targets=${*:-$("$program")}
count=$(echo "$targets" | wc -w)
seconds=$((minutes * 60 / count))
[ "$seconds" -gt 0 ] || seconds=1

# The end of the share is a soft limit, which the program takes as a request to end (see cfuzzer.c):
# a machine with other work, or one that halts this, takes nothing of it. The time limit of one
# input goes by the clock, and is long enough for both.
# A trap is the fuzzer's, which keeps the input; Swift's own account of it would end the program first.
try() {
  (
    export SWIFT_BACKTRACE=enable=no
    ulimit -S -t $seconds
    if "$program" "$1" "$build/corpus/$1" "Fuzzing/corpus/$1" -runs="${INPUTS:--1}" \
      -timeout=120 -rss_limit_mb=3000 -max_len=8192 -print_final_stats=1 \
      -artifact_prefix="$build/broken/$1-" >"$build/$1.log" 2>&1; then
      echo whole
    else
      echo BROKEN
    fi
    # Not through a pipe: what is in one has begun no program.
    times >"$build/$1.times"
    tail -n 1 "$build/$1.times" | tr 'ms' '  ' | awk '{ printf "%.0f\n", $1 * 60 + $2 + $3 * 60 + $4 }'
  )
}

status=0
for target in $targets; do
  mkdir -p "$build/corpus/$target" $build/broken "Fuzzing/corpus/$target"
  try "$target" >"$build/$target.end"
  { read -r result && read -r spent; } <"$build/$target.end"
  [ "$result" = whole ] || status=1
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$build/$target.log")
  cover=$(grep -o 'cov: [0-9]*' "$build/$target.log" | tail -1)
  printf '%-14s %-7s %10s inputs  %5s s  %s\n' "$target" "$result" "${runs:-?}" "$spent" "$cover"
done
exit $status
