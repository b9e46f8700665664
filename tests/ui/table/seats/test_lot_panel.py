"""One panel says what the lot is worth to each seat: what is equal once, and less where there is less room.

Reasons go first, then rows; never what disasters take, nor the numbers.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from ra_desktop.engine.account import Effects, Strike
from ra_desktop.ui.games.record import Change
from ra_desktop.ui.look.fonts import set_text_scale
from ra_desktop.ui.look.theme import NIGHT, PAPYRUS
from ra_desktop.ui.table.seats.lot_panel import TEXT, Account, Cell, LotPlaces, draw_account, layout
from tests.ui.lettering_check import Scribe, faults
from tests.ui.table.conftest import lot_worth, position, seat_info, told_lot

REASONS = (
    Change("3 pharaohs, now the most", 7),
    Change("1 flood and 3 Nile tiles", 4),
    Change("1 gold tile", 3),
)
ROWS = (Change("Pharaohs", 7), Change("Nile", 4), Change("Gold", 3))
QUAKE = ("Earthquake takes Fortress and Temple", "Funeral takes Pharaoh\u00a0×2")
IN_SHORT = "Disasters take Pharaoh\u00a0×2, Fortress and Temple"
REMARK = "Priests turn over tiles to show Farmer"

SUNS_THEN = "suns after that: 1, 2 and 13"
GAINS = Account("What the lot scores this epoch", [Cell(14)], reasons=REASONS, rows=ROWS, remarks=[SUNS_THEN])
LOSSES = Account(
    "What the lot scores this epoch", [Cell(14, remarks=("−2 at the end",)), Cell(-3)], "loses 4 tiles", REASONS, ROWS,
    losses=QUAKE, losses_in_short=IN_SHORT, losses_in_number="loses 4 tiles", remarks=(REMARK,), ground="bad",
)  # fmt: skip


def said(account: Account, room: float, *, two: bool = False) -> list[list[str]]:
    """The texts of all lines below the first one."""
    return [[piece.text for piece in line] for line in layout(account, PAPYRUS, TEXT, room, two=two)]


@pytest.mark.parametrize(
    ("room", "line"),
    [
        (700, [*(reason.text for reason in REASONS), SUNS_THEN]),
        (540, [reason.text for reason in REASONS]),
        (420, ["Pharaohs", "Nile", "Gold", SUNS_THEN]),
        (230, ["Pharaohs", "Nile", "Gold"]),
        (170, ["Pharaohs", "Nile"]),
        (90, ["Pharaohs"]),
    ],
)
def test_reasons_go_before_rows_and_small_rows_before_great_ones(room: float, line: list[str]) -> None:
    assert said(GAINS, room) == [line]


@pytest.mark.parametrize(
    ("room", "line"),
    [
        (1400, [*QUAKE, *(reason.text for reason in REASONS), REMARK]),
        (1050, [*QUAKE, *(reason.text for reason in REASONS)]),
        (700, [*QUAKE, "Pharaohs", "Nile", "Gold"]),
        (520, [IN_SHORT, "Pharaohs", "Nile", "Gold"]),
        (440, [IN_SHORT, "Pharaohs"]),
        (330, [IN_SHORT]),
        (150, ["loses 4 tiles"]),
    ],
)
def test_what_disasters_take_is_said_in_any_room(room: float, line: list[str]) -> None:
    assert said(LOSSES, room) == [line]


def test_many_rows_make_way_for_disasters_but_not_all_of_them() -> None:
    rows = (*ROWS, Change("Gods", 2), Change("Civilization", -15), Change("Monument variety", 1), Change("Suns", 10))
    many = replace(LOSSES, reasons=rows, rows=rows)
    assert said(many, 590) == [[IN_SHORT, "Civilization", "Suns", "Pharaohs"]]


def test_a_high_panel_has_a_line_for_disasters_alone() -> None:
    assert said(LOSSES, 800, two=True) == [list(QUAKE), [*(reason.text for reason in REASONS), REMARK]]


# --- whom it is about -------------------------------------------------------------------------------


def seats_of(account: Account) -> list[tuple[list[str], int, tuple[str, ...]]]:
    return [([info.name for info in cell.infos], cell.points, cell.remarks) for cell in account.cells]


def account_of(*worth: tuple[int, int], home: int = 0) -> Account:
    """Lots of that worth now and at the end, of the seats in order."""
    lots = []
    for seat, points in enumerate(worth):
        lot = lot_worth(*points)
        changes = (replace(lot.account.changes[0], seat=seat),) * 4
        lots.append(
            replace(lot, account=replace(lot.account, seat=seat, changes=changes), fame_shown=(True,) * 4, home=seat)
        )
    names = ("You", "Nefer", "Khufu", "Tiye")
    return Account.of(lots, [seat_info(name) for name in names[: len(worth)]], home)


def test_seats_for_which_the_lot_is_worth_the_same_share_one_number() -> None:
    assert seats_of(account_of((3, 0), (3, 0), (3, 0))) == [(["You", "Nefer", "Khufu"], 3, ())]
    assert seats_of(account_of((3, 0), (5, 0), (3, 0))) == [(["You", "Khufu"], 3, ()), (["Nefer"], 5, ())]
    assert len(account_of((3, 0), (3, 1)).cells) == 2


def test_what_all_of_them_share_beside_the_points_is_said_once() -> None:
    account = account_of((3, -1), (5, -1))
    assert [cell.remarks for cell in account.cells] == [(), ()]
    assert account.common == "−1 at the end"
    assert account_of((3, -1), (5, -2)).common == ""
    assert account_of((3, -1)).common == ""


def test_a_seat_that_cannot_win_is_told_why_among_the_others() -> None:
    lots = [told_lot(position("draw", "draw", "invoke", bag=["gold", "gold", "ra"], suns=[[9, 6], [8, 7]]), 1)]
    account = Account.of(lots, [seat_info("Nefer")], 0, "You have passed.")
    assert seats_of(account) == [(["Nefer"], 6, ())]
    assert (account.remarks, account.reasons, account.ground) == (["You have passed."], (), "stripe")


@pytest.mark.parametrize(("room", "rows"), [(900, 3), (540, 3), (420, 3), (300, 1)])
def test_points_are_never_told_without_the_limit_that_takes_them(room: float, rows: int) -> None:
    """The sum of the points would contradict the number above."""
    limit = "fame never falls below 0"
    (line,) = said(replace(GAINS, remarks=(), limit=limit), room)
    assert (len(line) - 1, line[-1]) == (rows, limit)
    lot = told_lot(position("draw", bag=["gold"], suns=[[9, 6], [8, 7]]))
    lot = replace(lot, account=replace(lot.account, changes=tuple(
        replace(change, fame_after=change.fame_before) for change in lot.account.changes)))  # fmt: skip
    assert Account.of([lot], [seat_info("You")], 0).limit == limit


def test_an_account_is_that_of_the_lot() -> None:
    state = position("draw", "draw", "invoke", bag=["earthquake", "gold", "ra"], suns=[[9, 6], [8, 7]],
                     held={0: {"temple": 1}})  # fmt: skip
    account = Account.of([told_lot(state, 0, 9)], [seat_info("You")], 0)
    assert seats_of(account) == [(["You"], 3, ("−1 at the end",))]  # the line below says which tile it loses
    assert (account.losses, account.losses_in_short) == (["Earthquake takes Temple"], "Disasters take Temple")
    assert (account.reasons, account.rows) == ([Change("1 gold tile", 3)], [Change("Gold", 3)])
    assert account.remarks == ["suns after that: 1 and 6"]


def test_a_lot_that_changes_nothing_says_so() -> None:
    assert said(account_of((0, 0)), 400) == [["no change in fame"]]


# --- how it looks -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "later", "ground"),
    [(3, 0, "good"), (0, 1, "good"), (0, 0, "stripe"), (-4, 0, "bad"), (2, -3, "bad"), (-3, 5, "stripe")],
)
def test_the_ground_never_contradicts_the_numbers(points: int, later: int, ground: str) -> None:
    assert account_of((points, later)).ground == ground


def test_tiles_lost_for_nothing_are_a_warning_and_a_lot_that_is_not_for_sale_has_no_colour() -> None:
    """Two of five pharaohs go: the seat still has the most."""
    state = position("draw", "invoke", bag=["funeral", "ra"], suns=[[9, 6], [8, 7]], held={0: {"pharaoh": 5}})
    assert Account.of([told_lot(state)], [seat_info()], 0).ground == "bad"
    lot = lot_worth(0, 4)
    strike = Strike("earthquake", ("temple", "statue"), chosen=False)
    lot = replace(lot, account=replace(lot.account, effects=Effects((strike,))))
    assert Account.of([lot], [seat_info()], 0).ground == "stripe"
    assert Account.of([replace(lot_worth(5), for_sale=False)], [seat_info()], 0).ground == "stripe"


@pytest.mark.parametrize("theme", [PAPYRUS, NIGHT], ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["good", "bad", "stripe"])
def test_the_ground_is_painted(theme, ground: str) -> None:
    image = QImage(400, 60, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    draw_account(painter, QRectF(0, 0, 400, 60), 1.0, Account("", [Cell(5)], ground=ground), theme)
    painter.end()
    assert image.pixelColor(390, 30).name() == getattr(theme, ground).lower()


@pytest.mark.parametrize("size", [(460, 44), (478, 44), (590, 52), (790, 60), (900, 70), (1200, 90)])
@pytest.mark.parametrize("account", [GAINS, LOSSES], ids=["gains", "losses"])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_everything_is_legible_at_every_size(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], account: Account, text: float
) -> None:
    rect = QRectF(0, 0, *size)
    set_text_scale(text)
    words = Scribe(monkeypatch).paint(rect.size(), lambda painter: draw_account(painter, rect, 1.0, account, PAPYRUS))
    set_text_scale(1.0)
    assert not faults(words, rect)
    number = next(word.box for word in words if word.text == "+14")
    assert all(abs(word.box.left() - number.right()) > 3 for word in words if word.text == "−2 at the end")
    texts = [word.text for word in words]
    assert {"+14", "−3"} >= {text for text in texts if text in ("+14", "−3")} >= {"+14"}
    if account is LOSSES and size[0] >= 590 * text:
        assert "−2 at the end" in texts


def test_many_cells_share_a_narrow_line() -> None:
    account = Account(
        "What the lot scores this epoch", [Cell(points, (seat_info(),), ("you −5",)) for points in range(5)]
    )
    places = LotPlaces.fit(account, QRectF(0, 0, 480, 44), 0.7)
    assert not places.is_told
    for cell, following in zip(places.cells, places.cells[1:], strict=False):
        assert cell.right() <= following.left() + 2
    assert places.cells[-1].right() <= 480


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_title_and_what_holds_for_all_are_beside_the_numbers(monkeypatch: pytest.MonkeyPatch, text: float) -> None:
    rect = QRectF(0, 0, 790, 60)
    set_text_scale(text)
    cells = LotPlaces.fit(LOSSES, rect, 1.0).cells
    words = Scribe(monkeypatch).paint(rect.size(), lambda painter: draw_account(painter, rect, 1.0, LOSSES, PAPYRUS))
    set_text_scale(1.0)
    first_line = {word.text: word.box for word in reversed(words)}
    assert first_line[LOSSES.title].right() <= cells[0].left()
    assert first_line[LOSSES.common].left() >= cells[-1].right() - 1


def test_the_type_is_that_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    rect = QRectF(0, 0, 790, 60)
    words = Scribe(monkeypatch).paint(rect.size(), lambda painter: draw_account(painter, rect, 1.0, GAINS, PAPYRUS))
    assert {word.font.pixelSize() for word in words if word.text in (GAINS.title, REASONS[0].text)} == {16}
