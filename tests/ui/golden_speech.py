"""Golden announcements: the end of a game of each rule set as a screen reader is told of it.

``python -m tests.ui.golden_story --write`` writes them anew to tests/golden, after a change of the words that is
meant. Read the difference before you keep it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.storage.saved_game import SavedGame, Seat
from ra_desktop.ui.interaction.choices import Choices
from ra_desktop.ui.system import languages
from ra_desktop.ui.table.table import Table
from tests.engine.golden import FOLDER, late_game, whole_game
from tests.ui.golden_story import NAMES, TOLD, YOU

if TYPE_CHECKING:
    from pathlib import Path

    from ra_desktop.app.settings import Verbosity
    from ra_desktop.engine import Action, Game

LAST = {"classic": 32, "boat": 28, "priests": 32}
"""The rule sets, and how many of the last moves of a game are heard: auctions, the last epoch's score, the result."""
COLOURS = ("lapis", "carnelian", "malachite")


def path_of(ruleset: str) -> Path:
    """The file of what is said in a game."""
    return FOLDER / f"speech-{ruleset}.txt"


class Hearing:
    """A table at which Anna plays alone against others who do as they are told; hears all that is said."""

    def __init__(self, ruleset: str, verbosity: Verbosity = "normal", language: str = languages.SOURCE) -> None:
        languages.use(language)
        self.session = Session()
        self.settings = Settings()
        self.settings.announcements = verbosity
        self.settings.forced_moves = self.settings.coach = False
        self.settings.hand_over = False
        self.choices = Choices()
        self.table = Table(self.session, self.settings, self.choices)
        self.table.director.set_speed("instant")
        self.table.view.resize(1130, 870)
        self.table.view.show()
        self.table.view.setUpdatesEnabled(False)
        self.heard: list[str] = []
        self.table.speaker.spoken.connect(self.heard.append)
        self.session.opponents.ask = lambda saved: None  # type: ignore[method-assign,assignment]

    def sit_down(self, game: Game, persons: tuple[int, ...] = (YOU,)) -> None:
        """Put `game` on the table; only `persons` are no bots."""
        seats = tuple(
            Seat(NAMES[seat], COLOURS[seat], None if seat in persons else "casual")
            for seat in range(game.state.players)
        )
        self.session._replace(SavedGame(game, seats))

    def play(self, action: Action) -> None:
        """Let whoever is to move do `action`: a person selects it first; score sheets are closed."""
        if self.choices.actions:
            self.choices.select(action)
            self.choices.choose()
        else:
            self.session.play_set(action)
        self.settle()

    def settle(self) -> None:
        """Wait until the table is at rest."""
        sheet = self.table.view.score_sheet
        for _ in range(200):
            QApplication.processEvents()
            if sheet.isVisible():
                sheet.closed.emit()
            elif not self.table.director.is_busy and not self.table.is_behind:
                break
            self.table.catch_up()

    def close(self) -> None:
        """End everything."""
        self.session.shutdown()
        self.table.view.close()
        self.table.view.deleteLater()


def speech(ruleset: str, language: str = languages.SOURCE) -> str:
    """The end of a game in a language: what Anna does, indented, and what she hears, a line for each announcement."""
    players = TOLD[ruleset]
    actions = whole_game(ruleset, players).actions[-LAST[ruleset] :]
    hearing = Hearing(ruleset, language=language)
    lines: list[str] = []
    hearing.table.speaker.spoken.connect(lines.append)
    hearing.sit_down(late_game(ruleset, players, LAST[ruleset]))
    hearing.settle()
    for action in actions:
        if hearing.choices.actions:
            lines.append(f"    {action}")
        hearing.play(action)
    hearing.close()
    return "\n".join(lines) + "\n"
