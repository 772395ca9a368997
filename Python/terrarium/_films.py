"""What one begins with. The types of the settings are in `_films.pyi`, which is written from the program."""

import json
import os
from typing import Any, Dict, List, Mapping, Optional, Union

from . import _scenario
from ._film import Film
from ._outputs import Outputs
from ._program import RenderError, call


def film(world: str, **settings: Any) -> Film:
    """A film of a world; the settings are those of scenarios, with `_` where they have `-`.

    Nothing runs before it is shown, written, or asked for frames or rows. A tuple stands for a size,
    a `range` for a list (in `vary`, `range(1, 51)` for 1..50), a `timedelta` for a time; `from_` is the setting `from`.

        film("sea", rows="runs", vary={"seed": range(1, 51)}).table()
    """
    return Film(_scenario.named({"world": world, **settings}))


def run(scenario: Union[str, "os.PathLike[str]", Mapping[str, Any]], **settings: Any) -> Outputs:
    """Runs a scenario, a file or a dictionary of its keys, and writes what it names in `out`.

    The settings override those of the scenario. Paths in a file are relative to it. Gives what was written.
    """
    given = _scenario.named(settings)
    if "steps" in given and not isinstance(scenario, Mapping):
        raise RenderError("a file keeps its own steps; give the scenario as a dictionary", 64)
    if isinstance(scenario, Mapping):
        report = call(["run", "-", "--json"], _scenario.text({**_scenario.named(scenario), **given}))
    else:
        report = call(["run", "--json", *_scenario.flags(given), "--", os.fspath(scenario)])
    return Outputs(json.loads(report))


def settings(world: Optional[str] = None) -> List[Dict[str, Any]]:
    """Every setting, or those of a world: name, help, default, and what it may be."""
    found = [one for one in _scenario.known() if world is None or world in one["worlds"]]
    if not found:
        names = ", ".join(one["name"] for one in worlds())
        raise RenderError(f"there is no world '{world}'; the worlds are {names}", 64)
    return found


def worlds() -> List[Dict[str, str]]:
    """The worlds: name and summary."""
    found: List[Dict[str, str]] = json.loads(call(["list", "worlds", "--json"]))
    return found
