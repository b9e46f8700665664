"""Tables of a review: all decisions of a seat, and the chances of all seats turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from ra_desktop.ui.words.numbers import percent
from ra_desktop.ui.words.reasons import action_label
from ra_desktop.ui.words.review import grade_label, loss_text
from ra_desktop.ui.words.tiles import epoch_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from ra_desktop.ai.review.record import JudgedDecision
    from ra_desktop.ui.table.replay.replay import Landmarks

_tr = QCoreApplication.translate

_WORDS: Final = 1
"""The column that takes the width that is left."""
_PLY: Final = Qt.ItemDataRole.UserRole
_NOTHING: Final = "–"
"""What a screen reader is told of an empty cell."""


class PlyTable(QTreeWidget):
    """Rows that each stand for a moment of the game."""

    ply_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.header().setSectionsMovable(False)
        self._is_following = False
        self.currentItemChanged.connect(self._on_current)
        self.itemSelectionChanged.connect(self._on_selected)
        self.itemClicked.connect(lambda item: self.ply_chosen.emit(item.data(0, _PLY)))

    def fill(self, headings: Sequence[str], rows: Sequence[tuple[int, Sequence[str]]], numbers_from: int) -> None:
        """Show `rows`, each a ply and its cells; those from the column `numbers_from` on are numbers."""
        self._is_following = True
        self.clear()
        self.setHeaderLabels(list(headings))
        for ply, cells in rows:
            item = QTreeWidgetItem(list(cells))
            item.setData(0, _PLY, ply)
            for column in range(numbers_from, len(cells)):
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, text in enumerate(cells):
                item.setToolTip(column, text)
                item.setData(column, Qt.ItemDataRole.AccessibleTextRole, text or _NOTHING)
            self.addTopLevelItem(item)
        header = self.header()
        header.setStretchLastSection(False)
        for column in range(len(headings)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        if headings:
            self._stretch()
        self._is_following = False

    def _stretch(self) -> None:
        """Let the words take what the numbers leave, or be scrolled if that is too little."""
        header = self.header()
        room = self.viewport().width() - sum(
            header.sectionSize(column) for column in range(header.count()) if column != _WORDS
        )
        needs = max(self.sizeHintForColumn(_WORDS), header.sectionSizeHint(_WORDS))
        fits = header.count() > _WORDS and needs <= room
        modes = QHeaderView.ResizeMode
        header.setSectionResizeMode(_WORDS, modes.Stretch if fits else modes.ResizeToContents)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.header().count() > _WORDS:
            self._stretch()

    def follow(self, ply: int) -> None:
        """Select the row of the moment that is shown: the last one not after it."""
        found = None
        for row in range(self.topLevelItemCount()):
            item = self.topLevelItem(row)
            if item is not None and item.data(0, _PLY) <= ply:
                found = item
        if found is not None and found is not self.currentItem():
            self._is_following = True
            self.setCurrentItem(found)
            self._is_following = False

    def _on_selected(self) -> None:
        """Go to the row that a screen reader or a switch has pressed, which only selects it."""
        if not self._is_following and (selected := self.selectedItems()):
            self.setCurrentItem(selected[0])

    def _on_current(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and not self._is_following:
            self.ply_chosen.emit(item.data(0, _PLY))


def decision_rows(decisions: Sequence[JudgedDecision], ruleset: str) -> list[tuple[int, list[str]]]:
    """Return a row for each decision: its number, what was done, what was better, the grade, what it lost."""
    rows = []
    for each in decisions:
        better = each.best.action != each.chosen.action and each.grade != "close"
        rows.append(
            (
                each.ply,
                [
                    str(each.ply + 1),
                    action_label(each.chosen.action, ruleset),
                    action_label(each.best.action, ruleset) if better else "",
                    grade_label(each),
                    loss_text(each) if each.best.action != each.chosen.action else "",
                ],
            )
        )
    return rows


def decision_headings() -> list[str]:
    """Return the headings for :func:`decision_rows`."""
    return [
        _tr("Review", "No.", "A column: the number of the move"),
        _tr("Review", "Move"),
        _tr("Review", "Better"),
        _tr("Review", "Grade"),
        _tr("Review", "Lost"),
    ]


def chance_rows(chances: Sequence[Sequence[float]], landmarks: Landmarks) -> list[tuple[int, list[str]]]:
    """Return a row for each turn: move, epoch, and the chance of every seat."""
    return [
        (ply, [str(ply), epoch_label(landmarks.epoch_at(ply)), *(percent(each) for each in chances[ply])])
        for ply in landmarks.turns
        if ply < len(chances)
    ]


def chance_headings(names: Sequence[str]) -> list[str]:
    """Return the headings for :func:`chance_rows`."""
    return [_tr("Review", "No.", "A column: the number of the move"), _tr("Review", "Epoch"), *names]
