#!/bin/sh
# The objects that soups leave, and their apgcodes, are those that lifelib finds.
# At most 600 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
needs python3 g++
python3 -m venv lifelib >/dev/null 2>&1 || skip "python3 has no venv here"
timeout 120 lifelib/bin/pip install --quiet --constraint "$ROOT/Scripts/constraints.txt" python-lifelib >/dev/null 2>&1 || skip "python-lifelib cannot be installed here"
headers=$(lifelib/bin/python -c 'import lifelib, os; print(os.path.dirname(lifelib.__file__))')
g++ -std=c++11 -O2 -march=native -I "$headers" "$ROOT/Scripts/outside/objects.cpp" -o census
# COUNT=1000 compares more soups; another SEED makes other ones.
PYTHONDONTWRITEBYTECODE=1 python3 "$ROOT/Scripts/outside/objects.py" \
  "$render" ./census --count "${COUNT:-100}" --seed "${SEED:-1}"
