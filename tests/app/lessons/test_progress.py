"""What was done stays known: the best stars of each lesson, and its last deal."""

from __future__ import annotations

import pytest

from ra_desktop.app.lessons.course import Progress
from ra_desktop.storage import paths

pytestmark = pytest.mark.usefixtures("ra_home")


def test_the_best_stars_count_and_are_there_next_time():
    progress = Progress()
    assert (progress.stars("one"), progress.done) == (0, frozenset())
    assert not paths.lessons_path().exists()
    for stars in (1, 3, 2):
        progress.record("one", stars)
    assert progress.stars("one") == 3
    later = Progress()
    assert (later.stars("one"), later.done) == (3, frozenset({"one"}))


def test_after_a_deal_comes_the_next_also_next_time_and_in_another_window():
    path = paths.lessons_path()
    path.parent.mkdir(parents=True)
    path.write_text('{"lessons": {"one": 2}}')  # as earlier versions wrote it
    first, second = Progress(), Progress()
    assert (first.next_deal("one"), first.next_deal("two"), second.next_deal("one")) == (1, 0, 1)
    first.record("one", 1, 1)
    second.record("two", 3, 2)
    assert [(progress.next_deal("one"), progress.next_deal("two")) for progress in (second, Progress())] == [(2, 3)] * 2


def test_two_windows_keep_what_both_have_done():
    first, second = Progress(), Progress()
    assert not first.done
    assert not second.done
    first.record("one", 3)
    second.record("two", 1)
    second.record("one", 1)
    assert (Progress().stars("one"), Progress().stars("two")) == (3, 1)
