#!/usr/bin/env python3
"""Compares what the manifest says a module imports with what its sources import.

An edge that is no import makes a module wait for another; an import that is no edge may be built too early.
"""
import json
import pathlib
import re
import subprocess
import sys

manifest = json.loads(subprocess.run(
    ["swift", "package", "dump-package"], check=True, stdout=subprocess.PIPE).stdout)
imports = re.compile(r"^(?:@\w+ )*(?:\w+ )?import (?:\w+ )?(\w+)", re.MULTILINE)
modules = {target["name"] for target in manifest["targets"]}
wrong = []
for target in manifest["targets"]:
    folder = pathlib.Path(target.get("path") or f"Sources/{target['name']}")
    files = list(folder.rglob("*.swift"))
    if target["type"] == "test" or not files or folder.parts[0] != "Sources":
        continue
    declared = {edge["byName"][0] for edge in target["dependencies"]}
    imported = {name for file in files for name in imports.findall(file.read_text())} & modules
    wrong += [f"{target['name']} does not import {name}" for name in sorted(declared - imported)]
    wrong += [f"{target['name']} imports {name}, which it does not declare" for name in sorted(imported - declared)]
if wrong:
    sys.exit("Package.swift:\n  " + "\n  ".join(wrong))
