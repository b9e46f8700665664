"""Every rule on docs/rules.md is cited by the code that carries it out and by a test that proves it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = set(re.findall(r'<a id="([a-z-]+)"></a>', (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")))


@pytest.mark.parametrize("folder", ["ra_desktop/engine", "tests/engine"])
def test_every_rule_is_cited(folder: str) -> None:
    assert len(RULES) == 42
    cited: set[str] = set()
    for path in (ROOT / folder).rglob("*.py"):
        cited.update(re.findall(r"docs/rules\.md#([a-z-]+)", path.read_text(encoding="utf-8")))
    assert RULES - cited == set()
