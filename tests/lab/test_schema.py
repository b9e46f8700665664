"""The published JSON Schema says of every file what the program says of its shape."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator

from lab.schema import PUBLISHED, schema, text
from ra_desktop.storage import DamagedFileError, decode
from ra_desktop.storage.migrations import CURRENT, WRITTEN
from tests.storage.games import as_file, content, put, saved_game, saved_games

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.storage import SavedGame

FILES = sorted((Path(__file__).parents[1] / "storage" / "files").glob("*.ra-game"))
VALIDATOR = Draft202012Validator(schema())


def is_valid(file: dict[str, Any]) -> bool:
    return VALIDATOR.is_valid(file)


def test_what_is_published_is_current() -> None:
    """If not: ``python packaging/lab schema``."""
    assert PUBLISHED.read_bytes() == text()


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(json.loads(text()))


def test_the_command_writes_it(tmp_path: Path) -> None:
    target = tmp_path / "schema.json"
    command = [sys.executable, str(PUBLISHED.parents[1] / "packaging" / "lab"), "schema", str(target)]
    subprocess.run(command, check=True)
    assert target.read_bytes() == text()


@settings(max_examples=15)
@given(saved_games())
def test_what_the_program_writes_is_valid(saved: SavedGame) -> None:
    VALIDATOR.validate(content(saved))


def test_there_is_a_file_of_every_version_and_those_that_are_written_are_valid() -> None:
    assert {json.loads(file.read_bytes())["version"] for file in FILES} == set(range(1, CURRENT + 1))
    for file in FILES:
        read = json.loads(file.read_bytes())
        assert is_valid(read) == (read["version"] in WRITTEN)
        assert is_valid(content(decode(file.read_bytes())))


def test_unknown_keys_are_welcome() -> None:
    file = content()
    file["later"] = file["options"]["later"] = file["seats"][0]["later"] = {"x": [1]}
    assert is_valid(file)


@pytest.mark.parametrize(
    "change",
    [
        put("format", value="chess game"),
        put("version", value=CURRENT + 1),
        put("ruleset", value=None),
        put("seats", value=[]),
        put("seats", value=[{"name": "A", "colour": "lapis"}] * 11),
        put("seats", 0, "name", value=""),
        put("seats", 0, "name", value=" "),
        put("seats", 0, "name", value="a\n"),
        put("seats", 0, "name", value="a\u202eb"),
        put("seats", 0, "name", value="x" * 41),
        put("seats", 0, "colour", value="pink"),
        put("suns", 0, 0, value="9"),
        put("bag", value=["nile"] * 1001),
        put("actions", 3, value=7),
        put("actions", value=["draw"] * 10_001),
        put("reshuffles", value=[[1]]),
        put("reshuffles", value=[[1, 2.5]]),
        put("taken_back", value={"actions": []}),
        put("take_backs", value=-1),
        put("take_backs", value=2**53),
        put("handovers", value=[{"after": 0}]),
        put("handovers", value=[{"after": -1, "seat": 0}]),
        put("goes_on_from", value=-1),
        put("options", "open_fame", value=1),
        put("started", value="2" * 41),
        lambda file: file.pop("digest"),
    ],
)
def test_what_the_schema_refuses_the_program_refuses(change: Callable[[dict[str, Any]], None]) -> None:
    file = content(saved_game(20))
    change(file)
    assert not is_valid(file)
    if file["format"] == "ra-desktop game" and file["version"] in WRITTEN:
        with pytest.raises(DamagedFileError):
            decode(as_file(file))
