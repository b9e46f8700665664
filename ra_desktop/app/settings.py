"""The user's settings and what the program remembers, typed.

To add a setting, add its entry to :class:`Settings`: one line gives its possible values and its default.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeVar, get_args, overload

from PySide6.QtCore import QObject, QTimer, Signal

from ra_desktop.storage import paths
from ra_desktop.storage.reading import is_path, whole_number
from ra_desktop.storage.settings import SettingsForm
from ra_desktop.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path

    from .programs import Programs
    from .setup import GameSetup

Speed = Literal["relaxed", "normal", "fast", "instant"]
Motion = Literal["system", "on", "off"]
ThemeMode = Literal["system", "papyrus", "night", "onyx"]
RaTrack = Literal["edition", "tiles", "boat"]
Verbosity = Literal["brief", "normal", "full"]
Strictness = Literal["gentle", "normal", "strict"]
TextSize = Literal["system", "100", "125", "150", "175", "200"]
"""In per cent."""

SYSTEM_LANGUAGE: Final = "system"
"""The language setting that follows the system."""

MOST_NAMES: Final = 100
"""Most file names read from the settings."""
SMALLEST_TEXT, LARGEST_TEXT = 100, 200
"""The sizes of text, in per cent of the usual one."""
LOUDEST: Final = 100
"""The highest volume."""

T = TypeVar("T")


_INVALID: Final = (TypeError, ValueError, KeyError, RecursionError)
"""What is raised for text that is no value; RecursionError for deeply nested lists."""


class Setting(Generic[T]):
    """An entry of :class:`Settings`: an attribute stored as text under its own name."""

    def __init__(
        self,
        default: T,
        load: Callable[[str], T],
        dump: Callable[[T], str],
        *,
        choices: Sequence[T] = (),
        is_preference: bool = True,
    ) -> None:
        """`load` turns text into a value and raises ``ValueError`` or ``TypeError`` if it is invalid.

        The default is used then, and if there is no text. `dump` turns a value into text; setting a value that it
        refuses with ``ValueError`` changes nothing.
        """
        self.name = ""
        """The name of the attribute, also the key of its texts."""
        self.default = default
        self.choices = tuple(choices)
        """All possible values, in the order they are offered; empty if they cannot be listed."""
        self.is_preference = is_preference
        """Whether the user chooses it; otherwise the program only remembers it."""
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
        except _INVALID:
            return self.default

    def reads(self, text: str) -> bool:
        """Whether `text` is a value of this setting."""
        try:
            self._load(text)
        except _INVALID:
            return False
        return True

    def __set__(self, owner: Settings, value: T) -> None:
        try:
            text = self._dump(value)
        except ValueError as error:
            raise ValueError(f"{self.name}: {error}") from None
        owner.put(self.name, text)


def _choice(kind: Any, default: T) -> Setting[T]:
    """A setting with one of the words of the literal type `kind`."""
    words: tuple[Any, ...] = get_args(kind)

    def check(word: Any) -> Any:
        if word not in words:
            raise ValueError(f"{word!r} is none of {', '.join(words)}")
        return word

    return Setting(default, check, check, choices=words)


def _switch(default: bool) -> Setting[bool]:
    """A setting that is on or off."""
    return Setting(default, _load_flag, _dump_flag, choices=(True, False))


def _number(default: int, least: int, most: int) -> Setting[int]:
    """A setting with a whole number from `least` to `most`."""

    def load(text: str) -> int:
        number = whole_number(text)
        if not least <= number <= most:
            raise ValueError(f"{text} is not between {least} and {most}")
        return number

    return Setting(default, load, lambda number: str(load(str(number))))


def _note() -> Setting[str]:
    """A text that the program remembers; empty by default."""
    return Setting("", str, str, is_preference=False)


def _load_flag(text: str) -> bool:
    if text not in ("true", "false"):
        raise ValueError(text)
    return text == "true"


def _dump_flag(value: bool) -> str:
    return "true" if value else "false"


def _load_language(text: str) -> str:
    if text != SYSTEM_LANGUAGE and not re.fullmatch("[a-z]{2,3}(_[A-Z][a-z]{3})?(_[A-Z]{2})?", text):
        raise ValueError(f"{text!r} is no language")
    return text


def _dump(value: object) -> str:
    import json  # needed only once a game has been saved or a key was changed

    return json.dumps(value)


def _load_names(text: str) -> Sequence[str]:
    import json  # needed only once a game has been saved

    names = json.loads(text)
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError(f"not a list of names: {text:.60}")
    return tuple(name for name in names[:MOST_NAMES] if is_path(name))


def _load_keys(text: str) -> Mapping[str, str]:
    import json  # needed only by those who have changed keys

    keys = json.loads(text)
    if not isinstance(keys, dict) or not all(isinstance(key, str) for key in keys.values()):
        raise ValueError(f"not keys by command: {text:.60}")
    return keys


class Settings(QObject):
    """All settings as attributes; setting one saves it."""

    changed = Signal(str)
    """Sent with the name of an attribute whose value has changed."""
    language: Setting[str] = Setting(SYSTEM_LANGUAGE, _load_language, _load_language)
    """:data:`SYSTEM_LANGUAGE`, or a code such as ``de``, ``pt_BR`` or ``zh_Hans``."""
    speed: Setting[Speed] = _choice(Speed, "normal")
    reduced_motion: Setting[Motion] = _choice(Motion, "system")
    theme: Setting[ThemeMode] = _choice(ThemeMode, "system")
    ra_track: Setting[RaTrack] = _choice(RaTrack, "edition")
    """Whether Ra tiles are laid on the Ra track or a boat sails along it; "edition" follows the edition played."""
    text_size: Setting[TextSize] = _choice(TextSize, "system")
    """The size of text, in per cent of the usual one; see :attr:`text_percent`."""
    tile_names = _switch(default=True)
    """Whether tiles show their names."""
    lot_preview = _switch(default=True)
    """Whether panels show what the lot would add."""
    remarks = _switch(default=True)
    """Whether characters comment on what happens."""
    told_scoring = _switch(default=True)
    """Whether the scoring of an epoch is shown row by row before the score sheet."""
    turn_table = _switch(default=True)
    """Whether the bottom panel is always that of the person to move."""
    hand_over = _switch(default=False)
    """Whether a page asks for the next person between the turns of two people."""
    forced_moves = _switch(default=True)
    """Whether a person's moves without alternative are played without asking."""
    confirm_clicks = _switch(default=False)
    """Whether a click on a move selects it, and only a second one makes it."""
    hints = _switch(default=True)
    """Whether hints are available."""
    sun_prices = _switch(default=False)
    """Whether the tray shows what each sun is worth; never without hints or take-backs."""
    coach = _switch(default=False)
    """Whether the coach watches a person who plays alone; on at the first start, see :mod:`.growth`."""
    coach_strictness: Setting[Strictness] = _choice(Strictness, "normal")
    """How serious a mistake must be before the coach speaks."""
    growing = _switch(default=True)
    """Whether the opponents of the quick game become as strong as the person."""
    announcements: Setting[Verbosity] = _choice(Verbosity, "normal")
    """How much is said to a screen reader about what happens."""
    sound = _switch(default=True)
    volume = _number(70, 0, LOUDEST)
    """How loud, from 0 to :data:`LOUDEST`."""
    ambience = _number(0, 0, LOUDEST)
    """How loud the place itself is, from 0 to :data:`LOUDEST`."""
    keys: Setting[Mapping[str, str]] = Setting({}, _load_keys, _dump)
    """Keys that were changed, by the id of the command, such as ``Ctrl+G``; empty for no key."""
    show_dock = _switch(default=True)
    """Whether the side panel with log, score sheet and bag is shown."""
    window_places = _note()
    """Where the window was on each screen, as :mod:`ra_desktop.ui.shell.window_place` writes it."""
    continue_line = _note()
    """The line in which the start page last offered a game to continue; empty for none."""
    quick_line = _note()
    """The line in which the start page last described the quick game."""
    learn_line = _note()
    """The start page's last line about progress in the lessons; empty for a new player."""
    offer_line = _note()
    """What the start page last made its main card, the line about it, and one about the deal of the day."""
    puzzle_line = _note()
    """The start page's last line about progress in the puzzles."""
    shelf_line = _note()
    """"empty" if there were no saved games when the start page was shown last."""
    own_line = _note()
    """The start page's last line about the player's own moves that come back; empty for none."""
    coach_stays = _note()
    """"trial" while the coach is there for the first games only; empty once the person has decided, or it has left."""
    last_kept = _note()
    """The id of the finished game that was kept last."""
    opened_over = _note()
    """The id of the game that was over when it was put on the table last: it wasn't finished there."""
    fortune = _note()
    """"lost" while the person has lost every finished game, "won" from the first win on; empty before both."""
    played = _note()
    """The rule sets of which the person has finished a game, with blanks between them."""
    recent_files: Setting[Sequence[str]] = Setting((), _load_names, _dump, is_preference=False)
    """Paths of saved games, the latest first."""

    def __init__(self, parent: QObject | None = None, path: Path | None = None) -> None:
        """Read the settings in `path`; by default in the platform's settings folder.

        If it cannot be read or written, changes last until the program ends.
        """
        super().__init__(parent)
        path = path or paths.settings_path()
        self._form = SettingsForm()
        self.store: Final = Store(lambda: path, self._form)
        self._unwritten: dict[str, str] = {}
        self._aside: dict[str, str] = {}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.sync)
        self._texts = {name: text for name, text in self.store.kept.items() if name in KEPT}
        self._system_reduces_motion = False
        self._system_text_percent = SMALLEST_TEXT

    @property
    def system_reduces_motion(self) -> bool:
        """Whether the system asks for reduced motion; the user interface keeps it up to date."""
        return self._system_reduces_motion

    @system_reduces_motion.setter
    def system_reduces_motion(self, reduces: bool) -> None:
        if reduces != self._system_reduces_motion:
            self._system_reduces_motion = reduces
            self.changed.emit("reduced_motion")

    @property
    def system_text_percent(self) -> int:
        """The size of text that the system asks for; the user interface keeps it up to date."""
        return self._system_text_percent

    @system_text_percent.setter
    def system_text_percent(self, percent: int) -> None:
        percent = max(SMALLEST_TEXT, min(percent, LARGEST_TEXT))
        if percent != self._system_text_percent:
            self._system_text_percent = percent
            self.changed.emit("text_size")

    @property
    def text_percent(self) -> int:
        """The size of text that was chosen, or that the system asks for."""
        return self.system_text_percent if self.text_size == "system" else int(self.text_size)

    @cached_property
    def programs(self) -> Programs:
        """The outside programs, which are kept in a file of their own."""
        from .programs import Programs  # bots are not loaded with the settings

        return Programs(self.store)

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
        """Whether things should appear in place instead of moving there."""
        if self.reduced_motion == "system":
            return self.system_reduces_motion
        return self.reduced_motion == "on"

    def sync(self) -> None:
        """Write to the disk now instead of soon."""
        self._soon.stop()
        if not self._unwritten:
            self.store.sync()
            return
        texts, self._unwritten = self._unwritten, {}
        self.store.change(lambda kept: kept.update(texts))

    def check(self) -> None:
        """Leave out what is no value of its setting; not done at the start, since it takes time."""
        self._form.check = _is_valid
        self.store.read_again()
        self._texts = {name: text for name, text in self._texts.items() if _is_valid(name, text)}

    def set_aside(self, names: Iterable[str]) -> None:
        """Have `names` start anew; what they become is kept in memory only, until :meth:`bring_back`."""
        self._aside = {name: self.text(name) or "" for name in names}
        for name in self._aside:
            self.put(name, "")

    def bring_back(self) -> None:
        """Give what was set aside its texts of before."""
        for name, text in self._aside.items():
            self.put(name, text)
        self._aside = {}

    def text(self, name: str) -> str | None:
        """Return the text stored for an attribute, or None."""
        return self._texts.get(name)

    def put(self, name: str, text: str) -> None:
        """Store `text` for an attribute; what is no value of it is as good as none."""
        if not _is_valid(name, text):
            text = ""
        if self.text(name) == text:
            return
        self._texts[name] = text
        if name not in self._aside:
            self._unwritten[name] = text
            self._soon.start()
        self.changed.emit(name)


def _is_valid(name: str, text: str) -> bool:
    """Whether `text`, if there is any, is a value of the setting of that name, should this version know it."""
    if text and name == "setup":
        from .setup import reads  # as in :attr:`Settings.setup`

        return reads(text)
    return not text or name not in SETTINGS or SETTINGS[name].reads(text)


SETTINGS: Final[Mapping[str, Setting[Any]]] = {
    name: entry for name, entry in vars(Settings).items() if isinstance(entry, Setting)
}
"""All entries by name. The set-up of the last game is not an entry: it has a format of its own."""
KEPT: Final = frozenset((*SETTINGS, "setup"))
"""The names of all texts that are kept."""
