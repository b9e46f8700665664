"""What the table, the suns' stacks and the cards on it are painted with, by value, by day and by night."""

from __future__ import annotations

from ra_desktop.ui.table import aside_card
from ra_desktop.ui.table.board import backdrop, scene
from ra_desktop.ui.table.seats import pyramid, stacks

TABLE = {
    "table_top": ("#EBD5A6", "#3B342D"),
    "table_foot": ("#DCBE88", "#2E2823"),
    "bed": ("#C8A469", "#272220"),
    "bed_edge": ("#B8925A", "#1E1A18"),
    "cell": ("#A67F46", "#4A3F33"),
    "banner": ("#FBF5E6", "#F3E7CC"),
    "banner_fold": ("#CFAE74", "#A88C5C"),
    "banner_edge": ("#B98A4A", "#8A6A38"),
    "altar_top": ("#CDBB97", "#574A3A"),
    "altar_light": ("#E2D5B7", "#6B5B46"),
    "altar_face": ("#B09C78", "#43382C"),
    "altar_base": ("#8F7C5A", "#352C23"),
    "altar_line": ("#857150", "#2A231C"),
    "grain": (0.8, 0.55),
    "light": (0.55, 0.35),
}


def test_the_table_has_its_colours() -> None:
    both = (backdrop._PAPYRUS, backdrop._NIGHT)
    assert {name: tuple(getattr(theme, name) for theme in both) for name in TABLE} == TABLE
    assert backdrop._GLOW == "#FFD35A"


def test_words_and_buttons_on_the_table_have_their_colours() -> None:
    assert (scene.CAPTION, scene.CAPTION_BY_NIGHT) == ("#4A3716", "#CDBD9C")
    assert (aside_card.SUN, aside_card.SUN_BY_NIGHT) == ("#D97A1E", "#E9A23F")


def test_what_is_painted_before_a_seat_has_its_colours() -> None:
    assert (stacks._GAIN, stacks._GAIN_INK) == ("#285E36", "#FFFBEE")
    assert (stacks._BADGE, stacks._BADGE_INK, stacks._BADGE_RING) == ("#3A2A18", "#FBF5E6", "#FBF5E6")
    assert (stacks._GLOW, stacks._GLOW_BY_DAY) == ("#FFCB4A", "#EFA00B")
    assert (pyramid._STONE, pyramid._SHADE, pyramid._LIGHT) == ("#B9905A", "#93693A", "#DDBF8C")
