"""The bar below the table during a replay."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QFrame, QPushButton, QSizePolicy, QSlider, QToolButton, QWidget

from ra_desktop.ui.look.art import paint_box, paint_disc, painting
from ra_desktop.ui.look.flow import in_column, in_line, plain_label
from ra_desktop.ui.look.mark_painter import mark_drawing
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.look.tooltips import PartTips
from ra_desktop.ui.system.field_names import keep_from_wheel, name_field
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.board.action_bar import speed_texts
from ra_desktop.ui.words.fill import fill, key_name, key_of, plain_text, with_key
from ra_desktop.ui.words.review import moment_text

from .replay import LIKE_ARROWS, SPEEDS, Landmarks, Replay

HEIGHT: Final = 62
_SIDE, _SIGN = 34, 24
_ROOM_FOR_SPEED: Final = 900
"""Least width of the bar for the choice of speed."""
_KNOB: Final = 9.0
_GROOVE: Final = 6.0
_TIMELINE_HEIGHT: Final = 34


class _Sign(QToolButton):
    """A button with a player symbol, one of the marks."""

    def __init__(self, sign: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.sign = sign
        self.setFixedSize(_SIDE, _SIDE)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        colours, room = current(), QRectF(0, 0, _SIGN, _SIGN)
        room.moveCenter(QRectF(self.rect()).center())
        with painting(self) as painter:
            mark_drawing(self.sign, colours.ink if self.isEnabled() else colours.faint_ink).render(painter, room)


def _speed_label(name: str) -> str:
    return _tr("ReplayBar", "Very fast") if name == "instant" else speed_texts()[name]


class ReplayBar(QFrame):
    """Buttons, timeline and position of a :class:`.Replay`."""

    go_on_wanted = Signal(int)
    """Continue with a new game from the position after that many actions."""

    def __init__(self, replay: Replay, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._replay = replay
        self.back_to_game = QPushButton(plain_text(_tr("Commands", "Back to the ga&me")), self)
        self.back_to_game.setToolTip(with_key(self.back_to_game.text(), "Esc"))
        self.back_to_game.setProperty("primary", True)
        signs = [_Sign(name, self) for name in ("first", "back", "play", "forward", "last")]
        self.first, self.back, self.play, self.forward, self.last = signs
        self.where = plain_label(self, role="soft")
        self.where.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.timeline = Timeline(self)
        self.speed = keep_from_wheel(QComboBox(self))
        name_field(self.speed, _tr("ReplayBar", "Replay speed"))
        self.speed.setToolTip(_tr("ReplayBar", "Replay speed") + " (+ / −)")
        for name in SPEEDS:
            self.speed.addItem(_speed_label(name), name)
        self.speed.setCurrentIndex(SPEEDS.index(replay.speed))
        self.go_on = QPushButton(_tr("Review", "Play on from here"), self)
        self.go_on.setToolTip(
            _tr(
                "ReplayBar",
                "Starts a new game from this position with a reshuffled bag. The game you are replaying is kept.",
            )
        )
        for button in (self.back_to_game, self.go_on, self.speed):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        middle = in_column(None, self.where, self.timeline, spacing=0)
        in_line(
            self, self.back_to_game, 8, *signs, 8, (middle, 1), 8, self.speed, 8, self.go_on,
            margins=(12, 4, 12, 4), spacing=2
        )  # fmt: skip
        self.back_to_game.clicked.connect(replay.end)
        self.first.clicked.connect(lambda: replay.go(0))
        self.back.clicked.connect(lambda: replay.step(-1))
        self.play.clicked.connect(replay.toggle)
        self.forward.clicked.connect(lambda: replay.step(1))
        self.last.clicked.connect(lambda: replay.go(replay.marks.end))
        self.timeline.ply_wanted.connect(replay.go)
        self.speed.currentIndexChanged.connect(self._on_speed)
        self.go_on.clicked.connect(lambda: self.go_on_wanted.emit(replay.ply))
        replay.changed.connect(self.refresh)
        self.name_keys()

    def sizeHint(self) -> QSize:
        return QSize(900, HEIGHT)

    def refresh(self) -> None:
        """Update to the current position."""
        replay = self._replay
        if not replay.is_on:
            return
        self.speed.setCurrentIndex(SPEEDS.index(replay.speed))
        ply, end = replay.ply, replay.marks.end
        self.timeline.show_position(replay.marks, ply)
        self.where.setText(self.timeline.words(ply))
        self.timeline.setAccessibleName(self.where.text())
        for sign in (self.first, self.back):
            sign.setEnabled(ply > 0)
        for sign in (self.forward, self.last):
            sign.setEnabled(ply < end)
        self.play.setEnabled(end > 0)
        self.go_on.setEnabled(replay.can_go_on)
        self.play.sign = "pause" if replay.is_playing else "play"
        self._name_play()
        self.play.update()

    def _on_speed(self, index: int) -> None:
        self._replay.speed = SPEEDS[index]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the choice of speed if there is little room."""
        super().resizeEvent(event)
        self.speed.setVisible(self.width() >= _ROOM_FOR_SPEED)

    def name_keys(self) -> None:
        """Name the buttons with their keys."""
        for sign, text in (
            (self.first, with_key(_tr("ReplayBar", "First move"), "Home")),
            (self.back, with_key(_tr("ReplayBar", "Previous move"), key_of("look_back", "Alt+Left"))),
            (self.forward, with_key(_tr("ReplayBar", "Next move"), key_of("look_forward", "Alt+Right"))),
            (self.last, with_key(_tr("ReplayBar", "Last move"), "End")),
        ):
            sign.setToolTip(text)
            sign.setAccessibleName(text)
        self._name_play()

    def _name_play(self) -> None:
        if self._replay.is_playing:
            text = with_key(_tr("ReplayBar", "Pause"), "Space")
        else:
            text = _tr(
                "ReplayBar", "Play ({key}) – speed: {speed} (+ and −)", "+ and − are the keys that change the speed"
            )
            text = fill(text, key=key_name("Space"), speed=_speed_label(self._replay.speed))
        self.play.setToolTip(text)
        self.play.setAccessibleName(text)


class Timeline(QSlider):
    """The pointer moves by turns, the arrow keys by actions, Page Up and Down by turns."""

    ply_wanted = Signal(int)
    """Show the position after that many actions."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._marks = Landmarks()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        PartTips(self, lambda pos: self.words(self.turn_at(pos.x())))

    def sizeHint(self) -> QSize:
        return QSize(260, _TIMELINE_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, _TIMELINE_HEIGHT)

    def show_position(self, marks: Landmarks, ply: int) -> None:
        """Show `ply` of the game with these `marks`."""
        self._marks = marks
        self.setRange(0, marks.end)
        self.setValue(ply)
        self.update()

    # --- geometry -----------------------------------------------------------------------------------

    def _groove(self) -> QRectF:
        room = QRectF(self.rect())
        groove = QRectF(room.x() + _KNOB + 2, 0, room.width() - 2 * _KNOB - 4, _GROOVE)
        groove.moveCenter(QPointF(groove.center().x(), room.center().y()))
        return groove

    def x_of(self, ply: int) -> float:
        """Return where the knob is for `ply`: pixels from the left edge."""
        groove = self._groove()
        return groove.x() + groove.width() * ply / max(1, self._marks.end)

    def turn_at(self, x: float) -> int:
        """Return the turn of a click at `x`."""
        groove = self._groove()
        share = (x - groove.x()) / max(1.0, groove.width())
        return self._marks.nearest_turn(round(max(0.0, min(1.0, share)) * self._marks.end))

    # --- input --------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._want(self.turn_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._want(self.turn_at(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        way = event.angleDelta().y() or event.angleDelta().x()
        if way:
            self._want(self._marks.turn_from(self.value(), -1 if way > 0 else 1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move by actions, Page Up and Down by turns, Home and End to the ends."""
        ply = self._marks.by_key(LIKE_ARROWS.get(event.key(), event.key()), self.value())
        if ply is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        else:
            self._want(ply)

    def _want(self, ply: int) -> None:
        if ply != self.value():
            self.ply_wanted.emit(ply)

    def words(self, ply: int) -> str:
        """Return move and epoch of `ply`."""
        return moment_text(self._marks.epoch_at(ply), ply, self._marks.end)

    # --- painting -----------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groove, short marks for auctions, tall ones for epochs, and the knob."""
        colours = current()
        with painting(self) as painter:
            groove = self._groove()
            middle, half = groove.center().y(), _GROOVE / 2
            at = self.x_of(self.value())
            paint_box(painter, groove, half, colours.well, colours.control_line, 1)
            paint_box(
                painter, QRectF(groove.x(), groove.y(), at - groove.x(), groove.height()), half, colours.control_line
            )
            painter.setPen(QPen(QColor(colours.control_line), 1.4))
            for ply in self._marks.auctions:
                x = self.x_of(ply)
                painter.drawLine(QPointF(x, middle + 6), QPointF(x, middle + 10))
            painter.setPen(QPen(QColor(colours.accent_text), 2.4))
            for ply, _ in self._marks.epochs:
                x = self.x_of(ply)
                painter.drawLine(QPointF(x, middle - 12), QPointF(x, middle + 12))
            edge = colours.focus if self.hasFocus() else colours.ink
            paint_disc(painter, QPointF(at, middle), _KNOB, colours.card, edge, 2)
