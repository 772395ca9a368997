"""Compares `render identify` with lifelib: the objects that soups leave, and random apgcodes."""

import argparse
import json
import random
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument("render")
parser.add_argument("census")
parser.add_argument("--count", type=int, default=1000)
parser.add_argument("--seed", type=int, default=1)
options = parser.parse_args()
chance = random.Random(options.seed)

# A soup that grows for ever, or rests later than this, is left out and counted.
LATEST = 32768


def soup(side):
    return "$".join("".join(chance.choice("bo") for _ in range(side)) for _ in range(side)) + "!"


def lifelib(task, lines):
    text = "".join(line + "\n" for line in lines)
    run = subprocess.run(
        [options.census, task, str(LATEST)], input=text, capture_output=True, text=True, check=True
    )
    return run.stdout.split("\n")[: len(lines)]


def identities(figures):
    found = []
    for start in range(0, len(figures), 100):
        words = [options.render, "identify", "--json", *figures[start : start + 100]]
        run = subprocess.run(words, capture_output=True, text=True)
        if run.returncode:
            sys.exit(run.stderr)
        found += json.loads(run.stdout)
    return found


different = 0
left_out = 0
codes = set()
soups = [soup(16) for _ in range(options.count)]
for figure, own, line in zip(soups, identities(soups), lifelib("census", soups)):
    theirs = dict(pair.rsplit("=", 1) for pair in line.split())
    mine = {row["apgcode"]: str(row["count"]) for row in own["objects"]}
    if own["rest"] is None or own["rest"] > LATEST or "PATHOLOGICAL" in theirs:
        left_out += 1
        continue
    codes.update(mine)
    if mine != theirs:
        different += 1
        print(f"{figure}: {mine} here, {theirs} there")
print(f"{len(soups)} soups, {left_out} left out, {different} with other objects")

# Every code that was found is read again, and is that of the whole.
figures = sorted(codes)
wrong = [own["figure"] for own in identities(figures) if own["apgcode"] != own["figure"]]
print(f"{len(figures)} codes, {len(wrong)} read as others: {wrong}")

# Figures that lie and move as they will: theirs and our code of the whole.
names = [figure for figure in figures if figure.startswith(("xs", "xp", "xq"))]
others = [code for code, theirs in zip(names, lifelib("code", names)) if code != theirs]
print(f"{len(names)} codes, {len(others)} that lifelib writes otherwise: {others}")
if different or wrong or others or left_out > len(soups) // 50:
    sys.exit(1)
