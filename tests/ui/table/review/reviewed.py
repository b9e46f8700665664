"""A game with errors, its review at a glance, and what is told of it."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

from ra_desktop.ai.review.plain import as_plain, from_plain
from ra_desktop.ai.review.reviewer import review
from ra_desktop.engine import Draw, Game
from ra_desktop.ui.table.replay.replay import Landmarks
from ra_desktop.ui.table.review.report import ToldReview, report_of
from ra_desktop.ui.table.seats.seat_info import SeatInfo

if TYPE_CHECKING:
    from ra_desktop.ai.review.record import Review

NAMES = ("<b>Anna</b> & Co", "Nefer", "Khufu")
COLOURS = ("lapis", "malachite", "carnelian")


@cache
def game_with_errors() -> Game:
    """Return a whole game of three, played at random but for many draws."""
    chance = random.Random(7)
    game = Game("classic", 3, 7)
    while not game.state.is_over:
        legal = game.state.legal_actions()
        draws = Draw() in legal and chance.random() < 0.7
        game.play(Draw() if draws else chance.choice(legal))
    return game


def sharpened(result: Review, depth: str = "full") -> Review:
    """Return a quick review as if its standard errors were as small as those of a full one."""
    plain = as_plain(result) | {"depth": depth}
    for decision in plain["decisions"]:
        decision["rated"] = [[*rated[:3], 0.005, rated[4], 0.05] for rated in decision["rated"]]
    return from_plain(plain)


@cache
def sharp_review() -> Review:
    return sharpened(review(game_with_errors(), depth="quick"))


def infos() -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(name, colour) for name, colour in zip(NAMES, COLOURS, strict=True))


def told_review(seat: int = 0) -> ToldReview:
    game = game_with_errors()
    return report_of(sharp_review(), game, seat, infos(), Landmarks.of(game), NAMES.__getitem__)
