"""Reports parked games, and brings them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from pathlib import Path

    from ra_desktop.app.autosave import Autosave, ParkedGame

    from .archive_actions import ArchiveActions
    from .file_actions import FileActions
    from .notices import Notices
    from .parked_bar import ParkedBar


class ParkedActions(QObject):
    """Shows the bar of parked games among the `notices`, created on first use."""

    def __init__(self, autosave: Autosave, files: FileActions, archive: ArchiveActions, notices: Notices) -> None:
        super().__init__(notices)
        self._files = files
        self._archive = archive
        self._notices = notices
        self._bar: ParkedBar | None = None
        # Methods, since the session would keep alive what a lambda refers to, including the window.
        autosave.parked.connect(self._tell_parked)
        autosave.orphans_collected.connect(self._tell_collected)
        QTimer.singleShot(0, self, autosave.collect_orphans)

    @property
    def bar(self) -> ParkedBar:
        """The bar about parked games."""
        if self._bar is None:
            from .parked_bar import ParkedBar

            self._bar = ParkedBar(self._notices)
            self._bar.back_wanted.connect(self._files.bring_back)
            self._bar.list_wanted.connect(self._archive.show_saved_games)
        return self._bar

    def _tell_parked(self, parked: ParkedGame) -> None:
        self.bar.tell(parked)

    def _tell_collected(self, found: list[Path]) -> None:
        self.bar.tell_collected(len(found))
