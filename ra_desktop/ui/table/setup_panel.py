"""The column beside a position that is being set up: tiles, suns and figures, what is wrong, and what comes next."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QMenu,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QWidget,
)

from ra_desktop.ai.neural import compiled
from ra_desktop.engine import RULESETS
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.flow import FlowLayout, in_column, plain_label, remove_all
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.sun_painter import sun_pixmap, sun_side
from ra_desktop.ui.system.field_names import keep_from_wheel, name_field
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.errors import in_words
from ra_desktop.ui.words.fill import fill, plain_text, with_key
from ra_desktop.ui.words.players import without_networks
from ra_desktop.ui.words.reasons import action_label

from .palette import Palette

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.app.draft import Draft

_TILES: Final = range(88, 35, -2)
_SUNS: Final = range(24, 10, -1)
"""Heights of a tile in the palette and radii of a sun, in text of the usual size, the largest first."""
_MOST_FAME: Final = 999
_MOST_ANKHS: Final = 40
_NEEDS_POSITION: Final = ("hint", "study", "review", "play", "keep")
"""What can be wished only of a position that a game can reach."""
_NEEDS_NETWORKS: Final = ("hint", "study", "review")
"""What can be wished only where there are networks."""


class SetupPanel(QWidget):
    """Shows a :class:`Draft`; :attr:`target` is the seat that gets tiles and suns, None for track and centre."""

    wished = Signal(str)
    """A button or a menu entry was chosen: ``hint``, ``study``, ``review``, ``keep``, ``copy``, ``paste`` or
    ``leave``."""
    target_chosen = Signal()
    figure_set = Signal(str, int)
    """``fame``, ``ankhs``, ``epoch``, ``ra`` or ``turn``, and its new value."""
    sun_chosen = Signal(int)
    move_chosen = Signal(object)
    """An :class:`~ra_desktop.engine.Action` that leads on to an auction or a choice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        page = self._page = QWidget(self)
        page.setObjectName("page")
        self._scrolled = QScrollArea(self, widgetResizable=True)
        self._scrolled.setFrameShape(QFrame.Shape.NoFrame)
        self._scrolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scrolled.setWidget(page)
        self.target_box = keep_from_wheel(QComboBox(page))
        self.target_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.target_box.activated.connect(self.target_chosen)
        self.tiles = Palette(page)
        self._suns = QWidget(page)
        self._suns_row = FlowLayout(self._suns, spacing=2)
        self.suns: dict[int, QToolButton] = {}
        self.figures = {name: keep_from_wheel(QSpinBox(page)) for name in ("fame", "ankhs", "epoch", "ra")}
        for name, box in self.figures.items():
            box.valueChanged.connect(lambda value, name=name: self.figure_set.emit(name, value))
        self.figures["fame"].setMaximum(_MOST_FAME)
        self.figures["ankhs"].setMaximum(_MOST_ANKHS)
        self.figures["epoch"].setMinimum(1)
        self.turn = keep_from_wheel(QComboBox(page))
        self.turn.activated.connect(lambda seat: self.figure_set.emit("turn", seat))
        self._moves = QWidget(page)
        self._moves_row = FlowLayout(self._moves)
        self.moves: list[QPushButton] = []
        self.remark = plain_label(self, wraps=True)
        self.buttons = {name: QPushButton(self) for name in ("hint", "play", "more", "leave")}
        self.play_menu, self.more_menu = QMenu(self), QMenu(self)
        self.entries: dict[str, QAction] = {}
        self._build(page)
        page.installEventFilter(self)

    def _build(self, page: QWidget) -> None:
        heading = plain_label(page, plain_text(_tr("Commands", "Set &up a position…")), role="heading", wraps=True)
        self._form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows, verticalSpacing=4)
        labels = {
            "fame": _tr("Common", "Fame"),
            "ankhs": _tr("Common", "Ankhs"),
            "epoch": _tr("Common", "Epoch"),
            "ra": plain_text(_tr("Settings", "Ra &tiles")),
        }
        for name, box in self.figures.items():
            self._form.addRow(labels[name], box)
        self._form.addRow(_tr("Setup", "Turn", "Whose turn it is"), self.turn)
        self.setAccessibleName(heading.text())
        name_field(self.target_box, _tr("Setup", "Where tiles and suns go"))
        texts = {
            "hint": _tr("Common", "The best move"),
            "play": _tr("Common", "Play on"),
            "more": _tr("Setup", "More"),
            "leave": _tr("Common", "Leave"),
        }
        for name, button in self.buttons.items():
            button.setText(texts[name])
        foot = FlowLayout(None, *self.buttons.values())
        self.buttons["hint"].setProperty("primary", True)
        for name in ("hint", "leave"):
            self.buttons[name].clicked.connect(lambda _=False, name=name: self.wished.emit(name))
        self.buttons["leave"].setToolTip(with_key(texts["leave"], "Esc"))
        self.buttons["play"].setMenu(self.play_menu)
        self.buttons["more"].setMenu(self.more_menu)
        entries = {
            "study": _tr("Setup", "Rate every move"),
            "review": _tr("Setup", "Review from here"),
            "keep": _tr("Setup", "Keep as a puzzle"),
            "copy": plain_text(_tr("Commands", "&Copy position")),
            "paste": plain_text(_tr("Commands", "Past&e position")),
        }
        for name, text in entries.items():
            self.entries[name] = self.more_menu.addAction(text)
            self.entries[name].triggered.connect(lambda _=False, name=name: self.wished.emit(name))
        self.clear_menu = self.more_menu.addMenu(_tr("Setup", "Start from scratch"))
        above = (heading, self.target_box, self.tiles, self._suns)
        in_column(page, *above, self._form, self._moves, ..., margins=(4, 8, 10, 0), spacing=6)
        below = in_column(None, self.remark, foot, margins=(4, 0, 10, 0))
        in_column(self, (self._scrolled, 1), below, margins=(0, 0, 0, 8))

    def minimumSizeHint(self) -> QSize:
        """Return the least size in which no part of the page is cut: it doesn't scroll sideways."""
        page, bar = self._page.minimumSizeHint(), self._scrolled.verticalScrollBar().sizeHint()
        return QSize(page.width() + bar.width(), super().minimumSizeHint().height())

    # --- contents -------------------------------------------------------------------------------------

    @property
    def target(self) -> int | None:
        """The seat that tiles and suns go to; None for the auction track and the centre."""
        return self.target_box.currentIndex() - 1 if self.target_box.currentIndex() > 0 else None

    @property
    def target_words(self) -> str:
        """Where tiles and suns go, in a sentence."""
        return fill(_tr("Setup", "Adding to: {place}"), place=self.target_box.currentText())

    def focus_tiles(self) -> None:
        """Give the keyboard to the tiles, whose keys are those of commands elsewhere."""
        next((button for button in self.tiles.buttons.values() if button.isEnabled()), self.tiles).setFocus()

    def aim(self, seat: int | None) -> None:
        """Send tiles and suns to `seat`, or to the auction track and the centre."""
        self.target_box.setCurrentIndex(0 if seat is None else seat + 1)
        self.target_chosen.emit()

    def seat(self, names: Sequence[str]) -> None:
        """Offer the seats of these `names`."""
        self.target_box.clear()
        self.target_box.addItem(_tr("Setup", "Track and centre"))
        self.target_box.addItems(list(names))
        self.target_box.setMinimumWidth(self.target_box.sizeHint().width() + 4)  # the style takes a little
        self.turn.clear()
        self.turn.addItems(list(names))

    def show_draft(self, draft: Draft) -> None:
        """Show `draft`: what is left in the bag, suns and figures, what can follow, and what is wrong."""
        state, seat = draft.state, self.target
        self.tiles.show_left(state.ruleset, draft.left)
        self._show_suns(draft)
        at_seat = {"fame": state.fame, "ankhs": state.ankhs}
        values = {"epoch": state.epoch, "ra": state.ra_count, **{k: v[seat or 0] for k, v in at_seat.items()}}
        self.figures["epoch"].setMaximum(state.epochs)
        self.figures["ra"].setMaximum(state.ra_limit - 1)
        for name, box in self.figures.items():
            box.blockSignals(True)
            box.setValue(values[name])
            box.blockSignals(False)
            box.setEnabled(name not in at_seat or seat is not None)
        self._form.setRowVisible(self.figures["ankhs"], "ankhs" in RULESETS[state.ruleset].rows)
        self.turn.setCurrentIndex(max(0, state.seat_to_act))
        self._show_moves(draft)
        self._fit()
        fault = draft.fault
        if fault is None:
            self.tell("")
        else:
            self.remark.setStyleSheet(f"color: {theme.current().negative};")
            self.remark.setText(self._impossible(fault.reason))
        for name in _NEEDS_POSITION:
            may = name not in _NEEDS_NETWORKS or compiled.is_there()
            wish = self.buttons.get(name) or self.entries[name]
            wish.setEnabled(may and fault is None and not state.is_over)
            if not may:
                wish.setToolTip(without_networks())

    def _impossible(self, reason: str) -> str:
        """Return why no game can reach the position, with the names of the players."""
        reason = re.sub(r"\bseat (\d)", lambda seat: self.turn.itemText(int(seat[1])), reason)
        text = _tr("Setup", "No game can reach this position: {reason}.")
        return fill(text, reason=in_words(reason, "damaged"))

    def tell(self, text: str) -> None:
        """Show `text` in the line for faults."""
        self.remark.setStyleSheet("")
        self.remark.setText(text)

    def _show_suns(self, draft: Draft) -> None:
        if list(self.suns) != draft.suns:
            remove_all(self._suns)
            self.suns = {}
            for sun in draft.suns:
                button = QToolButton(self._suns)
                button.setStyleSheet("QToolButton { padding: 0; }")
                button.clicked.connect(lambda _=False, sun=sun: self.sun_chosen.emit(sun))
                self._suns_row.addWidget(button)
                self.suns[sun] = button
                button.show()
        state = draft.state
        for sun, button in self.suns.items():
            up, down = (
                next((seat for seat, pile in enumerate(piles) if pile >> sun & 1), None)
                for piles in (state.up, state.down)
            )
            if sun == state.centre_sun:
                where = _tr("Setup", "in the centre")
            elif up is not None:
                where = self.turn.itemText(up)
            elif down is not None:
                where = fill(_tr("Setup", "{name}, face down"), name=self.turn.itemText(down))
            else:
                where = _tr("Setup", "not in the game")
            words = fill(_tr("Setup", "Sun {sun}: {where}"), sun=sun, where=where)
            button.setAccessibleName(words)
            button.setToolTip(words)
            button.setCheckable(True)
            button.setChecked(self.target in (up, down) if self.target is not None else sun == state.centre_sun)

    def _show_moves(self, draft: Draft) -> None:
        remove_all(self._moves)
        self.moves = []
        for action in draft.moves():
            button = QPushButton(action_label(action, draft.state.ruleset), self._moves)
            button.clicked.connect(lambda _=False, action=action: self.move_chosen.emit(action))
            self._moves_row.addWidget(button)
            button.show()
            self.moves.append(button)

    # --- keys and places ------------------------------------------------------------------------------

    def _fit(self) -> None:
        """Make suns and tiles as large as they can be: two rows of suns, and the page is seen whole."""
        width = max(160, self._scrolled.viewport().width() - 14)
        in_a_row = width // max(1, -(-len(self.suns) // 2)) - 2 * self._suns_row.spacing()
        radius = next((scaled(size) for size in _SUNS if sun_side(scaled(size)) <= in_a_row), scaled(_SUNS[-1]))
        side = sun_side(radius)
        for sun, button in self.suns.items():
            if button.iconSize().width() != side:
                button.setIcon(QIcon(sun_pixmap(sun, radius, self.devicePixelRatioF())))
                button.setIconSize(QSize(side, side))
                button.setFixedSize(side + 2, side + 2)
        page = self._page.layout()
        assert page is not None
        others = page.totalHeightForWidth(width + 14) - self.tiles.minimumHeight()
        room = self._scrolled.viewport().height() - others
        heights = [self.tiles.height_for(width, scaled(size)) for size in _TILES]
        self.tiles.setFixedHeight(next((height for height in heights if height <= room), heights[-1]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit anew what lies on the page once new buttons are measured."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return False

    def event(self, event: QEvent) -> bool:
        """Keep the keys of tiles from the commands that have the same keys elsewhere."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_key(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key of a tile takes it; Escape leaves."""
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self.wished.emit("leave")
        elif not self._is_key(event) or not self.tiles.press(event):
            super().keyPressEvent(event)

    @staticmethod
    def _is_key(event: QKeyEvent) -> bool:
        return event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier) and bool(
            event.text().strip()
        )
