"""One scenario, many ways: routes.py RENDER [--seed N] [--count N] [--jobs N] [--again N]

Scenarios are made by chance out of the settings that the program lists. What one of them makes must be
the same bytes by every way that leads there: alone, beside each other output and beside all, on one thread and on three,
from its recipe, with stills written on the way or not, as one of many variants, in sheets of many colours made twice,
from shards that are merged, as a tile of a page to explore, from a state that is saved and loaded, also by each run of a table or a sheet, from a pattern file that is written and read again, by each engine, as a part of a larger view, by steps
that take back, repeat, roll back or only look, with measures that nothing after the last frame changes,
and with some of its keys as flags or in a project's terrarium.yaml, under others that are of no account. A film whose pattern
has a script, with steps and cameras of its own, goes neither through states, views, steps nor pattern files. A scenario that
is refused is another one's turn; one that differs is printed with its number, its way and the folder in which it lies.
"""

import argparse
import concurrent.futures
import gzip
import itertools
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

FIGURES = ["glider", "block", "blinker", "r-pentomino", "gosper-glider-gun", "lwss", "bo$2bo$3o!", "beacon"]
LIFE_RULES = [
    "B3/S23", "B36/S23", "B2/S", "345/2/4", "WireWorld", "B2/S34H", "23/3/8", "R2,C0,M1,S5..8,B7..8,NM", "B3/S23:T20,20", "B3/S23:T0,18",
    "B3/S23:P15,0", "LifeHistory", "/2/3",
    "B2-a/S12", "B13/S012V", "B0123478/S01234678", "B013/S2", "B3/S23:K12,12*", "B3/S23:P14,9", "B45/S34L", "R1,C2,S3-6,B4,NL",
    "R1,C2,S2-4,B3-4,NN", "M0,2,8,3,1,5,6,7,4,9,10,11,12,13,14,15", "M15,14,13,3,11,5,6,1,7,9,10,2,12,4,8,0", "Langtons-Ant",
    "R1,C0,S2-3,B3,NW111101111", "B2/S345/4H", "MAPARYXfhZofugWaH7oaIDogBZofuhogOiAaIDogIAAgAAWaH7oaIDogGiA6ICAAIAAaIDogIAAgACAAIAAAAAAAA"
]
LINES = ["30", "90", "110", "184", "C777K3R1", "90R", "W22"]


def annotations(rng):
    """Some annotations, in YAML's flow, by chance."""
    def point():
        return f"[{rng.randint(-2, 20)}, {rng.choice([0, 2.5, 7, 11])}]"

    def item():
        figure = rng.choice(["label", "arrow", "line", "area", "box"])
        text = rng.choice(["a", "Name 1", "два", "'{tick} of {{'"])
        parts = {
            "label": [f"label: {text}", f"at: {point()}"],
            "arrow": [f"arrow: [{point()}, {point()}]", f"label: {text}"],
            "line": [f"line: [{point()}, {point()}, {point()}]"],
            "area": [f"area: [{point()}, {point()}, {point()}]"],
            "box": [f"box: [{rng.randint(-2, 9)}, {rng.randint(0, 9)}, {rng.randint(1, 9)}, 3]"],
        }[figure]
        ways = [
            f"from: {rng.randint(0, 5)}", f"fade: {rng.randint(1, 4)}", "move: [0.25, -0.5]", "color: red",
            f"size: {rng.randint(1, 20)}", "anchor: left", f"turn: {rng.choice([90, -30])}", f"to: {rng.randint(5, 9)}",
        ]
        return "{" + ", ".join(parts + rng.sample(ways, rng.randint(0, 4))) + "}"
    return "[" + ", ".join(item() for _ in range(rng.randint(1, 3))) + "]"


def scripted(rng):
    """A pattern file with a script for LifeViewer, by chance."""
    def number(least, most):
        return str(rng.randint(least, most))

    def look():
        return rng.choice([
            f"X {number(-9, 9)}", f"Y {number(-9, 9)}", f"Z {rng.choice([4, 6.5, 10, 16])}", f"ANGLE {number(0, 359)}", "AUTOFIT",
            "LINEAR", f"THEME {rng.choice(['Mono', 'Blues', 'Golly', 'Fire', '3'])}", "GRID", f"GPS {number(2, 20)}",
            f"STEP {number(1, 3)}", f"COLOR ALIVE {rng.choice(['red', '10 200 30'])}",
        ])

    def drawing():
        place = f"{number(-5, 9)} {number(-5, 9)}"
        return rng.choice([
            f'LABELSIZE {number(8, 20)} LABEL {place} 10 "{rng.choice(["a", "#G of #P", "two words"])}"',
            f"ARROW {place} {number(-5, 9)} {number(-5, 9)} 10", f"POLYLINE {place} 1 2 7 7 10", f"LABELT 1 4 1 LABEL {place} 10 \"t\"",
            f"PASTET {number(1, 6)} PASTE bo$2bo$3o! {place}", f"PASTEMODE {rng.choice(['XOR', 'COPY', 'OR'])} PASTE 2o$2o! {place}",
            "LABELTRACK 0.25 0.5 LABEL 0 0 10 \"on\"", "TRACK 0.25 0.25",
        ])

    blocks = [look() for _ in range(rng.randint(0, 4))] + [drawing() for _ in range(rng.randint(0, 3))]
    tick = 0
    for _ in range(rng.randint(0, 3)):
        tick += rng.randint(1, 9)
        blocks.append(" ".join([rng.choice([f"PAUSE {number(1, 2)} T {tick}", f"T {tick}"])] + [look() for _ in range(rng.randint(0, 3))]))
    if rng.random() < 0.6:
        blocks.append(f"STOP {tick + rng.randint(1, 9)}")
    size = f"WIDTH {rng.randint(64, 180)} HEIGHT {rng.randint(64, 140)}"
    rule, cells = rng.choice([
        ("B3/S23", "bo$2bo$3o!"), ("B3/S23", "b2o$2o$bo!"), ("345/2/4", "ABA$B.A$AAB!"), ("B2/S34H", "3o!"), ("B45/S34L", "3o$2o!"),
    ])
    script = " ]]\n[[ ".join([size, *blocks])
    return f"#N A name\nx = 3, y = 3, rule = {rule}\n{cells}\n[[ {script} ]]\n"


# Values for what cannot be made of a list of choices or of two bounds.
VALUES = {
    "size": lambda rng: f"{rng.randint(3, 30)}x{rng.randint(3, 20)}",
    "view": lambda rng: rng.choice(
        [f"{rng.randint(0, 3)},{rng.randint(0, 3)},{rng.randint(1, 9)},{rng.randint(1, 9)}"] * 3 + ["home", "follow", "history"]),
    "fit": lambda rng: f"{rng.randint(60, 260)}x{rng.randint(60, 200)}",
    "fill": lambda rng: f"{rng.randint(5, 60)}%",
    "title": lambda rng: rng.choice(["A title", "{{braces}", "a: b # c", "два слова", "", "{tick}, {seed}"]),
    "caption": lambda rng: rng.choice(["One line", "Two\nlines", "100%", "'quoted'", "{tick}: {language} {{"]),
    "annotate": lambda rng: annotations(rng),
    "delay": lambda rng: rng.choice(["80ms", "100ms", "0.25s", "1.5s", "60ms"]),
    "last": lambda rng: rng.choice(["1s", "2s", "500ms"]),
    "seed": lambda rng: str(rng.randint(0, 99)),
    "colors": lambda rng: rng.choice(["background=#123456", "text=#abcdef"]),
    "pattern": lambda rng: rng.choice(FIGURES),
    "theme": lambda rng: rng.choice(["light", "dark", "paper", "ember", "contrast"]),
    "frames": lambda rng: str(rng.choice([1, 2, 5, 12, 100, "period"])),
    "every": lambda rng: str(rng.choice([1, 1, 2, 5])),
    "skip": lambda rng: str(rng.choice([0, 0, 1, 7])),
    "cell": lambda rng: str(rng.randint(1, 12)),
    "smooth": lambda rng: str(rng.randint(2, 4)),
    "scale": lambda rng: rng.choice(["1", "1", "2"]),
    "text": lambda rng: str(rng.choice([12, 14, 20])),
    "max-colors": lambda rng: str(rng.choice([3, 16, 64, 255])),
    "people": lambda rng: str(rng.randint(5, 60)),
    "penguins": lambda rng: str(rng.randint(0, 9)),
    "orcas": lambda rng: str(rng.randint(0, 3)),
    "games": lambda rng: str(rng.randint(1, 4)),
    "target": lambda rng: str(rng.randint(10, 60)),
    "players": lambda rng: rng.choice(["hold-15,random", "goal-20,hold-20", "optimal,optimal", "random,random"]),
    "infect": lambda rng: rng.choice(["0", "1", "5", "[[1, 2], [3, 0]]"]),
    "start": lambda rng: rng.choice(["single", "random", "1011", "1"]),
    "at": lambda rng: f"[{rng.randint(-2, 5)}, {rng.randint(-2, 5)}]",
    "speed": lambda rng: rng.choice(["1.4", "2", "0.5"]),
    "fade": lambda rng: str(rng.randint(0, 6)),
}
# What is no part of a picture, needs a file or the network, or is tried by a way of its own.
LEFT_OUT = {
    "out", "format", "vary", "jobs", "quiet", "memory", "max-size", "steps", "font", "track", "map", "team", "library", "load",
    "colors-file", "state", "engine", "cover", "alt", "frame", "ground", "difference"
}
ENDINGS = [
    "gif", "png", "apng", "webp", "svg", "html", "%03d.png", "csv", "txt", "%03d.txt", "y4m", "pdf", "jsonl", "rle", "cells", "mc",
]
RECIPES = ["gif", "png", "apng", "webp", "svg", "pdf", "html"]
# What stands round a field, and what is drawn by other cells than squares: a part of a picture has none of it.
BARE = {
    **{name: "false" for name in ("counters", "legend", "chart", "cover", "grid")}, "texture": "none", "shape": "square", "title": "",
    "caption": ""
}



def cells_of(rng, least=1):
    return f"[{rng.randint(0, 3)}, {rng.randint(0, 3)}, {rng.randint(least, 4)}, {rng.randint(least, 4)}]"


# Steps that edit cells, each of which changes some and can be undone, and steps that only look.
EDITS = {
    "life": [
        lambda rng: f"{{toggle: [[{rng.randint(0, 9)}, {rng.randint(0, 9)}]]}}",
        lambda rng: f"{{invert: {cells_of(rng)}}}",
        lambda rng: f"{{scatter: {cells_of(rng)}, fill: {rng.randint(0, 100)}%}}",
        lambda rng: f"{{place: {rng.choice(FIGURES[:6])}, at: [{rng.randint(0, 9)}, {rng.randint(0, 9)}], turn: {rng.choice(['left', 'half'])}}}",
        lambda rng: f"{{mirror: {cells_of(rng, 2)}, flip: {rng.choice(['down', 'across'])}}}",
        lambda rng: f"{{rotate: {cells_of(rng, 2)}, turn: {rng.choice(['left', 'right'])}}}",
        lambda rng: f"{{erase: {cells_of(rng, 2)}}}",
        lambda rng: f"{{cut: {cells_of(rng, 2)}}}",
    ],
    "wolfram": [
        lambda rng: f"{{toggle: [[{rng.randint(0, 9)}, 0]]}}",
        lambda rng: f"{{invert: [{rng.randint(0, 3)}, 0, {rng.randint(1, 4)}, 1]}}",
        lambda rng: f"{{scatter: [{rng.randint(0, 3)}, 0, 6, 1], fill: {rng.randint(0, 100)}%}}",
    ],
    "infection": [
        lambda rng: f"{{infect: {rng.randint(1, 4)}}}",
        lambda rng: f"{{infect: [[{rng.randint(0, 4)}, {rng.randint(0, 1)}]]}}",
    ],
}
LOOKS = [
    lambda rng: f"{{hold: {rng.randint(1, 3)}}}",
    lambda rng: f"{{still: s{rng.randrange(10**9)}.txt}}",
    lambda rng: f"{{camera: {cells_of(rng)}, over: {rng.randint(1, 3)}, hold: true}}",
    lambda rng: "{annotate: [{label: here, at: [1, 1]}]}",
    lambda rng: "{set: {theme: dark}}",
]
# These look as well; a line has one row of cells.
MARKS = {
    world: [lambda rng, step=step, area=area: f"{{{step} {area(rng)}}}" for step in ("mark:", "copy:", "keep: k, area:")]
    for world, area in (("life", cells_of), ("wolfram", lambda rng: f"[{rng.randint(0, 3)}, 0, {rng.randint(1, 4)}, 1]"))
}


THEMES = [
    "light", "dark", "paper", "print", "pastel", "meadow", "midnight", "forest", "ember", "neon", "chalk", "blueprint", "amber",
    "phosphor", "contrast", "colorblind", "colorblind-dark"
]
# The runs with which others are compared: all that they have stands in the scenario.
PLAIN = ("alone", "whole", "sheet", "film-", "half-", "reduced")
# Settings of which one takes the other back.
EXCLUDED = {"cell": "fit", "fit": "cell", "delay": "fps", "fps": "delay"}
# Defaults that a recipe takes no notice of, in each world.
FOREIGN = "defaults: {theme: neon, seed: 12345, every: 3, grid: true, last: 7s, life: {cell: 3}, sea: {cell: 3}, pig: {target: 11}}\n"


def pixels(data):
    """A PNG's chunks, those of its pixels decompressed."""
    chunks, packed, place = [], b"", 8
    while place < len(data):
        length = int.from_bytes(data[place:place + 4], "big")
        kind, content = data[place + 4:place + 8], data[place + 8:place + 8 + length]
        if kind == b"IDAT":
            packed += content
        else:
            chunks.append((kind, content))
        place += length + 12
    return chunks, zlib.decompress(packed)


class Refused(Exception):
    """A scenario that the program does not take."""


class Walk:
    """One scenario and the ways that it is tried."""

    def __init__(self, program, seed, number):
        self.program, self.number = program, f"{seed}/{number}"
        self.rng = random.Random(f"{seed}/{number}")
        self.folder = tempfile.mkdtemp(prefix=f"routes-{number}-")
        self.compared = 0
        self.differing = []
        self.script = None

    def settings(self):
        """A world and some of its settings, each with a value that it may take."""
        rng = self.rng
        world = rng.choice(["sea", "life", "life", "wolfram", "infection", "pig", "monsters"])
        known = [one for one in self.program if world in one["worlds"] and one["name"] not in LEFT_OUT]
        chosen = {}
        for one in rng.sample(known, min(len(known), rng.choice([0, 1, 2, 3, 5, 8]))):
            value = self.value(one, world)
            if value is not None:
                chosen[one["name"]] = value
        if world == "life":
            # Where layouts depend on most: numbers of a plane, beside views and pictures of a given size.
            pairs = random.Random(f"{self.number}/pairs")
            for name in ("counters", "rule", "view", "fit"):
                if pairs.random() < 0.3:
                    chosen.setdefault(name, "true" if name == "counters" else VALUES.get(name, lambda _: pairs.choice(LIFE_RULES))(pairs))
        chosen.setdefault("seed", "7")
        if rng.random() < 0.7:
            chosen.setdefault("frames", str(rng.randint(1, 12)))
        if world in ("sea", "wolfram") or world == "life" and "pattern" not in chosen:
            chosen.setdefault("size", VALUES["size"](rng))
        if world == "infection":
            chosen.setdefault("people", "30")
        # A script says how long its film is, and what it shows.
        scripts = random.Random(f"{self.number}/script")
        if world == "life" and scripts.random() < 0.3:
            self.script = scripted(scripts)
            for name in ("frames", "skip", "every", "size", "view", "fit", "cell", "rule", "annotate", "edges", "fill", "symmetry"):
                chosen.pop(name, None)
            return world, {**chosen, "pattern": "p.rle"}
        # A whole hunt has hundreds of frames: one in four goes to its end.
        if world in ("pig", "monsters") and random.Random(f"{self.number}/end").random() < 0.75:
            chosen.setdefault("frames", "40")
        if "fit" in chosen:
            chosen.pop("cell", None)
        elif world not in ("pig", "monsters"):
            chosen.setdefault("cell", str(rng.randint(1, 8)))
        else:
            chosen.setdefault("fit", "120x200")
        return world, chosen

    def value(self, setting, world):
        rng, name = self.rng, setting["name"]
        if "default" in setting and rng.random() < 0.4:
            return setting["default"]
        if name == "rule":
            return rng.choice(LINES if world == "wolfram" else LIFE_RULES)
        if name in VALUES:
            return VALUES[name](rng)
        if setting["switch"]:
            return rng.choice(["true", "false"])
        if setting.get("choices"):
            return rng.choice(setting["choices"])
        bounds = setting.get("schema", {})
        if bounds.get("type") == "integer":
            least = bounds.get("minimum", 0)
            return str(rng.randint(least, min(least + 9, bounds.get("maximum", least + 9))))
        return None

    def run(self, name, settings, outputs, words=(), more=""):
        """Runs a scenario in a folder of its own; gives the bytes of what it makes."""
        folder = f"{self.folder}/{name}"
        os.makedirs(folder, exist_ok=True)
        self.write_script(folder)
        if not name.startswith(PLAIN):
            places = ["key", "key", "general", "world", "flag"]
            # What is merged later has no flags.
            settings, flags, defaults = self.spread(
                settings, places[:4] if name == "shards" else places, random.Random(f"{self.number}/{name}"))
            words = [*words, *flags]
            if defaults:
                Path(f"{folder}/terrarium.yaml").write_text(defaults)
        Path(f"{folder}/s.yaml").write_text("".join(lines(settings)) + f"out: {json.dumps(outputs)}\n{more}")
        self.told(folder, "run", "--quiet", "s.yaml", *words)
        return made(folder)

    def write_script(self, folder):
        if self.script:
            Path(f"{folder}/p.rle").write_text(self.script)

    def spread(self, settings, places, rng):
        """The keys of a scenario, some of them as flags and as a project's defaults, and these as a text.

        Values of no account lie under those that count: in the defaults, and in the keys under flags.
        """
        world = settings["world"]
        own = [name for name in settings if name != "world"]
        if not own or rng.random() < 0.4:
            return settings, [], ""
        keys, flags, general, special = {"world": world}, {}, {}, {}
        for name in own:
            value, place = settings[name], rng.choice(places)
            # A flag of many values is written otherwise, and a flag's path is meant from where one is.
            if place == "flag" and name in ("annotate", "pattern", "title", "caption", "rule", "view", "at", "infect"):
                place = "key"
            level = ["general", "world", "key", "flag"].index(place)
            (general, special, keys, flags)[level][name] = value
            for lower in (general, special, keys)[:level]:
                other = rng.choice([name, EXCLUDED.get(name, name)])
                if rng.random() < 0.4 and other not in own or other == name and rng.random() < 0.4:
                    noise = self.noise(other, world, rng)
                    if noise is not None:
                        lower[other] = noise
        text = "".join(lines(general, 2)) + (f"  {world}:\n" + "".join(lines(special, 4)) if special else "")
        if rng.random() < 0.5:
            text += "  infection: {factor: 4, theme: ember}\n" if world != "infection" else "  sea: {cell: 9}\n"
        return keys, [f"--{name}={value}" for name, value in flags.items()], f"defaults:\n{text}" if text else ""

    def noise(self, name, world, rng):
        """Another value of a setting of a world, if it has it."""
        known = [one for one in self.program if one["name"] == name and world in one["worlds"]]
        if not known or name in ("pattern", "rule", "annotate"):
            return None
        if name == "shape" and world != "life":
            return rng.choice(("square", "circle", "rounded"))
        if name == "edges" and world in ("sea", "infection"):
            # Those that other worlds have are refused where they stand, of account or not.
            return rng.choice(("wall", "wrap"))
        rng, self.rng = self.rng, rng
        try:
            return self.value(known[0], world)
        finally:
            self.rng = rng

    def told(self, folder, *words):
        try:
            run = subprocess.run([RENDER, *words], cwd=folder, capture_output=True, stdin=subprocess.DEVNULL, timeout=300)
        except subprocess.TimeoutExpired:
            raise Refused() from None
        if run.returncode in (2, 64, 69):
            raise Refused(run.stderr.decode("utf-8", "replace"))
        if run.returncode:
            self.differing.append(("ends", f"{run.returncode}: {run.stderr.decode('utf-8', 'replace')[:300]}"))
            raise Refused()
        return run.stdout

    def compare(self, way, wanted, found, names=None):
        for name in names if names is not None else wanted:
            self.compared += 1
            if name not in found or wanted[name] != found[name]:
                self.differing.append((way, name))

    def attempt(self, way, body):
        """Goes a way; that it is refused where the plain one was not is a difference, too."""
        try:
            body()
        except Refused as refusal:
            self.compared += 1
            self.differing.append((way, f"refused: {refusal}"))

    @staticmethod
    def from_what_is_taken(body):
        """Goes ways from a scenario of their own, if the program takes it."""
        try:
            body()
        except Refused:
            pass

    def go(self):
        rng = self.rng
        world, chosen = self.settings()
        settings = {"world": world, **chosen}
        alone = {}
        for ending in rng.sample(ENDINGS, 4):
            try:
                alone[f"a.{ending}"] = self.run(f"alone-{ending.replace('%', '')}", settings, [f"a.{ending}"])
            except Refused:
                continue
        if not alone:
            return
        wanted = {name: data for files in alone.values() for name, data in files.items()}
        for pair in itertools.combinations(alone, 2):
            both = {name: data for one in pair for name, data in alone[one].items()}
            self.attempt("pair", lambda pair=pair, both=both: self.compare("pair", both, self.run(f"pair-{'-'.join(pair)}", settings, pair)))
        self.attempt("beside", lambda: self.compare("beside", wanted, self.run("beside", settings, list(alone), ["--jobs", "3"])))
        self.attempt("jobs", lambda: self.compare("jobs", wanted, self.run("jobs", settings, list(alone), ["--jobs", "1"])))
        # The recipes of a film's frames differ in a number alone: six of them stand for all.
        frames = [name for name in wanted if name.endswith(".png") and name != "a.png"]
        spared = set(frames) - set(random.Random(f"{self.number}/frames").sample(frames, min(6, len(frames))))
        for name in wanted:
            if name.split(".")[-1] in RECIPES and name not in spared:
                self.attempt("recipe", lambda name=name: self.recipe(name, wanted[name]))
        self.attempt("defaults", lambda: self.above(settings, wanted, list(alone)))
        if len(alone) > 1 or rng.random() < 0.5:
            self.from_what_is_taken(lambda: self.variants(settings, alone, wanted))
            self.from_what_is_taken(lambda: self.themes(settings))
            self.from_what_is_taken(lambda: self.tiles(settings))
        if world == "life":
            self.engines(settings, [name for name in alone if not name.endswith((".svg", ".pdf"))], wanted)
        if self.script:
            # Its film has steps and cameras of its own.
            return
        if world in ("sea", "life", "infection", "wolfram"):
            whole = {key: value for key, value in settings.items() if key != "view"}
            self.from_what_is_taken(lambda: self.states(whole))
            self.from_what_is_taken(lambda: self.crop(world, settings))
            self.from_what_is_taken(lambda: self.steps(world, whole))
            self.from_what_is_taken(lambda: self.stills(whole))
            self.from_what_is_taken(lambda: self.loads(whole))
            self.from_what_is_taken(lambda: self.measures(world, whole))
        if world in ("life", "wolfram"):
            for ending in ("rle", "mc", "rle.gz"):
                self.from_what_is_taken(lambda ending=ending: self.pattern(world, settings, ending))

    def recipe(self, name, data):
        folder = f"{self.folder}/recipe-{name}"
        os.makedirs(folder)
        Path(f"{folder}/{name}").write_bytes(data)
        text = self.told(folder, "show", name)
        os.remove(f"{folder}/{name}")
        Path(f"{folder}/s.yaml").write_bytes(text)
        Path(f"{folder}/terrarium.yaml").write_text(FOREIGN)
        self.told(folder, "run", "--quiet", "s.yaml")
        again = made(folder)
        if name.endswith(".png") and name != "a.png" and name in again:
            # Frames are compressed less hard than the single picture that a recipe makes.
            data, again = pixels(data), {name: pixels(again[name])}
        self.compare("recipe", {name: data}, again)

    def above(self, settings, wanted, outputs):
        """All keys in a repository's file above the scenario; what has a nearer one is another project's."""
        root = f"{self.folder}/above"
        folder = f"{root}/one/two"
        os.makedirs(folder)
        os.makedirs(f"{root}/one/.git")
        for place, text in ((f"{root}/one", "defaults:\n" + "".join(lines(settings, 2)[1:])), (root, FOREIGN)):
            Path(f"{place}/terrarium.yaml").write_text(text)
        # A path in a project's file is meant from its folder.
        self.write_script(f"{root}/one")
        Path(f"{folder}/s.yaml").write_text(f"world: {settings['world']}\nout: {json.dumps(outputs)}\n")
        self.told(folder, "run", "--quiet", "s.yaml")
        self.compare("defaults", wanted, made(folder))
        # The same without a scenario's file.
        shutil.rmtree(folder)
        os.makedirs(folder)
        words = [word for output in outputs for word in ("--out", output)]
        self.told(folder, settings["world"], "--quiet", *words)
        self.compare("defaults of flags", wanted, made(folder))

    def variants(self, settings, alone, wanted):
        """A scenario as one of three, as all in one table, and as that from shards."""
        seed = settings["seed"]
        rest = {key: value for key, value in settings.items() if key != "seed"}
        vary = f"vary: {{seed: [{seed}, 1000, 1001]}}\n"
        named = [f"{{seed}}-{name}" for name in alone]
        own = {f"{seed}-{name}": data for name, data in wanted.items()}
        self.attempt("variants", lambda: self.compare("variants", own, self.run("variants", rest, named, (), vary)))
        self.named_rule(settings, alone, wanted)
        if not self.script and random.Random(f"{self.number}/looks").random() < 0.5:
            # Looks that no frame has, and one in mid film.
            vary += "steps: [{set: {theme: dark}}, {set: {theme: ember}}, {run: 2}, {set: {theme: paper}}, {run: 2}]\n"
        sheet = self.run("sheet", rest, ["a.csv", "a.png"], (), vary)

        def shards():
            for number in "12":
                self.run("shards", rest, ["a.csv", "a.png"], ["--shard", f"{number}/2"], vary)
            folder = f"{self.folder}/shards"
            self.told(folder, "merge", "--quiet", "s.yaml")
            self.compare("shards", sheet, made(folder))

        self.attempt("shards", shards)
        self.attempt("recipe", lambda: self.recipe("a.png", sheet["a.png"]) if "a.png" not in wanted else None)

    def themes(self, settings):
        """A sheet that may have more colours than a palette, made by two processes."""
        rng = random.Random(f"{self.number}/themes")
        rest = {key: value for key, value in settings.items() if key not in ("theme", "colors")}
        vary = f"vary: {{theme: [{', '.join(rng.sample(THEMES, rng.randint(2, 9)))}]}}\n"
        if rng.random() < 0.5:
            # A table, with letters of any size that change.
            rest = {key: value for key, value in rest.items() if key != "seed"}
            rest |= {"text": rng.choice([9, 14, 28, 60]), "caption": "'tick {tick}'"}
            vary = vary.replace("{theme", "{seed: [1, 2], theme")
        wanted = self.run("sheet-themes", rest, ["a.png"], (), vary)
        self.attempt("themes", lambda: self.compare("themes", wanted, self.run("themes", rest, ["a.png"], ["--jobs", "1"], vary)))

    def tiles(self, settings):
        """The tiles of a page to explore play as the films of their values do."""
        rng = random.Random(f"{self.number}/tiles")
        names = [name for name in ("smooth", "every", "cell", "delay", "last", "seed", "scale", "skip", "fade") if name in settings]
        name = rng.choice([*names, "smooth", "cover"])
        values = list(dict.fromkeys(self.value_of(name, rng) for _ in range(4)))[:2]
        rest = {key: value for key, value in settings.items() if key != name}
        page = self.run("sheet-tiles", rest, ["a.html"], (), f"vary: {{{name}: [{', '.join(values)}]}}\n")["a.html"]
        tiles = [tile["film"] for tile in facts(page).get("sheet", {"tiles": []})["tiles"]]
        if len(tiles) != len(values):
            return
        for number, (value, tile) in enumerate(zip(values, tiles)):
            film = facts(self.run(f"alone-tile-{number}", {**rest, name: value}, ["a.html"])["a.html"])["films"][0]
            same = ("width", "height", "count", "delays", "ticks", "census", "loops")
            self.compare(f"tile of {name}", {key: film.get(key) for key in same}, {key: tile.get(key) for key in same})

    def value_of(self, name, rng):
        """A value of a setting, out of what a generator draws."""
        return rng.choice(["true", "false"]) if name == "cover" else VALUES[name](rng)

    def measures(self, world, settings):
        """The measures of runs are those of their last frames, whatever steps do afterwards."""
        rng = random.Random(f"{self.number}/measures")
        edits = EDITS.get(world)
        if not edits:
            return
        rest = {key: value for key, value in settings.items() if key not in ("frames", "skip", "every", "seed")}
        table = "vary: {seed: [3, 4]}\nrows: runs\n"
        every, ticks = rng.choice([1, 1, 2, 4]), rng.randint(1, 9)
        # The first three end with a frame, and the others are too short for another one.
        before = [f"{{run: {ticks}}}", rng.choice(edits)(rng), f"{{run: {2 * every - ticks % every}}}"]
        after = [rng.choice(edits)(rng), f"{{run: {rng.randint(0, every - 1)}}}", rng.choice(edits)(rng)]

        def rows(name, steps):
            script = f"{table}every: {every}\nsteps: [{', '.join(steps)}]\n"
            return self.run(name, rest, ["a.csv"], (), script)

        wanted = rows("whole-measures", before)

        def measured():
            try:
                found = rows("measures", [*before, *after])
            except Refused as refusal:
                # A step beyond the field's edge is another one's turn.
                if "of the field" in str(refusal):
                    return
                raise
            self.compare("measures", wanted, found)

        self.attempt("measures", measured)

    def named_rule(self, settings, alone, wanted):
        """A digit of the rule that varies under a name, and takes its own value."""
        rule = str(settings.get("rule", ""))
        digits = [place for place, letter in enumerate(rule) if letter.isdigit()]
        if not digits or "{" in rule:
            return
        place = digits[-1]
        named = {**settings, "rule": rule[:place] + "{n}" + rule[place + 1 :]}
        own = {f"{rule[place]}-{name}": data for name, data in wanted.items()}
        vary = f"vary: {{n: [{rule[place]}]}}\n"
        names = [f"{{n}}-{name}" for name in alone]
        self.attempt("named rule", lambda: self.compare("named rule", own, self.run("named-rule", named, names, (), vary)))

    def engines(self, settings, names, wanted):
        for engine in ("hash", "dense"):
            try:
                found = self.run(engine, {**settings, "engine": engine}, names)
            except Refused:
                continue
            self.compare(f"engine {engine}", {key: value for key, value in wanted.items() if key.split(".")[-1] in ("csv", "txt", "y4m")}, found)

    def states(self, settings):
        """A film that is saved on the way and goes on from the file shows the same."""
        rest = {key: value for key, value in settings.items() if key not in ("frames", "skip", "every")}
        whole = "steps: [{run: 5}, {save: s.state}, {run: 4}, {save: e.state}]\n"
        wanted = self.run("whole", rest, ["a.csv"], (), whole)
        folder = f"{self.folder}/loaded"
        os.makedirs(folder)
        shutil.copy(f"{self.folder}/whole/s.state", folder)

        def loaded():
            found = self.run("loaded", rest, ["a.csv"], (), "steps: [{load: s.state}, {run: 4}, {save: e.state}]\n")
            self.compare("state", wanted, found, ["e.state"])

        self.attempt("state", loaded)

    def stills(self, settings):
        """Pictures that are written on the way are no part of a film: its recipe is without them."""
        rng = random.Random(f"{self.number}/stills")
        rest = {key: value for key, value in settings.items() if key not in ("frames", "skip", "every")}
        looks = ["{theme: dark}", "{theme: paper}", "{title: Later}", "{grid: true}"] + ["{cell: 9}"] * ("cell" in rest)
        steps = []
        for number in range(rng.randint(3, 7)):
            still = rng.choice(["still", f"{{still: s{number}.png}}", f"{{still: s{number}.txt}}"])
            steps.append(rng.choice([f"{{run: {rng.randint(1, 3)}}}", still, f"{{set: {rng.choice(looks)}}}"]))
        name = f"stills.{rng.choice(['gif', 'apng', 'webp', 'html'])}"
        film = self.run("film-stills", rest, [name], (), f"steps: [{', '.join([*steps, '{run: 2}'])}]\n")
        self.attempt("stills", lambda: self.recipe(name, film[name]))

    def loads(self, settings):
        """States with the name of what varies, loaded by films one by one, by a table and by a sheet."""
        seed = settings["seed"]
        # A title in each tile of a sheet tells no ticks.
        left_out = ("frames", "skip", "every", "seed", "title", "caption")
        rest = {key: value for key, value in settings.items() if key not in left_out}
        vary = f"vary: {{seed: [{seed}, 1000]}}\n"
        self.run("whole-saved", rest, ["a.csv"], (), vary + 'steps: [{run: 3}, {save: "x-{seed}.state"}]\n')

        def ends(name, output):
            folder = f"{self.folder}/{name}"
            os.makedirs(folder)
            for number in (seed, 1000):
                shutil.copy(f"{self.folder}/whole-saved/x-{number}.state", folder)
            steps = '[{load: "x-{seed}.state"}, {repeat: 1, steps: [{run: 2}, {save: "e-{seed}.state"}]}]'
            found = self.run(name, rest, [output], (), f"{vary}steps: {steps}\n")
            return {name: data for name, data in found.items() if name.startswith("e-")}

        wanted = ends("whole-single", "a-{seed}.csv")
        for name, output in (("loaded-table", "a.csv"), ("loaded-sheet", "a.png")):
            self.attempt(name, lambda name=name, output=output: self.compare(name, wanted, ends(name, output)))

    def steps(self, world, settings):
        """Steps that take back, look, repeat, roll back, or save and load leave the world that it would be without."""
        rng = random.Random(f"{self.number}/steps")
        edits = EDITS.get(world, [])
        looks = LOOKS + MARKS.get(world, [])
        rest = {key: value for key, value in settings.items() if key not in ("frames", "skip", "every")}

        def step():
            kinds = [[lambda rng: f"{{run: {rng.randint(1, 3)}}}"]] * 2 + ([edits] if edits else [])
            return rng.choice(rng.choice(kinds))(rng)

        def played(name, script):
            written = ", ".join([*script, "{run: 2}", "{save: e.state}"])
            state = self.run(name, rest, ["a.csv"], (), f"steps: [{written}]\n")["e.state"]
            # What a plane shows by itself is where steps look, and no part of the world.
            return {"world": [line for line in state.split(b"\n") if not line.startswith((b"window:", b"sha256 "))]}

        reduced = [step() for _ in range(rng.randint(3, 7))]
        wanted = played("reduced", reduced)

        def spread(script, more):
            """More steps among those of a script, in their order."""
            places = sorted(rng.randint(0, len(script)) for _ in more)
            for place, one in reversed(list(zip(places, more))):
                script = script[:place] + [one] + script[place:]
            return script

        ways = {"looks": spread(reduced, [rng.choice(looks)(rng) for _ in range(rng.randint(1, 4))])}
        place = rng.randint(0, len(reduced))
        ways["saved"] = reduced[:place] + ["{save: m.state}", "{load: m.state}"] + reduced[place:]
        def taken(name, script):
            """Whether all steps of a script lie within the field."""
            try:
                played(name, script)
            except Refused:
                return False
            return True

        lost = [step() for _ in range(rng.randint(1, 3))]
        if taken("lost", reduced[:place] + lost):
            ways["rolled back"] = reduced[:place] + ["snapshot", *lost, "restore", "forget"] + reduced[place:]
        if edits:
            # What is undone stands before some steps that edit nothing: the last edit is the one that goes.
            end = place
            while end < len(reduced) and reduced[end].startswith("{run"):
                end += 1
            count = rng.randint(1, 3)
            gone = [rng.choice(edits)(rng) for _ in range(count)]
            between = spread(reduced[place:end], [rng.choice(looks)(rng) for _ in range(rng.randint(0, 2))])
            if taken("gone", reduced[:place] + gone):
                ways["undo"] = reduced[:place] + gone + between + ["undo"] * count + reduced[end:]
        start, stop = sorted(rng.randint(0, len(reduced)) for _ in range(2))
        twice = reduced[:stop] + reduced[start:]
        for way in rng.sample(sorted(ways), min(3, len(ways))):
            self.attempt(way, lambda way=way: self.compare(way, wanted, played(way.replace(" ", "-"), ways[way])))
        if start == stop or rng.random() < 0.5:
            return
        wanted = played("reduced-twice", twice)
        again = ", ".join(reduced[start:stop])
        script = [*reduced[:start], f"{{repeat: 2, steps: [{again}]}}", *reduced[stop:]]
        self.attempt("repeat", lambda: self.compare("repeat", wanted, played("repeat", script)))

    def crop(self, world, settings):
        """A view shows what the whole film shows there, pixel by pixel."""
        rng = self.rng
        size = "9x9" if world == "infection" else VALUES["size"](rng)
        cell, shape = rng.randint(1, 8), rng.choice(["square", "circle", "rounded"])
        # Of those who glide over the edge of a view, what is outside is not known there.
        gliding = "smooth" if world == "sea" else ""
        left_out = (gliding, "fit", "view", "max-colors", "chart-style", "people", "rule" if world == "life" and rng.random() < 0.3 else "")
        plain = {key: value for key, value in settings.items() if key not in left_out}
        plain |= {key: value for key, value in BARE.items() if not (key in ("title", "caption") and key not in plain)}
        plain |= {"size": size, "cell": str(cell), "shape": shape}
        # A part of a field may repeat sooner than the whole.
        if plain.get("frames", "period") == "period":
            plain["frames"] = "6"
        columns, rows = (int(number) for number in size.split("x"))
        x, y = rng.randrange(columns), rng.randrange(rows)
        box = (x, y, rng.randint(1, columns - x), rng.randint(1, rows - y))
        whole = self.run("whole-view", plain, ["a.y4m"])["a.y4m"]
        box_in_pixels = [number * cell for number in box]
        view = {**plain, "view": json.dumps(box)}

        wanted = cropped(whole, box_in_pixels)
        self.attempt("view", lambda: self.compare("view", {"a.y4m": wanted}, self.run("view", view, ["a.y4m"])))

    def pattern(self, world, settings, ending):
        """What is written as a pattern goes on from its file as the film does."""
        if settings.get("rule", "").endswith("R"):
            # Of a rule of second order a pattern file keeps the last line only, and a state file two.
            return
        first, more = self.rng.randint(1, 9), self.rng.randint(1, 9)
        looks = ("frames", "skip", "every", "calm", "view", "fit", "cell", "film", "start", "fill", "at")
        rest = {key: value for key, value in settings.items() if key not in looks[:5]}
        ends = ("wrap", "wall")
        if world == "wolfram" and rest.get("edges") not in ends:
            rest["edges"] = self.rng.choice(ends)

        def play(name, settings, ticks):
            if world == "wolfram":
                settings = {**settings, "size": settings["size"].split("x")[0] + f"x{ticks + 1}"}
            return self.run(name, {**settings, "frames": str(ticks + 1)}, ["a.csv", f"a.{ending}"])

        whole = play(f"film-{ending}", rest, first + more)
        half = play(f"half-{ending}", rest, first)
        # What the file says itself is not said again.
        own = ("pattern", "seed", "symmetry", "rule", "edges") + (("size",) if world == "life" else ())
        again = {key: value for key, value in rest.items() if key not in looks + own}
        if world == "wolfram":
            # The columns are the file's own, the rows are not.
            again["size"] = rest["size"]
        folder = f"{self.folder}/read-{ending}"
        os.makedirs(folder)
        Path(f"{folder}/p.{ending}").write_bytes(half[f"a.{ending}"])

        def read():
            found = play(f"read-{ending}", {**again, "pattern": f"p.{ending}"}, more)
            self.compare(f"pattern {ending}", {"a.csv": census(whole["a.csv"])[first:]}, {"a.csv": census(found["a.csv"])})
            name = f"a.{ending}"
            # A tree lies about its own middle, which a plane's file does not keep.
            if ending != "mc" or b":" in half[name].split(b"\n")[1]:
                self.compare(f"pattern {ending}", {name: cells(whole[name])}, {name: cells(found[name])})

        self.attempt(f"pattern {ending}", read)


def cropped(film, box):
    """A part of each frame of a film of raw pixels, 4:4:4."""
    left, top, width, height = box
    head, _, rest = film.partition(b"\n")
    words = head.split(b" ")
    columns, rows = (int(word[1:]) for word in words[1:3])
    frame = len(b"FRAME\n") + 3 * columns * rows
    parts = [b" ".join([words[0], b"W%d" % width, b"H%d" % height, *words[3:]]) + b"\n"]
    for start in range(0, len(rest), frame):
        parts.append(b"FRAME\n")
        for plane in range(3):
            base = start + len(b"FRAME\n") + plane * columns * rows
            parts += [rest[base + y * columns + left:][:width] for y in range(top, top + height)]
    return b"".join(parts)


def facts(page):
    """The facts of a page that plays."""
    start = page.index(b'id="data">') + len(b'id="data">')
    return json.loads(page[start:page.index(b"</script>", start)])


def census(table):
    """The counts of a table, without its ticks."""
    return [line.split(b",")[1:] for line in table.split(b"\n")[1:-1]]


def cells(data):
    """A pattern's cells, without the generation and the place that its file tells."""
    text = gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data
    return [line for line in text.split(b"\n") if not line.startswith((b"#G", b"#CXRLE", b"#C"))]


def lines(settings, indent=0):
    """Settings as lines of YAML."""
    return [
        f"{' ' * indent}{key}: {json.dumps(value, ensure_ascii=False) if quoted(key) else value}\n" for key, value in settings.items()
    ]


def quoted(key):
    return key not in ("world", "view", "colors", "infect")


def made(folder):
    files = {}
    for name in sorted(os.listdir(folder)):
        if name not in ("s.yaml", "terrarium.yaml", "p.rle") and not name.endswith(".part"):
            with open(f"{folder}/{name}", "rb") as file:
                files[name] = file.read()
    return files


def walk(program, seed, number, keep):
    one = Walk(program, seed, number)
    try:
        one.go()
    except Refused:
        pass
    if not one.differing and not keep:
        shutil.rmtree(one.folder)
    return number, one


def main():
    global RENDER
    parser = argparse.ArgumentParser()
    parser.add_argument("render")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--again", type=int)
    options = parser.parse_args()
    RENDER = os.path.abspath(options.render)
    told = subprocess.run([RENDER, "list", "settings", "--json"], capture_output=True, check=True)
    program = json.loads(told.stdout)
    numbers = range(options.count) if options.again is None else [options.again]
    compared = differing = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for number, one in pool.map(lambda number: walk(program, options.seed, number, options.again is not None), numbers):
            compared += one.compared
            differing += len(one.differing)
            for way in dict.fromkeys(way for way, _ in one.differing):
                names = [name.strip() for other, name in one.differing if other == way]
                print(f"{number} {way}: {', '.join(names[:3])}{' …' if names[3:] else ''}\n    {one.folder}", flush=True)
    print(f"seed {options.seed}: {len(numbers)} scenarios, {compared} comparisons, {differing} differ")
    sys.exit(1 if differing else 0)


main()
