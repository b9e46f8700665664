"""The start page: the Nile, the name of the game, and what to do next."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QWidget

from ra_desktop.app.runtime import call_soon
from ra_desktop.ui.look.art import Watched, paint_art, paint_box, paint_disc, painting
from ra_desktop.ui.look.fonts import display_font, scaled, text_font
from ra_desktop.ui.look.mark_painter import draw_mark
from ra_desktop.ui.look.picture_cache import load, store
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.languages import tr as _tr

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon, QResizeEvent

    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.look.picture_cache import CachedPicture


_WIDTH, _HEIGHT = 1024, 656
"""The page's size at scale 1, in device-independent pixels."""
_LARGEST_SCALE: Final = 3.0
_HERO: Final = QSize(470, 116)
_SMALL: Final = QSize(240, 80)
_HERO_TOP, _SMALLS_TOP = 230, 350
_FACE, _EDGE = 28, 14
"""Size of the face of the one who plays, and the distance of the button from the edges."""
_NOTE_PIXELS, _LEAST_PIXELS = 16, 11
_PICTURES: Final = (
    ("boat", ""), ("boat", ""), ("winged-sun", "ankh"), ("ra-figure", "ra"), ("boat", "sun"), ("", "nile"),
    ("", "gold"), ("", "pharaoh"), ("", "monument"), ("", "civilization"), ("", "god"),
)  # fmt: skip
"""The pictures of each card, as the main one and as one of the others."""
Offer = Literal["lesson", "next", "journey", "day", "quick"]
"""What the main card offers where no game waits."""


class StartPage(QWidget):
    """One main card, for Enter, and the others below it: what they say, in a line each, are lines of the `settings`."""

    painted = Signal()
    """Sent after the first painting."""

    def __init__(self, settings: Settings, parent: QWidget | None = None, *, is_waiting: bool = False) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setObjectName("start")
        self.cards = [StartCard(*pictures, self) for pictures in _PICTURES]
        self.first_lesson, self.resume, self.day, self.quick_game, self.journey = self.cards[:5]
        self.learn, self.puzzles, self.new_game, self.saved_games, self.open, self.rules = self.cards[5:]
        self.who = QPushButton(self)
        """Who plays; a click offers the others. Only where there are others."""
        self.who.setIconSize(QSize(_FACE, _FACE))
        self.who.hide()
        self.own = QPushButton(self)
        """Starts the player's own moves that come back today; without any, hidden."""
        self.own.setProperty("card", True)
        self.own.hide()
        self.is_waiting = is_waiting
        """Whether it is not known yet what to offer: there are no cards until then, so none moves."""
        self._note: QLabel | None = None
        self._is_beside_another = False
        self._background = QPixmap()
        self._is_painted = False
        self._cached: CachedPicture | None = None
        self.show_offers()

    # --- choices ------------------------------------------------------------------------------------

    @property
    def _is_new(self) -> bool:
        """Whether the current player has not played or learned anything yet."""
        return self.main is self.first_lesson and not self._settings.learn_line

    @property
    def main(self) -> StartCard:
        """The card that Enter presses."""
        if self._settings.continue_line:
            return self.resume
        if not self._settings.learn_line:
            return self.first_lesson
        mains = {"lesson": self.first_lesson, "next": self.first_lesson, "journey": self.journey, "day": self.day}
        return mains.get(self._settings.offer_line.partition("\n")[0], self.quick_game)

    def show_offers(self) -> None:
        """Show the cards that there are now, the main one highlighted."""
        had_focus = any(card.hasFocus() for card in self.cards)
        main = self.main
        shown = [main, *itertools.chain(*self._small_rows)]
        for card in self.cards:
            card.setVisible(card in shown and not self.is_waiting)
            card.is_primary = card is main
        self.own.setText(self._settings.own_line)
        self.own.setVisible(bool(self._settings.own_line) and not self.is_waiting)
        for before, after in itertools.pairwise([*shown, self.own]):
            self.setTabOrder(before, after)
        self.setFocusProxy(main)
        self._show_note()
        self._show_texts()
        self._arrange()
        if had_focus:
            self.setFocus()

    @property
    def note(self) -> QLabel:
        """Why there is no game to continue; created on first use, since this rarely needs an explanation."""
        if self._note is None:
            self._note = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
            self._note.setProperty("card", True)
            self._note.setText(_tr("StartPage", "Your game is open in another Ra Desktop window."))
        return self._note

    def set_player(self, name: str, spoken: str, face: QIcon) -> None:
        """Show who plays, as `spoken` for a screen reader; an empty `name` where there is no one else."""
        self.who.setText(name.replace("&", "&&"))
        self.who.setIcon(face)
        self.who.setAccessibleName(spoken)
        self.who.setVisible(bool(name))
        self._arrange()

    def set_beside_another(self, beside: bool) -> None:
        """Explain that the game is on the table of a window opened earlier."""
        self._is_beside_another = beside
        self._show_note()
        self._arrange()

    def _show_note(self) -> None:
        is_wanted = self._is_beside_another and not self._settings.continue_line
        if is_wanted or self._note is not None:
            self.note.setVisible(is_wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter continues, or starts a quick game; Alt shows the mnemonics of the cards."""
        if event.key() == Qt.Key.Key_Alt:
            self._show_mnemonics(shown=True)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self.is_waiting and not event.isAutoRepeat():
                self.main.click()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Alt:
            self._show_mnemonics(shown=False)
        super().keyReleaseEvent(event)

    def _show_mnemonics(self, *, shown: bool) -> None:
        for card in self.cards:
            card.shows_mnemonic = shown

    def _show_texts(self) -> None:
        settings, (kind, offered, day, *_) = self._settings, (*self._settings.offer_line.split("\n"), "", "")
        first = offered if kind == "lesson" else ""
        if settings.learn_line and not first:
            self.first_lesson.set_texts(_tr("StartPage", "Nex&t lesson"), offered)
        else:
            self.first_lesson.set_texts(_tr("StartPage", "New &to Ra?"), first or _tr("StartPage", "First lesson"))
        self.day.set_texts(_tr("StartPage", "Deal of the &day"), offered if self.main is self.day else day)
        self.learn.set_texts(_tr("StartPage", "&Learn"), settings.learn_line)
        self.puzzles.set_texts(_tr("StartPage", "&Puzzles"), settings.puzzle_line)
        line = offered if self.main is self.journey else _tr("StartPage", "and the deal of the day")
        line = _tr("StartPage", "Twelve tables up the Nile") if self._is_new else line
        self.journey.set_texts(_tr("StartPage", "&Journey"), line)
        self.resume.set_texts(_tr("StartPage", "&Continue"), settings.continue_line)
        self.quick_game.set_texts(_tr("Commands", "Quic&k game"), settings.quick_line)
        self.new_game.set_texts(_tr("Commands", "&New game…"))
        self.open.set_texts(_tr("Commands", "&Open…"))
        self.saved_games.set_texts(_tr("StartPage", "&Saved games"))
        self.rules.set_texts(_tr("Commands", "&Rules"))

    # --- arrangement ----------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """The least size; the cards shrink with the page."""
        return QSize(400, 240)

    @property
    def _scale(self) -> float:
        return min(self.width() / _WIDTH, self.height() / _HEIGHT, _LARGEST_SCALE)

    @property
    def _top(self) -> float:
        """Return the top of the contents: in a tall window, a little way down the sky."""
        return max(0.0, self.height() - _HEIGHT * self._scale) * 0.3

    def _arrange(self) -> None:
        self._place_row([self.main], _HERO, _HERO_TOP)
        for number, row in enumerate(self._small_rows):
            self._place_row(row, _SMALL, _SMALLS_TOP + number * _SMALL.height())
        below = [part for part in (self._note, self.own) if part is not None and not part.isHidden()]
        for line, part in enumerate(below):
            self._place_below(part, line)
        if not self.who.isHidden():
            self.who.adjustSize()
            self.who.move(self.width() - self.who.width() - _EDGE, _EDGE)

    @property
    def _small_rows(self) -> list[list[StartCard]]:
        """Return the small cards in two rows; a new player has all there is to try above, and what is usual below."""
        shelves = [self.saved_games, self.open] if self._settings.shelf_line else []
        usual = [self.new_game, *shelves, self.rules]
        if self._is_new:
            return [[self.learn, self.puzzles, self.journey, self.day], [self.quick_game, *usual]]
        cards = [self.quick_game, self.journey, self.learn, self.puzzles, *usual]
        cards = [card for card in cards if card is not self.main]
        half = (len(cards) + 1) // 2
        return [cards[:half], cards[half:]]

    def _place_below(self, part: QLabel | QPushButton, line: int) -> None:
        """Place `part` on that `line` below the cards, as wide as its text."""
        scale = self._scale
        pixels = max(_LEAST_PIXELS, round(_NOTE_PIXELS * scale))
        part.setFont(text_font(pixels))
        part.setStyleSheet(f"padding: 0 {pixels}px; font-size: {pixels}px;")
        width, height = part.sizeHint().width(), round(34 * scale)
        top = self._top + (_SMALLS_TOP + len(self._small_rows) * _SMALL.height() + 8 + 40 * line) * scale
        part.setGeometry(round((self.width() - width) / 2), round(top), width, height)

    def _place_row(self, cards: list[StartCard], size: QSize, top: float) -> None:
        scale = self._scale
        width = min(size.width() * scale, self.width() / len(cards))
        left = (self.width() - len(cards) * width) / 2
        for number, card in enumerate(cards):
            card.scale = scale
            card.setGeometry(
                QRect(
                    QPoint(round(left + number * width), round(self._top + top * scale)),
                    QPoint(
                        round(left + (number + 1) * width) - 1,
                        round(self._top + (top + size.height()) * scale) - 1,
                    ),
                )
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._background = QPixmap()
            self.update()

    # --- drawing ----------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the river with the name of the game above it."""
        size = self.size() * self.devicePixelRatioF()
        if self._background.size() != size:
            self._cached = None if self._is_painted else load(self._cache_name, size, self.devicePixelRatioF())
            self._background = self._cached.pixmap if self._cached is not None else self._picture()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._background)
        painter.end()
        if not self._is_painted:
            self._is_painted = True
            call_soon(self, self._on_painted)  # after the cards on it, and when the screen shows it

    def _on_painted(self) -> None:
        """Paint the current picture, and store it for the next start unless it was loaded."""
        cached, shown = self._cached, self._background
        self.painted.emit()
        self._background, self._cached = self._picture(), None
        self.update()
        if cached is None or self._background.toImage() != shown.toImage():
            store(self._cache_name, self._background)

    @property
    def _cache_name(self) -> str:
        return f"start-{current().name}"

    def _picture(self) -> QPixmap:
        from .start_picture import start_picture  # this imports everything that draws the Nile

        return start_picture(self.size(), self.devicePixelRatioF(), self._scale, self._top)


_MARGIN: Final = 8
"""Margin for the shadow and the focus ring, in units of the page's scale."""
_DISC: Final = "#1F3A63"
_TITLE_PIXELS: Final = 27
_SMALL_TITLE_PIXELS: Final = 23
_LINE_PIXELS: Final = 16
_TITLE_SHARE: Final = 0.44
"""The greatest size of the title, as a share of the card's height."""
_LINE_SHARE: Final = 0.78
"""The greatest size of the line, as a share of the title's."""


class StartCard(QAbstractButton):
    """A button that looks like a card. Space or Enter presses it; its text has a mnemonic."""

    scale = Watched(1.0)
    """1 is the size for a small window."""
    is_primary = Watched(False)
    """Whether the card is large and highlighted, as the one for Enter, or small."""
    shows_mnemonic = Watched(False)
    """Whether the mnemonic is underlined."""

    def __init__(self, picture: str, mark: str, parent: QWidget | None = None) -> None:
        """`picture` is a drawing of the board (``boat``) for the main card, `mark` a category's for a small one."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._picture, self._mark = picture, mark
        self.line = ""
        """The text below the title."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_texts(self, title: str, line: str = "") -> None:
        """Set the title, with ``&`` before its mnemonic, and the line below it."""
        self.setText(title)
        self.line = line
        self.setAccessibleName(title.replace("&", ""))
        self.setAccessibleDescription(line)
        self.update()

    def sizeHint(self) -> QSize:
        """The size at scale 1; the page sets the real one."""
        return QSize(340, 112) if self.is_primary else QSize(220, 76)

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt calls it
        margin = round(_MARGIN * self.scale)
        return self.rect().adjusted(margin, margin, -margin, -margin).contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
            event.accept()
        else:
            super().keyPressEvent(event)

    def focus_rect(self) -> QRect:
        """Return what the ring of the focus surrounds: the card without its shadow."""
        margin = round(_MARGIN * self.scale)
        return self.rect().adjusted(margin, margin, -margin, -margin)

    # --- drawing ------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, raised under the pointer and pressed while it is clicked."""
        with painting(self) as painter:
            scale = self.scale
            lift = (1.5 if self.isDown() else -2.0 if self.underMouse() else 0.0) * scale
            margin = _MARGIN * scale
            card = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin).translated(0, lift)
            self._paint_ground(painter, card)
            side = card.height() - (30 if self.is_primary else 26) * scale
            picture = QRectF(card.x() + 16 * scale, card.center().y() - side / 2, side, side)
            self._paint_picture(painter, picture)
            words = QRectF(card)
            words.setLeft(picture.right() + (16 if self.is_primary else 12) * scale)
            words.setRight(card.right() - 14 * scale)
            self._paint_words(painter, words)

    def _paint_ground(self, painter: QPainter, card: QRectF) -> None:
        theme, scale = current(), self.scale
        corner = (18 if self.is_primary else 14) * scale
        for step in range(4):
            grow = (step - 1) * 1.3 * scale
            shadow = card.translated(0, 3.2 * scale).adjusted(-grow, -grow, grow, grow)
            paint_box(painter, shadow, corner + grow, QColor(8, 10, 26, 30))
        if self.is_primary:
            ground = (
                theme.accent_pressed if self.isDown() else theme.accent_hover if self.underMouse() else theme.accent
            )
            edge = theme.accent_line
        else:
            ground = theme.selection if self.isDown() else theme.hover if self.underMouse() else theme.card
            edge = theme.line
        paint_box(painter, card, corner, ground, edge, 1.2 * scale)

    def _paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        if not self.is_primary:
            draw_mark(painter, rect.center(), rect.width() / 2, self._mark)
            return
        paint_disc(painter, rect.center(), rect.width() / 2, _DISC, "#FFD970", 1.6 * self.scale)
        inset = rect.width() * (0.10 if self._picture == "boat" else 0.15)
        paint_art(painter, f"board/{self._picture}", rect.adjusted(inset, inset, -inset, -inset))

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        theme, scale = current(), self.scale
        ink = QColor(theme.accent_ink if self.is_primary else theme.ink)
        soft = QColor(theme.accent_ink if self.is_primary else theme.soft_ink)
        title = self.text()
        font, height = self._title_type(room)
        line_font, line_height = self._line_type(room, room.height() - height - 8 * scale)
        total = height + (line_height + 2 * scale if line_height else 0)
        top = room.center().y() - total / 2
        painter.setFont(font)
        painter.setPen(ink)
        mnemonic = Qt.TextFlag.TextShowMnemonic if self.shows_mnemonic else Qt.TextFlag.TextHideMnemonic
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap | mnemonic
        painter.drawText(QRectF(room.x(), top, room.width(), height), flags, title)
        if line_height:
            painter.setFont(line_font)
            painter.setPen(soft)
            painter.drawText(
                QRectF(room.x(), top + height + 2 * scale, room.width(), line_height + 2),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap,
                self.line,
            )

    def _title_type(self, room: QRectF) -> tuple[QFont, float]:
        """Return the largest type for the title, on two lines where no other line is below it, and its height."""
        usual = (_TITLE_PIXELS if self.is_primary else _SMALL_TITLE_PIXELS) * self.scale
        size = min(scaled(usual), room.height() * _TITLE_SHARE)
        words = self.text().replace("&", "")
        while True:
            font = display_font(size)
            metrics = QFontMetricsF(font)
            if metrics.horizontalAdvance(words) <= room.width() or size <= _LEAST_PIXELS:
                return font, metrics.height()
            broken = metrics.boundingRect(QRectF(0, 0, room.width(), 1000), Qt.TextFlag.TextWordWrap.value, words)
            if not self.line and broken.width() <= room.width() and broken.height() <= room.height():
                return font, broken.height()
            size -= 1

    def _line_type(self, room: QRectF, high: float) -> tuple[QFont, float]:
        """Return the largest type for the line on up to two lines of `room`, `high` in all, and its height."""
        if not self.line:
            return text_font(_LINE_PIXELS), 0.0
        usual = _LINE_PIXELS * self.scale
        size = min(scaled(usual), _TITLE_PIXELS * self.scale * _LINE_SHARE)
        while True:
            font = text_font(size)
            metrics = QFontMetricsF(font)
            needed = metrics.boundingRect(
                QRectF(0, 0, room.width(), 1000), Qt.TextFlag.TextWordWrap.value, self.line
            ).height()
            fits = needed <= 2 * metrics.lineSpacing() + 1 and (needed <= high or (size <= usual and self.is_primary))
            if fits or size <= _LEAST_PIXELS:
                return font, min(needed, 2 * metrics.lineSpacing() + 1)
            size -= 1
