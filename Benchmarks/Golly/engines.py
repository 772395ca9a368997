#!/usr/bin/env python3
"""The engine 'auto' against the better of 'dense' and 'hash', by lot: files and `--every` are drawn
from a seed, each engine has some seconds, and the worst ratios come last.

    engines.py RENDER FOLDER [--runs N] [--seed N] [--seconds N] [--frames N] [--only TEXT]

A run is bad where auto takes more than 1.5 times the better one and 20 ms."""

import argparse
import os
import random
import subprocess
import tempfile
import time

EVERY = [1, 100, 1024, 4096, 8192, 16384, 65536, 10**6]


def files(folder, only):
    """The pattern files below a folder that are no rules of Larger than Life."""
    found = []
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            if name.endswith((".rle", ".mc", ".lif", ".gz")) and "Larger" not in path:
                if only in path:
                    found.append(path)
    return sorted(found)


def seconds(command, bound):
    """The seconds of a command; None where it fails, the bound where it takes longer."""
    start = time.monotonic()
    try:
        done = subprocess.run(command, capture_output=True, timeout=bound, check=False)
    except subprocess.TimeoutExpired:
        return bound
    return time.monotonic() - start if done.returncode == 0 else None


def measure(options, path, every, work):
    """The three engines' seconds and whether their counts agree."""
    times, tables = {}, set()
    for engine in ("hash", "dense", "auto"):
        out = os.path.join(work, engine + ".csv")
        rest = [t for t in times.values() if t is not None]
        # The better of two is known where one has ended.
        bound = min([options.seconds] + [2 * t + 0.1 for t in rest if engine == "dense"])
        if engine == "auto":
            bound = options.seconds
        times[engine] = seconds(
            [options.render, "life", "--pattern", path, "--engine", engine, "--every", str(every)]
            + ["--frames", str(options.frames), "--quiet", "--jobs", "1", "--out", out], bound)
        if times[engine] is not None and times[engine] < bound:
            with open(out, encoding="utf-8") as table:
                tables.add(table.read())
    return times, len(tables) <= 1


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("render")
    parser.add_argument("folder")
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--frames", type=int, default=2)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    print("seed", options.seed)
    lot = random.Random(options.seed)
    found = files(options.folder, options.only)
    ratios, bad = [], 0
    with tempfile.TemporaryDirectory() as work:
        for _ in range(options.runs):
            path, every = lot.choice(found), lot.choice(EVERY)
            times, agree = measure(options, path, every, work)
            better = min((t for t in (times["hash"], times["dense"]) if t is not None), default=None)
            name = os.path.relpath(path, options.folder)
            if not agree:
                print("DIFFERENT", every, name, flush=True)
            if better is None or better >= options.seconds:
                continue
            auto = times["auto"] if times["auto"] is not None else float("inf")
            is_bad = auto > 1.5 * better + 0.02
            bad += is_bad
            ratios.append((max(0, auto - 0.02) / better, auto, times["hash"], times["dense"], every, name))
    print(f"{len(ratios)} runs, {bad} over 1.5 times and 20 ms; the worst:")
    for ratio, auto, squares, tiles, every, name in sorted(ratios, reverse=True)[:10]:
        shown = ["-" if t is None else f"{t:.3f}" for t in (auto, squares, tiles)]
        print(f"{ratio:6.2f}  auto {shown[0]}  hash {shown[1]}  dense {shown[2]}  every {every}  {name}")


main()
