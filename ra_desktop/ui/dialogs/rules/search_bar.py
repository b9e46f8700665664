"""The search field of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QTextEdit, QToolButton, QWidget

from ra_desktop.ui.dialogs.parts import theme_icon
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.field_names import name_field
from ra_desktop.ui.words.fill import fill

if TYPE_CHECKING:
    from .text import RulesText

_tr = QCoreApplication.translate


class SearchBar(QWidget):
    """Searches `text`, marks all matches, and moves between them."""

    def __init__(self, text: RulesText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._matches: list[QTextCursor] = []
        self._match = -1
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.found = QLabel(self)
        self.found.setProperty("role", "soft")
        self.previous = QToolButton(self)
        self.previous.setIcon(theme_icon("arrow-up"))
        self.next = QToolButton(self)
        self.next.setIcon(theme_icon("arrow-down"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field, 1)
        row.addWidget(self.found)
        row.addWidget(self.previous)
        row.addWidget(self.next)
        self.setFocusProxy(self.field)
        self.field.textChanged.connect(self.search)
        self.previous.clicked.connect(self.to_previous)
        self.next.clicked.connect(self.to_next)
        self.field.setPlaceholderText(_tr("RulesWindow", "Search the rules"))
        name_field(self.field, self.field.placeholderText())
        self.previous.setToolTip(_tr("RulesWindow", "Previous match"))
        self.next.setToolTip(_tr("RulesWindow", "Next match"))
        for button in (self.previous, self.next):
            button.setAccessibleName(button.toolTip())
        self._count_matches()
        for button in (self.previous, self.next):
            button.setEnabled(bool(self._matches))

    @property
    def matches(self) -> int:
        """The number of matches."""
        return len(self._matches)

    def focus(self) -> None:
        """Focus the field and select its text."""
        self.field.setFocus()
        self.field.selectAll()

    def search(self, words: str) -> None:
        """Mark all matches of `words`, and go to the first from here."""
        self._matches = []
        document = self._text.document()
        cursor = document.find(words) if words.strip() else QTextCursor()
        while not cursor.isNull():
            self._matches.append(QTextCursor(cursor))
            cursor = document.find(words, cursor)
        here = self._text.position_at_top()
        self._match = next((n for n, match in enumerate(self._matches) if match.position() >= here), 0)
        self._show_match()

    def to_next(self) -> None:
        """Go to the next match."""
        self.step(1)

    def to_previous(self) -> None:
        """Go to the previous match."""
        self.step(-1)

    def step(self, step: int) -> None:
        """Go that many matches forward, or back."""
        if self._matches:
            self._match = (self._match + step) % len(self._matches)
            self._show_match()

    def _show_match(self) -> None:
        theme = current()
        marks = []
        for number, match in enumerate(self._matches):
            mark = QTextEdit.ExtraSelection()
            is_current = number == self._match
            mark.format.setBackground(QColor(theme.mark if is_current else theme.selection))
            mark.cursor = match
            marks.append(mark)
        self._text.setExtraSelections(marks)
        for button in (self.previous, self.next):
            button.setEnabled(bool(self._matches))
        self._count_matches()
        if self._matches:
            start = QTextCursor(self._matches[self._match])
            start.clearSelection()
            self._text.show_match(start)

    def _count_matches(self) -> None:
        if not self.field.text().strip():
            text = ""
        elif not self._matches:
            text = _tr("RulesWindow", "No matches")
        else:
            text = _tr("RulesWindow", "{number} of {count}")
            text = fill(text, number=self._match + 1, count=len(self._matches))
        self.found.setText(text)
        wrong = bool(self.field.text().strip()) and not self._matches
        if self.field.property("invalid") != wrong:
            self.field.setProperty("invalid", wrong)
            self.field.style().unpolish(self.field)
            self.field.style().polish(self.field)
