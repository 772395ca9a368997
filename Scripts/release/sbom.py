#!/usr/bin/env python3
"""Prints what is linked into a program, as an SPDX 2.3 document in JSON: sbom.py RENDER VERSION

The shared libraries are those that the program names, and those libraries' own; their packages and versions are
Debian's. The same program and libraries make the same bytes; SOURCE_DATE_EPOCH gives the date.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

# What the linker puts into the program itself: the name, and how to find its version.
STATIC = {
    "libgd": ["dpkg-query", "-W", "-f", "${Version}", "libgd-dev"],
    "swift-runtime": ["swift", "--version"],
}


def said(*command):
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def version_of(command):
    found = re.search(r"\d+\.\d[\w.+~-]*", said(*command))
    return found.group() if found else "NOASSERTION"


def package_of(path):
    """The name and version of the package that brought a file."""
    real = os.path.realpath(path)
    for name in (real, real.replace("/usr/lib/", "/lib/", 1), path):
        owner = said("dpkg-query", "-S", name).partition(":")[0]
        if owner:
            return owner, said("dpkg-query", "-W", "-f", "${Version}\n", owner).split("\n")[0]
    return Path(path).name.partition(".so")[0], "NOASSERTION"


def package(name, version, **more):
    return {"SPDXID": f"SPDXRef-{re.sub('[^A-Za-z0-9.-]', '-', name)}", "name": name, "versionInfo": version,
            "downloadLocation": "NOASSERTION", "filesAnalyzed": False, **more}


def main(render, version):
    loaded = re.findall(r"=> (/\S+)", said("ldd", render))
    shared = sorted({package_of(path) for path in loaded})
    program = package("terrarium", version, licenseDeclared="MIT", primaryPackagePurpose="APPLICATION", checksums=[
        {"algorithm": "SHA256", "checksumValue": hashlib.sha256(Path(render).read_bytes()).hexdigest()}])
    static = [package(name, version_of(command)) for name, command in STATIC.items()]
    dynamic = [package(name, version) for name, version in shared]
    moment = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", 0)))
    print(json.dumps({
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"terrarium-{version}-{os.uname().machine}",
        "documentNamespace": f"urn:sha256:{program['checksums'][0]['checksumValue']}",
        "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ", moment), "creators": ["Tool: terrarium-sbom"]},
        "packages": [program, *static, *dynamic],
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": program["SPDXID"]},
            *({"spdxElementId": program["SPDXID"], "relationshipType": kind, "relatedSpdxElement": part["SPDXID"]}
              for kind, parts in (("STATIC_LINK", static), ("DYNAMIC_LINK", dynamic)) for part in parts),
        ],
    }, indent=2))


if __name__ == "__main__":
    main(*sys.argv[1:])
