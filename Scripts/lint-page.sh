#!/bin/sh
# Looks at the script and the style of the page that plays: their syntax, where there is a Node.js,
# what the page's policy forbids, and how long lines and the whole may be.
set -eu
cd "$(dirname "$0")/../assets/page"
failed=0
complain() {
  echo "assets/page/$1" >&2
  failed=1
}

for file in *.js; do
  if command -v node >/dev/null 2>&1; then
    node --check "$file" || failed=1
  fi
  # A comment stands on lines of its own: the writer of pages leaves out whole lines.
  if grep -nE '[;{},] +//' "$file"; then complain "$file: a comment behind code"; fi
  if grep -nE '\b(fetch|XMLHttpRequest|eval|Function|innerHTML|outerHTML|document\.write|import)\b *\(|style="|https?://[^w]|^ *var ' "$file"; then
    complain "$file: what a page that plays does without"
  fi
done
for file in *.js *.css; do
  if grep -nE '	| $' "$file"; then complain "$file: a tab, or a blank at the end of a line"; fi
done
if grep -nE '^.{101}' ./*.js | grep -v ' }$'; then complain "*.js: a line of more than 100 characters"; fi

# embedded FILE…: the bytes that they have in a page.
embedded() {
  sed -e '/^ *\/\//d' -e '/^ *\/\*.*\*\/$/d' -e 's/^ *//' -e '/^$/d' "$@" | wc -c
}
[ "$(embedded player.js page.css)" -le 25000 ] || complain "player.js and page.css have more than 25 kB"
[ "$(embedded sheet.js)" -le 15000 ] || complain "sheet.js has more than 15 kB"
exit $failed
