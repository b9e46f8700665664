"""The filter of the saved games: text, rule set, state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QSizePolicy, QWidget

from ra_desktop.app.models.library import Filter
from ra_desktop.engine import RULESETS
from ra_desktop.ui.dialogs.parts import NARROWEST_BOX
from ra_desktop.ui.look.flow import FlowLayout
from ra_desktop.ui.system.field_names import keep_from_wheel, name_field
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import ruleset_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.app.models.library import LibraryModel, State

_tr = QCoreApplication.translate


class FilterBar(QWidget):
    """A search field and two drop-down lists."""

    changed = Signal()
    """The filter changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.ruleset = keep_from_wheel(QComboBox(self))
        self.state = keep_from_wheel(QComboBox(self))
        for box in (self.ruleset, self.state):
            box.setMinimumWidth(NARROWEST_BOX)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = FlowLayout(self, spacing=10)
        row.addWidget(self.search)
        row.addWidget(self.ruleset)
        row.addWidget(self.state)
        self.search.setPlaceholderText(_tr("SavedGames", "Search by name, player or game…"))
        self._make_room()
        name_field(self.search, _tr("SavedGames", "Search"))
        _fill(
            self.ruleset,
            _tr("SavedGames", "All games"),
            [(ruleset_label(name), name) for name in RULESETS],
        )
        states: list[tuple[str, str]] = [
            (_tr("SavedGames", "In progress"), "running"),
            (_tr("SavedGames", "Finished"), "finished"),
            (_tr("SavedGames", "Damaged"), "damaged"),
        ]
        _fill(self.state, _tr("SavedGames", "In progress and finished"), states)
        name_field(self.ruleset, _tr("SavedGames", "Game", "The rule set: Ra or Priests of Ra"))
        name_field(self.state, _tr("SavedGames", "Status"))
        self.search.textChanged.connect(self.changed)
        self.ruleset.currentIndexChanged.connect(self.changed)
        self.state.currentIndexChanged.connect(self.changed)

    def filter(self) -> Filter:
        """The current filter."""
        state: State | None = self.state.currentData()
        return Filter(self.search.text(), self.ruleset.currentData(), state)

    def clear(self) -> None:
        """Reset the filter."""
        self.search.clear()
        self.ruleset.setCurrentIndex(0)
        self.state.setCurrentIndex(0)

    def focus_search(self) -> None:
        """Focus the search field."""
        self.search.setFocus()
        self.search.selectAll()

    def _make_room(self) -> None:
        """Give the search field room for what can be searched by."""
        metrics = self.search.fontMetrics()
        self.search.setMinimumWidth(metrics.horizontalAdvance(self.search.placeholderText()) + 2 * metrics.height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._make_room()


def _fill(box: QComboBox, all_: str, choices: Sequence[tuple[str, str]]) -> None:
    """Offer "all" and the `choices`; the current choice stays."""
    chosen = max(0, box.currentIndex())
    box.blockSignals(True)
    box.clear()
    box.addItem(all_, None)
    for text, data in choices:
        box.addItem(text, data)
    box.setCurrentIndex(min(chosen, box.count() - 1))
    box.blockSignals(False)


class StatusLine(QLabel):
    """Counts the games of `model`, the selected ones, and those read completely."""

    def __init__(self, model: LibraryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "soft")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._model = model
        self._is_listed = False
        self._progress = (0, 0)
        self._selected = 0
        self._news = ""

    def set_listed(self) -> None:
        """All games are listed."""
        self._is_listed = True
        self.refresh()

    def set_progress(self, known: int, count: int) -> None:
        """Set how many games of how many are read completely."""
        self._progress = (known, count)
        self.refresh()

    def set_selected(self, count: int) -> None:
        """Set the number of selected games."""
        self._selected = count
        self.refresh()

    def set_news(self, text: str) -> None:
        """Show a message instead of the counts, until the selection or the filter changes."""
        self._news = text
        self.refresh()

    def refresh(self) -> None:
        """Update the counts."""
        text = self._news or self._count()
        if self._selected > 1:
            chosen = QCoreApplication.translate("SavedGames", "%n selected", "", self._selected)
            text = fill(_tr("SavedGames", "{count} · {selected}"), count=text, selected=chosen)
        self.setText(text)

    def _count(self) -> str:
        known, count = self._progress
        shown = self._model.rowCount()
        if not self._is_listed:
            return _tr("SavedGames", "Looking for games…")
        if known < count:
            text = _tr("SavedGames", "Reading {known} of {count}…")
            return fill(text, known=known, count=count)
        if shown < self._model.count:
            text = QCoreApplication.translate("SavedGames", "{shown} of %n games", "", self._model.count)
            return fill(text, shown=shown)
        return QCoreApplication.translate("SavedGames", "%n games", "", shown) if count else ""
