#!/usr/bin/env python3
"""Prints what released files hold and need, as an SPDX 2.3 document in JSON: sbom.py RENDER VERSION FILE…

Each file is a package with the checksum of its own bytes. Shared libraries are those that the program RENDER names, and
those libraries' own; their packages and versions are those of the distribution. The same files make the same bytes;
SOURCE_DATE_EPOCH gives the date.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import quote

# The licence of each package that may be linked, by how its name begins.
LICENCES = {
    "libbrotli": "MIT", "libc6": "LGPL-2.1-or-later", "libdeflate": "MIT", "libexpat": "MIT",
    "libfontconfig": "HPND-sell-variant", "libfreetype": "FTL OR GPL-2.0-or-later",
    "libgcc": "GPL-3.0-or-later WITH GCC-exception-3.1", "libgd": "GD",
    "libjpeg": "IJG AND BSD-3-Clause AND Zlib", "libpng": "libpng-2.0", "libstdc++": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libwebp": "BSD-3-Clause", "libyaml": "MIT", "swift": "Apache-2.0 WITH Swift-exception", "zlib1g": "Zlib",
}


def said(*command):
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def package(name, version, purl, **more):
    licence = next((licence for start, licence in LICENCES.items() if name.startswith(start)), "NOASSERTION")
    return {"SPDXID": f"SPDXRef-{re.sub('[^A-Za-z0-9.-]', '-', name)}", "name": name, "versionInfo": version,
            "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": "NOASSERTION",
            "licenseDeclared": licence, "copyrightText": "NOASSERTION",
            "externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}], **more}


def released(path, version):
    """A file that people receive."""
    checksum = hashlib.sha256(Path(path).read_bytes()).hexdigest()
    purl = f"pkg:generic/terrarium@{quote(version)}?checksum=sha256:{checksum}&file_name={quote(path)}"
    return package(path, version, purl, packageFileName=path, primaryPackagePurpose="APPLICATION",
                   checksums=[{"algorithm": "SHA256", "checksumValue": checksum}]) | {"licenseDeclared": "MIT"}


def of_the_distribution(name):
    """An installed package, with the version and the processor that it is for."""
    version, _, processor = said("dpkg-query", "-W", "-f", "${Version} ${Architecture}\n", name).partition("\n")[0].partition(" ")
    system = dict(re.findall('^(ID|VERSION_ID)="?([^"\n]*)', Path("/etc/os-release").read_text(), re.MULTILINE))
    purl = (f"pkg:deb/{system['ID']}/{quote(name)}@{quote(version)}"
            f"?arch={processor}&distro={system['ID']}-{system.get('VERSION_ID', '')}")
    return package(name, version or "NOASSERTION", purl)


def owner(path):
    """The name of the package that brought a file."""
    real = os.path.realpath(path)
    for name in (real, real.replace("/usr/lib/", "/lib/", 1), path):
        found = said("dpkg-query", "-S", name).partition(":")[0]
        if found:
            return found
    sys.exit(f"sbom: no package has {path}")


def main(render, version, *paths):
    files = [released(path, version) for path in paths]
    shared = [of_the_distribution(name) for name in sorted({owner(path) for path in re.findall(r"=> (/\S+)", said("ldd", render))})]
    with tempfile.TemporaryDirectory() as scratch:  # Swift leaves a folder each time.
        told = said("env", f"TMPDIR={scratch}", "swift", "-print-target-info")
    tag = json.loads(told)["compilerVersion"].partition("(")[2].rstrip(")")
    static = [of_the_distribution("libgd-dev"), package("swift-runtime", tag, f"pkg:github/swiftlang/swift@{quote(tag)}")]
    moment = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", 0)))
    digest = hashlib.sha256("".join(file["checksums"][0]["checksumValue"] for file in files).encode()).hexdigest()
    print(json.dumps({
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"terrarium-{version}-{os.uname().machine}",
        "documentNamespace": f"urn:sha256:{digest}",
        "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ", moment), "creators": ["Tool: terrarium-sbom"]},
        "packages": [*files, *static, *shared],
        "relationships": [
            {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": part["SPDXID"]}
            for one, kind, parts in [("SPDXRef-DOCUMENT", "DESCRIBES", files)] +
            [(file["SPDXID"], kind, parts) for file in files
             for kind, parts in (("STATIC_LINK", static), ("DYNAMIC_LINK", shared))]
            for part in parts],
    }, indent=2))


if __name__ == "__main__":
    main(*sys.argv[1:])
