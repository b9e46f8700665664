"""The card on which the coach speaks: a verdict with its buttons, or advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ra_desktop.ui.words.keys import with_key

from .aside_card import AsideCard

if TYPE_CHECKING:
    from collections.abc import Callable

_tr = QCoreApplication.translate


class CoachCard(AsideCard):
    """Shows sentences; :attr:`closed` means to play on."""

    take_back_wanted = Signal()
    off_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("coach")
        self._tell: Callable[[], list[str]] = list
        self._is_praise = False
        self.is_question = False
        """Whether the bots wait for an answer."""
        self.take_back = QPushButton(self)
        self.take_back.setProperty("primary", True)
        self.play_on = QPushButton(self)
        self.off = QPushButton(self)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.take_back.clicked.connect(self.take_back_wanted)
        self.play_on.clicked.connect(self.dismiss)
        self.off.clicked.connect(self.off_wanted)
        self._retranslate()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        return self.take_back, self.play_on, self.off

    def ask(self, tell: Callable[[], list[str]], *, can_take_back: bool) -> None:
        """Show what was wrong with a choice, as `tell` says it, and ask whether it shall stand."""
        self.is_question, self._is_praise = True, False
        self._show(tell, can_take_back=can_take_back)

    def praise(self, tell: Callable[[], list[str]]) -> None:
        """Show what was good about a choice."""
        self.is_question, self._is_praise = False, True
        self._show(tell, can_take_back=False)

    def advise(self, tell: Callable[[], list[str]]) -> None:
        """Show what is at stake."""
        self.is_question = self._is_praise = False
        self._show(tell, can_take_back=False)

    def _show(self, tell: Callable[[], list[str]], *, can_take_back: bool) -> None:
        self._tell = tell
        self.take_back.setVisible(can_take_back)
        self.play_on.setVisible(self.is_question)
        self._retranslate()
        self._say(tell())

    def answer(self) -> bool:
        """Take back, as Enter does while the card asks; False if it does not."""
        if self.isHidden() or not self.is_question or self.take_back.isHidden():
            return False
        self.take_back.click()
        return True

    def withdraw(self) -> None:
        """Close the card without an answer."""
        self.is_question = False
        self.hide()

    def _on_dismissed(self) -> None:
        self.is_question = False

    def _refresh(self) -> None:
        self._say(self._tell())

    # --- appearance -----------------------------------------------------------------------------------

    def _title(self) -> str:
        if self._is_praise:
            return _tr("CoachCard", "Well played")
        return _tr("CoachCard", "Coach")

    def _retranslate(self) -> None:
        super()._retranslate()
        self.take_back.setText(_tr("CoachCard", "Take back"))
        self.take_back.setToolTip(with_key(_tr("CoachCard", "Decide again, as with Undo"), "Enter"))
        self.play_on.setText(_tr("CoachCard", "Play on"))
        self.play_on.setToolTip(with_key(_tr("CoachCard", "Leave the choice as it is"), "Esc"))
        self.off.setText(_tr("CoachCard", "Coach off"))
        self.off.setToolTip(_tr("CoachCard", "The coach falls silent; the Settings menu calls it back"))
