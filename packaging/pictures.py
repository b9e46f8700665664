"""Makes the moving picture of the README: an auction of a real game in the program's own window.

``python packaging/pictures.py [FILE]`` plays the game of :data:`SEED` with bots up to :data:`PLY`. There a person has
the turn, invokes Ra and drags a sun to the lot, as at any table. It needs the extras ``package`` and ``sound``. Nothing
is shown on the screen, and nothing is kept of the game.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint, QPointF

    from ra_desktop.engine import Action
    from ra_desktop.ui.shell.main_window import MainWindow

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "docs" / "images" / "auction.webp"
SEED: Final = 199
PLY: Final = 16
WINDOW: Final = (1280, 800)
PICTURE: Final = (960, 600)
FRAME: Final = 90
"""Milliseconds from one picture to the next."""
PATIENCE: Final = 40.0
"""Seconds that the auction may take."""
STEPS: Final = 22
"""Moves of the pointer in a drag."""


class Film:
    """Pictures of `window`, one for each :data:`FRAME` of its own time."""

    def __init__(self, window: MainWindow) -> None:
        from PySide6.QtWidgets import QApplication

        self._window = window
        self._process = QApplication.processEvents
        self.frames: list[bytes] = []
        self.stamps: list[float] = []

    def run(self, seconds: float) -> None:
        """Let the program go on for so long."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._process()
            now = time.monotonic()
            if not self.stamps or now - self.stamps[-1] >= FRAME / 1000:
                self._take(now)
            time.sleep(0.002)

    def _take(self, now: float) -> None:
        from PySide6.QtCore import QSize, Qt
        from PySide6.QtGui import QImage

        image = self._window.grab().toImage()
        mode = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(QSize(*PICTURE), Qt.AspectRatioMode.IgnoreAspectRatio, mode)
        image = image.convertToFormat(QImage.Format.Format_RGB888)
        width = 3 * PICTURE[0]
        lines = (image.constScanLine(y)[:width] for y in range(PICTURE[1]))
        self.frames.append(b"".join(bytes(line) for line in lines))
        self.stamps.append(now)

    def save(self, path: Path) -> None:
        """Write the film; pictures that are equal become one that is shown longer."""
        from PIL import Image

        images: list[Image.Image] = []
        times: list[int] = []
        ends = [*self.stamps[1:], self.stamps[-1] + 2.5]
        for frame, start, end in zip(self.frames, self.stamps, ends, strict=True):
            milliseconds = round(1000 * (end - start))
            image = Image.frombytes("RGB", PICTURE, frame)
            if images and images[-1].tobytes() == frame:
                times[-1] += milliseconds
            else:
                images.append(image)
                times.append(milliseconds)
        first, *others = images
        first.save(path, save_all=True, append_images=others, duration=times, loop=0, quality=60, method=4)


def main(path: Path) -> None:
    """Make the film and write it to `path`."""
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(RA_DESKTOP_HOME=home, QT_QPA_PLATFORM="offscreen")
        sys.path.insert(0, str(ROOT))
        _play(path)


def _play(path: Path) -> None:
    from PySide6.QtWidgets import QApplication

    from ra_desktop.ai import make_bot
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.engine import Bid, Game, Invoke
    from ra_desktop.storage.saved_game import Options, SavedGame, Seat
    from ra_desktop.ui.look.fonts import load_fonts
    from ra_desktop.ui.look.theme import ThemeManager
    from ra_desktop.ui.shell.main_window import MainWindow

    app = QApplication([sys.argv[0], "-style", "Fusion"])
    load_fonts()
    settings = Settings()
    settings.coach = False
    themes = ThemeManager(app)
    themes.set_mode("papyrus")
    themes.apply(app)
    window = MainWindow(settings, themes)
    window.resize(*WINDOW)
    window.show()
    window.furnish(Session())
    game = Game("classic", 4, SEED)
    bots = [make_bot("casual", seed) for seed in range(4)]
    while len(game.plies) < PLY:
        seat = game.state.current_player
        assert seat is not None
        game.play(bots[seat].choose(game.state.view(seat)))
    seats = (
        Seat("Nefer", "lapis", None),
        Seat("Horemheb", "carnelian", "casual", "general"),
        Seat("Meryt", "malachite", "casual", "spoiler"),
        Seat("Hemiunu", "amethyst", "casual", "builder"),
    )
    window.session._replace(SavedGame(game, seats, Options(), "2026-01-01T00:00:00+00:00"))
    film = Film(window)
    end = time.monotonic() + PATIENCE
    film.run(1.2)
    hand = Hand(window, film)
    while time.monotonic() < end and len(game.plies) < PLY + 8:
        legal = window.choices.actions
        if not legal:
            film.run(0.1)
            if game.plies[PLY:] and game.phase(len(game.plies)) == "turn" and not window.table.director.is_busy:
                break
        elif Invoke() in legal and not game.plies[PLY:]:
            hand.click(Invoke())
        else:
            hand.drag(max((action for action in legal if isinstance(action, Bid)), key=lambda bid: bid.sun))
    film.run(0.6)
    film.save(path)
    window.close()
    sys.stdout.write(f"{path}: {len(film.frames)} pictures, {path.stat().st_size // 1000} kB\n")


class Hand:
    """Somebody at the window, whose pointer is seen in the `film`."""

    def __init__(self, window: MainWindow, film: Film) -> None:
        self._window = window
        self._film = film

    def click(self, action: Action) -> None:
        """Choose `action`, after a moment."""
        self._film.run(0.8)
        self._window.choices.choose(action)

    def drag(self, action: Action) -> None:
        """Drag the sun of a bid to the centre."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        from ra_desktop.engine import Bid
        from ra_desktop.ui.interaction.choices import CentreSun, SeatSun

        assert isinstance(action, Bid)
        scenery, window, left = self._window.table.stage.scenery, self._window.windowHandle(), Qt.MouseButton.LeftButton
        start = scenery.anchor(SeatSun(0, action.sun)).center()
        stop = scenery.anchor(CentreSun()).center()
        self._film.run(0.7)
        QTest.mousePress(window, left, Qt.KeyboardModifier.NoModifier, self._at(start))
        for step in range(1, STEPS + 1):
            share = step / STEPS
            QTest.mouseMove(window, self._at(start + (stop - start) * (share * share * (3 - 2 * share))))
            self._film.run(0.045)
        QTest.mouseRelease(window, left, Qt.KeyboardModifier.NoModifier, self._at(stop))
        self._film.run(0.2)

    def _at(self, point: QPointF) -> QPoint:
        view = self._window.table.view
        return self._window.mapFromGlobal(view.mapToGlobal(point)).toPoint()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FILE)
