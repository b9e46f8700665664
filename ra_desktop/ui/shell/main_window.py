"""The main window: the start page and the table, and everything that can be done with them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from ra_desktop.storage import paths
from ra_desktop.ui.look.focus_ring import FocusRing
from ra_desktop.ui.system import window_place

from .menus import Menus
from .start_page import StartPage

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent

    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.engine import Game
    from ra_desktop.storage.errors import SaveError
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.look.theme import ThemeManager
    from ra_desktop.ui.table.table import Table

    from .archive_actions import ArchiveActions
    from .command import Commands
    from .file_actions import FileActions
    from .game_actions import GameActions
    from .growth_actions import GrowthActions
    from .help_actions import HelpActions
    from .history_actions import HistoryActions
    from .lesson_actions import LessonActions
    from .messages import Messages
    from .notices import Notices
    from .pages import Pages
    from .parked_actions import ParkedActions
    from .peer_actions import PeerActions
    from .peers import Peers
    from .puzzle_actions import PuzzleActions
    from .recent_files import RecentFiles
    from .record_actions import RecordActions
    from .review_actions import ReviewActions
    from .seat_actions import SeatActions
    from .settings_actions import SettingsActions
    from .side_panel import SidePanel
    from .sound_actions import SoundActions
    from .sound_button import SoundButton
    from .table_area import TableArea

_tr = QCoreApplication.translate

_LEAST_SIZE: Final = (960, 660)
_CALL: Final = "● "
"""Before the title while a person is called to the table."""


class MainWindow(QMainWindow):
    """The main window of the application.

    It is created with the start page and the titles of its menus, which is all that is seen first and takes a tenth of
    the time. :meth:`furnish` adds the table and the commands; call nothing else before that. The commands are in
    :mod:`.commands`, what they do is in the ``*_actions`` modules.
    """

    resized = Signal()
    closing = Signal()

    session: Session
    choices: Choices
    table: Table
    commands: Commands
    pages: Pages
    messages: Messages
    notices: Notices
    recent: RecentFiles
    peers: Peers
    files: FileActions
    peer_actions: PeerActions
    games: GameActions
    history: HistoryActions
    seats: SeatActions
    archive: ArchiveActions
    parked: ParkedActions
    records: RecordActions
    growth: GrowthActions
    help: HelpActions
    lessons: LessonActions
    puzzles: PuzzleActions
    reviews: ReviewActions
    side: SidePanel
    sound: SoundActions
    sound_button: SoundButton
    settings_actions: SettingsActions
    table_area: TableArea

    def __init__(self, settings: Settings, themes: ThemeManager, others: int = 0) -> None:
        """Create a window, offset from `others` of the same program."""
        super().__init__()
        self.settings: Final[Settings] = settings
        self.themes: Final[ThemeManager] = themes
        self.focus_ring: Final = FocusRing(self)
        self._stack = QStackedWidget(self)
        self.start = StartPage(self._stack)
        self.start.is_waiting = not settings.learn_line and paths.hold_games()
        self.start.set_continue(settings.continue_line or None)
        self.start.set_quick_game(settings.quick_line)
        self.start.set_learn(settings.learn_line)
        self.start.set_puzzles(settings.puzzle_line)
        self._stack.addWidget(self.start)
        self.setCentralWidget(self._stack)
        self.setMinimumSize(window_place.least_size(QSize(*_LEAST_SIZE), QGuiApplication.screens()))
        self.menus: Final = Menus(self)
        window_place.put(self, settings.window_places, QGuiApplication.screens(), others)
        self.start.setFocus()
        self._called_for: tuple[object, int, bool] | None = None
        """The decision that the person was last told of: its game, how many moves were made before it, and whether the
        coach asks."""
        self._is_calling = False

    # --- building ---------------------------------------------------------------------------------------

    @property
    def _is_furnished(self) -> bool:
        return self._stack.count() > 1

    def furnish(self, session: Session) -> None:
        """Add what the start page does not need: the table, the commands, the side panel."""
        from ra_desktop.ui.interaction.choices import Choices
        from ra_desktop.ui.table.table import Table

        from .archive_actions import ArchiveActions
        from .command import Commands
        from .commands import COMMANDS
        from .context import Context
        from .effects import Effects
        from .file_actions import FileActions
        from .game_actions import GameActions
        from .growth_actions import GrowthActions
        from .help_actions import HelpActions
        from .history_actions import HistoryActions
        from .keyboard import Keyboard
        from .lesson_actions import LessonActions
        from .messages import Messages
        from .notices import Notices
        from .pages import Pages
        from .parked_actions import ParkedActions
        from .peer_actions import PeerActions
        from .peers import Peers
        from .puzzle_actions import PuzzleActions
        from .recent_files import RecentFiles
        from .record_actions import RecordActions
        from .review_actions import ReviewActions
        from .seat_actions import SeatActions
        from .settings import CARDS, SETTINGS
        from .settings_actions import SettingsActions
        from .side_panel import SidePanel
        from .sound_actions import SoundActions
        from .sound_button import SoundButton
        from .table_area import TableArea

        settings = self.settings
        self.session = session
        self.choices = Choices(self)
        self.table_area = TableArea(self._stack)
        self.table = Table(session, settings, self.choices, self.table_area.viewport())
        self.table_area.lay(self.table.view)
        self.pages = Pages(self._stack, self.start, self.table_area, session, settings)
        self.messages = Messages(self)
        self.notices = Notices(self)
        self.recent = RecentFiles(settings, self)
        self.peers = Peers(self)
        self.files = FileActions(session, self.peers, self.messages, self.notices, self)
        self.peer_actions = PeerActions(session, self.peers, self.files, self.pages, self.messages, self.notices, self)
        self.games = GameActions(session, settings, self.pages, self.messages, self)
        self.history = HistoryActions(session, self.notices, self.messages, self)
        self.seats = SeatActions(session, self.table, self)
        self.archive = ArchiveActions(session, settings, self.files, self.recent, self)
        self.parked = ParkedActions(session.autosave, self.files, self.archive, self.notices)
        self.records = RecordActions(session, self.archive.after_game, self.table, self)
        self.growth = GrowthActions(session, self.archive.after_game, settings, self.notices, self.table.director, self)
        self.help = HelpActions(session, self.pages, self)
        self.side = SidePanel(session, settings, self.table, self.pages, self)
        self.notices.lie_beside(self.side.dock, self.side.content.make_room_below, self.table_area.make_room_below)
        self.lessons = LessonActions(
            session,
            settings,
            self.table,
            self.choices,
            self.pages,
            self.side,
            self.table_area,
            self.notices,
            self,
        )
        self.puzzles = PuzzleActions(session, self.table, self.choices, self.lessons, self.pages, self.notices, self)
        self.reviews = ReviewActions(
            session,
            self.table,
            self.pages,
            self.side,
            self.files,
            self.history,
            self.puzzles,
            self.messages,
            self.notices,
            self,
        )
        self.archive.review_wanted.connect(self.reviews.show_file)
        self.sound = SoundActions(session, settings, self.table.director, self)
        self.settings_actions = SettingsActions(settings, SETTINGS, CARDS, self.sound.sounds, self)
        context = Context(
            window=self,
            session=session,
            settings=settings,
            themes=self.themes,
            choices=self.choices,
            table=self.table,
            table_area=self.table_area,
            pages=self.pages,
            sound=self.sound,
            recent=self.recent,
            files=self.files,
            games=self.games,
            history=self.history,
            seats=self.seats,
            archive=self.archive,
            help=self.help,
            lessons=self.lessons,
            puzzles=self.puzzles,
            reviews=self.reviews,
            side=self.side,
            settings_actions=self.settings_actions,
        )
        self.commands = Commands(context, COMMANDS)
        self.settings_actions.keys = self.commands
        self.menus.fill(self.commands)
        bar = self.table.view.board.actions_bar
        bar.set_commands({name: self.commands[name] for name in bar.tools})
        self.sound_button = SoundButton(settings, self.sound.sounds, self.commands["sound"], self)
        self.menuBar().setCornerWidget(self.sound_button, Qt.Corner.TopRightCorner)
        self.sound_button.show()  # the window already exists
        self._effects = Effects(context, SETTINGS)
        self._keyboard = Keyboard(self, self.pages, self.commands)
        self._connect()
        self.setAcceptDrops(True)
        self.pages.show_start()
        if not settings.continue_line:
            self.archive.keeper.catch_up()

    def _connect(self) -> None:
        from ra_desktop.app import background

        start, table, session, pages = self.start, self.table, self.session, self.pages
        start.continue_requested.connect(self.games.resume)
        start.new_game_requested.connect(self.games.new_game)
        start.quick_game_requested.connect(self.games.quick_game)
        start.open_requested.connect(self.files.open)
        start.saved_games_requested.connect(self.archive.show_saved_games)
        start.rules_requested.connect(self.help.show_rules)
        start.learn_requested.connect(self.lessons.show_learn)
        start.first_lesson_requested.connect(self.lessons.start_first)
        start.puzzles_requested.connect(self.puzzles.show_puzzles)
        self.puzzles.exercise.changed.connect(self.commands.refresh)
        self.puzzles.exercise.ended.connect(self.commands.refresh)
        self.lessons.runner.changed.connect(self.commands.refresh)
        self.lessons.runner.ended.connect(self.commands.refresh)
        table.view.ranking.rematch_requested.connect(self.games.rematch)
        table.view.ranking.new_game_requested.connect(self.games.new_game)
        table.view.ranking.save_requested.connect(self.files.save)
        table.view.ranking.review_requested.connect(self.reviews.show)
        self.reviews.changed.connect(self.commands.refresh)
        self.resized.connect(self.reviews.fit)
        table.replay_bar.go_on_wanted.connect(self.history.go_on_from)
        table.view.showing.connect(self._update_title)
        table.noticed.connect(self.notices.say)
        self.notices.told.connect(table.speaker.say)
        self.settings.not_written.connect(self._tell_that_settings_are_not_kept)
        self.archive.keeper.failed.connect(self._tell_that_a_game_is_not_counted)
        self.recent.chosen.connect(self.files.open_file)
        self.menus["settings"].aboutToShow.connect(self.sound.sounds.prepare)
        session.game_replaced.connect(pages.show_table)
        session.file_changed.connect(self._update_title)
        session.file_used.connect(self.recent.add)
        refresh = self.commands.refresh
        for signal in (pages.changed, session.played, session.rewound, session.seats_changed):
            signal.connect(refresh)
        for signal in (self.choices.changed, table.replay.changed, self.settings.changed, self.sound.sounds.changed):
            signal.connect(refresh)
        pages.changed.connect(self._leave_table)
        pages.changed.connect(self._update_title)
        self.choices.changed.connect(self._call_person)
        table.hand_over.asked.connect(self._call_person)
        table.view.coach_card.toggled.connect(self._call_person)
        self.resized.connect(self.side.refresh)
        self.side.changed.connect(refresh)
        for last in (
            self.archive.close,
            background.shutdown,
            self.peers.close,
            pages.remember_offers,
            session.shutdown,
            self.sound.sounds.shutdown,
        ):
            self.closing.connect(last)

    def _tell_that_settings_are_not_kept(self, error: SaveError) -> None:
        from ra_desktop.ui.words.file_faults import in_words
        from ra_desktop.ui.words.fill import fill

        text = _tr("Notices", "Your settings can't be saved: {reason}. Changes last until you close Ra Desktop.")
        self.notices.say(fill(text, reason=in_words(error.reason, error.kind)))

    def _tell_that_a_game_is_not_counted(self, error: SaveError) -> None:
        from ra_desktop.ui.words.file_faults import in_words
        from ra_desktop.ui.words.fill import fill

        text = _tr("Notices", "This game can't be added to your statistics: {reason}. Ra Desktop will try again.")
        self.notices.say(fill(text, reason=in_words(error.reason, error.kind)))

    def _call_person(self) -> None:
        """Ask for attention, once for each decision, while nobody looks at the window."""
        game, table = self.session.game, self.table
        card = table.view.coach_card
        is_question = card.is_question and not card.isHidden()
        waits = bool(self.choices.actions) or table.hand_over.is_asking or is_question
        if game is None or not waits or table.replay.is_on or table.turn.forced.is_waiting:
            self._set_calling(calling=False)
            return
        decision = (game, len(game.plies), is_question)
        if self._called_for != decision:
            self._called_for = decision
            if not self._is_looked_at:
                QApplication.alert(self)
                self._set_calling(calling=True)

    @property
    def _is_looked_at(self) -> bool:
        """Whether this window, or another one of the program in front of it, is active."""
        return self.isVisible() and not self.isMinimized() and QApplication.activeWindow() is not None

    def _set_calling(self, *, calling: bool) -> None:
        if calling != self._is_calling:
            self._is_calling = calling
            self._update_title()

    def _leave_table(self) -> None:
        """Take what was shown with the table along to another page: a replay, a review, a notice."""
        if not self.pages.is_playing:
            self.table.replay.end()
            self.notices.leave_table()

    def _update_title(self) -> None:
        """Show the current game in the window's title, with a mark while a person is called to it."""
        game = self.session.game
        if not self.pages.is_playing or game is None:
            self.setWindowTitle("")
            return
        from ra_desktop.storage.names import one_line
        from ra_desktop.ui.words.fill import fill
        from ra_desktop.ui.words.tiles import epoch_label, ruleset_label  # the start page needs none of these

        path = self.session.file
        name = one_line(path.stem) if path is not None else ruleset_label(game.ruleset)
        title = fill(_tr("MainWindow", "{game} · {epoch}"), epoch=epoch_label(self._epoch(game)), game=name)
        saved = self.session.saved
        assert saved is not None
        if remark := self.table.players.narrator.remark(game.has_take_backs, saved.goes_on_from, game.is_dealt):
            text = _tr("MainWindow", "{title} · {remark}")
            title = fill(text, remark=remark, title=title)
        mark = _CALL if self._is_calling else ""
        self.setWindowTitle(mark + title.replace("[*]", "[*][*]"))  # Qt puts a mark of its own there

    def _epoch(self, game: Game) -> int:
        """Return the epoch of the table shown, which is behind the game while an epoch is scored."""
        shown = self.table.view.shown
        return shown.epoch if shown is not None and shown.phase == "scoring" else game.state.epoch

    # --- events ---------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if not self._is_furnished:
            return
        if event.type() in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange) and self._is_looked_at:
            self._set_calling(calling=False)
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            self.commands.retranslate()
            self.commands.refresh()
            self.pages.refresh_offers()
            self.table.retranslate()
            self._update_title()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.commands.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What nobody has taken may mean something by its place on the keyboard."""
        if not self._is_furnished or not self._keyboard.press_by_place(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Like :meth:`keyPressEvent`."""
        if not self._is_furnished or not self._keyboard.press_by_place(event):
            super().keyReleaseEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the saved game that was dropped; of several, all but the first get windows of their own."""
        first, *others = _dropped_files(event)
        event.acceptProposedAction()
        self.files.open_file(first)
        self.peer_actions.receive(others)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close at once, even if a bot is thinking; the game is saved already."""
        self.note_place()
        self.closing.emit()
        super().closeEvent(event)

    def note_place(self) -> None:
        """Remember where the window is, for the next start."""
        self.settings.window_places = window_place.noted(self, self.settings.window_places)

    def commit(self) -> None:
        """Save everything because the session may end; the game continues."""
        self.note_place()
        if self._is_furnished:
            self.pages.remember_offers()
        self.settings.sync()

    @property
    def is_stuck(self) -> bool:
        """Whether a bot or a sound server that does not respond keeps the process alive."""
        return self._is_furnished and (self.session.ai.is_stuck or self.sound.sounds.is_stuck)


def _dropped_files(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
