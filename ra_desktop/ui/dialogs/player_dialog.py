"""The dialog for a player at this computer: name, face and colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QPushButton, QWidget

from ra_desktop.storage.names import LONGEST_NAME, clean_name
from ra_desktop.storage.progress import Profile
from ra_desktop.storage.saved_game import COLOURS
from ra_desktop.ui.dialogs.new_game.seat_parts import CharacterButton, ColourButton
from ra_desktop.ui.dialogs.parts import Dialog, question_box
from ra_desktop.ui.look.flow import in_column, in_line, plain_label
from ra_desktop.ui.system.field_names import name_field
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill

if TYPE_CHECKING:
    from collections.abc import Callable

_WIDTH = 420


class PlayerDialog(Dialog):
    """Asks for :attr:`profile`; OK is there once the name can be used."""

    remove_wanted = Signal()
    """The player is to be removed, and the question whether that is meant was answered."""

    def __init__(
        self,
        title: str,
        line: str,
        profile: Profile,
        is_free: Callable[[str], bool],
        parent: QWidget | None = None,
        *,
        can_remove: bool = False,
    ) -> None:
        """`is_free` says whether a name can be used."""
        super().__init__(parent, "player", title)
        self._is_free = is_free
        self.face = CharacterButton(profile.character or None, self, is_person=True)
        self.name = QLineEdit(profile.name, self, maxLength=LONGEST_NAME)
        self.name.setPlaceholderText(_tr("SavedGames", "Name"))
        name_field(self.name, _tr("SavedGames", "Name"))
        colour = next((known for known in COLOURS if known == profile.colour), COLOURS[0])
        self.colour = ColourButton(colour, self)
        self.fault = plain_label(self, role="soft", wraps=True)
        standard = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(standard.Ok | standard.Cancel, self)
        self.ok = buttons.button(standard.Ok)
        self.remove = QPushButton(_tr("Common", "Remove") + "…", self, autoDefault=False)
        self.remove.setProperty("danger", True)
        self.remove.setVisible(can_remove)
        in_column(
            self,
            plain_label(self, title, role="heading"),
            plain_label(self, line, role="soft", wraps=True),
            in_line(None, self.face, (self.name, 1), self.colour),
            self.fault,
            in_line(None, self.remove, ..., buttons),
            margins=(20, 16, 20, 16),
            spacing=12,
        )
        self.setMinimumWidth(_WIDTH)
        self.colour.colour_chosen.connect(self.colour.set_colour)
        self.name.textChanged.connect(self._check)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.remove.clicked.connect(self._ask_to_remove)
        self.name.setFocus()
        self._check()

    @property
    def profile(self) -> Profile:
        """Name, face and colour as they are now."""
        name = clean_name(self.name.text())
        return Profile("", name, character=self.face.character or "", colour=self.colour.colour)

    def _check(self) -> None:
        name = clean_name(self.name.text())
        is_free = self._is_free(name)
        self.ok.setEnabled(bool(name) and is_free)
        self.fault.setText("" if is_free else _tr("Players", "Another player has this name, or used to."))

    def _ask_to_remove(self) -> None:
        def remove() -> None:
            self.reject()
            self.remove_wanted.emit()

        question_box(
            self,
            fill(_tr("Players", "Remove {name}?"), name=self.name.text()),
            _tr(
                "Players",
                "Progress in lessons, puzzles, the journey and the deals of the day will be deleted. "
                "Finished games still count.",
            ),
            _tr("Common", "Remove"),
            _tr("Common", "Keep", "Button: does not delete anything after all"),
            remove,
        )
