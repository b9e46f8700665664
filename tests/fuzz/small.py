"""Small files as nobody writes them: what is good in them is there, and the next change is kept."""

from __future__ import annotations

import json
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ra_desktop.storage.programs import PROGRAMS_FORM
from ra_desktop.storage.progress import JOURNEY_FORM, LESSONS_FORM, PLAYERS_FORM, PUZZLES_FORM
from ra_desktop.storage.store import Store, Trouble

from .saves import changed
from .trial import Trial

if TYPE_CHECKING:
    import random

RESULT: Final = {"game": "0123", "fame": 31, "rank": 1, "points": {"nile": 3}}
FILES: Final[dict[str, tuple[Any, Any]]] = {
    "players": (PLAYERS_FORM, {"current": "", "players": [
        {"id": "", "name": "Anna", "settings": {"coach": "on"}},
        {"id": "7", "name": "Ben", "names": ["B"], "game": "x"},
    ]}),
    "lessons": (LESSONS_FORM, {"lessons": {"first-lot": 3, "the-ra-track": 1}}),
    "puzzles": (PUZZLES_FORM, {"marks": {"abc": "solved", "abd": "missed"}, "own": []}),
    "journey": (JOURNEY_FORM, {
        "places": {"delta": ["reached", "margin"]}, "days": {"2026-11-25": RESULT}, "begun": {"2026-11-25": "0123"},
        "pars": {"2026-11-25 0": {"novice": {"fame": 9, "points": {}}}},
        "deals": {"0123": [{"name": "Anna", "fame": 31, "game": "0123"}]},
    }),
    "programs": (PROGRAMS_FORM, {"place": "here", "programs": {"owl": {"command": ["/bin/owl"], "seconds": 5}}}),
}  # fmt: skip


def mutated(rng: random.Random) -> bytes:
    """The name of a file, and in the next line what is in it, changed in one to four ways."""
    name = rng.choice(sorted(FILES))
    return name.encode() + b"\n" + changed(json.dumps(FILES[name][1]).encode(), rng)


def attempt(data: bytes) -> Trial:
    """Read *data* as the program does, change it, and read it again: nothing is raised, and it stays as it was read."""
    name, _, content = data.partition(b"\n")
    form = FILES[name.decode()][0]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "data" / f"{name.decode()}.json"
        path.parent.mkdir()
        path.write_bytes(content)
        troubles: list[Trouble] = []
        began = time.process_time()
        store: Store[Any] = Store(lambda: path, form)
        store.listen(troubles.append)
        kept = store.kept
        seconds = time.process_time() - began
        assert store.change(lambda _: None)
        assert len(troubles) <= 1, troubles
        asides = [other for other in path.parent.iterdir() if ".damaged-" in other.name]
        assert len(asides) == len(troubles)
        assert all(aside.read_bytes() == content for aside in asides)
        again: Store[Any] = Store(lambda: path, form)
        again.listen(troubles.append)
        assert again.kept == kept
        assert len(troubles) == len(asides), "what was mended is told twice"
    return Trial("damaged" if asides else "read", seconds, 0)
