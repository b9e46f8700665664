"""Everything of every game has its words, and figures are told as the rules have them."""

from __future__ import annotations

import pytest

from ra_desktop.engine import RULESETS
from ra_desktop.engine.games.priests.reconstructed import RECONSTRUCTED
from ra_desktop.engine.games.priests.tiles import BUILDINGS, PERSONS
from ra_desktop.ui.words import players as player_text
from ra_desktop.ui.words import tiles as text

TILES = [(ruleset, tile) for ruleset, rules in RULESETS.items() for tile in rules.rules.tiles.names]


def test_every_tile_has_name_phrase_and_rule(qapp: object) -> None:
    for ruleset, tile in TILES:
        side = tile.partition("/")[0]
        label, rule = text.tile_label(tile, ruleset), text.tile_tooltip(tile, ruleset)
        assert label
        assert label != side
        assert not set(label) & set("/-{")
        assert not set(text.tile_phrase(tile, ruleset) or "{") & set("/-{"), tile
        assert rule.endswith("."), tile
        assert "{" not in rule


@pytest.mark.parametrize("person", PERSONS)
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_two_sided_tile_is_named_by_the_side_that_shows_and_explained_by_both(
    qapp: object, person: str, building: str
) -> None:
    for shown, hidden in ((person, building), (building, person)):
        tile = f"{shown}/{hidden}"
        assert text.tile_label(tile, "priests") == text.tile_label(shown, "priests")
        names = [text.tile_label(side, "priests") for side in (shown, hidden)]
        assert text.both_sides_label(tile, "priests") == " / ".join(names)
        assert text.tile_tooltip(tile, "priests").startswith(text.tile_tooltip(shown, "priests"))
        assert text.tile_tooltip(tile, "priests").endswith(f" Other side: {text.tile_label(hidden, 'priests')}.")


def test_the_fortress_of_priests_is_a_building(qapp: object) -> None:
    assert text.tile_tooltip("fortress", "priests").startswith("Building")
    assert text.tile_tooltip("fortress", "classic").startswith("Monument")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_row_and_category_has_its_words(qapp: object, ruleset: str) -> None:
    rules = RULESETS[ruleset]
    for row in rules.rows:
        assert text.row_label(row) != row
        assert text.row_tooltip(row).endswith(".")
        assert "{" not in text.row_tooltip(row)
    for category in rules.rules.tiles.categories:
        assert text.category_label(category.name) != category.name
    assert text.ruleset_label(ruleset) != ruleset
    assert text.ruleset_blurb(ruleset).endswith(".")


def test_reconstructed_figures_are_told_as_the_table_has_them(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "−1, −3, −6, −10, −15" in text.tile_tooltip("plague", "priests")
    assert "You keep it" in text.tile_tooltip("market", "priests")
    corrected = RECONSTRUCTED._replace(tiles_for_a_building=3, buildings_last=False, plague_points=(0, -2, -4))
    monkeypatch.setattr("ra_desktop.engine.games.priests.reconstructed.RECONSTRUCTED", corrected)
    monkeypatch.setattr(text, "chosen", lambda: -1)  # what is kept tells the figures before
    assert ": −2, −4." in text.tile_tooltip("plague", "priests")
    assert "−2, −4." in text.row_tooltip("plagues")
    assert "3 tiles" in text.tile_tooltip("market", "priests")
    assert "3 tiles" in text.row_tooltip("buildings")
    assert "Discarded after each epoch" in text.tile_tooltip("market", "priests")


def test_characters_are_told_by_how_they_play_the_game(qapp: object) -> None:
    from ra_desktop.ai import CHARACTERS

    for key in CHARACTERS:
        in_priests = player_text.character_portrait(key, "priests")
        assert in_priests.endswith(".")
        assert not any(word in in_priests.lower() for word in ("nile", "flood", "gold", "god", "pharaoh", "monument"))
