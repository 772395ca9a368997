#!/bin/sh
# The action, the workflow and the hook can be parsed, and their shell steps find a stale picture in a fresh folder.
# At most 400 seconds.
set -eu
. "$ROOT/Scripts/outside/release.sh"
python3 -c 'import yaml' 2>/dev/null || skip "there is no python3 with yaml here"
cd "$ROOT"
python3 - <<'EOF'
import yaml
action = yaml.safe_load(open("action.yml"))
assert action["runs"]["using"] == "composite" and action["inputs"]["files"]["required"]
for step in action["runs"]["steps"]:
    assert "uses" in step or ("run" in step and "shell" in step), step
workflow = yaml.safe_load(open(".github/workflows/release.yml"))
assert set(workflow["jobs"]) == {"build", "publish"}
hook = yaml.safe_load(open(".pre-commit-hooks.yaml"))[0]
assert hook["language"] == "python"
assert hook["entry"].split()[:2] == ["render", "check"]
EOF
cd - >/dev/null

# A release as the action would find it: on a server that is a folder.
(cd "$ROOT" && Scripts/setup.sh wheel) >/dev/null 2>&1 || skip "auditwheel cannot be installed here"
release=releases/v$("$render" --version | cut -d ' ' -f 2)
RENDER=$render "$ROOT/Scripts/package.sh" wheel "$release" >/dev/null
(cd "$release" && sha256sum -- *.whl >SHA256SUMS)
mkdir project
cd project
git init -q .
cat > sea.yaml <<'EOF'
world: sea
frames: 3
size: 8x8
out: sea.gif
EOF
export RUNNER_TEMP=$PWD/../temp GITHUB_ACTION_PATH=$ROOT GITHUB_PATH=$PWD/../path GITHUB_ACTIONS=true
mkdir -p "$RUNNER_TEMP"

# step NAME: runs the shell of one of the action's steps.
step() {
  python3 - "$1" <<'EOF' > ../step.sh
import os, sys, yaml
for step in yaml.safe_load(open(os.environ["ROOT"] + "/action.yml"))["runs"]["steps"]:
    if step.get("name") == sys.argv[1]: print(step["run"])
EOF
  [ -s ../step.sh ] || fail "the action has no step '$1'"
  sh -e ../step.sh
}
RELEASES=file://$(cd .. && pwd)/releases VERSION="" step "Install render"
PATH=$(cat "$GITHUB_PATH"):$PATH
export PATH
[ "$(command -v render)" = "$RUNNER_TEMP/terrarium/bin/render" ]
render run sea.yaml --quiet
git add sea.gif sea.yaml
FILES='*.yaml' ARGUMENTS="" DIFF=diffs step "Check the pictures"
render run sea.yaml --delay 1s --theme dark --quiet
if FILES='*.yaml' ARGUMENTS="" DIFF=diffs JUNIT='a report.xml' SARIF=report.sarif GITHUB_STEP_SUMMARY=summary.md \
  step "Check the pictures" >out.txt 2>err.txt; then
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
grep -q '^sea.gif: out of date; frame 0' out.txt
grep -q '^::error file=sea.yaml,line=4,col=6::sea.gif: out of date' err.txt
[ -s diffs/sea.gif.diff.gif ]
# Once more, as a cache would bring it.
RELEASES="" VERSION="" step "Install render" | grep -q "was kept from an earlier run"
# A release whose bytes are others than its checksums say is not installed.
echo >>"$(ls "../$release"/*.whl)"
! RUNNER_TEMP=$PWD/../other RELEASES=file://$(cd .. && pwd)/releases VERSION="" step "Install render" 2>err.txt ||
  fail "a changed release was installed"
grep -q 'the checksum of .* is wrong' err.txt
# The hook installs itself into a fresh environment, here from the wheel of the release.
python3 -m venv ../hook >/dev/null 2>&1 && ../hook/bin/pip install -q pre-commit >/dev/null 2>&1 || {
  echo "not tried here: the hook, since pip cannot install pre-commit"
  exit 0
}
wheel=../$(basename "$(ls ../$release/*.whl)")
RENDER=$render "$ROOT/Scripts/package.sh" wheel .. >/dev/null
git clone -q "$ROOT" ../terrarium
cat > .pre-commit-config.yaml <<EOF
repos:
  - repo: $(cd ../terrarium && pwd)
    rev: $(git -C ../terrarium rev-parse HEAD)
    hooks: [{id: terrarium-check, files: "[.]yaml$"}]
EOF
git add .pre-commit-config.yaml
export PRE_COMMIT_HOME=$PWD/../hooks TERRARIUM_WHEEL=$(cd .. && pwd)/$(basename "$wheel")
if ../hook/bin/pre-commit run --all-files >hook.txt 2>&1; then fail "the hook lets a stale picture pass"; fi
grep -q 'sea.gif: out of date' hook.txt || fail "$(cat hook.txt)"
echo "not tried here: the action on its own service, arm64, and the image"
