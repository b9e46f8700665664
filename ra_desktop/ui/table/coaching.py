"""Shows on a card what the coach says, and tells it the person's answer."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ra_desktop.ui.words.coach import advice_sentences, verdict_sentences

if TYPE_CHECKING:
    from ra_desktop.app.coach import Coach, Verdict
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.interaction.choices import Choices

    from .coach_card import CoachCard
    from .hint_card import HintCard
    from .players import Players
    from .table_view import TableView


class Coaching(QObject):
    """Connects the coach with its card, which shares its place with the hint."""

    def __init__(
        self,
        coach: Coach,
        session: Session,
        settings: Settings,
        choices: Choices,
        players: Players,
        view: TableView,
    ) -> None:
        super().__init__(view)
        self._view = view
        self.card: CoachCard = view.coach_card
        self._hint_card: HintCard = view.hint_card
        self._coach = coach
        self._session = session
        self._settings = settings
        self._choices = choices
        self._players = players
        self._is_advice = False
        coach.judged.connect(self._on_judged)
        coach.withdrawn.connect(self.card.withdraw)
        self.card.closed.connect(coach.play_on)
        self.card.take_back_wanted.connect(coach.take_back)
        self.card.off_wanted.connect(self._switch_off)
        self._hint_card.toggled.connect(self._make_room)
        session.ai.advised.connect(coach.note_hint)
        session.game_replaced.connect(self.card.withdraw)
        session.rewound.connect(self.card.withdraw)
        choices.changed.connect(self._on_choices_changed)

    def _on_judged(self, verdict: Verdict) -> None:
        name, ruleset = self._players.name, self._session.state.ruleset

        def tell() -> list[str]:
            return verdict_sentences(verdict, name, ruleset)

        self._is_advice = False
        if verdict.kind == "mistake":
            self.card.ask(tell, can_take_back=self._coach.can_take_back)
            for stop, following in pairwise((self._view, *self.card.buttons, self.card.close_button)):
                QWidget.setTabOrder(stop, following)
        else:
            self.card.praise(tell)

    def _on_choices_changed(self) -> None:
        if not self._choices.actions:
            if self._is_advice:
                self._is_advice = False
                self.card.withdraw()
            return
        view = self._coach.take_advice() if self.card.isHidden() and self._hint_card.isHidden() else None
        if view is not None:
            self._is_advice = True
            self.card.advise(lambda: advice_sentences(view, self._players.name))

    def _make_room(self) -> None:
        """A hint lies where the card is."""
        if not self._hint_card.isHidden():
            self.card.dismiss()

    def _switch_off(self) -> None:
        if self._settings.coach:
            self._settings.coach = False
        else:  # it is on for this game only
            self._coach.is_on = False
        self.card.dismiss()
