"""With reduced motion nothing moves: whatever uses Qt's animations is known here, and each obeys the setting."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QRect
from PySide6.QtWidgets import QWidget

import ra_desktop.ui
from ra_desktop.ui.table.lessons.spotlight import Spotlight
from ra_desktop.ui.table.overlays.overlay import EpochTitle

ANIMATED = {
    "look/sprites.py",  # the director plays none: test_director
    "table/lessons/spotlight.py",  # below
    "table/overlays/overlay.py",  # below
    "table/overlays/ranking.py",  # the end is not told, and all lie face up: test_epoch_ends
    "table/overlays/telling.py",  # test_telling
    "table/stage.py",  # only moves with a sprite, and with an end that is told
}
_ANIMATION = re.compile(r"\bQ(Variant|Property)Animation\(|\bQTimeLine\(|\bstartAnimation\(|\bsetAnimated\(True")


def test_everything_that_is_animated_is_known() -> None:
    root = Path(ra_desktop.ui.__file__).parent
    results = {
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        if _ANIMATION.search(path.read_text(encoding="utf-8"))
    }
    assert results == ANIMATED


@pytest.mark.parametrize("still", [False, True])
def test_the_light_of_a_lesson_is_on_at_once(keep, still: bool) -> None:
    window = keep(QWidget())
    light = Spotlight(window)
    window.resize(400, 300)
    window.show()
    light.light([QRect(10, 10, 50, 50)], None, still=still)
    assert light._strength == (1.0 if still else 0.0)
    assert (light._fade.state() == QAbstractAnimation.State.Running) == (not still)


@pytest.mark.parametrize("still", [False, True])
def test_the_title_of_an_epoch_does_not_fade(keep, still: bool) -> None:
    window = keep(QWidget())
    title = EpochTitle(window)
    window.resize(400, 300)
    window.show()
    title.announce(2, 1.0, still=still)
    seen = set()
    for share in (0.05, 0.3, 0.95):
        title._clock.setCurrentTime(round(title._clock.duration() * share))
        seen.add(title._strength)
    assert (seen == {1.0}) == still
