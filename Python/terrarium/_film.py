"""A film: settings that become pictures, frames and rows when they are asked for."""

import copy
import json
import os
import secrets
import tempfile
from html import escape
from pathlib import Path
from typing import Any, Dict, List, Mapping, Tuple, Union

from . import _scenario
from ._frames import Frames
from ._outputs import ABSENCE, Outputs, picture
from ._program import RenderError, call, stream
from ._rows import events, rows

# What a notebook shows: a film, and where the program says that this is a still, a still.
_SHOWN = ("webp", "png")


class Film:
    """A film of a world. What it has made once is kept, also the seed that `random` has picked."""

    def __init__(self, settings: Mapping[str, Any]) -> None:
        self._settings = copy.deepcopy(dict(settings))
        self._made: Dict[str, Tuple[bytes, Dict[str, Any]]] = {}

    @property
    def settings(self) -> Dict[str, Any]:
        """The settings by the names of scenarios."""
        return copy.deepcopy(self._settings)

    @property
    def scenario(self) -> str:
        """The text of the scenario that `render run` makes the same from."""
        return _scenario.text(self._settings)

    def __repr__(self) -> str:
        given = ", ".join(f"{_scenario.argument(name)}={value!r}" for name, value in self._settings.items())
        return f"terrarium.film({given})"

    def write(self, path: Union[str, "os.PathLike[str]"], *more: Union[str, "os.PathLike[str]"]) -> Outputs:
        """Writes files, whose endings say the format, in one run: all of them, or none."""
        return Outputs(self._run([os.fspath(one) for one in (path, *more)]))

    def data(self, format: str = "webp") -> bytes:
        """The bytes of the file that `write` would make: webp, gif, png, svg, html, csv, …"""
        return self._file(format)[0]

    def frames(self) -> Frames:
        """The pixels of each frame, rows by columns by red, green and blue; one, where there is but a still.

        An iterator, which draws each frame when it is asked for: `for frame in film.frames(): …`. Its `count` is
        the number of frames; `list` and `numpy.stack` take all of them.
        """
        if self._settings.get("seed") == "random":
            self._settings["seed"] = secrets.randbits(63)
        words, scenario = ["run", "-", "--out=-", "--format=ppm"], self.scenario
        return Frames(lambda: stream(words, scenario),
                      lambda: int(json.loads(call([*words, "--dry-run", "--json"], scenario))[0]["frames"]))

    def table(self) -> List[Dict[str, Any]]:
        """The census, a row for each frame; with `rows="runs"` one for each run. pandas.DataFrame takes it."""
        # Figures have names such as 101.
        names = ("name", "apgcode") if self._settings.get("rows") == "objects" else ()
        return rows(self.data("csv").decode(), _scenario.texts(self._settings.get("vary")), names)

    def events(self) -> List[Dict[str, Any]]:
        """What happened, tick by tick, in worlds that tell."""
        return events(self.data("jsonl").decode())

    def page(self) -> "Page":
        """A player with a slider, single steps and names of cells, where a moving picture is not enough."""
        data, report = self._file("html")
        return Page(data.decode(), report)

    def _repr_html_(self) -> str:
        data, report, format = self._picture()
        return picture(data, format, report, str(self._settings.get("alt") or repr(self)))

    def _picture(self) -> Tuple[bytes, Dict[str, Any], str]:
        """The moving picture, or the still where there is nothing but one."""
        moving, still = _SHOWN
        try:
            return (*self._file(moving), moving)
        except RenderError:
            if self._can_be(f"film.{moving}"):
                raise
        return (*self._file(still), still)

    def _can_be(self, name: str) -> bool:
        try:
            call(["run", "-", "--dry-run", "--quiet", f"--out={name}"], self.scenario)
        except RenderError:
            return False
        return True

    def _file(self, format: str) -> Tuple[bytes, Dict[str, Any]]:
        """The one file of a format, and what the program reports of it."""
        if format not in self._made:
            with tempfile.TemporaryDirectory() as folder:
                report = self._run_in(folder, f"film.{format}")
                path = Path(folder, f"film.{format}")
                if not path.is_file():
                    raise RenderError(f"'{format}' is the ending of several files; 'write' makes them", 64)
                self._made[format] = path.read_bytes(), report
        return self._made[format]

    def _run_in(self, folder: str, name: str) -> Dict[str, Any]:
        """Writes one file in a folder of ours, beside those of the steps; what the program reports of it."""
        report, *others = self._run([os.path.join(folder, name)], folder)
        if not report["files"]:
            raise RenderError(f"'{name}' is {ABSENCE}; give the film more frames", 2)
        Outputs(others)  # which tells of those that were not written
        return report

    def _run(self, paths: List[str], folder: str = "") -> List[Dict[str, Any]]:
        wanted = [f"--out={path}" for path in paths]
        reports: List[Dict[str, Any]] = json.loads(call(["run", "-", "--json", *wanted], self.scenario, folder))
        if self._settings.get("seed") == "random":
            self._settings["seed"] = reports[0]["seed"]
        return reports


class Page:
    """A page that plays, in a frame of its own: it reaches nothing of the notebook and no network."""

    # What the page has below the picture: controls, the slider and its chart.
    _controls = 260

    def __init__(self, html: str, report: Mapping[str, Any]) -> None:
        self.html = html
        self._height = min(int(report.get("height", 480)) + self._controls, 900)

    def __repr__(self) -> str:
        return f"<a page that plays, {len(self.html)} characters>"

    def _repr_html_(self) -> str:
        return (f'<iframe sandbox="allow-scripts" allow="fullscreen; clipboard-write" title="a film that plays" '
                f'style="width: 100%; height: {self._height}px; border: 0" srcdoc="{escape(self.html)}"></iframe>')
