"""What the action, the workflows, the images and the hook say of themselves: action.py, in the folder of the package."""

import glob
import re

import yaml


def read(path):
    with open(path, encoding="utf-8") as file:
        return yaml.safe_load(file)


def lines(*patterns):
    """The lines of files, each with the file that it is in."""
    for path in sorted(path for pattern in patterns for path in glob.glob(pattern, recursive=True)):
        with open(path, encoding="utf-8") as file:
            yield from ((path, line.rstrip("\n")) for line in file)


def main():
    action, hook = read("action.yml"), read(".pre-commit-hooks.yaml")[0]
    assert action["runs"]["using"] == "composite" and action["inputs"]["files"]["required"]
    for step in action["runs"]["steps"]:
        assert "uses" in step or ("run" in step and "shell" in step), step
        # What strangers say reaches a shell as a variable, never as a part of its script.
        assert "${{" not in step.get("run", ""), step
    assert "head.repo.full_name != github.repository" in action["inputs"]["safe"]["default"]
    assert hook["language"] == "python" and hook["entry"].split()[:2] == ["render", "check"], hook

    ci, release = read(".github/workflows/ci.yml"), read(".github/workflows/release.yml")
    assert ci["permissions"] == {"contents": "read"} and release["permissions"] == {}
    assert {name: job["permissions"] for name, job in release["jobs"].items()} == {
        "build": {"contents": "read"}, "publish": {"contents": "write"}}
    assert ci["jobs"]["ci"]["steps"][-1]["run"] == ".ci/run"
    for job in [*ci["jobs"].values(), *release["jobs"].values()]:
        for step in job["steps"]:
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"]["persist-credentials"] is False, step

    # What others make is named by its hash, Python's packages by their versions.
    pinned = 0
    for path, line in lines("action.yml", ".github/workflows/*", "Containerfile", "Scripts/release/Containerfile"):
        if re.match(r"\s*(- )?uses:", line):
            assert re.search(r"@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line), f"{path}: {line}"
            pinned += 1
        if re.match(r"\s*container:|FROM ", line):
            assert re.search(r"@sha256:[0-9a-f]{64}", line), f"{path}: {line}"
            pinned += 1
    assert pinned >= 10, pinned
    for path, line in lines("Scripts/**/*.sh"):
        if re.search(r'pip"? install', line) and not re.search("^ *#|'pip install", line):
            assert re.search("--constraint|--no-index", line), f"{path}: {line}"
    for path, line in lines("Scripts/constraints.txt"):
        assert re.fullmatch(r"#.*|[\w.-]+==[\w.]+", line), line


if __name__ == "__main__":
    main()
