"""The menu of a seat, to change its player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from ra_desktop.ai.outside import OUTSIDE
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.players import FACES, character_name, character_portrait, level_blurb, level_label

from .character_picker import portrait_icon

if TYPE_CHECKING:
    from ra_desktop.app.session import Session

_FACE = 32


class SeatMenu(QMenu):
    """Hands a seat over to a bot of any level and character, or to a person."""

    sit_wanted = Signal(int)
    """The table is to be viewed from this seat."""

    def __init__(self, session: Session, seat: int, home: int, parent: QWidget) -> None:
        """`home` is the seat at the bottom of the table."""
        from ra_desktop.ai import CHARACTERS, LEVELS
        from ra_desktop.ai.levels import current, is_playable
        from ra_desktop.ai.outside import program_levels

        super().__init__(parent)
        self._session = session
        self._seat = seat
        about = session.seats[seat]
        level_now = current(about.bot or "")
        self.setTitle(about.name.replace("&", "&&"))
        can_change = not session.state.is_over
        who = QActionGroup(self)
        self.person = self._entry(_tr("SeatMenu", "&Person at this computer"), who, about.bot is None)
        self.person.triggered.connect(lambda: session.hand_over(seat, None))
        self.addSeparator()
        self.levels: dict[str, QAction] = {}
        for level in (*LEVELS, *program_levels()):
            self.levels[level] = entry = self._entry(level_label(level).replace("&", "&&"), who, level_now == level)
            entry.setData(level)
            if not is_playable(level):
                entry.setEnabled(False)
                entry.setToolTip(level_blurb(level))
            entry.triggered.connect(self._on_level)
        who.setEnabled(can_change)
        self.addSeparator()
        self.character = QMenu(_tr("SeatMenu", "&Character"), self)
        self.character.setStyleSheet(f"QMenu {{ icon-size: {_FACE}px; }}")
        self.addMenu(self.character)
        self.character.setEnabled(can_change and level_now in LEVELS)
        faces = QActionGroup(self)
        for key in (None, *CHARACTERS):
            text = _tr("Common", "No character") if key is None else character_name(key)
            entry = QAction(portrait_icon(key, _FACE, self.devicePixelRatioF()), text, faces, checkable=True)
            entry.setChecked(key == about.character)
            entry.setToolTip(character_portrait(key, session.state.ruleset) if key else "")
            entry.setData(key)
            entry.triggered.connect(self._on_character)
            self.character.addAction(entry)
        self.addSeparator()
        self.look = self.addAction(_tr("SeatMenu", "View from &here"))
        self.look.setToolTip(_tr("SeatMenu", "Show this seat at the bottom of the table"))
        self.look.setEnabled(seat != home)
        self.look.triggered.connect(lambda: self.sit_wanted.emit(seat))
        session.game_replaced.connect(self._on_replaced)

    def _entry(self, text: str, group: QActionGroup, checked: bool) -> QAction:
        entry = QAction(text, group, checkable=True, checked=checked)
        self.addAction(entry)
        return entry

    def _on_replaced(self) -> None:
        """Close: another game is on the table, possibly with fewer seats."""
        self.setEnabled(False)
        self.hide()

    def _on_level(self) -> None:
        entry = self.sender()
        if isinstance(entry, QAction):
            level = entry.data()
            character = self._session.seats[self._seat].character
            if level.startswith(OUTSIDE) or character in FACES:
                character = None
            self._session.hand_over(self._seat, level, character)

    def _on_character(self) -> None:
        entry = self.sender()
        if isinstance(entry, QAction):
            self._session.hand_over(self._seat, self._session.seats[self._seat].bot, entry.data())
