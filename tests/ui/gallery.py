"""Positions at which the table is hard to lay out, by name: for looking at them, and for tests of sizes.

They are composed, not played, with the hands, suns and tracks that fill the panels most; most hold more tiles than
their suns can have won. ``hang(window, "turn")`` shows one in the application's window, and nobody moves.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ra_desktop.ai import Cancelled
from ra_desktop.engine import Draw, Game, GameState, Ply
from ra_desktop.engine.games.priests.tiles import BUILDINGS, PERSONS, TURNED, TWO_SIDED
from ra_desktop.engine.games.ra.tiles import CIVILIZATION_KINDS, MONUMENT_KINDS
from ra_desktop.engine.tiles import mask_of
from ra_desktop.storage.saved_game import SavedGame, Seat
from ra_desktop.ui.games.epoch_account import EpochAccount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Action
    from ra_desktop.ui.shell.main_window import MainWindow

COLOURS = ("lapis", "malachite", "carnelian", "amethyst", "ochre")
NAMES = ("You", "Nefer", "Khufu", "Tiye", "Senusret")
LONG_NAMES = (
    "Wilhelmina von Memphis I",
    "Maximilian Thutmose VIII",
    "Nebet-Hetepheres-Meritit",
    "WILLIAM MCMORROW MAHMOUD",
    "Ptolemaios Philopator IV",
)
"""As long as the set-up lets a name be: 24 characters."""


@dataclass
class Position:
    """A game as it stands on the table."""

    players: int = 4
    ruleset: str = "classic"
    epoch: int = 2
    ra: int = 4
    phase: str = "turn"
    to_act: int = 0
    hands: Sequence[str] = ()
    """Tiles before each seat: ``"pharaoh*3 nile"``."""
    track: str = ""
    suns: Sequence[tuple[Sequence[int], Sequence[int]]] = ()
    """Face up and face down, by seat."""
    centre: int = 1
    fame: Sequence[int] = (21, 14, 9, 17, 12)
    auction: tuple[int, str] | None = None
    """Ra player and cause."""
    bids: Sequence[tuple[int, int]] = ()
    pending: tuple[str, int] | None = None
    """What a choice is about, a disaster for example, and how many choices are left."""
    queue: Sequence[str] = ()
    """What is to be chosen about afterwards."""
    ankhs: Sequence[int] = (0,) * 5
    names: Sequence[str] = NAMES
    persons: Sequence[int] = (0,)
    extra: dict[str, Any] = field(default_factory=dict)

    def state(self) -> GameState:
        """The position for the engine."""
        state = GameState.new(self.ruleset, self.players, 7)
        codes = state.rules.tiles.codes
        state.epoch, state.ra_count = self.epoch, self.ra
        for seat, hand in enumerate(self.hands[: self.players]):
            for word in hand.split():
                tile, _, count = word.partition("*")
                state.held[seat][codes[tile]] += int(count or 1)
        state.track[:] = [codes[tile] for tile in self.track.split()] + [-1] * (8 - len(self.track.split()))
        for seat, (up, down) in enumerate(self.suns):
            state.up[seat], state.down[seat] = mask_of(up), mask_of(down)
        state.centre_sun = self.centre
        state.fame = list(self.fame[: self.players])
        state.phase, state.seat_to_act = self.phase, self.to_act
        if self.auction is not None:
            state.ra_player, state.cause = self.auction
            state.bids = list(self.bids)
            best = max(state.bids, key=lambda bid: bid[1], default=(-1, 0))
            state.high_bidder, state.highest_bid = best if best[1] else (-1, 0)
        if self.pending is not None:
            state.pending_tile, state.left = codes[self.pending[0]], self.pending[1]
        state.queue = [codes[tile] for tile in self.queue]
        state.ankhs = list(self.ankhs[: self.players])
        state.sheets = [state.rules.score(state) for _ in range(self.epoch - 1)]
        _take_out(state, self.ra * self.epoch)
        state._legal = None
        return state

    def seats(self) -> tuple[Seat, ...]:
        """Who sits there."""
        bots = (None, ("expert", "priestess"), ("skilled", "builder"), ("expert", "caller"), ("master", "magistrate"))
        return tuple(
            Seat(name, colour) if seat in self.persons else Seat(name, colour, *(bots[seat] or ("skilled", "scholar")))
            for seat, (name, colour) in enumerate(zip(self.names[: self.players], COLOURS, strict=False))
        )


def _take_out(state: GameState, ra: int) -> None:
    """Take what lies on the table out of the bag, where two-sided tiles lie person first."""
    gone = [sum(counts) for counts in zip(*state.held, strict=True)]
    for code in (*state.track, state.pending_tile if state.phase == "side" else -1):
        if code >= 0:
            gone[code] += 1
    if state.ruleset == "priests":
        for code in TWO_SIDED:
            if TURNED[code] < code:
                gone[TURNED[code]] += gone[code]
                gone[code] = 0
    gone[0] = min(ra, 29)
    for code, count in enumerate(gone):
        for _ in range(min(count, state.bag.count(code))):
            state.bag.remove(code)


_ALL_CIVILIZATION = " ".join(f"{kind}*2" for kind in CIVILIZATION_KINDS)
_ALL_MONUMENTS = " ".join(f"{kind}*{2 + at % 3}" for at, kind in enumerate(MONUMENT_KINDS))
_EVERYTHING = f"pharaoh*4 nile*9 flood*3 gold*3 god*2 {_ALL_CIVILIZATION} {_ALL_MONUMENTS}"
_LITTLE = ("pharaoh*3 nile flood", "writing*2 fortress", "gold", "god art")
_USUAL_HANDS = (
    "pharaoh*2 nile*5 flood writing astronomy*2 agriculture gold god pyramid*3 sphinx obelisk temple",
    "pharaoh*3 nile*4 pyramid*2 obelisk writing*2",
    "sphinx temple*2 fortress*3 gold",
    "pharaoh flood nile*2 step-pyramid agriculture",
    "nile*3 gold*2 art religion statue*2 palace",
)
_USUAL_SUNS = (((7, 11, 10), ()), ((4, 8), (2,)), ((13,), (6, 1)), ((3, 12), (9,)))
_FIVE_SUNS = (((16, 7), (2,)), ((15, 8, 3), ()), ((14,), (9, 4)), ((13, 10, 5), ()), ((12, 11), (6,)))
_FULL = "pharaoh flood temple astronomy god earthquake unrest nile"

_LATE_BUILDINGS = "granary/scribe*2 granary/farmer fortress/warrior market/merchant*2"
_LATE_PYRAMID = "stone*5 chamber-red*3 chamber-blue chamber-yellow"
_LATE_PEOPLE = "warrior/fortress*2 warrior/market scribe/granary*2"
_LATE_HANDS = (
    f"farmer/granary farmer/market merchant/library scribe/fortress {_LATE_BUILDINGS} {_LATE_PYRAMID} priest*2 plague",
    f"{_LATE_PEOPLE} library/farmer*2 fortress/merchant stone*3 chamber-green*2 priest*3 plague*2",
    "farmer/fortress*2 merchant/granary market/scribe library/warrior stone*4 chamber-blue*3 plague*3",
    "scribe/library granary/warrior*2 granary/merchant fortress/scribe*2 chamber-yellow*4 stone priest",
    "merchant/market*3 farmer/library market/farmer stone*7 chamber-red*2 chamber-green*3 plague*4",
)
_ALL_PEOPLE = " ".join(f"{person}/{building}*2" for person in PERSONS for building in BUILDINGS)
_ALL_BUILDINGS = " ".join(f"{building}/{person}*3" for building in BUILDINGS for person in PERSONS)
_GREAT_PYRAMID = "stone*14 " + " ".join(f"chamber-{colour}*5" for colour in ("red", "blue", "green", "yellow"))
_ALL_OF_PRIESTS = f"{_ALL_PEOPLE} {_ALL_BUILDINGS} {_GREAT_PYRAMID} priest*9 plague*8"
_PRIESTS_TRACK = "farmer/granary plague market/scribe stone chamber-blue priest warrior/library granary/farmer"

POSITIONS: dict[str, Position] = {
    "turn": Position(
        hands=_USUAL_HANDS, suns=(((7, 11), (10,)), *_USUAL_SUNS[1:]), centre=5, ra=3,
        track="pharaoh flood temple astronomy",
    ),
    "first-turn": Position(epoch=1, ra=0, fame=(10,) * 5),
    "auction": Position(
        hands=_USUAL_HANDS, suns=_USUAL_SUNS, centre=5, ra=6, phase="auction", auction=(3, "drawn"), to_act=0,
        bids=((2, 0), (1, 8)), track="pharaoh flood temple astronomy god earthquake",
    ),
    "auction-all-too-low": Position(
        hands=_USUAL_HANDS, suns=(((7, 11, 10), ()), *_USUAL_SUNS[1:]), centre=5, ra=5, phase="auction",
        auction=(0, "invoked"), bids=((1, 8), (2, 13), (3, 0)), track="pharaoh flood unrest",
    ),
    "auction-must-bid": Position(
        hands=_USUAL_HANDS, suns=_USUAL_SUNS, centre=5, ra=5, phase="auction", auction=(0, "invoked"),
        bids=((1, 0), (2, 0), (3, 0)), track="pharaoh flood temple",
    ),
    "auction-of-five": Position(
        players=5, hands=_USUAL_HANDS, suns=_FIVE_SUNS, ra=8, phase="auction", auction=(4, "drawn"),
        bids=((0, 0), (1, 8), (2, 0), (3, 13)), to_act=4, persons=(4,),
        names=("Nefer", "Khufu", "Tiye", "Senusret", "You"), track="pharaoh flood temple astronomy god",
    ),
    "gods": Position(
        hands=("god*3 nile", *_USUAL_HANDS[1:]), suns=_USUAL_SUNS, centre=5, phase="gods", track="pharaoh nile temple",
    ),
    "disaster": Position(
        hands=_USUAL_HANDS, suns=_USUAL_SUNS, centre=8, phase="discard", auction=(3, "drawn"),
        pending=("earthquake", 2), bids=((0, 11), (1, 0), (2, 0), (3, 0)),
    ),
    "disaster-civilization": Position(
        hands=(f"{_ALL_CIVILIZATION} nile*3 flood", *_USUAL_HANDS[1:]), suns=_USUAL_SUNS, centre=8, phase="discard",
        auction=(3, "drawn"), pending=("unrest", 2), bids=((0, 11), (1, 0), (2, 0), (3, 0)),
    ),
    "full-track": Position(hands=_USUAL_HANDS, suns=_USUAL_SUNS, centre=5, track=_FULL),
    "all-disasters": Position(
        hands=_USUAL_HANDS, suns=_USUAL_SUNS, centre=5, ra=5, phase="auction", auction=(1, "full"),
        bids=((2, 13), (3, 0)), track="funeral funeral drought drought unrest unrest earthquake earthquake",
    ),
    "long-names": Position(
        players=5, hands=_USUAL_HANDS, suns=_FIVE_SUNS, ra=7, phase="auction", auction=(4, "drawn"),
        bids=((0, 7), (1, 0), (2, 14)), to_act=3, persons=(3,), names=LONG_NAMES, track=_FULL.rpartition(" ")[0],
    ),
    "hot-seat": Position(
        players=5, hands=_USUAL_HANDS, suns=_FIVE_SUNS, ra=7, phase="auction", auction=(4, "invoked"),
        bids=((0, 7), (1, 0), (2, 14)), to_act=3, persons=(0, 1, 2, 3, 4), names=LONG_NAMES, track="god nile gold",
    ),
    "pharaohs": Position(
        hands=("pharaoh*25 nile*25 flood*12 gold*5 god*8", "writing", "palace", "temple*5"), suns=_USUAL_SUNS, centre=5,
        track="unrest",
    ),
    "pharaohs-opposite": Position(
        players=5, hands=("writing", "pharaoh*25 nile*25 flood*12 gold*5 god*8", "palace", "temple*5", "art"),
        suns=_FIVE_SUNS, track="unrest",
    ),
    "monuments": Position(
        hands=(_EVERYTHING, *_LITTLE), suns=_USUAL_SUNS, centre=5, epoch=3, track="nile temple",
    ),
    "monuments-opposite": Position(
        players=5, epoch=3, ra=9, suns=_FIVE_SUNS, track="nile temple",
        hands=("writing", _EVERYTHING, *_LITTLE),
    ),
    "suns-used": Position(
        hands=_USUAL_HANDS, suns=(((), (1, 7, 11)), ((4,), (2, 8)), ((), (13, 6, 9)), ((), (3, 12, 10))), centre=5,
        to_act=1, ra=7, epoch=3, track="nile flood", fame=(121, 104, 9, 57),
    ),
    "late": Position(hands=_USUAL_HANDS, suns=_USUAL_SUNS, centre=5, epoch=3, ra=8, track="pharaoh flood temple gold"),
    "two": Position(
        players=2, ruleset="boat", hands=_USUAL_HANDS[:2], suns=(((9, 6, 5), (2,)), ((8, 7, 4, 3), ())), ra=2,
        track="pharaoh flood temple",
    ),
    "three": Position(
        players=3, ruleset="boat", hands=_USUAL_HANDS[:3],
        suns=(((13, 8, 5, 2), ()), ((12, 9), (6, 3)), ((11,), (10, 7, 4))), ra=5, epoch=3,
        track="pharaoh flood temple", to_act=1,
    ),
    "priests": Position(
        ruleset="priests", epoch=2, ra=4, hands=_LATE_HANDS, suns=_USUAL_SUNS, centre=5, ankhs=(1, 2, 0, 3),
        track="farmer/granary plague market/scribe stone",
    ),
    "priests-first-turn": Position(players=2, ruleset="priests", epoch=1, ra=0, fame=(10,) * 5),
    "priests-auction": Position(
        players=5, ruleset="priests", epoch=3, ra=9, hands=_LATE_HANDS, suns=_FIVE_SUNS, ankhs=(2, 4, 1, 0, 3),
        phase="auction", auction=(4, "drawn"), bids=((0, 7), (1, 0), (2, 14)), to_act=3, persons=(3,), names=LONG_NAMES,
        track=_PRIESTS_TRACK,
    ),
    "priests-side": Position(
        players=3, ruleset="priests", epoch=2, ra=5, hands=_LATE_HANDS, suns=_USUAL_SUNS[:3], centre=5, ankhs=(1, 0, 2),
        phase="side", pending=("merchant/library", 1), track="farmer/granary plague market/scribe",
    ),
    "priests-side-of-five": Position(
        players=5, ruleset="priests", epoch=3, ra=9, hands=_LATE_HANDS, suns=_FIVE_SUNS, ankhs=(2, 4, 1, 0, 3),
        phase="side", pending=("merchant/library", 1), to_act=3, persons=(3,), names=LONG_NAMES,
        track=_PRIESTS_TRACK.rpartition(" ")[0],
    ),
    "priests-flip": Position(
        ruleset="priests", epoch=2, ra=5, hands=_LATE_HANDS, suns=_USUAL_SUNS, centre=11, ankhs=(1, 2, 0, 1),
        phase="flip", auction=(3, "drawn"), bids=((0, 10), (1, 0), (2, 0), (3, 0)), pending=("priest", 1),
        queue=("priest",),
    ),
    "priests-all": Position(
        ruleset="priests", epoch=3, ra=8, hands=(_ALL_OF_PRIESTS, "plague*4", "stone", "priest*3"), suns=_USUAL_SUNS,
        centre=5, ankhs=(9, 0, 0, 0), track="farmer/market",
    ),
    "priests-all-opposite": Position(
        players=5, ruleset="priests", epoch=3, ra=9, suns=_FIVE_SUNS, ankhs=(0, 12, 1, 2, 3),
        hands=("plague*2", _ALL_OF_PRIESTS, "stone", "priest*3", "farmer/market"), track="farmer/market",
    ),
    "priests-two": Position(
        players=2, ruleset="priests", epoch=3, ra=4, hands=_LATE_HANDS[:2],
        suns=(((9, 6, 5), (2,)), ((8, 7, 4, 3), ())), ankhs=(2, 3), phase="auction", auction=(1, "invoked"),
        track=_PRIESTS_TRACK,
    ),
    "over": Position(players=4, hands=_USUAL_HANDS, suns=_USUAL_SUNS, epoch=3, ra=8, fame=(21, 34, 9, 34)),
}  # fmt: skip


class Waiting:
    """A bot that thinks until nobody waits any more."""

    def choose(self, view: object, *, limit: object = None, cancel: Any = None) -> Action:
        """Never choose."""
        cancel.wait()
        raise Cancelled


def waiting_bot(*_: object, **__: object) -> Waiting:
    """What makes :class:`Waiting` bots, for a session."""
    return Waiting()


def hang(window: MainWindow, name: str) -> GameState:
    """Show the position in *window*, whose session has waiting bots."""
    window.settings.forced_moves = False
    position = POSITIONS[name]
    game = Game(position.ruleset, position.players, 7)
    game.state._take_from(position.state())
    window.session._replace(SavedGame(game, position.seats()))
    return game.state


def scoring(name: str) -> tuple[GameState, EpochAccount]:
    """The position as it would be scored if the next Ra ended the last epoch, and what is told of it."""
    state = POSITIONS[name].state()
    state.epoch, state.phase, state.cause = 3, "turn", ""
    state.bids, state.queue, state.pending_tile, state.ra_player = [], [], -1, -1
    state.seat_to_act = next(seat for seat in range(state.players) if state.up[seat])
    state.ra_count = state.ra_limit - 1
    state.bag.append(0)
    state._legal = None
    scored = state.up_to_scoring(Draw())
    assert scored is not None
    return scored, EpochAccount.of(scored, Ply(state.seat_to_act, Draw(), state.apply(Draw())))
