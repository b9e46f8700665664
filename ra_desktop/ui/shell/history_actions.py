"""The commands that take moves back, and continue from an earlier position in another game."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from ra_desktop.storage import paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import ruleset_label

if TYPE_CHECKING:
    from pathlib import Path

    from ra_desktop.app.session import Session

    from .messages import Messages
    from .notices import Notices

_tr = QCoreApplication.translate


class HistoryActions(QObject):
    """Takes moves of the game of `session` back, with `notices` of what became of them."""

    def __init__(self, session: Session, notices: Notices, messages: Messages, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._notices = notices
        self._messages = messages

    def undo(self) -> None:
        """Take back to a person's previous decision."""
        game = self._session.game
        bag = game.state.bag_count if game is not None else 0
        if game is None or not self._session.undo():
            return
        if game.state.bag_count == bag:
            self._say(_tr("History", "Move taken back."))
        else:
            self._say(_tr("History", "Move taken back. The bag has been reshuffled."))

    def redo(self) -> None:
        """Restore what was taken back."""
        if self._session.redo():
            self._say(_tr("History", "Move restored."))

    def go_on_from(self, ply: int) -> None:
        """Continue from the position after `ply` actions in another game; the current one is kept in a file."""
        try:
            kept = self._keep()
        except SaveError as error:
            self._messages.complain_of_saving(error)
            return
        self._session.go_on_from(ply)
        text = _tr("History", "This is a new game from here. The original is saved as “{name}”.")
        self._say(fill(text, name=kept.stem))

    def _keep(self) -> Path:
        """Return the file of the current game, saving one if needed."""
        from ra_desktop.storage import filing, parked  # loaded on first use

        known = self._session.file
        saved = self._session.saved
        assert saved is not None
        if known is not None and parked.is_in_file(saved, known):
            return known
        when = datetime.now().astimezone().strftime("%Y-%m-%d %H.%M")
        name = fill(_tr("History", "{ruleset}, {when}"), ruleset=ruleset_label(saved.game.ruleset), when=when)
        stem = filing.clean_stem(name)
        path = filing.free_path(paths.saves_dir(), stem)
        self._session.save(path)
        return path

    def _say(self, text: str) -> None:
        self._notices.say(text)
