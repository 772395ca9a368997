#!/bin/sh
# Pages that play, in Chromium and Firefox: pixels, keys, seeking, names, contrast, sheets, policies, no network.
# At most 900 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
needs python3
# PICTURES=folder keeps pictures of the pages in both schemes at three widths.
PYTHONDONTWRITEBYTECODE=1 python3 "$ROOT/Scripts/outside/pages.py" "$render" --films "${FILMS:-40}" --seed "${SEED:-1}" \
  ${PICTURES:+--pictures "$PICTURES"}
