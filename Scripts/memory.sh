#!/bin/sh
# What calls hold of the memory that they may have, one by one and in control groups.
#
#   memory.sh RENDER [FLAG…]    the flags are those of memory.py
set -eu
here=$(dirname "$0")
PYTHONDONTWRITEBYTECODE=1 exec python3 "$here/memory.py" "$@"
