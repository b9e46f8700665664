"""Desktop entry, metainfo, type of files, manual page and change logs say the same as the program."""

from __future__ import annotations

import configparser
import json
import re
from datetime import date, datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ra_desktop.command_line import parser
from ra_desktop.storage import SUFFIX, paths, savefile

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"


@pytest.fixture
def entry() -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(LINUX / "ra-desktop.desktop", encoding="utf-8")
    return read["Desktop Entry"]


@pytest.fixture
def metainfo() -> ElementTree.Element:
    return ElementTree.parse(LINUX / "ra-desktop.metainfo.xml").getroot()  # noqa: S314 - our own file


def test_the_desktop_entry_starts_the_program_with_any_number_of_games(product, entry) -> None:
    assert entry["Exec"] == f"{product.COMMAND} %F"
    assert entry["Name"] == product.NAME
    assert entry["Comment"] == product.SUMMARY
    assert entry["MimeType"] == f"{product.MIME_TYPE};"


def test_the_desktop_finds_window_entry_and_icon_under_one_name(product, entry) -> None:
    source = (ROOT / "ra_desktop" / "ui" / "shell" / "application.py").read_text(encoding="utf-8")
    assert f'setDesktopFileName("{product.COMMAND}")' in source
    assert entry["Icon"] == entry["StartupWMClass"] == product.COMMAND
    assert paths.resources_dir() / "icons" / f"{entry['Icon']}.svg" == product.ICON


def test_saved_games_are_known_by_their_ending_and_by_what_stands_in_them(product) -> None:
    names = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    types = ElementTree.parse(LINUX / "ra-desktop.mime.xml").getroot()  # noqa: S314 - our own file
    kind = types.find("m:mime-type", names)
    assert kind is not None
    assert kind.get("type") == product.MIME_TYPE
    assert kind.find("m:glob", names).get("pattern") == f"*{SUFFIX}"  # type: ignore[union-attr]
    assert product.EXTENSION == SUFFIX
    match = kind.find("m:magic/m:match", names)
    assert match is not None
    first, last = (int(number) for number in match.get("offset", "").split(":"))
    game = (LINUX / "smoke.ra-game").read_bytes()
    assert first <= game.index(match.get("value", "").encode()) <= last


def test_the_game_of_the_smoke_test_can_be_read_and_asks_a_person_for_a_bid() -> None:
    saved = savefile.load_file(LINUX / "smoke.ra-game")
    state = saved.game.state
    assert saved.seats[state.current_player].bot is None
    assert "bid 11" in map(str, state.legal_actions())


def test_the_metainfo_names_the_program_as_it_is(product, metainfo) -> None:
    assert metainfo.findtext("id") == product.APP_ID
    assert metainfo.findtext("launchable") == "ra-desktop.desktop"
    assert metainfo.findtext("provides/mediatype") == product.MIME_TYPE
    assert metainfo.findtext("summary") == product.SUMMARY
    assert metainfo.findtext("url") == "https://github.com/ra-desktop/ra-desktop"


def test_software_centres_are_told_every_language_of_the_program(metainfo) -> None:
    compiled = (paths.resources_dir() / "translations").glob("ra-desktop_*.qm")
    messages = [one.text for one in metainfo.findall("languages/lang")]
    assert sorted(messages) == sorted(path.stem.removeprefix("ra-desktop_") for path in compiled)


def test_screenshots_are_pictures_of_the_repository_in_their_true_size(metainfo) -> None:
    images = metainfo.findall("screenshots/screenshot/image")
    assert len(images) >= 3
    for image in images:
        place = re.fullmatch(r"https://[^/]+/[^/]+/[^/]+/raw/v[\d.]+/(docs/images/.+\.png)", image.text or "")
        assert place
        header = (ROOT / place[1]).read_bytes()[16:24]
        size = int.from_bytes(header[:4]), int.from_bytes(header[4:])
        assert size == (int(image.get("width", "")), int(image.get("height", "")))


def test_the_latest_release_is_everywhere_the_version_of_the_project(product, metainfo) -> None:
    version = product.version()
    latest = metainfo.find("releases/release")
    assert latest is not None
    assert latest.get("version") == version
    debian = (LINUX / "debian" / "changelog").read_text(encoding="utf-8")
    assert debian.startswith(f"ra-desktop ({version}-1) ")
    assert f'"Ra Desktop {version}"' in (LINUX / "ra-desktop.6").read_text(encoding="utf-8")
    assert f"\nid Ra Desktop {version}\n" in (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    day = date.fromisoformat(latest.get("date", ""))
    signed = re.search(r"^ -- .* <.*>  (.*)$", debian, re.MULTILINE)
    assert signed
    assert datetime.strptime(signed[1], "%a, %d %b %Y %H:%M:%S %z").date() == day
    assert datetime.fromtimestamp(product.epoch()).date() == day


def test_releases_stand_in_order_the_latest_first_as_in_the_change_log(metainfo) -> None:
    releases = [tuple(map(int, str(one.get("version")).split("."))) for one in metainfo.findall("releases/release")]
    assert releases == sorted(set(releases), reverse=True)
    headings = re.findall(r"^## \[(\d.*)\] - (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings == [(one.get("version"), one.get("date")) for one in metainfo.findall("releases/release")]


def test_the_manual_page_tells_of_every_option_and_of_no_other() -> None:
    page = (LINUX / "ra-desktop.6").read_text(encoding="utf-8").replace("\\-", "-")
    messages = set(re.findall(r"^\.BI? (--[a-z-]+)", page, re.MULTILINE))
    known = {name for action in parser()._actions for name in action.option_strings if name.startswith("--")}
    assert messages == known


def test_the_flatpak_recipe_takes_what_the_other_packages_are_made_of_and_keeps_its_names(product) -> None:
    manifest = LINUX / "flatpak" / f"{product.APP_ID}.json"
    recipe = json.loads(manifest.read_text(encoding="utf-8"))
    assert recipe["id"] == product.APP_ID
    assert recipe["command"] == product.COMMAND
    sources = [source for module in recipe["modules"] for source in module["sources"]]
    folders = [(manifest.parent / source["path"]).resolve() for source in sources]
    assert folders == [ROOT / "build" / "dist" / product.COMMAND, ROOT / "build" / "made"]
