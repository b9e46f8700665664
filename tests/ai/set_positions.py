"""Positions to put before a bot: what lies where is said, the rest of the tiles is in the bag."""

from __future__ import annotations

from ra_desktop.engine import GameState, View, parse_action
from ra_desktop.engine.games.priests.tiles import TURNED
from ra_desktop.engine.tiles import EMPTY, RA, mask_of

SUNS = {
    2: ((9, 6, 5, 2), (8, 7, 4, 3)),
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    4: ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)),
}


def game(
    *hands: str,
    lot: str = "",
    ras: int = 0,
    epoch: int = 1,
    suns: tuple[tuple[int, ...], ...] | None = None,
    down: tuple[tuple[int, ...], ...] = (),
    centre: int = 1,
    turn: int = 0,
    ruleset: str = "boat",
    first: str = "",
) -> GameState:
    """The turn of seat *turn*, each seat with the tiles of its hand, *lot* on the auction track.

    *ras* Ra tiles lie on the Ra track. *suns* are face up, *down* face down; the rest of the tiles is in the bag, with
    the tile *first*, if one is named, to be drawn next.
    """
    players = len(hands)
    state = GameState.new(ruleset, players, 1, suns=suns or SUNS[players])
    tiles = state.rules.tiles
    left = list(tiles.counts)

    def taken(name: str) -> int:
        code = tiles.codes[name]
        left[code if tiles.counts[code] else TURNED[code]] -= 1
        return code

    for seat, hand in enumerate(hands):
        for name in hand.split():
            state.held[seat][taken(name)] += 1
    for space, name in enumerate(lot.split()):
        state.track[space] = taken(name)
    top = [taken(first)] if first else []
    left[RA] -= ras
    state.bag = [*(code for code, copies in enumerate(left) for _ in range(copies)), *top]
    state.ra_count = ras
    state.epoch = epoch
    state.sheets = [[{} for _ in hands] for _ in range(epoch - 1)]
    state.centre_sun = centre
    for seat, own in enumerate(down):
        state.down[seat] = mask_of(own)
    state.seat_to_act = turn
    state._legal = None
    assert state.phase == "turn"
    assert min(left) >= 0
    return state


def after(state: GameState, *actions: str) -> View:
    """What the seat to move sees after *actions*."""
    for text in actions:
        state.apply(parse_action(text))
    seat = state.current_player
    assert seat is not None
    return state.view(seat)


def is_mere_disaster(state: GameState) -> bool:
    """Whether disasters lie on the auction track and nothing else; plagues are such."""
    tiles = state.rules.tiles
    lot = [tiles.names[code] for code in state.track if code != EMPTY]
    return bool(lot) and all(tiles.category_of(name) in ("disaster", "plague") for name in lot)
