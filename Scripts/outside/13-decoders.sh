#!/bin/sh
# Decoders of other people see the very pixels that were drawn, for as long, in GIF, PNG, APNG and WebP.
# At most 600 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
python3 -c 'import PIL' 2>/dev/null || skip "there is no python3 with PIL here; 'pip install pillow' installs it"
python3 "$ROOT/Scripts/outside/decoders.py" "$render" "$ROOT"
