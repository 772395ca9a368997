"""What a run has written, as paths that show themselves in a notebook."""

import base64
import os
from html import escape
from pathlib import Path
from typing import Any, Dict, List, Mapping

from ._program import warn

# What is said of a file whose moment no frame reaches.
ABSENCE = "not written: the film is cut before that moment"

# What an <img> shows.
_PICTURES = {"gif": "image/gif", "png": "image/png", "apng": "image/apng", "webp": "image/webp",
             "svg": "image/svg+xml"}


def picture(data: bytes, format: str, report: Mapping[str, Any], alt: str) -> str:
    """An <img> that has its picture in itself, at the size that it was drawn."""
    sides = "".join(f' {side}="{report[side]}"' for side in ("width", "height") if side in report)
    source = f"data:{_PICTURES[format]};base64,{base64.b64encode(data).decode()}"
    return f'<img src="{source}"{sides} alt="{escape(alt)}">'


class Output:
    """A file that was written: its path, and what the program reports of it."""

    def __init__(self, report: Mapping[str, Any]) -> None:
        self.report: Dict[str, Any] = dict(report)

    @property
    def path(self) -> Path:
        """Where it lies; numbered files have their pattern."""
        return Path(self.report["path"])

    def __fspath__(self) -> str:
        return str(self.path)

    def __repr__(self) -> str:
        return f"<{self.path}, {self.report['bytes']} bytes>"

    def _repr_html_(self) -> str:
        format = self.path.suffix[1:].lower()
        if format not in _PICTURES or not os.path.isfile(self):
            return escape(repr(self))
        return picture(self.path.read_bytes(), format, self.report, str(self.path))


class Outputs(List[Output]):
    """The files that a run has written, of all that it reports: a film may be too short for some."""

    def __init__(self, reports: List[Dict[str, Any]]) -> None:
        super().__init__(Output(one) for one in reports if one["files"])
        for one in reports:
            if not one["files"]:
                warn(f"'{one['path']}' is {ABSENCE}")

    def _repr_html_(self) -> str:
        return "\n".join(f"<p>{output._repr_html_()}</p>" for output in self)
