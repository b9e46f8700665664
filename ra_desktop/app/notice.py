"""What the running game has to tell a person once."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Notice:
    """Something a person should be told once.

    ``bot-failed``: the bot of `seat` made no legal choice and another move is made for it; told again only after
    the bot has played well. ``level-unknown``, ``character-unknown``: this version does not know who should play `seat`
    (None: several seats), and a fallback bot does. ``autosave-failed``: the game cannot be written;
    ``autosave-works``: it can again.
    """

    kind: str
    seat: int | None = None
    detail: str = ""
