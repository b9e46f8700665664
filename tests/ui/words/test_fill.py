"""Placeholders are filled in one pass: nothing that a person or a file says is read as part of a sentence."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra_desktop.engine import events as ev
from ra_desktop.ui.look.tooltips import plain
from ra_desktop.ui.words import board, errors, events
from ra_desktop.ui.words import fill as filling
from ra_desktop.ui.words.events import Narrator
from ra_desktop.ui.words.fill import PlaceholderError, count_of, fill

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

KEYS = st.sampled_from(["name", "sun", "tile", "n", "a_1"])
AWKWARD = st.sampled_from(
    ["{sun}", "{name}", "{", "}", "{}", "{{name}}", "%1", "%n", "%L1", "\n", "\0", "\\1", "\\g<0>"]
)
VALUES = st.lists(AWKWARD | st.text(max_size=5), max_size=4).map("".join) | st.integers()
LITERALS = st.text(max_size=10).filter(lambda text: "{" not in text and "}" not in text)

NAMES = ("{sun}", "{name}", "%n", "<b>", "{centre}{tiles}", "a\nb", "\\g<0>")


@given(st.lists(st.tuples(LITERALS, KEYS), max_size=6), LITERALS, st.data())
def test_each_placeholder_becomes_its_value_and_nothing_else_changes(
    parts: list[tuple[str, str]], end: str, data: st.DataObject
) -> None:
    values = {key: data.draw(VALUES, label=key) for _, key in parts}
    text = "".join(literal + "{" + key + "}" for literal, key in parts) + end
    assert fill(text, **values) == "".join(literal + str(values[key]) for literal, key in parts) + end


@pytest.mark.parametrize(
    ("text", "values"),
    [("{name} bids {sun}", {"name": "Ann"}), ("{name} bids", {"name": "Ann", "sun": 9}), ("", {"a": 1})],
)
def test_a_sentence_that_does_not_fit_its_values_fails_a_test(text: str, values: dict[str, str]) -> None:
    with pytest.raises(PlaceholderError, match="has the placeholders"):
        fill(text, **values)


def test_at_a_players_table_it_is_shown_as_far_as_it_goes_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(filling, "strict", False)
    with caplog.at_level(logging.WARNING):
        assert fill("{name} bids {sun}", name="Ann", tile="flood") == "Ann bids {sun}"
    assert "{name} bids {sun}" in caplog.text


@pytest.mark.parametrize("name", NAMES)
def test_a_players_name_is_never_read_as_a_placeholder(qapp: QApplication, name: str) -> None:
    narrator = Narrator((name, "Ben", "Cleo"), "classic", None, persons=(0, 1))
    assert narrator.describe(ev.SunBid(0, 9)) == f"{name} bids 9."
    assert narrator.describe(ev.LotWon(0, 9, 1, ("nile", "nile"))) == f"{name} wins with 9: Nile\u00a0×2, Sun 1."
    assert (
        narrator.describe(ev.TileDiscarded(0, "pharaoh", "funeral", chosen=False))
        == f"Funeral: {name} loses a pharaoh."
    )
    assert narrator.describe(ev.AnkhsWon(0, 2)) == f"{name}’s people win 2 ankhs."
    assert narrator.describe(ev.GameEnded(0, (30, 20, 10))) == f"{name} wins the game with 30 fame."
    tie = narrator.describe(ev.GameEnded(0, (30, 20, 30), (11, 13, 9)))
    assert tie == f"{name} wins the game with 30 fame. Tied at 30 fame. The highest sun decides: 11 beats 9."
    assert narrator.describe(ev.EpochStarted(2, 0)) == f"Middle Kingdom: {name} starts."
    for kind in ("level-unknown", "character-unknown", "bot-failed"):
        assert narrator.notice(kind, 0).count(name) == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_banner_and_tooltips_take_names_as_they_are(qapp: QApplication, name: str) -> None:
    from html import unescape

    from ra_desktop.engine import GameState, parse_action

    state = GameState.new("classic", 3, seed=1, suns=[[13, 8, 5, 2], [12, 9, 6, 3], [11, 10, 7, 4]])
    for action in ("invoke", "bid 12"):
        state.apply(parse_action(action))
    narrator = Narrator(("Ann", name, "Cleo"), "classic", None, persons=(1, 2))
    assert narrator.banner(state.view(0)) == f"{name} bids 12. Cleo: You can only pass"
    tip = plain(board.has_bid(name, 9))
    assert "<b>" not in tip
    assert unescape(tip).replace("<br>", "\n") == f"<qt>{name} bids 9</qt>"


@pytest.mark.parametrize("reason", ["{place}", "{reason}", "%n", "<img src=x>", "a\0b"])
def test_the_reason_of_an_error_is_told_as_it_is(qapp: QApplication, reason: str) -> None:
    from ra_desktop.storage.errors import DamagedFileError

    text = errors.describe(DamagedFileError(reason, "{problem}"))
    assert text == f"The file is damaged: {reason}.\nWhere in the file: {{problem}}"


def test_whoever_is_called_you_is_spoken_to_on_the_board(qapp: QApplication) -> None:
    assert board.has_bid("You", 9) == "You bid 9"
    assert board.has_passed("You") == "You pass"
    assert board.has_yet_to_bid("You") == "You haven’t bid yet"
    assert board.is_bidding("You") == "Bid or pass"
    assert [board.has_passed("Ann"), board.has_yet_to_bid("Ann"), board.is_bidding("Ann")] == [
        "Ann passes", "Ann hasn’t bid yet", "Ann is bidding",
    ]  # fmt: skip
    assert not events.is_you("Youri")


@pytest.mark.parametrize(
    ("number", "count"),
    [(1, 1), ("+1", 1), ("−9", 9), (-3, 3), ("0", 0), ("1.5", 2), ("1,0", 2), ("−4.2 ± 0.8", 2)],
)
def test_what_has_decimals_is_counted_as_more_than_one(number: str | int, count: int) -> None:
    assert count_of(number) == count
