#!/bin/sh
# Each shell that is installed takes the completions that are made for it.
# At most 30 seconds.
set -eu
render=${RENDER:-$ROOT/.build/release/render}
if [ ! -x "$render" ]; then
  echo "there is no release build; 'make build' makes it"
  exit 75
fi
tried=""
for shell in bash zsh fish; do
  command -v "$shell" >/dev/null 2>&1 || continue
  "$render" completions "$shell" > "completions.$shell"
  "$shell" -n "completions.$shell"
  tried="$tried $shell"
done
echo "tried:$tried"
if [ "$tried" != " bash zsh fish" ]; then
  echo "only$tried of bash, zsh and fish are installed here"
  exit 75
fi
