"""The context of commands and settings: everything in a window, in the order in which it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .archive import ArchiveActions, GrowthActions, ParkedActions, RecordActions
from .games import FileActions, GameActions, HistoryActions, PositionActions, RecentFiles, SeatActions
from .journeying import JourneyActions
from .learning import LessonActions, PuzzleActions
from .parts import Parts
from .player_actions import PlayerActions
from .review_actions import ReviewActions
from .settings_actions import HelpActions, SettingsActions, SoundActions
from .setup_actions import SetupActions

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMainWindow, QStackedWidget

    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.look.theme import ThemeManager

    from .start_page import StartPage


class Context(Parts):
    """A window with everything that the records in :mod:`.commands` and :mod:`.settings` use.

    It is for these records and the window. The objects in it get the :class:`.Parts`, and what was made before them.
    """

    def __init__(
        self,
        window: QMainWindow,
        stack: QStackedWidget,
        start: StartPage,
        session: Session,
        settings: Settings,
        themes: ThemeManager,
    ) -> None:
        super().__init__(window, stack, start, session, settings, themes)
        self.recent: Final = RecentFiles(settings, window)
        self.files: Final = FileActions(self, self.recent)
        self.games: Final = GameActions(self)
        self.history: Final = HistoryActions(self)
        self.positions: Final = PositionActions(self)
        self.seats: Final = SeatActions(self)
        self.archive: Final = ArchiveActions(self, self.files, self.recent)
        self.parked: Final = ParkedActions(self, self.files, self.archive)
        self.records: Final = RecordActions(self, self.archive.after_game)
        self.growth: Final = GrowthActions(self, self.archive.after_game)
        self.journey: Final = JourneyActions(self, self.archive.after_game)
        self.lessons: Final = LessonActions(self)
        self.puzzles: Final = PuzzleActions(self, self.lessons)
        self.setting_up: Final = SetupActions(self, self.positions, self.puzzles)
        self.reviews: Final = ReviewActions(self, self.files, self.history, self.puzzles)
        self.archive.review_wanted.connect(self.reviews.show_file)
        self.reviews.judged.connect(self.journey.note_review)
        self.player: Final = PlayerActions(self, self.reviews, self.leave)
        self.sound: Final = SoundActions(self)
        self.settings_actions: Final = SettingsActions(self, self.sound.sounds)
        self.help: Final = HelpActions(self)

    def leave(self) -> None:
        """Leave the lesson, the puzzle or the position being set up, if there is one."""
        self.lessons.leave()
        self.puzzles.leave()
        self.setting_up.leave()

    def remember(self) -> Callable[[Context], None]:
        """Return what shows in another window, with the same game, what this one shows now."""
        page, home = self.pages.shown, self.table.view.home
        lesson, pose_again = self.lessons.runner.lesson, self.puzzles.remember()
        set_up_again = self.setting_up.remember()
        replay, is_reviewed = self.table.replay, self.reviews.is_on
        ply = replay.ply if replay.is_on else None
        preferences = self.settings_actions.preferences
        place = None if preferences is None else (preferences.pos(), preferences.tabs.currentIndex())

        def show(other: Context) -> None:
            other.session.present()
            if lesson is not None:
                other.lessons.start(lesson)
            elif pose_again is not None:
                pose_again(other.puzzles)
            elif set_up_again is not None:
                set_up_again(other.setting_up)
            elif other.session.game is not None:
                other.table.sit_at(home)
                if is_reviewed:
                    other.reviews.open(ply)
                elif ply is not None:
                    other.table.replay.start(ply)
            shows = {
                "learn": other.lessons.show_learn,
                "puzzles": other.puzzles.show_puzzles,
                "journey": other.journey.show_journey,
                "start": other.pages.show_start,
            }
            if page in shows:
                shows[page]()
            if place is not None:
                other.settings_actions.show_preferences(*place)

        return show
