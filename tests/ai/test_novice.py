"""For a first evening: beaten by who keeps three tips in mind, and never a fool."""

from __future__ import annotations

import pytest

from ra_desktop.ai import CHARACTERS, make_bot
from ra_desktop.ai.matches import play_match, seated_bot
from ra_desktop.engine import Bid, GameState, Invoke
from ra_desktop.engine.tiles import EMPTY

from .beginner import Beginner
from .sittings import is_mere_disaster


def test_three_tips_are_enough_to_win() -> None:
    tips, _ = play_match(
        "boat",
        ["tips", "novice"],
        200,
        5,
        lambda name, seed: Beginner(seed) if name == "tips" else seated_bot(name, seed),  # type: ignore[arg-type,return-value]
    )
    assert tips.wins / tips.games >= 0.55


def test_it_is_better_than_chance() -> None:
    novice, *_ = play_match("classic", ["novice", "random", "random", "random"], 40, 1)
    assert novice.wins / novice.games >= 0.6


@pytest.mark.parametrize("character", [None, *CHARACTERS])
def test_whole_games_hold_no_nonsense(character: str | None) -> None:
    for ruleset, players, seed in (("boat", 2, 1), ("classic", 3, 2), ("classic", 4, 3), ("classic", 5, 4)):
        state = GameState.new(ruleset, players, seed)
        bots = [make_bot("novice", seat, character) for seat in range(players)]
        while not state.is_over:
            seat = state.seat_to_act
            view = state.view(seat)
            action = bots[seat].choose(view)
            choice = len(view.legal_actions()) > 1
            if isinstance(action, Invoke):
                assert view.track.count(EMPTY) < len(view.track)
            if isinstance(action, Bid) and choice:
                assert not is_mere_disaster(state)
                suns = view.face_up_suns(seat)
                lowest = action.sun == min(sun for sun in suns if sun > view.highest_bid)
                assert lowest
                if not any(view.track[space] != EMPTY for space in range(len(view.track))):
                    assert action.sun <= min(suns)
            state.apply(action, events=False)
