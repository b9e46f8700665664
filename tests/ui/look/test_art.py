import itertools
import re
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QRawFont

import contact_sheet
from ra_desktop.engine.games.priests.tiles import BUILDINGS, PERSONS
from ra_desktop.engine.games.ra.tiles import RA_TILES
from ra_desktop.storage import paths
from ra_desktop.ui.look import art, fonts, tile_painter
from tests.ui.lettering_check import contrast

ALPHABETS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÄÖÜäöüßàâçéèêëîïôùûœñáíóúąćęłńśźżČčšžřőűğışİ"
    "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяІЇЄҐіїєґ+−–—…·×„“”«»"
)
ALLOWED = {"svg", "g", "path", "rect", "circle", "ellipse"}
CARD = QSize(100, 140)


@pytest.fixture(scope="module")
def tile_names(qapp):
    return art.art_names("tiles")


def image_of(pixmap):
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def colours_in(image):
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def engine_tiles():
    """Both games' names; the one-sided tiles of Priests of Ra as docs/architecture.md lists them."""
    yield from RA_TILES.names
    for person, building in itertools.product(PERSONS, BUILDINGS):
        yield f"{person}/{building}"
        yield f"{building}/{person}"
    yield from ("stone", "chamber-red", "chamber-blue", "chamber-green", "chamber-yellow", "priest", "plague")


def svg_files():
    return sorted((paths.resources_dir() / "art").glob("tiles/*.svg")) + sorted(
        (paths.resources_dir() / "art").glob("marks/*.svg")
    )


# ---- type


@pytest.mark.parametrize(("family", "weight", "italic"), [
    (fonts.DISPLAY_FAMILY, 400, False), (fonts.TEXT_FAMILY, 400, False), (fonts.TEXT_FAMILY, 400, True),
    (fonts.TEXT_FAMILY, 500, False), (fonts.TEXT_FAMILY, 700, False),
])  # fmt: skip
def test_each_face_is_the_bundled_one_and_has_latin_and_cyrillic(qapp, family, weight, italic):
    font = fonts.text_font(20) if family == fonts.TEXT_FAMILY else fonts.display_font(20)
    font.setWeight(type(font.weight())(weight))
    font.setItalic(italic)
    raw = QRawFont.fromFont(font)
    assert raw.familyName() == family
    assert raw.weight() == weight
    assert (raw.style() != type(font).Style.StyleNormal) == italic
    missing = [letter for letter in ALPHABETS if not raw.supportsCharacter(ord(letter))]
    assert not missing


def test_loading_fonts_twice_is_loading_them_once(qapp):
    fonts.load_fonts()
    fonts.load_fonts()
    assert fonts.load_fonts.cache_info().misses <= 1


def test_a_missing_font_is_named(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(fonts, "resources_dir", lambda: tmp_path)
    with pytest.raises(paths.AssetError, match=r"missing font: .*Forum-Regular\.ttf"):
        fonts.load_font.__wrapped__(fonts.FONT_FILES[0])


def test_tabular_figures_are_equally_wide_and_plain_ones_are_not(qapp):
    plain = fonts.text_font(40)
    widths = {QFontMetricsF(fonts.tabular(plain)).horizontalAdvance(digit) for digit in "0123456789"}
    assert len(widths) == 1
    assert len({QFontMetricsF(plain).horizontalAdvance(digit) for digit in "0123456789"}) > 1


def test_each_font_comes_with_its_licence():
    fonts = paths.resources_dir() / "fonts"
    for licence in ("OFL-Forum.txt", "OFL-AlegreyaSans.txt"):
        assert "SIL OPEN FONT LICENSE Version 1.1" in (fonts / licence).read_text(encoding="utf-8")


# ---- files


def test_a_drawing_uses_only_what_svg_tiny_draws():
    assert svg_files()
    for path in svg_files():
        root = ElementTree.parse(path).getroot()  # noqa: S314 - our own file
        used = {re.sub(r"\{.*\}", "", element.tag) for element in root.iter()}
        assert used <= ALLOWED, path
        names = {name for element in root.iter() for name in element.attrib}
        assert not names & {"style", "class", "filter", "mask", "clip-path"}, path
        assert root.get("viewBox") == ("0 0 100 140" if path.parent.name == "tiles" else "0 0 24 24"), path


def test_a_missing_drawing_is_named(qapp):
    with pytest.raises(paths.AssetError, match=r"missing drawing: .*no-such\.svg"):
        art.renderer("tiles/no-such")


# ---- tiles


def test_the_painter_knows_exactly_the_engines_tiles():
    assert sorted(tile_painter.TILES) == sorted(engine_tiles())


def test_every_tile_has_a_picture_of_several_colours_in_its_categorys_field(qapp):
    for tile in tile_painter.TILES:
        image = image_of(art.pixmap(tile_painter.drawing(tile), CARD))
        assert len(colours_in(image)) > 20, tile
        field = QColor(tile_painter.PALETTE[tile_painter.category(tile)].field)
        assert image.pixelColor(34, 7) == field, tile
        assert image.pixelColor(0, 0).alpha() < 40, tile


@pytest.mark.parametrize("variant", range(8))
def test_every_god_has_its_own_name_and_picture(qapp, variant):
    name = tile_painter.drawing("god", variant)
    assert name == f"tiles/god-{tile_painter.GODS[variant]}"
    assert image_of(art.pixmap(name, CARD)) != image_of(art.pixmap("tiles/god", CARD))


def figure(name, height):
    """The figure alone, `height` pixels for a whole card: its shape without the field."""
    width = round(height * tile_painter.ASPECT)
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing = art.renderer(name)
    box = drawing.boundsOnElement("figure")
    scale = height / tile_painter.CARD_HEIGHT
    target = QRectF(box.x() * scale, box.y() * scale, box.width() * scale, box.height() * scale)
    drawing.render(painter, "figure", target)
    painter.end()
    return image


def shades(name, height=48):
    """Grey values 0 to 255 of the whole card at `height` pixels."""
    image = art.pixmap(name, QSize(round(height * tile_painter.ASPECT), height)).toImage()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    picture = [grey.pixelColor(x, y).value() for y in range(grey.height() * 3 // 4) for x in range(grey.width())]
    middle = sum(picture) / len(picture)
    return [value - middle for value in picture]


def coverage(name, height=48):
    image = figure(name, height)
    return [image.pixelColor(x, y).alpha() for y in range(image.height()) for x in range(image.width())]


def test_no_picture_runs_into_its_mark_or_over_the_cards_edge(tile_names):
    for name in tile_names:
        if name == "tiles/back":
            continue
        whole = figure(name, 280).copy(0, 0, 200, 208)
        marked = [whole.pixelColor(x, y).alpha() for x in range(14, 54) for y in range(14, 52)]
        assert max(marked) == 0, name
        box = art.renderer(name).boundsOnElement("figure")
        assert box.left() >= -0.1, name
        assert box.right() <= 100.1, name


def difference(one, other):
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def groups(names):
    """Tiles that share a field: within a group only the picture tells them apart."""
    grouped = {}
    for name in names:
        card = name.removeprefix("tiles/")
        if card in ("back", "unknown"):
            continue
        if card.startswith("god"):
            kind = "god"
        elif card == "priests-fortress":
            kind = "building"
        else:
            kind = tile_painter.category(card)
        field = tile_painter.PALETTE[kind].field
        grouped.setdefault(field, []).append(name)
    return grouped


def test_no_two_pictures_look_alike_in_grey_at_48_pixels(tile_names):
    pictures = {name: shades(name) for name in tile_names}
    alike = [
        (a, b, round(difference(pictures[a], pictures[b]), 1))
        for a, b in itertools.combinations(pictures, 2)
        if difference(pictures[a], pictures[b]) < (3.5 if "chamber" in a and "chamber" in b else 9)
    ]
    assert not alike


def test_tiles_of_one_colour_differ_in_shape(tile_names):
    alike = []
    for names in groups(tile_names).values():
        shapes = {name: coverage(name) for name in names if "chamber" not in name}
        alike += [(a, b) for a, b in itertools.combinations(shapes, 2) if difference(shapes[a], shapes[b]) < 15]
    assert not alike


@pytest.mark.parametrize(("name", "colours"), tile_painter.PALETTE.items())
def test_a_name_can_be_read_on_its_foot_band(qapp, name, colours):
    assert contrast(colours.ink, colours.foot) >= 7
    card = next(tile for tile in (*tile_painter.TILES, "ankh") if tile_painter.category(tile) == name)
    foot = image_of(art.pixmap(tile_painter.drawing(card), CARD)).pixelColor(50, 120)
    assert foot == QColor(colours.foot)


# ---- painting


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_a_pixmap_has_the_screens_pixels(qapp, dpr):
    image = tile_painter.tile_pixmap("nile", 140, dpr)
    assert image.devicePixelRatio() == dpr
    assert (image.width(), image.height()) == (round(100 * dpr), round(140 * dpr))


def test_the_same_tile_is_drawn_once(qapp):
    first = tile_painter.tile_pixmap("gold", 77, 1.0, "Gold")
    assert tile_painter.tile_pixmap("gold", 77, 1.0, "Gold").cacheKey() == first.cacheKey()
    assert tile_painter.tile_pixmap("gold", 77, 1.0, "Oro").cacheKey() != first.cacheKey()


def differing(one, other):
    """The rectangle in which two pictures differ."""
    a, b = image_of(one), image_of(other)
    places = [(x, y) for x in range(a.width()) for y in range(a.height()) if a.pixel(x, y) != b.pixel(x, y)]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return (min(xs), min(ys), max(xs), max(ys)) if places else None


@pytest.mark.parametrize(
    "label", ["Nile", "Step pyramid", "Agriculture", "Землетрясение", "Gestion de catastrophes naturelles"]
)
@pytest.mark.parametrize("height", [110, 140, 192])
def test_a_name_stays_in_the_foot_band(qapp, label, height):
    bare = tile_painter.tile_pixmap("statue", height, 1.0)
    named = tile_painter.tile_pixmap("statue", height, 1.0, label)
    box = differing(bare, named)
    if box is None:
        assert len(label) > 20
        return
    left, top, right, bottom = box
    assert left >= 3
    assert right <= bare.width() - 4
    assert top >= height * 103 / 140
    assert bottom <= height - 2


@pytest.mark.parametrize("label", ["Agriculture", "Art"])
def test_small_cards_bear_no_names_however_short(qapp, label):
    bare = tile_painter.tile_pixmap("art", 48, 1.0)
    assert differing(bare, tile_painter.tile_pixmap("art", 48, 1.0, label)) is None
    assert differing(tile_painter.tile_pixmap("art", 90, 1.0), tile_painter.tile_pixmap("art", 90, 1.0, "Art"))


def test_a_two_sided_tile_shows_its_other_side_in_one_corner_only(qapp):
    alone = art.pixmap("tiles/farmer", CARD)
    corners = set()
    for building in tile_painter.BUILDINGS:
        tile = tile_painter.tile_pixmap(f"farmer/{building}", 140, 1.0)
        left, _top, _right, bottom = differing(alone, tile)
        assert left >= 50
        assert bottom <= 52
        corners.add(bytes(image_of(tile).constBits()))
    assert len(corners) == 4


def test_the_fortress_of_priests_is_not_the_monument():
    assert tile_painter.drawing("fortress") == "tiles/fortress"
    assert tile_painter.drawing("fortress/scribe") == "tiles/priests-fortress"
    assert tile_painter.category("fortress") == "monument"
    assert tile_painter.category("fortress/scribe") == "building"


def test_a_card_keeps_its_proportions_in_any_rect():
    for rect in (QRectF(0, 0, 300, 140), QRectF(5, 5, 100, 900), QRectF(0, 0, 50, 70)):
        card = tile_painter.card_rect(rect)
        assert card.width() / card.height() == pytest.approx(tile_painter.ASPECT)
        assert rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(card)


def test_the_contact_sheet_is_written(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(contact_sheet, "HEIGHTS", (48,))
    out = tmp_path / "sheet.png"
    assert contact_sheet.main([str(out)]) == 0
    assert QImage(str(out)).height() > 300


def test_a_painting_that_fails_is_ended_before_its_picture_goes(qapp):
    painters = []

    def fail(painter):
        painters.append(painter)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        art.painted_once("fails", QSize(5, 5), 1.0, fail)
    assert not painters[0].isActive()
