"""``python -m tests.fuzz.atheris_saves FOLDER -max_total_time=300``: coverage-guided fuzzing of saved games.

Needs the extra ``fuzz``. FOLDER collects what is found on the way; the real files that it starts from are put there.
Further words are libFuzzer's. Files that did harm belong in ``tests/fuzz/found``, where the tests read them for ever.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["ra_desktop"]):
    from ra_desktop.storage import savefile  # noqa: F401 - looked at by the fuzzer

from .saves import CHANGES, SCRATCHES, originals
from .trial import attempt


def mutate(data: bytes, most: int, seed: int) -> bytes:
    """A change of libFuzzer's own, of the bytes, or of the content."""
    rng = random.Random(seed)
    kind = rng.randrange(3)
    if kind == 0:
        return bytes(atheris.Mutate(data, most))
    if kind == 1:
        return rng.choice(SCRATCHES)(data, rng)[:most]
    try:
        content = json.loads(data)
        rng.choice(CHANGES)(content, rng)
        return json.dumps(content).encode()[:most]
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError):
        return bytes(atheris.Mutate(data, most))


def one(data: bytes) -> None:
    """Read a file; whatever must not happen is raised."""
    attempt(data)


def main() -> None:
    """Fuzz until libFuzzer ends it."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(originals()):
        (folder / f"original-{number}").write_bytes(data)
    atheris.Setup([sys.argv[0], str(folder), "-max_len=20000", *sys.argv[2:]], one, custom_mutator=mutate)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
