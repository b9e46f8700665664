"""Asks which tile was drawn from the real bag."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter

from ra_desktop.ui.look.fonts import text_scale
from ra_desktop.ui.look.lettering import draw_broken, draw_words
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.palette import Palette
from ra_desktop.ui.words.fill import with_key

from .overlay import Overlay

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import Position
    from ra_desktop.ui.look.theme import Theme

_TITLE, _LINE, _GAP = 34, 24, 6
"""Heights at scale 1."""
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.KeypadModifier)
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class TilePage(Overlay):
    """Asks which tile was drawn: :attr:`palette` has those that are left."""

    correcting = Signal()
    """The tile named last was the wrong one."""
    cancelled = Signal()
    """Nothing is to be drawn after all."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = ""
        self._line = ""
        self.palette_of_tiles = Palette(self)
        self.cancel = self.add_button(_tr("RealBag", "Don’t draw"), self.cancelled)
        self.cancel.setToolTip(with_key(_tr("RealBag", "Decide again"), "Esc"))
        self.correct = self.add_button(_tr("RealBag", "The last tile was wrong"), self.correcting)
        self.correct.setToolTip(with_key(_tr("RealBag", "Name the last tile again"), "Backspace"))
        self.hide()

    def ask(self, title: str, position: Position, *, may_cancel: bool, may_correct: bool) -> None:
        """Ask `title` about the tiles that `position` has left in the bag; with a closed bag, about all tiles."""
        tiles, in_bag, closed = position.rules.tiles, position.bag_contents, position.is_bag_closed
        names = [name for name, copies in zip(tiles.names, tiles.counts, strict=True) if copies]
        names.sort(key=lambda name: "/" in name)
        self._title = title
        self.setAccessibleName(title)
        self.say(_tr("RealBag", "Click the tile, or press the key below it."))
        self.palette_of_tiles.show_left(
            position.ruleset, {name: None if closed else in_bag.get(name, 0) for name in names}
        )
        self.cancel.setVisible(may_cancel)
        self.correct.setVisible(may_correct)
        self.place_buttons()
        self.update()

    def say(self, line: str) -> None:
        """Show `line` below the question."""
        self._line = line
        self.setAccessibleDescription(line)
        self.update()

    # --- keys -------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep the keys of tiles from the commands that have the same keys elsewhere."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.modifiers() in _PLAIN
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if event.isAutoRepeat() or event.modifiers() not in _PLAIN:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Escape and not self.cancel.isHidden():
            self.cancelled.emit()
        elif key == Qt.Key.Key_Backspace and not self.correct.isHidden():
            self.correcting.emit()
        elif key in _ARROWS:
            next(button for button in self.palette_of_tiles.buttons.values() if button.isEnabled()).setFocus()
        else:
            self.palette_of_tiles.press(event)

    # --- places -----------------------------------------------------------------------------------

    def card_width(self) -> int:
        return self.width() - 28

    def _head(self) -> float:
        return (_TITLE + _LINE + _GAP) * self.scale * text_scale()

    def place_buttons(self) -> None:
        """Place the tiles, and the buttons below them."""
        self.palette_of_tiles.setGeometry(self.inner().adjusted(0, round(self._head()), 0, 0))
        super().place_buttons()

    def paint_content(self, painter: QPainter, colours: Theme) -> None:
        inner, k = QRectF(self.inner()), self.scale
        title = QRectF(inner.x(), inner.y(), inner.width(), _TITLE * k * text_scale())
        draw_broken(painter, title, self._title, max(18.0, 28 * k), colours.ink, display=True)
        line = QRectF(inner.x(), title.bottom(), inner.width(), _LINE * k * text_scale())
        draw_words(painter, line, self._line, max(13.0, 17 * k), colours.soft_ink)
