#!/bin/sh
# The wheel has the same bytes twice, brings its own libraries, and its module makes films, frames and tables.
# At most 300 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
needs python3 strip
(cd "$ROOT" && Scripts/setup.sh wheel) >/dev/null 2>&1 || skip "auditwheel cannot be installed here"
python3 -m venv bare >/dev/null 2>&1 || skip "python3 has no venv here"
export RENDER=$render PYTHONDONTWRITEBYTECODE=1
wheel=$("$ROOT/Scripts/package.sh" wheel one)
cmp "$wheel" "$("$ROOT/Scripts/package.sh" wheel two)"
echo "$(basename "$wheel"): $(wc -c <"$wheel") bytes"

# With nothing but the standard library, and on the loader's own terms.
env -u LD_LIBRARY_PATH bare/bin/python -m pip install --quiet --no-index "$wheel"
bare/bin/python "$ROOT/Scripts/outside/wheel.py"

# What needs a network: numpy, a bar of progress, the checker of types, and the judge of wheels.
timeout 120 bare/bin/python -m pip install --quiet --constraint "$ROOT/Scripts/constraints.txt" numpy tqdm mypy auditwheel >/dev/null 2>&1 || {
  echo "not tried here: numpy, tqdm, mypy and auditwheel, which pip cannot install"
  exit 0
}
bare/bin/python "$ROOT/Scripts/outside/wheel.py"
bare/bin/python -m mypy --strict -p terrarium
bare/bin/python -m mypy.stubtest terrarium._films
cat >typed.py <<'EOF'
from pathlib import Path
import terrarium

terrarium.film("life", pattern="glider", size=(9, 9), theme="dark").table()
terrarium.film("life", pattern=Path("x.rle"), library=Path("."), steps=[{"run": 3}, "still"])
terrarium.film("monsters", from_="tokyo")
terrarium.film("life", pattern={"file": "a.rle", "text": "o!"}, chart="below", panels=iter([0, 3]))
films = [terrarium.film(one["name"], frames=1) for one in terrarium.worlds()]
terrarium.run({"world": "life"}, max_colors=9, out=[Path("a.gif"), "b.gif"], steps=[{"run": 3}, None])
terrarium.film("sea", palete="warm")
terrarium.run("a.yaml", palete="warm")
terrarium.run("a.yaml", theme="drak")
EOF
! bare/bin/python -m mypy typed.py >mypy.txt || fail "the stub lets 'palete' pass"
grep -q '^typed.py:10: error: Unexpected keyword argument "palete"' mypy.txt
grep -q '^typed.py:11: error: Unexpected keyword argument "palete"' mypy.txt
grep -q '^typed.py:12: error: Argument "theme"' mypy.txt
! grep -q '^typed.py:[1-9]:' mypy.txt

# The name does not promise more than another program finds.
tag=$(basename "$wheel" .whl | sed 's/.*none-//')
PATH=$(pwd)/bare/bin:$PATH auditwheel show "$wheel" | tr '\n' ' ' >audit.txt
grep -q "\"$tag\"" audit.txt || fail "$(cat audit.txt)"
