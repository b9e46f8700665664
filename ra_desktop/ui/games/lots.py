"""What a lot would change for one seat and, through it, for the others, ready to be shown; words are made on demand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ra_desktop.engine import Action, Discard, Flip, PointRows, ShowSide, View
from ra_desktop.ui.games.record import Change
from ra_desktop.ui.games.registry import record
from ra_desktop.ui.look.tooltips import tip
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words import scoring as words
from ra_desktop.ui.words.fill import fill, in_a_line, labelled, points_text
from ra_desktop.ui.words.reasons import action_label, lot_line, lot_worth
from ra_desktop.ui.words.tiles import row_label, tile_label

if TYPE_CHECKING:
    from ra_desktop.ai.price import Part
    from ra_desktop.engine.account import LotAccount, RowChange, SeatChange


@dataclass(frozen=True, slots=True)
class Lot:
    """The lot as it is described to the player at the screen."""

    account: LotAccount
    ruleset: str
    names: tuple[str, ...]
    """By seat."""
    home: int
    """The seat at the bottom of the table; the description includes its loss if another seat wins."""
    speaks_to_home: bool
    """Whether that seat is the person's at the screen, who is called "you"."""
    for_sale: bool
    """Whether there is an auction, so that the seat could win it now."""
    fame_shown: tuple[bool, ...] = ()
    """By seat, whether its fame may be shown."""
    worth_parts: tuple[Part, ...] = ()
    """What the lot is worth to the seat in the end, without the sun that it costs; empty if that isn't known."""

    @property
    def seat(self) -> int:
        """The seat that would win."""
        return self.account.seat

    def gain_of(self, seat: int) -> int:
        """Return what `seat` gains at the end of this epoch; fame that is shown never falls below 0."""
        change = self.account.changes[seat]
        return change.fame_after - change.fame_before if self.fame_shown[seat] else change.points

    @property
    def gain(self) -> int:
        """What the winner gains at the end of this epoch."""
        return self.gain_of(self.seat)

    @property
    def points_later(self) -> int:
        """What the winner gains in addition at the end of the game if nothing changes."""
        return self.account.own.points_later

    @property
    def worth(self) -> int:
        """What the winner gains now and at the end of the game."""
        return self.gain + self.points_later

    @property
    def is_harmful(self) -> bool:
        """Whether points are lost, or tiles without any points gained."""
        return self.worth < 0 or (not self.worth and bool(self.lost))

    @property
    def cost(self) -> int:
        """What the home seat gains because this seat wins; 0 for its own lot."""
        return 0 if self.seat == self.home else self.gain_of(self.home)

    # --- words ----------------------------------------------------------------------------------------

    def _called(self, seat: int) -> str | None:
        """Return the name of a seat; None for the person at the screen."""
        return None if seat == self.home and self.speaks_to_home else self.names[seat]

    @property
    def title(self) -> str:
        """The heading: "If you win with your 8"."""
        return words.title(self._called(self.seat), self.account.sun if self.for_sale else None)

    @property
    def strikes(self) -> list[str]:
        """What each disaster takes, in sentences."""
        return self._strikes(harm=True)

    @property
    def spared(self) -> list[str]:
        """Which disasters take nothing, in sentences."""
        return self._strikes(harm=False)

    def _strikes(self, *, harm: bool) -> list[str]:
        return [
            words.strike_sentence(strike, self.ruleset)
            for strike in self.account.effects.strikes
            if bool(strike.tiles) == harm
        ]

    @property
    def all_strikes(self) -> str:
        """What all disasters take, in one shorter sentence; empty without disasters."""
        strikes = self.account.effects.strikes
        return words.strikes_sentence(strikes, self.ruleset) if strikes else ""

    @property
    def lost(self) -> str:
        """How many tiles are lost, in a few words; empty for none."""
        strikes = self.account.effects.strikes
        return record(self.ruleset).lost(strikes) if any(strike.tiles for strike in strikes) else ""

    @property
    def flips(self) -> str:
        """What priests turn up; empty if they turn nothing."""
        flips = self.account.effects.flips
        return words.flips_sentence(flips, self.ruleset) if flips else ""

    @property
    def suns(self) -> str:
        """The suns that the seat then has; empty if the sun that wins is not known."""
        suns = self.account.suns
        return words.suns_sentence(suns) if suns is not None else ""

    @property
    def reasons(self) -> list[Change]:
        """Why points change at the end of this epoch, line by line."""
        return self._reasons(self.account.own.rows, self.seat)

    @property
    def later_reasons(self) -> list[Change]:
        """Why points change at the end of the game, line by line."""
        return self._reasons(self.account.own.later, self.seat)

    @property
    def rows(self) -> list[Change]:
        """What changes at the end of this epoch, by the names of the rows alone."""
        return [Change(row_label(change.row), change.points) for change in self.account.own.rows if change.points]

    @property
    def floor(self) -> str:
        """The note that fame never falls below 0; empty if that changes nothing, or fame is hidden."""
        return "" if self.gain == self.account.own.points else _tr("Lots", "fame never falls below 0")

    @property
    def later(self) -> str:
        """What the lot is worth after this epoch; empty if that isn't known, or :attr:`gain` has suns in it."""
        epoch = sum(part.fame for part in self.worth_parts if part.kind == "epoch")
        if not self.worth_parts or epoch != self.gain:
            return ""
        text = _tr("Lots", "later about {points}", "What the lot is worth after this epoch. {points} has a sign: +13")
        return fill(text, points=points_text(lot_worth(self.worth_parts) - epoch))

    @property
    def remarks(self) -> list[str]:
        """What there is beside the points, in a few words each: tiles lost, what it costs you, later points."""
        remarks = [self.lost, self._change_for(self.home, self.cost) if self.cost else ""]
        remarks.append(words.later_phrase(self.points_later) if self.points_later else "")
        return [remark for remark in remarks if remark]

    @property
    def headline(self) -> str:
        """What the seat gains, in a line: "If you win with your 8: +5 · later about +13"."""
        return in_a_line(filter(None, [words.with_points(self.title, self.gain), self.later]))

    @property
    def lines(self) -> list[str]:
        """Everything besides the headline, line by line."""
        lines = [*self.strikes, *self.spared, self.flips]
        lines += [
            words.with_points(reason.text, reason.points)
            for reason in self._reasons(self.account.own.rows, self.seat, all_counts=True)
        ]
        if not any(lines):
            lines.append(words.nothing_changes())
        lines.append(self.floor)
        if self.later:
            still = _tr("Lots", "what can still be made of it", "Of the tiles of a lot")
            lines.append(lot_line(self.worth_parts, still if self._called(self.seat) else ""))
        if self.account.own.later:
            lines.append(words.later_sentence(self.points_later))
            lines += [words.with_points(reason.text, reason.points) for reason in self.later_reasons]
        for change in self.account.changes:
            if change.seat != self.seat and (gain := self.gain_of(change.seat)):
                line = self._change_for(change.seat, gain)
                why = [reason.text for reason in self._reasons(change.rows, change.seat)]
                lines.append(words.because(line, why))
        lines.append(self.suns)
        return [line for line in lines if line]

    @property
    def sentences(self) -> list[str]:
        """The lines as sentences begin, to be read one after the other."""
        return [line[:1].upper() + line[1:] for line in self.lines]

    @property
    def tip(self) -> str:
        """Everything line by line, as a tooltip."""
        return tip(self.headline, *self.lines)

    def _reasons(self, rows: tuple[RowChange, ...], seat: int, *, all_counts: bool = False) -> list[Change]:
        """Return the lines of the rows in which points of `seat` change, or its counts at least if `all_counts`."""
        known = record(self.ruleset).changes
        remarks = []
        for change in rows:
            if not change.points and not all_counts:
                continue
            if change.row in known:
                remarks += known[change.row](change, seat, self.ruleset)
            else:
                remarks.append(Change(row_label(change.row), change.points))
        return remarks

    def _change_for(self, seat: int, points: int) -> str:
        return words.change_for(self._called(seat), points)


def lots_by_side(view: View) -> dict[ShowSide, dict[int, PointRows]]:
    """Return the previews of the seats that can win the lot for each side that can be chosen in `view`, if any can."""
    lots = {}
    for action in view.legal_actions():
        if isinstance(action, ShowSide):
            after = view.after(action)
            winners = [seat for seat in range(after.players) if after.suns_to_win(seat)]
            lots[action] = {seat: _points(after.lot_account(seat).own) for seat in winners}
    return lots


def _points(change: SeatChange) -> PointRows:
    """Return what changes at the end of this epoch, by row."""
    return {row.row: row.points for row in change.rows if row.points}


def preview_text(view: View, action: Action) -> str:
    """Return what `action` would change for the seat to move at the end of this epoch, where one's own tiles change."""
    if isinstance(action, Discard | Flip):
        return labelled(action_label(action, view.ruleset), _at_the_end(view.action_preview(action)))
    if isinstance(action, ShowSide):
        rows = lots_by_side(view)[action][view.seat_to_act]
        return labelled(tile_label(action.side, view.ruleset), _at_the_end(rows))
    return ""


def _at_the_end(rows: PointRows) -> str:
    """Return what `rows` change at the end of the epoch."""
    if not rows:
        return _tr("Previews", "no change at the end of this epoch", "After the name of a tile and a colon")
    text = _tr("Previews", "{points} at the end of this epoch ({rows})", "After the name of a tile and a colon")
    return fill(text, points=points_text(sum(rows.values())), rows=words.rows_text(rows))
