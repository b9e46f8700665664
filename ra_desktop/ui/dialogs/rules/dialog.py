"""The rules window: contents at the left, a search field, and the text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTreeWidget, QTreeWidgetItem, QWidget

from ra_desktop.ui.dialogs.rules.page import SearchBar
from ra_desktop.ui.games.registry import record
from ra_desktop.ui.look.flow import in_column, in_line
from ra_desktop.ui.look.fonts import display_font, scaled
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import plain_text

from .page import Section, shown_page
from .text import RulesText

_CONTENTS_WIDTH: Final = 250
_GAME_PIXELS: Final = 19
_SIZE: Final = (1040, 760)
_FRAME: Final = 72
"""Room for title bar and borders."""


class RulesWindow(QDialog):
    """The rules. Not modal, so that one can play and look things up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("rules")
        self.text = RulesText(self)
        self.contents = QTreeWidget(self)
        self.search = SearchBar(self.text, self)
        self._buttons = QDialogButtonBox(self)
        self.close_button = self._buttons.addButton(_tr("Common", "Close"), QDialogButtonBox.ButtonRole.RejectRole)
        self.close_button.setAutoDefault(False)  # Enter searches on
        self._page, self.sections = shown_page()
        self._entries: list[QTreeWidgetItem] = []
        self._section = 0
        self._build()
        self._connect()
        self.setWindowTitle(plain_text(_tr("Commands", "&Rules")))
        self.contents.setAccessibleName(_tr("RulesWindow", "Contents"))
        self.text.setAccessibleName(plain_text(_tr("Commands", "&Rules")))
        self.text.write(self._page)
        self._list_contents()
        screen = self.screen().availableSize()
        self.resize(min(_SIZE[0], screen.width() - _FRAME), min(_SIZE[1], screen.height() - _FRAME))

    # --- navigation -------------------------------------------------------------------------------------

    def show_rule(self, anchor: str) -> None:
        """Scroll to the rule with `anchor`, as in ``docs/rules.md#auction``; ignored if there is none."""
        for number, section in enumerate(self.sections):
            if section.anchor == anchor:
                self._scroll_to(number)

    def show_game(self, ruleset: str) -> None:
        """Scroll to the section on the game with this rule set."""
        of_game = record(ruleset).rules_section
        first = next(number for number, section in enumerate(self.sections) if section.anchor == of_game)
        part = max(number for number, section in enumerate(self.sections[:first]) if section.level == 1)
        self._scroll_to(part)
        self.contents.scrollToItem(self._entries[part], QTreeWidget.ScrollHint.PositionAtTop)

    @property
    def current_section(self) -> Section:
        """The rule at the top of the window."""
        return self.sections[self._section]

    # --- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.contents.setHeaderHidden(True)
        self.contents.setIndentation(14)
        self.contents.setFixedWidth(round(scaled(_CONTENTS_WIDTH)))
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setTextElideMode(Qt.TextElideMode.ElideRight)
        right = in_column(None, self.search, (self.text, 1), self._buttons, spacing=8)
        in_line(self, self.contents, (right, 1), margins=(14, 14, 14, 14), spacing=12)
        self.search.setFocus()

    def _connect(self) -> None:
        self._buttons.rejected.connect(self.reject)
        self.text.resized.connect(self._on_resized)
        self.text.anchorClicked.connect(self._follow)
        self.text.verticalScrollBar().valueChanged.connect(self._mark_section)
        self.contents.itemClicked.connect(self._on_entry)
        self.contents.itemActivated.connect(self._on_entry)
        for keys, action in (
            (QKeySequence(QKeySequence.StandardKey.Find), self.search.focus),
            (QKeySequence(QKeySequence.StandardKey.FindNext), self.search.to_next),
            (QKeySequence(QKeySequence.StandardKey.FindPrevious), self.search.to_previous),
        ):
            QShortcut(keys, self).activated.connect(action)

    def _list_contents(self) -> None:
        self.contents.ensurePolished()  # without the style sheet, rows would be too low
        game: QTreeWidgetItem | None = None
        for number, section in enumerate(self.sections):
            entry = QTreeWidgetItem([section.title])
            entry.setData(0, Qt.ItemDataRole.UserRole, number)
            entry.setToolTip(0, section.title)
            if section.level == 1 or game is None:
                self.contents.addTopLevelItem(entry)
                game = entry
            else:
                game.addChild(entry)
            self._entries.append(entry)
        self._enlarge_games()
        self.contents.expandAll()
        self._mark_section()

    def _enlarge_games(self) -> None:
        """Set the titles of the games, which hold those of their rules, in the display face."""
        for entry in self._entries:
            if entry.parent() is None:
                entry.setFont(0, display_font(scaled(_GAME_PIXELS)))

    # --- sections -------------------------------------------------------------------------------------------

    def _scroll_to(self, number: int) -> None:
        self.text.scroll_to(number)
        self._select_entry(number)

    def _mark_section(self) -> None:
        if self._entries and not self.text.is_settling:
            self._select_entry(self.text.heading_at_top())

    def _select_entry(self, number: int) -> None:
        self._section = number
        self.contents.setCurrentItem(self._entries[number])

    def _on_entry(self, entry: QTreeWidgetItem) -> None:
        self._scroll_to(int(entry.data(0, Qt.ItemDataRole.UserRole)))

    def _follow(self, link: QUrl) -> None:
        self.show_rule(link.fragment())

    # --- events -------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the next match, Shift+Enter to the previous one; Escape ends the search, then closes."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.close_button.hasFocus():
            self.reject()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.search.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape and self.search.field.text():
            self.search.field.clear()
        else:
            super().keyPressEvent(event)

    def _on_resized(self) -> None:
        """Keep the current rule at the top when the text is resized."""
        number = self._section
        self.text.narrow()
        if self.text.verticalScrollBar().value():
            self._scroll_to(number)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._entries:
            number = self._section
            self._enlarge_games()
            self.text.write(self._page)
            self.search.search(self.search.field.text())
            self._scroll_to(number)
