"""Writes what a system shows of the program, in all languages: ``python packaging/system_texts.py write FOLDER``.

The menu entry, what software centres show, the type of saved games, manual pages and the names in the bundle for macOS.
Their sources are English. The table ``texts/xx.toml`` has every text of them once, with its translation, and those of
the installer for Windows, which windows/installer.py writes.

``update xx`` writes the table of a language or updates it: new texts come without a translation, and texts that there
are no more go. ``check`` lists what is missing or wrong.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape, unescape

import product

LINUX: Final = product.ROOT / "packaging" / "linux"
FOLDER: Final = product.ROOT / "packaging" / "texts"
SOURCE_LANGUAGE: Final = "en"

Translate = Callable[[str], str]

_ENTRY: Final = re.compile(r"^(GenericName|Comment|Keywords)=(.+)$", re.MULTILINE)
_ELEMENT: Final = re.compile(r"^( *)<(summary|p|li|caption|comment)>(.*?)</\2>\n", re.MULTILINE | re.DOTALL)
_TAG: Final = re.compile(r"</?[bi]>")
_KEPT: Final = ("Ra Desktop", "ra-desktop", "Priests of Ra", "Windows 10", "JSON", "MIT")
"""Names that stand in a translation if they stand in the text."""


# --- the files in English, and what is to be translated of them ----------------------------------------


def texts() -> dict[str, list[str]]:
    """Return all English texts, each once, below the file or the place where it is first seen."""
    desktop, metainfo, mime, manual = (path.read_text(encoding="utf-8") for path in _sources())
    found = {
        "menu entry: ra-desktop.desktop; keywords end with ;": [match[2] for match in _ENTRY.finditer(desktop)],
        "software centres: ra-desktop.metainfo.xml": [_plain(match[3]) for match in _ELEMENT.finditer(metainfo)],
        "type of saved games: ra-desktop.mime.xml": [_plain(match[3]) for match in _ELEMENT.finditer(mime)],
        "manual page: ra-desktop.6; <b> and <i> stay, and words of the synopsis are those of the text": [
            text for _, text in _manual_parts(manual) if text
        ],
        "installer for Windows": list(product.INSTALLER.values()),
        "bundle for macOS": [product.NOTICE],
    }
    seen: set[str] = set()
    for where, there in found.items():
        found[where] = [text for text in dict.fromkeys(there) if text not in seen]
        seen |= set(there)
    return found


def _sources() -> tuple[Path, Path, Path, Path]:
    return (
        LINUX / f"{product.COMMAND}.desktop",
        product.METAINFO,
        LINUX / f"{product.COMMAND}.mime.xml",
        LINUX / f"{product.COMMAND}.6",
    )


def _plain(text: str) -> str:
    return unescape(" ".join(text.split()))


def desktop_entry(text: str, tables: Mapping[str, Translate]) -> str:
    """Return a desktop entry with translations below their originals."""

    def with_translations(match: re.Match[str]) -> str:
        return "\n".join([match[0], *(f"{match[1]}[{code}]={of(match[2])}" for code, of in tables.items())])

    return _ENTRY.sub(with_translations, text)


def xml(text: str, tables: Mapping[str, Translate]) -> str:
    """Return metainfo, or a type of files, with translations below their originals."""

    def with_translations(match: re.Match[str]) -> str:
        indent, tag, words = match.groups()
        lines = [
            f'{indent}<{tag} xml:lang="{code}">{escape(of(_plain(words)))}</{tag}>\n' for code, of in tables.items()
        ]
        return match[0] + "".join(lines)

    return _ELEMENT.sub(with_translations, text)


def manual_page(text: str, of: Translate) -> str:
    """Return the manual page in another language: names of options and files stay."""
    return "".join(form.replace("{}", _roff(of(words))) if words else form for form, words in _manual_parts(text))


def _manual_parts(text: str) -> Iterator[tuple[str, str]]:
    """Yield the parts of a manual page: what stays, with {} for a text, and that text; no text where all stays."""
    words: list[str] = []
    for line in [*text.splitlines(), "."]:
        if not line.startswith("."):
            words.append(line)
            continue
        if words:
            yield "{}\n", _unroff(" ".join(words))
            words = []
        heading = re.fullmatch(r"(\.SH )(.+)|(\.TH .*)\"(.+)\"", line)
        if heading is not None and heading[1]:
            yield '.SH "{}"\n', heading[2]
        elif heading is not None:
            yield f'{heading[3]}"{{}}"\n', heading[4]
        elif line != ".":
            yield f"{line}\n", ""


def _unroff(text: str) -> str:
    text = re.sub(r"\\f([BI])(.*?)\\fR", lambda match: f"<{match[1].lower()}>{match[2]}</{match[1].lower()}>", text)
    return text.replace(r"\-", "-")


def _roff(text: str) -> str:
    text = text.replace("\\", r"\e").replace("-", r"\-")
    text = re.sub(r"<([bi])>", lambda match: rf"\f{match[1].upper()}", text)
    text = re.sub(r"</[bi]>", r"\\fR", text)
    return rf"\&{text}" if text.startswith((".", "'")) else text


def bundle_strings(of: Translate) -> str:
    """Return the ``InfoPlist.strings`` of a bundle for macOS: by key, or as the type of a file by its English name."""
    named = {"NSHumanReadableCopyright": product.NOTICE, product.DOCUMENT: product.DOCUMENT}
    quote = str.maketrans({"\\": "\\\\", '"': '\\"'})
    return "".join(f'"{key}" = "{of(text).translate(quote)}";\n' for key, text in named.items())


def write(folder: Path) -> None:
    """Write all files into `folder`: manual pages below ``man``, names of the bundle below ``lproj``."""
    tables = {code: translator(code) for code in languages()}
    desktop, metainfo, mime, manual = _sources()
    _write(folder / desktop.name, desktop_entry(desktop.read_text(encoding="utf-8"), tables))
    _write(folder / metainfo.name, xml(metainfo.read_text(encoding="utf-8"), tables))
    _write(folder / mime.name, xml(mime.read_text(encoding="utf-8"), tables))
    page = manual.read_text(encoding="utf-8")
    _write(folder / "man" / "man6" / manual.name, page)
    _write(folder / "lproj" / f"{SOURCE_LANGUAGE}.lproj" / "InfoPlist.strings", bundle_strings(str))
    for code, of in tables.items():
        _write(folder / "man" / code / "man6" / manual.name, manual_page(page, of))
        _write(folder / "lproj" / f"{code}.lproj" / "InfoPlist.strings", bundle_strings(of))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


# --- tables -------------------------------------------------------------------------------------------


def languages(folder: Path = FOLDER) -> list[str]:
    """Return the codes of the languages that have a table."""
    return sorted(path.stem for path in folder.glob("*.toml"))


def read(code: str, folder: Path = FOLDER) -> tuple[str, dict[str, str]]:
    """Return the name that NSIS has for a language, and its translations by their English texts."""
    table = tomllib.loads((folder / f"{code}.toml").read_text(encoding="utf-8"))
    return table["nsis"], {entry["from"]: entry["to"] for entry in table.get("text", [])}


def translator(code: str, folder: Path = FOLDER) -> Translate:
    """Return what translates a text into a language. It raises KeyError for one without a translation."""
    found = {text: translation for text, translation in read(code, folder)[1].items() if translation}
    return found.__getitem__


def update(code: str, folder: Path = FOLDER) -> None:
    """Write the table of a language with all texts that there are; translations are kept."""
    nsis, known = read(code, folder) if (folder / f"{code}.toml").exists() else ("", {})
    lines = ["# What a system shows of the program; see ../system_texts.py.", f"nsis = {_quoted(nsis)}"]
    for where, there in texts().items():
        lines += ["", f"# --- {where}"]
        for text in there:
            lines += ["", "[[text]]", f"from = {_quoted(text)}", f"to = {_quoted(known.get(text, ''))}"]
    _write(folder / f"{code}.toml", "\n".join(lines) + "\n")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def faults(code: str, folder: Path = FOLDER) -> list[str]:
    """Return in words what is missing or wrong in the table of a language."""
    nsis, known = read(code, folder)
    wanted = [text for there in texts().values() for text in there]
    found = [] if nsis else ["no name in NSIS"]
    found += [f"not translated: {text}" for text in wanted if not known.get(text)]
    found += [f"not in the program: {text}" for text in known if text not in wanted]
    for text in wanted:
        translation = known.get(text)
        if not translation:
            continue
        if sorted(_TAG.findall(text)) != sorted(_TAG.findall(translation)):
            found.append(f"other tags: {text}")
        if text.endswith(";") != translation.endswith(";"):
            found.append(f"another end: {text}")
        found += [f"without {name}: {text}" for name in _KEPT if name in text and name not in translation]
        found += [f"a line break or a quotation mark: {text}" for sign in '\n"' if sign in translation]
    return found


def main(arguments: Sequence[str]) -> int:
    """Run the command; return the exit status."""
    match arguments:
        case ["write", folder]:
            write(Path(folder))
        case ["update", *chosen]:
            for code in chosen or languages():
                update(code)
                sys.stdout.write(f"{code}.toml: {len(faults(code))} to do\n")
        case ["check", *chosen]:
            wrong = [f"{code}.toml: {fault}\n" for code in chosen or languages() for fault in faults(code)]
            sys.stdout.writelines(wrong)
            return int(bool(wrong))
        case _:
            sys.stderr.write(f"{__doc__}\n")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
