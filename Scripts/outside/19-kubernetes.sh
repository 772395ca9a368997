#!/bin/sh
# The manifests of Documentation/CI.md are what the models of Kubernetes' own client take.
# At most 60 seconds.
set -eu
. "$ROOT/Scripts/outside/part.sh"
python=python3
[ ! -x "$ROOT/.build/kubernetes/bin/python" ] || python=$ROOT/.build/kubernetes/bin/python
"$python" -c 'import kubernetes, yaml' 2>/dev/null || skip "there is no client of Kubernetes for Python; 'make deps-outside' installs it"
PYTHONDONTWRITEBYTECODE=1 "$python" "$ROOT/Scripts/outside/manifests.py" "$ROOT/Documentation/CI.md"
