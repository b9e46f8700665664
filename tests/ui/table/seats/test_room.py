"""The panels fill the room they have: how large things are on rich panels, in every window and for every game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, QSize

from ra_desktop.ui.interaction.choices import Choices
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, words_width
from ra_desktop.ui.table.seats.panels import PlayerPanel
from ra_desktop.ui.table.seats.places import radius_of
from ra_desktop.ui.table.table_pages import Arrangement
from tests.ui import gallery
from tests.ui.gallery import COLOURS, Position
from tests.ui.lettering_check import Scribe, faults, outside, overlaps
from tests.ui.table.conftest import seat_info

from .test_layout import disc

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PAGES = {
    "1024x700": QSize(802, 670),
    "1366x768": QSize(1104, 738),
    "1440x900": QSize(1164, 870),
    "1920x1080": QSize(1574, 1050),
    "2560x1080": QSize(2214, 1050),
}
"""The table in a window of that size, beside the log."""
LATE = (
    "pharaoh*3 nile*4 flood*2 writing art*2 gold*2 god pyramid*2 obelisk fortress*3 statue palace",
    "pharaoh nile*2 astronomy writing gold god sphinx temple*2 fortress*3",
    "flood nile*2 agriculture art gold*2 step-pyramid*2 sphinx statue",
    "nile*3 art religion gold*2 statue*2 palace pharaoh",
    "pharaoh*2 nile*5 flood writing astronomy*2 agriculture gold god pyramid*3 sphinx obelisk temple",
)
GAMES = [
    (players, ruleset)
    for ruleset in ("classic", "boat", "priests")
    for players in range(3 if ruleset == "classic" else 2, 6)
]
SUNS = {
    2: (((9, 5, 6), (2,)), ((7, 8, 3), (4,))),
    3: (((2, 5, 9), (12,)), ((4, 8, 13), (3,)), ((7,), (10, 11, 6))),
    4: gallery.POSITIONS["turn"].suns,
    5: gallery.POSITIONS["auction-of-five"].suns,
}
LEAST = {
    "1024x700": (26, 20),
    "1366x768": (26, 22),
    "1440x900": (29, 25),
    "1920x1080": (36, 30),
    "2560x1080": (36, 39),
}
"""The least width of a tile, and the least diameter of a sun, with any number of players."""


@pytest.fixture
def panels(qapp, request) -> Iterator[list[PlayerPanel]]:
    """The panels of the other seats late in a game, in a window of that size."""
    page, (players, ruleset) = request.param
    hands = gallery.POSITIONS["priests"].hands if ruleset == "priests" else LATE
    state = Position(
        players=players, ruleset=ruleset, epoch=3, ra=4, hands=[hands[at % len(hands)] for at in range(players)],
        suns=SUNS[players], centre=1, ankhs=(3, 2, 4, 1, 5) if ruleset == "priests" else (0,) * 5,
    ).state()  # fmt: skip
    view, choices = state.view(0), Choices()
    made = []
    for seat, rect in enumerate(Arrangement.fit(PAGES[page], players - 1).others, start=1):
        panel = PlayerPanel(choices)
        panel.resize(rect.size())
        panel.show_view(view, seat, seat_info("Nefer", colour=COLOURS[seat], character="builder", subtitle="Expert"))
        made.append(panel)
    yield made
    for panel in made:
        panel.deleteLater()


def everywhere(pages: Sequence[str]) -> pytest.MarkDecorator:
    """All games on all those pages."""
    return pytest.mark.parametrize(
        "panels",
        [(page, game) for page in pages for game in GAMES],
        ids=lambda case: f"{case[0]}-{case[1][0]}-{case[1][1]}",
        indirect=True,
    )


SOME = ("1024x700", "1440x900", "2560x1080")


def tiles(panel: PlayerPanel) -> list[QRectF]:
    """The cards of everything but pyramid and monuments."""
    held = panel.tiles.grouped()
    return [card for (group, _), cards in zip(held, panel.places.grid.cards, strict=True) if not group.is_whole
            for card in cards]  # fmt: skip


def measures(panels: list[PlayerPanel]) -> tuple[float, float]:
    """The least width of a tile, and the least diameter of a sun."""
    widths = [card.width() for panel in panels for card in tiles(panel)]
    return min(widths), min(2 * radius_of(spot) for panel in panels for spot in panel.places.sun_spots)


def things_of(panel: PlayerPanel) -> dict[str, QRectF]:
    """What lies on a panel, and where."""
    at, places = panel.places.at, panel.places
    radius = at.portrait_radius
    things = {"name": at.name, "tablets": at.tablets, "figure": at.figure, "sun chip": at.sun_chip}
    things["portrait"] = QRectF(at.portrait.x() - radius, at.portrait.y() - radius, 2 * radius, 2 * radius)
    things |= {f"sun {at}": disc(spot) for at, spot in enumerate(places.sun_spots)}
    things |= {f"points {at}": spot for at, spot in enumerate(places.chip_spots)}
    if places.strip is not None:
        things |= {f"place of {tile}": card for tile, card in places.strip.cards.items()}
    if places.pyramid is not None:
        things["pyramid"] = places.pyramid.pile
    for (group, _), cells in zip(panel.tiles.grouped(), places.grid.cells, strict=True):
        if not group.is_whole:
            things |= {f"{group.name} {at}": cell for at, cell in enumerate(cells)}
    return {name: rect for name, rect in things.items() if not rect.isEmpty()}


@everywhere(tuple(PAGES))
def test_everything_is_large_enough_and_apart(panels, request) -> None:
    tile, sun = measures(panels)
    page = next(page for page in PAGES if page in request.node.name)
    assert tile >= LEAST[page][0]
    assert sun >= LEAST[page][1]
    for panel in panels:
        at = panel.places.at
        assert at.subtitle.height() >= 10.9  # the smallest type
        assert at.subtitle.width() >= words_width("Expert", SMALLEST_TYPE)
        assert not at.subtitle.intersects(at.name)
        things = things_of(panel)
        assert overlaps(things) + outside(things, at.card) == []


@pytest.mark.parametrize("panels", [("1440x900", (4, game)) for game in ("classic", "boat", "priests")], indirect=True)
def test_four_players_have_large_tiles_and_suns_in_a_usual_window(panels) -> None:
    tile, sun = measures(panels)
    assert tile >= 40
    assert sun >= 34


@everywhere(SOME)
def test_everything_on_a_panel_can_be_read_and_its_room_is_used(panels, monkeypatch) -> None:
    scribe = Scribe(monkeypatch)
    for panel in panels:
        words = scribe.paint(panel.size(), panel.paint)
        assert len(words) >= 7
        assert faults(words, QRectF(panel.rect())) == []
        at, places = panel.places.at, panel.places
        parts = [*tiles(panel), *map(disc, places.sun_spots), *places.chip_spots, at.name, at.subtitle, at.tablets]
        parts += [QRectF(0, 0, 2 * at.portrait_radius, 2 * at.portrait_radius)]
        parts += places.strip.cards.values() if places.strip is not None else [places.pyramid.pile]
        share = sum(part.width() * part.height() for part in parts) / (at.card.width() * at.card.height())
        assert share >= 0.38


@pytest.mark.parametrize("panels", [("1440x900", (2, game)) for game in ("boat", "priests")], indirect=True)
def test_a_single_opponent_has_titles_above_the_groups_like_oneself(panels) -> None:
    (panel,) = panels
    assert panel.places.at.is_titled
    titles = [panel.places.title(group) for group, _, _ in panel.places.chips]
    assert all(titles)
    for spot, cards in zip(panel.places.chip_spots, panel.places.grid.cards, strict=True):
        assert all(spot.bottom() <= card.top() + 0.01 for card in cards)


@pytest.mark.parametrize("panels", [("1440x900", (4, "classic"))], indirect=True)
def test_monuments_lie_in_the_order_won_without_holes_and_never_move(panels) -> None:
    panel = panels[0]
    strip = panel.places.strip
    places = [(card.y(), card.x()) for card in strip.cards.values()]
    assert len(places) == 8
    assert places == sorted(places)
    held = [tile for tile, _ in panel.tiles.grouped()[-1][1]]
    assert 1 < len(held) < 8
    won = [*reversed(held), [*strip.cards][-1]]
    panel.show_view(panel.shown.view, panel.shown.seat, replace(panel.shown.info, won=(*won,)))
    before = panel.places.strip.cards
    assert [*before][: len(held)] == won[:-1]
    panel.reserve([won[-1]])
    after = panel.places.strip.cards
    assert [*after][: len(won)] == won
    assert [after[tile] for tile in held] == [before[tile] for tile in held]
