"""Buttons for the available moves, each with its key. Enter presses the carnelian one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from ra_desktop.engine import Action, Bid, Discard, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod
from ra_desktop.ui.look.card_painter import FOCUS_INNER
from ra_desktop.ui.look.fonts import text_font
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, broken, words_width
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import tile_label

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent

    from ra_desktop.ui.interaction.choices import Choices

_tr = QCoreApplication.translate

SIDE_KEYS: Final = ("1", "2")
"""The keys of the two sides of a tile, in order."""

MOST_BUTTONS: Final = 3

SHADOW: Final = 3
"""Room below each button for its shadow."""

_HEIGHT, _COMFORTABLE_HEIGHT, _MOST_HEIGHT = 34.0, 28.0, 70.0
_LOWEST_FOR_TEXT = 27.0
"""The least height of a button for text at full size."""
_GAP, _TIGHT_GAP = 9.0, 4.0
_FOR_TWO_LINES: Final = 1.3
"""How much higher buttons are if the text of one takes two lines."""
_TEXT, _KEY = 17.0, 14.0
_LINE_STEP: Final = 1.02
"""From one baseline to the next, in sizes of the type."""

_WOOD, _WOOD_HOVER, _WOOD_LINE = "#443829", "#504233", "#94805A"
"""Secondary buttons of the dark theme, which are on the board, not on a panel."""


class Wish(Enum):
    """A request of a button that is not an action."""

    SPEND_GOD = auto()
    KEEP_GOD = auto()


@dataclass(frozen=True, slots=True)
class Offered:
    """A button and its function."""

    name: str
    """Its identity, which never changes."""
    text: str
    key: str
    does: Action | Wish | None
    """None while there is nothing selected to choose."""
    primary: bool = False


class ActionButton(QAbstractButton):
    """A button with its text at the left and its key at the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.offered: Offered | None = None
        self.scale = 1.0
        # A click leaves the keyboard focus on the board, for the arrow keys and Enter.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_offered(self, offered: Offered) -> None:
        """Show this button."""
        if offered == self.offered and not self.isHidden():
            return
        self.offered = offered
        self.setObjectName(offered.name)
        self.setText(offered.text)
        self.setEnabled(offered.does is not None)
        self.setCursor(Qt.CursorShape.ArrowCursor if offered.does is None else Qt.CursorShape.PointingHandCursor)
        name = fill(_tr("ActionBar", "{action} ({key})"), key=offered.key, action=offered.text)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.show()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that the text needs."""
        text, short = (self.offered.text, self.offered.key) if self.offered else ("", "")
        width = words_width(text, _TEXT, bold=True) + words_width(short, _KEY) + 40
        return QSize(round(width * self.scale), round(_HEIGHT * self.scale))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second click of a double click: it was meant for the previous button at this place."""
        event.accept()

    @property
    def face(self) -> QRectF:
        """Return the button without its shadow."""
        return QRectF(self.rect()).adjusted(1, 1, -1, -SHADOW)

    def lettering(self) -> tuple[QFont, list[str], QRectF, QFont, QRectF]:
        """Return font, lines and room of the text at the left, and font and room of the key at the right."""
        assert self.offered is not None
        face, scale = self.face, self.scale
        inset = max(8.0, 13 * scale)
        room = face.adjusted(inset, 0, -inset, 0)
        key_font = text_font(max(SMALLEST_TYPE, round(_KEY * scale)))
        key_width = QFontMetricsF(key_font).horizontalAdvance(self.offered.key) + 1
        left = QRectF(room.x(), room.y(), room.width() - key_width - 6 * scale, room.height())
        right = QRectF(room.right() - key_width, room.y(), key_width, room.height())
        primary = self.offered.primary
        font, lines = broken(
            self.offered.text,
            left.width(),
            left.height() + 1,
            round(_TEXT * scale),
            bold=primary,
            medium=not primary,
            least=1.0,
        )
        return font, lines, left, key_font, right

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a paper or carnelian button, with a shadow while it is enabled."""
        if self.offered is None:
            return
        theme, enabled, down = current(), self.isEnabled(), self.isDown()
        primary = self.offered.primary
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = self.face.translated(0, 1 if down else 0)
        radius = 9 * min(self.scale, 1.3)
        painter.setPen(Qt.PenStyle.NoPen)
        if enabled and not down:
            painter.setBrush(QColor(26, 16, 6, 60))
            painter.drawRoundedRect(face.translated(0.5, 2), radius, radius)
        fill, line, ink, soft = theme.card, theme.control_line, theme.ink, theme.soft_ink
        if theme.dark:
            fill, line = _WOOD, _WOOD_LINE
        if primary and enabled:
            fill, line, ink, soft = theme.accent, theme.accent_line, theme.accent_ink, theme.accent_ink
            if down or self.underMouse():
                fill = theme.accent_pressed if down else theme.accent_hover
        elif not enabled:
            ink = soft = theme.soft_ink
        elif down or self.underMouse():
            fill = _WOOD_HOVER if theme.dark else theme.hover
        painter.setOpacity(1.0 if enabled else 0.78)
        painter.setBrush(QColor(fill))
        painter.setPen(QPen(QColor(line), 1.2))
        painter.drawRoundedRect(face, radius, radius)
        painter.setOpacity(1.0)
        self._paint_words(painter, QColor(ink), QColor(soft), 1 if down else 0)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            focus = theme.focus if theme.dark else FOCUS_INNER
            painter.setPen(QPen(QColor(focus), 2))
            painter.drawRoundedRect(face.adjusted(2.5, 2.5, -2.5, -2.5), radius - 2, radius - 2)
        painter.end()

    def _paint_words(self, painter: QPainter, ink: QColor, soft: QColor, drop: int) -> None:
        assert self.offered is not None
        font, lines, left, key_font, right = self.lettering()
        for face, words, room, colour in ((font, lines, left, ink), (key_font, [self.offered.key], right, soft)):
            painter.setFont(face)
            painter.setPen(colour)
            step = face.pixelSize() * _LINE_STEP
            high = QFontMetricsF(face).capHeight() + (len(words) - 1) * step
            y = room.center().y() + high / 2 - (len(words) - 1) * step + drop
            for i, line in enumerate(words):
                painter.drawText(QPointF(room.x(), y + i * step), line)


class ActionBar(QWidget):
    """The moves of the phase as buttons, from top to bottom; hidden if there are none."""

    god_mode_wanted = Signal(bool)
    """True to choose a tile for a god, False to cancel."""

    def __init__(self, choices: Choices, parent: QWidget) -> None:
        super().__init__(parent)
        self._choices = choices
        self._ruleset = "classic"
        self._god_mode = False
        self._room = QRectF()
        self._scale = 1.0
        self.setAccessibleName(_tr("ActionBar", "Moves"))
        self.buttons = [ActionButton(self) for _ in range(MOST_BUTTONS)]
        for button in self.buttons:
            button.clicked.connect(self._on_clicked)
        choices.changed.connect(self.refresh)
        self.refresh()

    @property
    def offered(self) -> list[Offered]:
        """The visible buttons, from top to bottom."""
        return [button.offered for button in self.buttons if not button.isHidden() and button.offered is not None]

    def set_ruleset(self, ruleset: str) -> None:
        """Use the tile names of this rule set."""
        self._ruleset = ruleset

    def set_god_mode(self, on: bool) -> None:
        """Offer to take a tile with a god, or the other moves."""
        if on != self._god_mode:
            self._god_mode = on
            self.refresh()

    def place(self, room: QRectF, scale: float) -> None:
        """Fill `room` of the parent with buttons for a board of that scale."""
        self._room, self._scale = room, scale
        self.setGeometry(room.toAlignedRect())
        self._arrange()

    def refresh(self) -> None:
        """Update the buttons."""
        offered = self._offers()
        had_focus = any(button.hasFocus() for button in self.buttons)
        for button, offer in zip(self.buttons, offered, strict=False):
            button.show_offered(offer)
        for button in self.buttons[len(offered) :]:
            button.hide()
        self._arrange()
        self.setVisible(bool(offered))
        if had_focus and not any(button.hasFocus() for button in self.buttons):
            parent = self.parentWidget()
            if parent is not None:
                parent.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Update theme and language."""
        super().changeEvent(event)
        self.update()

    def _offers(self) -> list[Offered]:
        choices = self._choices
        if choices.of_type(Discard):
            return [self._discard()]
        if choices.of_type(ShowSide):
            return self._sides()
        if choices.of_type(Keep):
            return [self._keep(), self._turn()]
        takes, ends = choices.of_type(SpendGod), choices.of_type(End)
        if takes and (self._god_mode or ends):
            if ends:
                back = Offered("end", _tr("ActionBar", "End turn"), "E", ends[0], primary=choices.selected is ends[0])
            else:
                escape = _tr("ActionBar", "Esc")
                back = Offered(
                    "keep-god",
                    _tr("ActionBar", "Keep god", "Button: does not spend the god after all"),
                    escape,
                    Wish.KEEP_GOD,
                )
            return [back, self._take()]
        offers = []
        selected = choices.selected
        if choices.of_type(Draw):
            offers.append(Offered("draw", _tr("ActionBar", "Draw"), "D", Draw(), primary=selected is Draw()))
        if choices.of_type(Invoke):
            offers.append(Offered("invoke", _tr("ActionBar", "Invoke Ra"), "R", Invoke(), primary=selected is Invoke()))
        if takes:
            offers.append(Offered("god", _tr("ActionBar", "Spend god"), "G", Wish.SPEND_GOD))
        if choices.of_type(Pass):
            offers.append(Offered("pass", _tr("ActionBar", "Pass"), "P", Pass(), primary=selected is Pass()))
        if choices.of_type(Bid):
            offers.append(self._bid())
        return offers

    def _bid(self) -> Offered:
        selected = self._choices.selected
        enter = _tr("ActionBar", "Enter")
        if isinstance(selected, Bid):
            text = fill(_tr("ActionBar", "Bid {sun}"), sun=selected.sun)
            return Offered("bid", text, enter, selected, primary=True)
        return Offered("bid", _tr("ActionBar", "Bid", "Button: a verb"), enter, None, primary=selected is not Pass())

    def _take(self) -> Offered:
        selected = self._choices.selected
        enter = _tr("ActionBar", "Enter")
        if isinstance(selected, SpendGod):
            text = fill(_tr("ActionBar", "Take {tile}"), tile=tile_label(selected.tile, self._ruleset))
            return Offered("take", text, enter, selected, primary=True)
        return Offered("take", _tr("ActionBar", "Take a tile"), enter, None, primary=not isinstance(selected, End))

    def _discard(self) -> Offered:
        selected = self._choices.selected
        enter = _tr("ActionBar", "Enter")
        if isinstance(selected, Discard):
            text = fill(_tr("ActionBar", "Discard {tile}"), tile=tile_label(selected.tile, self._ruleset))
            return Offered("discard", text, enter, selected, primary=True)
        return Offered("discard", _tr("ActionBar", "Discard"), enter, None, primary=True)

    def _sides(self) -> list[Offered]:
        sides, selected = self._choices.of_type(ShowSide), self._choices.selected
        return [
            Offered(f"side-{key}", tile_label(action.side, self._ruleset), key, action, primary=action is selected)
            for key, action in zip(SIDE_KEYS, sides, strict=True)
        ]

    def _keep(self) -> Offered:
        return Offered(
            "keep",
            _tr("ActionBar", "Keep all", "Button: turns over no tile"),
            "K",
            Keep(),
            primary=self._choices.selected is Keep(),
        )

    def _turn(self) -> Offered:
        selected = self._choices.selected
        enter = _tr("ActionBar", "Enter")
        if isinstance(selected, Flip):
            shown, _, hidden = selected.tile.partition("/")
            text = fill(
                _tr("ActionBar", "{shown} → {hidden}"),
                hidden=tile_label(hidden, self._ruleset),
                shown=tile_label(shown, self._ruleset),
            )
            return Offered("turn", text, enter, selected, primary=True)
        return Offered(
            "turn",
            _tr("ActionBar", "Turn over", "Button: turns over a tile"),
            enter,
            None,
            primary=selected is not Keep(),
        )

    def _arrange(self) -> None:
        shown = [button for button in self.buttons if not button.isHidden()]
        if not shown or self._room.isEmpty():
            return
        scale = min(self._scale, _MOST_HEIGHT / _HEIGHT)
        room = float(self.height())
        gap = max(2.0, (_GAP if len(shown) < MOST_BUTTONS else _TIGHT_GAP) * scale)
        highest = (room - gap * (len(shown) - 1)) / len(shown)
        height = min(max((_HEIGHT + SHADOW) * scale, _COMFORTABLE_HEIGHT + SHADOW), highest)
        self._stack(shown, height, gap, scale)
        if height < highest and any(len(button.lettering()[1]) > 1 for button in shown):
            self._stack(shown, min(height * _FOR_TWO_LINES, highest), gap, scale)

    def _stack(self, shown: list[ActionButton], height: float, gap: float, scale: float) -> None:
        top = (self.height() - len(shown) * height - (len(shown) - 1) * gap) / 2
        for i, button in enumerate(shown):
            button.scale = min(max(scale, 0.82), (height - SHADOW) / _LOWEST_FOR_TEXT)
            button.setGeometry(0, round(top + i * (height + gap)), self.width(), round(height))
            button.update()

    def _on_clicked(self) -> None:
        button = self.sender()
        if not isinstance(button, ActionButton) or button.offered is None:
            return
        does = button.offered.does
        if isinstance(does, Wish):
            self.god_mode_wanted.emit(does is Wish.SPEND_GOD)
        elif does is not None:
            self._choices.choose(does)
