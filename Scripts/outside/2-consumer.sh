#!/bin/sh
# A stranger's package that depends on a version of this one makes the tutorial's films; its debug build of the program makes the bytes of the release.
# At most 1200 seconds.
#
# What is tagged is the last commit: changes that are not committed are not seen.
set -eu
. "$ROOT/Scripts/outside/part.sh"
: "${SWIFT:=swift}"
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
trap 'exit 130' INT TERM HUP

git clone --quiet --no-hardlinks "$ROOT" "$here/terrarium.git"
version=9.9.9
git -C "$here/terrarium.git" tag "$version"
cp -R "$ROOT/Tests/Consumer" "$here/films"
cd "$here/films"
sed -i.old -e "s|TERRARIUM|file://$here/terrarium.git|" -e "s|VERSION|$version|" Package.swift
# What SwiftPM keeps of other packages by the same name shall not be seen, nor this left behind.
# Nothing looks at an index, nor at what a debugger would.
build="$SWIFT build --disable-dependency-cache --disable-index-store -debug-info-format none --scratch-path $here/build"
$build
$build --product render
bin=$($build --show-bin-path)

mkdir "$here/out"
cd "$here/out"
"$bin/films" > said
for file in sea.gif glider.gif vote.gif majority.gif forest.gif forests.gif snowflake.gif eaten.gif; do
  head -c 6 "$file" | grep -q GIF89a || fail "$file is no GIF"
done
[ "$(wc -l < sea.csv)" -eq 101 ] || fail "sea.csv has not 101 lines"
[ "$(wc -l < forest.csv)" -eq 121 ] || fail "forest.csv has not 121 lines"
[ "$(wc -l < snowflake.jsonl)" -eq 3 ] || fail "snowflake.jsonl has not 3 lines"
grep -q "bytes, 0.08 seconds$" said || fail "no frame was told"
grep -q "^166666[0-9]* cells live in generation 1000000000$" said || fail "no gun was told"
grep -q "^100 of 100 frames$" said || fail "the progress did not reach its end"
grep -q "did you mean 'colors'" said || fail "no fault was told"
[ "$(ls -A | wc -l)" -eq 12 ] || fail "other files than the films were left: $(ls -A)"
echo "the films of a stranger are made"

TEST="env TERRARIUM_OTHER=$bin/render $TEST"
swift_tests SameBytesTests '"from another build" passed'
