"""The bots' knowledge of each game: a record for each."""

from __future__ import annotations

from ra_desktop.ai.registry import register

from . import priests, ra

register(ra.RA)
register(priests.PRIESTS)
