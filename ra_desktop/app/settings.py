"""What a person has chosen and the program remembers, typed.

To add a setting, add its entry to :class:`Settings`: one line says what it may be and what it is at first.
"""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeVar, get_args, overload

from PySide6.QtCore import QObject, QSettings, Signal

from ra_desktop.storage import paths
from ra_desktop.storage.errors import ReadError
from ra_desktop.storage.private import make_file
from ra_desktop.storage.reading import check_regular, exists, is_path

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from .setup import GameSetup

Speed = Literal["relaxed", "normal", "fast", "instant"]
Motion = Literal["system", "on", "off"]
ThemeMode = Literal["system", "papyrus", "night"]
RaTrack = Literal["edition", "tiles", "boat"]

SYSTEM_LANGUAGE: Final = "system"
"""The language that follows the system's."""

MOST_NAMES: Final = 100
"""More names of files than this are not taken from the settings."""
MOST_BYTES: Final = 1 << 20
"""A larger file holds no settings."""
LOUDEST: Final = 100
"""The highest volume."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Setting(Generic[T]):
    """An entry of :class:`Settings`: an attribute that is kept as text under its own name."""

    def __init__(
        self,
        default: T,
        load: Callable[[str], T],
        dump: Callable[[T], str],
        *,
        choices: Sequence[T] = (),
        is_preference: bool = True,
    ) -> None:
        """`load` turns text into a value and raises ``ValueError`` or ``TypeError`` if it is none.

        The default is taken then, and as long as there is no text. `dump` turns a value into text; setting one that it
        refuses by ``ValueError`` changes nothing.
        """
        self.name = ""
        """The name of the attribute, by which the words for it are found, too."""
        self.default = default
        self.choices = tuple(choices)
        """All values that it can have, in the order in which they are offered; empty if they cannot be listed."""
        self.is_preference = is_preference
        """Whether a person chooses it; else the program only remembers it."""
        self._load = load
        self._dump = dump

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, owner: None, kind: type) -> Setting[T]: ...
    @overload
    def __get__(self, owner: Settings, kind: type) -> T: ...
    def __get__(self, owner: Settings | None, kind: type) -> T | Setting[T]:
        if owner is None:
            return self
        text = owner.text(self.name)
        if text is None:
            return self.default
        try:
            return self._load(text)
        except (TypeError, ValueError, RecursionError):  # RecursionError: lists in lists in lists
            return self.default

    def __set__(self, owner: Settings, value: T) -> None:
        try:
            text = self._dump(value)
        except ValueError as error:
            raise ValueError(f"{self.name}: {error}") from None
        owner.put(self.name, text)


def _choice(kind: Any, default: T) -> Setting[T]:
    """One of the words of the literal type `kind`."""
    words: tuple[Any, ...] = get_args(kind)

    def check(word: Any) -> Any:
        if word not in words:
            raise ValueError(f"{word!r} is none of {', '.join(words)}")
        return word

    return Setting(default, check, check, choices=words)


def _switch(default: bool) -> Setting[bool]:
    """On or off."""
    return Setting(default, _load_flag, _dump_flag, choices=(True, False))


def _number(default: int, least: int, most: int) -> Setting[int]:
    """A whole number from `least` to `most`."""

    def load(text: str) -> int:
        number = int(text)
        if not least <= number <= most:
            raise ValueError(f"{text} is not between {least} and {most}")
        return number

    return Setting(default, load, lambda number: str(load(str(number))))


def _note() -> Setting[str]:
    """A text that the program remembers for itself; empty at first."""
    return Setting("", str, str, is_preference=False)


def _load_flag(text: str) -> bool:
    if text not in ("true", "false"):
        raise ValueError(text)
    return text == "true"


def _dump_flag(value: bool) -> str:
    return "true" if value else "false"


def _load_language(text: str) -> str:
    if text != SYSTEM_LANGUAGE and not re.fullmatch("[a-z]{2}(_[A-Z]{2})?", text):
        raise ValueError(f"{text!r} is no language")
    return text


def _load_names(text: str) -> Sequence[str]:
    import json  # only those who have saved a game need it, and not at once

    names = json.loads(text)
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError(f"not a list of names: {text:.60}")
    return tuple(name for name in names[:MOST_NAMES] if is_path(name))


def _dump_names(names: Sequence[str]) -> str:
    import json

    return json.dumps(list(names))


def _can_be_read(path: Path) -> bool:
    """Whether Qt can read settings from `path` without waiting for a pipe or taking in a file without end."""
    if not exists(path):
        return True
    try:
        check_regular(path)
        if path.stat().st_size <= MOST_BYTES:
            return True
        _log.warning("the settings are not read: %s is larger than %s bytes", path, MOST_BYTES)
    except (OSError, ReadError) as error:
        _log.warning("the settings are not read: %s", error)
    return False


class Settings(QObject):
    """Everything that is remembered, as attributes; setting one writes it down."""

    changed = Signal(str)
    """Sent with the name of an attribute that has another value now."""

    language: Setting[str] = Setting(SYSTEM_LANGUAGE, _load_language, _load_language)
    """:data:`SYSTEM_LANGUAGE`, or a code such as ``de`` or ``pt_BR``."""
    speed: Setting[Speed] = _choice(Speed, "normal")
    reduced_motion: Setting[Motion] = _choice(Motion, "system")
    theme: Setting[ThemeMode] = _choice(ThemeMode, "system")
    ra_track: Setting[RaTrack] = _choice(RaTrack, "edition")
    """Whether Ra tiles are laid on the Ra track or a boat sails along it; "edition" as in the edition played."""
    tile_names = _switch(default=True)
    """Whether tiles carry their names."""
    lot_preview = _switch(default=True)
    """Whether panels show what the lot would add."""
    turn_table = _switch(default=True)
    """Whether the panel at the bottom is always that of the person to move."""
    hints = _switch(default=True)
    """Whether hints may be asked for."""
    sound = _switch(default=True)
    volume = _number(70, 0, LOUDEST)
    """How loud, from 0 to :data:`LOUDEST`."""
    show_dock = _switch(default=True)
    """Whether the side panel with log, score sheet and bag is shown."""
    window_places = _note()
    """Where the window was on each screen, as :mod:`ra_desktop.ui.shell.window_place` writes it."""
    continue_line = _note()
    """What the start page last offered to continue, in one line; empty for nothing."""
    quick_line = _note()
    """How it described the quick game."""
    last_kept = _note()
    """The game that was last kept because it was finished, by its id."""
    recent_files: Setting[Sequence[str]] = Setting((), _load_names, _dump_names, is_preference=False)
    """Paths of saved games, the latest first."""

    def __init__(self, parent: QObject | None = None, path: Path | None = None) -> None:
        """Read what is remembered in `path`; by default in the platform's folder for settings.

        If something else than a file of settings is there, nothing is read, and what is set lasts until the program
        ends.
        """
        super().__init__(parent)
        self._path = path or paths.settings_path()
        self._file = QSettings(str(self._path), QSettings.Format.IniFormat, self) if _can_be_read(self._path) else None
        self._texts: dict[str, str] = {}
        self._system_reduces_motion = False

    @property
    def system_reduces_motion(self) -> bool:
        """What the system says; kept up to date by whoever can ask it."""
        return self._system_reduces_motion

    @system_reduces_motion.setter
    def system_reduces_motion(self, reduces: bool) -> None:
        if reduces != self._system_reduces_motion:
            self._system_reduces_motion = reduces
            self.changed.emit("reduced_motion")

    @property
    def setup(self) -> GameSetup:
        """The set-up of the last new game, without its seed."""
        from .setup import from_json  # rules and bots are not loaded with the other settings

        return from_json(self.text("setup") or "")

    @setup.setter
    def setup(self, setup: GameSetup) -> None:
        from .setup import to_json

        self.put("setup", to_json(setup))

    def motion_is_reduced(self) -> bool:
        """Whether things should appear in their place instead of flying there."""
        if self.reduced_motion == "system":
            return self.system_reduces_motion
        return self.reduced_motion == "on"

    def sync(self) -> None:
        """Write to the disk now instead of soon."""
        if self._file is not None:
            self._file.sync()

    def text(self, name: str) -> str | None:
        """The text kept for an attribute, or None."""
        known = self._texts.get(name)
        if known is None and self._file is not None and self._file.contains(name):
            try:
                known = str(self._file.value(name, "", str))
            except (TypeError, ValueError, RuntimeError):  # a list, or bytes that are no text, in an edited file
                return None
            self._texts[name] = known
        return known

    def put(self, name: str, text: str) -> None:
        """Keep `text` for an attribute."""
        if self.text(name) == text:
            return
        self._texts[name] = text
        if self._file is not None:
            make_file(self._path)  # for its owner alone; Qt keeps the rights that it has
            self._file.setValue(name, text)
        self.changed.emit(name)


SETTINGS: Final[Mapping[str, Setting[Any]]] = {
    name: entry for name, entry in vars(Settings).items() if isinstance(entry, Setting)
}
"""All entries by their names. The set-up of the last game is no entry: it has a file format of its own."""
