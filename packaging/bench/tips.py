"""A bot that knows nothing but what the lessons of Ra teach, and how it does against Novice.

``python packaging/bench tips`` prints its share of wins among Novices, with 95 % intervals, for 2 to 5 players.
It stands for a beginner who has done all lessons and keeps their rules of thumb: it adds up what the lot on the track
scores, as the account of the lot shows it, and asks itself whether that is worth a sun. It sees what a player sees and
reckons with nobody's plans. Every rule names the lesson that teaches it; no figure in it is finer than a person keeps.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Final

from ra_desktop.ai.arena.command import wilson
from ra_desktop.ai.arena.matches import Record, deals_for, play_deal, seated_bot, total
from ra_desktop.ai.executor import executor
from ra_desktop.engine import Bid, Discard, Draw, End, Invoke, Pass, SpendGod

if TYPE_CHECKING:
    from ra_desktop.ai.protocol import Bot, Cancel, Limit
    from ra_desktop.engine import Action, View

WANTED: Final = {2: 0.80, 4: 0.40}
"""The share of wins against one Novice, and against three, that the lessons should lead to."""
NAME: Final = "tips"

SMALL_SUN: Final = 5
"""Points that a lot must bring to be worth the lowest sun at the table (lesson "What a sun is worth")."""
BIG_SUN: Final = 10
"""The same for the highest (the rule of thumb in the same lesson)."""
A_GOD: Final = 2
"""What spending a god must gain beyond the 2 points that it scores unspent (lesson "Gold and gods")."""
PAIR: Final = 1.4
"""How many times as much with two players (lesson "Two players": 7 and 14)."""
A_RIVAL: Final = 0.5
"""What a point that the only rival does not get is worth (lesson "Two players")."""
LASTING: Final = {"pharaoh": 1.0, "nile": 0.5, "monument": 1.0}
"""What a tile that stays is worth beyond its points, before the last epoch (lessons on pharaohs, niles, monuments)."""

_DRAW, _INVOKE, _PASS, _END = Draw(), Invoke(), Pass(), End()


class TipsBot:
    """Keeps the rules of the lessons (see the top of this file). It has no chance in it."""

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """Return one of the legal actions."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if view.phase == "auction":
            return bid_or_pass(view, legal)
        if view.phase == "discard":
            return discard(view, legal)
        return take_turn(view, legal)


# --- what a lot is worth ----------------------------------------------------------------------------


def worth(view: View, sun: int | None = None) -> float:
    """Return what the lot brings its winner: the points now, those at the end, and something for tiles that stay."""
    own = view.lot_account(view.seat_to_act, sun).own
    # The account counts as the lessons do: pharaohs, Nile, civilization, gold and gods, disasters, monuments, suns.
    points: float = own.points + own.points_later
    if view.players == 2:
        (rival,) = {0, 1} - {view.seat_to_act}
        others = view.lot_account(rival).own
        points += A_RIVAL * (others.points + others.points_later)
    if view.is_last_epoch:
        return points
    category = view.rules.tiles.category_of
    return points + sum(LASTING.get(category(tile), 0.0) for tile in view.auction_track if tile)


def asked(view: View, sun: int) -> float:
    """Return how many points a lot must bring to be worth `sun`: more for a higher one, less late in an epoch."""
    seat = view.seat_to_act
    every = sorted(sun for item in range(view.players) for sun in view.face_up_suns(item) + view.face_down_suns(item))
    strength = every.index(sun) / (len(every) - 1)
    points = SMALL_SUN + (BIG_SUN - SMALL_SUN) * strength
    if view.players == 2:
        points *= PAIR
    # Lesson "The Ra track": suns that are left at the end of the epoch bought nothing.
    left = view.ra_limit - view.ra_count - 1
    waiting = len(view.face_up_suns(seat))
    if left <= waiting:
        points *= left / (waiting + 1)
    # Lessons "The sun you win" and "What a sun is worth": one pays the sun bid less the sun in the centre.
    if not view.is_last_epoch:
        points -= (view.centre_sun - sun) / 4
    return points


# --- decisions --------------------------------------------------------------------------------------


def bid_or_pass(view: View, legal: list[Action]) -> Action:
    """Bid the lowest sun that is sure to win, if the lot is worth it; else the highest that it is worth.

    Lessons "The sun you win" (the smallest sun that is sure to win) and "What a sun is worth" (too dear: pass).
    """
    bids = [action for action in legal if isinstance(action, Bid)]
    others = view.bidders_left()[1:]
    strongest = max((sun for seat in others for sun in view.face_up_suns(seat)), default=0)
    good = [bid for bid in bids if worth(view, bid.sun) >= asked(view, bid.sun)]
    is_full = all(view.auction_track)
    if not good or (has_time(view) and not is_full and _PASS in legal):
        return _PASS if _PASS in legal else bids[0]
    safe = [bid for bid in good if bid.sun > strongest]
    return safe[0] if safe else good[-1]


def take_turn(view: View, legal: list[Action]) -> Action:
    """Spend a god on a tile that is worth it; call when the lot is worth a sun; else draw."""
    god = best_god(view, legal)
    if god is not None:
        return god
    if view.phase == "gods":
        return _END
    if _DRAW not in legal:
        return _INVOKE
    return _INVOKE if worth_calling(view) else _DRAW


def has_time(view: View) -> bool:
    """Whether nobody else has a sun, and a Ra tile does not end the epoch (lesson "The last player with a sun")."""
    others = [seat for seat in range(view.players) if seat != view.seat_to_act]
    return not any(view.face_up_suns(seat) for seat in others) and view.ra_limit - view.ra_count > 1


def worth_calling(view: View) -> bool:
    """Whether the lot is worth a sun that wins it (lessons "Draw or invoke Ra" and "Why invoke Ra")."""
    if not any(view.auction_track) or has_time(view):
        return False
    suns = view.face_up_suns(view.seat_to_act)
    return worth(view) >= asked(view, suns[-1])


def best_god(view: View, legal: list[Action]) -> Action | None:
    """Return the god's use that gains most, if it gains enough (lesson "Gold and gods")."""
    best, most = None, float(A_GOD)
    for action in legal:
        if isinstance(action, SpendGod) and view.rules.tiles.category_of(action.tile) != "disaster":
            gain: float = sum(view.action_preview(action).values())
            if not view.is_last_epoch:
                gain += LASTING.get(view.rules.tiles.category_of(action.tile), 0.0)
            if (best is None and gain >= most) or gain > most:
                best, most = action, gain
    return best


def discard(view: View, legal: list[Action]) -> Action:
    """Give away the tile that costs least, of what there is most (lesson "Disasters")."""
    own = view.display(view.seat_to_act)
    choices = [action for action in legal if isinstance(action, Discard)]
    return max(
        choices, key=lambda item: (sum(view.action_preview(item).values()), own[item.tile] == 2, -own[item.tile])
    )


# --- the command ------------------------------------------------------------------------------------


def seated(name: str, seed: int) -> Bot:
    """Return the tips bot, or the bot of a level."""
    return TipsBot() if name == NAME else seated_bot(name, seed)  # type: ignore[return-value]


def wins(players: int, games: int, seed: int, *, jobs: int = 1, others: str = "novice") -> Record:
    """Play at least `games` games of one tips bot among bots of the level `others`, seats rotated over equal deals."""
    ruleset = "boat" if players == 2 else "classic"
    names = (NAME, *[others] * (players - 1))
    work = [(ruleset, names, seed, number, seated) for number in range(deals_for(games, players))]
    with executor(jobs, None) as run:
        return total(names, run(play_deal, work))[0]


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python packaging/bench tips", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="at least so many for each number of players (1000)")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5], choices=(2, 3, 4, 5))
    parser.add_argument("--seed", type=int, default=17, help="decides bags, suns and the Novices' chance (17)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    chosen = parser.parse_args()
    for players in chosen.players:
        record = wins(players, chosen.games, chosen.seed, jobs=chosen.jobs)
        low, high = wilson(record.wins, record.games)
        line = f"{players} players: {100 * record.wins / record.games:.1f} % of {record.games} games"
        line += f" ({100 * low:.1f} to {100 * high:.1f} %), an even match {100 / players:.0f} %"
        if players in WANTED:
            line += f", wanted: at least {100 * WANTED[players]:.0f} %"
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
