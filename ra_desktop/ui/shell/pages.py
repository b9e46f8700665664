"""The pages of the window, and what the start page offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ra_desktop.ui.words.players import quick_game_line

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QStackedWidget, QWidget

    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings

    from .start_page import StartPage
    from .table_area import TableArea


class Pages(QObject):
    """Start page and table in one `stack`."""

    changed = Signal()
    """The visible page may have changed."""

    def __init__(
        self, stack: QStackedWidget, start: StartPage, table: TableArea, session: Session, settings: Settings
    ) -> None:
        """`start` is in the `stack` already; `table` is added."""
        super().__init__(stack)
        self._stack = stack
        self._start = start
        self._table = table
        self._session = session
        self._settings = settings
        self.learn_line: Callable[[], str] = lambda: ""
        """Returns the progress in the lessons in one line; empty for somebody new to the game."""
        self.puzzle_line: Callable[[], str] = lambda: ""
        """Returns the progress in the puzzles in one line."""
        self.first_minutes: Callable[[], int] = lambda: 0
        """Returns how many minutes the first lesson takes."""
        stack.addWidget(table)

    @property
    def is_playing(self) -> bool:
        """Whether a game is shown."""
        return self._stack.currentWidget() is self._table and self._session.game is not None

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
        self._settings.learn_line = self.learn_line()
        self._settings.puzzle_line = self.puzzle_line()
        self._settings.continue_line = ""
        summary = self._session.autosave.game_to_continue()
        if summary is not None:
            from ra_desktop.ui.words.games import continue_text

            self._settings.continue_line = continue_text(summary)

    def refresh_offers(self) -> None:
        """Update the offers of the start page, and remember them."""
        self.remember_offers()
        self._start.is_waiting = False
        self._start.set_continue(self._settings.continue_line or None)
        self._start.set_quick_game(self._settings.quick_line)
        self._start.set_puzzles(self._settings.puzzle_line)
        line = self._settings.learn_line
        self._start.set_learn(line, 0 if line else self.first_minutes())
