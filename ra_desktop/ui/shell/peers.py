"""The other programs of the same user, and the requests between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ra_desktop.storage.slots import Slot
    from ra_desktop.ui.system.single_instance import Request, RequestServer


class Peers(QObject):
    """Sends requests to other programs, and receives theirs once it listens. :mod:`.peer_actions` has the answers."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._autosave: Path | None = None
        self._server: RequestServer | None = None

    def listen(self, slot: Slot, answer: Callable[[Request], bool]) -> None:
        """Receive requests of other programs as the holder of `slot`; `answer` returns whether one is fulfilled."""
        from ra_desktop.ui.system.single_instance import RequestServer

        if slot.is_locked:
            self._autosave = slot.path()
            self._server = RequestServer(answer, self)
            self._server.listen(self._autosave)

    def close(self) -> None:
        """Stop receiving requests."""
        if self._server is not None:
            self._server.close()

    def have(self, path: Path) -> bool:
        """Whether another program has the game on its table, and has come to the front."""
        if self._autosave is None:
            return False
        from ra_desktop.ui.system.single_instance import ask

        return ask("show", path, myself=self._autosave)
