"""Moves without alternative, or whose alternatives come to the same: played after a beat, without being asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from ra_desktop.ui.look import durations

from .overlays.overlay import Overlay

if TYPE_CHECKING:
    from ra_desktop.ui.animation.director import Director
    from ra_desktop.ui.interaction.choices import Choices

    from .table_view import TableView


class ForcedMoves(QObject):
    """Chooses for a person who has nothing to decide, when the banner and the buttons have shown it for a beat.

    It waits while anything is open over the table.
    """

    def __init__(self, choices: Choices, director: Director, view: TableView) -> None:
        super().__init__(view)
        self._choices = choices
        self._director = director
        self._view = view
        self._is_on = False
        self._is_held = False
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.timeout.connect(self._play)
        choices.changed.connect(self._on_choices_changed)

    def set_on(self, on: bool) -> None:
        """Play forced moves, or leave them to the person."""
        self._is_on = on
        self._director.set_plays_forced(on and not self._is_held)
        self._on_choices_changed()

    def hold(self, held: bool) -> None:
        """Leave all moves to the person for now: in a lesson nothing is played for the learner."""
        self._is_held = held
        self._director.set_plays_forced(self._is_on and not held)
        self._on_choices_changed()

    @property
    def is_waiting(self) -> bool:
        """Whether a move will be played after the beat."""
        return self._beat.isActive()

    def _on_choices_changed(self) -> None:
        if not self._is_on or self._is_held or not self._choices.is_forced:
            self._beat.stop()
        elif not self._beat.isActive():
            self._beat.start(self._director.scaled(durations.BEAT))

    def _play(self) -> None:
        if not self._choices.is_forced:
            return
        if self._is_covered():
            self._beat.start(durations.BEAT)
        else:
            self._choices.choose(self._choices.actions[0])

    def _is_covered(self) -> bool:
        """Whether the person cannot see the table, or is doing something else with it."""
        if not self._view.isVisible() or self._view.sprites.is_dragging:
            return True
        if self._view.coach_card.is_question:
            return True
        if any(page.isVisible() for page in self._view.findChildren(Overlay)):
            return True
        if QApplication.activePopupWidget() is not None:
            return True
        return any(isinstance(window, QDialog) and window.isVisible() for window in QApplication.topLevelWidgets())
