#!/bin/sh
# The action, the workflows and the hook: what others bring is pinned, names are names, releases have checksums, a pull request one comment.
# At most 600 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
needs git bash curl
python3 -c 'import yaml' 2>/dev/null || skip "there is no python3 with yaml here"
here=$(pwd)
(cd "$ROOT" && python3 Scripts/outside/action.py) || fail "what the action says of itself is wrong"

# A release as the action would find it: on a server that is a folder.
(cd "$ROOT" && Scripts/setup.sh wheel) >/dev/null 2>&1 || skip "auditwheel cannot be installed here"
version=$("$render" --version | cut -d ' ' -f 2)
release=releases/v$version
RENDER=$render "$ROOT/Scripts/package.sh" wheel "$release" >/dev/null
(cd "$release" && sha256sum -- *.whl >SHA256SUMS)
wheel=$(basename "$release"/*.whl)
mkdir project temp
cd project
git init -q .
cat >sea.yaml <<'EOF'
world: sea
frames: 3
size: 8x8
out: sea.gif
EOF
export RUNNER_TEMP="$here/temp" GITHUB_ACTION_PATH="$ROOT" GITHUB_PATH="$here/path" GITHUB_OUTPUT="$here/output" GITHUB_ACTIONS=true
export RELEASES="file://$here/releases" VERSION=""

# step NAME: runs the shell of one of the action's steps.
step() {
  python3 - "$1" >"$here/step.sh" <<'EOF'
import os, sys, yaml
for step in yaml.safe_load(open(os.environ["ROOT"] + "/action.yml"))["runs"]["steps"]:
    if step.get("name") == sys.argv[1]: print(step["run"])
EOF
  [ -s "$here/step.sh" ] || fail "the action has no step '$1'"
  sh -e "$here/step.sh"
}
install_render() {
  : >"$GITHUB_OUTPUT"
  step "Find the release" && step "Install render"
}
install_render
commit=$(git -C "$ROOT" rev-parse HEAD)
grep -Eq "^key=terrarium-Linux-$(uname -m)-$version-$commit-[0-9a-f]{64}\$" "$GITHUB_OUTPUT" ||
  fail "the key of the cache does not say the version and the commit: $(cat "$GITHUB_OUTPUT")"
PATH=$(cat "$GITHUB_PATH"):$PATH
[ "$(command -v render)" = "$RUNNER_TEMP/terrarium/bin/render" ]

# Once more, as a cache would bring it: what is the release's own is kept, what is not is fetched anew.
install_render >said.txt
grep -q "was kept from an earlier run" said.txt || fail "the wheel was fetched twice"
mkdir fake
printf '#!/bin/sh\necho fake 0.9.0\n' >fake/render
chmod 755 fake/render
for place in bin program/terrarium/bin; do cp --remove-destination fake/render "$RUNNER_TEMP/terrarium/$place/render"; done
(cd fake && python3 -m zipfile -c "$RUNNER_TEMP/terrarium/wheel/$wheel" render)
install_render >said.txt
! grep -q "fake\|kept" said.txt || fail "a fake in the cache was used: $(cat said.txt)"
[ "$(render --version)" = "render $version" ] || fail "a fake in the cache was used: $(render --version)"

# refuses WHAT COMPLAINT: nothing is installed, on a machine without Swift. No release is taken without a checksum, with
# another one, over plain HTTP, or by a name that is a path.
refuses() {
  ! RUNNER_TEMP=$here/other PATH=/usr/bin:/bin install_render >said.txt 2>&1 || fail "$1 was installed"
  grep -q "$2" said.txt || fail "$1: $(cat said.txt)"
  [ ! -e "$here/other/terrarium/bin/render" ] || fail "$1 was left there"
}
none="there is no release .* and no swift"
RELEASES="" refuses "what nobody released" "$none"
RELEASES=http://127.0.0.1:9/releases refuses "a release over plain HTTP" "$none"
VERSION=../v1 refuses "a version that is a path" "the version cannot be"
mv "$here/$release/SHA256SUMS" sums
refuses "a release without checksums" "$none"
sed 's/^.\{60\}//' sums >"$here/$release/SHA256SUMS"
refuses "a release with a part of a checksum" "$none"
mv sums "$here/$release/SHA256SUMS"
cp "$here/$release/$wheel" "$here/right.whl"
echo >>"$here/$release/$wheel"
refuses "a release of other bytes" "the checksum of .* is wrong"

# check: the action's own step.
check() { FOUND="" ARGUMENTS=${ARGUMENTS:-} DIFF=diffs SAFE=${SAFE:-false} step "Check the pictures"; }
render run sea.yaml --quiet
git add sea.gif sea.yaml
FILES='*.yaml' check
render run sea.yaml --delay 1s --theme dark --quiet
if FILES='*.yaml' JUNIT='a report.xml' SARIF=report.sarif GITHUB_STEP_SUMMARY=summary.md check >out.txt 2>err.txt; then
  fail "a stale picture passed"
fi
grep -q 'render check: 1 checked, 1 not' summary.md
# The reports as other programs read them.
python3 - <<'EOF'
import json
import xml.etree.ElementTree as tree
suites = tree.parse("a report.xml").getroot()
case = suites.find("testsuite[@name='sea.yaml']/testcase[@name='sea.gif'][@file='sea.yaml'][@line='4']")
assert suites.get("failures") == "1" and case.find("failure").get("message").startswith("out of date"), tree.tostring(suites)
log = json.load(open("report.sarif"))
result = log["runs"][0]["results"][0]
assert log["version"] == "2.1.0" and result["ruleId"] == "stale"
assert result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "sea.yaml"
EOF
# A finding is printed once, with its place.
[ "$(cat out.txt err.txt | grep -c 'out of date')" = 1 ] || fail "a finding is not printed once: $(cat out.txt err.txt)"
grep -q '^::error file=sea.yaml,line=4,col=6::sea.gif: out of date; frame 0' err.txt
[ -s diffs/sea.gif.diff.gif ]
# A stranger's picture is shown as well.
rm -r diffs summary.md
! SAFE=true FILES=sea.yaml GITHUB_STEP_SUMMARY=summary.md check 2>err.txt || fail "a stranger's stale picture passed"
[ -s diffs/sea.gif.diff.gif ] && grep -q 'render check: 1 checked, 1 not' summary.md || fail "what differs is not shown: $(cat err.txt)"

# The comment, through a service that tests have: with all rights, with some, with none.
mkdir "$here/bin"
cp "$ROOT/Scripts/outside/gh.py" "$here/bin/gh"
chmod 755 "$here/bin/gh"
export GITHUB_REPOSITORY=o/r GITHUB_SERVER_URL=https://github.com GITHUB_RUN_ID=5 GH_STATE="$here/state.json" GH_TOKEN=secret
# comment: tells the pull request of what was checked last.
comment() {
  OUTCOME=${OUTCOME:-failure} NAME=diffs PULL=7 PATH=${TOOLS:-$here/bin:$PATH} step "Tell the pull request" >"$here/told.txt"
}
# service CLAIM: changes the state of the service in Python, or judges it.
service() {
  python3 - "$1" <<'EOF' || fail "this does not hold: $1"
import base64, json, os, re, sys
path = os.environ["GH_STATE"]
state = json.load(open(path)) if os.path.exists(path) else {}
bodies = [one["body"] for one in state.get("comments", [])]
exec(sys.argv[1])
json.dump(state, open(path, "w"))
EOF
}
# A stranger has written the mark.
fresh='state = {"calls": [], "comments": [{"id": 1, "kind": "User", "body": "<!-- terrarium diffs -->"}],
  "references": {}, "objects": {}, "may": ["contents", "pull-requests"]}'
service "$fresh"
comment
service 'assert bodies[0] == "<!-- terrarium diffs -->" and len(bodies) == 2, bodies
commit = state["references"]["refs/terrarium/7-diffs"]
assert bodies[1].startswith("<!-- terrarium diffs -->\n### render check: 1 checked, 1 not"), bodies[1]
assert f"https://github.com/o/r/raw/{commit}/0.gif" in bodies[1] and "out of date" in bodies[1], bodies[1]
tree = state["objects"][state["objects"][commit]["tree"]]["tree"]
assert base64.b64decode(state["objects"][tree[0]["sha"]]["content"]) == open("diffs/sea.gif.diff.gif", "rb").read()'
# A later run changes the same comment, also where all is well again; where all is well from the start there is none.
comment
service 'assert len(bodies) == 2 and state["calls"][-1] == "PATCH repos/o/r/issues/comments/101", state["calls"]'
render run sea.yaml --quiet
FILES=sea.yaml check
OUTCOME=success comment
service 'assert len(bodies) == 2 and "all up to date" in bodies[1] and "raw" not in bodies[1], bodies'
service "$fresh"
OUTCOME=success comment
service 'assert len(bodies) == 1, bodies'
# Names are no Markdown.
printf '{world: life, pattern: glider, frames: 3, cell: 3, out: "a@b _!_[x](y)`<img>.png"}\n' >odd.yaml
render run odd.yaml --theme dark --quiet
git add .
! FILES=odd.yaml check 2>err.txt || fail "an odd name passed"
comment
service 'assert not re.search(r"@b|\[x\]|<img|`", bodies[1]) and "/0.png" in bodies[1], bodies[1]'
# Without rights nothing fails; the log says why there is no comment.
for rights in '"contents"' '"pull-requests"' ''; do
  service "$fresh; state['may'] = [$rights]"
  comment
  case $rights in
  *pull*) service 'assert len(bodies) == 2 and "raw" not in bodies[1] and "not as it should be" in bodies[1], bodies' ;;
  *) service 'assert len(bodies) == 1, bodies' ;;
  esac
  grep -q "^comment: .* failed: .*403" "$here/told.txt" || fail "nobody is told why: $(cat "$here/told.txt")"
done
mkdir "$here/tools"
ln -s "$(python3 -c 'import sys; print(sys.executable)')" "$here/tools/python3"
ln -s "$(command -v sh)" "$here/tools/"
TOOLS=$here/tools comment
grep -q "^comment: none, since there is no gh here" "$here/told.txt" || fail "without gh: $(cat "$here/told.txt")"

# Strangers' scenarios are checked with --safe.
printf 'world: sea\nframes: 3\nsize: 8x8\nmap: ../map\nout: [sea.gif, ../stranger.gif]\n' >stranger.yaml
! SAFE=true FILES=stranger.yaml check 2>err.txt || fail "a stranger's scenario may write anywhere"
grep -q -- '--safe' err.txt || fail "nobody is told of --safe: $(cat err.txt)"
! SAFE=yes FILES=sea.yaml check 2>err.txt || fail "'yes' was taken as no"

# Names of files are names: none is a flag, two names, a pattern or a command.
mkdir -p "$here/names/some folder/deep"
cd "$here/names"
git init -q .
lines='two
lines.yaml'
set -- --into=.yaml -x.yaml - --help.yaml '*.yaml' '[ab].yaml' 'a b.yaml' "$lines" '$(touch hacked).yaml' ';touch hacked.yaml' \
  '\x.yaml' 'some folder/deep/a.yaml'
for name; do printf '{world: sea, frames: 1, size: 4x4, cell: 4, out: p.png}\n' >"./$name"; done
render run --quiet -- ./-x.yaml 'some folder/deep/a.yaml'
git add -A .
for files in '*.yaml' '**/*.yaml' - . 'some folder'; do FILES=$files check || fail "'$files' are not all right"; done
for name; do
  printf '{world: sea, frames: 1, size: 4x4, cell: 4, theme: dark, out: p.png}\n' >"./$name"
  git add -A .
  for files in "$name" '?' '*.yaml' '**/*.yaml' .; do
    # What names other files is not asked here. Two lines are two names.
    case "$files as $name" in
    "? as -" | "- as -") ;;
    "? as "* | *" as -" | "*.yaml as "*/* | "$lines as "*) continue ;;
    esac
    code=0
    FILES=$files check >../out.txt 2>../err.txt || code=$?
    [ $code = 1 ] || fail "'$name' as '$files' ended with $code: $(cat ../err.txt)"
  done
  printf '{world: sea, frames: 1, size: 4x4, cell: 4, out: p.png}\n' >"./$name"
done
[ -z "$(find "$here" -name 'hacked*')" ] || fail "a name was a command"
cd "$here/project"

# A wheel from an address has its checksum at the end, and is what has it.
mkdir built
cp "$here/right.whl" "$here/$release/$wheel"
backend() { # the address
  PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$ROOT/Scripts/wheel TERRARIUM_WHEEL=$1 python3 -c 'import backend
assert backend.get_requires_for_build_wheel() == []
print(backend.build_wheel("built"))' 2>err.txt
}
sum=$(cut -c 1-64 "$here/$release/SHA256SUMS")
address=file://$here/$release/$wheel
for wrong in "$address" "$address#sha256=" "$address#md5=$sum" "$address#sha256=$(echo "$sum" | tr '0-9a-f' '1-9a-f0')"; do
  ! backend "$wrong" || fail "'$wrong' was taken"
  grep -q "^terrarium: .*checksum" err.txt || fail "'$wrong': $(cat err.txt)"
  [ -z "$(ls built)" ] || fail "'$wrong' was left there"
done
[ "$(backend "$address#sha256=$sum")" = "$wheel" ]
cmp "built/$wheel" "$here/right.whl"
[ "$(backend "$here/right.whl")" = right.whl ]

# The hook installs itself into a fresh environment, here from the wheel of the release.
python3 -m venv ../hook >/dev/null 2>&1 &&
  ../hook/bin/pip install -q --constraint "$ROOT/Scripts/constraints.txt" pre-commit >/dev/null 2>&1 || {
  echo "not tried here: the hook, since pip cannot install pre-commit"
  exit 0
}
git clone -q "$ROOT" ../terrarium
cat >.pre-commit-config.yaml <<EOF
repos:
  - repo: $here/terrarium
    rev: $(git -C ../terrarium rev-parse HEAD)
    hooks: [{id: terrarium-check}]
EOF
git rm -q --cached odd.yaml
git add .pre-commit-config.yaml
render run sea.yaml --theme dark --quiet
git add sea.gif
export PRE_COMMIT_HOME="$here/hooks" TERRARIUM_WHEEL="$address#sha256=$sum"
if ../hook/bin/pre-commit run --all-files >hook.txt 2>&1; then fail "the hook lets a stale picture pass"; fi
grep -q 'sea.gif: out of date' hook.txt || fail "$(cat hook.txt)"
# A name that looks like a flag is none.
render run sea.yaml --quiet
git add sea.gif
printf '{world: sea, frames: 1, size: 4x4, theme: dark, out: p.png}\n' >./--into=.yaml
render run --theme light --quiet -- --into=.yaml
git add -- --into=.yaml p.png
if ../hook/bin/pre-commit run --all-files >hook.txt 2>&1; then fail "the hook takes a name for a flag"; fi
grep -q 'p.png: out of date' hook.txt || fail "$(cat hook.txt)"
echo "not tried here: the action on its own service, arm64, and the image"
