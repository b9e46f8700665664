"""The outside programs that the person at this computer has entered, and which of them start without a question."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ra_desktop.ai.child_process import entered
from ra_desktop.ai.outside import OUTSIDE, PROGRAMS, Program
from ra_desktop.storage import paths
from ra_desktop.storage.names import LONGEST_NAME, is_name
from ra_desktop.storage.programs import PROGRAMS_FORM, Entry, ProgramsFile, place
from ra_desktop.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

_log = logging.getLogger(__name__)

OLD_SETTING: Final = "programs"
"""The setting that held the programs in earlier versions, in a file that travels."""


class Programs:
    """The programs by name, kept in a file; those of the game's process (:data:`.PROGRAMS`) follow."""

    def __init__(self, settings: Store[dict[str, str]]) -> None:
        """Take over once what earlier versions had in the `settings`; nothing of it starts without a question."""
        self.store: Final = Store(paths.programs_path, PROGRAMS_FORM)
        self._place: Final = place()
        old = settings.kept.get(OLD_SETTING)
        if old is not None and self._change(lambda programs: programs.update(_read_old(old) | programs)):
            settings.change(lambda texts: texts.pop(OLD_SETTING, None))
        self._follow()

    @property
    def known(self) -> dict[str, Program]:
        """All programs; of another computer or another home, none starts without a question."""
        kept = self.store.kept
        programs = kept.programs if kept.place == self._place else _doubted(kept.programs)
        return {
            name: Program(entry.command, entry.seconds, entry.trust)
            for name, entry in programs.items()
            if is_name(name) and len(OUTSIDE + name) <= LONGEST_NAME
        }

    def enter(self, name: str, program: Program, before: str = "") -> None:
        """Keep `program` under this `name`, in place of that which was called `before`.

        It starts in games that are started here; if anything of it has changed, other games ask again.
        """
        same = self.known.get(name)
        is_same = same is not None and same.trust == "any" and same[:2] == program[:2]
        entry = Entry(program.command, round(program.seconds), "any" if is_same else "own")

        def put(programs: dict[str, Entry]) -> None:
            renamed = {name if key == before else key: kept for key, kept in programs.items()}
            programs.clear()
            programs.update(renamed | {name: entry})

        self._change(put)

    def remove(self, name: str) -> None:
        """Forget a program."""
        self._change(lambda programs: programs.pop(name, None))

    def confirm(self, name: str) -> None:
        """Start a program without a question from now on, in any game."""

        def change(programs: dict[str, Entry]) -> None:
            if name in programs:
                programs[name] = msgspec.structs.replace(programs[name], trust="any")

        self._change(change)

    def _change(self, step: Callable[[dict[str, Entry]], object]) -> bool:
        def change(kept: ProgramsFile) -> None:
            if kept.place != self._place:
                kept.programs, kept.place = _doubted(kept.programs), self._place
            step(kept.programs)

        is_written = self.store.change(change)
        self._follow()
        return is_written

    def _follow(self) -> None:
        PROGRAMS.clear()
        PROGRAMS.update(self.known)


def _doubted(programs: dict[str, Entry]) -> dict[str, Entry]:
    return {name: msgspec.structs.replace(entry, trust="none") for name, entry in programs.items()}


def _read_old(text: str) -> dict[str, Entry]:
    """Return the programs in the setting of earlier versions; those that are none are left out."""
    programs: dict[str, Entry] = {}
    try:
        entries = msgspec.json.decode(text, type=dict[str, Any])
    except ValueError as error:
        _log.warning("the programs of an earlier version cannot be read: %s", error)
        return programs
    for name, value in entries.items():
        try:
            entry = msgspec.convert(value, Entry)
        except msgspec.ValidationError as error:
            _log.warning("a program of an earlier version is left out: %s", error)
            continue
        program = entered(f'"{entry.command[0]}"')
        if program and is_name(name):
            programs[name] = Entry((*program, *entry.command[1:]), entry.seconds)
    return programs
