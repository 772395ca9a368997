#!/bin/sh
# One scenario makes the same by every way: alone, beside others, from recipes, variants, shards, states.
# At most 900 seconds.
set -eu
render=${RENDER:-$ROOT/.build/release/render}
if [ ! -x "$render" ]; then
  echo "there is no release build; 'make build' makes it"
  exit 75
fi
command -v python3 >/dev/null || {
  echo "there is no python3 here"
  exit 75
}
# COUNT=5000 compares more than 20,000 times; another SEED makes other scenarios.
PYTHONDONTWRITEBYTECODE=1 python3 "$ROOT/Scripts/outside/routes.py" "$render" --count "${COUNT:-250}" --seed "${SEED:-1}"
