"""Two people and one folder on several WebDAV servers: nothing that either made is lost.

remotes.py RENDER [--rounds N] [--files N] [KIND...]
"""

import argparse
import os
import subprocess
import sys
import tempfile

import servers


class Person:
    """Somebody with a library and the remote `team`."""

    def __init__(self, render, folder, address):
        self.render, self.home = render, folder
        self.library = folder + "/terrarium/patterns"
        os.makedirs(self.library)
        self("remote", "add", "team", address)

    def start(self, *words):
        """Starts `render patterns …`."""
        environment = {"HOME": self.home, "XDG_DATA_HOME": self.home, "PATH": os.environ["PATH"]}
        return subprocess.Popen(
            [self.render, "patterns", *words], env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def __call__(self, *words, code=0):
        return self.end(self.start(*words), words, code)

    def end(self, process, words, code=0):
        """The words of a command that must end with a code."""
        out, complaint = process.communicate(timeout=300)
        assert process.returncode == code, (words, process.returncode, out, complaint)
        return out + complaint

    def keep(self, name, comment):
        """Makes a figure that nothing but its comment tells from others; all are equally long."""
        with open(f"{self.library}/{name}.rle", "w") as file:
            file.write(f"#C {comment}\nx = 3, y = 1, rule = B3/S23\n3o!\n")

    def comments(self):
        """The comments of all figures in the library."""
        return comments(self.library)


def comments(folder):
    """The comments of all figures of a folder."""
    found = set()
    for name in os.listdir(folder):
        if name.endswith(".rle") and not name.startswith("."):
            with open(f"{folder}/{name}") as file:
                found |= {line[3:].strip() for line in file if line.startswith("#C ")}
    return found


def race(server, people, number, files):
    """Both edit and add the same names, and meet at once until both have the same."""
    made = set()
    for file in range(files):
        for person, who in zip(people, "ab"):
            for name in (f"edit{file:02}", f"add{number}-{file:02}"):
                comment = f"{who} {number} {name}"
                person.keep(name, comment)
                made.add(comment)
    words = ("sync", "team", "--conflicts", "both")
    for _ in range(3):
        running = [person.start(*words) for person in people]
        for person, process in zip(people, running):
            out, complaint = process.communicate(timeout=600)
            assert process.returncode in (0, 2), (process.returncode, complaint)
            if process.returncode == 2:
                # Somebody was faster: the next meeting settles it, and it is told.
                assert "changed meanwhile" in complaint or "locked" in complaint, complaint
    for _ in range(2):
        for person in people:
            person(*words)
    everywhere = [person.comments() for person in people] + [comments(server.root)]
    assert everywhere[0] == everywhere[1] == everywhere[2], "the three differ"
    left = [name for name in os.listdir(server.root) if name.startswith(".lock-")
            or name.startswith(".terrarium-")]
    assert not left, left
    return made - everywhere[0]


def quiet(server, people):
    """When all is done, a meeting reads nothing but the list, and nothing comes back."""
    ada, bob = people
    import time
    time.sleep(2.5)
    for person in people:
        person("sync", "team")
    for person in people:
        assert person("sync", "team") == "", "a second meeting has something to do"
    ada.keep("edit00", "edited by Ada alone")
    os.remove(f"{bob.library}/edit01.rle")
    out = bob("sync", "team")
    assert out == "removed edit01.rle from 'team': it was removed here\n", out
    out = ada("sync", "team")
    assert "sent edit00.rle" in out and "removed edit01.rle here" in out, out
    out = bob("sync", "team")
    assert out == "fetched edit00.rle from 'team'\n", out
    assert not os.path.exists(f"{server.root}/edit01.rle")


def gone(server, ada):
    """A server that ends is told once, and soon."""
    import time
    for number in range(300):
        ada.keep(f"late{number:03}", "late")
    server.stop()
    start = time.time()
    complaint = ada("sync", "team", "--timeout", "5", code=2)
    assert "it cannot be reached" in complaint and complaint.count("\n") == 1, complaint
    assert time.time() - start < 15, "a server that is gone was waited for"


def main():
    options = argparse.ArgumentParser()
    options.add_argument("render")
    options.add_argument("kinds", nargs="*")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--files", type=int, default=40)
    options = options.parse_args()
    missing = []
    for kind in options.kinds or servers.KINDS:
        if not servers.command(kind):
            missing.append(kind)
            continue
        with tempfile.TemporaryDirectory() as folder:
            # Servers whose workers are nobody in particular must come through.
            os.chmod(folder, 0o755)
            server = servers.Server(kind, folder + "/server")
            try:
                people = [Person(options.render, f"{folder}/{who}", server.address)
                          for who in ("ada", "bob")]
                lost = [race(server, people, number, options.files)
                        for number in range(options.rounds)]
                versions = 4 * options.files * options.rounds
                print(f"{kind}: {versions} versions, lost in each round:",
                      " ".join(str(len(some)) for some in lost), flush=True)
                assert not any(lost), lost
                quiet(server, people)
                gone(server, people[0])
            finally:
                if server.process.poll() is None:
                    server.stop()
    if missing:
        print("not installed, so not tried: " + ", ".join(missing))
        if len(missing) == len(servers.KINDS):
            sys.exit(75)


main()
