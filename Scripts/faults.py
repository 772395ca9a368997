#!/usr/bin/env python3
"""faults.py TREE [NUMBER [SEED [SECONDS]]]: the share of NUMBER random faults, 200 by default, that the tests find.

Puts the faults into the Swift code of TREE, a copy of this repository that it may change. Each stands behind a switch
that a process reads once, so one build serves all. Each suite of tests runs once and notes the faults whose places it
reaches. Then each fault is switched on, and the suites that reach it run until one fails: first those of the module's
own tests, then others for 100 or so many SECONDS, the fastest first. One that hangs is found.

What is known stands in TREE/.faults, and a second call goes on from there. Remove `suites.json` and `results.json`
after a change of the tests. A fault that no test finds may be one that changes nothing: that is for a reader to decide.
"""
import collections
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import time

# The tests of modules whose test target has another name.
OWN_TESTS = {"Basics": ["FilesTests", "SimulationTests", "PatternsTests"], "XML": ["EncodingTests"],
             "Program": ["CommandTests", "CommandInputTests"], "Zlib": ["EncodingTests"]}

FOLDER = r"Sources/(?:Core/|Extras/)?([^/]+)"
PROGRAM = ".build/release/terrariumPackageTests.xctest"
HEADER = """#include <stdbool.h>
extern int fault_number;
void note_fault(int number);
// Number 0 means that places are noted.
static inline bool fault_is(int number) {
  if (fault_number == 0) note_fault(number);
  return number == fault_number;
}
"""
SOURCE = """#include <faults.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
int fault_number;
static bool is_noted[100000];
__attribute__((constructor)) static void read_switch(void) {
  fault_number = atoi(getenv("TERRARIUM_FAULT") ?: "-1");
}
void note_fault(int number) {
  if (is_noted[number]) return;
  is_noted[number] = true;
  int file = open(getenv("TERRARIUM_FAULT_NOTES"), O_WRONLY | O_APPEND | O_CLOEXEC);
  dprintf(file, "%d\\n", number);
  close(file);
}
"""
MANIFEST = """
for target in package.targets where [.regular, .executable].contains(target.type) {
  target.dependencies.append("CFaults")
}
package.targets.append(.target(name: "CFaults", path: "Sources/CFaults"))
"""
SWITCH = """internal import CFaults
@usableFromInline func faultIs(_ number: Int32) -> Bool { fault_is(number) }
"""

# Comments and texts, which are no place for a fault.
SILENT = re.compile(
    r'//[^\n]*|/\*.*?\*/|#/.*?/#|"""(?:\\.|.)*?"""|#"[^\n]*?"#'
    r'|"(?:\\\((?:[^()"\n]|"(?:\\.|[^"\\\n])*"|\((?:[^()\n]|\([^()\n]*\))*\))*\)|\\[^(\n]|[^"\\\n])*"', re.S)
# Lines that declare, check the program itself, or only make it faster.
LEFT_OUT = re.compile(r"\s*(#|@|import |case [^:]*:?$)|.*(precondition|assert|fatalError|reserveCapacity)")
OPERATORS = [["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">=", "===", "!==", "~="], ["??"], ["is", "as", "as?"],
             ["...", "..<"], ["+", "-", "&+", "&-", "|", "^"], ["*", "/", "%", "&*", "&"], ["<<", ">>", "&<<", "&>>"]]
LEVEL = {operator: level for level, row in enumerate(OPERATORS) for operator in row}
SWAPPED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+",
           "&+": "&-", "&-": "&+", "&&": "||", "||": "&&", "..<": "...", "...": "..<"}
KIND = {0: "logic", 1: "logic", 2: "comparison", 5: "range", 6: "sum"}
DEFAULT = re.compile(r".*(:\s*[\w.]+\??\s*=|\?\?|default:)\s*-?$")
STOPS = set(", ; = += -= *= /= %= |= &= ^= ? : -> => return if guard while where in case let var else try await throw "
            "switch for do repeat init super".split())
STATEMENT = re.compile(r" *(?:try |await |self\.)*([a-z]\w*)(?:[.?!\w]|\[[^]]*\])*(?:\(.*\)| \W?= .+)")
TOKEN = re.compile(r"[\w$]+|[-+*/%<>=!&|^~?.:]+|\S")


def extent(tokens, index, step, level):
    """The last token of the operand that starts beside the operator at `index`; it ends at a weaker operator."""
    depth, last = 0, None
    opens, closes = ("([{", ")]}") if step > 0 else (")]}", "([{")
    while 0 <= (index := index + step) < len(tokens):
        word = tokens[index][0]
        if depth == 0:
            own = LEVEL.get(word, 99)
            if own < level or step > 0 and (own == level or word == "{") or word in closes or word in STOPS:
                return last
        depth += (word in opens) - (word in closes)
        if depth == 0:
            last = index
    return last if depth == 0 else None


def faults_of_line(line, code, before, after, rng):
    """Faults of a line as (first column, end, new text, kind). In `code` texts and comments are blank."""
    def choice(faulty, right):
        return f"(faultIs(NUMBER) ? {faulty} : {right})"

    tokens = [(m.group(), m.start(), m.end()) for m in TOKEN.finditer(code)]
    for index, (word, start, end) in enumerate(tokens):
        if word in SWAPPED and code[start - 1:start] == " " == code[end:end + 1] or word in ("...", "..<"):
            left, right = (extent(tokens, index, step, LEVEL[word]) for step in (-1, 1))
            if left is not None and right is not None:
                first, last = tokens[left][1], tokens[right][2]
                faulty = line[first:start] + SWAPPED[word] + line[end:last]
                yield first, last, choice(faulty, line[first:last]), KIND[LEVEL[word]]
        elif word in ("min", "max") and code[end:end + 1] == "(":
            close = extent(tokens, index, 1, 9)
            first = index if tokens[index - 1][0] != "." else extent(tokens, index, -1, 9)
            if close is not None and first is not None and not code[:start].rstrip().endswith("func"):
                first, last = tokens[first][1], tokens[close][2]
                faulty = line[first:start] + {"min": "max", "max": "min"}[word] + line[end:last]
                yield first, last, choice(faulty, line[first:last]), "min and max"
        elif word in ("true", "false") and code[start - 1:start] != ".":
            new = "(!faultIs(NUMBER))" if word == "true" else "faultIs(NUMBER)"
            yield start, end, new, "default" if DEFAULT.match(code[:start]) else "truth"
    for number in re.finditer(r"(?:(?<![\w.$#])|(?<=\.\.\.)|(?<=\.\.<))\d[\d_]*(\.\d+)?(?!\w)", code):
        value = number.group()
        if number.group(1):
            faulty = str(round(float(value) * rng.choice([0.8, 1.25]) or 0.1, 6))
        else:
            faulty = str(max(int(value) + rng.choice([-1, 1]), 0) if int(value) else 1)
        yield *number.span(), choice(faulty, value), "default" if DEFAULT.match(code[:number.start()]) else "constant"
    if before and before[-1] in "{};)" or re.search(r"\w$", before):
        statement = STATEMENT.fullmatch(code)
        if statement and statement.group(1) not in STOPS and not re.match(r"[-.+*/?:&|<>=,)\]]", after):
            kind = "call left out" if code.endswith(")") and " = " not in code else "assignment left out"
            start = len(code) - len(code.lstrip())
            yield start, len(line), f"if !faultIs(NUMBER) {{ {line[start:].rstrip()} }}", kind
    for jump in re.finditer(r"(?:^ *|(?<!else )\{ )(continue|return)(?= \}|$)", code):
        yield *jump.span(1), f"if !faultIs(NUMBER) {{ {jump.group(1)} }}", "jump left out"
    for condition in re.finditer(r"\b(?:if|guard) ((?:(?!\blet\b|\bcase\b|\bvar\b|,|\{).)+?) (?:else )?\{", code):
        first, last = condition.span(1)
        yield first, last, f"faultIs(NUMBER) != ({line[first:last]})", "condition"


def places(tree, rng):
    """The possible faults: kind, and file, line, text, text with the fault."""
    for path in sorted((tree / "Sources").rglob("*.swift")):
        text = path.read_text()
        silent = SILENT.sub(lambda m: re.sub(".", " " if m.group()[0] == "/" else '"', m.group()), text)
        code = [line.rstrip() for line in silent.split("\n")]
        for number, line in enumerate(text.split("\n")):
            if LEFT_OUT.match(code[number]):
                continue
            before = next((other for other in reversed(code[:number]) if other), "")
            after = next((other.strip() for other in code[number + 1:] if other), "")
            for first, last, new, kind in faults_of_line(line, code[number], before, after, rng):
                yield kind, (str(path.relative_to(tree)), number + 1, line, line[:first] + new + line[last:])


def place(tree, number, seed):
    """Chooses the faults, and makes the tree ready for them."""
    rng = random.Random(seed)
    of_kind, faults, lines = collections.defaultdict(list), [], set()
    for kind, place in places(tree, rng):
        of_kind[kind].append(place)
    while len(faults) < number:
        kind = rng.choice(sorted(of_kind))
        file, line, right, text = rng.choice(of_kind[kind])
        if (file, line) not in lines:
            lines.add((file, line))
            index = len(faults) + 1
            faults.append({"number": index, "file": file, "line": line, "module": re.match(FOLDER, file).group(1),
                           "kind": kind, "right": right, "text": text.replace("NUMBER", str(index))})
    for folder in {re.match(FOLDER, fault["file"]).group() for fault in faults}:
        (tree / folder / "FaultSwitch.swift").write_text(SWITCH)
    (tree / "Sources/CFaults/include").mkdir(parents=True)
    (tree / "Sources/CFaults/include/faults.h").write_text(HEADER)
    (tree / "Sources/CFaults/faults.c").write_text(SOURCE)
    with open(tree / "Package.swift", "a") as manifest:
        manifest.write(MANIFEST)
    # Child processes of tests get the switches as well.
    child = tree / "Tests/Support/Child.swift"
    text = child.read_text()
    assert text.count('"PATH", ') == 1, "Child.swift lists its variables otherwise than faults.py knows"
    child.write_text(text.replace('"PATH", ', '"TERRARIUM_FAULT", "TERRARIUM_FAULT_NOTES", "PATH", '))
    return faults


def build(tree, faults):
    """Builds the tree with the faults. Those that do not compile are left out."""
    for fault in faults:
        write(tree, fault, fault["text"])
    while True:
        run = subprocess.run(["make", "build-tests"], cwd=tree, env=os.environ | {"CI": ""}, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace")
        if run.returncode == 0:
            return faults
        places = set(re.findall(r"/(Sources/[^:\n]+):(\d+):\d+: error:", run.stdout))
        wrong = []
        for file, line in places:
            near = [fault for fault in faults if fault["file"] == file]
            wrong += sorted(near, key=lambda fault: abs(fault["line"] - int(line)))[:1]
        if not wrong:
            sys.exit(run.stdout[-6000:])
        for fault in wrong:
            write(tree, fault, fault["right"])
        faults = [fault for fault in faults if fault not in wrong]
        print(f"{len(faults)} faults compile so far", flush=True)


def write(tree, fault, text):
    path = tree / fault["file"]
    lines = path.read_text().split("\n")
    lines[fault["line"] - 1] = text
    path.write_text("\n".join(lines))


def passes(tree, suite, limit, **switches):
    """Whether a suite passes within a time. Its child processes end with it."""
    words = [tree / PROGRAM, "--testing-library", "swift-testing", "--filter", "^" + re.escape(suite)]
    try:
        return subprocess.run(words, cwd=tree, env=os.environ | switches, stdin=subprocess.DEVNULL,
                              capture_output=True, timeout=limit).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def reach(tree):
    """For each suite that passes: the seconds that it takes, and the faults that it reaches."""
    words = [tree / PROGRAM, "--testing-library", "swift-testing", "--list-tests"]
    listed = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    notes, suites = tree / ".faults/notes", {}
    # The tests of a target that stand in no suite count as one.
    for name in sorted(set(re.findall(r"^\w+\.(?:`|\w+/)", listed, re.M))):
        notes.write_text("")
        start = time.monotonic()
        if passes(tree, name, 600, TERRARIUM_FAULT="0", TERRARIUM_FAULT_NOTES=str(notes)):
            reached = sorted(set(map(int, notes.read_text().split())))
            suites[name] = {"seconds": time.monotonic() - start, "reached": reached}
        else:
            print(f"{name} fails without a fault and is not used", flush=True)
    return suites


def attempt(tree, fault, suites, seconds):
    """The suite that finds a fault, or nil; and whether time was left to run all that reach it."""
    own = OWN_TESTS.get(fault["module"], [fault["module"] + "Tests"])
    reaching = [name for name in suites if fault["number"] in suites[name]["reached"]]
    reaching.sort(key=lambda name: (name.split(".")[0] not in own, suites[name]["seconds"]))
    for name in reaching:
        is_own = name.split(".")[0] in own
        if not is_own and seconds < 0:
            return {"reached": True, "found": None, "all": False}
        start = time.monotonic()
        if not passes(tree, name, 20 + 5 * suites[name]["seconds"], TERRARIUM_FAULT=str(fault["number"])):
            return {"reached": True, "found": name, "own": is_own}
        seconds -= 0 if is_own else time.monotonic() - start
    return {"reached": bool(reaching), "found": None, "all": True}


def report(faults, results):
    tried = [(fault, results[str(fault["number"])]) for fault in faults]
    for title in ("module", "kind"):
        print(f"\n{title:20} placed reached  found by own tests")
        for name in sorted({fault[title] for fault in faults}) + ["all"]:
            some = [result for fault, result in tried if name in (fault[title], "all")]
            counts = [sum(bool(result.get(key)) for result in some) for key in ("reached", "found", "own")]
            print(f"{name:20} {len(some):6} {counts[0]:7} {counts[1]:6} {counts[2]:12}")
    print("\nNot found:")
    for fault, result in tried:
        if not result["found"]:
            why = "not reached" if not result["reached"] else "" if result["all"] else "others ran out of time"
            print(f"{fault['number']} {fault['file']}:{fault['line']} {fault['kind']} {why}\n  {fault['text'].strip()}")


def kept(tree, name, make):
    """What stands in a file of TREE/.faults, or is made and written there."""
    path = tree / ".faults" / name
    if not path.exists():
        path.write_text(json.dumps(make(), indent=1))
    return json.loads(path.read_text())


def main(tree, number=200, seed=1, seconds=100):
    tree = pathlib.Path(tree).resolve()
    if tree == pathlib.Path(__file__).resolve().parents[1]:
        sys.exit("faults.py changes TREE: name a copy of the repository, such as one made by 'git clone . /tmp/tree'")
    (tree / ".faults").mkdir(exist_ok=True)
    faults = kept(tree, "faults.json", lambda: place(tree, int(number), int(seed)))
    faults = kept(tree, "built.json", lambda: build(tree, faults))
    suites = kept(tree, "suites.json", lambda: reach(tree))
    results = kept(tree, "results.json", dict)
    for fault in faults:
        if str(fault["number"]) not in results:
            results[str(fault["number"])] = attempt(tree, fault, suites, float(seconds))
            (tree / ".faults/results.json").write_text(json.dumps(results, indent=1))
    report(faults, results)


if len(sys.argv) < 2:
    sys.exit(__doc__)
main(*sys.argv[1:])
