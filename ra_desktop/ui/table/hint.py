"""Requests hints and shows them on a card until the next move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai.hints import Hint
    from ra_desktop.app.session import Session
    from ra_desktop.ui.interaction.choices import Choices

    from .hint_card import HintCard


class Hints(QObject):
    """Fills the hint card with the bot's answer."""

    def __init__(self, session: Session, choices: Choices, card: HintCard, name: Callable[[int], str]) -> None:
        """`name` returns the names of the seats of the current game."""
        super().__init__(card)
        self._session = session
        self._choices = choices
        self._card = card
        self._name = name
        card.chosen.connect(choices.click)
        card.closed.connect(session.ai.cancel_hint)
        session.ai.advised.connect(self._on_hint)
        session.game_replaced.connect(card.dismiss)
        choices.changed.connect(self._on_choices_changed)

    def toggle(self) -> None:
        """Request a hint, if the player has to decide; close it if it is shown."""
        if not self._card.dismiss() and self._choices.actions and (seat := self._session.person_to_move) is not None:
            self._session.ai.ask_hint(self._session.view(seat))
            self._card.think()

    def _on_hint(self, hint: Hint | None) -> None:
        if self._card.isHidden() or not self._choices.actions:
            return
        self._card.show_hint(hint, self._name, self._session.state.ruleset)
        if hint is not None:
            self._choices.select(hint.best.action)

    def _on_choices_changed(self) -> None:
        if not self._choices.actions:
            self._card.dismiss()
