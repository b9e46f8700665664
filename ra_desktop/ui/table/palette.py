"""A palette of tiles: every kind with its key and how many are left; one click or key takes one."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from ra_desktop.ui.interaction.gestures import PulledButton
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import paint_box, painting
from ra_desktop.ui.look.drawing import draw_pixmap
from ra_desktop.ui.look.flow import remove_all
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.lettering import RIGHT, draw_words, words_width
from ra_desktop.ui.look.tile_painter import ASPECT, card_rect, tile_pixmap
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, with_key
from ra_desktop.ui.words.tiles import both_sides_label, tile_inscription, tile_tooltip

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

_GAP: Final = 6
_CAPTION: Final = 20.0
"""The height of the line with key and count, in text of the usual size."""
_TYPE: Final = 15.0
_APART: Final = 4.0
"""The least room between key and count, in text of the usual size: less than there is between two tiles."""
_GONE: Final = 0.38
"""How much is seen of a tile of which none is left."""
_ALPHABET: Final = 32
"""Letters from "a" or "а" on."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def keys_of(labels: Iterable[str]) -> list[str]:
    """Return a key for each label: its first letter if no label before has it, or else the first that is free.

    If all of its letters are taken, it gets one of the same alphabet, never a digit: digits are those of suns.
    A Latin letter counts without its accent: few keyboards have a key for "Á".
    """
    words = [[_without_accent(letter) for letter in label.casefold() if letter.isalpha()] for label in labels]
    keys: dict[str, int] = {}
    for number, letters in enumerate(words):
        keys.setdefault("".join(letters[:1]), number)
    keys.pop("", None)
    first = ord(min((letter for letters in words for letter in letters), default="a"))
    spare = [letter for letter in map(chr, range(first, first + _ALPHABET)) if letter.isalpha()]
    for number in sorted({*range(len(words))} - {*keys.values()}):
        keys[next(key for key in (*words[number], *spare) if key not in keys)] = number
    return sorted(keys, key=keys.__getitem__)


def _without_accent(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter)[0]
    return base if base.isascii() else letter


def _number(count: int) -> str:
    return str(count).replace("-", "−")


class TileButton(PulledButton):
    """One kind of tile."""

    def __init__(self, tile: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.tile = tile
        self.key = ""
        self.count: int | None = 0
        self._ruleset = ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_left(self, ruleset: str, key: str, count: int | None) -> None:
        """Show that `count` tiles are left, and the key that takes one. None can be taken where none is left.

        A `count` of None means that no one may know.
        """
        self.key, self.count, self._ruleset = key, count, ruleset
        name = both_sides_label(self.tile, ruleset)
        self.setEnabled(count is None or count > 0)
        words = name if count is None else fill(_tr("Palette", "{tile}, {count} left"), tile=name, count=_number(count))
        self.setAccessibleName(words)
        self.setAccessibleDescription(fill(_tr("Palette", "Key {key}"), key=key.upper()))
        self.setToolTip("\n".join(filter(None, (with_key(name, key.upper()), tile_tooltip(self.tile, ruleset)))))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile, and below it the key and how many are left."""
        colours = theme.current()
        with painting(self, smooth=True) as painter:
            face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            if self.isEnabled() and (self.underMouse() or self.isDown()):
                paint_box(painter, face, 7, colours.hover)
            low = scaled(_CAPTION)
            card = card_rect(face.adjusted(3, 3, -3, -low))
            label = tile_inscription(self.tile, self._ruleset)
            painter.setOpacity(1.0 if self.isEnabled() else _GONE)
            draw_pixmap(
                painter, card.topLeft(), tile_pixmap(self.tile, round(card.height()), self.devicePixelRatioF(), label)
            )
            painter.setOpacity(1.0)
            key = self.key.upper() if self.isEnabled() else ""
            count = "" if self.count is None else _number(self.count)
            type_size = scaled(_TYPE)
            wide = words_width(key, type_size, bold=True) + scaled(_APART) + words_width(count, type_size)
            line = QRectF(card.x(), face.bottom() - low, card.width(), low)
            beyond = max(0.0, min(wide, face.width()) - card.width()) / 2
            line.adjust(-beyond, 0, beyond, 0)
            draw_words(painter, line, key, _TYPE, colours.ink, bold=True)
            draw_words(painter, line, count, _TYPE, colours.soft_ink if self.isEnabled() else colours.negative, RIGHT)


class Palette(QWidget):
    """All kinds of tiles of a rule set, in as many columns as make them largest."""

    chosen = Signal(str)
    """The name of a tile that was clicked, or whose key was pressed."""
    dragged = Signal(str, QPointF)
    """A tile is pulled away: its name, and where the pointer is in global coordinates."""
    dropped = Signal(str, QPointF)
    """The tile of that name is let go at that global position."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: dict[str, TileButton] = {}
        self._group = QButtonGroup(self, exclusive=False)

    def show_left(self, ruleset: str, left: Mapping[str, int | None]) -> None:
        """Show the tiles `left` by name, each with its number: 0 or less where there are none, None if it's secret."""
        if list(left) != list(self.buttons):
            self._make(left)
        keys = keys_of(both_sides_label(tile, ruleset) for tile in left)
        for (tile, count), key in zip(left.items(), keys, strict=True):
            self.buttons[tile].show_left(ruleset, key, count)

    def _make(self, tiles: Iterable[str]) -> None:
        remove_all(self)
        self.buttons = {tile: TileButton(tile, self) for tile in tiles}
        for tile, button in self.buttons.items():
            self._listen_to(button, tile)
            button.show()
        self._arrange()

    def _listen_to(self, button: TileButton, tile: str) -> None:
        self._group.addButton(button)
        button.clicked.connect(lambda: self.chosen.emit(tile))
        button.dragged.connect(lambda where: self.dragged.emit(tile, where))
        button.dropped.connect(lambda where: self.dropped.emit(tile, where))

    def press(self, event: QKeyEvent) -> bool:
        """Take the tile whose key this is; Enter takes the one that has the keyboard. False for any other key."""
        if event.isAutoRepeat():
            return False
        focused = self.focusWidget()
        if event.key() in _ENTER and isinstance(focused, TileButton) and focused.hasFocus():
            focused.click()
            return True
        typed = event.text().casefold()
        button = next((button for button in self.buttons.values() if typed and button.key == typed), None)
        if button is not None and button.isEnabled():
            self.chosen.emit(button.tile)
        return button is not None

    # --- places -----------------------------------------------------------------------------------

    def height_for(self, width: int, tallest: float) -> int:
        """Return the height that the tiles need at that width, none of them higher than `tallest`."""
        columns = max(1, width // round(tallest * ASPECT + _GAP))
        rows = -(-len(self.buttons) // columns)
        return round(rows * (tallest + scaled(_CAPTION) + _GAP))

    def _arrange(self) -> None:
        count = len(self.buttons)
        if not count or self.width() < 1:
            return
        low = scaled(_CAPTION)

        def high(columns: int) -> float:
            rows = -(-count // columns)
            return min(self.height() / rows - low - _GAP, (self.width() / columns - _GAP) / ASPECT)

        columns = max(range(1, count + 1), key=high)
        tall = max(1.0, high(columns))
        size = QSize(round(tall * ASPECT + _GAP), round(tall + low))
        wide, deep = self.width() / columns, size.height() + _GAP
        top = max(0.0, (self.height() - -(-count // columns) * deep) / 2)
        for number, button in enumerate(self.buttons.values()):
            row, column = divmod(number, columns)
            x = round(column * wide + (wide - size.width()) / 2)
            button.setGeometry(x, round(top + row * deep), size.width(), size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._arrange()
