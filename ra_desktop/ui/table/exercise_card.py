"""The card of an exercise: the question, then what is said about the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from .aside_card import AsideCard

if TYPE_CHECKING:
    from collections.abc import Callable

_tr = QCoreApplication.translate

Wish = Literal["next", "done", "try_again", "show", "skip"]

WISHES: Final[tuple[Wish, ...]] = ("next", "done", "try_again", "show", "skip")
"""The buttons in their order."""


class ExerciseCard(AsideCard):
    """Shows a title, sentences and the buttons that are wanted; :attr:`closed` means to leave."""

    wished = Signal(str)
    """A :data:`Wish`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("exercise")
        self._heading = ""
        self._tell: Callable[[], tuple[str, list[str]]] = lambda: ("", [])
        self.wishes: dict[Wish, QPushButton] = {}
        for wish in WISHES:
            button = QPushButton(self)
            button.setObjectName(wish)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, wish=wish: self.wished.emit(wish))
            self.wishes[wish] = button
        self._retranslate()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        return tuple(self.wishes.values())

    @property
    def primary(self) -> QPushButton | None:
        """The button that Enter presses, if there is one."""
        return next((each for each in self.buttons if each.property("primary") and not each.isHidden()), None)

    def show_text(
        self, tell: Callable[[], tuple[str, list[str]]], wishes: tuple[Wish, ...], *, primary: bool = False
    ) -> None:
        """Show the title and the sentences that `tell` returns, with the buttons `wishes`.

        With `primary`, the first of them is pressed by Enter.
        """
        self._tell = tell
        for wish, button in self.wishes.items():
            button.setVisible(wish in wishes)
            is_primary = primary and wish == wishes[0]
            if button.property("primary") is not is_primary:
                button.setProperty("primary", is_primary)
                button.style().polish(button)
        self._refresh()

    def withdraw(self) -> None:
        """Close the card without leaving the exercise."""
        self.hide()

    def _refresh(self) -> None:
        self._heading, sentences = self._tell()
        self._retranslate()
        self._say(sentences)

    def _title(self) -> str:
        return self._heading

    def _retranslate(self) -> None:
        super()._retranslate()
        for wish, button in self.wishes.items():
            button.setText(_label(wish))
            button.setAccessibleName(_label(wish))
        self.wishes["show"].setToolTip(_tr("ExerciseCard", "Tell the best move and what speaks for it"))
        self.wishes["skip"].setToolTip(_tr("ExerciseCard", "Leave this one for later"))
        self.close_button.setToolTip(_tr("ExerciseCard", "Leave (Esc)"))
        self.close_button.setAccessibleName(self.close_button.toolTip())


def _label(wish: Wish) -> str:
    return {
        "next": _tr("ExerciseCard", "Next"),
        "done": _tr("ExerciseCard", "Done"),
        "try_again": _tr("ExerciseCard", "Try again"),
        "show": _tr("ExerciseCard", "Show"),
        "skip": _tr("ExerciseCard", "Skip"),
    }[wish]
