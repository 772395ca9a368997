#!/usr/bin/env python3
"""Builds the wheel: build.py RENDER FOLDER

It holds the stripped program, the shared libraries that it needs and the module of Python/terrarium, and
runs on every Linux whose C library is not older than the wheel's name says. The same program, libraries and
tools make the same bytes; SOURCE_DATE_EPOCH gives the date of what lies in it. It needs patchelf and strip.
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
from elf import Elf

ROOT = Path(__file__).resolve().parents[2]
LARGEST = 15_000_000

# What every Linux with a C library of the wheel's age has, as the rules of manylinux say.
OF_THE_SYSTEM = re.compile(r"(ld-linux.*|libc|libm|libpthread|libdl|librt|libgcc_s|libstdc\+\+)\.so\.\d+")
# The oldest system that is meant, Ubuntu 22.04, has these.
NEWEST = {"GLIBC": (2, 35), "GLIBCXX": (3, 4, 30), "CXXABI": (1, 3, 13), "GCC": (12, 0, 0)}

# expat takes eight random bytes from a function that came with glibc 2.36. getentropy of 2.25 takes the same
# two arguments, and gives up to 256 bytes.
OLDER = {"libexpat.so.1": ("arc4random_buf", "getentropy", "GLIBC_2.36", "GLIBC_2.25")}


class Refusal(Exception):
    """Why there is no wheel."""


def main(render, folder):
    for tool in ("patchelf", "strip"):
        if not shutil.which(tool):
            raise Refusal(f"there is no {tool} here; 'Scripts/setup.sh wheel' installs it")
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch)
        version = subprocess.run([render, "--version"], check=True, capture_output=True, text=True).stdout.split()[1]
        libraries = add_program(render, tree)
        tag = f"py3-none-manylinux_{'_'.join(map(str, glibc(tree)))}_{machine(tree)}"
        add_module(render, tree)
        add_command(tree, version)
        information = tree / f"terrarium-{version}.dist-info"
        add_information(information, version, tag, libraries)
        wheel = Path(folder) / f"terrarium-{version}-{tag}.whl"
        wheel.parent.mkdir(parents=True, exist_ok=True)
        pack(tree, information, wheel)
    size = wheel.stat().st_size
    if size > LARGEST:
        wheel.unlink()
        raise Refusal(f"{wheel.name} has {size} bytes, more than {LARGEST}")
    print(wheel)


def add_program(render, tree):
    """The program and its libraries, with what each needs; gives the paths of the libraries."""
    program = tree / "terrarium" / "bin" / "render"
    program.parent.mkdir(parents=True)
    shutil.copyfile(render, program)
    run("strip", program)
    libraries = found_libraries([program])
    place = tree / "terrarium.libs"
    place.mkdir()
    for name, path in sorted(libraries.items()):
        write_library(place / name, path)
    # RPATH and not RUNPATH: an LD_LIBRARY_PATH, as environments of science set it, stays without effect.
    run("patchelf", "--force-rpath", "--set-rpath", "$ORIGIN/../../terrarium.libs", program)
    program.chmod(0o755)
    check_versions(tree)
    return libraries


def found_libraries(files):
    """Name to path of the libraries that files need, and those need in turn."""
    places, found, waiting = known_places(), {}, list(files)
    while waiting:
        for name in Elf(waiting.pop().read_bytes()).needed():
            if OF_THE_SYSTEM.fullmatch(name) or name in found:
                continue
            if name not in places:
                raise Refusal(f"the library {name} is not found here")
            found[name] = places[name]
            waiting.append(places[name])
    return found


def known_places():
    """Name to path of the libraries that the loader knows."""
    ldconfig = shutil.which("ldconfig", path=os.environ.get("PATH", "") + ":/sbin:/usr/sbin")
    said = subprocess.run([ldconfig, "-p"], check=True, capture_output=True, text=True).stdout
    found = {}
    for name, path in re.findall(r"^\s*(\S+) .*=> (.*)$", said, re.MULTILINE):
        found.setdefault(name, Path(path).resolve())
    return found


def write_library(target, path):
    """A library that looks for others beside itself."""
    elf = Elf(path.read_bytes())
    if target.name in OLDER and OLDER[target.name][0] in elf.undefined():
        elf.rename(*OLDER[target.name])
    target.write_bytes(elf.data)
    run("patchelf", "--force-rpath", "--set-rpath", "$ORIGIN", target)
    target.chmod(0o755)


def check_versions(tree):
    """Refuses what Ubuntu 22.04 does not have."""
    for path in binaries(tree):
        for library, name in Elf(path.read_bytes()).versions():
            kind, _, number = name.partition("_")
            # A name without a number is newer, too: GLIBC_ABI_DT_RELR of glibc 2.36 is for packed relocations.
            digits = re.fullmatch(r"[0-9.]+", number)
            if kind in NEWEST and not (digits and tuple(map(int, number.split("."))) <= NEWEST[kind]):
                raise Refusal(f"{path.name} needs {name} of {library}, which Ubuntu 22.04 does not have")


def glibc(tree):
    """The least version of the C library that has all that is needed."""
    names = [name for path in binaries(tree) for _, name in Elf(path.read_bytes()).versions()]
    return max(tuple(map(int, name[6:].split(".")[:2])) for name in names if re.fullmatch(r"GLIBC_[0-9.]+", name))


def machine(tree):
    return Elf((tree / "terrarium" / "bin" / "render").read_bytes()).machine


def binaries(tree):
    return [tree / "terrarium" / "bin" / "render", *sorted((tree / "terrarium.libs").iterdir())]


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
    moment = time.gmtime(max(int(os.environ.get("SOURCE_DATE_EPOCH", 0)), 315532800))[:6]
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
