"""A palette of tiles: its keys can be typed, and a number below nothing has a minus."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from ra_desktop.app.draft import Draft
from ra_desktop.ui.system import languages
from ra_desktop.ui.table.palette import Palette, keys_of
from ra_desktop.ui.words.tiles import both_sides_label
from tests.ui.lettering_check import Scribe

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_the_key_of_a_label_has_no_accent() -> None:
    assert keys_of(["Écriture", "Época", "Ámbar"]) == ["e", "p", "a"]


def test_a_letter_that_is_no_accented_latin_one_keeps_its_mark() -> None:
    assert keys_of(["Йог", "Иск"]) == ["й", "и"]


@pytest.mark.parametrize("language", languages.available())
@pytest.mark.parametrize("ruleset", ["classic", "priests"])
def test_every_tile_has_a_letter_of_its_own_and_digits_are_left_to_suns(qapp, ruleset: str, language: str) -> None:
    languages.use(language)
    labels = [both_sides_label(tile, ruleset) for tile in Draft.dealt(ruleset, 3).left]
    keys = keys_of(labels)
    assert len({*keys}) == len(labels)
    assert all(key.isalpha() for key in keys)
    assert language != "ru" or not any(key.isascii() for key in keys)  # not on that keyboard


def test_of_tiles_given_once_too_often_a_real_minus_is_left(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    palette = Palette(None)  # type: ignore[arg-type]
    qtbot.addWidget(palette)
    palette.resize(200, 200)
    palette.show_left("classic", {"flood": -1})
    palette.show()
    assert "−1" in [word.text for word in Scribe(monkeypatch).read(palette)]
    assert "−1" in palette.buttons["flood"].accessibleName()


def test_key_and_count_stand_apart_and_nearer_to_each_other_than_to_the_next_tile(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    palette = Palette(None)  # type: ignore[arg-type]
    qtbot.addWidget(palette)
    palette.resize(204, 62)
    palette.show_left("classic", {"ra": 30, "god": 8, "gold": 5, "pharaoh": 25, "nile": 25, "flood": 12})
    palette.show()
    scribe = Scribe(monkeypatch)
    places = []
    for button in palette.buttons.values():
        key, count = [word.box for word in scribe.read(button)][-2:]
        assert count.left() - key.right() >= 3
        places.append((button.x() + key.left(), button.x() + count.right()))
    assert all(left - right > 5 for (_, right), (left, _) in itertools.pairwise(places))
