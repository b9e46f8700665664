"""A fingerprint of a position that does not depend on how the engine keeps it (docs/save-format.md#digest)."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from ra_desktop.engine import Position

ALGORITHM: Final = "sha256"


def position_digest(position: Position) -> str:
    """Return ``sha256:`` and 64 hexadecimal digits, equal for equal positions; the order of the bag counts."""
    canonical = msgspec.json.encode(describe(position), order="sorted")
    return f"{ALGORITHM}:{hashlib.sha256(canonical).hexdigest()}"


def describe(position: Position) -> dict[str, Any]:
    """Return the position as names and numbers, as it goes into the digest."""
    seats = range(position.players)
    names = position.rules.tiles.names
    auction, pending = position.auction, position.pending
    return {
        "ankhs": position.ankhs,
        "auction": None
        if auction is None
        else {"bids": auction.bids, "cause": auction.cause, "ra_player": auction.ra_player},
        "bag": [names[code] for code in reversed(position.bag)],
        "centre_sun": position.centre_sun,
        "current_player": position.current_player,
        "displays": [position.display(seat) for seat in seats],
        "epoch": position.epoch,
        "fame": position.fame,
        "pending": None
        if pending is None
        else {
            "kind": pending.kind,
            "left": pending.left,
            "queue": pending.queue,
            "tile": pending.tile,
        },
        "phase": position.phase,
        "players": position.players,
        "ra_count": position.ra_count,
        "ra_limit": position.ra_limit,
        "ruleset": position.ruleset,
        "score_sheet": position.score_sheet,
        "suns_down": [position.face_down_suns(seat) for seat in seats],
        "suns_up": [position.face_up_suns(seat) for seat in seats],
        "track": position.auction_track,
    }
