"""The history of finished games as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from ra_desktop.engine import RULESETS

from .atomic import write_atomically

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from .finished import FinishedGame


def export_csv(games: Sequence[FinishedGame], path: Path, decimal_sign: str = ".") -> None:
    """Write a line for every seat of all `games` to `path`, as UTF-8 with a byte order mark.

    Spreadsheets expect a semicolon between columns where `decimal_sign` is a comma. All numbers are whole. Raises
    :class:`~.errors.WriteError`.
    """
    rows = list(dict.fromkeys(row for rules in RULESETS.values() for row in rules.rows))
    text = io.StringIO(newline="")
    table = csv.writer(text, delimiter=";" if decimal_sign == "," else ",")
    head = ("game", "started", "ended", "ruleset", "players", "moves", "take_backs")
    table.writerow((*head, "seat", "name", "bot", "character", "rank", "fame", *rows))
    for game in games:
        about = (game.id, game.started, game.ended, game.ruleset, len(game.players), game.moves, int(game.take_backs))
        for seat, one in enumerate(game.players):
            who = (seat + 1, _harmless(one.name), one.bot or "", one.character or "", one.rank, one.fame)
            table.writerow((*about, *who, *(one.points.get(row, "") for row in rows)))
    write_atomically(path, ("\ufeff" + text.getvalue()).encode(errors="replace"), private=False)


def _harmless(name: str) -> str:
    """Return `name` in a form that no spreadsheet takes for a formula."""
    return "'" + name if name.lstrip()[:1] in ("=", "+", "-", "@") else name
