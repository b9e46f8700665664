"""Golden stories: a whole game of each rule set as the log, the banner and the lots tell it.

``python -m tests.ui.golden_story --write`` writes them anew to tests/golden, after a change of the words that is
meant. Read the difference before you keep it.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine import Bid, Invoke, Pass
from ra_desktop.ui.system import languages
from ra_desktop.ui.words.events import Narrator
from tests.engine.golden import FOLDER, whole_game
from tests.ui.table.conftest import told_lot

if TYPE_CHECKING:
    from pathlib import Path

TOLD = {"classic": 3, "boat": 2, "priests": 3}
"""The rule sets, and how many play in the story of each."""
NAMES = ("Anna", "Ptah", "Cleo")
YOU = 0
"""Anna is the only person: she is spoken to."""


def path_of(ruleset: str) -> Path:
    """The file of a story."""
    return FOLDER / f"story-{ruleset}.txt"


def story(ruleset: str) -> str:
    """A whole game in English: the banner before each action, indented, and the sentences on what it did.

    Before Anna bids, or invokes Ra, what the lot is worth to her stands below the banner.
    """
    languages.use(languages.SOURCE)
    players = TOLD[ruleset]
    game = whole_game(ruleset, players)
    narrator = Narrator(NAMES[:players], ruleset, YOU, (YOU,))
    lines = []
    state = game.position(0)
    for ply in game.plies:
        lines.append("    " + narrator.banner(state.view(YOU)))
        if isinstance(ply.action, (Bid, Invoke, Pass)) and state.seat_to_act == YOU:
            lot = told_lot(state, YOU)
            lines += [f"        {line}" for line in (lot.headline, *lot.lines)]
        state.apply(ply.action, events=False)
        lines += [sentence for event in ply.events if (sentence := narrator.describe(event))]
    return "\n".join([*lines, "    " + narrator.banner(game.state.view(YOU))]) + "\n"


def main() -> None:
    """Compare the stories with those kept, or write them."""
    parser = argparse.ArgumentParser(prog="python -m tests.ui.golden_story", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the stories anew")
    write = parser.parse_args().write
    app = QCoreApplication([])
    for ruleset in TOLD:
        path, text = path_of(ruleset), story(ruleset)
        same = path.exists() and path.read_text(encoding="utf-8") == text
        if write and not same:
            path.write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(f"{path.name}: {'same' if same else 'written' if write else 'differs'}\n")
    app.quit()


if __name__ == "__main__":
    main()
