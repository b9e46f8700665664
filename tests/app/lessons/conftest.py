"""A learner, and lessons of a few lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ra_desktop.app.lessons.reading import read_lesson

from .learner import Learner

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from ra_desktop.app.lessons.lesson import Lesson

LESSON = """\
id = "sample"
title = "A sample"
minutes = 1
ruleset = "classic"
summary = "You drew, called and won."

[deal]
suns = [[2, 9, 13], [3, 8, 10], [4, 7, 11]]
bag = ["pharaoh", "nile", "3 gold", "god", "flood", "nile"]

[[steps]]
text = "Read this first."
points_at = ["bag", "track 1", "sun 9", "seat 2"]

[[steps]]
text = "Your turn."
task = "Draw a tile."
right = ["draw"]
then = ["2 draw"]

[steps.answers.invoke]
text = "Nothing lies there yet."

[[steps]]
text = "Three tiles lie there."
task = "Call."
right = ["invoke"]
then = ["pass", "bid 4"]

[steps.answers.draw]
text = "See who takes it."
shown = true
replies = ["invoke", "bid 4", "pass", "pass"]

[[steps]]
text = "Somebody bids."
task = "Bid more."
right = ["bid"]

[steps.answers]
pass = { text = "It would be a pity." }
"""


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Writes the sample with some of it replaced."""

    def written(**changes: str) -> Path:
        text = LESSON
        for old, new in changes.pop("replace", ()):  # type: ignore[union-attr]
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        file = tmp_path / "sample.toml"
        file.write_text(text, encoding="utf-8")
        return file

    return written


@pytest.fixture
def sample(write) -> Lesson:
    return read_lesson(write())


@pytest.fixture
def learner(qapp, ra_home) -> Iterator[Learner]:
    made = Learner()
    yield made
    made.session.shutdown()
