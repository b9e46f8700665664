"""A bot that knows nothing but what a player must know (resources/lessons/must-know.toml), and how it does.

``python packaging/bench tips`` prints its share of wins among bots of a level, with 95 % intervals, for 2 to 5 players.
It stands for a beginner who has done all lessons and keeps what they say: it adds up what the lot on the track scores,
as the account of the lot shows it, and asks itself whether that is worth a sun. It sees what a player sees. Every
figure has the name that it has in the list; ``--without ENTRY`` forgets one entry. To play against the levels of
another checkout: ``PYTHONPATH=CHECKOUT python packaging/bench/tips.py``.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ra_desktop.ai.arena.command import wilson
from ra_desktop.ai.arena.matches import Record, deals_for, play_deal, seated_bot, total
from ra_desktop.ai.executor import executor
from ra_desktop.engine import Bid, Discard, Draw, End, Invoke, Pass, SpendGod

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ra_desktop.ai.protocol import Bot, Cancel, Limit
    from ra_desktop.engine import Action, View

LIST: Final = Path(__file__).parents[2] / "resources" / "lessons" / "must-know.toml"
WANTED: Final = {
    ("novice", 2): 0.85, ("novice", 3): 0.83, ("novice", 4): 0.55, ("casual", 3): 0.40, ("skilled", 3): 0.10,
}  # fmt: skip
"""The share of wins that the list should lead to, by the level of the others and the number of players."""
NAME: Final = "tips"

_DRAW, _INVOKE, _PASS, _END = Draw(), Invoke(), Pass(), End()


def must_know() -> list[dict[str, Any]]:
    """Return the entries of the list: id, sentence, lesson, deal and figures."""
    entries: list[dict[str, Any]] = tomllib.loads(LIST.read_text(encoding="utf-8"))["entries"]
    return entries


def figures(without: str = "") -> dict[str, float]:
    """Return all figures of the list by name; those of the entry `without` as for a player who never heard of it."""
    return {
        name: (NEUTRAL.get(name, 0.0) if entry["id"] == without else figure)
        for entry in must_know()
        for name, figure in entry["figures"].items()
    }


NEUTRAL: Final = {"first": 10.8, "second": 10.8, "third": 10.8, "pair": 1.0}
"""Figures of an entry that is forgotten, where that isn't 0: one price all game."""
MEAN_SHARE: Final = 0.65
"""What whoever doesn't know the pace asks at any time: the mean share of the price."""


class TipsBot:
    """Keeps the list (see the top of this file). It has no chance in it."""

    def __init__(self, figures: dict[str, float]) -> None:
        self.figures = figures

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """Return one of the legal actions."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if view.phase == "auction":
            return self._bid_or_pass(view, legal)
        if view.phase == "discard":
            return _discard(view, legal)
        return self._take_turn(view, legal)

    # --- what a lot is worth ------------------------------------------------------------------------

    def kept(self, view: View, tile: str) -> float:
        """Return what a tile is worth beyond its points, since it stays: in the final epoch nothing."""
        kind = view.rules.tiles.category_of(tile)
        if view.is_last_epoch or tile == "flood":
            return 0.0
        if kind == "disaster":
            return -self.figures["disaster"]
        name = f"{kind}_second" if view.epoch == 2 and f"{kind}_second" in self.figures else kind
        return self.figures.get(name, 0.0)

    def worth(self, view: View) -> float:
        """Return what the lot brings: points now and at the end, tiles that stay, and what a rival doesn't get."""

        def points(seat: int) -> int:
            own = view.lot_account(seat).own
            return own.points + own.points_later

        rivals = (points(seat) for seat in _rivals(view) if view.face_up_suns(seat))
        denied = self.figures["rival"] * max(0, max(rivals, default=0))
        return points(view.seat_to_act) + denied + sum(self.kept(view, tile) for tile in view.auction_track if tile)

    def gain(self, view: View, sun: int) -> float:
        """Return what winning the lot with `sun` gains: the lot and the exchange, less what another lot would bring."""
        last, suns = view.is_last_epoch, len(view.face_up_suns(view.seat_to_act))
        exchange = self.figures["final" if last else "number"] * (view.centre_sun - sun)
        price = self.figures["third" if last else "first" if view.epoch == 1 else "second"]
        price *= self.figures["pair"] if view.players == 2 else 1.0
        left = view.ra_limit - view.ra_count - self.figures["half"]
        share = left / (left + suns) if self.figures["half"] else MEAN_SHARE
        return self.worth(view) + exchange - price * share

    # --- decisions ----------------------------------------------------------------------------------

    def _bid_or_pass(self, view: View, legal: list[Action]) -> Action:
        """Bid the lowest sun that is sure to win, if the lot pays for it; else the highest that it pays for."""
        bids = sorted((action for action in legal if isinstance(action, Bid)), key=lambda bid: bid.sun)
        if _has_time(view) and not all(view.auction_track) and _PASS in legal:
            return _PASS
        strongest = max((sun for seat in view.bidders_left()[1:] for sun in view.face_up_suns(seat)), default=0)
        auction = view.auction
        assert auction is not None
        asked = self.figures["drawn"] if auction.cause == "drawn" else 0.0
        if any(sun for _, sun in auction.bids):
            asked = -self.figures["after"]
        safe = [bid for bid in bids if bid.sun > strongest][:1]
        good = [bid for bid in safe or bids if self.gain(view, bid.sun) >= asked]
        return good[-1] if good else _PASS if _PASS in legal else bids[0]

    def _take_turn(self, view: View, legal: list[Action]) -> Action:
        """Spend a god on a tile that is worth more; invoke Ra when the lot pays for the sun that wins it; else draw."""
        god = self._best_god(view, legal)
        if god is not None:
            return god
        if view.phase == "gods":
            return _END
        if _DRAW not in legal:
            return _INVOKE
        if not any(view.auction_track) or _has_time(view):
            return _DRAW
        suns = sorted(view.face_up_suns(view.seat_to_act))
        strongest = max((sun for seat in _rivals(view) for sun in view.face_up_suns(seat)), default=0)
        winning = next((sun for sun in suns if sun > strongest), suns[-1])
        return _INVOKE if self.gain(view, winning) >= 0 else _DRAW

    def _best_god(self, view: View, legal: list[Action]) -> Action | None:
        """Return the god's use that gains most, if it gains anything."""
        best, most = None, 0.0
        for action in legal:
            if isinstance(action, SpendGod) and view.rules.tiles.category_of(action.tile) != "disaster":
                gain: float = sum(view.action_preview(action).values())
                gain += self.kept(view, action.tile) - self.kept(view, "god")
                if gain > most:
                    best, most = action, gain
        return best


def _rivals(view: View) -> Iterable[int]:
    return (seat for seat in range(view.players) if seat != view.seat_to_act)


def _has_time(view: View) -> bool:
    """Whether nobody else has a sun, and a Ra tile does not end the epoch (lesson "The last player with a sun")."""
    return not any(view.face_up_suns(seat) for seat in _rivals(view)) and view.ra_limit - view.ra_count > 1


def _discard(view: View, legal: list[Action]) -> Action:
    """Give away the tile that costs least, of what there is most (lesson "Disasters")."""
    own = view.display(view.seat_to_act)
    choices = [action for action in legal if isinstance(action, Discard)]
    return max(
        choices, key=lambda item: (sum(view.action_preview(item).values()), own[item.tile] == 2, -own[item.tile])
    )


# --- the command ------------------------------------------------------------------------------------


def seated(name: str, seed: int, without: str = "") -> Bot:
    """Return the tips bot, or the bot of a level."""
    return TipsBot(figures(without)) if name == NAME else seated_bot(name, seed)  # type: ignore[return-value]


def wins(
    players: int, games: int, seed: int, *, jobs: int = 1, others: str = "novice", without: str = ""
) -> tuple[Record, float]:
    """Play at least `games` games of one tips bot among bots of the level `others`, seats rotated over equal deals.

    Return its record, and its mean lead.
    """
    ruleset = "boat" if players == 2 else "classic"
    names = (NAME, *[others] * (players - 1))
    make = partial(seated, without=without)
    work = [(ruleset, names, seed, number, make) for number in range(deals_for(games, players))]
    with executor(jobs, None) as run:
        own, *rest = total(names, run(play_deal, work))
    return own, (own.fame - sum(record.fame for record in rest) / len(rest)) / own.games


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python packaging/bench tips", description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="at least so many for each table (600)")
    parser.add_argument("--tables", nargs="+", default=[f"{level}{players}" for level, players in WANTED])
    parser.add_argument("--without", nargs="*", default=[""], metavar="ENTRY", help="entries of the list to forget")
    parser.add_argument("--seed", type=int, default=17, help="decides bags, suns and the others' chance (17)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    chosen = parser.parse_args()
    for table in chosen.tables:
        level, players = table[:-1], int(table[-1])
        for without in chosen.without:
            record, lead = wins(players, chosen.games, chosen.seed, jobs=chosen.jobs, others=level, without=without)
            low, high = wilson(record.wins, record.games)
            line = f"{players} players, {level}: {100 * record.wins / record.games:.1f} % of {record.games} games"
            line += f" ({100 * low:.1f} to {100 * high:.1f} %), lead {lead:+.1f}"
            line += f", without {without}" if without else f", wanted: {100 * WANTED.get((level, players), 0):.0f} %"
            sys.stdout.write(line + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
