#!/bin/sh
# Lines that nobody would write end as the manual says: odd values, steps, states, patterns, streams.
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
# EACH=0 tries all of each kind, which takes hours; another SEED chooses others.
PYTHONDONTWRITEBYTECODE=1 python3 "$ROOT/Scripts/outside/strange.py" "$render" "$ROOT" --each "${EACH:-100}" --seed "${SEED:-1}"
