#!/usr/bin/env python3
"""memory.py RENDER [--memory MB] [--groups MB,…] [--every N]: what calls hold of the memory that they may have.

Prints a row for each command: what was asked for, what was held at most (the pages of files included, ffmpeg's too), how it
ended. Wrong is what holds more than it may and 70 MB, what is refused after more than 2 s of the processor, and what a
control group ends. Groups need cgroups (v2 or v1) in which this user may make one.
"""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile

COMMANDS = """
sea --frames 100 --out a.gif
sea --frames 10 --out a.svg
sea --size 300x300 --cell 4 --frames 20 --out a.gif
sea --size 300x300 --cell 20 --frames 4 --smooth 16 --out a.webp
sea --size 300x300 --cell 20 --frames 4 --smooth 16 --out a.apng
sea --size 96x54 --cell 40 --frames 12 --out a.y4m
sea --size 96x54 --cell 20 --frames 12 --out a.mp4
sea --size 96x54 --cell 40 --frames 50 --out a.mp4
sea --size 96x54 --cell 40 --frames 12 --out a.webm
sea --size 96x54 --cell 40 --frames 12 --out f%03d.png
sea --cell 2048 --frames 2 --out a.gif
sea --size 8x8 --cell 2048 --frames 2 --out a.gif
sea --size 6x6 --cell 2048 --frames 2 --out a.png
sea --size 4000x4000 --frames 20 --out a.csv
sea --chart --frames 300000 --size 4x4 --out a.png
sea --frames 20 --vary seed=1..64 --out a.png
sea --frames 20 --vary seed=1..16 --out a.gif
life --size 2000x2000 --edges wrap --frames 20 --cell 1 --out a.gif
life --size 4000x4000 --edges wrap --frames 20 --out a.csv
life --size 16777216x16777216 --out a.csv
life --size 20000x20000 --edges wrap --out a.csv
life --pattern gosper-glider-gun --frames 5000 --out a.csv
life --pattern breeder-1 --frames 3000 --out a.csv
life --pattern metapixel --skip 35328 --frames 1 --fit 400x400 --out a.png
life --rule star-wars --size 1000x1000 --edges wrap --frames 20 --cell 1 --out a.gif
life --rule bosco --size 800x800 --edges wrap --frames 10 --cell 1 --out a.webp
wolfram --size 8000x8000 --out a.png
wolfram --size 1x16777216 --edges wrap --out a.csv
wolfram --vary rule=0..255 --out a.png
infection --people 9000000 --infect 1000000 --frames 40 --cell 1 --out a.gif
infection --people 1000000 --frames 40 --cell 1 --out a.gif
infection --people 100000000 --frames 4 --out a.csv
infection --size 20000x20000 --out a.csv
pig --games 100000 --out a.csv
pig --games 100000 --out a.jsonl
pig --games 3 --out a.gif
pig --players optimal,optimal --map m.png --games 1 --out a.csv
monsters --frames 200 --out a.gif
monsters --frames 2000 --out a.csv
patterns --kind gun --out a.png
""".strip().split("\n")

RUNNER = """
import os, resource, subprocess, sys
if sys.argv[1]:
    open(sys.argv[1], "w").write(str(os.getpid()))
child = subprocess.Popen(sys.argv[2:], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
_, status, used = os.wait4(child.pid, 0)
code = os.waitstatus_to_exitcode(status)
print(code, used.ru_maxrss // 1024, used.ru_utime + used.ru_stime, file=sys.stderr)
"""


def run(render, words, group=""):
    """How a command ended, the megabytes that it held, its seconds of processor, its last words."""
    folder = tempfile.mkdtemp(prefix="memory")
    try:
        all_words = [sys.executable, "-c", RUNNER, group, render] + words
        environment = dict(os.environ, XDG_CACHE_HOME="/dev/null", XDG_DATA_HOME="/dev/null")
        done = subprocess.run(all_words, cwd=folder, env=environment, stderr=subprocess.PIPE, text=True, errors="replace")
        said = done.stderr.strip().split("\n")
        if done.returncode != 0:
            return -9, 0, 0.0, "the group ended all of it"
        code, held, seconds = said[-1].split()
        return int(code), int(held), float(seconds), said[-2][:150] if len(said) > 1 else ""
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Group:
    """A control group with a bound on its memory; None where none can be made."""

    def __init__(self, megabytes):
        old = os.path.isdir("/sys/fs/cgroup/memory")
        root = "/sys/fs/cgroup/memory" if old else "/sys/fs/cgroup"
        self.path = f"{root}/render-memory-{os.getpid()}"
        limit = "memory.limit_in_bytes" if old else "memory.max"
        os.mkdir(self.path)
        with open(f"{self.path}/{limit}", "w") as file:
            file.write(str(megabytes << 20))
        self.procs = f"{self.path}/cgroup.procs"

    def close(self):
        os.rmdir(self.path)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("render")
    parser.add_argument("--memory", type=int, default=100)
    parser.add_argument("--groups", default="64,128,200,256,300,400,512,1024")
    parser.add_argument("--every", type=int, default=1)
    asked = parser.parse_args()
    render = os.path.abspath(asked.render)
    commands = COMMANDS[:: asked.every]
    wrong = []
    print(f"| command | held of {asked.memory} MB | processor | exit |")
    print("| --- | ---: | ---: | ---: |")
    for line in commands:
        words = line.split()
        if words[0] != "patterns":
            words += ["--memory", f"{asked.memory}MB", "--quiet"]
        code, held, seconds, said = run(render, words)
        print(f"| `{line}` | {held} MB | {seconds:.1f} s | {code} |", flush=True)
        if code not in (0, 2, 64, 69) or held > asked.memory + 70:
            wrong.append(f"{line}: exit {code}, {held} MB: {said}")
        if code in (2, 64) and "more than" not in said and seconds > 2:
            wrong.append(f"{line}: refused after {seconds:.1f} s: {said}")
    try:
        Group(64).close()
    except OSError as error:
        print(f"\nno control group can be made here: {error}")
        return finish(wrong)
    for megabytes in [int(word) for word in asked.groups.split(",") if word]:
        codes = {}
        group = Group(megabytes)
        for line in commands:
            code, held, _, said = run(render, line.split(), group.procs)
            codes[code] = codes.get(code, 0) + 1
            if code not in (0, 2, 64, 69):
                wrong.append(f"{megabytes} MB: {line}: exit {code}, {held} MB: {said}")
        group.close()
        print(f"group of {megabytes} MB: " + ", ".join(f"{n} exit {c}" for c, n in sorted(codes.items())), flush=True)
    return finish(wrong)


def finish(wrong):
    for line in wrong:
        print("wrong:", line)
    return 1 if wrong else 0


sys.exit(main())
