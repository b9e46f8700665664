"""The button with a seat's emblem, and its menu of colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QAction, QActionGroup, QColor, QIcon
from PySide6.QtWidgets import QMenu, QToolButton

from ra_desktop.storage.saved_game import COLOURS, Colour
from ra_desktop.ui.look.emblem_painter import EMBLEMS, PLAYER_COLOURS, emblem_pixmap
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.players import colour_label

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget

_tr = QCoreApplication.translate

_EMBLEM: Final = 36


def emblem_icon(colour: str, dpr: float) -> QIcon:
    """Return the disc of a player's colour, with its emblem."""
    return QIcon(emblem_pixmap(EMBLEMS[colour], QColor(PLAYER_COLOURS[colour]), _EMBLEM / 2, dpr))


class ColourButton(QToolButton):
    """Shows the colour of a seat; a click offers all of them."""

    wanted = Signal(str)
    """Another colour was chosen, which may be that of another seat."""

    def __init__(self, colour: Colour, parent: QWidget) -> None:
        super().__init__(parent)
        self.colour: Colour = colour
        """The colour chosen."""
        self._owners: Callable[[], Mapping[str, str]] = dict
        self.setIconSize(QSize(_EMBLEM, _EMBLEM))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setStyleSheet("QToolButton { padding: 1px; } QToolButton::menu-indicator { image: none; }")
        self._menu = QMenu(self)
        self._choice = QActionGroup(self._menu)
        self._menu.setStyleSheet("QMenu { icon-size: 30px; } QMenu::item { padding-left: 10px; }")
        self._menu.aboutToShow.connect(self._offer)
        self.setMenu(self._menu)
        self.set_colour(colour)

    def set_colour(self, colour: Colour) -> None:
        """Show `colour` and its emblem."""
        self.colour = colour
        self.setIcon(emblem_icon(colour, self.devicePixelRatioF()))
        self.setToolTip(fill(_tr("NewGame", "Colour: {colour} (click to change)"), colour=colour_label(colour)))
        self.setAccessibleName(self.toolTip())

    def set_owners(self, owners: Callable[[], Mapping[str, str]]) -> None:
        """`owners` returns the names of players by colour."""
        self._owners = owners

    def _offer(self) -> None:
        self._menu.clear()
        self._choice = QActionGroup(self._menu)
        owners = self._owners()
        bold = self._menu.font()
        bold.setBold(True)
        for colour in COLOURS:
            label = colour_label(colour)
            if colour != self.colour and colour in owners:
                swap = _tr("NewGame", "{colour} (swap with {name})")
                label = fill(swap, colour=label, name=owners[colour].replace("&", "&&"))
            action = self._menu.addAction(emblem_icon(colour, self.devicePixelRatioF()), label)
            action.setData(colour)
            self._choice.addAction(action)
            action.setCheckable(True)
            action.setChecked(colour == self.colour)
            if action.isChecked():
                action.setFont(bold)
            action.triggered.connect(self._on_chosen)

    def _on_chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction) and action.data() != self.colour:
            self.wanted.emit(action.data())
