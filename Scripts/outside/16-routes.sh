#!/bin/sh
# One scenario makes the same by every way: alone, beside others, from recipes, variants, shards, states.
# At most 900 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
needs python3
# COUNT=5000 compares more than 200,000 times; another SEED makes other scenarios.
PYTHONDONTWRITEBYTECODE=1 python3 "$ROOT/Scripts/outside/routes.py" "$render" --count "${COUNT:-120}" --seed "${SEED:-1}"
