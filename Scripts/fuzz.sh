#!/bin/sh
# Gives every reader inputs that nobody would write, for so many minutes in all:
#   Scripts/fuzz.sh MINUTES [TARGET …]
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
TERRARIUM_FUZZ=1 $SWIFT build -c release --product fuzz --scratch-path $build \
  -Xswiftc -sanitize=fuzzer \
  -Xcc -fsanitize=fuzzer-no-link -Xlinker -u -Xlinker LLVMFuzzerRunDriver $linker >&2
program=$($SWIFT build -c release --show-bin-path --scratch-path $build)/fuzz
targets=${*:-$("$program")}
count=$(echo "$targets" | wc -w)
seconds=$((minutes * 60 / count))
[ "$seconds" -gt 0 ] || seconds=1
status=0
for target in $targets; do
  found=$build/corpus/$target
  mkdir -p "$found" $build/broken "Fuzzing/corpus/$target"
  if "$program" "$target" "$found" "Fuzzing/corpus/$target" -max_total_time=$seconds \
    -timeout=20 -rss_limit_mb=3000 -max_len=8192 -print_final_stats=1 \
    -artifact_prefix="$build/broken/$target-" >"$build/$target.log" 2>&1; then
    result=whole
  else
    result=BROKEN
    status=1
  fi
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$build/$target.log")
  cover=$(grep -o 'cov: [0-9]*' "$build/$target.log" | tail -1)
  printf '%-14s %-7s %10s inputs  %s\n' "$target" "$result" "${runs:-?}" "$cover"
done
exit $status
