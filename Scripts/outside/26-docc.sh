#!/bin/sh
# The pages of the libraries are built by the toolchain's docc, without a warning.
# At most 900 seconds.
set -eu
. "$ROOT/Scripts/outside/part.sh"
needs docc swift
here=$(pwd)
cd "$ROOT"
$BUILD_TESTS >/dev/null
modules=.build/release/Modules
[ -f "$modules/Terrarium.swiftmodule" ] || fail "the libraries were not built"
set -- -I "$modules" -I Sources/Core/CKernels/include
for folder in Sources/Libraries/*; do set -- "$@" -I "$folder"; done
for map in "$(dirname "$modules")"/*.build/module.modulemap; do set -- "$@" -Xcc "-fmodule-map-file=$map"; done
target=$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)
mkdir "$here/symbols"
swift symbolgraph-extract -module-name Terrarium -target "$target" "$@" -minimum-access-level public \
  -skip-synthesized-members -output-dir "$here/symbols"
docc convert Sources/Terrarium/Terrarium.docc --additional-symbol-graph-dir "$here/symbols" \
  --fallback-display-name Terrarium --fallback-bundle-identifier terrarium --warnings-as-errors \
  --output-path "$here/pages"
[ -s "$here/pages/data/documentation/terrarium/firstfilms.json" ] || fail "there is no tutorial among the pages"
echo "$(find "$here/pages/data" -name '*.json' | wc -l) pages"
python3 - "$here/symbols" <<'EOF'
import json, pathlib, sys
bare = [".".join(symbol["pathComponents"]) for graph in pathlib.Path(sys.argv[1]).glob("*.json")
        for symbol in json.loads(graph.read_text())["symbols"] if "docComment" not in symbol]
sys.exit(f"these have no documentation: {', '.join(bare)}" if bare else 0)
EOF
