"""The page on PyPI: every picture and link of README.md is whole, and the addresses are those of the project."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)]+)\)")


def test_every_picture_and_page_has_its_whole_address_in_the_files_of_the_version(product) -> None:
    before = LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    after = LINK.findall(product.long_description())
    assert ("!", "docs/images/auction.webp") in before
    home = f"https://github.com/ra-desktop/ra-desktop/{{}}/v{product.version()}/"
    for (mark, other_place), (same, whole) in zip(before, after, strict=True):
        assert same == mark
        place = home.format("raw" if mark else "blob")
        assert whole == (other_place if other_place.startswith("https://") else place + other_place)


def test_a_fork_has_its_own_addresses_on_its_page(product, monkeypatch) -> None:
    monkeypatch.setattr(product, "HOMEPAGE", "https://example.org/mine")
    assert "](https://example.org/mine/raw/v" in product.long_description()
    assert "ra-desktop/ra-desktop" not in product.long_description()
    assert product.addresses()["Issues"] == "https://example.org/mine/issues"
    assert all(address.startswith("https://example.org/mine") for address in product.addresses().values())


def test_the_project_has_no_second_description_or_address() -> None:
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(about["project"]["dynamic"]) == {"readme", "urls"}
    assert not {"readme", "urls"} & set(about["project"])
    hook = ROOT / about["tool"]["hatch"]["metadata"]["hooks"]["custom"]["path"]
    assert "class CustomMetadataHook" in hook.read_text(encoding="utf-8")
