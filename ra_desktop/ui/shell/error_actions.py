"""The messages about unexpected errors: a message bar, and a dialog only if the game cannot continue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMessageBox, QPlainTextEdit, QWidget

from ra_desktop.storage import paths
from ra_desktop.storage.errors import ReadError
from ra_desktop.storage.reading import read_file
from ra_desktop.ui.dialogs.parts import message_box
from ra_desktop.ui.look.flow import in_column, plain_label
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.errors import in_words
from ra_desktop.ui.words.fill import fill

from .notices import MessageBar, Notices

if TYPE_CHECKING:
    from collections.abc import Callable

    from .parts import Parts

_SHOWN_OF_LOG: Final = 60_000
"""Characters shown from the end of the log."""
_MOST_OF_LOG: Final = 4_000_000
"""Most bytes read of the log, which is never that long."""


class ErrorBar(MessageBar):
    """Shows unexpected errors to the user."""

    def __init__(self, notices: Notices) -> None:
        texts = _tr("Errors", "Show log"), _tr("Errors", "Continue from autosave"), _tr("Common", "Dismiss")
        super().__init__(notices, *texts)
        self.show_log, self.start_again, _ = self.buttons
        self.words.setText(_tr("Errors", "Something went wrong. Your game is saved, and you can keep playing."))


class LogDialog(QDialog):
    """The end of the log, to read or to send to someone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(_tr("Common", "Log"))
        self.resize(900, 560)
        path = paths.log_path()
        where = plain_label(self, str(path), role="soft", wraps=True)
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text = QPlainTextEdit(self, readOnly=True, lineWrapMode=QPlainTextEdit.LineWrapMode.NoWrap)
        try:
            log = read_file(path, _MOST_OF_LOG).decode(errors="replace")
            self.text.setPlainText(log.replace("\0", "\N{REPLACEMENT CHARACTER}")[-_SHOWN_OF_LOG:])
        except ReadError as error:
            self.text.setPlainText(in_words(error.reason))
        self.text.moveCursor(self.text.textCursor().MoveOperation.End)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        copy = buttons.addButton(_tr("Errors", "Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        folder = buttons.addButton(_tr("Errors", "Open folder"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        folder.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent))))
        buttons.rejected.connect(self.reject)
        in_column(self, where, (self.text, 1), buttons)


class GiveUpDialog(QDialog):
    """The game cannot be shown any more: it can be reloaded from the disk or left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = _tr("Errors", "The game got stuck")
        self.setWindowTitle(title)
        heading = plain_label(self, title, role="heading")
        text = _tr("Errors", "Something went wrong. Your game is saved, and you can keep playing.")
        words = plain_label(self, text, role="soft")
        buttons = QDialogButtonBox(self)
        role = QDialogButtonBox.ButtonRole
        self.start_again = buttons.addButton(_tr("Errors", "Continue from autosave"), role.AcceptRole)
        self.show_log = buttons.addButton(_tr("Errors", "Show log"), role.ActionRole)
        buttons.addButton(_tr("Errors", "Go to the start page"), role.RejectRole)
        self.start_again.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        in_column(self, heading, words, 12, buttons, margins=(24, 20, 24, 18))


def say_that_it_cannot_start(window: QWidget, reason: str = "") -> None:
    """Report that `window` is incomplete, and where the log is; the application then ends with status 1."""
    title = _tr("Errors", "Ra Desktop can’t start")
    text = _tr(
        "Errors",
        "Something it needs is missing or damaged, so try installing it again. Your saved games are safe.\n"
        "The log has the details: {file}",
    )
    message = fill(text, file=str(paths.log_path()))
    box = message_box(window, title, f"{message}\n\n{reason}".rstrip(), QMessageBox.Icon.Critical)
    box.finished.connect(lambda: QCoreApplication.exit(1))
    box.open()


def say_that_it_is_removed(window: QWidget, end: Callable[[], object]) -> None:
    """Report that the program's files have gone, and `end` it; the game is saved."""
    title = _tr("Errors", "Ra Desktop has been removed")
    text = _tr("Errors", "Its files are no longer on this computer, so it has to close. Your games are safe.")
    box = message_box(window, title, text)
    box.finished.connect(end)
    box.open()


class ErrorActions(QObject):
    """Reports errors to the user of a window."""

    def __init__(self, parts: Parts, start_again: Callable[[], object]) -> None:
        """`start_again` puts the game on the table as it was saved."""
        super().__init__(parts.window)
        self._parts = parts
        self._window = parts.window
        self._start_again = start_again
        self.bar = ErrorBar(parts.notices)
        self.log: LogDialog | None = None
        self.message: GiveUpDialog | None = None
        self.bar.show_log.clicked.connect(self.show_log)
        self.bar.start_again.clicked.connect(self.start_again)

    def tell(self) -> None:
        """Show the message bar about an error after which the game continues."""
        self.bar.start_again.setVisible(self._parts.session.game is not None)
        self.bar.appear()

    def show_log(self) -> None:
        """Show the log."""
        if self.log is None:
            self.log = LogDialog(self._window)
            self.log.finished.connect(self._forget_log)
            self.log.show()
        self.log.raise_()

    def _forget_log(self) -> None:
        if self.log is not None:
            self.log.deleteLater()
            self.log = None

    def start_again(self) -> None:
        """Load the game from the disk, as after a restart."""
        self.bar.hide()
        self._start_again()

    def give_up(self) -> None:
        """Report that the game cannot continue."""
        if self.message is not None:
            return
        self.bar.hide()
        self.message = GiveUpDialog(self._window)
        self.message.start_again.clicked.connect(self.start_again)
        self.message.show_log.clicked.connect(self.show_log)
        self.message.rejected.connect(self._parts.pages.show_start)
        self.message.finished.connect(self._forget_message)
        self.message.open()

    def _forget_message(self) -> None:
        if self.message is not None:
            self.message.deleteLater()
            self.message = None
