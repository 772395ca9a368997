"""How much of a picture of a given size is filled: filled.py RENDER [--seed N] [--count N] [--keep FOLDER]

Draws random films, sheets, tables and panels of worlds whose fields are dense, with titles, charts, legends and
counters in all languages, at seven sizes. The ground of the page has a colour that nothing else has. A square of 16
pixels is filled if anything else is in it. Three of four pictures must be filled by 55 %, and none by less than 30 %
without a note. (Square fields in a wide picture, with texts below each, fill less.)
"""

import argparse
import os
import random
import shlex
import subprocess
import sys
import tempfile

from PIL import Image, ImageChops

GROUND = (254, 1, 220)
SIZES = ["400x300", "800x600", "1200x630", "1200x900", "1080x1080", "1080x1920", "1920x1080"]
WORLDS = {
    "sea": (["--orcas", "5%"], ["orcas=2%,5%,9%", "penguins=20%,40%,60%,80%"]),
    "life": (["--edges", "wrap", "--fill", "40%"], ["rule=near", "rule=B3/S23,B36/S23,B2/S", "fill=10%..90%..20%"]),
    "wolfram": (["--start", "random"], ["rule=0..255", "rule=30,90,110,184", "rule=random:12"]),
    "infection": (["--people", "400"], ["factor=1..9", "factor=1..4"]),
}
SHAPES = ["16x16", "32x24", "24x32", "63x32", "64x64"]


def line(chance):
    """The words of a random picture."""
    world = chance.choice(list(WORLDS))
    settings, varied = WORLDS[world]
    words = [world, *settings, "--fit", chance.choice(SIZES), "--colors", "background=#fe01dc"]
    if world != "infection" and chance.random() < 0.4:
        words += ["--size", chance.choice(SHAPES)]
    if world != "wolfram":
        words += ["--frames", str(chance.choice([6, 20, 60]))]
    kind = chance.choice(["film", "seeds", "sheet", "table", "panels"])
    if kind == "seeds":
        words += ["--vary", f"seed=1..{chance.choice([2, 3, 5, 9, 20])}"]
    elif kind == "sheet":
        words += ["--vary", chance.choice(varied)]
    elif kind == "table":
        # The first setting has a row for each value.
        words += ["--vary", varied[0 if world == "sea" else 1], "--vary", f"seed=1..{chance.choice([2, 3, 4])}"]
    elif kind == "panels" and world != "wolfram":
        del words[words.index("--frames"):words.index("--frames") + 2]
        words += ["--panels", chance.choice(["0,20", "0,10,40", "0,5,10,15,20,25"])]
    for part in (["--title", "A title"], ["--caption", "A caption of some words, not too short"],
                 ["--legend"], ["--counters"], ["--chart", chance.choice(["under", "beside"])],
                 ["--language", chance.choice(["ru", "es"])]):
        if chance.random() < 0.25 and not (part[0] == "--chart" and world == "wolfram"):
            words += part
    return words


def filled(path):
    """The share of squares of 16 pixels in which anything is drawn."""
    picture = Image.open(path).convert("RGB")
    drawn = ImageChops.difference(picture, Image.new("RGB", picture.size, GROUND))
    squares = [
        drawn.crop((x, y, min(x + 16, drawn.width), min(y + 16, drawn.height))).getbbox() is not None
        for y in range(0, drawn.height, 16) for x in range(0, drawn.width, 16)
    ]
    return sum(squares) / len(squares)


parser = argparse.ArgumentParser()
parser.add_argument("render")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--count", type=int, default=200)
parser.add_argument("--keep", help="a folder for the pictures")
options = parser.parse_args()
chance = random.Random(options.seed)
shares, wrong = [], []
with tempfile.TemporaryDirectory() as scratch:
    folder = options.keep or scratch
    for number in range(options.count):
        words = line(chance)
        path = os.path.join(folder, f"{number:03}.png")
        run = subprocess.run(
            [options.render, *words, "--out", path], capture_output=True, text=True, timeout=60, check=False)
        told = "render " + shlex.join(words)
        if run.returncode:
            wrong.append(f"{told}: {run.stderr.strip()}")
            continue
        share = filled(path)
        shares.append((share, number, told))
        if share < 0.3 and "of the picture" not in run.stdout + run.stderr:
            wrong.append(f"{number:03}: {share:.0%} without a note: {told}")
shares.sort()
few = [one for one in shares if one[0] < 0.55]
print(f"{len(shares)} pictures, {len(few)} filled by less than 55 %; the median is {shares[len(shares) // 2][0]:.0%}")
for share, number, told in shares[:12]:
    print(f"{number:03} {share:.0%} {told}")
if len(few) > len(shares) / 4:
    wrong.append(f"{len(few)} of {len(shares)} pictures are filled by less than 55 %")
print("\n".join(wrong))
sys.exit(bool(wrong))
