"""Work drawn by lot beside the programs that do the same: the median ratio of each class, and the worst ten.

    lots.py RENDER [--seed N] [--cases N] [--rounds N] [--golly FOLDER] [--only CLASS …] [--accept]

A ratio is the peer's seconds by ours, whole processes, both run in turns; above 1 we are faster. FOLDER holds Golly's
`bgolly`, `Patterns` and `Rules`; without it the classes that need them are left out. `accepted.json` beside this file keeps
the medians that were accepted last (`--accept`), with their seed and number of cases. A run of the same ends with 1 where
a class has become 5 % slower: it draws the very same work. Without a seed it is the accepted one's, or a new one.
"""

import argparse
import json
import os
import random
import shlex
import statistics
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ACCEPTED = os.path.join(HERE, "accepted.json")
THEMES = "light dark colorblind contrast paper midnight ember neon meadow".split()
LONGEST = 60


def seconds(command):
    """The wall's seconds of a command; a fault where it fails or takes too long."""
    # To wait with a time limit is to look every 50 ms: the end would be seen as late.
    before = time.perf_counter()
    child = subprocess.Popen(command, shell=isinstance(command, str), stdin=subprocess.DEVNULL,
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    clock = threading.Timer(LONGEST, child.kill)
    clock.start()
    code = child.wait()
    passed = time.perf_counter() - before
    clock.cancel()
    if passed >= LONGEST:
        raise subprocess.TimeoutExpired(command, LONGEST)
    if code != 0:
        raise subprocess.CalledProcessError(code, command)
    return passed


class Bench:
    """What cases are made of: the programs, a folder, and dice of a class's own."""

    def __init__(self, options, folder):
        self.render, self.golly, self.folder = options.render, options.golly, folder
        self.dice = random.Random()

    def path(self, name):
        return os.path.join(self.folder, name)

    def ours(self, flags, out):
        return [self.render, *shlex.split(flags), "--quiet", "--out", self.path(out)]

    def bgolly(self, algorithm, generations, path):
        return [os.path.join(self.golly, "bgolly"), "-s", os.path.join(self.golly, "Rules") + "/", "-a", algorithm,
                "-m", str(generations), "-i", str(max(1, generations)), path]

    def files(self, folder, *endings):
        found = []
        for place, _, names in os.walk(os.path.join(self.golly, folder)):
            found += [os.path.join(place, name) for name in names if name.endswith(endings)]
        return sorted(found)

    def soup(self, width, height, rule, letters="bo", name="soup.rle"):
        """A dense pattern file of random cells: as many of each state."""
        path = self.path(name)
        with open(path, "w") as file:
            file.write(f"x = {width}, y = {height}, rule = {rule}\n")
            for _ in range(height):
                file.write("".join(self.dice.choices(letters, k=width)) + "$\n")
            file.write("!\n")
        return path

    def film(self):
        """Flags of a film of any world but those whose films are scenes."""
        dice = self.dice
        world = dice.choice(["life", "life", "wolfram", "sea", "infection"])
        flags = f"{world} --seed {dice.randrange(1000)} --frames {dice.choice([20, 50, 100])} --theme {dice.choice(THEMES)}"
        cell = dice.choice([1, 2, 4, 8])
        side = dice.choice([128, 256, 512]) // cell
        if world == "life":
            flags += f" --size {side}x{side} --edges wrap --cell {cell}"
            flags += dice.choice(["", "", " --fade 8", " --rule B36/S23"])
        elif world == "wolfram":
            flags += f" --rule {dice.randrange(256)} --size {side}x{side} --edges wrap --start random --skip {side - 1}"
            flags += f" --cell {cell}"
        elif world == "sea":
            flags += f" --size {dice.randrange(20, 60)}x{dice.randrange(15, 40)}"
        return flags

    def same_frames(self, flags):
        """Flags, and the film's pictures for a peer that only encodes."""
        subprocess.run(self.ours(flags, "same.y4m"), check=True, timeout=LONGEST, stderr=subprocess.DEVNULL)
        return self.path("same.y4m")


FFMPEG = ["ffmpeg", "-y", "-v", "error"]


def gif(bench):
    flags = bench.film()
    frames = bench.same_frames(flags)
    palette = "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none"
    return flags, bench.ours(flags, "ours.gif"), [*FFMPEG, "-i", frames, "-lavfi", palette, bench.path("theirs.gif")]


def png(bench):
    flags = bench.film()
    frames = bench.same_frames(flags)
    return flags, bench.ours(flags, "ours%04d.png"), [*FFMPEG, "-i", frames, bench.path("theirs%04d.png")]


def webp(bench):
    flags = bench.film()
    subprocess.run(bench.ours(flags, "same.gif"), check=True, timeout=LONGEST, stderr=subprocess.DEVNULL)
    return flags, bench.ours(flags, "ours.webp"), ["gif2webp", "-quiet", bench.path("same.gif"), "-o", bench.path("t.webp")]


def video(bench):
    width, height = bench.dice.choice([(640, 360), (1280, 720), (1920, 1080), (3840, 2160)])
    frames = bench.dice.choice([20, 50, 100])
    flags = f"life --size {width}x{height} --edges wrap --cell 1 --frames {frames}"
    source = ["-f", "lavfi", "-i", f"life=s={width}x{height}:rate=25", "-frames:v", str(frames)]
    return flags, bench.ours(flags, "ours.y4m"), [*FFMPEG, *source, "-pix_fmt", "gray", bench.path("theirs.y4m")]


def start(bench):
    flags = bench.dice.choice(["--version", "--help", "life --help", "patterns glider"])
    return flags, [bench.render, *shlex.split(flags)], ["python3", "-c", "pass"]


def check(bench):
    """A folder of scenarios that nothing has happened to, beside running them."""
    count = bench.dice.choice([20, 50, 100])
    place = bench.path(f"check{bench.dice.randrange(10 ** 6)}")
    os.mkdir(place)
    for number in range(count):
        with open(f"{place}/{number}.yaml", "w") as file:
            file.write(f"world: {bench.dice.choice(['life', 'sea', 'wolfram'])}\nseed: {number}\nframes: 10\n"
                       f"out: {number}.{bench.dice.choice(['gif', 'png', 'webp'])}\n")
    files = " ".join(f"{number}.yaml" for number in range(count))
    run = f"cd {place} && {bench.render} run {files} --force --quiet"
    seconds(run)
    return f"{count} scenarios", f"cd {place} && {bench.render} check {files} --quiet", run


def counted(bench, algorithm, path, flags, most=1 << 16):
    """A pattern for as many generations as take the peer half a second or more."""
    generations = 4
    while seconds(bench.bgolly(algorithm, generations, path)) < 0.5 and generations < most:
        generations *= 4
    flags = f"life --pattern {path} --every {generations} --frames 2 {flags}"
    return bench.ours(flags, "ours.csv"), bench.bgolly(algorithm, generations, path), generations


def rules(bench):
    dice = bench.dice
    side = dice.choice([200, 256, 500, 512, 1000, 1024, 2048])
    rule = "B" + "".join(str(n) for n in range(1, 9) if dice.random() < 0.4) + "/S"
    rule += "".join(str(n) for n in range(9) if dice.random() < 0.4)
    path = bench.soup(side, side, f"{rule}:T{side},{side}")
    ours, theirs, generations = counted(bench, "QuickLife", path, "")
    return f"{rule}, {side}x{side}, {generations}", ours, theirs


def larger(bench):
    dice = bench.dice
    side, r, shape = dice.choice([512, 1024]), dice.choice([2, 3, 5, 7, 10, 20, 50]), dice.choice("MNC2")
    size = {"M": (2 * r + 1) ** 2, "N": 2 * r * (r + 1) + 1}.get(shape, int(3.14 * r * r))
    low, half, high = max(1, size // 3), size // 2, 2 * size // 3
    rule = f"R{r},C0,M1,S{low}..{high},B{low}..{half},N{shape}"
    path = bench.soup(side, side, f"{rule}:T{side},{side}")
    ours, theirs, generations = counted(bench, "Larger than Life", path, "")
    return f"{rule}, {side}x{side}, {generations}", ours, theirs


def tables(bench):
    path = bench.dice.choice(bench.files("Rules", ".rule"))
    name = os.path.basename(path)[:-5]
    with open(path, errors="replace") as file:
        states = next(int(line.split(":")[-1].split("=")[-1]) for line in file if "n_states" in line or "num_states" in line)
    side = bench.dice.choice([128, 256, 512])
    edges = bench.dice.choice(["", f":T{side},{side}"])
    letters = ".ABCDEFGHIJKLMNOPQRSTUVWX"[:min(states, 25)]
    soup = bench.soup(side, side, name + edges, letters)
    ours, theirs, generations = counted(bench, "RuleLoader", soup, f"--rules {shlex.quote(os.path.dirname(path))}")
    return f"{name}{edges}, {side}x{side}, {generations}", ours, theirs


def hashes(bench):
    path = bench.dice.choice(bench.files("Patterns", ".mc", ".mc.gz"))
    generations = 1 << bench.dice.choice([10, 14, 17, 20])
    flags = f"life --pattern {shlex.quote(path)} --every {generations} --frames 2"
    return f"{os.path.basename(path)}, {generations}", bench.ours(flags, "ours.csv"), bench.bgolly("HashLife", generations, path)


def reading(bench):
    side = bench.dice.choice([512, 1024, 2048, 4096])
    letters, rule = bench.dice.choice([("bo", "B3/S23"), (".ABC", "/2/4")])
    path = bench.soup(side, side, rule, letters)
    algorithm = "QuickLife" if letters == "bo" else "Generations"
    return f"{side}x{side}, {len(letters)} states", bench.ours(f"life --pattern {path} --frames 1", "ours.csv"), \
        bench.bgolly(algorithm, 0, path)


def engines(bench):
    """What is chosen beside the better of what could have been."""
    path = bench.dice.choice(bench.files("Patterns", ".rle", ".mc", ".lif"))
    every = bench.dice.choice([1, 100, 1024, 4096, 8192, 16384, 65536, 10 ** 6])
    flags = f"life --pattern {shlex.quote(path)} --every {every} --frames 2"
    times = {}
    for engine in ["dense", "hash"]:
        try:
            times[engine] = seconds(bench.ours(f"{flags} --engine {engine}", "ours.csv"))
        except subprocess.SubprocessError:
            continue
    best = min(times, key=times.get)
    return f"{os.path.basename(path)}, every {every}", bench.ours(flags, "ours.csv"), \
        bench.ours(f"{flags} --engine {best}", "ours.csv")


def sweep(bench):
    """A table of many small runs beside twenty soups in Python. The work differs: only changes of a ratio mean something."""
    dice = bench.dice
    side, ticks = dice.choice([16, 33, 64]), dice.choice([50, 200])
    measures = dice.choice(["last-alive", "rest,period,dx,dy", "entropy,activity,compress"])
    flags = {
        "life": f"--rule {dice.choice(['B3/S23', 'B36/S23', 'B2/S'])} --vary seed=1..{dice.choice([2000, 20000])}",
        "rules": f"--vary rule=random:{dice.choice([2000, 20000])}",
        "wolfram": "--vary rule=0..255 --start random",
        "sea": "--vary seed=1..500",
        "infection": "--vary seed=1..500",
    }
    kind = dice.choice(["life", "life", *flags])
    world = "life" if kind == "rules" else kind
    if world not in ("life", "wolfram"):
        measures = "ticks"
    line = f"{world} --size {side}x{side} --edges wrap {flags[kind]} --frames {ticks} --rows runs --measures {measures} --resume false"
    return line, bench.ours(line, "ours.csv"), [sys.executable, os.path.join(HERE, "soups.py"), str(side), str(ticks), "20"]


CLASSES = {"gif": gif, "png": png, "webp": webp, "video": video, "start": start, "check": check, "sweep": sweep}
WITH_GOLLY = {"rules": rules, "larger": larger, "tables": tables, "hash": hashes, "reading": reading, "engines": engines}


def ratio(ours, theirs, rounds):
    """The peer's median by ours, each run in turn."""
    times = [(seconds(ours), seconds(theirs)) for _ in range(rounds)]
    return statistics.median(b for _, b in times) / statistics.median(a for a, _ in times)


def draw(bench, name, options):
    """The ratios of a class, the worst first, with what was drawn."""
    bench.dice = random.Random(f"{options.seed} {name}")
    found, drawn = [], 0
    while len(found) < options.cases and drawn < 5 * options.cases:
        drawn += 1
        what = "a case that could not be drawn in time"
        try:
            what, ours, theirs = {**CLASSES, **WITH_GOLLY}[name](bench)
            found.append((ratio(ours, theirs, options.rounds), what))
        except subprocess.TimeoutExpired as slow:
            if slow.cmd and slow.cmd[0] == options.render:
                found.append((0.0, f"{what}: over {LONGEST} s"))
        except (subprocess.SubprocessError, StopIteration, ValueError):
            continue  # one of both cannot do it, or it takes too long
    return sorted(found)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("render", type=os.path.abspath)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--cases", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--golly", type=os.path.abspath)
    parser.add_argument("--only", nargs="+", choices=[*CLASSES, *WITH_GOLLY])
    parser.add_argument("--accept", action="store_true")
    options = parser.parse_args()
    names = options.only or [*CLASSES, *(WITH_GOLLY if options.golly else [])]
    accepted = {}
    if os.path.exists(ACCEPTED):
        with open(ACCEPTED) as file:
            accepted = json.load(file)
    if options.seed is None:
        known = [int(key.split()[1].rstrip(",")) for key in accepted if key.endswith(f", {options.cases} cases")]
        options.seed = known[-1] if known else random.randrange(10 ** 6)
    key = f"seed {options.seed}, {options.cases} cases"
    print(f"Drawn by lot: {key}, {options.rounds} rounds each.\n")
    print("| class | cases | median | accepted | worst |\n| --- | ---: | ---: | ---: | ---: |")
    worst, medians, slower = [], {}, []
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(options, folder)
        for name in names:
            found = draw(bench, name, options)
            if not found:
                print(f"| {name} | 0 | | | |")
                continue
            median = medians[name] = round(statistics.median(r for r, _ in found), 3)
            known = accepted.get(key, {}).get(name)
            if known and median < 0.95 * known:
                slower.append(f"{name}: {median:.2f}, accepted {known:.2f}")
            print(f"| {name} | {len(found)} | {median:.2f} | {known or ''} | {found[0][0]:.2f} |", flush=True)
            worst.append((name, found[:10]))
    for name, found in worst:
        print(f"\nThe worst of {name}:\n")
        for value, what in found:
            print(f"- {value:.2f}: {what}")
    if options.accept:
        accepted.setdefault(key, {}).update(medians)
        with open(ACCEPTED, "w") as file:
            json.dump(accepted, file, indent=2, sort_keys=True)
            file.write("\n")
    elif slower:
        print("\nSlower than accepted by more than 5 %:\n- " + "\n- ".join(slower))
        sys.exit(1)


main()
