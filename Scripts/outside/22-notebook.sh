#!/bin/sh
# In a fresh environment without Swift, from install to a looping gun and a table of fifty seas in two minutes.
# At most 300 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
needs python3 strip
(cd "$ROOT" && Scripts/setup.sh wheel) >/dev/null 2>&1 || skip "auditwheel cannot be installed here"
export RENDER=$render PYTHONDONTWRITEBYTECODE=1
wheel=$("$ROOT/Scripts/package.sh" wheel dist)
python3 -m venv fresh >/dev/null 2>&1 || skip "python3 has no venv here"
# Jupyter and pandas are there already where people work in notebooks.
began=$(date +%s)
timeout 200 fresh/bin/python -m pip install --quiet --constraint "$ROOT/Scripts/constraints.txt" pandas nbclient ipykernel >pip.txt 2>&1 \
  || skip "pip cannot install pandas, nbclient and ipykernel here"
ready=$(date +%s)
fresh/bin/python -m pip install --quiet --no-index "$wheel"
installed=$(date +%s)
# Nothing of this machine's Swift or Jupyter is seen.
env -i HOME="$(pwd)" PATH="$(pwd)/fresh/bin:/usr/bin:/bin" PYTHONDONTWRITEBYTECODE=1 \
  python "$ROOT/Scripts/outside/notebook.py" "$ROOT/examples/notebook.ipynb"
ended=$(date +%s)
echo "pandas and Jupyter's kernel in $((ready - began)) s, the wheel in $((installed - ready)) s," \
  "the notebook in $((ended - installed)) s"
[ $((ended - ready)) -le 120 ] || fail "that is more than two minutes"
