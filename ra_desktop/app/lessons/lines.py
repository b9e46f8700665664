"""The lines of a TOML file on which its values stand; the reader of the standard library does not tell them."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

Path = tuple[str | int, ...]
"""Where a value is: ``("steps", 0, "answers", "bid 9", "text")``."""

_KEY: Final = re.compile(r"""\s*(?P<key>(?:[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*')(?:\s*\.\s*[^=\s]+)*)\s*=""")
_HEADER: Final = re.compile(r"\s*(?P<open>\[\[?)[^\[\]]")
_STRING: Final = re.compile(r"""#.*|"(?P<text>(?:[^"\\]|\\.)*)"|'(?P<plain>[^']*)'""")


class Lines:
    """Finds the line of each value in `text`, which is valid TOML as lesson files use it."""

    def __init__(self, text: str) -> None:
        self._lines: dict[Path, int] = {(): 1}
        self._tables: dict[Path, int] = {}
        """How many tables there are of each array of tables."""
        lines = text.splitlines()
        table: Path = ()
        number = 0
        while number < len(lines):
            line = lines[number]
            if _HEADER.match(line):
                table = self._enter(line)
                self._lines.setdefault(table, number + 1)
                number += 1
            elif _KEY.match(line):
                number = self._value(table, lines, number)
            else:
                number += 1

    def of(self, path: Path) -> int:
        """Return the line, from 1, of the value at `path`, or of the closest thing around it that has one."""
        while path not in self._lines:
            path = path[:-1]
        return self._lines[path]

    def _enter(self, line: str) -> Path:
        """Return the path of the table that begins with `line`."""
        keys = _keys_of(tomllib.loads(line))
        path: Path = ()
        for key in keys:
            path = (*path, key)
            if path in self._tables:
                path = (*path, self._tables[path] - 1)
        if line.lstrip().startswith("[["):
            if path and isinstance(path[-1], int):
                path = path[:-1]
            count = self._tables[path] = self._tables.get(path, 0) + 1
            path = (*path, count - 1)
        return path

    def _value(self, table: Path, lines: list[str], first: int) -> int:
        """Note the lines of the value that begins on line `first`, from 0; return the line after it."""
        last = first
        while True:
            try:
                tomllib.loads("\n".join(lines[first : last + 1]))
                break
            except tomllib.TOMLDecodeError:
                last += 1
                if last >= len(lines):
                    return last
        key = _KEY.match(lines[first])
        assert key is not None
        path: Path = (*table, *_keys_of(tomllib.loads(f"{key['key']} = 0")))
        self._lines[path] = first + 1
        index = 0
        for number in range(first, last + 1):
            for found in _STRING.finditer(lines[number], key.end() if number == first else 0):
                if not found[0].startswith("#"):
                    self._lines.setdefault((*path, index), number + 1)
                    index += 1
        return last + 1


def _keys_of(value: Any) -> Path:
    """Return the keys from the outermost table of `value` to the one value, or empty table, in it."""
    path: Path = ()
    while isinstance(value, dict | list) and len(value) == 1:
        if isinstance(value, list):
            if not isinstance(value[0], dict):
                break
            value = value[0]
            continue
        ((key, value),) = value.items()
        path = (*path, key)
    return path
