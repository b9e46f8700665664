"""A message from the running game to the user."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell the user once.

    ``bot-failed``: the bot of `seat` made no legal choice and a fallback move is made; repeated only after the bot has
    played well. ``level-unknown``, ``character-unknown``: this version does not know the player of `seat` (None:
    several seats), and a fallback bot plays. ``autosave-failed``: the game cannot be written; ``autosave-works``: it
    can again.
    """

    kind: str
    seat: int | None = None
    detail: str = ""
