"""The published JSON Schema of saved games, generated from the types that read them.

``python packaging/lab schema`` writes it.

It describes files of the current version. Only replaying finds illegal moves or a wrong digest.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from ra_desktop.storage.atomic import write_atomically
from ra_desktop.storage.migrations import WRITTEN
from ra_desktop.storage.savefile import FORMAT, file_type

PUBLISHED: Final = Path(__file__).parents[2] / "docs" / "save-format.schema.json"
"""The path of the schema in a checkout."""


def schema() -> dict[str, Any]:
    """Return the schema as JSON Schema 2020-12."""
    made = msgspec.json.schema(file_type())
    parts = made["$defs"]
    content = parts.pop(made["$ref"].rpartition("/")[2])
    for part in (content, *parts.values()):
        part.pop("title", None)
        for field in part.get("properties", {}).values():
            _use_published_dialect(field)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A saved game of Ra Desktop",
        "description": "A file as this version writes it; docs/save-format.md describes it.",
        "type": "object",
        "properties": {
            "format": {"const": FORMAT},
            "version": {"enum": list(WRITTEN)},
            **content["properties"],
        },
        "required": ["format", "version", *content["required"]],
        "$defs": parts,
    }


def _use_published_dialect(field: dict[str, Any]) -> None:
    """JSON Schema has the regular expressions of ECMAScript, where the end is ``$`` and not ``\\Z``.

    In other dialects ``$`` may stand before a line end, too.
    """
    if "pattern" in field:
        field["pattern"] = field["pattern"].replace(r"\Z", r"$(?!\n)")
    if "anyOf" in field:  # older versions of msgspec put null first
        field["anyOf"].sort(key=lambda kind: kind.get("type") == "null")


def text() -> bytes:
    """Return the text of the published file."""
    return msgspec.json.format(msgspec.json.encode(schema(), order="sorted"), indent=2) + b"\n"


def main() -> None:
    """Write the schema to the given file, to the published one in a checkout, or else to standard output."""
    parser = argparse.ArgumentParser(prog="python packaging/lab schema", description=main.__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=PUBLISHED if PUBLISHED.exists() else None)
    file = parser.parse_args().file
    if file is None:
        sys.stdout.buffer.write(text())
    else:
        write_atomically(file, text(), private=False)
