#!/usr/bin/env python3
"""Keeps one comment on a pull request that shows what a check has found: comment.py FOUND

FOUND is the folder that check.sh has filled. The comment is the summary, and below it the pictures of what differs. A
comment holds no pictures itself, so they become a commit below refs/terrarium, which clones do not fetch. Where the token
may not write, nothing happens: the page of the run has the summary, and its artifact the pictures.

GITHUB_REPOSITORY, GITHUB_SERVER_URL, GITHUB_RUN_ID and PULL say where; each NAME has a comment of its own. The service's
command `gh` reads GH_TOKEN.
"""

import base64
import json
import os
import re
import subprocess
import sys
from pathlib import Path

# A comment has at most 65,536 letters; larger pictures are not shown in one.
MOST_LETTERS, MOST_PICTURES, MOST_BYTES = 55_000, 20, 10_000_000


class Refusal(Exception):
    """What the service did not do."""


def main(found):
    try:
        summary = Path(found, "summary.md").read_text(encoding="utf-8")
        report = json.loads(Path(found, "report.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return  # Nothing was checked.
    repository, pull = os.environ["GITHUB_REPOSITORY"], os.environ["PULL"]
    page = f"{os.environ['GITHUB_SERVER_URL']}/{repository}"
    name = re.sub("[^A-Za-z0-9]+", "-", os.environ["NAME"])
    mark = f"<!-- terrarium {name} -->"
    comments = f"repos/{repository}/issues/{pull}/comments"
    kept = number_of_kept(comments, mark)
    is_right = os.environ.get("OUTCOME") == "success"
    if is_right and not kept:
        return
    pictures = [] if is_right else [
        finding for output in report for finding in output.get("findings", [])
        if "diff" in finding and os.path.isfile(finding["diff"]) and os.path.getsize(finding["diff"]) <= MOST_BYTES]
    try:
        shown = images(repository, page, f"refs/terrarium/{pull}-{name}", pictures[:MOST_PICTURES])
    except Refusal as refusal:
        print(f"comment: without pictures, since {refusal}")
        shown = ""
    if len(summary) > MOST_LETTERS:
        summary = summary[:summary.rindex("\n", 0, MOST_LETTERS)] + "\n\nand more\n\n"
    body = f"{mark}\n{summary}{shown}[This run]({page}/actions/runs/{os.environ['GITHUB_RUN_ID']})\n"
    if kept:
        gh("PATCH", f"repos/{repository}/issues/comments/{kept}", {"body": body})
    else:
        gh("POST", comments, {"body": body})


def number_of_kept(comments, mark):
    """The number of the comment that an earlier run made, or "". Anybody can write the mark, so only a program's counts."""
    lines = gh("GET", f"{comments}?per_page=100", None, "--paginate", "--jq", ".[] | [.id, .user.type, .body] | @json")
    for number, kind, body in map(json.loads, lines.splitlines()):
        if kind == "Bot" and body.startswith(mark):
            return str(number)
    return ""


def images(repository, page, reference, pictures):
    """Pictures of what differs in Markdown, after they are stored in the repository."""
    if not pictures:
        return ""
    git = f"repos/{repository}/git"
    names = [f"{number}{Path(one['diff']).suffix}" for number, one in enumerate(pictures)]
    entries = []
    for name, one in zip(names, pictures):
        content = base64.b64encode(Path(one["diff"]).read_bytes()).decode()
        blob = made(f"{git}/blobs", {"content": content, "encoding": "base64"})
        entries.append({"path": name, "mode": "100644", "type": "blob", "sha": blob})
    tree = made(f"{git}/trees", {"tree": entries})
    commit = made(f"{git}/commits", {"message": "Pictures of what differs", "tree": tree, "parents": []})
    try:
        gh("PATCH", f"{git}/{reference}", {"sha": commit, "force": True})
    except Refusal:
        gh("POST", f"{git}/refs", {"ref": reference, "sha": commit})
    lines = [f"<code>{plain(one['path'])}</code>\n\n![as its scenario makes it, as it is committed, and the difference]"
             f"({page}/raw/{commit}/{name})\n" for name, one in zip(names, pictures)]
    return "\n".join(["Each as its scenario makes it, as it is committed, and the difference:\n", *lines, ""])


def made(place, value):
    """The hash of an object that the repository has now."""
    return json.loads(gh("POST", place, value))["sha"]


def gh(method, place, value=None, *flags):
    """The service's answer."""
    given = [] if value is None else ["--input", "-"]
    try:
        done = subprocess.run(["gh", "api", "--method", method, place, *flags, *given], capture_output=True, text=True,
                              input=None if value is None else json.dumps(value))
    except OSError:
        raise Refusal("there is no gh here") from None
    if done.returncode:
        raise Refusal(f"{method} {place.partition('?')[0]} failed: {(done.stderr.splitlines() or ['?'])[0]}")
    return done.stdout


def plain(text):
    """A text that means nothing to Markdown, and mentions nobody."""
    return "".join(letter if letter.isalnum() or letter in " /-" else f"&#{ord(letter)};" for letter in text)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Refusal as refusal:
        print(f"comment: none, since {refusal}")
