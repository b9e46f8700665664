"""Words of what is not known, of players, and of numbers; all others are kept by value in tests/golden."""

from __future__ import annotations

from ra_desktop.ui.words import fill, players
from ra_desktop.ui.words import tiles as text


def test_what_is_not_known_is_spelt() -> None:
    assert text.tile_label("grain-ship", "classic") == "Grain ship"
    assert text.tile_phrase("grain-ship", "classic") == "Grain ship"
    assert text.tile_tooltip("grain-ship", "classic") == ""
    assert text.category_label("ship") == "Ship"
    assert (text.row_label("grain-ships"), text.row_tooltip("grain-ships")) == ("Grain ships", "")
    assert (text.ruleset_label("short-ra"), text.ruleset_blurb("short-ra")) == ("Short ra", "")


def test_which_rule_set_has_a_tile() -> None:
    tiles = ("nile", "fortress", "farmer/granary", "fortress/warrior", "stone", "chamber-red", "ankh", "ra", "unknown")
    assert [text.ruleset_with(tile) for tile in tiles] == [
        "classic", "classic", "priests", "priests", "priests", "priests", "priests", "classic", "classic",
    ]  # fmt: skip


def test_players_and_bots() -> None:
    assert players.bot_label("expert", "miser") == "Expert · the miser"
    assert players.bot_label("outside:Owl", None) == players.level_label("outside:Owl") == "Program Owl"
    assert players.bot_label("expert", None) == players.bot_label("expert", "unknown") == "Expert"


def test_numbers() -> None:
    assert [fill.points_text(points) for points in (5, 0, -2)] == ["+5", "0", "−2"]
    assert [fill.percent(share) for share in (0.0, 0.125, 0.337, 1.0)] == ["0%", "12%", "34%", "100%"]
    assert [fill.mean_text(value) for value in (1.25, -1.26, -0.04, 12.0)] == ["1.2", "−1.3", "0.0", "12.0"]
