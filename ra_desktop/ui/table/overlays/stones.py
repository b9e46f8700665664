"""The fame stones at the end of a game, which turn over one after the other."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, QVariantAnimation, Signal

from ra_desktop.ui.look import durations


class Stones(QObject):
    """How many stones lie face up, and how far the next one is turned."""

    moved = Signal()
    """A stone is turning, or has been turned over."""
    finished = Signal()
    """The last stone has been turned over."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.count = 0
        """The number of stones."""
        self.turned = 0
        """How many lie face up."""
        self.turning = 0.0
        """How far the next one is turned, 0 to 1."""
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._turn_next)
        self._turn = QVariantAnimation(self)
        self._turn.setStartValue(0.0)
        self._turn.setEndValue(1.0)
        self._turn.valueChanged.connect(self._on_turning)
        self._turn.finished.connect(self._on_turned)

    @property
    def are_done(self) -> bool:
        """Whether all stones lie face up."""
        return self.turned >= self.count

    def lay(self, count: int, factor: float) -> None:
        """Lay `count` stones face down and turn them at `factor` times the usual time; with 0, lay all face up."""
        self.stop()
        self.count = count
        self.turned = 0 if factor else count
        self.turning = 0.0
        if factor:
            self._turn.setDuration(round(durations.STONE_TURN * factor))
            self._clock.setInterval(round(durations.STONE * factor))
            self._clock.start()

    def turn_all(self) -> None:
        """Turn all stones over at once."""
        if not self.are_done:
            self.stop()
            self.turned = self.count
            self.finished.emit()

    def stop(self) -> None:
        """Stop turning; the stones stay as they are."""
        self._clock.stop()
        self._turn.stop()

    @property
    def is_running(self) -> bool:
        """Whether a stone is turning or will turn."""
        return self._clock.isActive() or self._turn.state() == QVariantAnimation.State.Running

    def _turn_next(self) -> None:
        self.turning = 0.0
        self._turn.start()

    def _on_turning(self, share: float) -> None:
        self.turning = share
        self.moved.emit()

    def _on_turned(self) -> None:
        self.turned += 1
        self.turning = 0.0
        if self.are_done:
            self.finished.emit()
        else:
            self._clock.start()
            self.moved.emit()
