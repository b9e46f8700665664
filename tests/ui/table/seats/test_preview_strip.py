"""The strip says less where there is less room: reasons go first, then rows; never what disasters take, nor the sum."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from ra_desktop.ui.games.record import Change
from ra_desktop.ui.look.fonts import load_fonts
from ra_desktop.ui.look.theme import PAPYRUS
from ra_desktop.ui.system import languages
from ra_desktop.ui.table.seats.preview_strip import TEXT, Account, draw_account, layout
from tests.ui.lettering_check import Scribe, faults
from tests.ui.table.conftest import position, told_lot

REASONS = (
    Change("3 pharaohs, now the most", 7),
    Change("1 flood and 3 Nile tiles", 4),
    Change("1 gold tile", 3),
)
ROWS = (Change("Pharaohs", 7), Change("Nile", 4), Change("Gold", 3))
QUAKE = ("Earthquake takes Fortress and Temple", "Funeral takes Pharaoh ×2")
IN_SHORT = "Disasters take Pharaoh ×2, Fortress and Temple"

GAINS = Account("If you win with your 8", 14, REASONS, ROWS, aside="then you hold 1, 2 and 13")
LOSSES = Account(
    "If you win this lot", 14, REASONS, ROWS, later=-2, losses=QUAKE, losses_in_short=IN_SHORT,
    losses_in_number="loses 4 tiles", remarks=("Priests turn tiles to show Farmer",), is_bad=True,
)  # fmt: skip


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    load_fonts()
    languages.use(languages.SOURCE)


def said(account: Account, room: float, *, beside: float | None = None, two: bool = False) -> list[list[str]]:
    """The texts of all lines, the first one first."""
    lines = layout(account, PAPYRUS, TEXT, room, room if beside is None else beside, two=two)
    return [[piece.text for piece in line] for line in (lines.top, *lines.body)]


@pytest.mark.parametrize(
    ("room", "line"),
    [
        (700, [reason.text for reason in REASONS]),
        (300, ["Pharaohs", "Nile", "Gold"]),
        (170, ["Pharaohs", "Nile"]),
        (90, ["Pharaohs"]),
        (40, []),
    ],
)
def test_reasons_go_before_rows_and_small_rows_before_great_ones(room: float, line: list[str]) -> None:
    assert said(GAINS, room, beside=400) == [[GAINS.title], line]


@pytest.mark.parametrize(
    ("room", "lines"),
    [
        (
            1300,
            [
                ["If you win this lot", "Priests turn tiles to show Farmer"],
                [*QUAKE, *(reason.text for reason in REASONS)],
            ],
        ),
        (
            800,
            [["If you win this lot", *QUAKE, "Priests turn tiles to show Farmer"], [reason.text for reason in REASONS]],
        ),
        (600, [["If you win this lot", *QUAKE], [reason.text for reason in REASONS]]),
        (450, [list(QUAKE), [reason.text for reason in REASONS]]),
        (340, [[IN_SHORT], ["Pharaohs", "Nile", "Gold"]]),
        (280, [[QUAKE[0]], [QUAKE[1]]]),
        (150, [["If you win this lot"], ["loses 4 tiles"]]),
    ],
)
def test_what_disasters_take_is_said_in_any_room(room: float, lines: list[list[str]]) -> None:
    assert said(LOSSES, room) == lines


def test_many_rows_make_way_for_disasters_but_not_all_of_them() -> None:
    rows = (*ROWS, Change("Gods", 2), Change("Civilization", -15), Change("Monument variety", 1), Change("Suns", 10))
    many = replace(LOSSES, reasons=rows, rows=rows)
    assert said(many, 430) == [list(QUAKE), ["Civilization", "Suns", "Pharaohs", "Nile", "Gold"]]
    assert said(many, 430, beside=410) == [[IN_SHORT], ["Civilization", "Suns", "Pharaohs", "Nile", "Gold"]]


def test_an_account_is_that_of_the_lot() -> None:
    state = position("draw", "draw", "invoke", bag=["earthquake", "gold", "ra"], suns=[[9, 6], [8, 7]],
                     held={0: {"temple": 1}})  # fmt: skip
    account = Account.of(told_lot(state, 0, 9))
    assert (account.title, account.aside) == ("If you win with your 9", "then you hold 1 and 6")
    assert (account.points, account.later, account.is_bad, account.matters) == (3, -1, False, True)
    assert (account.losses, account.losses_in_short) == (["Earthquake takes Temple"], "Disasters take Temple")
    assert (account.reasons, account.rows) == ([Change("1 gold tile", 3)], [Change("Gold", 3)])


def test_a_high_strip_has_a_line_for_disasters_alone() -> None:
    assert said(LOSSES, 600, two=True)[1:] == [list(QUAKE), [reason.text for reason in REASONS]]


def test_a_lot_that_changes_nothing_says_so() -> None:
    assert said(Account("If you win this lot", 0), 400) == [["If you win this lot"], ["no change in points"]]


@pytest.mark.parametrize("size", [(460, 38), (478, 38), (590, 52), (790, 52), (900, 62), (1200, 90)])
@pytest.mark.parametrize("account", [GAINS, LOSSES], ids=["gains", "losses"])
def test_everything_is_legible_at_every_size(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], account: Account
) -> None:
    rect = QRectF(0, 0, *size)
    words = Scribe(monkeypatch).paint(rect.size(), lambda painter: draw_account(painter, rect, 1.0, account, PAPYRUS))
    assert not faults(words, rect)
    texts = [word.text for word in words]
    if account.later:
        assert {"+14 now", "−2 at the end"} <= set(texts) or "−2 at the end of the game if nothing changes" in texts
    else:
        assert texts[0] == "+14"
    assert account.aside in texts or not account.aside


def test_the_type_is_that_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    rect = QRectF(0, 0, 790, 52)
    words = Scribe(monkeypatch).paint(rect.size(), lambda painter: draw_account(painter, rect, 1.0, GAINS, PAPYRUS))
    assert {word.font.pixelSize() for word in words if word.text in (GAINS.title, REASONS[0].text)} == {16}
