"""The menu bar: its titles, and the menus made from the commands' records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication, QMenu

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from .command import Commands

_tr = QCoreApplication.translate


class Menus(QObject):
    """The menus of a window. Created with titles only, which are seen first; filled before they can be opened."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        bar = window.menuBar()
        self._menus: dict[str, QMenu] = {name: bar.addMenu(title) for name, title in _titles().items()}
        for menu in self._menus.values():  # to screen readers they would be called like the program
            menu.setAccessibleName(menu.menuAction().iconText())
        bar.triggered.connect(_close_menus)

    def __getitem__(self, name: str) -> QMenu:
        return self._menus[name]

    def fill(self, commands: Commands) -> None:
        """Put every command into its menu, with lines between sections; explain disabled ones."""
        from .command import MenuTips

        tips = MenuTips(self)
        for name, menu in self._menus.items():
            sections: dict[str, list[str]] = {}
            for entry in commands.entries:
                if entry.menu.partition("/")[0] == name:
                    sections.setdefault(entry.menu, []).append(entry.id)
            for ids in sections.values():
                if not menu.isEmpty():
                    menu.addSeparator()
                menu.addActions([commands[id_] for id_ in ids])
            menu.aboutToShow.connect(commands.refresh)
            tips.watch(menu)


def _close_menus() -> None:
    """Close what is still open: a screen reader or a switch presses an entry without closing its menu."""
    while isinstance(menu := QApplication.activePopupWidget(), QMenu):
        menu.close()


def _titles() -> dict[str, str]:
    return {
        "game": _tr("Menus", "&Game"),
        "move": _tr("Menus", "&Move"),
        "view": _tr("Menus", "&View"),
        "settings": _tr("Menus", "&Settings"),
        "help": _tr("Menus", "&Help"),
    }
