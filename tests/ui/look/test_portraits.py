"""Every character and every person has a face of its own, drawn with what QtSvg can draw."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor

from ra_desktop.ai import CHARACTERS
from ra_desktop.storage.paths import resources_dir
from ra_desktop.ui.look.art import pixmap
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.portrait_painter import Face, Mood, in_mood, portrait_pixmap
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.words.players import (
    FACES,
    character_name,
    character_portrait,
    character_title,
    face_name,
    winner_line,
)

PORTRAITS = [*CHARACTERS, *FACES]
DRAWN = [*PORTRAITS, "surprise", "nobody"]
SIDE = 32


def image(key: str):
    return pixmap(f"characters/{key}", QSize(SIDE, SIDE)).toImage()


def lightness(key: str) -> list[int]:
    picture = image(key)
    return [QColor(picture.pixel(x, y)).lightness() for x in range(SIDE) for y in range(SIDE)]


@pytest.mark.parametrize("key", DRAWN)
def test_a_face_fills_its_disc_and_nothing_else(qapp, key):
    picture = image(key)
    middle, last = SIDE // 2, SIDE - 1
    for x, y in ((middle, 1), (1, middle), (last - 1, middle), (middle, last - 1)):
        assert picture.pixelColor(x, y).alpha() == 255
    for x, y in ((0, 0), (last, 0), (0, last), (last, last)):
        assert picture.pixelColor(x, y).alpha() == 0


def test_faces_are_told_apart_without_colour_at_32_pixels(qapp):
    grey = {key: lightness(key) for key in DRAWN}
    for one, other in combinations(DRAWN, 2):
        different = sum(abs(a - b) > 40 for a, b in zip(grey[one], grey[other], strict=True))
        assert different > SIDE * SIDE * 0.06, (one, other)


@pytest.mark.parametrize("key", DRAWN)
def test_only_what_svg_tiny_knows_is_drawn(key):
    drawing = (resources_dir() / "art" / "characters" / f"{key}.svg").read_text()
    for unknown in ("filter", "mask", "clip", "style=", "gradient", "<use"):
        assert unknown not in drawing.lower()
    assert 'viewBox="0 0 48 48"' in drawing


def test_every_character_has_its_words():
    for words in (character_name, character_portrait, character_title):
        assert len({words(key) for key in CHARACTERS} - {""}) == len(CHARACTERS)
    assert len({face_name(key) for key in PORTRAITS}) == len(PORTRAITS) == 24


def test_every_winner_has_words_of_their_own() -> None:
    lines = [winner_line(key, is_person=False) for key in CHARACTERS]
    lines += [winner_line(None, is_person=False), winner_line(None, is_person=True)]
    assert len(set(lines)) == len(CHARACTERS) + 2
    assert winner_line("unheard of", is_person=False) == winner_line(None, is_person=False)
    assert winner_line("farmer", is_person=True) == winner_line(None, is_person=True), (
        "a person has taken the seat over"
    )


def portrait(face: Face, mood: Mood = Mood.CALM, *, badged: bool = True):
    return portrait_pixmap(face, 24, mood=mood, badged=badged).toImage()


@pytest.mark.parametrize("key", PORTRAITS)
def test_calm_pleased_and_struck_are_told_apart_without_colour_at_48_pixels(qapp, key):
    pictures = [portrait(Face("lapis", key), mood) for mood in (Mood.CALM, Mood.PLEASED, Mood.STRUCK)]
    assert portrait(Face("lapis", key), Mood.GLANCE) not in pictures
    face = [(x, y) for x in range(14, 34) for y in range(14, 32)]
    grey = [[QColor(picture.pixel(x, y)).lightness() for x, y in face] for picture in pictures]
    for one, other in combinations(grey, 2):
        assert sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True)) > 0.06 * len(face)


def test_a_face_in_a_mood_keeps_all_but_its_eyes_brows_and_mouth():
    parts = {
        "eyes": '<path id="eyes" d="M1 1"/>',
        "mouth": '<g id="mouth"><path d="M4 4"/></g>',
        "hat": '<g id="hat"/>',
    }
    drawing = "<svg>" + '<path d="M2 2"/>'.join(parts.values()) + "</svg>"
    assert in_mood(drawing, Mood.CALM) == drawing
    kept = {mood: [name for name, part in parts.items() if part in in_mood(drawing, mood)] for mood in Mood}
    assert kept[Mood.GLANCE] == ["mouth", "hat"]
    assert kept[Mood.PLEASED] == kept[Mood.STRUCK] == ["hat"]
    assert all(in_mood(drawing, mood).count("M2 2") == 2 for mood in Mood)


def test_a_portrait_wears_the_colour_and_the_emblem_of_its_player(qapp):
    face = portrait(Face("malachite", "scholar"))
    for colour in ("malachite", "amethyst"):
        top = portrait_pixmap(Face(colour, "scholar"), 48).toImage().pixelColor(48, 2)
        assert top == QColor(getattr(current(), colour))
    assert face != portrait(Face("malachite", "scholar"), badged=False)


@pytest.mark.parametrize("character", [None, "time traveller"])
def test_who_has_no_face_shows_the_emblem(qapp, character):
    emblem = emblem_pixmap("carnelian", 24).toImage()
    assert portrait(Face("carnelian", character)) == emblem
