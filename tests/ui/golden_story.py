"""Golden stories: a whole game of each rule set as the log, the banner and the lots tell it.

Golden sentences: in every language one line of each kind of these stories, and what a review says. Single messages
look right; faults appear when they are filled and stand beside each other.

``python -m tests.ui.golden_story --write`` writes them anew to tests/golden, after a change of the words that is
meant. Read the difference before you keep it.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from ra_desktop.ai.review.habits import Fallen, Result
from ra_desktop.ai.review.record import Luck
from ra_desktop.ai.review.summary import Part
from ra_desktop.ai.ruler import Loss
from ra_desktop.engine import Bid, Invoke, Pass
from ra_desktop.ui.look.fonts import load_fonts
from ra_desktop.ui.system import languages
from ra_desktop.ui.words import review, speech
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


def story(ruleset: str, language: str = languages.SOURCE) -> str:
    """A whole game in a language: the banner before each action, indented, and the sentences on what it did.

    Before Anna bids, or invokes Ra, what the lot is worth to her stands below the banner.
    """
    languages.use(language)
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


def _kind(line: str) -> str:
    """What is said in a line of a story in English, whoever does it with which tiles."""
    line = re.sub(r"\b(Anna|Ptah|Cleo|Nefer|Khufu)\b", "", line)
    line = re.sub(r"\b(draws?|loses?|takes?|shows?|turns?|keeps?) (?!Ra)[^.:–]+", r"\1", line)
    line = re.sub(r"\w+\s×.*(?=,|:)", "", line)
    return re.sub(r"(?<=: )[A-Z].*", "", re.sub(r"\d+", "", line)).strip()


def _asked() -> list[str]:
    """What a screen reader answers."""
    return [
        speech.own_suns((3, 8), (12,)),
        speech.suns_of("Anna", (2, 9), ()),
        speech.suns_that_beat(8, (9, 12)),
        speech.bid_of(9, None),
        speech.bid_of(9, 6),
        *(speech.free_spaces(count) for count in (1, 3, 5)),
        speech.ra_tiles_left(7, 90),
        speech.tiles_of([]),
        speech.points_now("+7"),
        speech.totals([("Anna", 7), ("Ptah", -2)]),
        speech.fame_of([("Anna", 27), ("Ptah", 31)]),
        speech.may_bid((3, 8), may_pass=True),
        speech.may_bid((3, 8), may_pass=False),
        speech.nothing_to_do(),
        speech.nothing_yet(),
        speech.outbidding(8, []),
        speech.outbidding(8, [("Anna", (9, 12)), ("Ptah", (10,))]),
        speech.no_suns(),
        speech.suns_at_the_end(21),
    ]


def _reviewed() -> list[str]:
    """What a review says of games that went in all ways."""
    faults = ("passed", "high", "late", "never", "full", "early", "low", "god", "disaster", "tiles")
    return [
        *review.result_texts(Result(1, 9, "pharaohs", 12, 3, (2.4, 3.1)), NAMES.__getitem__),
        *review.result_texts(Result(1, 0, "suns", 0, 0, (0.0, 3.0)), NAMES.__getitem__),
        *(review.decided_text(luck, 5.2, luck, epoch) for luck in (3.1, -3.1, 0) for epoch in (None, 2)),
        *(review.habit_text(Fallen(fault, 3, 6.4)) for fault in faults),
        review.habit_text(None),
        review.habit_text(Fallen("low", 3, 6.4), is_sure=False),
        review.further_text(Fallen("low", 3, 6.4)),
        review.next_text("small_sun"),
        review.next_text(""),
        review.difference_text(Loss(3.2, 0.09, (0.0, 0.0))),
        review.luck_text(Luck(3, 1, ("flood", "nile"), ()), "Anna", "classic", is_you=False),
        review.luck_text(Luck(3, 0, ("flood",), ()), "Anna", "classic", is_you=True),
        review.what_if_text("Ra", 5.0, 0.4, 0.6),
        review.part_text(Part(decisions=21, errors=2, fame=6.1)),
        review.moment_text(1, 30, 90),
    ]


def sentences(language: str) -> str:
    """One line of each kind of all stories, what a screen reader answers and what a review says, in a language."""
    chosen, kinds = [], set()
    for ruleset in TOLD:
        for english, line in zip(story(ruleset).splitlines(), story(ruleset, language).splitlines(), strict=True):
            if (kind := _kind(english)) not in kinds:
                kinds.add(kind)
                chosen.append(line.strip())
    return "\n".join([*chosen, *_asked(), *_reviewed()]) + "\n"


def main() -> None:
    """Compare the stories, and what else is kept beside them, with what was kept, or write it."""
    from tests.ui import golden_speech, golden_values  # which need this

    parser = argparse.ArgumentParser(prog="python -m tests.ui.golden_story", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the stories anew")
    write = parser.parse_args().write
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    load_fonts()
    messages = {path_of(ruleset): story(ruleset) for ruleset in TOLD}
    messages |= {FOLDER / f"sentences-{code}.txt": sentences(code) for code in languages.available()}
    messages |= {golden_speech.path_of(ruleset): golden_speech.speech(ruleset) for ruleset in TOLD}
    languages.use(languages.SOURCE)
    messages[golden_values.PATH] = golden_values.values()
    for path, text in messages.items():
        same = path.exists() and path.read_text(encoding="utf-8") == text
        if write and not same:
            path.write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(f"{path.name}: {'same' if same else 'written' if write else 'differs'}\n")
    app.quit()


if __name__ == "__main__":
    main()
