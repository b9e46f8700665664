"""What is wrong with a file is told in the language of the window; nothing that storage says stays English."""

from __future__ import annotations

import ast
import errno
import os
import re
from pathlib import Path

import pytest

import ra_desktop.storage
from ra_desktop.engine import notation
from ra_desktop.storage.errors import DamagedFileError, ReadError, RuleBreakError
from ra_desktop.storage.names import NAME_RULE
from ra_desktop.ui.system import languages
from ra_desktop.ui.words.errors import SENTENCES, describe, in_words, misreading

OTHERS = [code for code in languages.available() if code != languages.SOURCE]
TOLD = {
    "DamagedFileError": 0, "ForeignFileError": 0, "ReadError": 1, "WriteError": 1, "NameTakenError": 1,
    "NotationError": 1, "refuse": 0,
}  # fmt: skip
"""Errors of storage and of positions as text, and which of their arguments is the reason."""
SAME = {"format 7": {"fr"}}
"""What reads alike in English and these languages."""


def example(sentence: str) -> str:
    return re.sub(
        r"\{(\w+)\}", lambda match: "7" if match[1] in ("count", "version", "seat", "seed") else "owl", sentence
    )


def raised() -> set[str]:
    """Every reason written in the code, with 7 for each value."""
    results = set()
    for file in (*Path(ra_desktop.storage.__file__).parent.glob("*.py"), Path(notation.__file__)):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if name in TOLD:
                    results.add(spelled(node.args[TOLD[name]]))
    return results - {""}


def spelled(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else "7" for part in node.values)
    return ""


def test_the_reasons_are_found_in_the_code() -> None:
    assert {"it is empty", "unknown tile 7", "not a regular file", "7 is missing"} <= raised()
    assert len(raised()) >= 40


@pytest.mark.parametrize("language", OTHERS)
def test_every_reason_is_told_in_the_language_of_the_window_and_what_players_can_mend_is_told_exactly(
    language: str,
) -> None:
    languages.use(language)
    general = {in_words("something that nobody has written", kind) for kind in ("rules", "damaged", "read")}
    assert len(general) == 3
    for sentence, others in SENTENCES.items():
        exact = in_words(example(sentence))
        assert exact not in general
        assert exact != example(sentence) or language in SAME.get(example(sentence), ()), sentence
        assert {in_words(example(other)) for other in others} <= {exact}, others
    for reason in {*raised(), NAME_RULE}:
        assert in_words(reason, "damaged") != reason or language in SAME.get(reason, ()), reason


def test_where_it_stands_is_told_in_the_language_of_the_window_unless_it_is_the_name_of_a_field() -> None:
    languages.use("de")
    assert describe(DamagedFileError("empty", "line 3, column 7")).endswith("Zeile 3, Spalte 7")
    assert describe(DamagedFileError("empty", "seats[0].name")).endswith(": seats[0].name")


def test_values_stand_in_the_sentence_as_they_stand_in_the_file() -> None:
    languages.use("de")
    text = describe(DamagedFileError("unknown tile 'Pyramid {x}'", "bag[3]"))
    assert text == "Die Datei ist beschädigt: 'Pyramid {x}' ist unbekannt.\nStelle in der Datei: bag[3]"


@pytest.mark.parametrize("code", [errno.ENOENT, errno.EACCES, errno.ENOSPC, errno.EROFS])
def test_the_usual_refusals_of_a_system_are_known(code: int) -> None:
    languages.use("de")
    error = ReadError.from_os_error(Path("game.ra-game"), OSError(code, os.strerror(code)))
    assert in_words(error.reason) not in (error.reason, "das System meldet einen Fehler")


def test_what_nobody_has_translated_becomes_a_general_sentence_and_stays_as_it_is_in_english() -> None:
    error = RuleBreakError(4, "seat 1 has no sun 9")
    assert (
        describe(error) == "The game in the file breaks the rules: seat 1 has no sun 9.\nWhere in the file: actions[4]"
    )
    languages.use("de")
    assert describe(error).startswith(
        "Die Partie in der Datei verstößt gegen die Regeln: dieser Zug ist dort nicht möglich."
    )


def test_in_english_the_system_is_put_into_the_words_of_a_person() -> None:
    assert describe(ReadError(Path("x"), "Permission denied")) == "The file can’t be read: you don’t have permission."
    assert describe(ReadError(Path("x"), "Input/output error")) == "The file can’t be read: input/output error."
    assert describe(DamagedFileError("unknown tile 'frog'")) == "The file is damaged: unknown tile “frog”."
    assert describe(DamagedFileError("larger than 9 bytes")) == "The file is damaged: it is too large."


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "Something is missing."),
        ("ra1 classic", "Something is missing."),
        ("hello", "Expected “ra1”, not “hello”.\nAt character 1: “hello”"),
    ],
)
def test_a_text_that_is_no_position_is_told_with_the_place_unless_it_ends_too_early(text: str, words: str) -> None:
    with pytest.raises(notation.NotationError) as caught:
        notation.read(text)
    assert misreading(text, caught.value) == words
