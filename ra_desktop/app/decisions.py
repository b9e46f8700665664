"""Where undo and redo stop: at people's decisions. A move without alternative is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ra_desktop.storage.saved_game import SavedGame


def decision_before(saved: SavedGame) -> int | None:
    """Return the ply to which undo goes back, a person's previous decision, or None if it cannot go back."""
    if not saved.options.take_backs:
        return None
    here = len(saved.game.plies)
    return next((ply for ply in range(here - 1, -1, -1) if _is_decision(saved, ply)), None)


def decision_after(saved: SavedGame) -> int | None:
    """Return the ply to which redo goes: a person's next decision, or the end; None if nothing is taken back."""
    if not saved.game.taken_back:
        return None
    here, end = len(saved.game.plies), len(saved.game.line)
    return next((ply for ply in range(here + 1, end) if _is_decision(saved, ply)), end)


def _is_decision(saved: SavedGame, ply: int) -> bool:
    """Whether a person still playing decided on action number `ply`, from 0."""
    seat = saved.game.seat_to_act(ply)
    if seat is None or saved.game.is_forced(ply):
        return False
    return saved.occupants[seat].bot is None and saved.occupants_at(ply)[seat].bot is None
