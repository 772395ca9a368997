#!/bin/sh
# The kernels alone agree with steps cell by cell.
# At most 60 seconds.
set -eu
cd "$ROOT"
Scripts/test-kernels.sh
