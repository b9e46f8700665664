"""What keys mean at the table, beyond the shortcuts of the menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer

from ra_desktop.engine import Action, Bid, Discard, Draw, End, Flip, Invoke, Keep, ShowSide, SpendGod

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from ra_desktop.ui.interaction.choices import Choices

    from .table_view import TablePage

_STEPPED: Final[dict[str, tuple[type[Action], ...]]] = {
    "turn": (Draw, Invoke),
    "gods": (SpendGod, End),
    "auction": (Bid,),
    "discard": (Discard,),
    "flip": (Flip, Keep),
}
"""What the arrow keys go through, by phase."""

_TYPING: Final = 900
"""Milliseconds within which two digits make one number."""

_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TableKeys(QObject):
    """Arrows and digits select, Enter chooses, Escape thinks again, Space skips; others while one looks through."""

    def __init__(self, table: TablePage, choices: Choices) -> None:
        super().__init__(table)
        self._table = table
        self._choices = choices
        self._typed = ""
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING)
        self._typing.timeout.connect(self._forget_typed)

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key means; False if it means nothing."""
        key = event.key()
        if self._table.past.is_on:
            return self._look(key)
        if key in _ENTER:
            if not event.isAutoRepeat():  # a key that is held has decided once
                self._choices.choose()
        elif key == Qt.Key.Key_Space:
            self._table.director.skip()
        elif key == Qt.Key.Key_Escape:
            if not self._table.advisor.close():
                self._table.leave_god_mode()
        elif key in (*_BACK, *_ON):
            self.step(1 if key in _ON else -1)
        elif event.text().isdigit() and self._choices.phase == "auction":
            self._type(event.text())
        else:
            return False
        return True

    def step(self, by: int) -> None:
        """Select the next of what can be chosen, or with a negative *by* the one before."""
        choices = self._choices
        if choices.phase == "side":  # they lie beside each other: an arrow means the side it points to
            choices.select(choices.of_type(ShowSide)[0 if by < 0 else -1])
            return
        among = _STEPPED.get(choices.phase, ())
        if self._table.board.god_mode and choices.phase == "turn":
            among = (SpendGod,)
        choices.step(by, among)

    def _look(self, key: int) -> bool:
        """Arrows step, Home and End go to the ends, Space plays on, + and - set its speed, Escape ends it."""
        past = self._table.past
        if key == Qt.Key.Key_Escape:
            self._table.back_to_game()
        elif key == Qt.Key.Key_Space:
            past.toggle()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            past.step(-1 if key == Qt.Key.Key_Left else 1)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            past.change_speed(1 if key == Qt.Key.Key_Plus else -1)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            past.go(past.marks.turn_from(past.ply, -1 if key == Qt.Key.Key_PageUp else 1))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            past.go(0 if key == Qt.Key.Key_Home else past.marks.end)
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
