"""What a position is worth, counted by the engine over every move and every order of the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine import Draw

if TYPE_CHECKING:
    from ra_desktop.engine import Action, GameState

Worth = tuple[tuple[float, ...], tuple[float, ...]]
"""Every seat's chance to win and mean margin in fame."""


def slowly(state: GameState, known: dict[object, Worth]) -> Worth:
    """What a position is worth by the engine: all moves, all tiles; every seat wants to win, then to lead by more."""
    if state.is_over:
        fame = state.fame
        leads = [own - max(fame[:seat] + fame[seat + 1 :]) for seat, own in enumerate(fame)]
        return tuple(float(seat == state.winner) for seat in range(state.players)), tuple(map(float, leads))
    state.bag.sort()
    key = state.key()
    if key not in known:
        seat = state.seat_to_act
        best: Worth | None = None
        for action in state.legal_actions():
            result = slowly_after(state, action, known)
            lead = result[0][seat] - best[0][seat] if best else 1.0
            if best is None or lead > 1e-12 or (lead > -1e-12 and result[1][seat] > best[1][seat] + 2e-11):
                best = result
        assert best is not None
        known[key] = best
    return known[key]


def slowly_after(state: GameState, action: Action, known: dict[object, Worth]) -> Worth:
    """What it is worth after *action*, with the mean over the next tile."""
    tiles = sorted(set(state.bag)) if action is Draw() and state.bag else [None]
    parts = []
    for code in tiles:
        twin = state.copy()
        if code is not None:
            twin.bag.remove(code)
            twin.bag.append(code)
        twin.apply(action, events=False)
        parts.append((1 if code is None else state.bag.count(code), slowly(twin, known)))
    whole = sum(number for number, _ in parts)
    wins, leads = (
        tuple(sum(number * worth[what][seat] for number, worth in parts) / whole for seat in range(state.players))
        for what in (0, 1)
    )
    return wins, leads


def chance(state: GameState, action: Action, known: dict[object, Worth]) -> float:
    """The chance of seat 0 after *action*, with the best play of all."""
    return slowly_after(state, action, known)[0][0]
