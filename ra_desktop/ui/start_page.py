"""What a person sees first: the Nile, the name of the game, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from .assets import display_font, paint_art, text_font
from .board.sky import paint_sky
from .board.sky_palette import palette_at, qcolor
from .start_card import StartCard
from .theme import current

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

_tr = QCoreApplication.translate

_DAWN: Final = (0.10, 1)
_DUSK: Final = (0.88, 3)
"""Hour of the day and epoch of the picture, by theme."""
_SKY_ABOVE: Final = 0.18
"""The part of the page above the picture, so that the land lies below the cards."""

_WIDTH, _HEIGHT = 1024, 656
"""The page's size at scale 1, in device-independent pixels."""
_LARGEST_SCALE: Final = 3.0
_HERO: Final = QSize(372, 116)
_SMALL: Final = QSize(248, 80)
_TITLE_TOP, _TITLE_HEIGHT, _SUBTITLE_HEIGHT = 24, 130, 30
_HEROES_TOP, _SMALLS_TOP = 198, 314
_CREAM: Final = "#FFF4DC"


class StartPage(QWidget):
    """Continue, quick game, new game, open, rules. Enter does the first of them that is there."""

    continue_requested = Signal()
    quick_game_requested = Signal()
    new_game_requested = Signal()
    open_requested = Signal()
    rules_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start")
        self.resume = StartCard("boat", self)
        self.quick_game = StartCard("ra-marker", self)
        self.new_game = StartCard("pharaoh", self, small=True)
        self.open = StartCard("civilization", self, small=True)
        self.rules = StartCard("god", self, small=True)
        self.resume.clicked.connect(self.continue_requested)
        self.quick_game.clicked.connect(self.quick_game_requested)
        self.new_game.clicked.connect(self.new_game_requested)
        self.open.clicked.connect(self.open_requested)
        self.rules.clicked.connect(self.rules_requested)
        self._summary: str | None = None
        self._background = QPixmap()
        self._retranslate()
        self.set_continue(None)

    # --- what can be done ---------------------------------------------------------------------------

    @property
    def cards(self) -> tuple[StartCard, ...]:
        """The cards in the order of the tab key."""
        return (self.resume, self.quick_game, self.new_game, self.open, self.rules)

    def set_continue(self, summary: str | None) -> None:
        """Offer to continue the game that *summary* describes in one line; None if there is no game."""
        self._summary = summary
        there = summary is not None
        had_focus = any(card.hasFocus() for card in self.cards)
        self.resume.setVisible(there)
        self.resume.set_primary(there)
        self.quick_game.set_primary(not there)
        self.setFocusProxy(self.resume if there else self.quick_game)
        self._retranslate()
        self._arrange()
        if had_focus:
            self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter anywhere on the page continues, or starts a quick game."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self.quick_game if self._summary is None else self.resume).click()
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        self.resume.set_texts(_tr("StartPage", "&Continue"), self._summary or "")
        self.quick_game.set_texts(_tr("StartPage", "&Quick game"), _tr("StartPage", "At once, as you last set it up"))
        self.new_game.set_texts(_tr("StartPage", "&New game…"))
        self.open.set_texts(_tr("StartPage", "&Open…"))
        self.rules.set_texts(_tr("StartPage", "&Rules"))

    # --- arrangement ----------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """Small enough for a small window; the cards shrink with the page."""
        return QSize(640, 440)

    @property
    def _scale(self) -> float:
        return min(self.width() / _WIDTH, self.height() / _HEIGHT, _LARGEST_SCALE)

    @property
    def _top(self) -> float:
        """Where the contents begin: in a tall window, a little way down the sky."""
        return max(0.0, self.height() - _HEIGHT * self._scale) * 0.3

    def _arrange(self) -> None:
        heroes = [self.quick_game] if self._summary is None else [self.resume, self.quick_game]
        self._place_row(heroes, _HERO, _HEROES_TOP)
        self._place_row([self.new_game, self.open, self.rules], _SMALL, _SMALLS_TOP)

    def _place_row(self, cards: list[StartCard], size: QSize, top: float) -> None:
        scale = self._scale
        left = (self.width() - len(cards) * size.width() * scale) / 2
        for number, card in enumerate(cards):
            card.set_scale(scale)
            card.setGeometry(
                QRect(
                    QPoint(round(left + number * size.width() * scale), round(self._top + top * scale)),
                    QPoint(
                        round(left + (number + 1) * size.width() * scale) - 1,
                        round(self._top + (top + size.height()) * scale) - 1,
                    ),
                )
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange everything anew."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._background = QPixmap()
            self.update()

    # --- drawing ----------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """The river with the name of the game above it."""
        wanted = self.size() * self.devicePixelRatioF()
        if self._background.size() != wanted:
            self._background = self._picture(wanted)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._background)
        painter.end()

    def _picture(self, size: QSize) -> QPixmap:
        image = QPixmap(size)
        image.setDevicePixelRatio(self.devicePixelRatioF())
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        day, epoch = _DUSK if current().dark else _DAWN
        above = self.height() * _SKY_ABOVE
        painter.fillRect(self.rect(), qcolor(palette_at(day, epoch).zenith))
        paint_sky(painter, QRectF(self.rect()).adjusted(0, above, 0, 0), day, epoch)
        shade = QLinearGradient(0, 0, 0, self.height() * 0.42)
        shade.setColorAt(0.0, QColor(8, 18, 48, 150))
        shade.setColorAt(1.0, QColor(8, 18, 48, 0))
        painter.fillRect(self.rect(), shade)
        self._paint_title(painter)
        painter.end()
        return image

    def _paint_title(self, painter: QPainter) -> None:
        scale, top = self._scale, self._top
        font = display_font(118 * scale)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 112)
        title = _tr("StartPage", "RA")
        metrics = QFontMetricsF(font)
        box = QRectF(0, top + _TITLE_TOP * scale, self.width(), _TITLE_HEIGHT * scale)
        centred = Qt.AlignmentFlag.AlignCenter
        painter.setFont(font)
        for shift, colour in ((3.0, QColor(6, 12, 36, 110)), (0.0, QColor(_CREAM))):
            painter.setPen(colour)
            painter.drawText(box.translated(0, shift * scale), centred, title)
        width = metrics.horizontalAdvance(title)
        for side in (-1, 1):
            centre = self.width() / 2 + side * (width / 2 + 78 * scale)
            wing = QRectF(centre - 42 * scale, box.center().y() - 42 * scale, 84 * scale, 84 * scale)
            paint_art(painter, "board/ra-figure", wing)
        painter.setFont(text_font(19 * scale, QFont.Weight.Medium))
        painter.setPen(QColor(_CREAM))
        painter.drawText(
            QRectF(0, box.bottom(), self.width(), _SUBTITLE_HEIGHT * scale),
            centred,
            _tr("StartPage", "Reiner Knizia’s game of auctions on the Nile · an unofficial fan work"),
        )
