"""The context of commands and settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.look.theme import ThemeManager
    from ra_desktop.ui.table.table import Table

    from .archive_actions import ArchiveActions
    from .file_actions import FileActions
    from .game_actions import GameActions
    from .help_actions import HelpActions
    from .history_actions import HistoryActions
    from .lesson_actions import LessonActions
    from .pages import Pages
    from .puzzle_actions import PuzzleActions
    from .recent_files import RecentFiles
    from .review_actions import ReviewActions
    from .seat_actions import SeatActions
    from .settings_actions import SettingsActions
    from .side_panel import SidePanel
    from .sound_actions import SoundActions
    from .table_area import TableArea


@dataclass(frozen=True, kw_only=True)
class Context:
    """A window with everything that the records in :mod:`.commands` and :mod:`.settings` use.

    It is only for these records: the objects in it do not use it, but get what they need separately.
    """

    window: QMainWindow
    session: Session
    settings: Settings
    themes: ThemeManager
    choices: Choices
    table: Table
    table_area: TableArea
    pages: Pages
    sound: SoundActions
    recent: RecentFiles
    files: FileActions
    games: GameActions
    history: HistoryActions
    seats: SeatActions
    archive: ArchiveActions
    help: HelpActions
    lessons: LessonActions
    puzzles: PuzzleActions
    reviews: ReviewActions
    side: SidePanel
    settings_actions: SettingsActions

    @property
    def is_playing(self) -> bool:
        """Whether a game is shown."""
        return self.pages.is_playing
