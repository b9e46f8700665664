"""The page of the preferences on which outside programs are entered that can play (docs/protocol.md)."""

from __future__ import annotations

import logging
import shlex
import threading
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from ra_desktop.ai.child_process import entered
from ra_desktop.ai.outside import TIME_OUT, OutsideError, Program, introduce
from ra_desktop.app import background
from ra_desktop.storage.names import clean_name
from ra_desktop.storage.programs import MOST_SECONDS
from ra_desktop.ui.look.flow import in_column, in_line, plain_label
from ra_desktop.ui.system.field_names import keep_from_wheel, name_field
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.errors import why_no_answer
from ra_desktop.ui.words.fill import fill, plain_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QHideEvent, QShowEvent

    from ra_desktop.app.settings import Settings

_log = logging.getLogger(__name__)

_LONGEST_NAME: Final = 24
"""Most characters that fit on panels."""
_FIELD: Final = 110
"""Least width of a field."""


class ProgramPage(QWidget):
    """The programs by name, and how the selected one is started."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._programs = settings.programs
        self._test: background.Job | None = None
        intro = _tr("Programs", "Programs that speak the protocol for outside bots can take a seat in New game.")
        self.list = QListWidget(self)
        self.list.setSpacing(3)
        name_field(self.list, _tr("Programs", "Outside programs"))
        self.name = QLineEdit(self, maxLength=_LONGEST_NAME)
        self.path = QLineEdit(self)
        self.browse = self._button(_tr("Programs", "Choose…"), self._choose)
        self.arguments = QLineEdit(self)
        self.seconds = keep_from_wheel(QSpinBox(self))
        self.seconds.setRange(1, MOST_SECONDS)
        self.seconds.setToolTip(
            _tr("Programs", "After this time, the program is stopped, and a simple move is played instead.")
        )
        self.add = self._button(_tr("Programs", "New"), self._begin)
        self.remove = self._button(plain_text(_tr("SavedGames", "&Delete")), self._remove)
        self.try_out = self._button(_tr("Programs", "Test"), self._try_out)
        self.keep = self._button(plain_text(_tr("Commands", "&Save")), self._keep)
        self.note = plain_label(self, role="soft", wraps=True)
        form = QGridLayout()
        form.setSpacing(10)
        rows: tuple[tuple[str, QWidget], ...] = (
            (_tr("SavedGames", "Name"), self.name),
            (_tr("Programs", "Program"), self.path),
            (_tr("Programs", "Arguments"), self.arguments),
            (_tr("Programs", "Seconds per move"), self.seconds),
        )
        for row, (text, field) in enumerate(rows):
            label = QLabel(text, self)
            label.setBuddy(field)
            field.setMinimumWidth(_FIELD)
            field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            form.addWidget(label, row, 0)
            form.addWidget(field, row, 1, 1, 1 if field is self.path else 2)
        form.addWidget(self.browse, 1, 2)
        form.setColumnStretch(1, 1)
        right = in_column(None, form, in_line(None, ..., self.try_out, self.keep, margins=(0, 0, 0, 0)), self.note, ...)
        left = in_column(None, (self.list, 1), in_line(None, self.add, self.remove, margins=(0, 0, 0, 0)))
        in_column(self, plain_label(self, intro, wraps=True), in_line(None, left, (right, 1), spacing=18), spacing=10)
        stops = (self.list, self.add, self.remove, self.name, self.path, self.browse, self.arguments, self.seconds)
        for one, following in pairwise((*stops, self.try_out, self.keep)):
            self.setTabOrder(one, following)
        self.list.currentRowChanged.connect(self._show)
        for field in (self.name, self.path):
            field.textChanged.connect(self._offer)
        self._list_again("")

    def _button(self, text: str, does: object) -> QPushButton:
        button = QPushButton(text, self, autoDefault=False)
        button.clicked.connect(does)
        return button

    # --- what is shown --------------------------------------------------------------------------------

    @property
    def _selected(self) -> str:
        """The name of the program that is selected; empty for a new one."""
        item = self.list.currentItem()
        return "" if item is None else item.text()

    def _list_again(self, selected: str) -> None:
        names = list(self._programs.known)
        with QSignalBlocker(self.list):
            self.list.clear()
            self.list.addItems(names)
        self.list.setCurrentRow(names.index(selected) if selected in names else len(names) - 1)
        self._show()

    def _show(self) -> None:
        """Show how the selected program is started, or empty fields."""
        program = self._programs.known.get(self._selected, Program((), TIME_OUT))
        self.name.setText(self._selected)
        self._show_command(program.command)
        self.seconds.setValue(round(program.seconds))
        self.remove.setEnabled(bool(self._selected))
        self._stop()
        text = _tr("Programs", "This entry comes from elsewhere or from an earlier version. Save it to use it here.")
        self.note.setText(text if program.trust == "none" else "")

    def _entered(self) -> Program:
        """Return the program in the fields, which then show how it was understood."""
        program = Program(entered(self.path.text(), self.arguments.text()), self.seconds.value())
        self._show_command(program.command)
        return program

    def _show_command(self, command: Sequence[str]) -> None:
        self.path.setText(command[0] if command else "")
        self.arguments.setText(shlex.join(command[1:]))

    def _offer(self) -> None:
        """A program can be tried out if there is one, and saved if it has a name, too."""
        is_entered = bool(self.path.text().strip())
        self.try_out.setEnabled(is_entered and self._test is None)
        self.keep.setEnabled(is_entered and bool(clean_name(self.name.text())))

    # --- what is done ---------------------------------------------------------------------------------

    def _begin(self) -> None:
        self.list.setCurrentRow(-1)
        self._show()
        self.name.setFocus()

    def _choose(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, _tr("Programs", "Outside programs"), str(Path.home()))
        if path:
            self.path.setText(path)
            if not self.name.text().strip():
                self.name.setText(Path(path).stem[:_LONGEST_NAME])

    def _keep(self) -> None:
        program, name, before = self._entered(), clean_name(self.name.text()), self._selected
        if name != before and name in self._programs.known:
            self.note.setText(_tr("Programs", "Another program has this name."))
            self.name.setFocus()
            return
        if not Path(*program.command[:1]).is_absolute():
            self._say_what_is_missing()
            return
        self._programs.enter(name, program, before)
        self._list_again(name)
        self.note.setText(_tr("Programs", "Saved. You can choose it for a seat in New game."))

    def _say_what_is_missing(self) -> None:
        text = _tr("Programs", "There’s no such program on this computer. Choose it, or enter its full path.")
        self.note.setText(text)
        self.path.setFocus()

    def _remove(self) -> None:
        self._programs.remove(self._selected)
        self._list_again("")

    def _try_out(self) -> None:
        program = self._entered()
        self._stop()
        if not program.command:
            self._say_what_is_missing()
            return
        stop = threading.Event()

        def work() -> Iterator[tuple[str, OutsideError | None]]:
            try:
                yield introduce(program, stop), None
            except OutsideError as error:
                yield "", error

        self.note.setText(_tr("Programs", "Starting the program…"))
        slow = background.slow()
        self._test = slow.start(self, work, self._tell, self._stop, rank=background.Rank.URGENT, cancelled=stop)
        self._offer()

    def _tell(self, result: tuple[str, OutsideError | None]) -> None:
        name, error = result
        if error is not None:
            _log.warning("%s: %s", self.path.text(), error)
            self.note.setText(why_no_answer(error))
        else:
            self.note.setText(fill(_tr("Programs", "It works: {name}."), name=clean_name(name) or self.path.text()))

    def _stop(self) -> None:
        """Test nothing any more."""
        if self._test is not None:
            self._test.cancel()
        self._test = None
        self._offer()

    def showEvent(self, event: QShowEvent) -> None:
        """Keep buttons as wide as their words: the style sheet lets them be narrower."""
        for button in self.findChildren(QPushButton):
            button.setMinimumWidth(button.sizeHint().width())
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._stop()
        super().hideEvent(event)
