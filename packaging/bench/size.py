"""How large the program is: ``python packaging/bench size``.

Prints what there was before the house was made lighter, what there is now, and what there may be at most. Every line
of a file of Python or C counts, blank ones and comments too, and every module once: one that two features share counts
for the first.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]

SMALL: Final = 60
"""A module with fewer lines counts as small."""

FOLDERS: Final = {
    "ra_desktop": (73_377, 57_000, 550, 380),
    "ra_desktop/ui/table": (21_412, 16_000, 144, None),
    "ra_desktop/ui/shell": (6_271, 5_000, 48, 28),
    "tests": (63_651, 50_000, 367, None),
    "packaging": (2_691, None, 19, None),
}
"""Lines before and at most, modules before and at most."""

FEATURES: Final = {
    "hints, coach and review": "ai/review/*.py ai/hints.py ai/price.py ai/ruler.py ai/facts.py ai/answering.py "
    "app/coach.py app/reviews.py ui/table/review/*.py ui/table/cards.py ui/words/reasons.py ui/words/review.py "
    "ui/shell/review_actions.py review_command.py",
    "lessons and puzzles": "app/lessons/*.py app/exercise.py app/puzzles.py ui/table/lessons/*.py ui/shell/learning.py "
    "ui/shell/pages/learning_pages.py ui/shell/pages/list_page.py ui/words/puzzles.py",
    "files that survive anything": "storage/*.py app/autosave.py",
    "screen readers, keyboard, speech": "ui/interaction/touch.py ui/system/announcements.py ui/system/field_names.py "
    "ui/table/speech/*.py ui/table/explainer.py ui/words/speech.py ui/look/focus_ring.py ui/shell/keyboard.py",
    "journey, deal of the day, profiles": "app/occasions.py app/players.py ui/shell/journeying.py "
    "ui/shell/pages/journey_page.py ui/shell/player_actions.py ui/words/occasions.py ui/dialogs/player_dialog.py",
    "positions as text and set up": "engine/notation.py app/draft.py ui/table/setting_up.py ui/table/setup_panel.py "
    "ui/shell/setup_actions.py",
    "programs as opponents": "ai/outside.py ai/child_process.py storage/programs.py app/programs.py engine_command.py "
    "ui/dialogs/program_page.py",
    "friends elsewhere": "app/friends/*.py storage/friends.py ui/system/wires.py ui/table/joined.py "
    "ui/shell/friends.py ui/shell/pages/friends_page.py",
    "a real bag": "ui/table/real_bag.py ui/table/palette.py ui/table/overlays/tile_page.py ui/dialogs/new_game/suns.py",
}
"""Modules that the program would not have without a feature. Each also has commands, settings, words and tests."""

MEASURED_ELSEWHERE: Final = {
    "README's test command, two quiet cores": "317 s | | 200 s",
    "`.ci/run`": "1,000 to 1,400 s | | 700 s",
}


def modules(folder: str) -> list[Path]:
    """The files of Python and C below a folder of the checkout."""
    return sorted(path for kind in ("py", "c", "h") for path in (ROOT / folder).rglob(f"*.{kind}"))


def lines(path: Path) -> int:
    """The lines of a file."""
    return path.read_bytes().count(b"\n")


def rows() -> list[tuple[str, int, int, int | None]]:
    """What is counted: before, now, and at most."""
    made = []
    for folder, (lines_before, most_lines, modules_before, most_modules) in FOLDERS.items():
        files = modules(folder)
        made.append((f"`{folder}`, lines", lines_before, sum(map(lines, files)), most_lines))
        made.append((f"`{folder}`, modules", modules_before, len(files), most_modules))
    small = [path for path in modules("ra_desktop") if path.name != "__init__.py" and lines(path) < SMALL]
    return [*made, (f"`ra_desktop`, modules under {SMALL} lines", 111, len(small), 20)]


def main() -> None:
    """Print the table."""
    sys.stdout.write("| | then | now | at most |\n|---|---|---|---|\n")
    for what, before, now, most in rows():
        sys.stdout.write(f"| {what} | {before:,} | {now:,} | {'' if most is None else f'{most:,}'} |\n")
    sys.stdout.writelines(f"| {what} | {figures} |\n" for what, figures in MEASURED_ELSEWHERE.items())
    sys.stdout.write("\n| feature | lines |\n|---|---|\n")
    counted: set[Path] = set()
    for what, patterns in FEATURES.items():
        files = {path for pattern in patterns.split() for path in (ROOT / "ra_desktop").glob(pattern)} - counted
        counted |= files
        sys.stdout.write(f"| {what} | {sum(map(lines, files)):,} |\n")


if __name__ == "__main__":
    main()
