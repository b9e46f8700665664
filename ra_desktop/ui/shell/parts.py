"""The parts of a window that whatever is done in it works with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.app.lessons.course import Progress
from ra_desktop.app.occasions import Journal
from ra_desktop.app.players import Players
from ra_desktop.app.puzzles import PuzzleBook
from ra_desktop.ui.interaction.choices import Choices
from ra_desktop.ui.table.table import Table
from ra_desktop.ui.words.players import character_name, name_of_today

from .notices import Messages, Notices
from .pages import Pages
from .side_panel import SidePanel
from .table_area import TableArea

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QStackedWidget

    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.app.setup import GameSetup
    from ra_desktop.ui.look.theme import ThemeManager

    from .start_page import StartPage

_tr = QCoreApplication.translate


class Parts:
    """The table, the pages and the messages of `window`, each made after what it needs."""

    def __init__(
        self,
        window: QMainWindow,
        stack: QStackedWidget,
        start: StartPage,
        session: Session,
        settings: Settings,
        themes: ThemeManager,
    ) -> None:
        self.window: Final = window
        self.session: Final = session
        self.settings: Final = settings
        self.themes: Final = themes
        autosave = session.autosave
        self.players: Final = Players(settings, None if autosave.is_beside_another else autosave.path)
        self.progress: Final = Progress()
        self.book: Final = PuzzleBook()
        self.choices: Final = Choices(window)
        self.journal: Final = Journal()
        self.table_area: Final = TableArea(stack)
        self.table: Final = Table(session, settings, self.choices, self.table_area.viewport())
        self.table_area.lay(self.table.view)
        self.pages: Final = Pages(
            stack, start, self.table_area, session, settings, self.progress, self.book, self.journal
        )
        self.side: Final = SidePanel(session, settings, self.table, self.pages, window)
        self.messages: Final = Messages(window)
        self.notices: Final = Notices(
            window, self.side.dock, self.side.content.make_room_below, self.table_area.make_room_below
        )
        self.complete()

    def complete(self) -> None:
        """Make what is done with all of these: in :class:`.Context`, the objects of the commands."""

    def seated(self, setup: GameSetup) -> GameSetup:
        """Return `setup` with the names of today and the current player's, and with characters drawn."""
        named = self.players.seated(setup.renamed(name_of_today), _tr("Common", "You"))
        return named.with_characters(character_name)

    @property
    def is_playing(self) -> bool:
        """Whether a game is shown."""
        return self.pages.is_playing
