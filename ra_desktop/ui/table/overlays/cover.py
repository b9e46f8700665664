"""What lies below a page cannot be used: not with the mouse, and not by those who press without seeing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeGuard

_CHANGES: Final = frozenset(
    (
        *(QEvent.Type.ShowToParent, QEvent.Type.HideToParent, QEvent.Type.ZOrderChange),
        *(QEvent.Type.Move, QEvent.Type.Resize),
    )
)
"""Events after which a page lies over something else."""


class Cover(QObject):
    """Disables whatever of a table lies below a page, as long as the page is there.

    A page takes the clicks of the mouse by lying above. A screen reader, or a switch, presses what it finds in the
    tree.
    """

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._pages: list[QWidget] = []
        self._disabled: list[QWidget] = []

    def add(self, page: QWidget) -> None:
        """From now on, `page`, a child of the table, disables what lies below it while it is shown."""
        self._pages.append(page)
        page.installEventFilter(self)
        self.update()

    @property
    def top(self) -> QWidget | None:
        """The page that is shown above all others, or None."""
        return next((child for child in reversed(self._table.children()) if self._is_shown_page(child)), None)

    def update(self) -> None:
        """Look again at what lies where."""
        covered = [child for child in self._table.children() if isinstance(child, QWidget) and self._is_covered(child)]
        for widget in self._disabled:
            if widget not in covered and shiboken6.isValid(widget):
                widget.setEnabled(True)
        for widget in covered:
            if widget not in self._disabled:
                self._disable(widget)
        self._disabled = covered

    def _disable(self, widget: QWidget) -> None:
        has_keyboard = self._table.window().focusWidget()
        if has_keyboard is not None and (has_keyboard is widget or widget.isAncestorOf(has_keyboard)):
            self._pages_above(widget)[-1].setFocus()  # otherwise Qt gives it to whatever comes next
        widget.setEnabled(False)

    def _is_covered(self, widget: QWidget) -> bool:
        return not widget.isHidden() and bool(self._pages_above(widget))  # what is hidden may yet move elsewhere

    def _pages_above(self, widget: QWidget) -> list[QWidget]:
        """Return the pages that lie over `widget`, the top one last."""
        return [page for page in self._shown_above(widget) if page.geometry().intersects(widget.geometry())]

    def _shown_above(self, widget: QWidget) -> Iterator[QWidget]:
        children = self._table.children()  # the top one is the last
        for child in children[children.index(widget) + 1 :]:
            if self._is_shown_page(child):
                yield child

    def _is_shown_page(self, child: QObject) -> TypeGuard[QWidget]:
        return child in self._pages and isinstance(child, QWidget) and not child.isHidden()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _CHANGES:
            self.update()
        return False
