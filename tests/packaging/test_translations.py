"""Translators get every message of the program with its context, and what they have not finished is not shipped."""

from __future__ import annotations

import ast
import itertools
import re
import shutil
import warnings
from typing import TYPE_CHECKING, NamedTuple
from xml.etree import ElementTree

import pytest

from ra_desktop.app.occasions import load_journey
from tests.sampling import NIGHTLY

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

OTHER = "eo"

SAMPLE = """
from PySide6.QtCore import QCoreApplication
_tr = QCoreApplication.translate
NAMED = translatable("Menus", "&Speed")


def say(tiles):
    #: Stands on the bag.
    print(_tr("Bag", "Bag: %n tiles", "", len(
        tiles
    )), _tr("Bag", 'a "quoted"\\nline \\\\ & <b>tag</b> …', "note"))
    return QCoreApplication.translate("Bag", "in two " "parts")
"""


class MissingTranslation(UserWarning):
    """A message that is not translated: a contributor need not speak six languages."""


class Message(NamedTuple):
    context: str
    text: str
    comment: str
    plural: bool


def messages(path: Path) -> set[Message]:
    """What a ``.ts`` file holds."""
    return {
        Message(
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.findtext("comment", ""),
            message.get("numerus") == "yes",
        )
        for context in ElementTree.parse(path).iter("context")  # noqa: S314 - our own file
        for message in context.iter("message")
    }


def said(folder: Path) -> set[Message]:
    """What the sources in *folder* say, read in another way: from the syntax tree."""
    results = set()
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if not re.search(r"\b(translate|_tr|translatable|self\.tr)\(", text):  # parsing takes long
            continue
        nodes = list(ast.walk(ast.parse(text)))
        calls: list[tuple[ast.AST, list[ast.expr]]] = [(call, []) for call in nodes]
        if "self.tr(" in text:
            for kind in (node for node in nodes if isinstance(node, ast.ClassDef)):
                calls += [(call, [ast.Constant(kind.name)]) for call in ast.walk(kind)]
        for call, context in calls:
            functions = ("self.tr",) if context else ("QCoreApplication.translate", "_tr", "translatable")
            if isinstance(call, ast.Call) and ast.unparse(call.func) in functions:
                given = [*context, *call.args]
                words = [argument.value for argument in given[:3] if isinstance(argument, ast.Constant)]
                if path.name == "languages.py":  # translates what others have marked
                    continue
                assert len(words) == min(3, len(given)) >= 2, f"{path.name}:{call.lineno}: put together"
                results.add(Message(words[0], words[1], words[2] if len(words) > 2 else "", len(given) > 3))
    return results


@pytest.fixture
def translations() -> ModuleType:
    import translations

    return translations


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    folder = tmp_path / "sources"
    folder.mkdir()
    (folder / "sample.py").write_text(SAMPLE, encoding="utf-8")
    return folder


@pytest.mark.slow
def test_translators_get_every_message_of_the_program(translations: ModuleType, tmp_path: Path) -> None:
    result = messages(translations.update(OTHER, tmp_path))
    assert len(result) > 500
    assert Message("Bag", "Bag: %n tiles", "", True) in result
    lessons = {message for message in result if message.context == translations.LESSONS_CONTEXT}
    places = {message for message in result if message.context == translations.PLACES_CONTEXT}
    assert result - lessons - places == said(translations.SOURCES)
    assert {message.text for message in places} == {
        text for place in load_journey() for text in (place.title, place.text, place.task)
    }
    assert {message.text for message in lessons} == read_by_players(translations.LESSONS)
    assert [message.text for message in result if "%n" in message.text and not message.plural] == []
    assert Message("Common", "{number} fame", "A number, with or without a sign", True) in result


def read_by_players(folder: Path) -> set[str]:
    """What lessons say, read in another way: as the program reads it."""
    from ra_desktop.app.lessons.reading import read_lesson

    texts = set()
    for lesson in map(read_lesson, folder.glob("*/*.toml")):
        texts |= {lesson.title, lesson.summary}
        for step in (step for variant in lesson.variants() for step in variant.steps):
            texts |= {step.text, step.task, *(answer.text for answer in step.answers.values())}
    return texts - {""}


LESSON = """
title = "Why \\"call\\"?"
[[steps]]
text = '''
A god takes
one tile.'''
[steps.answers."bid 9"]
text = "Nine & <b>more</b> …"
"""


def test_the_texts_of_a_lesson_reach_translators_without_any_python(
    translations: ModuleType, sample: Path, tmp_path: Path
) -> None:
    (tmp_path / "lessons" / "ra").mkdir(parents=True)
    (tmp_path / "lessons" / "ra" / "01-why.toml").write_text(LESSON, encoding="utf-8")
    path = translations.update(OTHER, tmp_path, sample, tmp_path / "lessons")
    assert {message for message in messages(path) if message.context == "Lessons"} == {
        Message("Lessons", text, "", False)
        for text in ('Why "call"?', "A god takes\none tile.", "Nine & <b>more</b> …")
    }
    assert "<extracomment>ra/01-why.toml</extracomment>" in path.read_text(encoding="utf-8")


def test_awkward_messages_reach_the_translator_as_they_are(
    translations: ModuleType, sample: Path, tmp_path: Path
) -> None:
    path = translations.update(OTHER, tmp_path, sample)
    assert messages(path) == {
        Message("Menus", "&Speed", "", False),
        Message("Bag", "Bag: %n tiles", "", True),
        Message("Bag", 'a "quoted"\nline \\ & <b>tag</b> …', "note", False),
        Message("Bag", "in two parts", "", False),
    }
    assert "<extracomment>Stands on the bag.</extracomment>" in path.read_text(encoding="utf-8")


def test_english_has_plurals_alone(translations: ModuleType, sample: Path, tmp_path: Path) -> None:
    assert messages(translations.update(translations.SOURCE_LANGUAGE, tmp_path, sample)) == {
        Message("Bag", "Bag: %n tiles", "", True)
    }


def test_numbers_become_figures_and_lines_stay(translations: ModuleType) -> None:
    changed = translations.with_numbers_as_figures(SAMPLE)
    ast.parse(changed)
    assert changed.count("\n") == SAMPLE.count("\n")
    assert '"Bag: %n tiles", "", 1' in changed
    assert "len(" not in changed


def test_what_is_translated_stays_so_and_what_is_not_is_not_released(
    translations: ModuleType, sample: Path, tmp_path: Path
) -> None:
    path = translations.update(OTHER, tmp_path, sample)
    assert len(translations.unfinished(path)) == 4
    with pytest.raises(ValueError, match="4 messages are not translated"):
        translations.release(path)
    assert list(tmp_path.glob("*.qm")) == []
    tree = ElementTree.parse(path)  # noqa: S314 - our own file
    for translation in tree.iter("translation"):
        translation.attrib.clear()
        for form in translation.findall("numerusform") or [translation]:
            form.text = "io"
    tree.write(path, encoding="utf-8", xml_declaration=True)
    assert translations.unfinished(translations.update(OTHER, tmp_path, sample)) == []
    assert translations.release(path).stat().st_size > 50


def translated(path: Path, texts: dict[str, str], kind: str | None = None) -> Path:
    """Give every message of a ``.ts`` file a translation: that of `texts`, or its own text."""
    tree = ElementTree.parse(path)  # noqa: S314 - our own file
    for message in tree.iter("message"):
        source, translation = message.findtext("source", ""), message.find("translation")
        assert translation is not None
        translation.attrib.clear()
        if kind is not None:
            translation.set("type", kind)
        for form in translation.findall("numerusform") or [translation]:
            form.text = texts.get(source, source)
    tree.write(path, encoding="utf-8", xml_declaration=True)
    return path


def test_a_translation_that_is_marked_as_unfinished_is_not_released(
    translations: ModuleType, sample: Path, tmp_path: Path
) -> None:
    path = translated(translations.update(OTHER, tmp_path, sample), {}, kind="unfinished")
    with pytest.raises(ValueError, match="4 messages are not translated"):
        translations.release(path)


@pytest.mark.parametrize(
    ("text", "is_released"), [("{tile} de {name}", True), ("{name}", False), ("{Name}: {tile}", False)]
)
def test_placeholders_stay_the_same_in_every_language(
    translations: ModuleType, tmp_path: Path, text: str, is_released: bool
) -> None:
    folder = tmp_path / "sources"
    folder.mkdir()
    (folder / "sample.py").write_text('_tr("Bag", "{name} takes {tile}")\n', encoding="utf-8")
    path = translated(translations.update(OTHER, tmp_path, folder), {"{name} takes {tile}": text})
    assert (translations.misfilled(path) == []) == is_released
    if is_released:
        assert translations.release(path).is_file()
    else:
        with pytest.raises(ValueError, match="1 messages have other placeholders"):
            translations.release(path)


def test_a_language_that_is_not_complete_is_left_out_and_keeps_no_other_from_being_released(
    translations: ModuleType, sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    translations.update("ca", tmp_path, sample)
    (tmp_path / "ra-desktop_ca.qm").write_bytes(b"of an earlier version")
    translated(translations.update(OTHER, tmp_path, sample), {})
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    assert translations.main(["release"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "ra-desktop_ca.ts: left out, 4 messages are not translated",
        f"ra-desktop_{OTHER}.qm",
    ]
    assert [path.name for path in tmp_path.glob("*.qm")] == [f"ra-desktop_{OTHER}.qm"]


def test_a_faulty_language_is_refused_and_told_of(
    translations: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    sources = tmp_path / "menus"
    sources.mkdir()
    (sources / "sample.py").write_text('_tr("Bag", "{name} draws")\n_tr("Bag", "Speed")\n', encoding="utf-8")
    wrong = {"{name} draws": "draws", "Speed": "S&peed"}
    translated(translations.update(OTHER, tmp_path, sources), wrong)
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    assert translations.main(["check", OTHER]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"ra-desktop_{OTHER}.ts: 0 not translated, 2 faulty",
        "  other placeholders: {name} draws",
        "  & without a reason: Speed",
    ]
    assert translations.main(["release"]) == 1
    assert list(tmp_path.glob("*.qm")) == []


def test_the_made_up_language_is_longer_and_leaves_what_is_filled_in(translations: ModuleType) -> None:
    assert translations.sham("{name} draws %n tiles") == "[{name} dràws %n tîlés~~~~]"
    assert len(translations.sham("The track is full and you must invoke Ra")) > 1.3 * 40


@pytest.mark.slow
@pytest.mark.filterwarnings("default::tests.packaging.test_translations.MissingTranslation")
def test_the_languages_of_the_program_are_released_as_they_are(translations: ModuleType, tmp_path: Path) -> None:
    """A message that is not translated yet only warns.

    If it fails: `python packaging/translations.py update`, fill in what is empty, then `release`.
    """
    assert translations.SOURCE_LANGUAGE in translations.languages()
    for language in translations.languages():
        kept = translations.FOLDER / f"{translations.NAME}_{language}.ts"
        assert translations.faults(kept) == []
        if language != translations.SOURCE_LANGUAGE and not kept.with_suffix(".qm").exists():
            assert translations.unfinished(kept), f"{language} is complete: release it"
            continue  # not offered yet
        copy = tmp_path / kept.name
        copy.write_bytes(kept.read_bytes())
        if language not in (translations.SOURCE_LANGUAGE, "de") and not NIGHTLY:
            shutil.copy(kept.with_suffix(".qm"), tmp_path)
            translations.note_checksums(tmp_path)
            continue
        translations.update(language, tmp_path)
        if missing := translations.unfinished(copy):
            if language == translations.SOURCE_LANGUAGE:
                pytest.fail(f"plurals are missing: {missing}")
            warnings.warn(f"{kept.name}: not translated: {missing}", MissingTranslation, stacklevel=1)
            shutil.copy(kept.with_suffix(".qm"), tmp_path)
            translations.note_checksums(tmp_path)
        else:
            assert translations.release(copy).read_bytes() == kept.with_suffix(".qm").read_bytes()
    noted = [(folder / translations.CHECKSUMS).read_text("utf-8") for folder in (translations.FOLDER, tmp_path)]
    assert noted[0] == noted[1]


def test_a_release_is_not_built_with_a_message_that_is_not_translated(
    translations: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, kind in itertools.product((translations.SOURCE_LANGUAGE, "nl"), ("ts", "qm")):
        shutil.copy(translations.FOLDER / f"{translations.NAME}_{language}.{kind}", tmp_path)
    dutch = tmp_path / f"{translations.NAME}_nl.ts"
    dutch.write_text(
        re.sub(r"<translation>[^<]*", '<translation type="unfinished">', dutch.read_text("utf-8"), count=1)
    )
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    with pytest.raises(ValueError, match=r"_nl\.ts: 1 messages are not translated"):
        translations.require_complete()
