"""Settings as Python has them, written as a scenario or as flags of the program."""

import datetime
import json
import os
from functools import lru_cache
from keyword import iskeyword
from numbers import Integral
from typing import Any, Dict, Iterable, List, Mapping, Set, Tuple

from ._program import RenderError, call


@lru_cache(maxsize=None)
def known() -> List[Dict[str, Any]]:
    """Every setting of the program, as `render list settings --json` gives them."""
    settings: List[Dict[str, Any]] = json.loads(call(["list", "settings", "--json"]))
    return settings


def named(settings: Mapping[str, Any]) -> Dict[str, Any]:
    """Settings by the names of scenarios: `max_colors` is `max-colors`, `from_` is `from`; None is left out."""
    return _once((str(name).rstrip("_").replace("_", "-"), _kept(value))
                 for name, value in settings.items() if value is not None)


def _once(pairs: Iterable[Tuple[str, Any]]) -> Dict[str, Any]:
    """A dictionary of pairs; a name that comes twice, in two spellings, is refused."""
    found: Dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise RenderError(f"'{name}' is given twice; keep one of them", 64)
        found[name] = value
    return found


def _kept(value: Any) -> Any:
    """A value that can be read many times: generators and views are lists."""
    if isinstance(value, Mapping):
        return {key: _kept(part) for key, part in value.items()}
    whole = isinstance(value, (str, bytes, bytearray, set, frozenset, range)) or hasattr(value, "tolist")
    if whole or not isinstance(value, Iterable):
        return value
    return tuple(map(_kept, value)) if isinstance(value, tuple) else list(map(_kept, value))


def argument(name: str) -> str:
    """The name of a setting as Python has it: `max_colors`, `from_`."""
    name = name.replace("-", "_")
    return name + "_" if iskeyword(name) else name


def text(settings: Mapping[str, Any]) -> str:
    """A scenario with a line for each setting but those that are None: names as they are, values as JSON."""
    return "".join(f"{name}: {_yaml(_plain(name, value))}\n" for name, value in settings.items() if value is not None)


def _yaml(value: Any) -> str:
    """A value as JSON, but with letters beyond U+FFFF as YAML escapes them, which has no surrogates."""
    letters = json.dumps(value, ensure_ascii=False).replace("\x7f", "\\x7f")
    return letters.encode("ascii", "backslashreplace").decode()


def flags(settings: Mapping[str, Any]) -> List[str]:
    """The settings as flags that override what a scenario file has, and can be nothing but settings."""
    words: List[str] = []
    for name, value in settings.items():
        plain = _plain(name, value)
        several = plain if name in _repeatable() and isinstance(plain, list) else [plain]
        # An empty list overrides as well; where paths are wanted, `[]` would be one.
        several = several or ["" if name == "out" else []]
        words += [f"--set={name}={_word(one)}" for one in several]
    return words


def _word(value: Any) -> str:
    """A value as it stands behind a flag: a list with commas; mappings and lists of lists as JSON, which is YAML."""
    if value and isinstance(value, list) and not any(isinstance(part, (list, dict)) for part in value):
        return ",".join(map(_word, value))
    return value if isinstance(value, str) else json.dumps(value)


def _plain(name: str, value: Any, varies: bool = False) -> Any:
    """A value as JSON has it: (80, 60) as a size is 80x60; range(1, 51) is 1..50 where it varies, else a list."""
    if isinstance(value, os.PathLike):
        return os.fspath(value)
    if isinstance(value, datetime.timedelta):
        return f"{value / datetime.timedelta(milliseconds=1):.12g}ms"
    if varies and isinstance(value, range) and value.step == 1 and value:
        return f"{value[0]}..{value[-1]}"
    if isinstance(value, tuple) and name in _sizes() and [isinstance(side, Integral) for side in value] == [True, True]:
        return f"{value[0]}x{value[1]}"
    if isinstance(value, Mapping):
        names = {key: _arguments().get(str(key), str(key)) for key in value}
        return _once((names[key], _plain(names[key], part, varies=name == "vary")) for key, part in value.items()
                     if part is not None or name not in ("set", "vary"))
    if isinstance(value, (list, tuple, range)):
        return [_plain(name, part) for part in value if part is not None or name != "steps"]
    # A number or an array of numpy's, without asking for numpy.
    if hasattr(value, "tolist"):
        return value.tolist()
    if value is None or isinstance(value, (str, int, float)):
        return value
    advice = "; a set has no order, so give a list" if isinstance(value, (set, frozenset)) else ""
    raise RenderError(f"{name} cannot have a value of the type '{type(value).__name__}'{advice}", 64)


@lru_cache(maxsize=None)
def _arguments() -> Dict[str, str]:
    """The names of settings by those that they have in Python."""
    return {argument(setting["name"]): setting["name"] for setting in known()}


@lru_cache(maxsize=None)
def _sizes() -> Set[str]:
    """The settings that are written as COLUMNSxROWS."""
    return {setting["name"] for setting in known() if setting["schema"].get("pattern") == "^0*[1-9][0-9]*x0*[1-9][0-9]*$"}


def texts(vary: Any) -> Set[str]:
    """The varying settings whose values are texts, also where they look like numbers: titles, names, paths, cells."""
    plain = _plain("vary", vary)
    parts = plain if isinstance(plain, list) else [plain]
    varied = {str(key).partition("=")[0] for part in parts for key in (part if isinstance(part, dict) else [part])}
    return {setting["name"] for setting in known() if setting["name"] in varied
            and {"TEXT", "NAME", "FILE", "FOLDER", "CELLS"} & set(setting["value"].split("|"))}


@lru_cache(maxsize=None)
def _repeatable() -> Set[str]:
    return {setting["name"] for setting in known() if setting["repeatable"]}
