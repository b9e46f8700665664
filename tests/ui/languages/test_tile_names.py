"""In every language each tile has a name that fits on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, QSize

from ra_desktop.ui.look.tile_painter import ASPECT, EVERY_LABEL_FROM, FOOT, SHORTER, TILES, paint_tile
from ra_desktop.ui.system import languages
from ra_desktop.ui.words.tiles import VOCABULARIES, ruleset_with, tile_inscription, tile_label
from tests.ui.lettering_check import Scribe

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

LANGUAGES = languages.available()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_on_its_tile(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    languages.use(language)
    scribe = Scribe(monkeypatch)
    card = QRectF(0, 0, EVERY_LABEL_FROM * ASPECT, EVERY_LABEL_FROM)
    room = FOOT.width() / 100 * card.width()
    for tile in TILES:
        name = tile_inscription(tile, ruleset_with(tile))

        def draw(painter: QPainter, tile: str = tile, name: str = name) -> None:
            paint_tile(painter, card, tile, name)

        words = scribe.paint(QSize(60, 82), draw)
        assert words, f"{name} does not fit"
        assert " ".join(word.text for word in words) in name.split(SHORTER)
        assert max(word.box.width() for word in words) <= room + 1, name


def test_a_short_name_is_only_written_on_tiles() -> None:
    languages.use("es")
    assert tile_inscription("step-pyramid", "classic").split(SHORTER) == ["Pirámide escalonada", "Escalonada"]
    assert tile_label("step-pyramid", "classic") == "Pirámide escalonada"


@pytest.mark.parametrize("height", [80, 140])
def test_the_short_name_is_written_where_the_long_one_does_not_fit(
    monkeypatch: pytest.MonkeyPatch, height: int
) -> None:
    languages.use("es")
    card = QRectF(0, 0, height * ASPECT, height)
    name = tile_inscription("step-pyramid", "classic")
    words = Scribe(monkeypatch).paint(QSize(100, 140), lambda painter: paint_tile(painter, card, "step-pyramid", name))
    assert [word.text for word in words] == {80: ["Escalonada"], 140: ["Pirámide", "escalonada"]}[height]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_tile_is_that_of_another(language: str) -> None:
    languages.use(language)
    for vocabulary in VOCABULARIES.values():
        names = [name.split(SHORTER)[-1] for name, _, _ in vocabulary.tiles().values()]
        assert len(set(names)) == len(names)
