"""The pages of the window, and what the start page offers."""

from __future__ import annotations

import math
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ra_desktop.app.lessons.course import CHAPTERS, Progress, first_lesson, lesson_files, lesson_ids
from ra_desktop.app.occasions import STREAK_PAUSE, Journal, Place, day_deal, load_journey
from ra_desktop.storage import paths
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.words.fill import fill, labelled
from ra_desktop.ui.words.occasions import PLACES, opponents_text
from ra_desktop.ui.words.players import quick_game_line

from .start_page import Offer, Offers, StartPage

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtWidgets import QStackedWidget, QWidget

    from ra_desktop.app.puzzles import PuzzleBook
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings

    from .table_area import TableArea


def offer_for(*, lessons_done: int, lessons: int, days: Collection[date], today: date, has_place: bool) -> Offer:
    """Return what comes first for a player who isn't new and has no game to continue.

    The lessons that were begun, then the day's deal for who has played one in the last week, then the next place of
    the journey, then the day's deal. `days` are those on which the deal was played.
    """
    if 0 < lessons_done < lessons:
        return "lesson"
    is_due = today not in days
    if is_due and any(0 < (today - day).days <= STREAK_PAUSE for day in days):
        return "day"
    if has_place:
        return "journey"
    return "day" if is_due else "quick"


class Pages(QObject):
    """Start page and table in one `stack`."""

    changed = Signal()
    """The visible page may have changed."""

    def __init__(
        self,
        stack: QStackedWidget,
        start: StartPage,
        table: TableArea,
        session: Session,
        settings: Settings,
        progress: Progress,
        book: PuzzleBook,
        journal: Journal,
    ) -> None:
        """`start` is in the `stack` already; `table` is added."""
        super().__init__(stack)
        self._stack = stack
        self.start = self._start = start
        self._table = table
        self._session = session
        self._settings = settings
        self._progress = progress
        self._book = book
        self._journal = journal
        stack.addWidget(table)

    @property
    def is_playing(self) -> bool:
        """Whether a game is shown."""
        return self._stack.currentWidget() is self._table and self._session.game is not None

    @property
    def shown(self) -> str:
        """The name of the visible page: ``start``, ``table``, ``learn`` or ``puzzles``."""
        page = self._stack.currentWidget()
        assert page is not None
        return page.objectName()

    def show_start(self) -> None:
        """Show the start page; the game stays and can be continued."""
        self.refresh_offers()
        self._start.set_beside_another(self._session.autosave.is_beside_another)
        self._stack.setCurrentWidget(self._start)
        self.changed.emit()
        self._start.setFocus()

    def show_table(self) -> None:
        """Show the table."""
        self._stack.setCurrentWidget(self._table)
        self.changed.emit()
        self._table.setFocus()

    def go_back(self) -> None:
        """Show the table if a game is in progress, otherwise the start page."""
        if self._session.game is not None and not self._session.state.is_over:
            self.show_table()
        else:
            self.show_start()

    def take_keyboard(self) -> None:
        """Give the keyboard to the visible page."""
        page = self._stack.currentWidget()
        if page is not None:
            page.setFocus()

    def is_on_page(self, widget: QWidget) -> bool:
        """Whether `widget` belongs to the visible page."""
        page = self._stack.currentWidget()
        return page is not None and page.isAncestorOf(widget)

    def add(self, page: QWidget) -> None:
        """Add another `page`."""
        self._stack.addWidget(page)

    def show(self, page: QWidget) -> None:
        """Show `page`, which was added."""
        self._stack.setCurrentWidget(page)
        self.changed.emit()

    def remember_offers(self) -> None:
        """Remember the lines of the start page, which the next start shows at first."""
        self._settings.quick_line = quick_game_line(self._settings.setup)
        self._settings.learn_line = self._learn_line()
        self._settings.puzzle_line = self._puzzle_line()
        self._settings.offer_line = "\n".join(self._offer())
        self._settings.continue_line = ""
        summary = self._session.autosave.game_to_continue()
        if summary is not None:
            from ra_desktop.ui.words.games import continue_text

            self._settings.continue_line = continue_text(summary)

    def refresh_offers(self) -> None:
        """Update the offers of the start page, and remember them."""
        self.remember_offers()
        self._start.is_waiting = False
        minutes = 0 if self._settings.learn_line else math.ceil(first_lesson().minutes)
        self._start.show_offers(Offers.of(self._settings, minutes))

    def _learn_line(self) -> str:
        """Return the progress in one line; empty for a player who has never played."""
        ids = lesson_ids()
        done = self._progress.done & ids  # lessons tried from a file are not among the others
        if not self._settings.learn_line and not done and not self._has_played():
            return ""
        return fill(_tr("Common", "{number} of {all}"), number=len(done), all=len(ids))

    def _offer(self) -> tuple[Offer, str]:
        """Return what is right for this player today where no game waits, and a line about it."""
        today = date.today()
        lessons = {file.stem.partition("-")[2] for file in lesson_files(CHAPTERS[0])}
        offer = offer_for(
            lessons_done=len(self._progress.done & lessons),
            lessons=len(lessons),
            days=[date.fromisoformat(day) for day in self._journal.kept.days],
            today=today,
            has_place=self._next_place is not None,
        )
        if offer == "journey" and self._next_place is not None:
            place = self._next_place
            return offer, labelled(translated(PLACES, place.title), translated(PLACES, place.task))
        return offer, opponents_text(day_deal(today).setup) if offer == "day" else ""

    @property
    def _next_place(self) -> Place | None:
        """The first place of the journey that was not reached yet."""
        return next((place for place in load_journey() if not self._journal.marks(place)), None)

    def _has_played(self) -> bool:
        """Whether there is any game, on the table or kept; of a further player, whether one was finished."""
        if self._session.game is not None or self._settings.last_kept:
            return True
        return paths.player_dir() == paths.data_dir() and paths.hold_games()

    def _puzzle_line(self) -> str:
        """Return the progress in one line."""
        solved = self._book.count_solved
        return _tr("StartPage", "%n solved", "Puzzles", solved) if solved else ""
