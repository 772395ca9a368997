"""Larger than Life beside Golly's batch program: cells a processor second, on a torus of random cells, by one thread.

    larger.py RENDER BGOLLY [RANGES] [SHAPES] [STATES]

prints a line for each rule, and whether both have the same population after as many generations. Half of the cells live; a
third to two thirds of the neighbourhood keep a cell and a third to a half bear one. Where that comes to rest, most of what
ours gains is that it looks at nothing that rests.
"""

import os
import random
import subprocess
import sys
import tempfile

SIDE = 512


def size(letter, r):
    def holds(i, j):
        a, b = abs(i), abs(j)
        return {
            "M": True, "N": a + b <= r, "C": a * a + b * b <= r * r + r, "2": a * a + b * b <= r * r,
            "+": a == 0 or b == 0, "X": a == b, "*": a == 0 or b == 0 or a == b, "#": a == 1 or b == 1,
            "B": (a + b) % 2 == 1, "D": (a + b) % 2 == 0, "H": abs(i - j) <= r,
            "A": i == 0 or j == 0 or i == j, "3": i == 0 and j < 0 or j == 0 and i < 0 or i == j and i > 0,
        }[letter]

    if letter == "L":
        return 6 * r * (r + 1)
    if letter == "G":
        return (r + 1) ** 4
    if letter in "@W":
        return 2 * r * (r + 1)
    return sum(holds(i, j) for i in range(-r, r + 1) for j in range(-r, r + 1) if i or j)


def rule(letter, r, states, own):
    draw = random.Random(r)
    n, name = size(letter, r), letter
    cells = (2 * r + 1) ** 2
    if letter == "@":
        bits = "".join(draw.choice("0123456789abcdef") for _ in range((cells - 1) // 4))
        name, n = "@" + bits, sum(bin(int(digit, 16)).count("1") for digit in bits)
    if letter == "W":
        digits = [draw.randrange(8) for _ in range(cells)]
        name, n = "W" + "".join(map(str, digits)), sum(digits)
    low, half, high = max(1, n // 3), max(1, n // 2), max(1, 2 * n // 3)
    return f"R{r},C{states},M{own},S{low}..{high},B{low}..{half},N{name}"


def soup(path, name):
    draw = random.Random(1)
    with open(path, "w") as file:
        file.write(f"x = {SIDE}, y = {SIDE}, rule = {name}:T{SIDE},{SIDE}\n")
        live = "A" if ",C0," not in name else "o"
        dead = "." if live == "A" else "b"
        for _ in range(SIDE):
            file.write("".join(draw.choice(live + dead) for _ in range(SIDE)) + "$\n")
        file.write("!\n")


def run(command):
    """What a program prints, and the processor seconds that it takes."""
    before = os.times()
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    after = os.times()
    return text, after.children_user + after.children_system - before.children_user - before.children_system


def golly(program, path, generations):
    lines, seconds = run([program, "-a", "Larger than Life", "-i", str(generations), "-m", str(generations), path])
    lines = lines.split("\n")
    last = [line for line in lines if line.startswith(f"{generations}:")]
    return seconds, int(last[-1].split(":")[1].replace(",", "")) if last else None


def ours(program, path, generations, folder):
    _, seconds = run(
        [program, "life", "--pattern", path, "--every", str(generations), "--frames", "2", "--quiet", "--jobs", "1",
         "--out", folder + "/out.csv"])
    with open(folder + "/out.csv") as file:
        return seconds, int(file.read().split()[-1].split(",")[1])


def speed(run_for, limit):
    """Cells a second: what one generation takes with all around it is taken away from what many take."""
    start, _ = run_for(1)
    generations, seconds = 4, 0
    while seconds < start + 0.15 and generations < limit:
        generations *= 3
        seconds, _ = run_for(generations)
    return generations, SIDE * SIDE * (generations - 1) / max(1e-4, seconds - start)


def main():
    render, bgolly = sys.argv[1:3]
    ranges = [int(r) for r in (sys.argv[3] if len(sys.argv) > 3 else "1,2,3,5,7,10,50").split(",")]
    shapes = sys.argv[4] if len(sys.argv) > 4 else "MNC2+X*#BDHA3LG@W"
    states = [int(s) for s in (sys.argv[5] if len(sys.argv) > 5 else "0,4").split(",")]
    print("| rule | Gcell/s | bgolly | times | population |\n| --- | ---: | ---: | ---: | --- |")
    with tempfile.TemporaryDirectory() as folder:
        path = folder + "/soup.rle"
        for letter in shapes:
            for r in ranges:
                for count in states:
                    name = rule(letter, r, count, 1)
                    soup(path, name)
                    generations, slow = speed(lambda n: golly(bgolly, path, n), 4000)
                    _, theirs = golly(bgolly, path, generations)
                    _, alive = ours(render, path, generations, folder)
                    _, fast = speed(lambda n: ours(render, path, n, folder), 30000)
                    print(f"| `{name if len(name) < 44 else name[:40] + '…'}` | {fast / 1e9:.2f} | {slow / 1e9:.4f} | "
                          f"{fast / slow:.0f} | {'same' if alive == theirs else f'{alive}, {theirs}'} |", flush=True)


main()
