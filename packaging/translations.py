"""Updates the files for translators, and compiles those that Qt reads.

``python packaging/translations.py update de fr`` writes or updates ``resources/translations/ra-desktop_de.ts`` and that
of French; without a language, every existing file. ``check de`` lists what is missing or wrong.
``release`` compiles the ``.qm`` files, which are kept with the sources, and notes their checksums. A language that is
not complete is left out: players only get complete ones. A faulty one is refused. English has a file only for its
plurals: "1 tile", "2 tiles".

``sham FOLDER`` writes a made-up language into a folder, with accents and longer by two fifths, in brackets: for tests.

Qt's lupdate reads the messages and their contexts from the sources; translators see comments that begin with ``#:``
above a message. The texts of lessons are read from their files, without any Python.
"""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zlib
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "ra_desktop" / "ui"
"""The part of the program's code with messages for players."""
LESSONS: Final = ROOT / "resources" / "lessons"
LESSONS_CONTEXT: Final = "Lessons"
"""The context of every text of a lesson."""
JOURNEY: Final = ROOT / "resources" / "journey"
PLACES_CONTEXT: Final = "JourneyPlaces"
"""The context of every text of a place of the journey."""
FOLDER: Final = ROOT / "resources" / "translations"
NAME: Final = "ra-desktop"
CHECKSUMS: Final = "checksums.txt"
"""The file with the checksums of the compiled files."""
SOURCE_LANGUAGE: Final = "en"
"""The language of the code, of which only the plurals are in a file."""

_KEY: Final = re.compile(r"&(?=\w)")
_PLACEHOLDER: Final = re.compile(r"\{\w+\}", re.ASCII)

_LISTED: Final = 20
"""How many untranslated messages a check lists."""

_TRANSLATE: Final = ("translate", "_tr")
"""The functions whose arguments are context, text, comment and number."""


@lru_cache(maxsize=1024)
def with_numbers_as_figures(source: str) -> str:
    """Return `source` with the number of every plural message replaced by a figure, without changing line numbers.

    lupdate takes a message of ``translate`` for a plural only if its number is a figure; here it is a name. Remembers
    the sources, which are the same for every language.
    """
    if "%n" not in source and "count_of(" not in source:  # no plural; parsing takes long
        return source
    lines = source.encode().splitlines(keepends=True)  # the syntax tree counts bytes
    numbers = [
        node.args[3]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and len(node.args) > 3 and _name(node.func) in _TRANSLATE
    ]
    for number in sorted(numbers, key=lambda node: (node.lineno, node.col_offset), reverse=True):
        assert number.end_lineno is not None
        first, last = number.lineno - 1, number.end_lineno - 1
        tail = lines[last][number.end_col_offset :]
        lines[first : last + 1] = [lines[first][: number.col_offset] + b"1" + b"\\\n" * (last - first) + tail]
    return b"".join(lines).decode()


def lesson_texts(file: Path) -> list[str]:
    """Return what players read of the lesson in `file`, in its order."""
    lesson = tomllib.loads(file.read_text(encoding="utf-8"))
    if "entries" in lesson:  # what a player must know
        return [entry["sentence"] for entry in lesson["entries"]]
    texts = [lesson["title"], lesson.get("summary", "")]
    steps = [*lesson["steps"], *(step for deal in lesson.get("deals", ()) for step in deal.get("steps", ()))]
    for step in steps:
        answers = (answer.get("text", "") for answer in step.get("answers", {}).values())
        texts += [step["text"], step.get("task", ""), *answers]
    return [text for text in texts if text]


def place_texts(file: Path) -> list[str]:
    """Return what players read of the place of the journey in `file`."""
    place = tomllib.loads(file.read_text(encoding="utf-8"))
    return [place["title"], place["text"], place["task"]]


@lru_cache(maxsize=2)
def lessons_as_source(folder: Path) -> str:
    """Return Python that holds the texts of all lessons below `folder`, for lupdate; comments name the files.

    Remembers it, as it is the same for every language.
    """
    return _as_source(LESSONS_CONTEXT, folder, lesson_texts)


@lru_cache(maxsize=1)
def places_as_source() -> str:
    """Return the same of the places of the journey."""
    return _as_source(PLACES_CONTEXT, JOURNEY, place_texts)


def _as_source(context: str, folder: Path, texts: Callable[[Path], list[str]]) -> str:
    lines = []
    for file in sorted(folder.rglob("*.toml")):
        for text in texts(file):
            lines.append(f"#: {file.relative_to(folder).as_posix()}")
            lines.append(f'QCoreApplication.translate("{context}", {json.dumps(text, ensure_ascii=False)})')
    return "\n".join(lines) + "\n"


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def languages(folder: Path = FOLDER) -> list[str]:
    """Return the codes of the languages that have a ``.ts`` file."""
    return sorted(path.stem.removeprefix(f"{NAME}_") for path in folder.glob(f"{NAME}_*.ts"))


def update(language: str, folder: Path = FOLDER, sources: Path = SOURCES, lessons: Path | None = None) -> Path:
    """Write the messages of `sources` into the file of `language` in `folder`; translations are kept.

    So are those of `lessons`; without that, the program's own go with its own sources.
    """
    files = sorted(sources.rglob("*.py"))
    if lessons is None and sources == SOURCES:
        lessons = LESSONS
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{NAME}_{language}.ts"
    options = [
        "-silent",
        "-no-obsolete",
        "-locations",
        "none",
        "-tr-function-alias",
        "translate+=_tr,QT_TRANSLATE_NOOP+=translatable",
    ]
    if language == SOURCE_LANGUAGE:
        options.append("-pluralonly")
    with tempfile.TemporaryDirectory() as work:
        listed = Path(work) / "sources.lst"
        copies = []
        for number, source in enumerate(files):
            copies.append(Path(work) / f"{number}-{source.name}")
            copies[-1].write_text(with_numbers_as_figures(source.read_text(encoding="utf-8")), encoding="utf-8")
        if lessons is not None:
            copies.append(Path(work) / "lessons.py")
            copies[-1].write_text(lessons_as_source(lessons), encoding="utf-8")
        if lessons == LESSONS:
            copies.append(Path(work) / "places.py")
            copies[-1].write_text(places_as_source(), encoding="utf-8")
        listed.write_text("\n".join(map(str, copies)), encoding="utf-8")
        languages = ["-source-language", SOURCE_LANGUAGE, "-target-language", language]
        _run("lupdate", *options, *languages, f"@{listed}", "-ts", str(path))
    return path


def unfinished(path: Path) -> list[str]:
    """Return the messages of a ``.ts`` file without a translation, or with one that is marked as unfinished."""
    return [
        source
        for source, is_finished, forms in _messages(path)
        if not is_finished or not forms or not all(form.strip() for form in forms)
    ]


def misfilled(path: Path) -> list[str]:
    """Return the messages of a ``.ts`` file whose translation has other placeholders; ``%n`` may be missing."""
    return [
        source
        for source, _, forms in _messages(path)
        if any(set(_PLACEHOLDER.findall(form)) != set(_PLACEHOLDER.findall(source)) for form in forms if form.strip())
    ]


def without_key(path: Path) -> list[str]:
    """Return the messages of a ``.ts`` file whose translation has more keys after ``&`` than the message.

    None is fine: not every word has a letter that is still free.
    """
    return [
        source
        for source, _, forms in _messages(path)
        if any(len(_KEY.findall(form)) > len(_KEY.findall(source)) for form in forms)
    ]


def faults(path: Path) -> list[str]:
    """Return in words what is wrong in a ``.ts`` file; nothing of what is merely not yet translated."""
    kinds = ((misfilled(path), "other placeholders"), (without_key(path), "& without a reason"))
    return [f"{what}: {source}" for found, what in kinds for source in found]


def _messages(path: Path) -> Iterator[tuple[str, bool, list[str]]]:
    """Yield each message with whether its translation is finished, and its forms: for each plural, long and short."""
    for message in ElementTree.parse(path).iter("message"):  # noqa: S314 - our own file
        translation = message.find("translation")
        if translation is None:
            yield message.findtext("source", ""), False, []
            continue
        forms = translation.findall("numerusform") or [translation]
        is_finished = translation.get("type") != "unfinished"
        texts = [text.text or "" for form in forms for text in (form.findall("lengthvariant") or [form])]
        yield message.findtext("source", ""), is_finished, texts


def release(path: Path) -> Path:
    """Compile a ``.ts`` file into a ``.qm`` file.

    Raises ValueError if a message is not translated, or its translation has other placeholders.
    """
    for faulty, what in ((unfinished(path), "are not translated"), (misfilled(path), "have other placeholders")):
        if faulty:
            raise ValueError(f"{path.name}: {len(faulty)} messages {what}, the first: {faulty[0]}")
    made = path.with_suffix(".qm")
    _run("lrelease", "-silent", str(path), "-qm", str(made))
    note_checksums(path.parent)
    return made


def note_checksums(folder: Path) -> None:
    """Write the checksums of the compiled files: Qt crashes on a damaged one, so the program looks before."""
    lines = [f"{path.name} {zlib.crc32(path.read_bytes()):08x}\n" for path in sorted(folder.glob(f"{NAME}_*.qm"))]
    (folder / CHECKSUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


def _run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools, which come with PySide6-Essentials."""
    command = shutil.which(f"pyside6-{tool}", path=Path(sys.executable).parent) or shutil.which(f"pyside6-{tool}")
    if command is None:
        raise FileNotFoundError(f"pyside6-{tool} is not installed")
    subprocess.run([command, *arguments], check=True, stdout=subprocess.DEVNULL)


def _release_all() -> int:
    """Release every language that is complete; return 1 if one is faulty, or English is not complete."""
    status = 0
    for language in languages(FOLDER):
        path = FOLDER / f"{NAME}_{language}.ts"
        missing = unfinished(path)
        if missing and language != SOURCE_LANGUAGE:
            path.with_suffix(".qm").unlink(missing_ok=True)
            note_checksums(FOLDER)
            sys.stdout.write(f"{path.name}: left out, {len(missing)} messages are not translated\n")
            continue
        try:
            sys.stdout.write(f"{release(path).name}\n")
        except ValueError as error:
            sys.stderr.write(f"{error}\n")
            status = 1
    return status


def require_complete() -> None:
    """Raise ValueError if a language that players get lacks a message, in its file or since the last `update`."""
    with tempfile.TemporaryDirectory() as work:
        for language in languages(FOLDER):
            kept = FOLDER / f"{NAME}_{language}.ts"
            if kept.with_suffix(".qm").exists() or language == SOURCE_LANGUAGE:
                shutil.copy(kept, work)
                if missing := unfinished(update(language, Path(work))):
                    message = f"{kept.name}: {len(missing)} messages are not translated, the first: {missing[0]}"
                    raise ValueError(message)


def _check(chosen: Sequence[str]) -> int:
    """List what is missing or wrong in each language; return 1 if anything is."""
    status = 0
    for language in chosen:
        path = FOLDER / f"{NAME}_{language}.ts"
        missing, wrong = unfinished(path), faults(path)
        sys.stdout.write(f"{path.name}: {len(missing)} not translated, {len(wrong)} faulty\n")
        sys.stdout.writelines(f"  {line}\n" for line in wrong)
        sys.stdout.writelines(f"  not translated: {source}\n" for source in missing[:_LISTED])
        if len(missing) > _LISTED:
            sys.stdout.write(f"  and {len(missing) - _LISTED} more\n")
        status = max(status, int(bool(missing or wrong)))
    return status


# --- a made-up language -------------------------------------------------------------------------------

SHAM: Final = "eo"
"""The code of the made-up language: one that Qt knows and the program does not speak."""
_ACCENTS: Final = str.maketrans("AEIOUYaceinouy", "ÀÉÎÖÛÝàçéîñöûý")
_KEPT: Final = re.compile(r"(\{\w+\}|%n|%\(\w+\)[rs]|%[rs]\b|<[^>]+>)", re.ASCII)
"""What a translation leaves as it is."""


def sham(text: str) -> str:
    """Return `text` in the made-up language: with accents, longer by two fifths, in brackets."""
    parts = [part if _KEPT.fullmatch(part) else part.translate(_ACCENTS) for part in _KEPT.split(text)]
    letters = sum(character.isalpha() for character in _KEPT.sub("", text))
    more = round(0.4 * letters)
    return "[" + "".join(parts) + ("~" * more if more < 8 else " " + "lôrém " * (more // 6)).rstrip() + "]"


def write_sham(folder: Path) -> Path:
    """Write and compile the made-up language into `folder`; return the compiled file."""
    path = update(SHAM, folder)
    tree = ElementTree.parse(path)  # noqa: S314 - our own file
    for message in tree.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.pop("type", None)
        for form in translation.findall("numerusform") or [translation]:
            form.text = sham(message.findtext("source", ""))
    tree.write(path, encoding="utf-8", xml_declaration=True)
    return release(path)


def main(arguments: Sequence[str]) -> int:
    """Run the command; return the exit status."""
    match arguments:
        case ["update", *chosen]:
            for language in chosen or languages():
                path = update(language)
                sys.stdout.write(f"{path.name}: {len(unfinished(path))} messages to translate\n")
        case ["check", *chosen]:
            return _check(chosen or languages(FOLDER))
        case ["release"]:
            return _release_all()
        case ["sham", folder]:
            sys.stdout.write(f"{write_sham(Path(folder))}\n")
        case _:
            sys.stderr.write(f"{__doc__}\n")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
