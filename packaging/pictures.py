"""Makes README's animated picture: an auction of a real game, filmed in the program's own window.

``python packaging/pictures.py [FILE]`` lets bots play the game of :data:`SEED` up to :data:`PLY`. A player then invokes
Ra and drags a sun to the lot. ``python packaging/pictures.py --frames FOLDER [FILE]`` writes every frame of a film as a
PNG that is named by its number and the time at which it is shown. Both need the extra ``package``. The film is made off
screen, and the game isn't saved.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint, QPointF

    from ra_desktop.engine import Action
    from ra_desktop.ui.shell.main_window import MainWindow

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "docs" / "images" / "auction.webp"
SEED: Final = 199
PLY: Final = 16
WINDOW: Final = (1110, 740)
"""Size of the window in pixels."""
PICTURE: Final = (900, 600)
"""Size of the film in pixels: about the width at which README is shown, so that the text stays readable."""
FRAME: Final = 100
"""Milliseconds per frame."""
LAST_FRAME: Final = 2.5
"""Seconds for which the last frame stays before the film starts again."""
PATIENCE: Final = 40.0
"""Seconds that the auction may take."""
STEPS: Final = 22
"""Pointer moves in a drag."""
POINTER: Final = ((0, 0), (0, 21), (5, 17), (9, 25), (13, 23), (9, 15), (16, 15))
"""Outline of the pointer in pixels, from its tip."""


class Film:
    """Frames of `window`, one every :data:`FRAME` milliseconds, with `pointer` drawn at its place in the window."""

    def __init__(self, window: MainWindow) -> None:
        from PySide6.QtCore import QPoint
        from PySide6.QtWidgets import QApplication

        self._window = window
        self._process = QApplication.processEvents
        self.pointer = QPoint(WINDOW[0] // 3, WINDOW[1] - 60)
        self.frames: list[bytes] = []
        self.stamps: list[float] = []

    def run(self, seconds: float) -> None:
        """Let the program run for this long, and film it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._process()
            now = time.monotonic()
            if not self.stamps or now - self.stamps[-1] >= FRAME / 1000:
                self._take(now)
            time.sleep(0.002)

    def _take(self, now: float) -> None:
        from PySide6.QtCore import QPoint, QSize, Qt
        from PySide6.QtGui import QColor, QImage, QPainter, QPolygon

        image = self._window.grab().toImage()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor("white"))
        painter.drawPolygon(QPolygon([self.pointer + QPoint(x, y) for x, y in POINTER]))
        painter.end()
        mode = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(QSize(*PICTURE), Qt.AspectRatioMode.IgnoreAspectRatio, mode)
        image = image.convertToFormat(QImage.Format.Format_RGB888)
        width = 3 * PICTURE[0]
        lines = (image.constScanLine(y)[:width] for y in range(PICTURE[1]))
        self.frames.append(b"".join(bytes(line) for line in lines))
        self.stamps.append(now)

    def save(self, path: Path) -> None:
        """Write the film to `path`. Equal frames become one that is shown for longer."""
        from PIL import Image

        images: list[Image.Image] = []
        times: list[int] = []
        ends = [*self.stamps[1:], self.stamps[-1] + LAST_FRAME]
        for frame, start, end in zip(self.frames, self.stamps, ends, strict=True):
            milliseconds = round(1000 * (end - start))
            image = Image.frombytes("RGB", PICTURE, frame)
            if images and images[-1].tobytes() == frame:
                times[-1] += milliseconds
            else:
                images.append(image)
                times.append(milliseconds)
        first, *others = images
        first.save(
            path, save_all=True, append_images=others, duration=times, loop=0, quality=75, method=6, minimize_size=True
        )


def write_frames(path: Path, folder: Path) -> None:
    """Write every frame of the film at `path` into `folder`, to look at one by one."""
    from PIL import Image

    folder.mkdir(parents=True, exist_ok=True)
    shown_at = 0
    with Image.open(path) as film:
        for number in range(getattr(film, "n_frames", 1)):
            film.seek(number)
            film.convert("RGB").save(folder / f"{number:03}-{shown_at / 1000:06.2f}s.png")
            shown_at += film.info["duration"]


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
    from ra_desktop.ui.system import languages

    app = QApplication([sys.argv[0], "-style", "Fusion"])
    load_fonts()
    languages.use("en")  # for its plurals
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
            hand.invoke()
        else:
            hand.drag(max((action for action in legal if isinstance(action, Bid)), key=lambda bid: bid.sun))
    film.run(0.6)
    film.save(path)
    window.close()
    sys.stdout.write(f"{path}: {len(film.frames)} frames, {path.stat().st_size // 1000} kB\n")


class Hand:
    """A player at the window, whose pointer is seen in the `film`."""

    def __init__(self, window: MainWindow, film: Film) -> None:
        self._window = window
        self._film = film

    def invoke(self) -> None:
        """Point at the button that invokes Ra, then invoke Ra."""
        from PySide6.QtWidgets import QAbstractButton

        from ra_desktop.engine import Invoke

        button = next(
            button
            for button in self._window.findChildren(QAbstractButton)
            if button.isVisible() and "Invoke Ra" in button.text()
        )
        self._move(button.mapTo(self._window, button.rect().center()))
        self._film.run(0.6)
        self._window.choices.choose(Invoke())

    def drag(self, action: Action) -> None:
        """Drag the sun of a bid to the centre of the board."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        from ra_desktop.engine import Bid
        from ra_desktop.ui.interaction.choices import CentreSun, SeatSun

        assert isinstance(action, Bid)
        scenery, window, button = (
            self._window.table.stage.scenery,
            self._window.windowHandle(),
            Qt.MouseButton.LeftButton,
        )
        start = scenery.anchor(SeatSun(0, action.sun)).center()
        stop = scenery.anchor(CentreSun()).center()
        self._film.run(0.4)
        self._move(self._at(start))
        self._film.run(0.3)
        QTest.mousePress(window, button, Qt.KeyboardModifier.NoModifier, self._at(start))
        self._move(self._at(stop), lambda point: QTest.mouseMove(window, point))
        QTest.mouseRelease(window, button, Qt.KeyboardModifier.NoModifier, self._at(stop))
        self._film.run(0.2)

    def _move(self, stop: QPoint, then: Callable[[QPoint], None] = lambda _: None) -> None:
        """Move the pointer to `stop`, slowly at both ends, and call `then` with each place on the way."""
        start = self._film.pointer
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self._film.pointer = start + (stop - start) * (share * share * (3 - 2 * share))
            then(self._film.pointer)
            self._film.run(0.045)

    def _at(self, point: QPointF) -> QPoint:
        view = self._window.table.view
        return self._window.mapFromGlobal(view.mapToGlobal(point)).toPoint()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Films an auction for README, or takes a film apart.")
    parser.add_argument("file", nargs="?", type=Path, default=FILE)
    parser.add_argument("--frames", type=Path, metavar="FOLDER", help="write the frames of FILE into FOLDER")
    arguments = parser.parse_args()
    if arguments.frames:
        write_frames(arguments.file, arguments.frames)
    else:
        main(arguments.file)
