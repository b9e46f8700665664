"""English as a native speaker writes it: words that no text of the program uses.

``python -m tests.test_voice [CHECKOUT]`` prints how many there are by kind and place, and how many messages the
catalogues have, also in another checkout.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]

KINDS = {
    "call (invoke Ra)": r"\b[Cc]all(s|ed|er|ing)?\b",
    "a nile, an art, one gold": r"\bniles?\b|\b(an art|a second writing|one gold|arts)\b(?! tile)|\b[Aa]rt three",
    "tiles leave, lie, are gone": r"\b([Tt]iles?|floods|people|lot) (leaves?|lies?|(is|are) gone)\b|leaves the table",
    "small and big suns": r"\b(small|big|middle|smaller|bigger|smallest|biggest) suns?\b",
    "the most, the least of suns": r"\badd up to\b|\bthe least\b",
    "error (mistake)": r"\b[Ee]rrors?\b",
    "chance to win, with a chance of": r"\b[Cc]hances? to win\b|with a chance of",
    "sum (total)": r"\bsum\b",
    "to move (turn)": r"\b[Tt]o move\b(?! )",
    "if it stays so": r"if it (stays|stood) so",
    "tell, speaks for": r"\b[Tt]ell the\b|\bthe telling\b|speaks for",
    "invented names": r"\b[Rr]un on\b|What scores|fame stones?|Ask for the next|Skip to the scoring",
    "bring (score, be worth)": r"\b(bring|brings|brought)\b (?!nightfall)",
    "bought, missing to, return a plague": r"\bbought\b|missing to\b|\b[Rr]eturn(s|ed)? (a|one) plague",
    "somebody, nobody, whoever": r"\b([Ss]omebody|[Nn]obody|[Ee]verybody|[Ww]hoever|[Tt]hose who)\b",
    "so many, anew, dear, need not": r"\b([Ss]o many|anew|[Dd]ear|[Nn]eed not|for certain|at present)\b",
    "the last epoch (final, previous)": r"\blast epoch\b",
    "lead −9": r"\blead (−|-|\{)",
}
"""What is not written, and what is written instead in brackets."""

EXCEPTIONS = {
    "An unexpected error occurred": "an error of the program, not a player's mistake",
    "the system reported an error": "an error of the system",
    "those who wait for the flood": "a proverb",
    "Too close to call": "an idiom that has nothing to do with Ra",
    "<b>error</b>": "the name of a level of the log",
    "the tiles are gone": "a position in which no one has them",
    "for certain |": "with a chance of 1",
    "than wins for certain": "with a chance of 1",
}
"""Parts of texts that are right, with the reason."""

PLACES = {
    "lessons": ("Lessons", "Puzzles", "PuzzlesPage", "JourneyPage", "JourneyPlaces", "Feats"),
    "review": ("Coach", "CoachCard", "HintCard", "Review"),
    "hints": ("Reasons",),
    "installer": (),
    "pages": (),
    "errors": (),
    "window": (),
}
"""Where texts are shown, with the contexts of their messages; the window has all others. Pages are README, docs and the
like; errors are those of the engine, of files and of commands, which terminals, the log and English windows show."""

PLAIN_WORDS = (
    "call (invoke Ra)", "the most, the least of suns", "error (mistake)", "bring (score, be worth)",
)  # fmt: skip
"""Kinds that are words of everyday English where no one talks about a move: on pages and in errors."""

SAID = ("refuse", "error", "warning", "critical", "exception", "info", "add_argument", "Parser", "write")
"""Functions that get a text for a terminal or the log."""

LATER = (
    "Account", "Feats", "JourneyPage", "JourneyPlaces", "Palette", "Players", "Positions", "Programs", "RealBag",
    "Records", "Setup", "Ending", "FriendsPage", "Worth", "Faces",
)  # fmt: skip
"""The contexts that came with the newest features: the price of a sun, feats, the journey and the deal of the day,
positions, players, outside programs, a real bag, the end page, friends elsewhere, what a lot is worth and people's
faces."""

MOST_MESSAGES = {"without the newest features": 1820, "all": 2160}
"""How many messages there may be: a new one needs an old one to go."""

STILL: dict[str, int] = {}
"""How many may be left where the texts have not been edited yet: only ever fewer."""


@cache
def texts(root: Path) -> tuple[tuple[str, str], ...]:
    """All English texts a person can see, each with its place."""
    return tuple(dict.fromkeys(_texts(root)))


def _texts(root: Path) -> Iterator[tuple[str, str]]:
    places = {context: place for place, contexts in PLACES.items() for context in contexts}
    for name in ("de", "en"):  # every message is in the first, the plurals are in the second
        tree = ElementTree.parse(root / f"resources/translations/ra-desktop_{name}.ts")  # noqa: S314 - our own file
        for context in tree.iter("context"):
            place = places.get(context.findtext("name", ""), "window")
            for message in context.iter("message"):
                forms = [form.text or "" for form in message.iter("numerusform")]
                if name == "en" or not forms:
                    yield from ((place, text) for text in forms or [message.findtext("source", "")])
    for page in (*root.glob("*.md"), *root.glob("docs/*.md"), root / "packaging/README.md"):
        prose = re.sub(r"```.*?```|`[^`\n]*`|<[^>]+>", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        yield from (("pages", " ".join(part.split())) for part in prose.split("\n\n"))
    for source in sorted((root / "ra_desktop").rglob("*.py")):
        yield from (("errors", text) for text in said(ast.parse(source.read_text(encoding="utf-8"))))
    for file in sorted((root / "packaging/texts").glob("de.toml")):
        for text in re.findall(r'^from = "(.*)"', file.read_text(encoding="utf-8"), re.MULTILINE):
            yield "installer", text


def said(module: ast.Module) -> Iterator[str]:
    """The texts of what a module raises, logs or prints."""
    for node in ast.walk(module):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            call = node.exc
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in SAID:
            call = node
        else:
            continue
        for value in ast.walk(call):
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield value.value


def messages(root: Path) -> dict[str, int]:
    """How many messages the catalogues have."""
    tree = ElementTree.parse(root / "resources/translations/ra-desktop_de.ts")  # noqa: S314 - our own file
    counts = {context.findtext("name", ""): len(context.findall("message")) for context in tree.iter("context")}
    assert set(LATER) <= counts.keys()
    before = sum(count for context, count in counts.items() if context not in LATER)
    return {"without the newest features": before, "all": sum(counts.values())}


def result(root: Path) -> Iterator[tuple[str, str, str]]:
    """The place, the kind and the text of each word that is not written."""
    for place, text in texts(root):
        rest = re.sub(r"\{\w+\}", "{}", text)
        for right in EXCEPTIONS:
            rest = rest.replace(right, "")
        for kind, pattern in KINDS.items():
            if re.search(pattern, rest) and not (place in ("pages", "errors") and kind in PLAIN_WORDS):
                yield place, kind, text


@pytest.mark.parametrize("place", PLACES)
def test_no_text_has_words_that_a_native_speaker_would_not_use(place: str) -> None:
    odd = [f"{kind}: {text}" for where, kind, text in result(ROOT) if where == place]
    assert len(odd) <= STILL.get(place, 0), "\n".join(odd)


def test_there_are_no_more_messages_than_agreed() -> None:
    counts = messages(ROOT)
    assert {kind: count for kind, count in counts.items() if count > MOST_MESSAGES[kind]} == {}


def test_no_text_names_the_key_of_a_command_which_can_be_changed() -> None:
    """It names the command, or gets the key that is set. Esc leaves whatever is shown, and stays as it is."""
    named = re.compile(r"\b[Pp]ress (?:Ctrl|Shift|Alt|F\d|[A-Z]\b)")
    assert named.search("Press V after a game.")
    assert [text for _, text in texts(ROOT) if named.search(text)] == []


def test_every_kind_and_every_exception_is_one() -> None:
    written = "\n".join(text for _, text in texts(ROOT))
    assert [right for right in EXCEPTIONS if right not in written] == []
    assert re.search(KINDS["call (invoke Ra)"], "Call Ra now")
    assert re.search(KINDS["lead −9"], "lead −9")
    assert list(said(ast.parse('raise ValueError(f"nobody has {sun}")'))) == ["nobody has "]
    assert list(said(ast.parse('_log.info("made anew: %s", file)'))) == ["made anew: %s"]


def main() -> None:
    """Print a table: a line for each kind, a column for each place; and how many messages there are."""
    root = Path(sys.argv[1]) if sys.argv[1:] else ROOT
    counts = Counter((kind, place) for place, kind, _ in result(root))
    sys.stdout.write(f"| | {' | '.join(PLACES)} |\n|---|{'---|' * len(PLACES)}\n")
    for kind in KINDS:
        sys.stdout.write(f"| {kind} | {' | '.join(str(counts[kind, place]) for place in PLACES)} |\n")
    totals = (sum(number for (_, where), number in counts.items() if where == place) for place in PLACES)
    sys.stdout.write(f"| all | {' | '.join(map(str, totals))} |\n\n")
    for kind, count in messages(root).items():
        sys.stdout.write(f"Messages, {kind}: {count} (at most {MOST_MESSAGES[kind]})\n")


if __name__ == "__main__":
    main()
