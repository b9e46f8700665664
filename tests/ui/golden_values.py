"""Golden values: colours, measures, durations and words that look as good when they are wrong, and where things lie.

Nothing else notices that an animation takes twice as long, or that a tile is called by another's name. They are kept
in tests/golden/values.txt; ``python -m tests.ui.golden_story --write`` writes it anew, after a change that is meant.
Read the difference before you keep it.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor

from ra_desktop.ai import LEVELS
from ra_desktop.app.models.library import Column
from ra_desktop.app.models.log import KINDS
from ra_desktop.engine import RULESETS
from ra_desktop.ui.games import groups
from ra_desktop.ui.games.record import ANKHS_WON
from ra_desktop.ui.games.registry import GAMES, row_mark
from ra_desktop.ui.look import drawing, durations, emblem_painter, mark_painter, sun_painter, theme, tile_painter
from ra_desktop.ui.table import aside_card
from ra_desktop.ui.table.board import backdrop, scene
from ra_desktop.ui.table.board.layout import BoardLayout
from ra_desktop.ui.table.seats import pyramid, stacks
from ra_desktop.ui.table.seats.own_places import own_layout, tray_layout
from ra_desktop.ui.table.seats.places import small_layout
from ra_desktop.ui.table.side.log_view import FILTERS, filter_label
from ra_desktop.ui.table.table_pages import Arrangement
from ra_desktop.ui.words import games, players, tiles
from tests.engine.golden import FOLDER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from types import ModuleType

PATH = FOLDER / "values.txt"
MODULES = (
    aside_card, backdrop, drawing, durations, emblem_painter, mark_painter, pyramid, scene, stacks, sun_painter, theme,
    tile_painter,
)  # fmt: skip
"""Those of which every constant is kept."""
PLAIN = (str, int, float, tuple, dict, QColor, QRectF, QEasingCurve.Type)
TOLERANCE = 0.11
"""Numbers are kept with one decimal, and fonts are measured a little differently by other versions of Qt."""


def constants(module: ModuleType) -> Iterator[tuple[str, object]]:
    """The constants that a module defines and that can be spelt, but for tables of those that have a name."""
    source, named = inspect.getsource(module), {*map(id, vars(module).values())}
    for key, value in vars(module).items():
        own = key.strip("_").isupper() and isinstance(value, PLAIN) and re.search(rf"(?m)^{key}\b", source)
        if own and not (isinstance(value, dict) and named.issuperset(map(id, value.values()))):
            yield from parts(f"{module.__name__.removeprefix('ra_desktop.ui.')}.{key}", value)


def words() -> Iterator[tuple[str, object]]:
    """What tiles, rows of points, players, files and the filter of the log are called, and the rule of each tile."""
    for ruleset, rules in RULESETS.items():
        for tile in rules.rules.tiles.names:
            text = (
                tiles.tile_label(tile, ruleset),
                tiles.tile_phrase(tile, ruleset),
                tiles.tile_tooltip(tile, ruleset),
            )
            yield f"tile.{ruleset}.{tile}", text
        for row in rules.rows:
            yield f"row.{ruleset}.{row}", (tiles.row_label(row), tiles.row_tooltip(row))
        yield f"ruleset.{ruleset}", tiles.ruleset_label(ruleset)
    for tile in tile_painter.TILES:
        yield f"category.{tile}", tile_painter.category(tile)
    labels: tuple[tuple[Callable[[Any], str], Iterable[Any]], ...] = (
        (tiles.category_label, tile_painter.PALETTE), (tiles.epoch_label, range(1, 5)),
        (players.level_label, (*LEVELS, "random", "later")), (players.colour_label, emblem_painter.PLAYER_COLOURS),
        (games.place_label, range(1, 6)), (games.column_heading, Column),
        (games.fault_label, ("foreign", "newer", "rules", "read", "damaged")),
    )  # fmt: skip
    for label, codes in labels:
        yield from ((f"{label.__name__}.{code}", label(code)) for code in codes)
    for event, kind in KINDS.items():
        filters = [filter_label(code) for code, kinds in FILTERS if kinds is None or kind in kinds]
        yield f"log.{event.__name__}", (kind, *filters)


def records() -> Iterator[tuple[str, object]]:
    """How the rows of points of each game are grouped and headed, and what else is known of it."""
    for ruleset, game in GAMES.items():
        for group in game.groups:
            heads = [groups.heading(group, ruleset, short=short) for short in (False, True)]
            shape = (group.mark, group.rows, group.is_built, group.enough)
            yield f"group.{ruleset}.{group.name}", (*shape, *heads)
        known = (game.picture, game.solar_boat, game.two_sided, game.rules_section)
        yield f"game.{ruleset}", known
        yield f"bag.{ruleset}", game.bag_tiles
        yield f"final.{ruleset}", sorted(RULESETS[ruleset].final_rows)
        yield from ((f"row mark.{ruleset}.{row}", row_mark(row)) for row in RULESETS[ruleset].rows)
    yield f"row mark.{ANKHS_WON}", row_mark(ANKHS_WON)


def places() -> Iterator[tuple[str, object]]:
    """Where everything lies in windows of several sizes."""
    for board in ((842, 604, 9, 4), (530, 330, 6, 2), (1700, 1100, 10, 5), (700, 1000, 8, 3)):
        yield from parts(f"at board {board[:2]}", BoardLayout.fit(QSizeF(*board[:2]), *board[2:]))
    for width, height, chip in ((314, 189, False), (217, 108, True), (314, 588, True)):
        yield from parts(f"at small panel {width, height}", small_layout(QSizeF(width, height), sun_chip=chip))
    for width, height, preview in ((1130, 252, False), (1130, 252, True), (700, 180, True)):
        yield from parts(f"at own panel {width, height, preview}", own_layout(QSizeF(width, height), preview=preview))
    for width, height, count, chip in ((400, 180, 4, False), (230, 120, 3, True)):
        yield from parts(f"at tray {width, height}", tray_layout(QRectF(0, 0, width, height), count, chip=chip))
    for width, height, others in ((1130, 870, 3), (724, 560, 2), (2000, 1300, 1), (2174, 1030, 3)):
        yield from parts(f"at page {width, height}", Arrangement.fit(QSize(width, height), others))


def parts(name: str, value: object) -> Iterator[tuple[str, object]]:
    """Each part of a record or a table on its own, with its name."""
    if is_dataclass(value):
        parted: Any = {field.name: getattr(value, field.name) for field in fields(value)}
    elif hasattr(value, "_asdict"):
        parted = value._asdict()
    elif isinstance(value, Mapping):
        parted = value
    else:
        yield name, value
        return
    for key, part in parted.items():
        yield from parts(f"{name}.{key}", part)


def spelt(value: Any) -> str:
    """A value in one line."""
    match value:
        case QRectF() | QRect():
            return spelt(value.getRect())
        case QPointF() | QSizeF():
            return spelt(value.toTuple())
        case QColor():
            return str(value.name(QColor.NameFormat.HexArgb))
        case QEasingCurve.Type():
            return value.name
        case float():
            return f"{value:.1f}" if abs(value) >= 10 else f"{value:.3g}"
        case tuple() | list():
            return " ".join(map(spelt, value))
    return str(value)


def values() -> str:
    """All of them, a line each."""
    kept = [pair for module in MODULES for pair in constants(module)]
    return "".join(f"{name}: {spelt(value)}\n" for name, value in (*kept, *words(), *records(), *places()))


def differences(kept: str, now: str) -> list[str]:
    """The lines that are not alike; places may be a little different."""
    pairs = zip_longest(kept.splitlines(), now.splitlines(), fillvalue="")
    return [f"{then} → {line}" for then, line in pairs if then != line and not _alike(then.split(" "), line.split(" "))]


def _alike(then: list[str], now: list[str]) -> bool:
    return then[0] == "at" and len(then) == len(now) and all(map(_near, then, now))


def _near(one: str, other: str) -> bool:
    try:
        return one == other or abs(float(one) - float(other)) < TOLERANCE
    except ValueError:
        return False
