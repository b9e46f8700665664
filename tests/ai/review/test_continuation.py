"""A continuation after another move follows the rules, ends in time, and its chances are those of its own line."""

from __future__ import annotations

import pytest

from ra_desktop.ai.review.reviewer import MOST_PLIES, Line, continued, review_steps
from ra_desktop.engine import Draw, Game, Invoke

PLY = 20


def played(name: str = "classic") -> Game:
    game = Game(name, 3, 5)
    for _ in range(PLY + 6):
        legal = game.state.legal_actions()
        game.play(Draw() if Draw() in legal else legal[0])
    return game


@pytest.mark.parametrize("name", ["classic", "boat", "priests"])
def test_the_chances_are_those_of_the_line_that_was_played_on(name):
    twin = played(name).branch(PLY, 3)
    action = twin.state.legal_actions()[-1]
    *steps, result = continued(twin, action)
    assert set(steps) == {None}
    assert len(steps) >= len(twin.plies) - PLY
    assert (result.ply, result.action) == (PLY, action)
    assert twin.plies[PLY].action == action
    line = Line.of(twin)
    *_, own = review_steps(Line(line.positions[PLY:], line.actions[PLY:]), depth="quick")
    assert result.chances == own.chances[1:]
    assert len(result.chances) == len(twin.plies) - PLY
    assert all(abs(sum(chance) - 1) < 1e-9 for chance in result.chances)


def test_it_ends_after_some_moves():
    twin = Game("classic", 3, 5).branch(0, 1)
    *_, result = continued(twin, Invoke())
    assert twin.state.epoch == 1
    assert len(result.chances) == len(twin.plies) == MOST_PLIES


def test_it_ends_with_the_epoch():
    game = Game("classic", 3, 5)
    while game.state.epoch == 1:
        game.play(game.state.legal_actions()[0])
    last = len(game.plies) - 1
    early = game.branch(last - 8, 2)
    *_, result = continued(early, early.state.legal_actions()[-1])
    assert early.state.epoch == 2
    assert early.position(len(early.plies) - 1).epoch == 1
    assert len(result.chances) < MOST_PLIES
