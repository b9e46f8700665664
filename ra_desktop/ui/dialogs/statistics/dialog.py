"""The statistics window, and what can be done with all finished games: export them, clear the history."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QMessageBox,
    QPushButton,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from ra_desktop.app import background
from ra_desktop.app.history import HistoryReader
from ra_desktop.app.looks import Looked, look
from ra_desktop.app.statistics import Question, Statistics, answer, games_asked_for, people, read_trends
from ra_desktop.engine import RULESETS
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.finished import FinishedGame, export_csv, kept_files
from ra_desktop.storage.saved_game import KEPT_ID
from ra_desktop.ui.dialogs.parts import NARROWEST_BOX, Dialog, EmptyPage, Scrolled, question_box, take_room
from ra_desktop.ui.dialogs.statistics.chart_page import PlayPage
from ra_desktop.ui.dialogs.statistics.tables import Figures
from ra_desktop.ui.look.flow import FlowLayout, in_column, plain_label
from ra_desktop.ui.look.fonts import TabFit
from ra_desktop.ui.system.field_names import keep_from_wheel, name_field
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.errors import describe
from ra_desktop.ui.words.fill import plain_text
from ra_desktop.ui.words.tiles import ruleset_label

from .chart_page import ChartPage
from .tables import FeatsPage, PartTable, character_with_title, game_name, level_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from ra_desktop.app.feats import Given


class StatisticsDialog(Dialog):
    """The window of the statistics."""

    practice_wanted = Signal(str, str)
    """See :attr:`.PlayPage.practice_wanted`; the window is closed then."""
    review_wanted = Signal(object)
    """The path of a finished game whose review was asked for; the window is closed then."""

    def __init__(self, parent: QWidget | None = None, player: str = "") -> None:
        """`player` is the name of who plays, whose games are shown first; empty where there is only one player."""
        super().__init__(parent, "statistics", plain_text(_tr("Commands", "Stat&istics")))
        self._own = player
        self.reader = HistoryReader(self)
        self._games: list[FinishedGame] = []
        self._is_read = False
        self._is_counting = False
        self._trends_of: tuple[str | None, str | None, int] | None = None
        """What the reviews were read for: player, rule set, and how many games there were."""
        self._fault: SaveError | None = None
        self.shown = Statistics()
        self._heading = plain_label(self, self.windowTitle(), role="title")
        self.player = keep_from_wheel(QComboBox(self))
        self.ruleset = keep_from_wheel(QComboBox(self))
        for box in (self.player, self.ruleset):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setMinimumWidth(NARROWEST_BOX)
        self.take_backs = QCheckBox(_tr("Statistics", "Count games with &take-backs"), self)
        self.take_backs.setChecked(True)
        self.figures = Figures(self)
        self.charts = ChartPage(self)
        self.tabs = QTabWidget(self)
        opponent = _tr("Statistics", "Opponent", "Above a list of levels and of people")
        self.tables = [
            PartTable(game_name, _tr("Common", "Game", "The rule set: Ra or Priests of Ra"), self),
            PartTable(level_name, opponent, self),
            PartTable(character_with_title, opponent, self),
        ]
        self._tab_fit = TabFit(self.tabs.tabBar(), room=16, gap=4)
        self.tabs.installEventFilter(self)
        self.play = PlayPage(self)
        self.feats = FeatsPage(self)
        self.trends = background.Latest(background.quick(), self)
        self.looks = background.Latest(background.slow(), self)
        self._given: Given = {}
        """What the choices of the last games gave away."""
        self.empty = EmptyPage(self)
        self.pages = QStackedWidget(self)
        self.status = plain_label(self, role="soft")
        self.clear_button = QPushButton(_tr("Statistics", "Clear", "Button: clear the statistics") + "…", self)
        self.export_button = QPushButton(_tr("SavedGames", "E&xport…"), self)
        self.close_button = QPushButton(_tr("Common", "Close"), self)
        self.game_actions = StatisticsActions(self.reader, lambda: self._games, self)
        self._build()
        self._connect()
        self.take_backs.setToolTip(_tr("Statistics", "Also counts games continued from a position in another game"))
        name_field(self.player, _tr("Statistics", "Player"))
        name_field(self.ruleset, _tr("Common", "Game", "The rule set: Ra or Priests of Ra"))
        self.tabs.setAccessibleName(self.windowTitle())
        self.export_button.setToolTip(_tr("Statistics", "Save all games as a table for a spreadsheet"))
        take_room(self)
        self.close_button.setFocus()
        self.reader.refresh()

    # --- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.clear_button.setProperty("danger", True)
        self.close_button.setDefault(False)
        for button in (self.clear_button, self.export_button, self.close_button):
            button.setAutoDefault(False)
        head = FlowLayout(None, self._heading, ..., self.take_backs, self.player, self.ruleset, spacing=10)
        page = QWidget(self)
        in_column(page, self.figures, (self.tabs, 1), margins=(0, 0, 0, 0), spacing=10)
        texts = (
            _tr("Statistics", "&Overview"),
            _tr("Statistics", "&Games"),
            _tr("Statistics", "&Levels"),
            _tr("Statistics", "&Characters"),
            _tr("Statistics", "&Play", "A tab: how well somebody plays"),
            _tr("Feats", "Profile", "A tab: rating, form and feats of a player"),
        )
        for tab, text in zip((self.charts, *self.tables, self.play, self.feats), texts, strict=True):
            self.tabs.addTab(tab, text)
            tab.setAccessibleName(plain_text(text))
        self.pages.addWidget(Scrolled(page, self.pages))
        self.pages.addWidget(self.empty)
        foot = FlowLayout(None, self.clear_button, self.export_button, self.status, ..., self.close_button)
        in_column(self, head, (self.pages, 1), foot, margins=(20, 10, 20, 14), spacing=10)
        for before, chart in pairwise((self.tabs.tabBar(), self.charts.points, self.charts.course)):
            self.setTabOrder(before, chart)

    def _connect(self) -> None:
        self.player.currentIndexChanged.connect(self._show)
        self.ruleset.currentIndexChanged.connect(self._show)
        self.take_backs.toggled.connect(self._show)
        self.empty.button.clicked.connect(self._show_all)
        self.clear_button.clicked.connect(self.game_actions.ask_to_clear)
        self.export_button.clicked.connect(self.game_actions.export)
        self.game_actions.done.connect(self.status.setText)
        self.close_button.clicked.connect(self.reject)
        self.tabs.currentChanged.connect(self._ask_trends)
        self.trends.read.connect(self.play.show_trends)
        self.looks.read.connect(self._on_looked)
        self.play.games.review_wanted.connect(self._leave_for_review)
        self.play.practice_wanted.connect(self._leave_for_practice)
        self.feats.chosen.connect(self._review_feat)
        self.reader.read.connect(self._on_read)
        self.reader.progressed.connect(self._on_progress)
        self.reader.failed.connect(self._on_failed)

    # --- display --------------------------------------------------------------------------------------------

    def asked(self) -> Question:
        """The current choice of player and games."""
        return Question(self.player.currentData(), self.ruleset.currentData(), self.take_backs.isChecked())

    def _on_read(self, games: list[FinishedGame]) -> None:
        self._is_read = True
        self._fault = None
        self._games = games
        self._offer()
        self.status.clear()
        self._show()

    def _on_progress(self, left: int) -> None:
        text = _tr("Statistics", "Counting… %n games to go", "", left)
        self.status.setText(text if left else "")
        self._is_counting = left > 0
        if self._is_counting and not self._games:
            self._say_empty()

    def _on_failed(self, error: SaveError) -> None:
        self._is_read = True
        self._fault = error
        self._offer()
        self._show()
        if self._games:
            self.status.setText(describe(error).partition("\n")[0])

    def _offer(self) -> None:
        """Offer the people and rule sets in the games; the choices stay."""
        names = list(dict.fromkeys([*filter(None, [self._own]), *people(self._games)]))
        everybody = [(_tr("Statistics", "All players"), None)] if len(names) > 1 else []
        _fill(self.player, [*((name, name) for name in names), *everybody])
        self.player.setVisible(len(names) > 1)
        played = {game.ruleset for game in self._games}
        rulesets = [(ruleset_label(name), name) for name in RULESETS if name in played]
        _fill(self.ruleset, [(_tr("Common", "All games"), None), *rulesets])
        self.ruleset.setVisible(len(rulesets) > 1)
        self.take_backs.setVisible(any(game.take_backs for game in self._games))

    def _show_all(self) -> None:
        self.ruleset.setCurrentIndex(0)
        self.take_backs.setChecked(True)

    def _show(self) -> None:
        """Show the statistics for the current choice."""
        if not self._is_read:
            return
        self.shown = statistics = answer(self._games, self.asked())
        self._ask_trends()
        for button in (self.clear_button, self.export_button):
            button.setEnabled(bool(self._games))
        if statistics.games:
            self.pages.setCurrentIndex(0)
            self.figures.show_statistics(statistics)
            self.charts.show_statistics(statistics, self.player.currentText())
            groups = (statistics.by_game, statistics.by_level, statistics.by_character)
            for table, parts in zip(self.tables, groups, strict=True):
                table.show_parts(parts)
            self.play.games.show_games(games_asked_for(self._games, self.asked()))
            self._given = {}
            self._show_profile()
            self.looks.ask(partial(look, self.asked().player, self.asked().ruleset))
        else:
            self._say_empty()
            self.pages.setCurrentWidget(self.empty)

    def _show_profile(self) -> None:
        self.feats.show_games(games_asked_for(self._games, self.asked()), self.asked().player, self._given)

    def _on_looked(self, looked: Looked) -> None:
        self._given = looked.given
        self.play.show_habits(looked)
        self._show_profile()

    def _ask_trends(self) -> None:
        """Read the reviews of the games asked for, if they are to be seen: all games are replayed for that."""
        asked = self.asked()
        subject = (asked.player, asked.ruleset, len(self._games))
        if self.tabs.currentWidget() is self.play and subject != self._trends_of:
            self._trends_of = subject
            self.play.wait()
            self.trends.ask(partial(read_trends, asked.player, asked.ruleset))

    def _say_empty(self) -> None:
        if self._games:
            self.empty.say(
                _tr("Common", "No matching games"),
                _tr("Statistics", "No finished game matches the filters above."),
                _tr("Common", "Show all"),
            )
        elif self._fault is not None:
            self.empty.say(_tr("Statistics", "The finished games couldn’t be read"), describe(self._fault))
        elif self._is_counting:
            self.empty.say(_tr("Statistics", "Your finished games are being counted. This happens only once."), "")
        else:
            self.empty.say(
                _tr("Statistics", "No finished games yet"),
                _tr("Statistics", "Finish a game to see your first statistics."),
            )

    def _review_feat(self, game: FinishedGame | None) -> None:
        """Show the review of the game of a feat, if its file is still there."""
        path = None if game is None else kept_files().get(game.id[:KEPT_ID])
        if path is not None:
            self._leave_for_review(path)

    def _leave_for_practice(self, kind: str, key: str) -> None:
        self.accept()
        self.practice_wanted.emit(kind, key)

    def _leave_for_review(self, path: Path) -> None:
        self.accept()
        self.review_wanted.emit(path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Tab turns pages wherever the keyboard is, Ctrl+Shift+Tab backwards."""
        step = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}.get(Qt.Key(event.key()), 0)
        if step and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.tabs.setCurrentIndex((self.tabs.currentIndex() + step) % self.tabs.count())
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the tabs into their room, which they may get only once the games have been read."""
        if watched is self.tabs and event.type() == QEvent.Type.Resize:
            self._tab_fit.fit(self.tabs.width())
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.shown.games:
            self.charts.show_statistics(self.shown, self.player.currentText())


def _fill(box: QComboBox, choices: list[tuple[str, str | None]] | list[tuple[str, str]]) -> None:
    """Offer `choices`; the current one stays if it is still there."""
    chosen = box.currentData() if box.count() else choices[0][1] if choices else None
    box.blockSignals(True)
    box.clear()
    for text, data in choices:
        box.addItem(text, data)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.blockSignals(False)


class StatisticsActions(QObject):
    """Exports the games that `games` returns, and lets `reader` clear the history; dialogs open over `window`."""

    done = Signal(str)
    """A message about what was done."""

    def __init__(self, reader: HistoryReader, games: Callable[[], Sequence[FinishedGame]], window: QWidget) -> None:
        super().__init__(window)
        self._reader = reader
        self._games = games
        self._window = window
        self.question: QMessageBox | None = None
        """The open dialog, if any."""

    def export(self) -> None:
        """Export all games as a table for spreadsheets."""
        first = Path.home() / (_tr("Statistics", "Ra games") + ".csv")
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            plain_text(_tr("SavedGames", "E&xport…")),
            str(first),
            _tr("Statistics", "CSV files", "In a file dialog") + " (*.csv)",
        )
        if name:
            self.export_to(Path(name) if Path(name).suffix else Path(name + ".csv"))

    def export_to(self, path: Path) -> None:
        """Export all games to `path`."""
        games = list(self._games())
        try:
            export_csv(games, path, QLocale.system().decimalPoint())  # spreadsheets speak the system's language
        except SaveError as error:
            self.done.emit(describe(error).partition("\n")[0])
        else:
            text = _tr("Statistics", "%n games exported", "", len(games))
            self.done.emit(text)

    def ask_to_clear(self) -> None:
        """Clear the history after a confirmation."""
        self.question = question_box(
            self._window,
            _tr("Statistics", "Clear all statistics?"),
            _tr("Statistics", "Your statistics start from zero. This can’t be undone. Your saved games are kept."),
            _tr("Statistics", "Clear", "Button: clear the statistics"),
            _tr("Common", "Keep", "Button: does not delete anything after all"),
            self._reader.clear,
            QMessageBox.Icon.Question,
        )
        self.question.finished.connect(lambda: setattr(self, "question", None))
