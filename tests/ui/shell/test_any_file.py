"""Whatever is in the files of the program, the window opens, a game can be played, and nothing is lost."""

from __future__ import annotations

import errno
import os
from functools import partial, partialmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest

from ra_desktop.ai.outside import Program
from ra_desktop.app.history import keep
from ra_desktop.app.lessons.course import Progress
from ra_desktop.app.occasions import Journal, load_journey
from ra_desktop.app.players import Players
from ra_desktop.app.puzzles import PuzzleBook
from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.storage import atomic, parked, paths
from ra_desktop.storage.index import Index
from ra_desktop.storage.json_form import JsonForm
from ra_desktop.storage.progress import Profile
from ra_desktop.storage.saved_game import SavedGame, Seat
from ra_desktop.storage.savefile import save_file
from ra_desktop.storage.settings import SettingsForm
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.shell import main_window, parts
from ra_desktop.ui.shell.notices import Notices
from tests.engine.golden import whole_game
from tests.ui import gallery
from tests.ui.windows import window_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from ra_desktop.ui.shell.main_window import MainWindow


class Small(NamedTuple):
    """A small file, with something in it that the person would miss."""

    path: Callable[[], Path]
    title: str
    good: str
    bad_key: str
    bad_value: str
    newer: str
    """What is put in place of ``NEWS``."""
    is_there: Callable[[MainWindow], bool]
    change: Callable[[MainWindow], object]
    """What the person does next."""
    is_changed: Callable[[MainWindow], bool]
    beside: Callable[[], object]
    """What another window does meanwhile."""
    is_beside_there: Callable[[MainWindow], bool]


RESULT: Final = '{"game": "0123", "fame": 31, "rank": 1, "points": {"nile": 3}}'
OWL: Final = '{"command": ["/bin/owl"], "seconds": 5}'
SMALL: Final = {
    "settings": Small(
        paths.settings_path, "Settings", '[General]\nvolume="33"\nNEWS', '1 x="2"\n', 'speed="sideways"\n',
        'shine="bright"\n',
        lambda window: window.settings.volume == 33,
        lambda window: (setattr(window.settings, "tile_names", False), window.settings.sync()),
        lambda window: not window.settings.tile_names,
        lambda: (other := Settings(), setattr(other, "hints", False), other.sync()),
        lambda window: not Settings().hints,
    ),
    "players": Small(
        paths.players_path, "Player",
        '{"current": "", "players": [{"id": "", "name": "Anna"}, {"id": "7", "name": "Ben"}NEWS]}',
        ', {"id": "../7", "name": "Eve"}', ', {"id": "8", "name": 5, "names": 3}, 17',
        ', {"id": "9", "name": "Tim", "shine": 1}',
        lambda window: [profile.name for profile in window.players.known][:2] == ["Anna", "Ben"],
        lambda window: window.players.add(Profile("new", "Cem")),
        lambda window: "Cem" in [profile.name for profile in window.players.known],
        lambda: Players(Settings()).add(Profile("new", "Dora")),
        lambda window: {"Cem", "Dora"} <= {profile.name for profile in Players(Settings()).known}
        and len({profile.id for profile in Players(Settings()).known}) == len(Players(Settings()).known),
    ),
    "lessons": Small(
        paths.lessons_path, "Learn", '{"lessons": {"first-lot": 3NEWS}}', ', "../x": 3', ', "two": 7',
        '}, "shine": {"x": 1',
        lambda window: window.progress.stars("first-lot") == 3,
        lambda window: window.progress.record("two", 2),
        lambda window: window.progress.stars("two") == 2,
        lambda: Progress().record("three", 1),
        lambda window: Progress().stars("three") == 1,
    ),
    "puzzles": Small(
        paths.puzzles_path, "Puzzles", '{"marks": {"abc": "solved"NEWS}, "own": []}',
        ', "A B": "solved"', ', "b": "won"', '}, "shine": {"x": 1',
        lambda window: window.book.mark("abc") == "solved",
        lambda window: window.book.note("two", solved=True),
        lambda window: window.book.mark("two") == "solved",
        lambda: PuzzleBook().note("three", solved=True),
        lambda window: PuzzleBook().mark("three") == "solved",
    ),
    "journey": Small(
        paths.journey_path, "Journey",
        f'{{"places": {{"delta": ["reached"]}}, "days": {{"2026-11-25": {RESULT}NEWS}}}}',
        f', "x": {RESULT}',
        ', "2026-02-03": {"game": "0123", "fame": 1, "rank": 99, "points": {}}', '}, "shine": {"x": 1',
        lambda window: [day.isoformat() for day in window.journal.kept.days] == ["2026-11-25"]
        and window.journal.marks(load_journey()[0]) == ["reached"],
        lambda window: window.journal.note_marks(load_journey()[1], ["reached"]),
        lambda window: window.journal.marks(load_journey()[1]) == ["reached"],
        lambda: Journal().note_marks(load_journey()[2], ["reached"]),
        lambda window: Journal().marks(load_journey()[2]) == ["reached"],
    ),
    "programs": Small(
        paths.programs_path, "Outside programs", f'{{"place": "x", "programs": {{"owl": {OWL}NEWS}}}}',
        f', "a\\nb": {OWL}', ', "cat": {"command": ["/bin/owl"], "seconds": 99}', '}, "shine": {"x": 1',
        lambda window: "owl" in window.settings.programs.known,
        lambda window: window.settings.programs.enter("fox", Program(("/bin/fox",))),
        lambda window: "fox" in window.settings.programs.known,
        lambda: Settings().programs.enter("elk", Program(("/bin/elk",))),
        lambda window: "elk" in Settings().programs.known,
    ),
}  # fmt: skip
WHOLE_IS_LOST: Final = ("broken", "empty", "50 MB", "unexpected")
"""Of such a file nothing can be used."""
PARTS_ARE_LOST: Final = ("bad key", "bad value")
UNREADABLE: Final = {"EACCES": errno.EACCES, "EIO": errno.EIO}


@pytest.fixture(autouse=True)
def _first_player(monkeypatch):
    monkeypatch.setattr(paths, "_player", "")


@pytest.fixture
def warnings(monkeypatch) -> list[str]:
    """What the person is told about files."""
    texts: list[str] = []
    monkeypatch.setattr(Notices, "warn", lambda _, text: texts.append(text))
    return texts


def refuse(monkeypatch, paths: Collection[Path], number: int) -> None:
    """Have the system refuse to open `paths`."""
    system_open = os.open

    def refusing(name: Any, *more: Any, **options: Any) -> int:
        if Path(name) in paths:
            raise OSError(number, os.strerror(number))
        return system_open(name, *more, **options)

    monkeypatch.setattr(os, "open", refusing)


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def play(window: MainWindow) -> None:
    """Start a game and make a move in it."""
    window.games.quick_game()
    window.session.opponents.stop()
    window.session._play(window.session.state.legal_actions()[0])
    window.session.opponents.stop()
    assert len(window.session.game.plies) == 1


def damage(path: Path, small: Small, fault: str) -> bytes:
    """Write the file with that `fault`, and return its bytes."""
    news = {"newer": small.newer, "bad key": small.bad_key, "bad value": small.bad_value}.get(fault, "")
    data = small.good.replace("NEWS", news).encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes({"broken": b"\x00" + data[:-4], "empty": b""}.get(fault, data))
    if fault == "50 MB":
        os.truncate(path, 50_000_000)
    return path.read_bytes()


FAULTS: Final = (*PARTS_ARE_LOST, *WHOLE_IS_LOST, *UNREADABLE, "newer", "ENOSPC", "two writers")


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("names", [
    pytest.param((*SMALL,), id="all"), *(pytest.param((name,), id=name, marks=pytest.mark.nightly) for name in SMALL),
])  # fmt: skip
def test_a_small_file_stops_nothing_and_nothing_in_it_is_lost(
    ra_home, qtbot, qapp, monkeypatch, warnings, names, fault
):
    files = {SMALL[name].path(): SMALL[name] for name in names}
    data = {path: damage(path, small, fault) for path, small in files.items()}
    with monkeypatch.context() as patch:
        if fault in UNREADABLE:
            refuse(patch, files, UNREADABLE[fault])
        elif fault == "ENOSPC":
            patch.setattr(atomic, "_write_through", full)
        elif fault == "unexpected":
            for kind in (SettingsForm, JsonForm):
                decode = partial(lambda usual, self, text: usual(self, text) if text not in data.values() else 1 / 0,
                                 kind.decode)  # fmt: skip
                patch.setattr(kind, "decode", partialmethod(decode))
        window = window_of(qtbot, qapp, Settings())
        asides = {path: [*path.parent.glob(f"{path.stem}.damaged-*")] for path in files}
        for small in files.values():
            assert small.is_there(window) == (fault not in (*WHOLE_IS_LOST, *UNREADABLE)), small.title
            if fault == "two writers":
                small.beside()
            small.change(window)
            assert small.is_changed(window), small.title
        play(window)
        window.close()
    for path, small in files.items():
        is_harmless = fault == "empty" and small.title == "Settings"
        about_it = [text for text in warnings if text.startswith(f"{small.title}: ")]
        assert len(about_it) == (0 if fault in ("newer", "two writers") or is_harmless else 1), about_it
        if fault in (*WHOLE_IS_LOST, *PARTS_ARE_LOST) and not is_harmless:
            assert [aside.read_bytes() for aside in asides[path]] == [data[path]]
            assert asides[path][0].name in about_it[0]
        else:
            assert asides[path] == []
        if fault in UNREADABLE:
            assert path.read_bytes() == data[path]
    warnings.clear()
    again = window_of(qtbot, qapp, Settings())
    for path, small in files.items():
        assert small.is_there(again) == (fault not in WHOLE_IS_LOST), small.title
        assert small.is_changed(again) == (fault not in (*UNREADABLE, "ENOSPC")), small.title
        assert fault != "two writers" or small.is_beside_there(again), small.title
        assert fault != "newer" or "shine" in path.read_text("utf-8"), small.title
    assert warnings == []
    play(again)
    again.close()


SEATS: Final = (Seat("Anna", "lapis"), Seat("Nefer", "ochre"), Seat("Tiye", "amethyst"))
OTHERS: Final = (
    *("data/autosave.ra-game", "data/history.sqlite", "data/autosave.lock", "data/files.lock"),
    *("data/games/finished/*", "data/games/unfinished/*", "data/players/guest/autosave/lessons.json"),
    *("log/ra-desktop.log", "cache/start-1.pixels", "config/settings.ini", "data/players.json", "data/lessons.json"),
)


@pytest.mark.parametrize("fault", [
    "junk", *(pytest.param(fault, marks=pytest.mark.nightly) for fault in ("EIO", "a folder")),
])  # fmt: skip
@pytest.mark.parametrize("names", [
    *(pytest.param(OTHERS[half::2], id=f"half {half}") for half in range(2)),
    *(pytest.param((name,), id=name, marks=pytest.mark.nightly) for name in OTHERS),
])  # fmt: skip
def test_no_file_of_the_home_stops_the_start(ra_home, qtbot, qapp, monkeypatch, warnings, names, fault):
    keep(SavedGame(whole_game("classic", 3), SEATS, started="2026-11-20T10:00:00+01:00"))
    with Index.open() as index:
        list(index.update())
    unfinished = SavedGame(whole_game("classic", 3).branch(30, 1), SEATS, started="2026-11-21T10:00:00+01:00")
    parked.park(unfinished)
    save_file(paths.autosave_path(), unfinished)
    window = window_of(qtbot, qapp, Settings())
    window.settings.sync()
    window.progress.record("one", 2)
    window.players.add(Profile("new", "Ben"))
    window.close()
    broken = [[ra_home / name, *ra_home.glob(name)][-1] for name in names]
    for path in broken:
        path.parent.mkdir(parents=True, exist_ok=True)
        if fault == "junk":
            path.write_bytes(b"\xff\x00{" * 1000)
        elif fault == "EIO":
            path.touch()
        else:
            path.unlink(missing_ok=True)
            path.mkdir()
    if fault == "EIO":
        refuse(monkeypatch, broken, errno.EIO)
    again = window_of(qtbot, qapp, Settings())
    again.show()
    play(again)
    again.archive.show_statistics()
    again.close()


@pytest.mark.parametrize(
    ("owner", "name"),
    [
        (Settings, "check"),
        (parts.Pages, "_offer"),
        (parts.Pages, "_learn_line"),
        (main_window.MainWindow, "_add_sound_button"),
    ],
)
def test_a_part_of_the_start_that_fails_is_left_out(ra_home, keep, qapp, monkeypatch, owner, name):
    with monkeypatch.context() as patch:
        patch.setattr(owner, name, lambda *_: 1 / 0)
        window = keep(main_window.MainWindow(Settings(), ThemeManager(qapp)))
        window.furnish(Session(gallery.waiting_bot))
        assert [type(fault) for fault in window.faults] == [ZeroDivisionError]
        assert window.start.quick_game.isVisibleTo(window.start)
        play(window)
    window.close()
