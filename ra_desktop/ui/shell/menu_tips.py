"""Tooltips only for the commands of a menu that have an explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QMenu, QToolTip

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

_PROPERTY: Final = "explanation"


def explain(command: QAction, text: str) -> None:
    """Set the tooltip of `command` to `text`; empty for none."""
    command.setProperty(_PROPERTY, text)
    command.setToolTip(text)


def explanation(command: QAction) -> str:
    """Return the text last passed to :func:`explain`."""
    return command.property(_PROPERTY) or ""


class MenuTips(QObject):
    """Shows the explanations in the menus that it watches.

    ``QMenu.setToolTipsVisible`` would repeat the text of every other command as a tooltip.
    """

    def watch(self, menu: QMenu) -> None:
        """Show them in `menu`, too."""
        menu.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and isinstance(watched, QMenu):
            command = watched.actionAt(event.pos())
            QToolTip.showText(event.globalPos(), explanation(command) if command else "", watched)
            return True
        return super().eventFilter(watched, event)
