"""The parts of a window that whatever is done in it works with: its pages, the side panel, and columns in its place."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, Final

import msgspec
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStackedWidget, QWidget

from ra_desktop.app.lessons.course import CHAPTERS, Progress, lesson_files, lesson_ids, lesson_of
from ra_desktop.app.occasions import STREAK_PAUSE, Journal, Place, day_deal, load_journey
from ra_desktop.app.players import Players
from ra_desktop.app.puzzles import OWN_MINUTES, PuzzleBook
from ra_desktop.app.setup import UNNAMED
from ra_desktop.app.today import Today
from ra_desktop.storage import paths
from ra_desktop.ui.interaction.choices import Choices
from ra_desktop.ui.look.art import Watched
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.table.side.dock import SideDock
from ra_desktop.ui.table.table import Table
from ra_desktop.ui.words.errors import trouble_text
from ra_desktop.ui.words.fill import fill, in_a_line, labelled, plain_text
from ra_desktop.ui.words.occasions import PLACES, day_text, opponents_text
from ra_desktop.ui.words.players import bot_names, character_name, name_of_today, quick_game_line

from .notices import Messages, Notices
from .table_area import TableArea

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from datetime import date

    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.app.setup import GameSetup
    from ra_desktop.engine import View
    from ra_desktop.storage.store import Store, Trouble
    from ra_desktop.ui.look.theme import ThemeManager
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

    from .pages.list_page import ListPage
    from .pages.start_page import Offer, StartPage

_SHARE: Final = 0.1875
"""Its default width as a share of the window's."""
_LEAST, _MOST = 216, 480
_BESIDE: Final = 731
"""Width in pixels that the panel leaves to the table, the edge between them included."""
_BESIDE_COLUMN: Final = 736
"""The same of a column."""


def docked(name: str, content: QWidget, area: Qt.DockWidgetArea, window: QMainWindow) -> QDockWidget:
    """Return a hidden dock with `content`, which stays in its `area` of `window`."""
    dock = QDockWidget(window, features=QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
    dock.setObjectName(name)
    dock.setTitleBarWidget(QWidget(dock))
    dock.setWidget(content)
    window.addDockWidget(area, dock)
    dock.hide()
    return dock


class SidePanel(QObject):
    """The dock of `window` with log, score sheet and bag."""

    changed = Signal()
    """The panel was shown or hidden."""
    is_covered = Watched(False, "refresh")
    """Whether something else takes its place."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._width = 0
        self._chosen = 0
        """The width that the user gave it; 0 for the default."""
        self.content = SideDock(parts.window)
        self.dock = docked("side", self.content, Qt.DockWidgetArea.RightDockWidgetArea, parts.window)
        table = parts.table
        table.seated.connect(self._seat)
        table.view.showing.connect(self._show_view)
        table.replay.shown.connect(self.content.log_view.choose_ply)
        table.replay.left.connect(self.content.log_view.leave_replay)
        self.content.ply_chosen.connect(table.replay.start)
        self.content.left.connect(table.view.setFocus)
        parts.pages.changed.connect(self.refresh)

    @property
    def has_room(self) -> bool:
        """Whether the window is wide enough for the panel beside the table."""
        return self._parts.window.width() >= _BESIDE + scaled(_LEAST)

    def refresh(self) -> None:
        """Show the panel with a game, unless the settings hide it, the window is too narrow, or it is covered."""
        shown = self._parts.is_playing and not self.is_covered and self._parts.settings.show_dock and self.has_room
        if shown == self.dock.isHidden():
            if not shown:
                self._chosen = 0 if self.dock.width() == self._width else self.dock.width()
            self.dock.setVisible(shown)
            if shown:
                self._width = 0  # whatever had its place may have left it another width
                self.content.take_cards(self._parts.table.view.cards)
                self._parts.table.view.leave_cards()
            else:
                self._parts.table.view.take_cards()
            self.changed.emit()
        self._fit()

    def follow_text_size(self) -> None:
        """Give the panel the width that the size of text needs."""
        self._width = self._chosen = 0
        self.refresh()

    def _fit(self) -> None:
        """Set the width: that of the user, or the default."""
        if self.dock.isHidden() or self._width not in (0, self.dock.width()):
            return
        self._width = self._default_width()
        width = min(self._chosen or self._width, self._parts.window.width() - _BESIDE)
        self._parts.window.resizeDocks([self.dock], [width], Qt.Orientation.Horizontal)
        layout = self._parts.window.layout()
        assert layout is not None
        layout.activate()  # at once: what takes its place next asks how wide it is

    def _default_width(self) -> int:
        width = max(scaled(_LEAST), min(self._parts.window.width() * _SHARE, scaled(_MOST)))
        return min(round(width), self._parts.window.width() - _BESIDE)

    def _seat(self, infos: Sequence[SeatInfo]) -> None:
        narrator = self._parts.table.players.narrator
        self.content.sit_down(infos, narrator.describe)

    def _show_view(self, view: View, infos: Sequence[SeatInfo]) -> None:
        saved = self._parts.session.saved
        if saved is not None:
            self.content.log.set_changes(saved.seat_changes)
        if not self._parts.table.replay.is_on:
            self.content.log.follow(self._parts.session.game, unscored=view.phase == "scoring")
        self.content.show_view(view, infos)


class Column:
    """A column beside the table, in place of the side panel: for a review, or for a position that is set up."""

    def __init__(self, name: str, content: QWidget, share: float, least: int, most: int, parts: Parts) -> None:
        """It is as wide as this `share` of the window, `least` and `most` that many pixels."""
        self._parts = parts
        self._share, self._least, self._most = share, least, most
        self._dock = docked(name, content, Qt.DockWidgetArea.RightDockWidgetArea, parts.window)

    @property
    def is_shown(self) -> bool:
        """Whether the column is shown."""
        return not self._dock.isHidden()

    def show(self, shown: bool) -> None:
        """Show or hide the column."""
        if shown:
            self._parts.side.is_covered = True  # first: it knows how wide it is
        self._dock.setVisible(shown)
        if not shown:
            self._parts.side.is_covered = False  # last: it has the width of the column to itself

    def fit(self) -> None:
        """Give the column the room that the window has for it."""
        window = self._parts.window
        wide = max(scaled(self._least), min(window.width() * self._share, scaled(self._most)))
        wide = min(wide, max(self._least, window.width() - _BESIDE_COLUMN))
        window.resizeDocks([self._dock], [round(wide)], Qt.Orientation.Horizontal)


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
        players: Players | None = None,
    ) -> None:
        """`players` are those of the window that had this place before."""
        self.window: Final = window
        self.session: Final = session
        self.settings: Final = settings
        self.themes: Final = themes
        self.players: Final = players or Players(settings, session.autosave.window)
        self.progress: Final = Progress()
        self.book: Final = PuzzleBook(known=self.known_games)
        self.choices: Final = Choices(window)
        self.journal: Final = Journal()
        self.table_area: Final = TableArea(stack)
        self.table: Final = Table(session, settings, self.choices, self.table_area.viewport())
        self.table_area.lay(self.table.view)
        self.today: Final = Today(window)
        if isinstance(application := QGuiApplication.instance(), QGuiApplication):
            application.applicationStateChanged.connect(self.today.look)  # after a sleep, too
        self.pages: Final = Pages(self, stack, start)
        self.side: Final = SidePanel(self)
        self.messages: Final = Messages(window)
        self.notices: Final = Notices(
            window, self.side.dock, self.side.content.make_room_below, self.table_area.make_room_below
        )
        self.complete()
        self._tell_troubles()

    def complete(self) -> None:
        """Make what is done with all of these: in :class:`.Context`, the objects of the commands."""

    def _tell_troubles(self) -> None:
        """Have the person told what is wrong with the small files."""
        stores: tuple[tuple[str, Store[Any]], ...] = (
            (_tr("Menus", "&Settings"), self.settings.store),
            (_tr("Commands", "Pla&yer"), self.players.store),
            (_tr("StartPage", "&Learn"), self.progress.store),
            (_tr("StartPage", "&Puzzles"), self.book.store),
            (_tr("StartPage", "&Journey"), self.journal.store),
            (_tr("Programs", "Outside programs"), self.settings.programs.store),
        )
        for subject, store in stores:
            store.listen(partial(self._tell_trouble, plain_text(subject)))

    def _tell_trouble(self, subject: str, trouble: Trouble) -> None:
        self.notices.warn(trouble_text(subject, trouble))

    def known_games(self) -> set[str]:
        """Return the games that the player has finished, has set up last, or has had a lesson in."""
        from ra_desktop.engine import RULESETS  # rules are not loaded with the window

        rulesets = {*self.settings.played.split(), self.settings.setup.ruleset} & RULESETS.keys()
        taught = {file.stem.partition("-")[2] for file in lesson_files("priests")}
        games = {RULESETS[name].rules.game for name in rulesets}
        return games | {"priests"} if taught & self.progress.done else games

    def offered(self, setup: GameSetup) -> GameSetup:
        """Return `setup` with the names of today and the current player on a seat; a face has no name but its own."""
        named, usual = setup.renamed(name_of_today), bot_names()
        seats = (
            msgspec.structs.replace(seat, name=UNNAMED) if seat.bot and seat.character and seat.name in usual else seat
            for seat in named.seats
        )
        return self.players.seated(replace(named, seats=tuple(seats)), _tr("Common", "You"))

    def seated(self, setup: GameSetup) -> GameSetup:
        """Return `setup` as :meth:`offered`, with characters drawn."""
        return self.offered(setup).with_characters(character_name)

    @property
    def is_playing(self) -> bool:
        """Whether a game is shown."""
        return self.pages.is_playing


class Actions(QObject):
    """What can be done with the `parts` of a window."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._parts = parts


def offer_for(
    *,
    lessons_done: int,
    lessons: int,
    days: Collection[date],
    today: date,
    has_place: bool,
    has_only_lost: bool = False,
) -> Offer:
    """Return what comes first for a player who isn't new and has no game to continue.

    The lessons that were begun, or the first one for a player who `has_only_lost` without any; then the day's deal for
    who has played one in the last week, the next place of the journey, the day's deal. `days` are those on which the
    deal was played.
    """
    if 0 < lessons_done < lessons or (has_only_lost and not lessons_done and lessons):
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

    def __init__(self, parts: Parts, stack: QStackedWidget, start: StartPage) -> None:
        """`start` is in the `stack` already; the table is added."""
        super().__init__(stack)
        self._parts = parts
        self._stack = stack
        self.start = start
        self._table = parts.table_area
        self.offered_day = parts.today.day
        """The day whose deal the start page offers."""
        self.table_line: Callable[[], str] = str
        """Returns a table with friends elsewhere that can be gone back to, in one line; empty for none."""
        stack.addWidget(self._table)
        parts.today.changed.connect(self._on_another_day)

    @property
    def is_playing(self) -> bool:
        """Whether a game is shown."""
        return self._stack.currentWidget() is self._table and self._parts.session.game is not None

    @property
    def shown(self) -> str:
        """The name of the visible page: ``start``, ``table``, ``learn`` or ``puzzles``."""
        page = self._stack.currentWidget()
        assert page is not None
        return page.objectName()

    def show_start(self) -> None:
        """Show the start page; the game stays and can be continued."""
        self.start.set_beside_another(self._parts.session.autosave.is_beside_another)
        try:
            self.refresh_offers()
        finally:
            self._stack.setCurrentWidget(self.start)
            self.changed.emit()
            self.start.setFocus()

    def show_table(self) -> None:
        """Show the table."""
        self._stack.setCurrentWidget(self._table)
        self.changed.emit()
        self._table.setFocus()

    def go_back(self) -> None:
        """Show the table if a game is in progress, otherwise the start page."""
        if self._parts.session.game is not None and not self._parts.session.state.is_over:
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

    def add(self, page: ListPage) -> None:
        """Add another `page`, whose button leads back."""
        page.back.clicked.connect(self.go_back)
        self._stack.addWidget(page)

    def show(self, page: QWidget) -> None:
        """Show `page`, which was added."""
        self._stack.setCurrentWidget(page)
        self.changed.emit()

    def remember_offers(self) -> None:
        """Remember the lines of the start page, which the next start shows at first."""
        lines = {
            "quick_line": lambda: quick_game_line(self._parts.settings.setup),
            "learn_line": self._learn_line,
            "puzzle_line": self._puzzle_line,
            "own_line": self._own_line,
            "shelf_line": lambda: "full" if self._has_played() or self._parts.settings.recent_files else "",
            "offer_line": lambda: "\n".join((*self._offer(), day_text(day_deal(self.offered_day).setup))),
            "continue_line": self._continue_line,
        }
        faults = []
        for name, line in lines.items():
            try:
                text = line()
            except Exception as error:  # noqa: BLE001 - whatever it is, the other lines are there
                text = ""
                faults.append(error)
            setattr(self._parts.settings, name, text)
        if faults:
            raise faults[0]

    def _on_another_day(self) -> None:
        if self._stack.currentWidget() is self.start:
            self.refresh_offers()

    def refresh_offers(self) -> None:
        """Update the offers of the start page, and remember them."""
        try:
            self.remember_offers()
        finally:
            self.start.is_waiting = False
            self.start.show_offers()

    def _continue_line(self) -> str:
        """Return the game to continue in one line; empty for none."""
        saved, table = self._parts.session.autosave.game_to_continue(), self.table_line()
        if saved is None or table:
            return table
        from ra_desktop.ui.words.games import continue_text

        return continue_text(saved)

    def _learn_line(self) -> str:
        """Return the progress in one line; empty for a player who has never played."""
        ids = lesson_ids()
        done = self._parts.progress.done & ids  # lessons tried from a file are not among the others
        if not self._parts.settings.learn_line and not done and not self._has_played():
            return ""
        return fill(_tr("Common", "{number} of {all}"), number=len(done), all=len(ids))

    def _offer(self) -> tuple[Offer, str]:
        """Return what is right for this player today where no game waits, and a line about it."""
        today = self.offered_day = self._parts.today.look()
        lessons = [file.stem.partition("-")[2] for file in lesson_files(CHAPTERS[0])]
        to_do = [lesson for lesson in lessons if lesson not in self._parts.progress.done]
        done = len(lessons) - len(to_do)
        offer = offer_for(
            lessons_done=done,
            lessons=len(lessons),
            days=self._parts.journal.kept.days.keys(),
            today=today,
            has_place=self._next_place is not None,
            has_only_lost=self._parts.settings.fortune == "lost",
        )
        if not self._parts.settings.learn_line or offer == "lesson":
            lesson = lesson_of((to_do or lessons)[0])
            minutes = fill(_tr("LearnPage", "{count} min", "Minutes that a lesson takes"), count=ceil(lesson.minutes))
            if done:
                return "next", in_a_line([translated("Lessons", lesson.title), minutes])
            return "lesson", in_a_line([_tr("StartPage", "First lesson"), minutes])
        if offer == "journey" and self._next_place is not None:
            place = self._next_place
            return offer, labelled(translated(PLACES, place.title), translated(PLACES, place.task))
        return offer, opponents_text(day_deal(today).setup) if offer == "day" else ""

    @property
    def _next_place(self) -> Place | None:
        """The first place of the journey that was not reached yet."""
        return next((place for place in load_journey() if not self._parts.journal.marks(place)), None)

    def _has_played(self) -> bool:
        """Whether there is any game but a lesson or a puzzle; of a further player, on the table or finished."""
        if self._parts.session.has_own or self._parts.settings.last_kept:
            return True
        return paths.player_dir() == paths.data_dir() and paths.hold_games()

    def _own_line(self) -> str:
        """Return how many of the player's own moves come back today; empty for none."""
        count = len(self._parts.book.due(self._parts.today.look()))
        if not count:
            return ""
        minutes = ceil(count * OWN_MINUTES)
        text = fill(_tr("LearnPage", "{count} min", "Minutes that a lesson takes"), count=minutes)
        return in_a_line([_tr("StartPage", "%n of your own moves", "Puzzles of moves to decide again", count), text])

    def _puzzle_line(self) -> str:
        """Return the progress in one line."""
        solved = self._parts.book.count_solved
        return _tr("StartPage", "%n solved", "Puzzles", solved) if solved else ""
