"""The program `render` of this package: where it lies, one call of it, and what it complains of."""

import contextlib
import os
import re
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import IO, Any, Iterator, Optional, Sequence


# How a line begins that says something of a film which was made all the same.
_NOTE = "render: note: "


class RenderError(Exception):
    """What `render` refused, in its own words.

    `code` is its exit code: 2 for what lies in files or the machine, 64 for what was asked.
    """

    def __init__(self, message: str, code: int) -> None:
        super().__init__(message, code)
        self.code = code

    def __str__(self) -> str:
        return str(self.args[0])


class RenderWarning(UserWarning):
    """What `render` notes of a film that it made all the same: a seam, a flash."""


def program() -> str:
    """The path of the program."""
    return str(Path(__file__).with_name("bin") / "render")


def absence(error: OSError) -> str:
    """What to do where the program does not start: the module alone, without the wheel, has none."""
    return (f"the program '{program()}' cannot be started ({error.strerror}); install the wheel for this machine: "
            "'pip install terrarium-….whl', or 'pip install .' in a clone of the project")


def _start(arguments: Sequence[str], **streams: Any) -> "subprocess.Popen[bytes]":
    try:
        return subprocess.Popen([program(), *arguments], **streams)
    except OSError as error:
        raise RenderError(absence(error), 2) from None


def call(arguments: Sequence[str], text: Optional[str] = None, folder: str = "") -> bytes:
    """The standard output of one call, whose standard input is a text.

    Messages name files in `folder` without it. Raises RenderError if the program refuses. An interrupt reaches
    the program too, which then leaves no half-written file.
    """
    with _start(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            output, said = process.communicate((text or "").encode())
        except BaseException:
            _end(process)
            raise
    message = said.decode("utf-8", "replace").rstrip("\n").replace(os.path.join(folder, ""), "")
    _judge(process.returncode, message)
    return output


@contextlib.contextmanager
def stream(arguments: Sequence[str], text: str) -> Iterator[IO[bytes]]:
    """The standard output of one call, while it runs; whoever leaves early ends the call.

    Raises RenderError at the end if the program refuses.
    """
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as said:
        given.write(text.encode())
        given.seek(0)
        with _start(arguments, stdin=given, stdout=subprocess.PIPE, stderr=said) as process:
            assert process.stdout
            try:
                yield process.stdout
            except BaseException:
                _end(process)
                raise
        said.seek(0)
        _judge(process.returncode, said.read().decode("utf-8", "replace").rstrip("\n"))


def warn(message: str) -> None:
    """Gives a note at the line that called this package."""
    warnings.warn(message, RenderWarning, stacklevel=_depth_of_caller())


def _judge(code: int, message: str) -> None:
    """Raises what a call complained of, or warns of what it noted."""
    # Nobody has seen the scenario's text, so its lines and columns tell nothing.
    message = re.sub("^-:[0-9]+:[0-9]+: ", "", message, flags=re.MULTILINE)
    if code:
        end = f"render was ended by signal {-code}" if code < 0 else f"render ended with {code}"
        raise RenderError(message or end, code)
    for line in message.split("\n"):
        if line.startswith(_NOTE):
            warn(line[len(_NOTE):])


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()


def _depth_of_caller() -> int:
    """How far up the first frame outside of this package is, as `warnings.warn` counts."""
    depth = 2
    frame = sys._getframe(depth)
    folder = os.path.dirname(__file__)
    while frame.f_back and os.path.dirname(frame.f_code.co_filename) == folder:
        frame = frame.f_back
        depth += 1
    return depth
