"""One command writes a new version wherever the old one stood, or nothing at all."""

from __future__ import annotations

import importlib
import shutil
from datetime import date
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DAY = date(2031, 2, 3)
NEWS = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n* Something.\n\n## [0.0.1] - 2020-01-01\n\n* The first.\n"


@pytest.fixture
def release():
    return importlib.import_module("release")


@pytest.fixture
def checkout(release, tmp_path: Path) -> Path:
    for name in release.changes_to("1.2.3", DAY):
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, target)
    (tmp_path / "CHANGELOG.md").write_text(NEWS, encoding="utf-8")
    return tmp_path


def test_every_file_names_the_new_version(release, checkout: Path) -> None:
    names = release.bump(checkout, "1.2.3", DAY)
    assert "pyproject.toml" in names
    assert all("1.2.3" in (checkout / name).read_text(encoding="utf-8") for name in names)


def test_no_file_of_the_repository_names_the_version_and_is_forgotten(release) -> None:
    product = importlib.import_module("product")
    bumped = set(release.changes_to("1.2.3", DAY))
    named = {
        path.relative_to(ROOT).as_posix()
        for folder in ("ra_desktop", "packaging", "docs", ".github")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".toml", ".xml", ".yml", ".json", ".6", ".nsi", ".sh", ".desktop", ".md", "")
        and path.is_file()
        and product.version() in path.read_text(encoding="utf-8", errors="ignore")
    }
    assert "ra_desktop/__init__.py" in named
    assert named <= bumped


def test_what_was_unreleased_gets_a_heading_with_version_and_day(release, checkout: Path) -> None:
    release.bump(checkout, "1.2.3", DAY)
    text = (checkout / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## [Unreleased]\n\n## [1.2.3] - 2031-02-03\n\n### Added\n\n* Something.\n\n## [0.0.1]" in text


def test_screenshots_are_those_of_the_release(release, checkout: Path) -> None:
    release.bump(checkout, "1.2.3", DAY)
    text = (checkout / "packaging/linux/ra-desktop.metainfo.xml").read_text(encoding="utf-8")
    assert text.count("/raw/v1.2.3/") == text.count("<image ")
    assert '  <releases>\n    <release version="1.2.3" date="2031-02-03"/>\n    <release ' in text


def test_a_release_without_news_is_refused_and_nothing_is_written(release, checkout: Path) -> None:
    (checkout / "CHANGELOG.md").write_text(
        "# Changelog\n\n## [Unreleased]\n\n## [0.0.1] - 2020-01-01\n", encoding="utf-8"
    )
    before = {path: path.read_bytes() for path in checkout.rglob("*") if path.is_file()}
    with pytest.raises(release.ReleaseError, match=r"CHANGELOG\.md"):
        release.bump(checkout, "1.2.3", DAY)
    assert before == {path: path.read_bytes() for path in checkout.rglob("*") if path.is_file()}


@pytest.mark.parametrize("version", ["1.2", "v1.2.3", "1.2.3rc1", "", "1.2.3.4"])
def test_a_version_is_three_numbers(release, version: str) -> None:
    with pytest.raises(release.ReleaseError, match="three numbers"):
        release.numbers(version)


def test_versions_only_go_up_and_none_is_released_twice(release) -> None:
    release.check_order("0.9.0", "0.10.0", NEWS)
    for old, new in (("0.10.0", "0.9.9"), ("0.0.1", "0.0.1")):
        with pytest.raises(release.ReleaseError, match="does not come after"):
            release.check_order(old, new, NEWS)


def test_the_first_release_has_the_version_that_the_sources_have_already(release, checkout: Path) -> None:
    version = importlib.import_module("product").version()
    release.check_order(version, version, NEWS)
    release.bump(checkout, version, DAY)
    metainfo = (checkout / "packaging/linux/ra-desktop.metainfo.xml").read_text(encoding="utf-8")
    assert metainfo.count(f'<release version="{version}"') == 1
    assert f'<release version="{version}" date="2031-02-03"/>' in metainfo
    debian = (checkout / "packaging/linux/debian/changelog").read_text(encoding="utf-8")
    assert debian.count(f"({version}-1)") == 1
    assert debian.count(" -- ") == debian.count("ra-desktop (")
    assert "Mon, 03 Feb 2031 12:00:00 +0000" in debian
    changelog = (checkout / "CHANGELOG.md").read_text(encoding="utf-8")
    assert release.notes(changelog, version) == "### Added\n\n* Something.\n"
    with pytest.raises(release.ReleaseError, match="does not come after"):
        release.check_order(version, version, changelog)


def test_the_notes_of_a_release_are_its_part_of_the_change_log(release) -> None:
    assert release.notes(NEWS, "0.0.1") == "* The first.\n"
    with pytest.raises(release.ReleaseError, match=r"does not tell of 0\.0\.2"):
        release.notes(NEWS, "0.0.2")
