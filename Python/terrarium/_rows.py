"""The tables of the program as rows of Python."""

import csv
import io
import json
import re
from typing import Any, Collection, Dict, List

# How the program writes a number; 007 is none.
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+)?(e[-+]?[0-9]+)?")
# A text behind an apostrophe, which keeps spreadsheets from computing it.
_ESCAPED = re.compile(r"'+[=+\-@\t\r]")


def rows(text: str, texts: Collection[str], names: Collection[str] = ()) -> List[Dict[str, Any]]:
    """The rows of a CSV: columns of texts and names as they are, else numbers as numbers; no name or number is None."""
    return [{name: field if name in texts else field or None if name in names else value(field)
             for name, field in ((_text(name), _text(field)) for name, field in row.items())}
            for row in csv.DictReader(io.StringIO(text))]


def events(text: str) -> List[Dict[str, Any]]:
    """The rows of a JSON Lines file."""
    return [json.loads(line) for line in text.split("\n") if line]


def _text(field: str) -> str:
    """The text of a cell as it was before it was written."""
    return field[1:] if _ESCAPED.match(field) else field


def value(field: str) -> Any:
    """A field as the number that it is, or as text."""
    number = _NUMBER.fullmatch(field)
    if not number:
        return field or None
    return float(field) if number[1] or number[2] else int(field)
