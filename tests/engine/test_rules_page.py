"""docs/rules.md has an anchor for every rule, and engine and tests cite rules that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
ANCHORS = set(re.findall(r'<a id="([a-z-]+)"></a>', PAGE))
CITED = re.compile(r"docs/rules\.md#([a-z-]+)")

RULES_OF_RA = {
    "tiles", "setup", "suns", "ra-track", "start-player", "turn-order", "draw", "ra-tile", "spend-gods", "invoke-ra",
    "full-track", "auction", "must-bid", "all-pass", "lot", "disasters", "disaster-order", "discard-choice",
    "epoch-end", "score-gods", "score-gold", "score-pharaohs", "score-nile", "score-civilization",
    "score-monuments", "score-suns", "fame-floor", "winner", "empty-bag", "public-knowledge",
}  # fmt: skip


def cited_in(folder: Path) -> dict[str, set[str]]:
    """Anchors cited in the Python files of *folder*, with the files that cite them."""
    cited: dict[str, set[str]] = {}
    for path in folder.rglob("*.py"):
        for anchor in CITED.findall(path.read_text(encoding="utf-8")):
            cited.setdefault(anchor, set()).add(path.name)
    return cited


def test_every_rule_has_its_anchor() -> None:
    assert ANCHORS >= RULES_OF_RA


@pytest.mark.parametrize("folder", ["ra_desktop/engine", "tests/engine"])
def test_every_rule_that_is_cited_is_on_the_page(folder: str) -> None:
    lost = {anchor: files for anchor, files in cited_in(ROOT / folder).items() if anchor not in ANCHORS}
    assert not lost


def test_every_rule_has_a_test_that_cites_it() -> None:
    assert RULES_OF_RA - cited_in(ROOT / "tests" / "engine").keys() == set()


def test_every_rule_is_cited_by_the_code_that_carries_it_out() -> None:
    assert RULES_OF_RA - cited_in(ROOT / "ra_desktop" / "engine").keys() == set()


def test_links_on_the_page_lead_somewhere() -> None:
    assert set(re.findall(r"\]\(#([a-z-]+)\)", PAGE)) <= ANCHORS
