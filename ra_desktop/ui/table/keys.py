"""The keys of the table, beyond the shortcuts of the menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer

from ra_desktop.engine import Bid

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from ra_desktop.ui.interaction.choices import Choices


_TYPING: Final = 900
"""Milliseconds within which two digits form one number."""

_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TableKeys(QObject):
    """Arrows and digits select, Enter chooses, Escape cancels, Space skips."""

    def __init__(
        self,
        choices: Choices,
        skip: Callable[[], None],
        answer: Callable[[], bool],
        dismiss: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """`skip` ends an animation; `answer` takes back what the coach asks about, `dismiss` closes a hint or the
        coach's card; False if there is none."""
        super().__init__(parent)
        self._choices = choices
        self._skip = skip
        self._answer = answer
        self._dismiss = dismiss
        self._typed = ""
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING)
        self._typing.timeout.connect(self._forget_typed)
        choices.chosen.connect(self._forget_typed)

    def press(self, event: QKeyEvent) -> bool:
        """Handle the key; False if it means nothing."""
        key = event.key()
        if key in _ENTER:
            if not event.isAutoRepeat() and not self._answer():  # a key held down must not decide again
                self._choices.choose()
        elif key == Qt.Key.Key_Space:
            self._skip()
        elif key == Qt.Key.Key_Escape:
            if not event.isAutoRepeat() and not self._dismiss():  # one thing for each press
                self._choices.select(None)
        elif key in (*_BACK, *_ON):
            self._choices.step(1 if key in _ON else -1)
        elif event.text().isdecimal() and self._choices.phase == "auction":
            self._type(event.text())
        else:
            return False
        return True

    def _type(self, digit: str) -> None:
        suns = {action.sun for action in self._choices.of_type(Bid)}
        both = int(self._typed + digit)
        number = both if both in suns else int(digit)
        self._typed = digit
        self._typing.start()
        if number in suns:
            self._choices.select(Bid(number))

    def _forget_typed(self) -> None:
        self._typed = ""
