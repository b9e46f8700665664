"""Collects every sentence of the program for translators, and makes the files that Qt reads of their work.

``python packaging/translations.py update de`` writes or refreshes ``resources/translations/ra-desktop_de.ts``; without
a language, all that are there. ``python packaging/translations.py release`` makes the ``.qm`` files, which are kept
with the sources; a language with sentences that are not translated is refused, as a language is shown to players only
when it is complete. English has a file for its plurals alone: "1 tile", "2 tiles".

Sentences are found in the syntax tree and handed to lupdate as a plain list, because lupdate takes a sentence for a
plural only if its number is written as a figure.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from xml.etree import ElementTree

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "resources" / "translations"
NAME: Final = "ra-desktop"
SOURCE_LANGUAGE: Final = "en"
"""The language of the code: only its plurals are written down."""

_FUNCTIONS: Final = (("QCoreApplication", "translate"), ("", "_tr"))
_METHOD: Final = ("self", "tr")


class Sentence(NamedTuple):
    """What is to be translated. *plural* says that ``%n`` stands for a number."""

    context: str
    text: str
    comment: str
    plural: bool


class UntranslatableError(ValueError):
    """A sentence is put together when the program runs, so that no translator ever sees it."""


@cache
def sentences(folder: Path = ROOT / "ra_desktop" / "ui") -> tuple[Sentence, ...]:
    """Every sentence in the sources below *folder*, each once, sorted. No other layer of the program has any.

    Raises UntranslatableError, naming file and line.
    """
    found: set[Sentence] = set()
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        found.update(_in_tree(tree, path.name))
    return tuple(sorted(found))


def _in_tree(tree: ast.AST, file: str, context: str = "") -> Iterator[Sentence]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call):
            yield from _of_call(node, file, context)
        yield from _in_tree(node, file, node.name if isinstance(node, ast.ClassDef) else context)


def _of_call(call: ast.Call, file: str, context: str) -> Iterator[Sentence]:
    match call.func:
        case ast.Name(name):
            called = ("", name)
        case ast.Attribute(ast.Name(owner), name):
            called = (owner, name)
        case _:
            return
    if called in _FUNCTIONS:
        arguments = call.args
    elif called == _METHOD:
        arguments = [ast.Constant(context), *call.args]
    else:
        return
    words = [argument.value if isinstance(argument, ast.Constant) else None for argument in arguments[:3]]
    if len(words) < 2 or not all(isinstance(word, str) for word in words):
        raise UntranslatableError(f"{file}:{call.lineno}: not a literal")
    comment = words[2] if len(words) > 2 else ""
    yield Sentence(str(words[0]), str(words[1]), str(comment), len(arguments) > 3)


def as_source(of: Iterable[Sentence]) -> str:
    """A Python file from which lupdate reads the sentences."""
    lines = ["from PySide6.QtCore import QCoreApplication"]
    for sentence in of:
        arguments = ", ".join(_quoted(word) for word in (sentence.context, sentence.text, sentence.comment))
        lines.append(f"QCoreApplication.translate({arguments}{', 1' if sentence.plural else ''})")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def languages(folder: Path = FOLDER) -> list[str]:
    """The codes of the languages that have a ``.ts`` file."""
    return sorted(path.stem.removeprefix(f"{NAME}_") for path in folder.glob(f"{NAME}_*.ts"))


def update(language: str, folder: Path = FOLDER) -> Path:
    """Write the sentences of today into the file of *language*; what is translated stays so."""
    wanted = [found for found in sentences() if found.plural or language != SOURCE_LANGUAGE]
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{NAME}_{language}.ts"
    with tempfile.TemporaryDirectory() as work:
        listed = Path(work) / "sentences.py"
        listed.write_text(as_source(wanted), encoding="utf-8")
        options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", SOURCE_LANGUAGE]
        _run("lupdate", *options, "-target-language", language, str(listed), "-ts", str(path))
    return path


def unfinished(path: Path) -> list[str]:
    """The sentences of a ``.ts`` file that have no translation."""
    missing = []
    for message in ElementTree.parse(path).iter("message"):  # noqa: S314 - our own file
        translation = message.find("translation")
        forms = [] if translation is None else (translation.findall("numerusform") or [translation])
        if not forms or any(not (form.text or "").strip() for form in forms):
            missing.append(message.findtext("source", ""))
    return missing


def release(path: Path) -> Path:
    """Make the ``.qm`` file of a ``.ts`` file. Raises ValueError if a sentence is not translated."""
    missing = unfinished(path)
    if missing:
        raise ValueError(f"{path.name}: {len(missing)} sentences are not translated, the first: {missing[0]}")
    made = path.with_suffix(".qm")
    _run("lrelease", "-silent", str(path), "-qm", str(made))
    return made


def _run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools; they come with PySide6-Essentials."""
    command = shutil.which(f"pyside6-{tool}", path=Path(sys.executable).parent) or shutil.which(f"pyside6-{tool}")
    if command is None:
        raise FileNotFoundError(f"pyside6-{tool} is not installed")
    subprocess.run([command, *arguments], check=True, stdout=subprocess.DEVNULL)


def main(arguments: Sequence[str]) -> int:
    """The command line; returns the exit status."""
    match arguments:
        case ["update", *chosen]:
            for language in chosen or languages():
                path = update(language)
                sys.stdout.write(f"{path.name}: {len(unfinished(path))} sentences to translate\n")
        case ["release"]:
            for language in languages():
                sys.stdout.write(f"{release(FOLDER / f'{NAME}_{language}.ts').name}\n")
        case _:
            sys.stderr.write(f"{__doc__}\n")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
