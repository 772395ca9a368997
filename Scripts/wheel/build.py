#!/usr/bin/env python3
"""Builds the wheel: build.py RENDER FOLDER

It holds the stripped program, the shared libraries that it needs and the module of Python/terrarium, and
runs on every Linux whose C library is not older than the wheel's name says: auditwheel adds the libraries
and the name. That is manylinux_2_35 for one function, hypotf, which Swift's own module of the C library brings
whole and nothing calls. The same program, libraries and tools make the same bytes; SOURCE_DATE_EPOCH gives
the date of what is in it. It needs auditwheel, patchelf and strip.
"""

import base64
import hashlib
import json
import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

import stubs

ROOT = Path(__file__).resolve().parents[2]
LARGEST = 15_000_000
EPOCH = max(int(os.environ.get("SOURCE_DATE_EPOCH", 0)), 315532800)


class Refusal(Exception):
    """Why there is no wheel."""


def main(render, folder):
    # Scripts/setup.sh installs it there.
    tools = f"{ROOT}/.build/auditwheel/bin:{os.environ.get('PATH', '')}"
    for tool in ("auditwheel", "patchelf", "strip"):
        if not shutil.which(tool, path=tools):
            raise Refusal(f"there is no {tool} here; 'Scripts/setup.sh wheel' installs it")
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / "tree"
        version = os.environ.get("VERSION") or subprocess.run(
            [render, "--version"], check=True, capture_output=True, text=True).stdout.split()[1]
        program = tree / "terrarium" / "bin" / "render"
        program.parent.mkdir(parents=True)
        shutil.copyfile(render, program)
        run("strip", program)
        program.chmod(0o755)
        tag = f"py3-none-linux_{os.uname().machine}"
        add_module(render, tree)
        add_command(tree, version)
        information = tree / f"terrarium-{version}.dist-info"
        add_information(information, version, tag, libraries_of(render))
        bare = Path(scratch) / f"terrarium-{version}-{tag}.whl"
        pack(tree, information, bare)
        repaired = Path(scratch) / "repaired"
        subprocess.run([shutil.which("auditwheel", path=tools), "repair", "--wheel-dir", repaired, bare], check=True,
                       stdout=sys.stderr, env={**os.environ, "PATH": tools, "SOURCE_DATE_EPOCH": str(EPOCH)})
        made = next(repaired.glob("*.whl"))
        size = made.stat().st_size
        if size > LARGEST:
            raise Refusal(f"{made.name} has {size} bytes, more than {LARGEST}")
        Path(folder).mkdir(parents=True, exist_ok=True)
        wheel = Path(folder) / made.name
        shutil.copyfile(made, wheel)
    print(wheel)


# What auditwheel leaves to the system, as every Linux has it.
OF_THE_SYSTEM = re.compile(r"lib(c|m|gcc_s|stdc\+\+|expat|z)\.so")


def libraries_of(render):
    """Name to path of the shared libraries that the program loads and the wheel brings."""
    said = subprocess.run(["ldd", render], check=True, capture_output=True, text=True).stdout
    return {name: Path(path).resolve() for name, path in re.findall(r"^\s*(\S+) => (\S+)", said, re.MULTILINE)
            if not OF_THE_SYSTEM.match(name)}


def add_module(render, tree):
    """The module, and the types that the program's own list of settings comes to."""
    for path in sorted((ROOT / "Python" / "terrarium").glob("*")):
        if path.is_file():
            shutil.copyfile(path, tree / "terrarium" / path.name)
    said = {what: json.loads(subprocess.run([render, "list", what, "--json"], check=True, capture_output=True).stdout)
            for what in ("settings", "worlds")}
    (tree / "terrarium" / "_films.pyi").write_text(stubs.stub(said["settings"], said["worlds"]), encoding="utf-8")


def add_command(tree, version):
    """The command `render`, which becomes the program without loading the module."""
    scripts = tree / f"terrarium-{version}.data" / "scripts"
    scripts.mkdir(parents=True)
    shutil.copyfile(ROOT / "Python" / "render", scripts / "render")
    (scripts / "render").chmod(0o755)


def add_information(folder, version, tag, libraries):
    folder.mkdir()
    readme = (ROOT / "Python" / "README.md").read_text(encoding="utf-8")
    (folder / "METADATA").write_text(f"""\
Metadata-Version: 2.1
Name: terrarium
Version: {version}
Summary: Small worlds, turned into pictures: films, frames and tables
License: MIT
Requires-Python: >=3.9
Provides-Extra: numpy
Requires-Dist: numpy; extra == "numpy"
Description-Content-Type: text/markdown

{readme}""", encoding="utf-8")
    (folder / "WHEEL").write_text(f"""\
Wheel-Version: 1.0
Generator: terrarium
Root-Is-Purelib: false
Tag: {tag}
""")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    subprocess.run([ROOT / "Scripts" / "release" / "notices.sh", folder], check=True)
    for name, path in sorted(libraries.items()):
        terms = copyright_of(path)
        if terms:
            shutil.copyfile(terms, folder / f"LICENSE.{terms.parent.name}")
        else:
            print(f"the terms of {name} are not found here", file=sys.stderr)


def copyright_of(path):
    """The terms of a library of Debian's, where this is Debian."""
    if not shutil.which("dpkg-query"):
        return None
    for name in (str(path), str(path).replace("/usr/lib/", "/lib/", 1)):
        said = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True).stdout
        terms = Path("/usr/share/doc") / said.partition(":")[0] / "copyright"
        if said and terms.is_file():
            return terms
    return None


def pack(tree, information, wheel):
    """The files in one order and with one date, and the list of them at the end, as wheels have it."""
    files = sorted(path for path in tree.rglob("*") if path.is_file())
    files.sort(key=lambda path: information in path.parents)
    record = "".join(f"{path.relative_to(tree).as_posix()},sha256={digest(path)},{path.stat().st_size}\n" for path in files)
    listing = information / "RECORD"
    listing.write_text(record + f"{listing.relative_to(tree).as_posix()},,\n")
    moment = time.gmtime(EPOCH)[:6]
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in [*files, listing]:
            entry = zipfile.ZipInfo(path.relative_to(tree).as_posix(), moment)
            mode = 0o755 if path.stat().st_mode & stat.S_IXUSR else 0o644
            entry.external_attr = (stat.S_IFREG | mode) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes(), compresslevel=9)


def digest(path):
    return base64.urlsafe_b64encode(hashlib.sha256(path.read_bytes()).digest()).rstrip(b"=").decode()


def run(*command):
    subprocess.run(list(map(str, command)), check=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__.splitlines()[0])
    try:
        main(*sys.argv[1:])
    except Refusal as refusal:
        sys.exit(f"wheel: {refusal}")
