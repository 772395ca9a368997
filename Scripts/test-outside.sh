#!/bin/sh
# What `make test` leaves out, because it takes builds, programs or servers of its own.
#
#   test-outside.sh [NUMBER…]    all parts, or those
#
# A part is a script in Scripts/outside: its name begins with its number, its second line says what
# it shows, its third how many seconds it may take. It runs in an empty folder, with the package's
# folder in ROOT. It ends with 0 if all is well, and with 75 if it cannot be done here; the last
# line that it wrote then says why. Where CI is set, that is a failure, unless the line is one that
# Scripts/outside/may-be-skipped.txt has for the part. What a part has "not tried" is repeated. The
# Makefile says how to build, in RELEASE, BUILD_TESTS and TEST.
#
# Three parts run at the same time, those with the highest limits first: some wait for browsers and
# servers more than they compute.
set -u
cd "$(dirname "$0")/.."
ROOT=$(pwd)
: "${RELEASE:=swift build -c release}"
: "${BUILD_TESTS:=swift build --build-tests}"
: "${TEST:=swift test --skip-build}"
export ROOT RELEASE BUILD_TESTS TEST
wanted=" $* "
scratch=$(mktemp -d)
lanes=
trap 'rm -rf "$scratch"' EXIT
trap 'kill $lanes 2>/dev/null; wait; exit 130' INT TERM HUP

# limited SECONDS COMMAND…: becomes a command that ends, with all that it started, when its time is over.
lane_count=3
if command -v timeout >/dev/null 2>&1; then
  limited() { exec timeout -k 10 "$@"; }
else
  # Programs in the background of a shell do not hear Ctrl-C, which some parts try.
  lane_count=1
  echo "outside: there is no program 'timeout' here, so the parts run without a limit, one by one"
  limited() {
    shift
    exec "$@"
  }
fi
[ "$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)" -gt 1 ] || lane_count=1

# The parts that are asked for, as lines "LIMIT NUMBER FILE", in the order in which they begin.
for part in Scripts/outside/[0-9]*.sh; do
  name=$(basename "$part" .sh)
  number=${name%%-*}
  case "$wanted" in
  "  " | *" $number "*) ;;
  *) continue ;;
  esac
  limit=$(sed -n '3s/^# At most \([0-9]*\) seconds\.$/\1/p' "$part")
  if [ -z "$(sed -n '2s/^# //p' "$part")" ] || [ -z "$limit" ]; then
    echo "outside: $part does not say what it shows, or how long it may take" >&2
    exit 64
  fi
  echo "$limit $number $part"
done >"$scratch/unsorted" || exit
sort -k 1,1nr -k 2,2n "$scratch/unsorted" >"$scratch/parts"
[ -s "$scratch/parts" ] || {
  echo "outside: there is no part$wanted" >&2
  exit 64
}

# may_skip NUMBER REASON: a part need not run where it gives that reason.
may_skip() {
  [ -z "${CI:-}" ] && return
  while read -r allowed pattern; do
    if [ "$allowed" = "$1" ] && expr "$2" : "$pattern\$" >/dev/null; then return; fi
  done <Scripts/outside/may-be-skipped.txt
  return 1
}

# try LIMIT NUMBER FILE: runs a part, prints what came of it, and keeps its number under the verdict.
try() {
  limit=$1 number=$2 part=$3
  echo "outside $number: $(sed -n '2s/^# //p' "$part") (at most $limit s)"
  mkdir "$scratch/$number"
  said=$scratch/$number.txt
  began=$(date +%s)
  (cd "$scratch/$number" && limited "$limit" sh "$ROOT/$part") >"$said" 2>&1 &
  child=$!
  wait "$child"
  code=$?
  took=$(($(date +%s) - began))
  verdict="outside $number: FAILED with code $code after $took s"
  case $code in
  0)
    echo "$number" >>"$scratch/passed"
    echo "outside $number: passed in $took s"
    sed -n "s/^not [a-z, ]*tried/outside $number: &/p" "$said"
    return
    ;;
  75)
    if may_skip "$number" "$(tail -n 1 "$said")"; then
      echo "$number" >>"$scratch/skipped"
      echo "outside $number: SKIPPED: $(tail -n 1 "$said")"
      return
    fi
    verdict="outside $number: FAILED, since CI is set and Scripts/outside/may-be-skipped.txt does not allow to skip it"
    ;;
  124 | 137) verdict="$verdict: its time was over" ;;
  esac
  echo "$number" >>"$scratch/failed"
  { tail -n 60 "$said" && echo "$verdict"; } >"$said.end"
  cat "$said.end"
  { tail -n 15 "$said" && echo "$verdict"; } >>"$scratch/failures.txt"
}

# lane: tries the parts that nobody else has taken yet.
lane() {
  child=
  trap '[ -z "$child" ] || kill "$child" 2>/dev/null; wait; exit 130' INT TERM HUP
  while read -r limit number part; do
    mkdir "$scratch/taken-$number" 2>/dev/null || continue
    try "$limit" "$number" "$part" </dev/null
    rm -rf "${scratch:?}/$number"
  done <"$scratch/parts"
}

while [ "$lane_count" -gt 0 ]; do
  lane &
  lanes="$lanes $!"
  lane_count=$((lane_count - 1))
done
wait

# Once more at the end, where a long log is read.
[ ! -f "$scratch/failed" ] || cat "$scratch/failures.txt"
# numbers VERDICT: the parts with a verdict, in order.
numbers() { if [ -f "$scratch/$1" ]; then sort -n "$scratch/$1" | tr '\n' ' ' | sed 's/^/ /; s/ $//'; else echo " none"; fi; }
echo "outside: passed:$(numbers passed); skipped:$(numbers skipped); failed:$(numbers failed)"
[ ! -f "$scratch/failed" ]
