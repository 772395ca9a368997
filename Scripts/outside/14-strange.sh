#!/bin/sh
# Lines that nobody would write end as the manual says: odd values, steps, states, patterns, streams.
# At most 900 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
needs python3
# EACH=0 tries all of each kind, which takes hours; another SEED chooses others.
PYTHONDONTWRITEBYTECODE=1 python3 "$ROOT/Scripts/outside/strange.py" "$render" "$ROOT" --each "${EACH:-100}" --seed "${SEED:-1}"
