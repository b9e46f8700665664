"""Fallback bots for opponents that this version does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ra_desktop.ai import UnknownCharacterError, UnknownLevelError

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai import Bot
    from ra_desktop.storage.saved_game import Seat

FALLBACK_LEVEL: Final = "skilled"
"""The level that replaces an unknown one."""


class FallbackBots:
    """Determines which bot plays a seat. Whether a bot exists is tested once, by making it."""

    def __init__(self, make_bot: Callable[..., Bot]) -> None:
        self._make_bot = make_bot
        self._known: dict[tuple[str, str | None], tuple[str, str | None]] = {}

    def playable(self, seat: Seat) -> Seat:
        """Return `seat` with :data:`FALLBACK_LEVEL` for an unknown level, and no character for an unknown one."""
        if seat.bot is None:
            return seat
        named = seat.bot, seat.character
        if named not in self._known:
            self._known[named] = self._found(*named)
        level, character = self._known[named]
        return seat if (level, character) == named else msgspec.structs.replace(seat, bot=level, character=character)

    def _found(self, level: str, character: str | None) -> tuple[str, str | None]:
        try:
            self._make_bot(level, 0, **({} if character is None else {"character": character}))
        except UnknownLevelError:
            return (level, character) if level == FALLBACK_LEVEL else self._found(FALLBACK_LEVEL, character)
        except UnknownCharacterError:
            return level, None
        except Exception:  # noqa: BLE001 - what else is wrong with it shows when it is asked
            return level, character
        return level, character
