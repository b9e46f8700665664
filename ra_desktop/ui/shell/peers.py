"""The other programs that run for the same person: who they are to this one, and what is asked either way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ra_desktop.storage.slots import Slot
    from ra_desktop.ui.system.single_instance import Request, RequestServer


class Peers(QObject):
    """Asks other programs, and is asked by them once it listens. :mod:`.peer_actions` has the answers."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._autosave: Path | None = None
        self._server: RequestServer | None = None

    def listen(self, slot: Slot, answer: Callable[[Request], bool]) -> None:
        """Let other programs ask this one, which holds `slot`; `answer` says whether it does what they ask for."""
        from ra_desktop.ui.system.single_instance import RequestServer

        if slot.is_locked:
            self._autosave = slot.path()
            self._server = RequestServer(answer, self)
            self._server.listen(self._autosave)

    def close(self) -> None:
        """Do not be asked any more."""
        if self._server is not None:
            self._server.close()

    def have(self, path: Path) -> bool:
        """Whether another program has the game on its table, and now in front."""
        if self._autosave is None:
            return False
        from ra_desktop.ui.system.single_instance import ask

        return ask("show", path, myself=self._autosave)
