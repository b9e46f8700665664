"""Makes the pictures of README, docs and software centres, of real games in the program's own window.

``python packaging/pictures.py [FILE]`` makes README's film: bots play the game of :data:`SEED` up to :data:`PLY`. A
player then invokes Ra and drags a sun to the lot. ``--stills`` makes the start page and the pictures of :data:`STILLS`
beside FILE instead. ``--frames FOLDER [FILE]`` writes every frame of a film as a PNG, named by its number and the
time at which it is shown. All need the extra ``package``. Everything is made off screen, and no game is saved.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint, QPointF

    from ra_desktop.engine import Action, Game, GameState
    from ra_desktop.storage.saved_game import SavedGame
    from ra_desktop.ui.look.theme import Mode
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

STILL: Final = (1440, 900)
"""Size of a still in pixels; the metainfo says it, too."""
SEEDS: Final = 400
"""Most games that are tried for a still."""


def _is_auction(state: GameState) -> bool:
    """Whether the player may outbid someone for a nearly full track in the second epoch, without any disaster on it."""
    track = [tile for tile in state.auction_track if tile]
    return (
        state.phase == "auction"
        and state.epoch == 2
        and len(track) >= 7
        and state.auction is not None
        and state.auction.highest is not None
        and len(state.legal_actions()) >= 3
        and len(state.display(0)) >= 5
    )


def _ends_epoch(state: GameState) -> bool:
    """Whether the second epoch ends with the player's next tile."""
    from ra_desktop.engine import Draw

    draw = Draw()
    return state.epoch == 2 and draw in state.legal_actions() and state.up_to_scoring(draw) is not None


STILLS: Final[dict[str, tuple[str, Mode, Callable[[GameState], bool]]]] = {
    "table": ("classic", "papyrus", _is_auction),
    "disaster": (
        "classic",
        "papyrus",
        lambda state: state.pending is not None and state.pending.tile == "earthquake" and state.epoch > 1,
    ),
    "night": (
        "classic",
        "night",
        lambda state: (
            state.phase == "turn"
            and state.epoch == 2
            and state.ra_count == state.ra_limit - 1
            and state.auction_track.count(None) in range(1, 4)
            and len(state.display(0)) >= 5
        ),
    ),
    "priests": (
        "priests",
        "papyrus",
        lambda state: state.phase == "side" and state.epoch == 2 and state.auction_track.count(None) < 5,
    ),
    "score-sheet": (
        "classic",
        "papyrus",
        _ends_epoch,
    ),
}
"""By file: rule set, theme, and the position of the player's decision."""


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


def main(make: Callable[[Path], None], path: Path) -> None:
    """Run `make` with `path`, off screen and with a home of its own."""
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(RA_DESKTOP_HOME=home, QT_QPA_PLATFORM="offscreen")
        sys.path.insert(0, str(ROOT))
        path.parent.mkdir(parents=True, exist_ok=True)
        make(path)


def _window(size: tuple[int, int], mode: Mode) -> MainWindow:
    from PySide6.QtWidgets import QApplication

    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.look.fonts import load_fonts
    from ra_desktop.ui.look.theme import ThemeManager
    from ra_desktop.ui.shell.main_window import MainWindow
    from ra_desktop.ui.system import languages

    app = QApplication.instance() or QApplication([sys.argv[0], "-style", "Fusion"])
    assert isinstance(app, QApplication)
    load_fonts()
    languages.use("en")  # for its plurals
    settings = Settings()
    settings.coach = False
    settings.told_scoring = False
    themes = ThemeManager(app)
    themes.set_mode(mode)
    themes.apply(app)
    window = MainWindow(settings, themes)
    window.resize(*size)
    window.show()
    window.furnish(Session())
    return window


def _played(ruleset: str, seed: int, until: Callable[[Game], bool]) -> Game | None:
    """Return the game of bots that is dealt by `seed`, as soon as it is the first seat's turn and `until` holds."""
    from ra_desktop.ai import make_bot
    from ra_desktop.engine import Game

    game = Game(ruleset, 4, seed)
    bots = [make_bot("casual", seed) for seed in range(4)]
    while (seat := game.state.current_player) is not None:
        if until(game):
            return game
        game.play(bots[seat].choose(game.state.view(seat)))
    return None


def _at_table(game: Game) -> SavedGame:
    from ra_desktop.storage.saved_game import Options, SavedGame, Seat

    seats = (
        Seat("Nefer", "lapis", None),
        Seat("Horemheb", "carnelian", "casual", "general"),
        Seat("Meryt", "malachite", "casual", "spoiler"),
        Seat("Hemiunu", "amethyst", "casual", "builder"),
    )
    return SavedGame(game, seats, Options(), "2026-01-01T00:00:00+00:00")


def _is_still(shows: Callable[[GameState], bool], game: Game) -> bool:
    return game.state.current_player == 0 and shows(game.state)


def _save(window: MainWindow, path: Path) -> None:
    """Write what the window shows to `path`, as a PNG of 256 colours, which is a third as large as one of all."""
    from PIL import Image

    window.grab().save(str(path))
    with Image.open(path) as opened:
        image = opened.convert("RGB")
    colours = image.quantize(256, kmeans=1)
    image.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)
    window.close()


def _stills(folder: Path) -> None:
    from PySide6.QtTest import QTest

    from ra_desktop.engine import Draw

    window = _window(STILL, "papyrus")
    QTest.qWait(1000)
    _save(window, folder / "start.png")
    for name, (ruleset, mode, shows) in STILLS.items():
        game = next(filter(None, (_played(ruleset, seed, partial(_is_still, shows)) for seed in range(SEEDS))))
        window = _window(STILL, mode)
        window.session._replace(_at_table(game), parks=False)
        QTest.qWait(2000)
        if name == "score-sheet":
            window.choices.choose(Draw())
            end = time.monotonic() + PATIENCE
            while not window.table.view.score_sheet.isVisible() and time.monotonic() < end:
                QTest.qWait(100)
            QTest.qWait(1000)
        _save(window, folder / f"{name}.png")


def _film(path: Path) -> None:
    from ra_desktop.engine import Bid, Invoke

    window = _window(WINDOW, "papyrus")
    game = _played("classic", SEED, lambda game: len(game.plies) == PLY)
    assert game is not None
    window.session._replace(_at_table(game), parks=False)
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
    parser = argparse.ArgumentParser(description="Makes the film of README or the stills, or takes a film apart.")
    parser.add_argument("file", nargs="?", type=Path, default=FILE)
    parser.add_argument("--stills", action="store_true", help="make the pictures beside FILE instead")
    parser.add_argument("--frames", type=Path, metavar="FOLDER", help="write the frames of FILE into FOLDER")
    arguments = parser.parse_args()
    if arguments.frames:
        write_frames(arguments.file, arguments.frames)
    elif arguments.stills:
        main(_stills, arguments.file.parent)
    else:
        main(_film, arguments.file)
