"""The start page: the Nile, the name of the game, and what to do next."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from ra_desktop.app.runtime import call_soon
from ra_desktop.ui.look.fonts import text_font
from ra_desktop.ui.look.picture_cache import load, store
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.languages import tr as _tr

from .start_card import StartCard

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon, QKeyEvent, QPaintEvent, QResizeEvent

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


class Offers(NamedTuple):
    """What the cards say, in a line each."""

    game: str = ""
    """The game that can be continued; empty for none."""
    quick: str = ""
    learned: str = ""
    """The progress in the lessons; without any, the first lesson is offered before all else."""
    puzzled: str = ""
    main: str = ""
    """An :data:`Offer`, the main card unless a game waits or the player is new, and in a second line what it says.
    The third line says what the deal of the day is."""

    own: str = ""
    """The player's own moves that come back today; empty for none."""
    has_games: bool = True
    """Whether there may be anything to find under the saved games."""

    @classmethod
    def of(cls, settings: Settings) -> Offers:
        """Return what was offered last."""
        learned, main = settings.learn_line, settings.offer_line
        return cls(
            settings.continue_line,
            settings.quick_line,
            learned,
            settings.puzzle_line,
            main,
            settings.own_line,
            bool(settings.shelf_line),
        )


class StartPage(QWidget):
    """One main card, for Enter, and the others below it."""

    painted = Signal()
    """Sent after the first painting."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        self.is_waiting = False
        """Whether it is not known yet what to offer: there are no cards until then, so none moves."""
        self._note: QLabel | None = None
        self._is_beside_another = False
        self.offers = Offers()
        """What is offered now."""
        self._background = QPixmap()
        self._is_painted = False
        self._cached: CachedPicture | None = None
        self.show_offers(self.offers)

    # --- choices ------------------------------------------------------------------------------------

    @property
    def _is_new(self) -> bool:
        """Whether the current player has not played or learned anything yet."""
        return self.main is self.first_lesson and not self.offers.learned

    @property
    def main(self) -> StartCard:
        """The card that Enter presses."""
        if self.offers.game:
            return self.resume
        if not self.offers.learned:
            return self.first_lesson
        mains = {"lesson": self.first_lesson, "next": self.first_lesson, "journey": self.journey, "day": self.day}
        return mains.get(self.offers.main.partition("\n")[0], self.quick_game)

    def show_offers(self, offers: Offers) -> None:
        """Show the cards that there are now, the main one highlighted."""
        self.offers = offers
        had_focus = any(card.hasFocus() for card in self.cards)
        main = self.main
        shown = [main, *itertools.chain(*self._small_rows)]
        for card in self.cards:
            card.setVisible(card in shown and not self.is_waiting)
            card.set_main(card is main)
        self.own.setText(offers.own)
        self.own.setVisible(bool(offers.own) and not self.is_waiting)
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
        is_wanted = self._is_beside_another and not self.offers.game
        if is_wanted or self._note is not None:
            self.note.setVisible(is_wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter continues, or starts a quick game; Alt shows the mnemonics of the cards."""
        if event.key() == Qt.Key.Key_Alt:
            self._show_mnemonics(True)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self.is_waiting and not event.isAutoRepeat():
                self.main.click()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Alt:
            self._show_mnemonics(False)
        super().keyReleaseEvent(event)

    def _show_mnemonics(self, shown: bool) -> None:
        for card in self.cards:
            card.show_mnemonic(shown)

    def _show_texts(self) -> None:
        offers, (kind, offered, day, *_) = self.offers, (*self.offers.main.split("\n"), "", "")
        first = offered if kind == "lesson" else ""
        if offers.learned and not first:
            self.first_lesson.set_texts(_tr("StartPage", "Nex&t lesson"), offered)
        else:
            self.first_lesson.set_texts(_tr("StartPage", "New &to Ra?"), first or _tr("StartPage", "First lesson"))
        self.day.set_texts(_tr("StartPage", "Deal of the &day"), offered if self.main is self.day else day)
        self.learn.set_texts(_tr("StartPage", "&Learn"), offers.learned)
        self.puzzles.set_texts(_tr("StartPage", "&Puzzles"), offers.puzzled)
        line = offered if self.main is self.journey else _tr("StartPage", "and the deal of the day")
        line = _tr("StartPage", "Twelve tables up the Nile") if self._is_new else line
        self.journey.set_texts(_tr("StartPage", "&Journey"), line)
        self.resume.set_texts(_tr("StartPage", "&Continue"), offers.game)
        self.quick_game.set_texts(_tr("Commands", "Quic&k game"), offers.quick)
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
        self._place_note()
        self._place_below(self.own, int(self._note is not None and not self._note.isHidden()))
        self.who.adjustSize()
        self.who.move(self.width() - self.who.width() - _EDGE, _EDGE)

    @property
    def _small_rows(self) -> list[list[StartCard]]:
        """Return the small cards in two rows; a new player has all there is to try above, and what is usual below."""
        shelves = [self.saved_games, self.open] if self.offers.has_games else []
        usual = [self.new_game, *shelves, self.rules]
        if self._is_new:
            return [[self.learn, self.puzzles, self.journey, self.day], [self.quick_game, *usual]]
        cards = [self.quick_game, self.journey, self.learn, self.puzzles, *usual]
        cards = [card for card in cards if card is not self.main]
        half = (len(cards) + 1) // 2
        return [cards[:half], cards[half:]]

    def _place_note(self) -> None:
        """Place the note, if it is shown."""
        if self._note is not None and not self._note.isHidden():
            self._place_below(self._note)

    def _place_below(self, part: QLabel | QPushButton, line: int = 0) -> None:
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
            card.set_scale(scale)
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
