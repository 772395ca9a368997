"""The stub `_films.pyi`: types of the settings of each world, from `render list settings --json`."""

import json
import keyword
import textwrap

HEAD = '''\
import os
from typing import Any, Iterable, Literal, Mapping, Tuple, TypedDict, Union, overload

from ._film import Film
from ._outputs import Outputs
'''

RUN = '''\
def run(
    scenario: Union[str, os.PathLike[str], Mapping[str, Any]],
    *,
{}
) -> Outputs:
    """Runs a scenario, a file or a dictionary of its keys, and writes what it names in `out`."""
'''

TAIL = '''
class _World(TypedDict):
    name: Literal[{}]
    summary: str

def settings(world: str | None = None) -> list[dict[str, Any]]:
    """Every setting, or those of a world: name, help, default, and what it may be."""

def worlds() -> list[_World]:
    """The worlds: name and summary."""
'''

PLAIN = {"integer": "int", "number": "float", "string": "str", "boolean": "bool", "object": "Mapping[str, Any]",
         "null": "None"}
# How else Python may say what scenarios say in letters.
SIZE = "^0*[1-9][0-9]*x0*[1-9][0-9]*$"
TIME = "^(?=.*[1-9])[0-9]{1,9}([.][0-9]{1,9})?(ms|s|m|h)$"


def stub(settings, worlds):
    """The text of the stub."""
    times = any(setting["schema"].get("pattern") == TIME for setting in settings)
    parts = [("import datetime\n" if times else "") + HEAD]
    for world in worlds:
        parts.append(overload(world, [one for one in settings if world["name"] in one["worlds"]]))
    parts.append(RUN.format(parameters(settings)))
    return "\n".join(parts) + TAIL.format(", ".join(json.dumps(world["name"]) for world in worlds))


def overload(world, settings):
    """`film` of one world."""
    # A film is not written before it is asked to be.
    settings = [setting for setting in settings if setting["name"] not in ("out", "format")]
    return "\n".join(["@overload", "def film(", f"    world: Literal[{json.dumps(world['name'])}],", "    *,",
                      parameters(settings), ") -> Film:", document(world, settings)])


def parameters(settings):
    """The settings and the steps as parameters, a line each."""
    lines = [f"    {python_name(one['name'])}: {union(one)} = ...," for one in settings]
    return "\n".join([*lines, "    steps: Iterable[str | Mapping[str, Any] | None] | None = ...,"])


def document(world, settings):
    """The help of a world and of its settings."""
    lines = [world["summary"][0].upper() + world["summary"][1:] + ".", ""]
    for setting in settings:
        default = setting.get("defaults", {}).get(world["name"], setting.get("default"))
        said = f"{python_name(setting['name'])}: {setting['help']}" + (f" ({default})" if default else "")
        lines += textwrap.wrap(said, 100, subsequent_indent="    ")
    text = "\n".join(lines).replace("\\", "\\\\").replace('"""', "'''")
    return textwrap.indent(f'"""{text}\n"""', "    ") + "\n"


def python_name(name):
    """A setting's name as an argument: max_colors, from_."""
    name = name.replace("-", "_")
    return name + "_" if keyword.iskeyword(name) else name


def union(setting):
    """The type of a setting, and None, which leaves it out."""
    path = ["os.PathLike[str]"] if {"FILE", "FOLDER"} & set(setting["value"].split("|")) else []
    if path and setting["repeatable"]:
        path.append("Iterable[str | os.PathLike[str]]")
    return " | ".join(dict.fromkeys([*kinds(setting["schema"]), *path, "None"]))


def kinds(schema):
    """The types that a JSON Schema allows."""
    if "oneOf" in schema:
        return [kind for part in schema["oneOf"] for kind in kinds(part)]
    if "const" in schema or "enum" in schema:
        return [f"Literal[{', '.join(map(literal, schema.get('enum', [schema.get('const')])))}]"]
    names = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    found = [sequence(schema) if name == "array" else PLAIN[name] for name in names]
    if schema.get("pattern") == SIZE:
        found.append("Tuple[int, int]")
    if schema.get("pattern") == TIME:
        found.append("datetime.timedelta")
    return found


def literal(value):
    """A value as Python writes it."""
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def sequence(schema):
    parts = dict.fromkeys(kinds(schema["items"])) if schema.get("items", {}).keys() & {"type", "oneOf", "enum"} else ["Any"]
    return f"Iterable[{' | '.join(parts)}]"
