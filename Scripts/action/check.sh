#!/usr/bin/env bash
# Checks the pictures that scenarios make, as the action does it.
#
# FILES are scenarios, pages and folders, one a line, or patterns such as docs/**/*.yaml. ARGUMENTS are more flags, one
# a line. DIFF is the folder for pictures of what differs, JUNIT and SARIF the files for reports, if there shall be some.
# With SAFE=true nothing that a scenario says is trusted. FOUND is a folder for what comment.py tells.
set -euo pipefail
shopt -s globstar
# Nothing is split into words: a name may have spaces, and a line may be a name that looks like a flag.
IFS=

# read_lines TEXT: leaves the lines that are not empty, without blanks round them, in the array `lines`.
read_lines() {
  lines=()
  local line
  while read -r line; do
    line=${line#"${line%%[![:space:]]*}"}
    line=${line%"${line##*[![:space:]]}"}
    [ -z "$line" ] || lines+=("$line")
  done <<<"$1"
}

files=()
read_lines "${FILES:?the scenarios to check}"
for line in "${lines[@]}"; do
  # A pattern that matches nothing is left as it is, so its fault is told. A name may look like a pattern that does not
  # match it.
  is_matched=false
  for file in $line; do
    [ "$file" != "$line" ] || is_matched=true
    # A file of this name is not the standard input.
    [ "$file" != - ] || file=./-
    files+=("$file")
  done
  if [ $is_matched = false ] && [ -e "$line" ]; then files+=("$line"); fi
done

read_lines "${ARGUMENTS:-}"
flags=(--committed --json "--diff=${DIFF:-terrarium-diff}" ${JUNIT:+"--junit=$JUNIT"} ${SARIF:+"--sarif=$SARIF"} "${lines[@]}")
case ${SAFE:-false} in
true) flags+=(--safe) ;;
false) ;;
*)
  echo "check: safe cannot be '$SAFE'; it is true or false" >&2
  exit 64
  ;;
esac

# The annotations have each finding once; the report and the summary are kept for the comment as well.
found=${FOUND:-$(mktemp -d)}
mkdir -p "$found"
rm -f "$found/summary.md" "$found/report.json"
code=0
GITHUB_STEP_SUMMARY=$found/summary.md render check "${flags[@]}" -- "${files[@]}" >"$found/report.json" || code=$?
[ -z "${GITHUB_STEP_SUMMARY:-}" ] || [ ! -f "$found/summary.md" ] || cat "$found/summary.md" >>"$GITHUB_STEP_SUMMARY"
exit $code
