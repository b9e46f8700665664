"""The records that a finished game has beaten, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from .fill import fill
from .tiles import ruleset_label

if TYPE_CHECKING:
    from ra_desktop.app.growth import Record

_tr = QCoreApplication.translate


def record_text(record: Record, ruleset: str) -> str:
    """Return one sentence on a record in games of `ruleset`."""
    game = ruleset_label(ruleset)
    if record.kind == "first-win":
        return fill(_tr("Records", "The first game of {game} that you have won."), game=game)
    if record.kind == "streak":
        text = QCoreApplication.translate(
            "Records", "%n games of {game} won in a row, more than ever.", "", record.value
        )
        return fill(text, game=game)
    text = _tr("Records", "{fame} fame is your best in {game}; it was {before}.")
    return fill(text, fame=record.value, before=record.before, game=game)
