"""Every feat and every place has a medallion of its own, dark until it is won."""

import pytest

from ra_desktop.app.feats import FEATS
from ra_desktop.app.occasions import load_journey
from ra_desktop.ui.look.art import art_names
from ra_desktop.ui.look.mark_painter import TILE_OF, medallion_pixmap
from ra_desktop.ui.shell.pages.journey_page import TILES


@pytest.mark.parametrize(("tiles", "keys"), [(TILE_OF, FEATS), (TILES, [place.id for place in load_journey()])])
def test_every_one_has_a_medallion_of_its_own(qapp, tiles, keys) -> None:
    assert set(tiles) == set(keys)
    assert len({*tiles.values()}) == len(keys)
    assert {f"tiles/{tile}" for tile in tiles.values()} <= {*art_names("tiles")}


def test_a_medallion_is_bright_once_its_feat_is_won(qapp) -> None:
    def light(feat: str, *, won: bool) -> int:
        picture = medallion_pixmap(TILE_OF[feat], 24, won=won).toImage()
        return sum(picture.pixelColor(x, y).lightness() for x in range(24) for y in range(24))

    assert [feat for feat in FEATS if light(feat, won=True) < 1.4 * light(feat, won=False)] == []
