"""Tooltips for the commands of a menu that have something to explain, and for no others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QMenu, QToolTip

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

_PROPERTY: Final = "explanation"


def explain(command: QAction, text: str) -> None:
    """Let `text` be the tooltip of `command`; with an empty one it has nothing to explain."""
    command.setProperty(_PROPERTY, text)
    command.setToolTip(text)


def explanation(command: QAction) -> str:
    """What was last given to :func:`explain`."""
    return command.property(_PROPERTY) or ""


class MenuTips(QObject):
    """Shows the explanations in the menus that it watches.

    ``QMenu.setToolTipsVisible`` would repeat the words of every other command in a box beside it.
    """

    def watch(self, menu: QMenu) -> None:
        """Show them in `menu`, too."""
        menu.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show or hide the tooltip when one is asked for."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and isinstance(watched, QMenu):
            command = watched.actionAt(event.pos())
            QToolTip.showText(event.globalPos(), explanation(command) if command else "", watched)
            return True
        return super().eventFilter(watched, event)
