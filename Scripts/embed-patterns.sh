#!/bin/sh
# Writes the pattern library's text, assets/patterns/*.rle, into Swift sources, two string literals a file:
# the names of its patterns, and the text itself, compressed and in base 64. A test compares the sources with
# the files.
set -eu
cd "$(dirname "$0")/.."
target=Sources/Core/Assets
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
    echo "  /// The patterns of $file, one per line: the name, then other names after commas."
    echo "  package static let ${name}Names = \"\"\""
    awk '
      /^#N / { if (line) print line; line = substr($0, 4) }
      /^#A / { line = line ", " substr($0, 4) }
      END { print line }' "$file"
    echo "\"\"\""
    echo
    echo "  /// $file as gzip compresses it, in base 64."
    echo "  package static let ${name}File = \"\"\""
    gzip -9n < "$file" | base64 | tr -d "\n" | fold -w 100
    echo
    echo "\"\"\""
    echo "}"
  } > "$target/LibraryText+$name.swift"
done
