#!/bin/sh
# Two hundred random pictures of a given size are filled, or a note says how they would be.
# At most 600 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
needs python3
python3 -c 'import PIL' 2>/dev/null || skip "there is no Pillow for Python"
PYTHONDONTWRITEBYTECODE=1 python3 "$ROOT/Scripts/outside/filled.py" "$render" --seed "${SEED:-1}"
