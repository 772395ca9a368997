#!/bin/sh
# Calls hold no more memory than they may, and no control group ends one.
# At most 3600 seconds.
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
PYTHONDONTWRITEBYTECODE=1 python3 "$ROOT/Scripts/outside/memory.py" "$render" --memory "${MEMORY:-100}"
