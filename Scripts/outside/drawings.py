"""Writes random drawings as text and as files, and reads them again: drawings.py RENDER --count N --seed N.

It ends with 1 if a drawing comes back as another one.
"""

import argparse
import random
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument("render")
parser.add_argument("--count", type=int, default=8)
parser.add_argument("--seed", type=int, default=1)
given = parser.parse_args()
chance = random.Random(given.seed)

# A rule and its number of states. The sides of drawings are even, as blocks of two cells need it.
RULES = {
    "B3/S23": 2, "B36/S23": 2, "B2-a/S12": 2, "B2/S": 2, "B1357/S02468": 2, "B4678/S35678": 2,
    "B2/S013V": 2, "B2/S34H": 2, "B03/S23": 2, "B35678/S4678": 2,
    "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15": 2, "M15,14,13,3,11,5,6,1,7,9,10,2,12,4,8,0": 2,
    "R2,C0,S5-9,B7-8": 2, "R5,C0,M1,S34..58,B34..45,NM": 2, "R1,C2,S3-6,B4,NL": 2,
    "/2/3": 3, "345/2/4": 4, "2367/3457/5": 5, "3467/25/6": 6, "12345/45678/8": 8, "345/24/15": 15,
    "345/24/16": 16, "2/13/21": 21, "345/24/25": 25, "345/26/26": 26, "/2/30": 30, "/2/100": 100,
    "/2/256": 256, "34/2/3H": 3, "R2,C4,S5-9,B7-8": 4, "LifeHistory": 7, "LifeInvestigator": 21,
    "LifeSuper": 26, "WireWorld": 4, "Langtons-Loops": 8, "Langtons-Loop": 8, "Langtons-Ant": 10,
    "JvN29": 29, "Nobili32": 32, "Hutton32": 32,
}
assert len(RULES) == 40
LINES = {"30": 2, "110": 2, "C1599K3R1": 3, "C7K5R1": 5}
compared = 0


def letter(state, count):
    """The letters of a state, by their description in the reference."""
    blank = " " if count > 25 else ""
    if state == 0:
        return blank + "."
    if count == 2:
        return "O"
    dozens, rest = divmod(state - 1, 24)
    return (chr(ord("p") + dozens - 1) if dozens else blank) + chr(ord("A") + rest)


def run(*words):
    done = subprocess.run([given.render, *words], capture_output=True, text=True, timeout=60,
                          stdin=subprocess.DEVNULL)
    if done.returncode:
        sys.exit(f"{' '.join(words)}: {done.returncode}\n{done.stderr}")


def text(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def equal(found, expected, what):
    global compared
    compared += 1
    if found != expected:
        sys.exit(f"{what}\nexpected\n{expected}\nfound\n{found}")


def drawing(columns, rows, count):
    density = chance.choice([0.1, 0.5, 1])
    cells = [[chance.randrange(count) if chance.random() < density else 0 for _ in range(columns)]
             for _ in range(rows)]
    # Live corners keep the box of files that only list live cells.
    cells[0][0] = cells[-1][-1] = 1
    return cells


def written(rows, count):
    return "".join("".join(letter(s, count) for s in row) + "\n" for row in rows)


def plane(rule, count):
    columns, lines = 2 * chance.randint(1, 20), 2 * chance.randint(1, 12)
    cells = drawing(columns, lines, count)
    with open("in.txt", "w", encoding="utf-8") as file:
        file.write(written(cells, count))
    same = ["life", f"--rule={rule}", f"--size={columns}x{lines}", "--at=0,0", "--frames=1", "-q"]
    outputs = ["out.txt", "out.cells", "out.rle", "out.mc"]
    run(*same, "--pattern=in.txt", *(f"--out={output}" for output in outputs))
    expected = written(cells, count)
    equal(text("out.txt"), expected, f"{rule}: the drawing as it was made")
    for output in outputs:
        run(*same, f"--pattern={output}", "--out=again.txt")
        equal(text("again.txt"), expected, f"{rule}: {output}")
    # The first, the last and another frame of a film.
    film = [*same[:-2], "--pattern=in.txt", "-q", "--frames=4", "--out=film.txt"]
    run(*film)
    frames = text("film.txt").split("\n\n")
    for number in {0, 3, chance.randrange(4)}:
        run(*same, "--pattern=film.txt", f"--pattern-frame={number}", "--out=again.txt")
        equal(text("again.txt").rstrip("\n"), frames[number].rstrip("\n"), f"{rule}: frame {number}")


def line(rule, count):
    columns = chance.randint(2, 90)
    same = ["wolfram", f"--rule={rule}", f"--size={columns}x1", "--edges=wrap", "--frames=1", "-q"]
    run(*same, "--start=random", f"--seed={chance.randrange(10**6)}", "--out=out.txt", "--out=out.cells")
    for output in ("out.txt", "out.cells"):
        run(*same, f"--pattern={output}", "--out=again.txt")
        equal(text("again.txt"), text("out.txt"), f"wolfram {rule}: {output}")


for _ in range(given.count):
    for rule, count in RULES.items():
        plane(rule, count)
    for rule, count in LINES.items():
        line(rule, count)
print(f"{compared} drawings came back")
