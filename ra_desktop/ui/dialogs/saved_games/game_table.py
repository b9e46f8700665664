"""The list of saved games, and the players of a game in one of its cells: on two lines if names would be cut on one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ra_desktop.app.models.library import ENTRY, Column, Filter, LibraryModel, State
from ra_desktop.engine import RULESETS
from ra_desktop.ui.dialogs.parts import NARROWEST_BOX
from ra_desktop.ui.look.art import Watched
from ra_desktop.ui.look.flow import FlowLayout
from ra_desktop.ui.look.fonts import scaled, text_font, text_scale
from ra_desktop.ui.look.portrait_painter import Face, draw_portrait
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.look.thumbnail import SIZE, thumbnail
from ra_desktop.ui.look.tooltips import PlainToolTips
from ra_desktop.ui.system.field_names import keep_from_wheel, name_field
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, in_a_line, plain_text
from ra_desktop.ui.words.tiles import ruleset_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.storage.library import Entry
    from ra_desktop.storage.saved_game import Seat


_ROW: Final = 38
"""Room for two lines of players, at the usual size of text; rows grow half as much as larger text."""
_BOARD: Final = 31
"""Height of a thumbnail."""
_WIDE: Final = round(_BOARD * SIZE.width() / SIZE.height()) + 10
"""Width of a thumbnail with its margins."""
_DATED: Final = "00-00-0000 00:00"
"""The name of a game that nobody has named, as long as in any language; it is never shortened for a thumbnail."""
_MARGINS: Final = 24
"""Left and right of a cell's text, together."""
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_MARK: Final = 40
"""Room for the mark of take-backs, with the margins of the cell."""
_WIDTHS: Final = {
    Column.NAME: 0.24,
    Column.RULESET: 0.115,
    Column.PLAYERS: 0.30,
    Column.EPOCH: 0.115,
    Column.RESULT: 0.10,
    Column.DATE: 0.13,
}
"""Shares of the list's width."""
_WHOLE: Final = (Column.RULESET, Column.EPOCH, Column.RESULT, Column.DATE)
"""What is never shortened."""
_LEAST_NAMES: Final = 0.14
"""The least share of a column with names."""
_MOST_NAME: Final = 0.28
"""The share of a name's column up to which it becomes wider for a thumbnail."""
_MEASURED_AFTER: Final = 100
"""Milliseconds from files that were read to the widths that their columns need; many are read in a row."""
_MEASURED: Final = 60
"""Rows below those in sight that count for a width: Qt's thousand stop the window for 80 ms, at every resize."""


class GameDelegate(PlainToolTips):
    """Paints a small board beside the name, players with their faces, faults in red, and the mark of take-backs."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry: Entry = index.data(ENTRY)
        column = index.column()
        self.initStyleOption(option, index)
        words: Any = option
        if column == Column.PLAYERS:
            words.text = ""
        elif entry.fault is not None and column in (Column.NAME, Column.RESULT):
            words.palette.setColor(QPalette.ColorRole.Text, QColor(current().negative))
        elif column in (Column.RULESET, Column.EPOCH, Column.DATE) or not entry.is_examined:
            words.palette.setColor(QPalette.ColorRole.Text, QColor(current().soft_ink))
        elif column == Column.RESULT and entry.is_over and _person_won(entry):
            words.font.setBold(True)
        beside = column == Column.NAME and words.rect.width() >= _WIDE + least_name(words.fontMetrics)
        if beside:
            words.rect.setLeft(words.rect.left() + _WIDE)
        is_marked = column == Column.NAME and (entry.take_backs or entry.helped or entry.origin != "dealt")
        if is_marked:  # the mark is at the end of the cell
            room = words.rect.width() - _MARK
            words.text = words.fontMetrics.elidedText(words.text, Qt.TextElideMode.ElideRight, room)
        style = words.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, words.widget)
        if beside:
            self._paint_board(painter, words, entry)
        if column == Column.PLAYERS:
            paint_players(painter, QRectF(words.rect), entry.seats)
        elif is_marked:
            self._paint_mark(painter, words, is_dealt=entry.origin == "dealt")

    @staticmethod
    def _paint_board(painter: QPainter, option: Any, entry: Entry) -> None:
        """Paint the thumbnail left of the name."""
        if entry.glimpse is None:
            return
        device = painter.device()
        picture = thumbnail(entry.glimpse, _BOARD, 1.0 if device is None else device.devicePixelRatioF())
        top = option.rect.center().y() - _BOARD / 2 + 1
        painter.drawPixmap(QPointF(option.rect.left() - _WIDE + 8, top), picture)

    @staticmethod
    def _paint_mark(painter: QPainter, option: Any, *, is_dealt: bool) -> None:
        """Paint the take-backs arrow at the end of the name's cell, or that the game was not dealt by its rules."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = painter.pen()
        pen.setColor(QColor(current().warning))
        pen.setWidthF(1.8)
        painter.setPen(pen)
        centre = QPointF(option.rect.right() - 14.0, option.rect.center().y() + 1.0)
        if not is_dealt:
            painter.drawText(QRectF(centre.x() - 8, option.rect.top(), 16, option.rect.height()), _CENTRED, "!")
            painter.restore()
            return
        arc = QRectF(centre.x() - 5.5, centre.y() - 5.5, 11, 11)
        painter.drawArc(arc, -90 * 16, 230 * 16)
        tip = QPointF(centre.x() - 4.6, centre.y() - 3.2)
        painter.drawLine(tip, tip + QPointF(-0.6, -5.0))
        painter.drawLine(tip, tip + QPointF(4.8, -0.6))
        painter.restore()


def least_name(metrics: QFontMetrics) -> int:
    """Return the least width of a name's cell without a thumbnail."""
    return metrics.horizontalAdvance(_DATED) + _MARGINS


def _person_won(entry: Entry) -> bool:
    return bool(entry.ranking) and entry.seats[entry.ranking[0]].is_person


class GameTable(QTableView):
    """The list. It has the keys for opening, renaming and deleting."""

    opened = Signal()
    delete_wanted = Signal()
    selected_changed = Signal()
    """The selection changed."""

    _games: LibraryModel

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, showGrid=False, wordWrap=False)
        self.setObjectName("games")
        self._selected: list[str] = []
        self._scroll = 0
        self._sharing = QTimer(self, singleShot=True, interval=_MEASURED_AFTER)
        self._sharing.timeout.connect(self._share_width)
        self.setItemDelegate(GameDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionsMovable(True)
        header.setResizeContentsPrecision(_MEASURED)

    def show_games(self, model: LibraryModel) -> None:
        """List the games of `model`; the selection is kept when the model is reset."""
        self._games = model
        self.setModel(model)
        model.modelReset.connect(self._share_width)
        model.rowsInserted.connect(self._share_width)
        model.dataChanged.connect(lambda: self._sharing.start())
        model.modelAboutToBeReset.connect(self._remember_place)
        model.modelReset.connect(self._restore_place)
        self.selectionModel().selectionChanged.connect(self._on_selection)

    def selected(self) -> list[Entry]:
        """The selected games, from top to bottom."""
        indexes = sorted(self.selectionModel().selectedRows(), key=lambda index: index.row())
        return [entry for index in indexes if (entry := self._games.entry(index)) is not None]

    def choose_games(self, names: Sequence[str]) -> None:
        """Select only the games of the files `names`, and scroll to the first."""
        self.clearSelection()
        flags = QItemSelectionModel.SelectionFlag
        for name in names:
            self.selectionModel().select(self._games.index_of(name), flags.Select | flags.Rows)
        self.scrollTo(self._games.index_of(names[0]))

    def _on_selection(self) -> None:
        self._selected = [entry.name for entry in self.selected()]
        self.selected_changed.emit()

    def _remember_place(self) -> None:
        self._scroll = self.verticalScrollBar().value()

    def _restore_place(self) -> None:
        """Restore the selection after a reset, if the games are still there."""
        selection = self.selectionModel()
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        indexes = [index for name in self._selected if (index := self._games.index_of(name)).isValid()]
        selection.blockSignals(True)
        for index in indexes:
            selection.select(index, flags)
        if indexes:
            selection.setCurrentIndex(indexes[0], QItemSelectionModel.SelectionFlag.NoUpdate)
        selection.blockSignals(False)
        self.verticalScrollBar().setValue(self._scroll)
        self.viewport().update()

    def choose(self, row: int) -> None:
        """Select only that row. Qt's own `selectRow` depends on the keys pressed, such as those of a shortcut."""
        flags = QItemSelectionModel.SelectionFlag
        index = self.model().index(row, 0)
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Delete deletes, Home and End go to the first and the last game."""
        key = event.key()
        if self.state() == QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif key == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.model().rowCount() and not event.modifiers():
            self.choose(0 if key == Qt.Key.Key_Home else self.model().rowCount() - 1)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.verticalHeader().setDefaultSectionSize(round(scaled(_ROW) + _ROW) // 2)
        self._share_width()

    def _share_width(self) -> None:
        """Share the width; where it is little, names give way, since they are shortened with a tooltip."""
        room = self.viewport().width()
        widths = {column: round(room * share) for column, share in _WIDTHS.items()}
        for column in _WHOLE:
            header = self.horizontalHeader().sectionSizeHint(column)
            widths[column] = max(widths[column], self.sizeHintForColumn(column), header)
        name = least_name(self.fontMetrics())
        widths[Column.NAME] = max(widths[Column.NAME], name + _WIDE if name + _WIDE < room * _MOST_NAME else name)
        over = sum(widths.values()) - room
        for column, least in ((Column.PLAYERS, round(room * _LEAST_NAMES)), (Column.NAME, name)):
            less = max(0, min(over, widths[column] - least))
            widths[column] -= less
            over -= less
        for column, wide in widths.items():
            self.setColumnWidth(column, wide)


class FilterBar(QWidget):
    """A search field and two drop-down lists."""

    changed = Signal()
    """The filter changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = QLineEdit(self, clearButtonEnabled=True)
        self.ruleset = keep_from_wheel(QComboBox(self))
        self.state = keep_from_wheel(QComboBox(self))
        for box in (self.ruleset, self.state):
            box.setMinimumWidth(NARROWEST_BOX)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        FlowLayout(self, self.search, self.ruleset, self.state, spacing=10)
        self.search.setPlaceholderText(_tr("SavedGames", "Search by name, player or game…"))
        self._make_room()
        name_field(self.search, plain_text(_tr("SavedGames", "Search by name, player or game…")))
        self.ruleset.addItem(_tr("Common", "All games"), None)
        for name in RULESETS:
            self.ruleset.addItem(ruleset_label(name), name)
        self.state.addItem(_tr("SavedGames", "Any status"), None)
        self.state.addItem(_tr("SavedGames", "In progress"), "running")
        self.state.addItem(_tr("SavedGames", "Finished"), "finished")
        self.state.addItem(_tr("SavedGames", "Damaged"), "damaged")
        name_field(self.ruleset, _tr("Common", "Game", "The rule set: Ra or Priests of Ra"))
        name_field(self.state, _tr("SavedGames", "Status"))
        self.search.textChanged.connect(self.changed)
        self.ruleset.currentIndexChanged.connect(self.changed)
        self.state.currentIndexChanged.connect(self.changed)

    def filter(self) -> Filter:
        """The current filter."""
        state: State | None = self.state.currentData()
        return Filter(self.search.text(), self.ruleset.currentData(), state)

    def clear(self) -> None:
        """Reset the filter."""
        self.search.clear()
        self.ruleset.setCurrentIndex(0)
        self.state.setCurrentIndex(0)

    def focus_search(self) -> None:
        """Focus the search field."""
        self.search.setFocus()
        self.search.selectAll()

    def _make_room(self) -> None:
        """Give the search field room for what can be searched by."""
        metrics = self.search.fontMetrics()
        self.search.setMinimumWidth(metrics.horizontalAdvance(self.search.placeholderText()) + 2 * metrics.height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._make_room()


class StatusLine(QLabel):
    """Counts the games of `model`, the selected ones, and those read completely."""

    is_listed = Watched(False, "refresh")
    """Whether all games are listed."""
    progress: Watched[tuple[int, ...]] = Watched((0, 0), "refresh")
    """How many games are read completely, of how many."""
    selected = Watched(0, "refresh")
    """How many games are selected."""
    news = Watched("", "refresh")
    """A message in place of the counts, until the selection or the filter changes."""

    def __init__(self, model: LibraryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent, textFormat=Qt.TextFormat.PlainText)
        self.setProperty("role", "soft")
        self._model = model

    def refresh(self) -> None:
        """Update the counts."""
        text = self.news or self._count()
        if self.selected > 1:
            chosen = _tr("SavedGames", "%n selected", "", self.selected)
            text = in_a_line([text, chosen])
        self.setText(text)

    def _count(self) -> str:
        known, count = self.progress
        shown = self._model.rowCount()
        if not self.is_listed:
            return _tr("SavedGames", "Looking for games…")
        if known < count:
            text = _tr("SavedGames", "Reading {known} of {count}…")
            return fill(text, known=known, count=count)
        if shown < self._model.count:
            text = _tr("SavedGames", "{shown} of %n games", "", self._model.count)
            return fill(text, shown=shown)
        return _tr("SavedGames", "%n games", "", shown) if count else ""


_MARGIN: Final = 7
_BESIDE_DISC: Final = 4
_LEAST_NAME: Final = 18
"""Below this width a name is left out, since the face says more than a letter and an ellipsis."""


class _Size(NamedTuple):
    type: float
    disc: float
    """Radius of a face."""
    gap: float
    """After a name."""
    line: float
    """Height of a line."""

    def font(self, sitter: Seat) -> QFont:
        """People are distinguished from bots by weight."""
        font = text_font(self.type)
        font.setBold(sitter.bot is None)
        return font

    def larger(self, height: float) -> Iterator[_Size]:
        """Yield the same in the size of text that the user wants, and smaller and smaller down to the usual one.

        A line fits into `height`, if it does at the usual size.
        """
        factor = min(text_scale(), height / self.line)
        while factor > 1.0:
            yield _Size(*(factor * value for value in self))
            factor -= 0.1
        yield self

    def beside(self) -> float:
        """The width of a player without the name."""
        return 2 * self.disc + _BESIDE_DISC + self.gap


_ALONE: Final = _Size(16, 10.0, 10, 20.0)
_IN_TWO_LINES: Final = _Size(14, 8.0, 8, 17.0)


class PlayerSpot(NamedTuple):
    """One player in the cell."""

    sitter: Seat
    disc: QPointF
    """The centre of the face."""
    radius: float
    room: QRectF
    font: QFont
    words: str
    """The name, shortened to fit."""


def shared(widths: Sequence[int], room: int) -> list[int]:
    """Return widths within `room` for texts of these widths: short ones get theirs, the others equal shares."""
    given = [0] * len(widths)
    left = max(0, room)
    for place, number in enumerate(sorted(range(len(widths)), key=lambda number: widths[number])):
        given[number] = min(widths[number], left // (len(widths) - place))
        left -= given[number]
    return given


def lay_players(cell: QRectF, sitters: Sequence[Seat]) -> list[PlayerSpot]:
    """Return the place of every player in `cell`: in a row if all names fit, otherwise in two.

    Type is as much larger than usual as the user wants, and as no name is cut for it.
    """
    for size in _ALONE.larger(cell.height()):
        widths = [_width(size, sitter) for sitter in sitters]
        if sum(widths) <= _room(cell, size, len(sitters)):
            return _lay(cell, size, [sitters], widths)
    across = -(-len(sitters) // 2)
    rows = [sitters[:across], sitters[across:]] if across < len(sitters) else [sitters]
    for size in _IN_TWO_LINES.larger(cell.height() / 2) if len(rows) > 1 else (_ALONE,):
        needs = [[_width(size, sitter) for sitter in row] for row in rows]
        columns = [max(row[at] for row in needs if at < len(row)) for at in range(across)]
        if sum(columns) <= _room(cell, size, across):
            break
    return _lay(cell, size, rows, shared(columns, _room(cell, size, across)))


def paint_players(painter: QPainter, cell: QRectF, sitters: Sequence[Seat]) -> None:
    """Paint the players: people in bold, bots lighter."""
    theme = current()
    painter.save()
    painter.setClipRect(cell)
    for spot in lay_players(cell, sitters):
        sitter = spot.sitter
        draw_portrait(painter, spot.disc, spot.radius, Face(sitter.colour, sitter.character))
        painter.setFont(spot.font)
        painter.setPen(QColor(theme.soft_ink if sitter.bot else theme.ink))
        painter.drawText(spot.room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, spot.words)
    painter.restore()


def _width(size: _Size, sitter: Seat) -> int:
    return QFontMetrics(size.font(sitter)).horizontalAdvance(sitter.name) + 2


def _room(cell: QRectF, size: _Size, across: int) -> int:
    """Return the width left for names in a row of that many players."""
    return int(cell.width() - 2 * _MARGIN - across * size.beside() + size.gap)


def _lay(cell: QRectF, size: _Size, rows: list[Sequence[Seat]], widths: Sequence[int]) -> list[PlayerSpot]:
    spots = []
    top = cell.center().y() - size.line * len(rows) / 2
    for number, row in enumerate(rows):
        x, y = cell.x() + _MARGIN, top + (number + 0.5) * size.line
        for sitter, width in zip(row, widths, strict=False):
            font = size.font(sitter)
            words = QFontMetrics(font).elidedText(sitter.name, Qt.TextElideMode.ElideRight, width)
            left = x + 2 * size.disc + _BESIDE_DISC
            room = QRectF(left, y - size.line / 2, width + 2, size.line)
            disc = QPointF(x + size.disc, y)
            spots.append(PlayerSpot(sitter, disc, size.disc, room, font, words if width > _LEAST_NAME else ""))
            x = left + width + size.gap
    return spots
