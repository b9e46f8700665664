"""Whether an installed package is complete: ``python packaging/installed.py CHECKOUT``.

Runs in the environment where the package is installed, with nothing but the standard library and the package itself.
Every drawing, font, lesson, sound, network, translation and page of the checkout has to be there, byte for byte; prints
how many there are of each.
"""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from pathlib import Path

WANTED = {
    "resources": (
        "resources",
        ("art", "fonts", "icons", "lessons", "puzzles", "rules", "sounds", "theme", "translations"),
    ),
    "ra_desktop/ai/weights": ("ai/weights", ()),
    "docs/rules.md": ("docs/rules.md", ()),
}
"""Where it is in the checkout; where it is in the package, and which folders there must be."""


def package() -> Path:
    """The folder of the installed package. Raises LookupError if it is not installed."""
    spec = importlib.util.find_spec("ra_desktop")
    if spec is None or spec.origin is None:
        message = "ra_desktop is not installed"
        raise LookupError(message)
    return Path(spec.origin).parent


def missing(checkout: Path, installed: Path) -> tuple[list[str], Counter[str]]:
    """What is not there as it should be, and how many files of each kind there should be."""
    absent: list[str] = []
    counted: Counter[str] = Counter()
    for place, (other_place, folders) in WANTED.items():
        source = checkout / place
        files = sorted(path for path in source.rglob("*") if path.is_file()) if source.is_dir() else [source]
        for file in files:
            inside = file.relative_to(source).as_posix()
            target = installed / other_place / inside if source.is_dir() else installed / other_place
            counted[inside.split("/")[0] if folders else other_place] += 1
            if not target.is_file() or target.read_bytes() != file.read_bytes():
                absent.append(f"{place}/{inside}")
        absent += [f"{place}/{folder}: no files" for folder in folders if not counted[folder]]
    if not counted["ai/weights"]:
        absent.append("no networks")
    return absent, counted


def main(arguments: list[str]) -> int:
    """Compare and print."""
    checkout = Path(arguments[0]).resolve()
    installed = package()
    if installed.is_relative_to(checkout / "ra_desktop"):
        sys.stderr.write("this is the checkout, and not an installed package\n")
        return 1
    absent, counted = missing(checkout, installed)
    sys.stdout.write(", ".join(f"{kind}: {number}" for kind, number in sorted(counted.items())) + "\n")
    sys.stderr.writelines(f"not in the package: {name}\n" for name in absent)
    return 1 if absent else 0


if __name__ == "__main__":
    sys.path.pop(0)  # the folder of this file
    sys.exit(main(sys.argv[1:]))
