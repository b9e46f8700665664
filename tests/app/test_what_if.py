"""What if: another move is played on from in the background, with other tiles, and the game stays as it is."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from ra_desktop.app import background, reviews
from ra_desktop.app.reviews import WhatIf
from ra_desktop.engine import Draw, Game, Invoke

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

PLY = 12


def played() -> Game:
    game = Game("classic", 3, 4)
    for _ in range(30):
        legal = game.state.legal_actions()
        game.play(Draw() if Draw() in legal else legal[0])
    return game


@pytest.fixture
def tried(qapp) -> Iterator[WhatIf]:
    made = WhatIf(seeds=random.Random(1))
    yield made
    background.shutdown()


def test_the_move_is_played_on_from_and_the_game_stays_as_it_is(tried: WhatIf, qtbot: QtBot) -> None:
    game = played()
    before, bag, end = game.actions, game.position(PLY).bag, game.state.copy()
    tried.ask(game, PLY, Invoke())
    assert tried.is_busy
    qtbot.waitUntil(lambda: not tried.is_busy, timeout=30_000)
    assert tried.continuation is not None
    assert (tried.continuation.ply, tried.continuation.action) == (PLY, Invoke())
    assert (game.actions, game.position(PLY).bag, game.taken_back) == (before, bag, [])
    assert game.state == end


def test_the_tiles_to_come_are_drawn_anew_each_time(tried: WhatIf, monkeypatch: pytest.MonkeyPatch) -> None:
    game, bags = played(), []
    monkeypatch.setattr(reviews, "continued", lambda twin, action: iter([bags.append(twin.state.bag[:])]))
    monkeypatch.setattr(background.quick(), "start", lambda owner, work, *_, **__: list(work()))
    for _ in range(2):
        tried._job = None
        tried.ask(game, PLY, Invoke())
        tried._job = None
    bags.append(game.position(PLY).bag)
    assert len({tuple(bag) for bag in bags}) == 3
    assert len({tuple(sorted(bag)) for bag in bags}) == 1


def test_a_move_that_is_dropped_is_not_found_later(tried: WhatIf, qtbot: QtBot) -> None:
    tried.ask(played(), PLY, Invoke())
    tried.drop()
    assert (tried.action, tried.is_busy) == (None, False)
    tried.ask(played(), PLY, Draw())
    qtbot.waitUntil(lambda: not tried.is_busy, timeout=30_000)
    assert tried.continuation is not None
    assert tried.continuation.action == Draw()
    tried.drop()
    assert tried.continuation is None


def test_a_failure_is_known_as_one(tried: WhatIf, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(twin: Game, action: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(reviews, "continued", fails)
    tried.ask(played(), PLY, Invoke())
    qtbot.waitUntil(lambda: not tried.is_busy, timeout=30_000)
    assert (tried.action, tried.continuation) == (Invoke(), None)
