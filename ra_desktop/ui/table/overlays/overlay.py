"""The base of overlays: a page over the board, which stays visible around it."""

from __future__ import annotations

from itertools import pairwise
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QVariantAnimation, Signal, SignalInstance
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QWidget

from ra_desktop.ui.look import durations, theme
from ra_desktop.ui.look.art import faint, paint_box, painting
from ra_desktop.ui.look.drawing import draw_card
from ra_desktop.ui.look.flow import FlowLayout, plain_label
from ra_desktop.ui.look.focus_ring import OWN
from ra_desktop.ui.look.fonts import scaled, text_scale
from ra_desktop.ui.look.lettering import CENTRED, draw_words
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, with_key
from ra_desktop.ui.words.tiles import epoch_label

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence


_MARGIN: Final = 14
_VEIL: Final = 150
_BUTTON_HEIGHT, _HIGHER = 40, 20
"""The height of a button, and how much higher it is with text of twice the usual size."""
_BUTTON_GAP: Final = 10
_STEP: Final = 46
"""How far an arrow key scrolls."""
_FADE: Final = 0.18
"""Share of the time for fading in, and for fading out."""
_INK: Final = "#FFF3D6"
_SOFT_INK: Final = "#F0D9A4"
_GROUND: Final = "#1B1424"
_HEIGHT: Final = 40
_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


def button_height() -> int:
    """Return the height of the buttons, with text of the current size."""
    return round(_BUTTON_HEIGHT + _HIGHER * (text_scale() - 1))


class OverlayButton(QPushButton):
    """A button that ignores keys held down before it appeared, so that one key does not close several pages."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, Space and the rest, unless the key is held."""
        if event.isAutoRepeat():
            event.accept()
        else:
            super().keyPressEvent(event)


class Overlay(QWidget):
    """Base of the pages over the board: a veil, a card in the middle, and buttons at the bottom."""

    closed = Signal()
    """The page was closed."""
    KEYS: ClassVar[Mapping[int, str]] = {}
    """What is called for each key, once for each time that it is pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, focusPolicy=Qt.FocusPolicy.StrongFocus)
        self.setProperty(OWN, True)
        self._buttons: list[QPushButton] = []

    def add_button(
        self, text: str, does: Callable[[], object] | SignalInstance | None = None, *, primary: bool = False
    ) -> QPushButton:
        """Add a button at the bottom, right of those before; a click `does` something."""
        button = OverlayButton(text, self)
        if does is not None:
            button.clicked.connect(does)
        button.setProperty("primary", primary)
        button.setAutoDefault(True)
        self._buttons.append(button)
        return button

    def sort_buttons(self, first: Sequence[QPushButton]) -> None:
        """Place the buttons in the order of `first`, from the right, then all others; the keyboard follows."""
        self._buttons.sort(key=lambda button: first.index(button) if button in first else len(first))
        for before, after in pairwise(self._buttons):
            QWidget.setTabOrder(before, after)

    @property
    def scale(self) -> float:
        """1 for the size of the page in a window of 1440 by 900, otherwise in proportion."""
        return max(0.72, min(self.width() / 1130, self.height() / 606))

    def open(self) -> None:
        """Show the page above everything else, with the keyboard."""
        self.show()
        self.raise_()
        self.take_focus()

    def take_focus(self) -> None:
        """Give the keyboard to this page."""
        self.setFocus()

    def close_page(self) -> None:
        """Hide the page, and emit :attr:`closed`."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def card_width(self) -> int:
        """The width of the card."""
        return min(self.width() - 2 * _MARGIN, round(1040 * self.scale))

    def card(self) -> QRect:
        """The rectangle of the card."""
        wide = self.card_width()
        around = round(42 * self.scale) + self._foot_height()
        high = min(self.height() - 2 * _MARGIN, round(self.content_height()) + around)
        return QRect((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)

    def content_height(self) -> float:
        """The preferred height of the content, without buttons."""
        return float(self.height())

    def inner(self) -> QRect:
        """The inside of the card, above the buttons."""
        pad = round(24 * self.scale)
        return self.card().adjusted(pad, round(16 * self.scale), -pad, -self._foot_height() - round(26 * self.scale))

    def _foot(self) -> FlowLayout:
        """Return the buttons as they lie: at the right, those that have no room beside the first in rows above."""
        for button in self._buttons:
            button.setFixedHeight(button_height())
        return FlowLayout(None, ..., *reversed(self._buttons), spacing=_BUTTON_GAP)

    def _foot_height(self) -> int:
        return self._foot().heightForWidth(self.card_width() - 2 * round(24 * self.scale))

    def place_buttons(self) -> None:
        """Place those buttons that are not hidden at the bottom of the card, the first at the right."""
        pad, high = round(24 * self.scale), self._foot_height()
        room = self.card().adjusted(pad, 0, -pad, -round(16 * self.scale))
        self._foot().setGeometry(QRect(room.x(), room.bottom() - high, room.width(), high))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        does = self.KEYS.get(event.key())
        if does is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            attrgetter(does)(self)()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_buttons()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        with painting(self, smooth=True) as painter:
            veil = QColor("#0A0D18" if colours.dark else "#2A1A08")
            veil.setAlpha(_VEIL if colours.dark else _VEIL * 2 // 3)
            paint_box(painter, QRectF(self.rect()), 16, veil)
            draw_card(painter, QRectF(self.card()), 16, colours, edge=None, scale=1.4)
            self.paint_content(painter, colours)

    def paint_content(self, painter: QPainter, colours: theme.Theme) -> None:
        """Paint the content of the card."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.place_buttons()
            self.update()
        super().changeEvent(event)


class Consulted(Overlay):
    """A page that the user opens. Escape, Enter, Space or a click beside its card closes it."""

    KEYS = dict.fromkeys((*_KEYS, Qt.Key.Key_Space), "close_page")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self.card().contains(event.position().toPoint()):
            self.close_page()


class Scrolled(Consulted):
    """A page of widgets, which scrolls where there is no room for all of them."""

    SCROLLS: ClassVar[tuple[Qt.Key, ...]] = (
        Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End
    )  # fmt: skip

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.area = QScrollArea(self, widgetResizable=True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_lines(self, page: QWidget) -> None:
        """Show `page` in place of the one before, scrolled as far as that."""
        page.setObjectName("page")
        at = self.area.verticalScrollBar().value()
        if (old := self.area.takeWidget()) is not None:  # events may still be on their way to it
            old.hide()
            old.setParent(self)
            old.deleteLater()
        self.area.setWidget(page)
        self.place_buttons()
        self.update()
        self.area.verticalScrollBar().setValue(at)

    def labels(self) -> list[QLabel]:
        """Return everything that is written on the page."""
        return [label for label in self.area.findChildren(QLabel) if label.text()]

    def paint_content(self, painter: QPainter, colours: theme.Theme) -> None:
        """Paint nothing: the lines are widgets."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, Enter and Space close the page; keys scroll it."""
        if event.key() in self.SCROLLS:
            self.area.verticalScrollBar().setSingleStep(round(scaled(_STEP)))
            self.area.verticalScrollBar().event(event)
        else:
            super().keyPressEvent(event)
        event.accept()


def wrapped(text: str, role: str = "") -> QLabel:
    """Return a label for a line of such a page."""
    return plain_label(None, text, role=role, wraps=True)


def points_label(text: str, points: int | None) -> QLabel:
    """Return a label for `points` on such a page: green for gains, red for losses."""
    return plain_label(None, text, role="positive" if (points or 0) > 0 else "negative" if points else "soft")


class EpochTitle(QWidget):
    """Text that fades in and out over the board."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._epoch = 1
        self._still = False
        self._strength = 0.0
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.hide)
        self.hide()

    def announce(self, epoch: int, factor: float, *, still: bool) -> None:
        """Show the name of `epoch`, at `factor` times the usual duration; `still`, without fading."""
        self._clock.stop()
        if not factor:
            self.hide()
            return
        self._epoch = epoch
        self._still = still
        self._clock.setDuration(round(durations.EPOCH_TITLE * factor))
        self.setAccessibleName(self.words())
        self._tick(0.0)
        self.show()
        self.raise_()
        self._clock.start()

    def words(self) -> str:
        """The name of the epoch."""
        return epoch_label(self._epoch)

    def _tick(self, share: float) -> None:
        fading = min(1.0, share / _FADE, (1.0 - share) / _FADE)
        self._strength = 1.0 if self._still else max(0.0, fading)
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        self._clock.stop()
        super().hideEvent(event)
        self.hide()  # also if the whole window went: it does not come back with it

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a dark band that fades out at both ends, and the text on it."""
        with painting(self) as painter:
            painter.setOpacity(self._strength)
            band = QRectF(self.rect())
            ground = QLinearGradient(band.topLeft(), band.topRight())
            for at, opacity in ((0.0, 0.0), (0.22, 0.84), (0.78, 0.84), (1.0, 0.0)):
                ground.setColorAt(at, faint(_GROUND, opacity))
            painter.fillRect(band, ground)
            name = band.adjusted(band.width() * 0.1, band.height() * 0.08, -band.width() * 0.1, -band.height() * 0.34)
            draw_words(painter, name, self.words(), name.height() * 0.72, _INK, CENTRED, display=True)
            line = fill(_tr("Common", "Epoch {number}"), number=self._epoch)
            below = QRectF(name.x(), name.bottom(), name.width(), band.height() * 0.22)
            draw_words(painter, below, line, below.height() * 0.8, _SOFT_INK, CENTRED)


class WayBack(QPushButton):
    """The button at the lower edge of the board while a finished game's table is shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("primary", True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setText(_tr("Ranking", "Show the ranking"))
        self.setToolTip(with_key(self.text(), "Enter"))
        self.setAccessibleName(self.text())
        self.hide()

    def place(self, board: QRect) -> None:
        """Place the button at the lower right corner of `board`."""
        wide = max(180, self.sizeHint().width())
        self.setGeometry(board.right() - wide - _MARGIN, board.bottom() - _HEIGHT - _MARGIN, wide, _HEIGHT)

    def press(self, event: QKeyEvent) -> bool:
        """Take a key of the table: Enter and Escape lead back. Return False for others, or while it is hidden."""
        if self.isHidden() or event.key() not in _KEYS:
            return False
        self.click()
        return True
