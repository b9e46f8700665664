"""Bots that behave well or badly, and set-ups in which they play."""

from __future__ import annotations

import threading

from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Invoke, Pass
from ra_desktop.storage.saved_game import COLOURS, Options, Seat


def setup(*bots: str | None, ruleset: str = "classic", seed: int = 3, take_backs: bool = True) -> GameSetup:
    seats = tuple(Seat(f"P{n}", COLOURS[n], bot) for n, bot in enumerate(bots))
    return GameSetup(ruleset, seats, Options(take_backs=take_backs), seed=seed)


class First:
    """Chooses the first, or another fixed, legal action."""

    def __init__(self, place: int = 0) -> None:
        self.place = place

    def choose(self, view, *, cancel=None, limit=None):
        legal = view.legal_actions()
        return legal[self.place % len(legal)]


class Raising:
    def choose(self, view, *, cancel=None, limit=None):
        raise RuntimeError("stumbled")


class Cheating:
    """Chooses what is never legal on a turn and rarely else."""

    def choose(self, view, *, cancel=None, limit=None):
        return Invoke() if view.phase == "auction" else Pass()


class Sleeping:
    """Thinks until nobody waits any more."""

    asked = threading.Event()

    def choose(self, view, *, cancel=None, limit=None):
        Sleeping.asked.set()
        cancel.wait(30)
        raise RuntimeError("cancelled")


class Deaf:
    """Thinks on, whoever waits."""

    released = threading.Event()

    def choose(self, view, *, cancel=None, limit=None):
        Deaf.released.wait(30)
        return view.legal_actions()[0]


BOTS = {
    "first": lambda: First(),
    "second": lambda: First(1),
    "raising": Raising,
    "cheating": Cheating,
    "sleeping": Sleeping,
    "deaf": Deaf,
}


def make_bot(level: str, seed: int, **_: object):
    return BOTS[level]()


def over(session) -> bool:
    return session.game is not None and session.state.is_over
