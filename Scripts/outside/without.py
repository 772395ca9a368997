#!/usr/bin/env python3
"""without.py EXTRA…: removes extras from the package in the current folder."""
import pathlib
import re
import shutil
import sys


def edit(path, change):
    file = pathlib.Path(path)
    before = file.read_text()
    after = change(before)
    if after == before:
        sys.exit(f"without.py: {path} has nothing to remove")
    file.write_text(after)


for extra in sys.argv[1:]:
    for folder in [f"Sources/Extras/{extra}", f"Tests/Extras/{extra}Tests"]:
        shutil.rmtree(folder)
    entry = re.compile(r'  \(\n    "%s",\n    \[.*?\], isInLibrary: \w+\n  \),\n' % extra, re.DOTALL)
    edit("Package.swift", lambda text: entry.sub("", text))
    lines = re.compile(r"^internal import Terrarium%s\n|^    \S+?,?  // %s\n" % (extra, extra), re.MULTILINE)
    edit("Sources/render/Start.swift", lambda text: lines.sub("", text))
    library = "Sources/Terrarium/Settings/Catalogue+Library.swift"
    if lines.search(pathlib.Path(library).read_text()):
        edit(library, lambda text: lines.sub("", text))
    targets = pathlib.Path(f"Fuzzing/Targets/Extras/{extra}.swift")
    if targets.exists():
        targets.unlink()
        name = extra[0].lower() + extra[1:]
        edit("Fuzzing/Targets/FuzzTarget.swift", lambda text: text.replace(f" + {name}", ""))
