"""Old formats are brought up to date step by step."""

from __future__ import annotations

from typing import Any

import pytest

from ra_desktop.storage import DamagedFileError, NewerFormatError
from ra_desktop.storage.migrations import CURRENT, MIGRATIONS, Migration, migrate


@pytest.fixture
def registry() -> dict[int, Migration]:
    def give_the_game_a_ruleset(content: dict[str, Any]) -> None:
        content["ruleset"] = content.pop("rules")

    def count_the_seats(content: dict[str, Any]) -> None:
        content["players"] = len(content["seats"])

    return {1: give_the_game_a_ruleset, 2: count_the_seats}


def test_there_is_a_step_from_every_old_version() -> None:
    assert sorted(MIGRATIONS) == list(range(1, CURRENT))


def test_steps_follow_each_other(registry: dict[int, Migration]) -> None:
    content = {"version": 1, "rules": "classic", "seats": [{}, {}], "more": 5}
    migrate(content, registry, 3)
    assert content == {"version": 3, "ruleset": "classic", "players": 2, "seats": [{}, {}], "more": 5}


def test_a_file_is_upgraded_from_where_it_is(registry: dict[int, Migration]) -> None:
    content = {"version": 2, "rules": "left alone", "seats": []}
    migrate(content, registry, 3)
    assert content["rules"] == "left alone"


def test_the_current_version_is_left_alone(registry: dict[int, Migration]) -> None:
    content = {"version": 3}
    migrate(content, registry, 3)
    assert content == {"version": 3}


def test_a_newer_version_is_refused(registry: dict[int, Migration]) -> None:
    with pytest.raises(NewerFormatError) as caught:
        migrate({"version": 4}, registry, 3)
    assert caught.value.version == 4


@pytest.mark.parametrize("version", [None, 0, -1, 1.0, "1", True, []])
def test_what_is_no_version_is_damage(version: object) -> None:
    with pytest.raises(DamagedFileError) as caught:
        migrate({"version": version})
    assert caught.value.place == "version"


@pytest.mark.parametrize(("version", "written"), [(None, "null"), (True, "true"), ({"a": [False]}, '{"a": [false]}')])
def test_what_is_no_version_is_told_as_it_is_written(version: object, written: str) -> None:
    with pytest.raises(DamagedFileError) as caught:
        migrate({"version": version})
    assert caught.value.reason == f"{written} is not a format version"


@pytest.mark.parametrize("content", [{"version": 1}, {"version": 2, "seats": 3}])
def test_an_old_file_without_what_its_version_has_is_damaged(
    registry: dict[int, Migration], content: dict[str, Any]
) -> None:
    with pytest.raises(DamagedFileError) as caught:
        migrate(content, registry, 3)
    assert caught.value.reason == f"not a file of format {content['version']}"
