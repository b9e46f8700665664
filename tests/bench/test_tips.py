"""The tips bot keeps what the lessons teach. Its share of wins: ``python packaging/bench tips``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench import tips
from bench.tips import TipsBot, figures, wins
from ra_desktop.engine import GameState, parse_action
from tests.sampling import NIGHTLY

if TYPE_CHECKING:
    import pytest


def at(
    *actions: str, bag: tuple[str, ...], suns: tuple[tuple[int, ...], ...] = ((2, 5, 6, 9), (3, 4, 7, 8))
) -> GameState:
    """A game for two after `actions`."""
    state = GameState.new("boat", 2, bag=bag, suns=suns)
    for action in actions:
        state.apply(parse_action(action))
    return state


def chosen(state: GameState) -> str:
    """What the tips bot does."""
    return TipsBot(figures()).choose(state.view(state.seat_to_act)).text


def test_it_draws_rather_than_call_for_an_empty_track() -> None:
    assert chosen(at(bag=("gold",))) == "draw"


def test_it_calls_for_a_lot_that_is_worth_a_sun() -> None:
    bag = ("gold", "gold", "gold", "pharaoh", "nile")
    assert chosen(at("draw", "draw", "draw", "draw", bag=bag)) == "invoke"


def test_it_bids_the_lowest_sun_that_nobody_after_it_can_beat() -> None:
    bag = ("gold", "gold", "gold", "gold", "nile")
    state = at("draw", "draw", "draw", "draw", "invoke", "bid 4", bag=bag)
    assert chosen(state) == "bid 5"


def test_it_passes_on_a_poor_lot_and_on_disasters() -> None:
    assert chosen(at("draw", "draw", bag=("nile", "ra", "gold"))) == "pass"
    bag = ("art", "writing", "religion", "unrest", "gold", "nile", "ra", "gold")
    won = ("draw", "draw", "draw", "invoke", "bid 2", "pass")
    assert chosen(at(*won, "draw", "draw", "draw", "draw", bag=bag)) == "pass"


def test_it_wins_clearly_more_often_than_novice() -> None:
    """So Novice is for a first evening: beaten by who keeps in mind what the lessons teach."""
    games = 60 if NIGHTLY else 24
    record, lead = wins(2, games=games, seed=5)
    assert record.wins >= 0.65 * games
    assert lead > 5


def test_the_command_prints_shares_and_what_an_entry_is_worth(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["tips", "--games", "4", "--tables", "novice2", "--without", "", "the-exchange"])
    tips.main()
    whole, less = capsys.readouterr().out.splitlines()
    assert whole.startswith("2 players, novice: ")
    assert "of 4 games (" in whole
    assert whole.endswith("wanted: 85 %")
    assert less.endswith("without the-exchange")


def test_an_entry_that_is_forgotten_changes_only_its_own_figures() -> None:
    known = figures()
    for entry in tips.must_know():
        changed = {name for name, figure in figures(entry["id"]).items() if figure != known[name]}
        assert changed == entry["figures"].keys(), entry["id"]
