#!/usr/bin/env python3
"""A service's command `gh api` for tests: answers out of state.json, which has the comments, the references and `may`."""

import hashlib
import json
import os
import sys
from pathlib import Path

state_path = Path(os.environ["GH_STATE"])
state = json.loads(state_path.read_text())
words = sys.argv[1:]
assert words[:2] == ["api", "--method"], words
method, place = words[2], words[3].partition("?")[0]
value = json.load(sys.stdin) if "--input" in words else {}
state["calls"].append(f"{method} {place}")


def refuse(code):
    state_path.write_text(json.dumps(state))
    sys.exit(f"gh: Resource not accessible by integration (HTTP {code})")


if method != "GET" and (("/git/" in place and "contents" not in state["may"])
                        or ("/issues/" in place and "pull-requests" not in state["may"])):
    refuse(403)
if method == "GET":
    assert place == "repos/o/r/issues/7/comments" and "--paginate" in words and os.environ["GH_TOKEN"] == "secret"
    for comment in state["comments"]:
        print(json.dumps([comment["id"], comment["kind"], comment["body"]]))
elif place == "repos/o/r/issues/7/comments":
    state["comments"].append({"id": 100 + len(state["comments"]), "kind": "Bot", "body": value["body"]})
elif "/issues/comments/" in place:
    next(one for one in state["comments"] if str(one["id"]) == place.rpartition("/")[2])["body"] = value["body"]
elif place == "repos/o/r/git/refs":
    state["references"][value["ref"]] = value["sha"]
elif place.startswith("repos/o/r/git/refs/"):
    reference = place[len("repos/o/r/git/"):]
    if reference not in state["references"]:
        refuse(422)
    state["references"][reference] = value["sha"]
else:
    digest = hashlib.sha1(json.dumps(value).encode()).hexdigest()
    state["objects"][digest] = value
    print(json.dumps({"sha": digest}))
state_path.write_text(json.dumps(state))
