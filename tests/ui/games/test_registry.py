"""A game is one record: each tile and row is in one group, and a variant that nobody has described is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ra_desktop.engine import RULESETS, GameState
from ra_desktop.ui.games import groups, registry
from ra_desktop.ui.games.record import ANKHS_WON
from ra_desktop.ui.games.registry import GAMES, record
from ra_desktop.ui.words.tiles import VOCABULARIES, ruleset_blurb, ruleset_label, tile_label, vocabulary

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


@pytest.mark.parametrize("ruleset", GAMES)
def test_every_tile_and_row_is_in_one_group(ruleset: str) -> None:
    tiles = [tile for group in record(ruleset).groups for tile in group.tiles]
    rows = [row for group in record(ruleset).groups for row in group.rows]
    assert sorted(rows) == sorted(RULESETS[ruleset].rows)
    kept = {tile for tile in RULESETS[ruleset].rules.tiles.names if tile not in (
        "ra", "funeral", "drought", "unrest", "earthquake",
    )}  # fmt: skip
    assert set(tiles) - {"ankh"} == kept
    assert len(tiles) == len(set(tiles))


@pytest.mark.parametrize("ruleset", GAMES)
def test_every_group_that_scores_can_be_explained(qapp: QApplication, ruleset: str) -> None:
    assert set(record(ruleset).explain) - {ANKHS_WON} == set(RULESETS[ruleset].rows) == set(record(ruleset).changes)
    view = GameState.new(ruleset, 3, seed=1).view(0)
    for group in record(ruleset).groups:
        assert groups.group_tip(view, 0, group, groups.points_of(view, 0)).startswith("<p><b>")


def test_a_variant_without_a_record_is_shown_as_the_game_it_varies(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RULESETS, "short-game", RULESETS["boat"])
    assert record("short-game") is GAMES["classic"]
    assert vocabulary("short-game") is VOCABULARIES["classic"]
    assert ruleset_label("short-game") == "Short game"
    assert ruleset_blurb("short-game") == ""
    assert tile_label("step-pyramid", "short-game") == "Step pyramid"


def test_a_game_of_which_only_the_rules_are_known_is_shown_plainly(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "GAMES", {})
    registry._plain.cache_clear()
    plain = record("classic")
    assert [(group.name, group.rows) for group in plain.groups] == [
        ("god", ("gods",)), ("gold", ("gold",)), ("pharaoh", ("pharaohs",)), ("nile", ("nile",)), ("flood", ()),
        ("civilization", ("civilization",)), ("monument", ("monument-variety", "monument-sets")), ("suns", ("suns",)),
    ]  # fmt: skip
    assert [groups.heading(group, "classic") for group in plain.groups] == [
        "Gods", "Gold", "Pharaohs", "Nile", "Floods", "Civilization", "Monuments", "Suns",
    ]  # fmt: skip
    view = GameState.new("classic", 3, seed=1).view(0)
    points = groups.points_of(view, 0)
    waiting = {"suns"}  # for the last epoch
    shown = [group.name for group, _, _ in groups.chips(view, 0, points)]
    assert shown == [group.name for group in plain.groups if group.name not in waiting]
    assert all(groups.group_tip(view, 0, group, points) for group in plain.groups)
    registry._plain.cache_clear()


def test_gold_and_gods_are_counted_apart(qapp: QApplication) -> None:
    state = GameState.new("classic", 3, seed=1)
    for tile, count in (("gold", 2), ("god", 3)):
        state.held[0][state.rules.tiles.codes[tile]] = count
    view = state.view(0)
    treasure = next(group for group in record("classic").groups if group.name == "treasure")
    tip = groups.group_tip(view, 0, treasure, groups.points_of(view, 0))
    assert "Gold\u00a0×2, 3 each: +6.<br>God\u00a0×3, 2 each: +6." in tip
    assert "Gold, gods: +12 if the epoch ended now" in tip
