"""The context of commands and settings: everything in a window, in the order in which it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .archive import ArchiveActions, NewsActions, ParkedActions
from .drilling import DrillActions
from .ending import EndingActions
from .friends import FriendsActions
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


class Context(Parts):
    """A window with everything that the records in :mod:`.commands` and :mod:`.settings` use.

    It is for these records and the window. The objects in it get the :class:`.Parts`, and what was made before them.
    """

    def complete(self) -> None:
        self.recent = RecentFiles(self.settings, self.window)
        self.files = FileActions(self, self.recent)
        self.games = GameActions(self)
        self.history = HistoryActions(self)
        self.positions = PositionActions(self)
        self.seats = SeatActions(self)
        self.archive = ArchiveActions(self, self.files, self.recent)
        self.parked = ParkedActions(self, self.files, self.archive)
        self.news = NewsActions(self, self.archive.after_game)
        self.journey = JourneyActions(self, self.archive.after_game)
        self.lessons = LessonActions(self)
        self.puzzles = PuzzleActions(self, self.lessons)
        self.drill = DrillActions(self, self.positions, self.lessons, self.puzzles)
        self.setting_up = SetupActions(self, self.positions, self.puzzles)
        self.reviews = ReviewActions(self, self.files, self.history, self.puzzles)
        self.archive.practice_wanted.connect(self.practise)
        self.archive.review_wanted.connect(self.reviews.show_file)
        self.reviews.practice_wanted.connect(self.practise)
        self.setting_up.review_wanted.connect(self.reviews.open)
        self.reviews.judged.connect(self.journey.note_review)
        self.friends = FriendsActions(self, self.archive.keeper)
        self.ending = EndingActions(self, self.archive.after_game, self.games, self.journey, self.reviews, self.friends)
        self.player = PlayerActions(self, self.reviews.reviews, self._make_room)
        self.sound = SoundActions(self)
        self.drill.sounded.connect(self.sound.sounds.play)
        self.settings_actions = SettingsActions(self, self.sound.sounds)
        self.help = HelpActions(self)

    def practise(self, kind: str, key: str) -> None:
        """Start the ``puzzles`` or the ``drill`` of a theme, or the ``lesson`` with that id."""
        self.leave()
        if kind == "drill":
            self.drill.start(key)
        elif kind == "lesson":
            self.lessons.start(next(lesson for lesson in self.lessons.lessons if lesson.id == key))
        else:
            self.puzzles.start_theme(key)

    def resume(self) -> None:
        """Go back to the table with friends or to the game, as the start page offers."""
        if self.friends.line():
            self.friends.go_back()
        else:
            self.games.resume()

    def leave(self) -> None:
        """Leave the lesson, the puzzle, the drill or the position being set up, if there is one."""
        self.lessons.leave()
        self.puzzles.leave()
        self.drill.leave()
        self.setting_up.leave()

    def _make_room(self) -> None:
        """Leave all that is not for the next player."""
        self.leave()
        self.friends.step_out()

    def remember(self) -> Callable[[Context], None]:
        """Return what shows in another window, with the same game, what this one shows now."""
        page, home = self.pages.shown, self.table.view.home
        lessons, deal, pose_again = self.lessons.runner.deals, self.lessons.runner.deal, self.puzzles.remember()
        drill_again, set_up_again = self.drill.remember(), self.setting_up.remember()
        replay, is_reviewed = self.table.replay, self.reviews.is_on
        ply = replay.ply if replay.is_on else None
        preferences = self.settings_actions.preferences
        is_at_table = self.friends.joined is not None
        place = None if preferences is None else (preferences.pos(), preferences.tabs.currentIndex())

        def show(other: Context) -> None:
            other.session.present()
            if lessons:
                other.lessons.start(lessons[0], deal)
            elif pose_again is not None:
                pose_again(other.puzzles)
            elif drill_again is not None:
                drill_again(other.drill)
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
            if is_at_table:
                other.friends.resume()
            if place is not None:
                other.settings_actions.show_preferences(*place)

        return show
