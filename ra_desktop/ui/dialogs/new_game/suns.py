"""Who has which suns when a game with a real bag begins: those that lie on the table, or those dealt here."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QGridLayout, QLabel, QPushButton, QWidget

from ra_desktop.engine import RULESETS
from ra_desktop.ui.dialogs.parts import Dialog
from ra_desktop.ui.look.flow import in_column
from ra_desktop.ui.system.field_names import keep_from_wheel
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill

if TYPE_CHECKING:
    from ra_desktop.app.setup import GameSetup


class SunsDialog(Dialog):
    """A set of suns for each seat of `setup`; a seat that gets another set swaps with the seat that had it."""

    def __init__(self, setup: GameSetup, parent: QWidget | None = None, rng: random.Random | None = None) -> None:
        super().__init__(parent, "suns", _tr("RealBag", "Starting suns"))
        self._setup = setup
        rule_set = RULESETS[setup.ruleset]
        self._groups = [tuple(sorted(group)) for group in rule_set.suns[len(setup.seats)]]
        self._of_seat = list(range(len(setup.seats)))
        (rng or random.Random()).shuffle(self._of_seat)
        self.boxes: list[QComboBox] = []
        heading = QLabel(_tr("RealBag", "Starting suns"), self)
        heading.setProperty("role", "title")
        text = _tr(
            "RealBag",
            "Give each player the suns shown here, or choose the ones you dealt. Sun {sun} goes in the centre.",
        )
        hint = QLabel(fill(text, sun=rule_set.centre_sun), self, wordWrap=True)
        rows = QGridLayout()
        rows.setHorizontalSpacing(14)
        for number, seat in enumerate(setup.seats):
            box = keep_from_wheel(QComboBox(self))
            for group in self._groups:
                box.addItem(" · ".join(map(str, reversed(group))))
            label = QLabel(seat.name.replace("&", "&&"), self)
            label.setBuddy(box)
            box.setAccessibleName(seat.name)
            box.activated.connect(lambda group, number=number: self._give(number, group))
            rows.addWidget(label, number, 0)
            rows.addWidget(box, number, 1)
            self.boxes.append(box)
        rows.setColumnStretch(1, 1)
        self.buttons = QDialogButtonBox(self)
        start = QPushButton(_tr("NewGame", "&Start game"), self, default=True)
        start.setProperty("primary", True)
        self.buttons.addButton(start, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(_tr("NewGame", "Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        in_column(self, heading, hint, rows, ..., self.buttons, margins=(24, 18, 24, 18), spacing=12)
        self.setMinimumWidth(420)
        self._show()
        start.setFocus()

    def setup(self) -> GameSetup:
        """The set-up with these suns."""
        return replace(self._setup, suns=tuple(self._groups[group] for group in self._of_seat))

    def _give(self, seat: int, group: int) -> None:
        other = self._of_seat.index(group)
        self._of_seat[other], self._of_seat[seat] = self._of_seat[seat], group
        self._show()

    def _show(self) -> None:
        for box, group in zip(self.boxes, self._of_seat, strict=True):
            box.setCurrentIndex(group)
