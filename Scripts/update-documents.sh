#!/bin/sh
# Writes what the program prints into the documents that quote it: each stretch between
# `<!-- render … -->` and `<!-- end -->` becomes the output of that command, and the schema is
# printed anew. Tests compare both, so a stale one does not go unnoticed.
#
#   update-documents.sh PATH-OF-RENDER
set -eu
cd "$(dirname "$0")/.."
program=${1:-.build/release/render}

for page in Documentation/*.md; do
  grep -q '^<!-- render ' "$page" || continue
  copy=$(mktemp)
  awk -v program="$program" '
    /^<!-- render .* -->$/ {
      print
      command = $0
      sub(/^<!-- render /, program " ", command)
      sub(/ -->$/, "", command)
      while ((command | getline line) > 0) print line
      close(command)
      skipping = 1
      next
    }
    /^<!-- end -->$/ { skipping = 0 }
    !skipping { print }
  ' "$page" > "$copy"
  cat "$copy" > "$page"
  rm -f "$copy"
done
"$program" list schema > Documentation/terrarium.schema.json
