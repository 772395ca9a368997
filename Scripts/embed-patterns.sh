#!/bin/sh
# Writes the pattern library's text, assets/patterns/*.rle, into Swift sources: one string literal a
# file, which the compiler takes in a blink. A test compares the sources with the files.
set -eu
cd "$(dirname "$0")/.."
target=Sources/Assets
mkdir -p "$target"
for file in assets/patterns/*.rle; do
  name=$(basename "$file" .rle | awk -F- '{
    printf "%s", $1
    for (i = 2; i <= NF; i++) printf "%s%s", toupper(substr($i, 1, 1)), substr($i, 2)
  }')
  {
    echo "// Made by Scripts/embed-patterns.sh from $file. Do not edit."
    echo "// swift-format-ignore-file"
    echo
    echo "extension LibraryText {"
    echo "  /// The blocks of $file."
    echo "  package static let $name = ##\"\"\""
    cat "$file"
    echo "\"\"\"##"
    echo "}"
  } > "$target/LibraryText+$name.swift"
done
