#!/usr/bin/env python3
"""slow-tests.py [NUMBER [COMMAND…]]: the slowest tests, twenty by default, by the processor seconds that they and
their child processes took; all arguments of a test count together.

The tests run one after another. They must have been built; COMMAND runs them. Linux only.
"""
import collections
import contextlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading

most = int(sys.argv[1]) if len(sys.argv) > 1 else 20
command = sys.argv[2:] or ["swift", "test", "--skip-build", "-c", "release"]


def stat(process):
    """The fields of a process from its state on."""
    with open(f"/proc/{process}/stat") as file:
        return file.read().rpartition(")")[2].split()


def runner_of(events, parent):
    """The process that runs the tests: the one beside its parent whose command line names the stream of events."""
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if events.encode() in (folder / "cmdline").read_bytes() and int(folder.name) != parent:
                return int(folder.name)
    sys.exit("slow-tests: the tests ended before they were found")


def seconds(process):
    """What a process and its children that have ended have taken."""
    return sum(map(int, stat(process)[11:15])) / os.sysconf("SC_CLK_TCK")


taken = collections.Counter()
with tempfile.TemporaryDirectory() as folder:
    events = os.path.join(folder, "events")
    os.mkfifo(events)
    log = open(os.path.join(folder, "log"), "w+")
    run = subprocess.Popen(
        command + ["--no-parallel", "--event-stream-output-path", events, "--event-stream-version", "0"],
        stdout=log, stderr=subprocess.STDOUT)
    # A run that never gets as far as the tests must not leave the reader waiting.
    threading.Thread(target=lambda: (run.wait(), os.close(os.open(events, os.O_WRONLY))), daemon=True).start()
    runner, before = None, 0.0
    for line in open(events):
        event = json.loads(line)["payload"]
        test = re.search(r"/[^/]+\.swift:\d+:\d+$", event.get("testID", ""))
        if not test or event["kind"] not in ("testStarted", "testEnded"):
            continue
        runner = runner or runner_of(events, run.pid)
        now = seconds(runner)
        if event["kind"] == "testEnded":
            taken[event["testID"][:test.start()]] += now - before
        before = now
    if run.wait() != 0:
        log.seek(0)
        sys.stderr.writelines(log.readlines()[-30:])
for name, time in taken.most_common(most):
    print(f"{time:7.2f} s  {name}")
print(f"{sum(taken.values()):7.2f} s  all {len(taken)} tests")
