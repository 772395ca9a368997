"""Lines that nobody would write: strange.py RENDER ROOT [--seed N] [--jobs N] [--each N] [KIND…]
or, to see one of them again: strange.py RENDER ROOT [--seed N] --again KIND/NUMBER

What is tried is made of what the program says of itself (its settings, steps, worlds, flags and
figures) and of values that nobody thinks of. Each line runs in a folder of its own with little time,
memory and room, and must end as the manual says: with an exit code of the list, where it fails with
one line that says why, with old files as they were and nothing left behind. What takes long because
so much was asked for is interrupted, and must end at once.
"""

import argparse
import concurrent.futures
import dataclasses
import glob
import gzip
import hashlib
import itertools
import json
import os
import random
import re
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
import unicodedata
import zlib
from pathlib import Path

WAIT = 60  # seconds by the clock, for what must end by itself
PROCESSOR = 10  # seconds of the processor, for the same
PATIENCE = 1  # seconds, then what may take long is interrupted
LIMITS = "ulimit -v 1048576; ulimit -f 524288; ulimit -t 100; ulimit -c 0; exec \"$@\""
ENDINGS = [
    "gif", "png", "apng", "webp", "svg", "pdf", "y4m", "txt", "csv", "jsonl", "rle", "cells", "mc", "mc.gz", "rle.gz",
    "%03d.png", "%03d.txt"
]
# The program tells twenty faults of a file, and counts the rest in one line more.
FAULTS = 21
# Letters that change what is seen beyond themselves.
WILD = set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029")


@dataclasses.dataclass
class Case:
    words: list  # what the program is told
    files: dict = dataclasses.field(default_factory=dict)  # what lies in the folder: texts or bytes
    codes: tuple = (0, 2, 64, 69)
    lines: int = 1  # how many faults there may be
    slow: bool = False  # whether it may have so much to do that it is interrupted
    shell: str = ""  # a line for a shell instead, where "$@" is the program


# Values.

EDGES = [
    0, 1, 2, 255, 256, 65535, 65536, 16777216, 16777217, (1 << 30) + 1, (1 << 31) - 1, 1 << 31,
    (1 << 32) - 1, 1 << 32, (1 << 53) - 1, 1 << 53, (1 << 53) + 1, 10**18, 4 * 10**18, (1 << 63) - 1, 1 << 63,
    (1 << 64) - 1, 1 << 64, 10**40
]
NUMBERS = [str(number) for number in EDGES] + [f"-{number}" for number in EDGES] + [
    "+1", "01", "1_000", "1,000", "1e3", "1e308", "1e309", "-1e308", "1e-308", "1e-400", "0.1", ".5", "5.", "1.5",
    "NaN", "-nan", "inf", "-Infinity", "0x10", "0b1", "1e", "e1", "１２", "٣", "Ⅷ", "²", " 5", "5 ", "5\t", "--5",
    "5%5", "9" * 400
]
TEXTS = [
    "", " ", "\t", "\n", "a\nb", "\r", "\\0", "%00", "\x01", "\x1b[31m", "\x7f", "\x85", "\u202e", "a\u202eb",
    "\u200f", "\u2066", "\u2028", "\ufeff", "\ufffd", "\ud7ff", "e\u0301", "\u0301", "🐧", "👩‍👩‍👧‍👦", "ß", "ſ", "İ",
    "ﬁ", "a" * 3000, "я" * 3000, "🦭" * 1500, "\u0301" * 2000, "%", "%%", "%d", "%s%s%n", "%03d", "%9999999999d",
    "%-3d", "%0d", "{", "}", "{}", "{name}", "{seed}", "{{seed}}", "[", "]", "[]", "[[", "'", '"', "`", "$(id)", ";",
    "|", "&a", "*a", "!!binary", "!x", "#", "# x", "- x", "? x", "a: b", "~", "null", "true", "false", "yes", "---",
    "...", ".", "..", "../..", "/", "//", "/dev/null", "/dev/full", "/proc/self/mem", "-", "--", "-x", "--x", "=",
    "=x", "x=", ",", ",,", "::", "::error::x", "C:\\x", "a/b", "x" * 300 + ".csv", "@my", "x@my", "x@y", "latest@my",
    "@"
]
RANGES = [
    "..", "1..", "..1", "1..0", "0..0", "1..1", "0..9223372036854775807", "-9223372036854775808..9223372036854775807",
    "1..2..0", "1..2..-1", "2..1..1", "0..10..9223372036854775807", "a..b", "1..2..3..4", "1...2", "0..1e9"
]
VARIED = [
    f"{name}={value}" for name in ["seed", "size", "rule", "x", "", "vary", "out", "title", "theme", "cell"]
    for value in [
        "1..2", "1..0", "1..100000", "1..100001", "1x1,2x2", "30", "", "\"", "\"a", "a,\"b,c\"", ",", "light,dark",
        "1,1"
    ]
]
PAIRS = [
    f"{one}x{two}" for one in ["0", "1", "65535", "65536", "16777216", "16777217", "9223372036854775808", "-1", ""]
    for two in ["0", "1", "65535", "16777216", "9223372036854775807", ""]
] + ["1X1", "1×1", "1x1x1", "1 x 1", "x", "1.5x1", "0x1x"]
PLACES = [
    "0,0", "1,2", "1,2,3", "0,0,0,0", "0,0,1,1", "0,0,-1,-1", "1,2,3,4,5", "-1073741824,1073741824", "-1073741825,0",
    "0,0,1073741824,1073741824", "1073741824,1073741824,1073741824,1073741824",
    "9223372036854775807,9223372036854775807",
    "-9223372036854775808,-9223372036854775808,9223372036854775807,9223372036854775807", "0,0,2147483648,1",
    "0.5,0.5", "90,180", "-85,-180", "85.0000001,0", "85,180", "0,180.0001", "1e308,1e308", "nan,nan", "inf,0",
    "1e-320,0", "0,", ",0", "0,0,"
]
COLOURS = [
    "#", "#0", "#00", "#000", "#0000", "#00000", "#000000", "#0000000", "#00000000", "#ggg", "red", "rgb(0,0,0)",
    "alive=#000", "alive=", "=#000", "alive=#000,alive=#fff", "alive=red", "alive",
    "penguin=#fff,orca=#fff,free=#fff", "healthy=#１23456", "#-1-1-1", "alive=none", "alive=transparent", "dark",
    "paper"
]
TIMES = [
    f"{number}{unit}" for number in [
        "0", "1", "-1", "0.001", "1e3", "1.5", "3600", "3600001", "9223372036854775807", "1e308", "nan", "",
        "0.0000001"
    ] for unit in ["ms", "s", "m", "h", "d", " s", "S"]
]
AMOUNTS = [
    f"{number}{unit}"
    for number in ["0", "1", "-1", "1.5", "64", "9223372036854775807", "18446744073709551615", "1e9", ""]
    for unit in ["px", "%", "B", "kB", "KB", "MB", "GB", "TB", "MiB"]
]
RULES = [
    "B/S", "B0/S", "B012345678/S012345678", "b3s23", "23/3", "B9/S", "B3/S23:T0", "B3/S23:T1", "B3/S23:T5,5",
    "B3/S23:K30*+1,20", "B3/S23:C9,9", "B3/S23:S30", "B3/S23:T5,5:T5,5", "B3/S23:P9999999999", "B2-a/S12", "B2-zz/S",
    "B3/S23V", "B3/S23H", "MAP", "MAPAAAA", "MAP" + "A" * 86, "345/2/4", "345/2/257", "345/2/0", "3/2/2/2",
    "R1,C0,M0,S2..3,B3..3,NM", "R500,C0,M1,S0..1,B0..1,NM", "R501,C0,M1,S0..1,B0..1,NM",
    "R5,C0,M1,S33..57,B34..45,NM", "R2,C0,M1,S5..8,B7..8,N@AAAAAA", "R9,C9,S1-3,B1-3,NW0123456789",
    "R2,C256,M1,S,B,NM", "W30", "W256", "W-1", "C777K3R1", "C9999999999999999999999K3R1", "C0K36R3", "C1K37R1",
    "C1K1R1", "C1K2R9", "90R", "256R", "{30,2,1}", "{10,{2,1},2}", "{30,2,1000000}", "{1,{36,1},4}", "WireWorld",
    "wire world", "Brians-Brain", "M0,0,0,0", "MS,D0;8;4;3;2;5;9;7;1;6;10;11;12;13;14;15", "h i g h l i f e", "lifee",
    "highlif", "0", "255", "256", "30,", "B3/S23" * 300
]
FIGURES = [
    "glider", "gosper-glider-gun", "glider@my", "Glider", "glidr", "3o!", "bo$2bo$3o!",
    "x = 3, y = 3, rule = B3/S23\nbo$2bo$3o!", "99999999999o!", "1000000000o!", "999999999$o!", "o" * 2000, "b!", "!",
    "$", "3A2B!", "[M2]", "#R B3/S23", "O.O", ".O!"
]
PLAYERS = [
    f"{one},{two}" for one in
    ["hold-20", "hold-0", "hold-9223372036854775808", "goal-1", "optimal", "random", "steps", "", "hold--1", "x"]
    for two in ["random", "steps", "hold-"]
] + ["optimal", "a,b,c", ",", "1,2,3,4,5,6", "7", "0", "1" * 2000, ",".join("1" * 3000)]
LISTS = [
    ",".join(["1"] * 5000), ",".join(f"{n},{n}" for n in range(2000)), " ".join(["x"] * 3000), "alive=#000," * 2000
]
VALUES = (NUMBERS + TEXTS + RANGES + VARIED + PAIRS + PLACES + COLOURS + TIMES + AMOUNTS + RULES + FIGURES + PLAYERS +
          LISTS + [b"\xff", b"\xc3", b"a\xffb.csv", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xc0\x80"])
# What YAML has beside a text.
NODES = [
    "", "~", "[]", "{}", "[[]]", "[{}]", "{a: b}", "{a: {b: {c: d}}}", "[1, [2, [3, [4]]]]", "[" * 63 + "]" * 63,
    "[" * 65 + "]" * 65, "[1, 2]", "[1, 2, 3, 4]", "[a, b, a]", "[0, 0, 1073741824, 1073741824]",
    "[-9223372036854775808, 9223372036854775807]", "[[0, 0], [1, 1]]", "[[0, 0], [0, 0], [0]]",
    "[" + ", ".join(["[1, 1]"] * 3000) + "]", "[" + ", ".join(str(n) for n in range(5000)) + "]",
    "{" + ", ".join(f"k{n}: v" for n in range(2000)) + "}", "{seed: 1..3}", "{seed: [1, 2], seed: 3}",
    "{alive: '#000', dead: '#000'}", "{alive: ''}", "{light: a, dark: b}", "{to: [91, 0]}", "{to: [1, 2, 3]}",
    "{to: {}}", "0x1F", "0o17", "1e3", ".inf", ".nan", "-.INF", "2020-01-01", "12:30:45", "|\n    a\n    b",
    ">-\n    a\n\n    b", "'it''s'", '"\\0"', '"\\x1b[2J"', '"\\u202e"', '"\\U0001F427"', '"\\ud800"', "&a x", "*a",
    "!!str x", "!!set {a, b}", "<<: *a", "@x", "`x", "%x", "? a", "- a", ": x", "# nothing", "\tx", "a: b: c",
    "'open", "\"open", "[open", "{open", "yes", "On"
]


def quoted(value):
    """A value as YAML has it between quotes; bytes that are no text stay as they are."""
    text = value.decode("utf-8", "surrogateescape") if isinstance(value, bytes) else value
    made = "".join({"\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\x1b": "\\e"}.get(
        letter, f"\\x{ord(letter):02x}" if ord(letter) < 32 or 0x7f <= ord(letter) < 0xa0 else letter)
                   for letter in text)
    return f'"{made}"'


def asks_much(value):
    """Whether a value may ask for more than can be done in a moment."""
    text = value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
    return any(len(number) > 4
               for number in re.findall("[0-9]+", text)) or "e" in text.lower() and any(letter.isdigit()
                                                                                        for letter in text)


class Program:
    """What the program says of itself, and files that it has made, to be changed."""

    def __init__(self, render, root):
        self.render, self.root = render, root
        self.settings = json.loads(self.told("list", "settings", "--json"))
        self.worlds = self.settings[0]["worlds"]
        schema = json.loads(self.told("list", "schema"))
        self.steps = {}
        for part in schema["allOf"]:
            name = part["if"]["properties"]["world"]["const"]
            self.steps[name] = [
                one for one in part["then"]["properties"]["steps"]["items"]["oneOf"] if "properties" in one
            ]
        self.themes = [theme["name"] for theme in json.loads(self.told("list", "themes", "--json"))]
        self.names = [line["name"] for line in json.loads(self.told("patterns", "list", "--json"))]
        with tempfile.TemporaryDirectory() as folder:
            self.make(folder)

    def told(self, *words, folder=None):
        run = subprocess.run([self.render, *words], cwd=folder, stdout=subprocess.PIPE, check=True, stdin=subprocess.DEVNULL)
        return run.stdout.decode()

    def make(self, folder):

        def read(name):
            return Path(f"{folder}/{name}").read_bytes()

        def write(name, text):
            Path(f"{folder}/{name}").write_text(text)

        self.states = []
        for number, head in enumerate([
                "world: sea\nsize: 6x6", "world: life\npattern: glider",
                "world: life\nsize: 9x9\nedges: wrap\nfill: 40%", "world: life\nrule: 345/2/4\nsize: 8x8",
                "world: life\nrule: WireWorld\npattern: 3A2B!",
                "world: life\nrule: R2,C0,M1,S5..8,B7..8,NM\nsize: 9x9\nedges: wrap",
                "world: life\npattern: glider\nengine: hash", "world: wolfram\nsize: 21x9",
                "world: wolfram\nrule: C777K3R1\nsize: 21x9", "world: wolfram\nrule: 90R\nedges: wrap\nsize: 21x9",
                "world: infection\npeople: 17", "world: pig", "world: monsters", "world: monsters\npolicy: hunt",
        ]):
            end = "" if "policy" in head else "steps: [{run: 2}, {save: s.state}]\n"
            end = end or "steps: [{tap: nearest}, {save: s.state}]\n"
            write(f"{number}.yaml", head.replace("\npolicy: hunt", "") + f"\nframes: 3\nout: s{number}.csv\n{end}")
            self.told("run", "--quiet", f"{number}.yaml", folder=folder)
            self.states.append((head.split("\n")[0][7:], head, read("s.state")))
        self.patterns = []
        for line in [
                "--pattern glider", "--pattern gosper-glider-gun", "--rule 345/2/4 --size 9x9",
                "--rule WireWorld --pattern 3A2BA!", "--pattern glider --rule B3/S23:T9,9",
                "--rule 23/3/200 --size 12x12"
        ]:
            for ending in ["rle", "cells", "mc", "mc.gz", "rle.gz"]:
                try:
                    self.told(*f"life {line} --frames 1 --quiet --out p.{ending}".split(), folder=folder)
                except subprocess.CalledProcessError:
                    continue  # plaintext has two states only
                self.patterns.append((ending, read(f"p.{ending}")))
        self.told("wolfram", "--size", "9x3", "--quiet", "--out", "w.rle", folder=folder)
        self.patterns += [("rle", read("w.rle")),
                          ("lif", b"#Life 1.05\n#D x\n#N\n#P -1 -1\n.*\n..*\n***\n#P 5 5\n*\n"),
                          ("lif", b"#Life 1.05\n#R 23/36\n#P 0 0\n***\n"),
                          ("lif", b"#Life 1.06\n0 -1\n1 0\n-1 1\n0 1\n1 1\n")]
        self.pictures = []
        for world in [
                "sea --size 4x4 --cell 4", "life --pattern glider --cell 2", "pig --fit 120x200",
                "monsters --fit 120x200"
        ]:
            for ending in ["gif", "png", "apng", "webp", "svg", "pdf"]:
                self.told(*world.split(), "--frames", "2", "--quiet", "--out", f"x.{ending}", folder=folder)
                self.pictures.append((ending, read(f"x.{ending}")))
        write("m.yaml", "world: sea\nvary: {seed: 1..4}\nframes: 2\nsize: 4x4\ncell: 2\nout: [s.png, s.csv]\n")
        for shard in ["1/2", "2/2"]:
            self.told("run", "--quiet", "--shard", shard, "m.yaml", folder=folder)
        self.parts = {name: read(name) for name in sorted(os.listdir(folder)) if name.endswith(".part")}
        self.shared = {"m.yaml": read("m.yaml"), **self.parts}
        self.scenarios = []
        for path in sorted(glob.glob(f"{self.root}/examples/*.yaml")):
            self.scenarios.append(Path(path).read_bytes())
        self.tracks = [
            b'<?xml version="1.0"?>\n<gpx version="1.1"><trk><trkseg><trkpt lat="55.75" lon="37.61"><time>2024-01-01T00:00:00Z</time></trkpt>'
            b'<trkpt lat="55.751" lon="37.612"><ele>5</ele><time>2024-01-01T00:01:00Z</time></trkpt></trkseg></trk></gpx>\n'
        ]
        self.grounds = [
            b'{"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"highway": "path", "name": "A"}, "geometry": {"type": '
            b'"LineString", "coordinates": [[37.61, 55.75], [37.62, 55.76]]}}, {"type": "Feature", "properties": {"natural": "water"}, "geometry": '
            b'{"type": "Polygon", "coordinates": [[[37.6, 55.7], [37.7, 55.7], [37.7, 55.8], [37.6, 55.7]]]}}]}\n'
        ]
        write("t.yaml", "world: monsters\nframes: 60\npolicy: hunt\nteam: team.txt\nout: t.csv\n")
        self.told("run", "--quiet", "t.yaml", folder=folder)
        self.teams = [read("team.txt")] if os.path.exists(f"{folder}/team.txt") else [b""]

    def vocabulary(self, world):
        return [setting for setting in self.settings if world in setting["worlds"]]


# How bytes are changed.

TOKENS = [
    token.encode("utf-8", "surrogateescape") for token in NUMBERS + RULES[:40] + [
        "", " ", "\n", "\0", ":", ",", "!", "$", "o", "b", "x = 1, y = 1, rule = ", "*", ".", "#", "\n#R B3/S23\n",
        "\r\n", "[M2]\n", "\xff", "<!DOCTYPE a [<!ENTITY b 'c'>]>", "&b;", "lat", "null", "[", "]", "{", "}", "\"",
        "\u202e", "\x1b[2J", "é"
    ]
]


def changed(rng, data, times=None):
    """Some bytes with a few changes."""
    data = bytearray(data)
    for _ in range(times or rng.choice([1, 1, 2, 3, 8])):
        place = rng.randrange(len(data) + 1)
        end = min(len(data), place + rng.choice([1, 2, 4, 16, 100]))
        what = rng.randrange(9)
        if what == 0 and data:
            data[min(place, len(data) - 1)] = rng.choice([0, 10, 32, 48, 57, 127, 128, 255, rng.randrange(256)])
        elif what == 1:
            del data[place:end]
        elif what == 2:
            data[place:place] = data[place:end] * rng.choice([1, 2, 50])
        elif what == 3:
            data[place:place] = rng.choice(TOKENS)
        elif what == 4:
            data[place:end] = rng.choice(TOKENS)
        elif what == 5 and rng.random() < 0.3:
            del data[place:]
        elif what == 6:
            other = rng.randrange(len(data) + 1)
            data[place:place] = data[other:other + rng.choice([3, 30, 300])]
        else:
            numbers = list(re.finditer(rb"-?[0-9]+", bytes(data)))
            if numbers:
                number = rng.choice(numbers)
                data[number.start():number.end()] = rng.choice(NUMBERS[:80]).encode()
    return bytes(data)


def sealed(data):
    """A state with whatever is in it, under a seal that fits."""
    rest = data.split(b"\n", 2)[2] if data.count(b"\n") > 1 else b""
    return b"terrarium state 1\nsha256 " + hashlib.sha256(rest).hexdigest().encode() + b"\n" + rest


def with_recipe(data, recipe):
    """A PNG with another recipe, its check sum right."""
    made, place = data[:8], 8
    while place + 8 <= len(data):
        size, = struct.unpack(">I", data[place:place + 4])
        kind, body = data[place + 4:place + 8], data[place + 8:place + 8 + size]
        if kind == b"iTXt":
            body = b"terrarium\0\0\0\0\0" + recipe
        made += struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        place += 12 + size
    return made


# The kinds of lines. Each gives its cases in an order that only the seed decides.

SMALL = {"sea": "size: 5x5\n", "life": "size: 9x9\nfill: 30%\n", "wolfram": "size: 9x9\n", "infection": "people: 9\n"}


def small(world, without):
    """Settings that keep a world small, but for those that do not go with another."""
    apart = {
        without, *{"size": ["people"], "people": ["size"], "pattern": ["fill"], "fill": ["pattern"]}.get(without, [])
    }
    return [line for line in SMALL.get(world, "").split("\n") if line and line.split(":")[0] not in apart]


def settings(program, rng):
    """Every setting with every value, as a flag."""
    for number, (setting, value) in enumerate(itertools.product(program.settings, VALUES)):
        world = setting["worlds"][number % len(setting["worlds"])]
        name = setting["name"]
        words = [world] + [f"--{line.replace(': ', '=')}" for line in small(world, name)]
        words += [] if name == "frames" else ["--frames=2"]
        value = value if isinstance(value, bytes) else value.encode("utf-8", "surrogateescape")
        if b"\0" in value:
            continue
        words += [os.fsdecode(b"--" + name.encode() + b"=" + value)]
        words += [] if name == "out" else ["--out", rng.choice(["a.gif", "a.png", "a.csv", "a.svg"])]
        yield Case(words, slow=asks_much(value), lines=2 if name in ("vary", "out", "map", "panels") else 1)


def keys(program, rng):
    """Every setting with every value, as a key of a scenario."""
    for number, (setting, value) in enumerate(itertools.product(program.settings, VALUES + NODES)):
        world = setting["worlds"][number % len(setting["worlds"])]
        name = setting["name"]
        head = "".join(f"{line}\n" for line in small(world, name))
        node = value if number % len(VALUES + NODES) >= len(VALUES) else quoted(value)
        text = f"world: {world}\n{head}" + ("" if name == "frames" else "frames: 2\n") + (
            "" if name == "out" else
            f"out: [{rng.choice(['a.gif', 'a.png', 'a.csv', 'a.svg'])}]\n") + f"{name}: {node}\n"
        yield Case(["run", "a.yaml"], {"a.yaml": text}, codes=(0, 2, 69), slow=asks_much(value), lines=60)


USUAL = {
    "place": "glider", "keep": "k", "camera": "[0, 0, 5, 5]", "rotate": "[0, 0, 2, 2]", "walk": "{to: [55.75, 37.6]}",
    "toggle": "[[1, 1]]", "still": "s.png"
}


def steps(program, rng):
    """Every step, and all that stands beside it, with every value; and what `set` changes."""
    for world in program.worlds:
        for step in program.steps[world]:
            main = step["required"][0]
            names = [(name, None) for name in step["properties"]]
            names += [("set", name) for name in step["properties"].get("set", {}).get("properties", {})]
            for (name, inner), value in itertools.product(names, VALUES + NODES):
                # What is the same in all worlds is tried in one of them.
                if rng.randrange(len(program.worlds)) and len(
                    [w for w in program.worlds if any(main == s["required"][0] for s in program.steps[w])]) > 2:
                    continue
                node = value if value in NODES else quoted(value)
                if "\n" in node or node.startswith(("#", "- ", "? ")):
                    node = quoted(value)
                inside = f"{{{inner}: {node}}}" if inner else node
                body = f"{name}: {inside}" if name == main else f"{main}: {USUAL.get(main, '1')}, {name}: {node}"
                text = f"world: {world}\n{SMALL.get(world, '')}out: [a.gif, a.csv]\nsteps:\n  - run: 1\n  - {{{body}}}\n  - run: 1\n"
                yield Case(["run", "a.yaml"], {"a.yaml": text},
                           codes=(0, 2, 69),
                           slow=asks_much(value) or inner is not None or name == "walk",
                           lines=60)


def plausible(program, rng, setting):
    """A value that the setting may well take, rather at its ends."""
    schema = setting["schema"]
    schema = rng.choice(schema["oneOf"]) if "oneOf" in schema else schema
    if "choices" in setting and rng.random() < 0.8:
        return rng.choice(setting["choices"])
    name = setting["name"]
    if schema.get("type") in ("integer", "number"):
        least, most = schema.get("minimum", 0), schema.get("maximum", 1 << 64)
        return str(
            rng.choice([
                least, least + 1, 2, 3, 5, 7, 16, 100, most - 1, most,
                rng.randint(int(least), int(min(most, 1000)))
            ]))
    special = {
        "size": ["1x1", "1x9", "9x1", "2x2", "3x200", "64x64", "65x33",
                 "1000x1"], "fit": ["1x1", "1x400", "400x1", "33x47", "300x200", "65535x1"],
        "view": ["0,0,1,1", "-5,-5,20,20", "3,3,1,30", "follow",
                 "-1000000,0,5,5"], "colors": ["alive=#f80", "free=#000", "healthy=#fff,ill=#fff"], "rule": RULES,
        "pattern": FIGURES + program.names[:50], "title": ["T", "я" * 200, "\u202e", "🐧",
                                                           "\u0301"], "caption": ["", "c" * 900, "{tick}"],
        "alt": ["x"], "text": ["6px", "200px", "20"], "delay": ["1ms", "10ms", "1h", "15ms"], "last": ["1ms", "1h"],
        "period": ["1ms", "1h"], "fps": ["0.01", "1000", "30", "7"],
        "vary": ["seed=1..3", "theme=light,dark", "seed=1,1", "size=3x3,7x2", "frames=1,2,3",
                 "delay=10ms,2s"], "memory": ["10MB", "100MB", "2GB"], "max-size": ["1kB", "1MB"],
        "penguins": ["0", "100%", "50%", "3"], "orcas": ["0", "100%", "50%",
                                                         "3"], "at": ["0,0", "-7,9", "1000000,1000000"],
        "fill": ["0%", "100%", "50%",
                 "0.1%"], "start": ["single", "random", "1", "0", "0110", "12",
                                    "z"], "infect": ["0", "9", "0,0",
                                                     "0,0,3,3"], "players": PLAYERS, "dice": ["6", "1,1,1", "3,1,6"],
        "from": ["tokyo", "0,0",
                 "-85,180"], "speed": ["0.1", "300"], "track": ["[[0, 0], [0, 0.001]]",
                                                                "[[85, 180], [85, -180]]"], "format": ["csv", "gif"]
    }
    return rng.choice(special.get(name, ["a.txt", "x"]))


PAIRED = 4000


def pairs(program, rng):
    """A few settings at once, each with a value that it may well take."""
    for _ in range(PAIRED):
        world = rng.choice(program.worlds)
        chosen = rng.sample(program.vocabulary(world), rng.choice([2, 2, 2, 3, 5, 8]))
        values = {
            one["name"]: plausible(program, rng, one)
            for one in chosen if one["name"] not in ("out", "quiet", "jobs")
        }
        outs = [f"a.{ending}" for ending in rng.sample(ENDINGS, rng.choice([1, 1, 2]))]
        if rng.random() < 0.1:
            outs[0] = "{seed}-" + outs[0]
        extra = rng.choice([[], [], ["--dry-run"], ["--json"], ["--quiet"]])
        words = [world] + [f"--{name}={value}" for name, value in values.items()]
        words += [] if "frames" in values else ["--frames=3"]
        yield Case(words + [word for out in outs for word in ("--out", out)] + extra,
                   slow=True,
                   lines=len(values) + 2 * len(outs))


MEASURES = "period,ticks,damage,activity,density,last-alive,population,entropy,lost,wins,caught,highest".split(",")
STYLES = ["lines", "filled", "stacked", "histogram", "scatter", "heat"]
FAR = ["1", "2", "3", "300", "65536", "1000000", "1000000000", "500000000000", "1000000000000", "999999999999999999"]


def varied(program, rng):
    """Many runs of a small world, where counts of runs, frames and ticks are at their ends."""
    for _ in range(PAIRED):
        world = rng.choice(program.worlds)
        ways = ["seed=1..2", "theme=light,dark", "size=3x3,7x2", "fill=0..100", "delay=10ms,2s", "rule=B3/S23,30"]
        ways += [f"seed=1..{number}" for number in FAR] + [f"seed=0..{(1 << 64) - 1}", f"seed=5..{1 << 63}..{1 << 40}"]
        few = rng.random() < 0.5
        values = {
            "rows": rng.choice(["frames", "runs", "objects"]), "chart-style": rng.choice(STYLES),
            "measures": ",".join(rng.sample(MEASURES, rng.choice([1, 2, 3]))), "top": rng.choice(FAR),
            "sort": rng.choice(["", "-"]) + rng.choice(MEASURES), "columns": rng.choice(["1", "7", "10000"]),
            "fit": rng.choice(["1x1", "33x47", "320x240", "640x300", "300x9", "65535x9"]),
            "size": rng.choice(["1x1", "8x8", "16x16", "33x5"]), "every": rng.choice(FAR), "skip": rng.choice(FAR),
            "text": rng.choice(["6px", "20px", "200px"]), "cell": rng.choice(["1", "12", "2048"]),
            "fill": rng.choice(["0%", "50%"]), "pattern": rng.choice(FIGURES), "people": rng.choice(FAR[:5]),
            "title": "T", "frame": rng.choice(FAR[:7]), "jobs": "1", "policy": "hunt"
        }
        allowed = {one["name"] for one in program.vocabulary(world)}
        chosen = [name for name in rng.sample(sorted(values), rng.choice([2, 4, 6])) if name in allowed]
        frames = rng.choice(["1", "2", "5"] if few else ["1", "2", "1000", "1000000000"])
        words = [f"--vary={way}" for way in rng.sample(ways[:6] if few else ways, rng.choice([1, 1, 2]))]
        words += [f"--{name}={values[name]}" for name in chosen] + [f"--frames={frames}"]
        words += [f"--vary=seed=1..{rng.choice([2, 40, 300])}"] if few and "seed" not in " ".join(words) else []
        # Pages and named files are jobs of their own: others may be whole where these are interrupted.
        outs = rng.sample(["a.csv", "a.png", "a.svg", "a.jsonl", "a.gif"], rng.choice([1, 2]))
        outs = [rng.choice(["a.html", "{theme}.csv"])] if rng.random() < 0.3 else outs
        yield Case([world] + words + [word for out in outs for word in ("--out", out)], slow=True, lines=FAULTS)


SCENES = 4000
ALIVE = [
    "B3/S23", "B0123478/S01234678", "B2-ak3/S0", "B2/S34H", "B2/S13V", "B45/S2345L", "MAPARYXfhZofugWaH7oaIDogBZofuhogOiAaIDogIAAgAAWaH7oaIDogGiA6ICAAIAAaIDogIAAgACAAIAAAAAAAA",
    "345/2/6", "0/2/25", "3/2/200", "2/2/9H", "WireWorld", "JvN29", "Nobili32", "Hutton32", "LifeHistory", "LifeSuper",
    "B36/S23History", "Langtons-Loops", "Langtons-Ant", "BriansBrain", "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15",
    "R5,C0,M1,S34..58,B34..45,NM", "R3,C6,M0,S7..15,B9..14,NC", "R2,C4,S2-6,B4-6,N+", "R2,C0,S6-9,B6-8,NH",
    "R2,C3,S3-6,B3-5,NL", "R1,C5,S2-3,B2-3,NN", "W30", "W22", "W110"
]
GRIDS = ["", "", "", ":T30,20", ":T30+5,20", ":T0,20", ":P30,20", ":P0,0", ":K30*,20", ":C30,20", ":S30", ":T16,2"]
LOOKS = {
    "shape": ["square", "circle", "rounded", "sprite", "hexagon", "triangle"], "cell": ["1", "2", "3", "5", "7", "16",
                                                                                          "40"],
    "fit": ["300x200", "33x47", "480x360", "90x400"], "grid": ["true", "false"], "fade": ["0", "1", "9", "300"],
    "age": ["0", "1", "9", "300"], "texture": ["still", "drift", "none"], "smooth": ["1", "2", "5"],
    "calm": ["true", "false"], "max-colors": ["2", "3", "16", "255"], "view": ["follow", "[0, 0, 9, 9]", "[-3, 2, 30, 7]"],
    "counters": ["true", "false"], "legend": ["true", "false"], "chart": ["under", "beside"],
    "chart-style": ["lines", "filled", "stacked"], "title": ["T"], "caption": ["at {tick}"], "scale": ["1", "2"],
    "every": ["1", "3", "50"], "edges": ["none", "wrap", "wall"], "size": ["9x9", "30x20", "70x3", "200x130"],
    "engine": ["auto", "dense", "hash"], "film": ["scroll", "grow"]
}
COLOURED = {
    "life": "alive dead background grid trace".split(), "infection": "healthy ill blank fresh background".split(),
    "sea": "penguin orca free background grid".split(), "wolfram": "background grid text plot axis".split()
}
CHANGING = "view cell shape theme texture grid fade age counters legend chart chart-style title caption every".split()


def scenes(program, rng):
    """Scenarios in which everything is well by itself: rules, looks and steps that meet as people let them."""

    def place():
        return rng.choice([-40, -7, 0, 0, 1, 2, 3, 5, 8, 20, 100])

    def length():
        return rng.choice([1, 1, 2, 3, 3, 5, 7, 9, 20, 33, 150])

    def look(names):
        name = rng.choice(names)
        return name, rng.choice(program.themes if name == "theme" else LOOKS[name])

    def step(world, names):
        area = f"[{place()}, {place()}, {length()}, {length()}]"
        changing = [name for name in names if name in CHANGING]
        both = [
            f"run: {rng.choice([1, 2, 9])}", f"run: {rng.choice([1, 2, 9])}", "hold: 2",
            f"set: {{{': '.join(look(changing))}}}", "still: s.png", "restart", "snapshot: a"
        ]
        field = [f"camera: {area}"] * 3 + [f"camera: {area}, over: {rng.choice([1, 3, 8])}"]
        cells = [
            f"toggle: [[{place()}, {place()}]]", f"copy: {area}", f"cut: {area}", f"erase: {area}", "erase: all",
            f"mark: {area}", f"place: glider, at: [{place()}, {place()}]", f"keep: k, area: {area}",
            f"set: {{rule: '{rng.choice(ALIVE)}'}}"
        ]
        known = both + (field if world in ("sea", "life", "wolfram", "infection") else [])
        known += cells + [f"rotate: {area}, turn: {rng.choice(['left', 'right', 'half'])}"] if world == "life" else []
        known += [f"infect: {rng.choice([1, 3])}", f"infect: [{area}]"] if world == "infection" else []
        known += [f"toggle: [[{place()}, 0]]"] if world == "wolfram" else []
        known += ["roll"] * 5 + ["bank", "again"] if world == "pig" else []
        known += [
            "locate", "tap: nearest", "wait: 20s", "zoom: in", "zoom: out", "try", "back", "team",
            f"walk: {{to: [55.75{place() % 9}, 37.6{place() % 9}]}}"
        ] * 2 if world == "monsters" else []
        line = rng.choice(known)
        return f"{{{line}}}" if ":" in line else line

    for _ in range(SCENES):
        world = rng.choice(["life"] * 4 + ["sea", "wolfram", "infection", "pig", "monsters"])
        names = [one["name"] for one in program.vocabulary(world) if one["name"] in LOOKS] + ["theme", "theme"]
        values = dict([("seed", str(rng.randrange(99)))] + [look(names) for _ in range(rng.choice([1, 3, 5, 9]))])
        if world == "life":
            values["rule"] = f"'{rng.choice(ALIVE)}{rng.choice(GRIDS)}'"
            if rng.random() < 0.7:
                values.setdefault("size", "30x20")
                values["fill"] = "30%"
                values["edges"] = rng.choice(["wrap", "wrap", "wrap", "wall"])
            else:
                values["pattern"] = rng.choice(["'2AB!'", "'30o!'", "glider", "gosper-glider-gun"])
                if values.get("edges") != "none":
                    values.pop("edges", None)
            if ":" in values["rule"]:
                values.pop("size", None), values.pop("edges", None)
        if world == "wolfram":
            values["rule"] = rng.choice(["30", "110", "90R", "C777K3R1", "C1599K36R1", "'{1599,{3,1},1}'"])
        if world == "monsters" and rng.random() < 0.5:
            values["policy"] = "hunt"
        if world == "infection":
            values["people"] = rng.choice(["9", "700"])
            values.pop("size", None)
        if rng.random() < 0.25:
            # A few colours for many things: some become alike, or the ground.
            few = rng.choice([["'#fff'"], ["'#fff'", "'#000'"], ["red", "'#fe0000'", "'#f4f6fa'"]])
            things = [name for name in COLOURED.get(world, []) if rng.random() < 0.7]
            if things:
                values["colors"] = "{" + ", ".join(f"{name}: {rng.choice(few)}" for name in things) + "}"
        if rng.random() < 0.15:
            values["vary"] = rng.choice(["{seed: 1..3}", "{theme: [light, dark, paper]}", "{frames: [2, 5]}"])
            for name in ["seed", "theme", "frames"]:
                if name in values["vary"]:
                    values.pop(name, None)
        rows = [f"{name}: {value}" for name, value in values.items()]
        seen = [one for one in ENDINGS if one not in ("rle", "cells", "mc", "mc.gz", "rle.gz", "jsonl")]
        seen = ENDINGS if rng.random() < 0.1 else seen
        outs = ", ".join(f"a.{ending}" for ending in rng.sample(seen, rng.choice([1, 1, 2])))
        steps = ", ".join(step(world, names) for _ in range(rng.choice([1, 2, 4, 8])))
        text = "\n".join([f"world: {world}", *rows, f"out: [{outs}]", f"steps: [{steps}]", ""])
        yield Case(["run", "a.yaml"], {"a.yaml": text}, codes=(0, 2), slow=True, lines=FAULTS)


STATED = 2500


def states(program, rng):
    """States with a right seal and whatever inside, loaded into their worlds and changed there."""
    ways = {
        "sea": ["restart", "{set: {cell: 3}}"], "life": [
            "restart", "{toggle: [[1, 1]]}", "{set: {size: 5x5}}", "{place: glider, at: [0, 0]}",
            "{set: {rule: B36/S23}}", "{erase: all}"
        ], "wolfram": ["restart", "{toggle: [[1, 0]]}", "{set: {size: 5x5}}",
                       "{set: {rule: 90}}"], "infection": ["restart", "{infect: 3}", "{infect: [[0, 0]]}"],
        "pig": ["restart", "roll", "bank", "again", "stop"], "monsters": [
            "restart", "locate", "{tap: nearest}", "{wait: 1s}", "{zoom: in}", "try", "back", "team",
            "{walk: {to: [55.7, 37.6]}}"
        ]
    }
    for _ in range(STATED):
        world, head, state = rng.choice(program.states)
        lines = state.split(b"\n", 2)
        middle = lines[2]
        if rng.random() < 0.5:  # one line of the head with a value of its own
            rows = middle.split(b"\n")
            place = rng.randrange(max(1, rows.index(b"") if b"" in rows else len(rows)))
            name = rows[place].split(b":")[0]
            rows[place] = name + b": " + rng.choice(NUMBERS + PAIRS + PLACES + RULES).encode(
                "utf-8", "surrogateescape")
            middle = b"\n".join(rows)
        else:
            middle = changed(rng, middle)
        made = sealed(b"\n\n" + middle) if rng.random() < 0.95 else changed(rng, state)
        settings = head if rng.random() < 0.7 else f"world: {world}"
        text = f"{settings}\nframes: 4\nout: [a.{rng.choice(['png', 'gif', 'csv', 'txt'])}, b.csv]\nmemory: 512MB\nsteps: [{{load: s.state}}, {rng.choice(ways[world])}, {{run: 2}}, {{save: y.state}}]\n"
        yield Case(["run", "a.yaml"], {"a.yaml": text, "s.state": made}, codes=(0, 2), slow=True, lines=3)


PATTERNED = 3000


def patterns(program, rng):
    """Patterns of every notation with a few changes, read by whoever reads patterns."""
    for _ in range(PATTERNED):
        ending, data = rng.choice(program.patterns)
        if ending.endswith(".gz") and rng.random() < 0.7:
            data = gzip.compress(changed(rng, gzip.decompress(data)), mtime=0)
        else:
            data = changed(rng, data)
        name = f"p.{ending if rng.random() < 0.9 else rng.choice(['rle', 'cells', 'mc', 'lif', 'mc.gz'])}"
        out = f"a.{rng.choice([ending for ending in ENDINGS if not ending.startswith(('%', 'jsonl'))])}"
        way = rng.randrange(6)
        files = {name: data}
        if way < 3:
            more = rng.choice([[], ["--engine", "hash"], ["--edges", "wrap"], ["--edges", "wall", "--size", "20x20"],
                               ["--chart"], ["--view", "follow"]])
            case = Case(["life", "--pattern", name, "--frames", "3", "--out", out] + more, files)
        elif way == 3:
            case = Case(["wolfram", "--pattern", name, "--out", out], files)
        elif way == 4:
            case = Case(["patterns", "add", name, "--library", "lib", "--name", "n", "--force"], files)
        else:
            files[
                "a.yaml"] = f"world: life\nsize: 30x30\nframes: 3\nout: {out}\nsteps: [{{place: {name}, mode: merge}}, {{run: 1}}, {{place: {name}, at: [3, 3], turn: left, flip: down}}, {{run: 1}}]\n"
            case = Case(["run", "a.yaml"], files, codes=(0, 2), lines=2)
        yield dataclasses.replace(case, slow=True)


READ = 2500


def readers(program, rng):
    """Pictures, parts of sheets, tracks, grounds, teams, photos and fonts with a few changes."""
    for _ in range(READ):
        way = rng.randrange(7)
        if way < 3:
            ending, data = rng.choice(program.pictures)
            recipe = rng.random() < 0.5 and ending == "png"
            data = with_recipe(data, changed(rng, rng.choice(program.scenarios))) if recipe else changed(rng, data)
            if way == 0:
                yield Case(["show", f"x.{ending}"], {f"x.{ending}": data}, codes=(0, 2))
            elif way == 1:
                text = f"world: sea\nsize: 4x4\ncell: 4\nframes: 2\nout: x.{ending}\n"
                more = rng.choice([[], ["--bytes"], ["--diff", "d"]])
                yield Case(["check", "a.yaml"] + more, {"a.yaml": text, f"x.{ending}": data}, codes=(0, 1, 2))
            else:
                yield Case(
                    ["monsters", "--backdrop", f"x.{ending}", "--policy", "hunt", "--frames", "30", "--out", "a.gif"],
                    {f"x.{ending}": data},
                    slow=True)
        elif way == 3:
            files = dict(program.shared)
            name = rng.choice(sorted(program.parts))
            files[name] = changed(rng, files[name])
            yield Case(["merge", "m.yaml"], files, codes=(0, 2), lines=3)
        elif way == 4:
            yield Case(["monsters", "--track", "t.gpx", "--frames", "5", "--out", "a.png"],
                       {"t.gpx": changed(rng, program.tracks[0])},
                       slow=True)
        elif way == 5:
            yield Case(["monsters", "--ground", "g.geojson", "--frames", "3", "--out", "a.png"],
                       {"g.geojson": changed(rng, program.grounds[0])},
                       lines=FAULTS, slow=True)  # all that is wrong with a document is told at once
        else:
            yield Case(["monsters", "--team", "team.txt", "--policy", "hunt", "--frames", "40", "--out", "a.png"],
                       {"team.txt": changed(rng, program.teams[0])},
                       lines=FAULTS, slow=True)


WRITTEN = 3000


def scenarios(program, rng):
    """Scenarios with a few changes: lines doubled, left out, indented, put elsewhere."""
    for _ in range(WRITTEN):
        rows = rng.choice(program.scenarios).split(b"\n")
        for _ in range(rng.choice([1, 1, 2, 4])):
            place, other = rng.randrange(len(rows)), rng.randrange(len(rows))
            way = rng.randrange(6)
            if way == 0:
                rows.insert(place, rows[other])
            elif way == 1 and len(rows) > 1:
                del rows[place]
            elif way == 2:
                rows[place] = rng.choice([b" ", b"  ", b"\t", b"- "]) + rows[place]
            elif way == 3:
                rows.insert(place, rng.choice(rng.choice(program.scenarios).split(b"\n")))
            else:
                rows[place] = changed(rng, rows[place], 1)
        words = rng.choice([["run"], ["run", "--dry-run"], ["run", "--safe"], ["check"], ["run", "--json"],
                            ["run", "--explain"], ["run", "--shard", "1/2"]])
        yield Case(words + ["a.yaml"], {"a.yaml": b"\n".join(rows)}, codes=(0, 1, 2, 69), slow=True, lines=200)


WORDS = 2500


def words(program, rng):
    """Words of the vocabulary in any order, and some that are not in it."""
    known = [
        "run", "check", "show", "merge", "patterns", "states", "list", "new", "completions", "help", "version",
        "worlds", "themes", "settings", "steps", "schema", "limits", "man", "bash", "zsh", "fish", "add", "remove",
        "rename", "my", "a.yaml", "x.gif", "nothing", "-", "--", "-o", "-q", "-h", "-v", "-oa.csv", "--out", "--out=",
        "a.csv", "--json", "--markdown", "--dry-run", "--help", "--version", "--quiet", "--safe", "--force",
        "--committed", "--bytes", "--diff", "--orphans", "--shard", "1/2", "0/0", "2/1", "--into", "d", "--time",
        "1s", "--memory", "10MB", "--set", "seed=1", "--kind", "gun", "--period", "15", "--library", "lib", "--color",
        "always", "never", "--no-grid", "--grid", "--grid=false", "--=x", "---", "-z", "--frames", "2",
        "--keep-parts", "--explain", "--rule", "30", "--name", "n"
    ] + program.worlds
    known += [f"--{setting['name']}" for setting in program.settings]
    files = {"a.yaml": "world: wolfram\nsize: 5x5\nframes: 2\nout: w.csv\n", "x.gif": program.pictures[0][1]}
    for _ in range(WORDS):
        line = [rng.choice(known) for _ in range(rng.choice([0, 1, 2, 3, 3, 4, 6, 10]))]
        if rng.random() < 0.2:
            line.insert(rng.randrange(len(line) + 1), rng.choice([value for value in TEXTS if "\0" not in value]))
        yield Case(line, files, codes=(0, 1, 2, 64, 69), slow=True, lines=FAULTS)


def streams(program, rng):
    """Closed streams, full devices, pipes that end early, loops of links, names that nobody would give."""
    for world in program.worlds:
        base = f'"$@" {world} --frames 3'
        name = "n" * 251
        for line in [
                f"{base} --out - --format csv --out keep.csv | head -1", f"{base} --out a.csv >&- 2>&-",
                f"{base} --out a.csv <&- >&- 2>&-", f"{base} --out - --format csv >&-",
                f"{base} --out - --format png | head -c 9 >/dev/null",
                f"{base} --out - --format y4m | head -c 1 >/dev/null", f"{base} --out /dev/full --format csv",
                f"{base} --out - --format csv > /dev/full", f"{base} --help > /dev/full", f"{base} --help | head -1",
                f"{base} --json --out a.csv > /dev/full", f"{base} --out a.csv 2> /dev/full",
                f"ln -s loop pool; ln -s pool loop; {base} --out loop",
                f"ln -s loop pool; ln -s pool loop; {base} --out loop/a.csv", f"{base} --out $(printf 'a\\377.csv')",
                f"{base} --out $(printf '\\377/a.csv')", f"{base} --title $(printf 't\\377') --out a.png",
                f"{base} --$(printf '\\377')", f"{base} --out ''", f"{base} --out a/b/c.csv",
                f"mkdir d.csv; {base} --out d.csv", f"{base} --out $(printf 'a\\033[31m.csv')",
                f"{base} --theme $(printf 'a\\nb') --out a.png", f"{base} --out {name}.csv",
                f"{base} --out {name}n.csv", f"{base} --out /proc/self/mem", f"{base} --out /dev/null",
                f"{base} --format csv --out /dev/stdout | head -1", f"{base} --format gif --out /dev/fd/9",
                f"mkfifo p; (cat p >/dev/null &) ; {base} --format csv --out p; rm p",
                f"printf x > r; chmod 0 r; \"$@\" run r", f"COLUMNS=0 {base} --help", f"COLUMNS=-1 {base} --help",
                f"COLUMNS=999999999999 {base} --help", f"HOME= {base} --out a.csv",
                f"env -i \"$@\" {world} --frames 3 --out a.csv", f"TMPDIR=/nowhere {base} --out a.csv",
                f"LC_ALL=x LANG=y {base} --out a.csv", f"mkdir gone; cd gone; rmdir ../gone; {base} --out a.csv",
                f"mkdir ro; chmod 500 ro; cd ro; {base} --out a.csv", f"ulimit -n 5; {base} --out a.csv --out b.png",
                f"ulimit -n 3; {base} --out a.csv", f"ulimit -s 200; {base} --out a.gif",
                f"ulimit -u 1; {base} --out a.gif", f"ulimit -f 1; {base} --out a.gif --out a.y4m",
                f"ulimit -v 300000; {base} --out a.gif", f"ulimit -v 150000; {base} --out a.gif",
                f"echo 'world: {world}' | \"$@\" run -",
                f"printf 'world: {world}\\nframes: 2\\nout: a.csv\\n' | \"$@\" run -",
                f"yes | head -c 5000000 | \"$@\" run -", f"head -c 9999999 /dev/zero | \"$@\" run -",
                f"\"$@\" run /dev/zero", f"\"$@\" run .", f"\"$@\" show .", f"\"$@\" show /dev/zero",
                f"\"$@\" {world} --out a.csv --frames 3 --font /dev/zero",
                f"\"$@\" {world} --font . --out a.png --frames 2 --title x"
        ]:
            yield Case([],
                       shell=line,
                       slow="yes" in line or "zero" in line or "ulimit" in line,
                       lines=3,
                       codes=(0, 2, 64, 69, 126, 127))


KINDS = [settings, keys, steps, pairs, varied, scenes, states, patterns, readers, scenarios, words, streams]

# How a line is tried.


def faults(program, case):
    """What is wrong with how it ends; nothing, if all is well."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ["a.gif", "a.png", "a.csv", "a.svg", "y.state"]:
            Path(f"{folder}/{name}").write_bytes(b"old")
        for name, data in case.files.items():
            Path(f"{folder}/{name}").write_bytes(data.encode("utf-8", "surrogateescape") if isinstance(data, str) else data)
        with tempfile.TemporaryDirectory() as away:
            found = ends_wrong(program, case, folder, away)
            if os.listdir(away):
                found.append(f"left in TMPDIR: {os.listdir(away)}")
        return found


def contents(folder):
    found = {}
    for place, _, names in os.walk(os.fsencode(folder)):
        for name in names:
            path = os.path.join(place, name)
            if os.path.isfile(path) and not os.path.islink(path):
                os.chmod(path, 0o600)
                with open(path, "rb") as file:
                    found[os.path.relpath(path, os.fsencode(folder))] = hashlib.sha256(file.read()).digest()
    return found


def ends_wrong(program, case, folder, away):
    before = contents(folder)
    home = f"{away}/home"
    environment = {
        "PATH": os.environ["PATH"], "HOME": home, "TMPDIR": away, "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
        "XDG_CACHE_HOME": "/dev/null"
    }
    inner = ["sh", "-c", case.shell, "sh", program.render] if case.shell else [program.render] + case.words
    said, told = tempfile.TemporaryFile(), tempfile.TemporaryFile()
    child = subprocess.Popen(["sh", "-c", LIMITS, "sh"] + inner, cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                             stdout=said, stderr=told, start_new_session=True)
    code, used, interrupted = waited(child, PATIENCE if case.slow and not case.shell else WAIT)
    shutil.rmtree(home, ignore_errors=True)
    found = []
    if code is None:
        return [f"not done after {WAIT} s"]
    if interrupted and code not in (143, *case.codes):
        found.append(f"interrupted, and the code is {code}")
    if not interrupted and code not in case.codes:
        found.append(f"code {code}")
    if used > PROCESSOR and not case.slow:
        found.append(f"{used:.1f} s of the processor")
    said.seek(0), told.seek(0)
    output, complaint = said.read(1 << 24), told.read(1 << 24)
    found += speaks_wrong(case, code, output, complaint, interrupted)
    after = contents(folder)
    asked = " ".join(map(str, [*case.words, case.shell, *case.files.values()]))
    hidden = [
        name for name in after
        if os.path.basename(name).startswith(b".") and name not in before and os.fsdecode(name) not in asked
    ]
    if hidden:
        found.append(f"left behind: {hidden}")
    if code not in (0, 1) and not case.shell:
        whole = {
            name: hash
            for name, hash in after.items()
            if not re.search(rb"[0-9]{3}|^d/|[.]partial$", name)  # what is kept to go on with
        }
        other = [name for name in whole if before.get(name) != whole[name]]
        # Files that steps write along the way stand for themselves, as frames do.
        if other and len(case.files) == 0:
            found.append(f"code {code}, and yet changed: {other}")
    return found


def waited(child, patience):
    """The exit code, seconds of the processor, and whether it had to be interrupted."""
    began, interrupted = time.monotonic(), False
    while True:
        pid, status, usage = os.wait4(child.pid, os.WNOHANG)
        if pid:
            child.returncode = 0
            code = os.waitstatus_to_exitcode(status)
            return code, usage.ru_utime + usage.ru_stime, interrupted
        passed = time.monotonic() - began
        if passed > patience and not interrupted and patience < WAIT:
            interrupted = True
            os.kill(child.pid, signal.SIGTERM)  # a shell may have the program ignore SIGINT
        if passed > patience + WAIT:
            os.killpg(child.pid, signal.SIGKILL)
            os.wait4(child.pid, 0)
            child.returncode = 0
            return None, 0, interrupted
        time.sleep(0.002 if passed < 0.1 else 0.02)


def speaks_wrong(case, code, output, complaint, interrupted):
    found = []
    for name, data in [("standard error", complaint), ("standard output", output)]:
        if name == "standard output" and (case.shell or any(word in ("-", "--out=-", "/dev/stdout")
                                                            for word in case.words)):
            continue
        text = data.decode("utf-8", "replace")
        odd = sorted({
            f"U+{ord(letter):04X}"
            for letter in text if letter in WILD or unicodedata.category(letter) == "Cc" and letter != "\n"
            and not (letter == "\x1b" and "always" in case.words)
        })
        if odd:
            found.append(f"{name} has {odd[:5]}")
        try:
            data.decode("utf-8")
        except UnicodeDecodeError as error:
            found.append(f"{name} is no text: {error}")
    rows = complaint.decode("utf-8", "replace").split("\n")
    rows = rows[:-1] if rows[-1] == "" else rows
    told = [
        row for row in rows
        if not row.startswith("   ") and not re.match(r" *[0-9]+ \|", row) and not row.startswith(" ")
    ]
    silent = case.shell and ("2>&-" in case.shell or "| head" in case.shell or "2> /dev/full" in case.shell)
    if code not in (0, 1) and not interrupted and not told and not silent:
        found.append(f"code {code}, and nothing is said")
    if any(not row.strip() for row in rows) and (case.words or case.shell):  # without a word it is the help
        found.append("an empty line")
    if code in (2, 64, 69) and not interrupted and not case.shell and len(
        [row for row in told if "has no effect here" not in row]) > case.lines:
        found.append(f"{len(told)} lines where {case.lines} may be")
    if "Fatal" in complaint.decode("utf-8", "replace") or "libgd" in complaint.decode("utf-8", "replace"):
        found.append("somebody else speaks")
    if code == 0 and "--json" in case.words and "help" not in " ".join(
            case.words) and output.strip() and "--markdown" not in case.words and "-h" not in case.words:
        if not is_json(output):
            found.append("--json, and no JSON")
    if found:
        found.append("it says: " + repr(complaint[-400:].decode("utf-8", "replace")))
    return found


def is_json(data):
    """Whether it is one value, or one on each line."""
    for parts in [[data], data.splitlines()]:
        try:
            for part in parts:
                json.loads(part)
            return True
        except ValueError:
            continue
    return False


def line_of(program, case):
    if case.shell:
        return case.shell.replace('"$@"', program.render)
    return shlex.join([program.render] +
                      [os.fsencode(word).decode("utf-8", "backslashreplace") for word in case.words])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("render")
    parser.add_argument("root")
    parser.add_argument("kinds", nargs="*")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--each", type=int, default=0)
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("--again")
    options = parser.parse_args()
    program = Program(os.path.abspath(options.render), os.path.abspath(options.root))
    if options.again:
        kind, number = options.again.split("/")
        make = next(make for make in KINDS if make.__name__ == kind)
        case = next(itertools.islice(make(program, random.Random(f"{options.seed}/{kind}")), int(number), None))
        for name, data in case.files.items():
            print(f"{name}: {data!r}")
        print(line_of(program, case))
        found = faults(program, case)
        print("\n".join(found) or "all is well")
        sys.exit(1 if found else 0)
    failed = 0
    lock = threading.Lock()
    for make in KINDS:
        kind = make.__name__
        if options.kinds and kind not in options.kinds:
            continue
        cases = list(enumerate(make(program, random.Random(f"{options.seed}/{kind}"))))
        if options.each and len(cases) > options.each:
            cases = sorted(random.Random(options.seed).sample(cases, options.each))
        wrong = 0
        began = time.monotonic()

        def attempt(numbered):
            number, case = numbered
            return number, case, faults(program, case)

        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for number, case, found in pool.map(attempt, cases):
                if found:
                    wrong += 1
                    if wrong <= options.show:
                        print(
                            f"{kind}/{number}: {'; '.join(found)[:900]}\n    {line_of(program, case)[:300]}\n    again: python3 "
                            f"{sys.argv[0]} {options.render} {options.root} --seed {options.seed} --again {kind}/{number}",
                            flush=True)
        failed += wrong
        print(f"{kind}: {len(cases)} lines, {wrong} wrong, {time.monotonic() - began:.0f} s", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
