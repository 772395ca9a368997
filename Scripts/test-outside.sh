#!/bin/sh
# What `make test` leaves out, because it takes builds, programs or servers of its own.
#
#   test-outside.sh [NUMBER…]    all parts, or those
#
# A part is a script in Scripts/outside: its name begins with its number, its second line says what
# it shows, its third how many seconds it may take. It runs in an empty folder, with the package's
# folder in ROOT. It ends with 0 if all is well, and with 75 if it cannot be done here; the last
# line that it wrote then says why. The Makefile says how to build, in RELEASE, BUILD_TESTS and TEST.
set -u
cd "$(dirname "$0")/.."
ROOT=$(pwd)
: "${RELEASE:=swift build -c release}"
: "${BUILD_TESTS:=swift build --build-tests}"
: "${TEST:=swift test --skip-build}"
export ROOT RELEASE BUILD_TESTS TEST
wanted=" $* "
passed="" failed="" skipped=""
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM HUP

# limited SECONDS COMMAND…: ends a command, and all that it started, when its time is over.
if command -v timeout >/dev/null 2>&1; then
  limited() { timeout -k 10 "$@"; }
else
  echo "outside: there is no program 'timeout' here, so the parts run without a limit"
  limited() {
    shift
    "$@"
  }
fi

for part in Scripts/outside/[0-9]*.sh; do
  name=$(basename "$part" .sh)
  number=${name%%-*}
  case "$wanted" in
  "  " | *" $number "*) ;;
  *) continue ;;
  esac
  what=$(sed -n '2s/^# //p' "$part")
  limit=$(sed -n '3s/^# At most \([0-9]*\) seconds\.$/\1/p' "$part")
  if [ -z "$what" ] || [ -z "$limit" ]; then
    echo "outside: $part does not say what it shows, or how long it may take" >&2
    exit 64
  fi
  echo "outside $number: $what (at most $limit s)"
  mkdir "$scratch/$number"
  said=$scratch/$number.txt
  began=$(date +%s)
  (cd "$scratch/$number" && limited "$limit" sh "$ROOT/$part") >"$said" 2>&1
  code=$?
  took=$(($(date +%s) - began))
  case $code in
  0)
    passed="$passed $number"
    echo "outside $number: passed in $took s"
    ;;
  75)
    skipped="$skipped $number"
    echo "outside $number: SKIPPED: $(tail -n 1 "$said")"
    ;;
  *)
    failed="$failed $number"
    tail -n 60 "$said"
    verdict="outside $number: FAILED with code $code after $took s"
    [ "$code" -ne 124 ] && [ "$code" -ne 137 ] || verdict="$verdict: its time was over"
    echo "$verdict"
    { tail -n 15 "$said" && echo "$verdict"; } >>"$scratch/failures.txt"
    ;;
  esac
  rm -rf "${scratch:?}/$number"
done

# Once more at the end, where a long log is read.
[ -z "$failed" ] || cat "$scratch/failures.txt"
echo "outside: passed:${passed:- none}; skipped:${skipped:- none}; failed:${failed:- none}"
[ -n "$passed$skipped$failed" ] || {
  echo "outside: there is no part$wanted" >&2
  exit 64
}
[ -z "$failed" ]
