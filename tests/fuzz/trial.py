"""What must hold for any file whatever, and what reading it took."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ra_desktop.storage import SaveError, decode, encode

MOST_SECONDS: Final = 0.1
MOST_BYTES: Final = 50_000_000

_STATUS: Final = Path("/proc/self/status")
_CLEAR: Final = Path("/proc/self/clear_refs")


@dataclass(frozen=True, slots=True)
class Trial:
    """How the reading of a file went."""

    outcome: str
    """``loaded``, or the kind of the error that refused it."""
    seconds: float
    """Of this process, whoever else used the machine meanwhile."""
    memory: int
    """Bytes that were used at most, beyond those in use before; 0 where the system does not tell."""


def attempt(data: bytes) -> Trial:
    """Read *data*. Anything but a legal position or an error of ours is an AssertionError, or what went wrong."""
    before = _forget_peak()
    began = time.process_time()
    try:
        saved = decode(data)
    except SaveError as error:
        seconds = time.process_time() - began
        memory = _peak() - before
        _check_error(error)
        return Trial(error.kind, seconds, memory)
    seconds = time.process_time() - began
    memory = _peak() - before
    state = saved.game.state
    legal = state.legal_actions()
    assert bool(legal) != state.is_over
    assert (state.current_player is None) == state.is_over
    for action in legal:
        state.copy().apply(action)
    for seat in range(state.players):
        assert state.view(seat).players == state.players
    again = decode(encode(saved))
    assert again.game.state == state
    assert (again.game.line, again.seats, again.handovers) == (saved.game.line, saved.seats, saved.handovers)
    return Trial("loaded", seconds, memory)


def _check_error(refusal: SaveError) -> None:
    assert refusal.kind in ("damaged", "foreign", "newer", "rules"), refusal.kind
    assert refusal.reason
    assert len(str(refusal)) < 2_000, "an error is for a reader"
    assert not any(word in refusal.reason for word in ("regex", "Expected", "`str`")), "who knows nothing of types"
    str(refusal).encode()  # it can be shown and logged


def _forget_peak() -> int:
    """Let the peak of memory start here; what is in use now."""
    try:
        _CLEAR.write_text("5")
    except OSError:
        return 0
    return _peak()


def _peak() -> int:
    try:
        status = _STATUS.read_text()
    except OSError:
        return 0
    return int(status.partition("VmHWM:")[2].split(maxsplit=1)[0]) * 1024
