"""From a file to a lesson; every error names the file, the line and the field.

What only playing it shows, :mod:`.check` looks for.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ra_desktop.ai import LEVELS
from ra_desktop.console import one_line
from ra_desktop.engine import (
    RULESETS,
    Bid,
    Discard,
    Draw,
    End,
    Flip,
    Invoke,
    Keep,
    Pass,
    SetupError,
    ShowSide,
    SpendGod,
    parse_action,
)
from ra_desktop.storage.errors import ReadError
from ra_desktop.storage.reading import read_file

from .lesson import OTHER, PLACES, Answer, Lesson, Step, game_of, place_of, spelled_out

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path as File


MOST_SENTENCES: Final = 2
WORDS: Final = tuple(action.word for action in (Draw, Invoke, Bid, Pass, SpendGod, End, Discard, ShowSide, Flip, Keep))
"""Words that stand for all actions of a kind, such as ``bid``."""

_MOST_BYTES: Final = 200_000
_SENTENCE: Final = re.compile(r"[.!?…]+[”\"’)]*(?=\s|$)")
_PLACE_IN_ERROR: Final = re.compile(r"(?P<text>.*?)(?: - at (?P<key>key in )?`\$(?P<path>[^`]*)`)?")
_PART: Final = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
_TOML_LINE: Final = re.compile(r"(?P<text>.*) \(at line (?P<line>\d+), column \d+\)")

Path = tuple[str | int, ...]
"""Where a value is: ``("steps", 0, "answers", "bid 9", "text")``."""

_KEY: Final = re.compile(r"""\s*(?P<key>(?:[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*')(?:\s*\.\s*[^=\s]+)*)\s*=""")
_HEADER: Final = re.compile(r"\s*(?P<open>\[\[?)[^\[\]]")
_STRING: Final = re.compile(r"""#.*|"(?P<text>(?:[^"\\]|\\.)*)"|'(?P<plain>[^']*)'""")


@dataclass(frozen=True, slots=True)
class Problem:
    """A fault in a lesson's file."""

    line: int
    field: str
    """Such as ``steps[2].answers.invoke.text``; empty for the file as a whole."""
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.field}: {self.text}" if self.field else f"line {self.line}: {self.text}"


class LessonError(ValueError):
    """A lesson's file is wrong; the message names the file, and each line and field."""

    def __init__(self, file: File, problems: list[Problem]) -> None:
        super().__init__("\n".join(f"{one_line(file)}: {problem}" for problem in problems))
        self.problems: Final = problems


def named(path: Path) -> str:
    """Return the name of a field: ``steps[2].answers."bid 9"``; steps are counted from 1, as people do."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part + 1}]"
        else:
            text += ("." if text else "") + (part if re.fullmatch(r"[\w-]+", part) else f'"{part}"')
    return text


def read_lesson(file: File) -> Lesson:
    """Return the lesson in `file`; raises :class:`LessonError`."""
    return read_with_source(file)[0]


def read_with_source(file: File) -> tuple[Lesson, Source]:
    """Return the lesson in `file` and its text; raises :class:`LessonError`."""
    try:
        text = read_file(file, _MOST_BYTES).decode().replace("\r\n", "\n")
        data = tomllib.loads(text)
    except ReadError as error:
        raise LessonError(file, [Problem(1, "", f"the file cannot be read: {error.reason}")]) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LessonError(file, [_syntax_problem(error)]) from error
    source = Source(text)
    try:
        lesson = msgspec.convert(data, Lesson)
    except msgspec.ValidationError as error:
        raise LessonError(file, [_field_problem(error, data, source)]) from error
    problems = [source.problem(path, text) for path, text in _faults(lesson)]
    if problems:
        raise LessonError(file, problems)
    return lesson, source


def sentences(text: str) -> int:
    """Return how many sentences `text` has."""
    return max(1, len(_SENTENCE.findall(text)))


def _syntax_problem(error: Exception) -> Problem:
    match = _TOML_LINE.fullmatch(str(error))
    return (
        Problem(int(match["line"]), "", f"not TOML: {match['text']}") if match else Problem(1, "", f"not TOML: {error}")
    )


def _field_problem(error: msgspec.ValidationError, data: Any, source: Source) -> Problem:
    match = _PLACE_IN_ERROR.fullmatch(str(error))
    if match is None:
        return source.problem((), str(error))
    path: list[str | int] = []
    for name, index in _PART.findall(match["path"] or ""):
        path.append(name or (_faulty_answer(path, data) if index == "..." else int(index)))
    text = match["text"]
    unknown = re.search("unknown field `(.*)`", text)
    if unknown:
        path.append(unknown[1])
        text = "there is no such field"
    return source.problem(tuple(path), text)


def _faulty_answer(path: list[str | int], data: Any) -> str:
    """Return the key of the first answer at `path` that is wrong: msgspec does not name keys."""
    for part in path:
        data = data[part]
    for key, answer in data.items():
        try:
            msgspec.convert(answer, Answer)
        except msgspec.ValidationError:
            return str(key)
    return "?"


def _faults(lesson: Lesson) -> Iterator[tuple[Path, str]]:
    """Yield what is wrong with a lesson by itself, with its field."""
    if lesson.ruleset not in RULESETS:
        yield ("ruleset",), f"no rule set {lesson.ruleset!r}; the choices are {', '.join(RULESETS)}"
        return
    if lesson.level not in LEVELS:
        yield ("level",), f"no level {lesson.level!r}; the choices are {', '.join(LEVELS)}"
    if lesson.seat >= len(lesson.deal.suns):
        yield ("seat",), f"there are suns for seats 0 to {len(lesson.deal.suns) - 1} only"
    if len(lesson.names) > len(lesson.deal.suns) - 1:
        yield ("names",), f"{len(lesson.names)} names for {len(lesson.deal.suns) - 1} others"
    try:
        game_of(lesson, ())
    except SetupError as error:
        field = "bag" if "tile" in str(error) else "suns"
        yield ("deal", field), str(error)
    yield from _bad_actions(("deal", "before"), lesson.deal.before)
    if lesson.moments > len(lesson.deals):
        yield ("moments",), f"there are {len(lesson.deals)} other deals"
    if sentences(lesson.summary) > MOST_SENTENCES:
        yield ("summary",), f"more than {MOST_SENTENCES} sentences"
    for number, step in enumerate(lesson.steps):
        yield from _step_faults(("steps", number), step)
    for number, other in enumerate(lesson.variants()[1:]):
        for path, text in _faults(other):
            if path[0] == "deal" or (path[0] == "steps" and lesson.deals[number].steps):
                yield in_deal(number, path), text


def in_deal(number: int, path: Path) -> Path:
    """Return where the value at `path` is, if it is that of another deal."""
    return ("deals", number, *(path[1:] if path[0] == "deal" else path))


def _step_faults(path: Path, step: Step) -> Iterator[tuple[Path, str]]:
    if sentences(step.text) > MOST_SENTENCES:
        yield (*path, "text"), f"more than {MOST_SENTENCES} sentences"
    if step.right and not step.task:
        yield (*path, "task"), "a step with `right` needs a task"
    if step.task and not step.right:
        yield (*path, "right"), "a step with a task needs `right`"
    for index, place in enumerate(step.points_at):
        if place_of(place) is None:
            known = ", ".join(PLACES)
            yield (*path, "points_at", index), f"no place {place!r}; the choices are {known}, track N, sun N, seat N"
    yield from _bad_actions((*path, "right"), step.right, words=WORDS)
    yield from _bad_actions((*path, "then"), step.then)
    for key, answer in step.answers.items():
        yield from _answer_faults((*path, "answers", key), key, answer)


def _answer_faults(path: Path, key: str, answer: Answer) -> Iterator[tuple[Path, str]]:
    for _, text in _bad_actions(path, (key,), words=(*WORDS, OTHER)):
        yield path, text
    if sentences(answer.text) > MOST_SENTENCES:
        yield (*path, "text"), f"more than {MOST_SENTENCES} sentences"
    if answer.replies and not answer.shown:
        yield (*path, "replies"), "only with `shown = true`"
    yield from _bad_actions((*path, "replies"), answer.replies)


def _bad_actions(path: Path, texts: tuple[str, ...], words: tuple[str, ...] = ()) -> Iterator[tuple[Path, str]]:
    """Yield those of `texts` that are neither actions nor one of `words`."""
    for index, text in enumerate(texts) if words else spelled_out(texts):
        if text in words:
            continue
        try:
            parse_action(text)
        except ValueError as error:
            yield (*path, index), str(error)


class Source:
    """Says where in the `text` of a lesson's file a problem is: the file is valid TOML as lessons use it."""

    def __init__(self, text: str) -> None:
        self._lines: dict[Path, int] = {(): 1}
        self._tables: dict[Path, int] = {}
        """How many tables there are of each array of tables."""
        lines = text.splitlines()
        table: Path = ()
        number = 0
        while number < len(lines):
            line = lines[number]
            if _HEADER.match(line):
                table = self._enter(line)
                self._lines.setdefault(table, number + 1)
                number += 1
            elif _KEY.match(line):
                number = self._value(table, lines, number)
            else:
                number += 1

    def problem(self, path: Path, text: str) -> Problem:
        """Return what is wrong with the value at `path`."""
        return Problem(self.line_of(path), named(path), text)

    def line_of(self, path: Path) -> int:
        """Return the line, from 1, of the value at `path`, or of the closest thing around it that has one."""
        while path not in self._lines:
            path = path[:-1]
        return self._lines[path]

    def _enter(self, line: str) -> Path:
        """Return the path of the table that begins with `line`."""
        keys = _keys_of(tomllib.loads(line))
        path: Path = ()
        for key in keys:
            path = (*path, key)
            if path in self._tables:
                path = (*path, self._tables[path] - 1)
        if line.lstrip().startswith("[["):
            if path and isinstance(path[-1], int):
                path = path[:-1]
            count = self._tables[path] = self._tables.get(path, 0) + 1
            path = (*path, count - 1)
        return path

    def _value(self, table: Path, lines: list[str], first: int) -> int:
        """Note the lines of the value that begins on line `first`, from 0; return the line after it."""
        last = first
        while True:
            try:
                tomllib.loads("\n".join(lines[first : last + 1]))
                break
            except tomllib.TOMLDecodeError:
                last += 1
                if last >= len(lines):
                    return last
        key = _KEY.match(lines[first])
        assert key is not None
        path: Path = (*table, *_keys_of(tomllib.loads(f"{key['key']} = 0")))
        self._lines[path] = first + 1
        index = 0
        for number in range(first, last + 1):
            for match in _STRING.finditer(lines[number], key.end() if number == first else 0):
                if not match[0].startswith("#"):
                    self._lines.setdefault((*path, index), number + 1)
                    index += 1
        return last + 1


def _keys_of(value: Any) -> Path:
    """Return the keys from the outermost table of `value` to the one value, or empty table, in it."""
    path: Path = ()
    while isinstance(value, dict | list) and len(value) == 1:
        if isinstance(value, list):
            if not isinstance(value[0], dict):
                break
            value = value[0]
            continue
        ((key, value),) = value.items()
        path = (*path, key)
    return path
