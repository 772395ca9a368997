#!/bin/sh
# Random drawings in 40 rules, written as text and as files, are read again; so is each frame of a film.
# At most 600 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
needs python3
# COUNT=200 tries more of them; another SEED makes other drawings.
PYTHONDONTWRITEBYTECODE=1 python3 "$ROOT/Scripts/outside/drawings.py" "$render" --count "${COUNT:-8}" --seed "${SEED:-1}"
