"""Every feat has a medallion of its own, dark until it is won."""

from ra_desktop.app.feats import FEATS
from ra_desktop.ui.look.art import art_names
from ra_desktop.ui.look.medallions import TILE_OF, medallion_pixmap


def test_every_feat_has_a_medallion_of_its_own(qapp) -> None:
    assert set(TILE_OF) == set(FEATS)
    assert len({*TILE_OF.values()}) == len(FEATS)
    assert {f"tiles/{tile}" for tile in TILE_OF.values()} <= {*art_names("tiles")}


def test_a_medallion_is_bright_once_its_feat_is_won(qapp) -> None:
    def light(feat: str, *, won: bool) -> int:
        picture = medallion_pixmap(feat, 24, won=won).toImage()
        return sum(picture.pixelColor(x, y).lightness() for x in range(24) for y in range(24))

    assert [feat for feat in FEATS if light(feat, won=True) < 1.4 * light(feat, won=False)] == []
