"""What the lot on the track would change, for every seat at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine import Bid
from ra_desktop.ui.games.lots import Lot
from ra_desktop.ui.words import lots as words

if TYPE_CHECKING:
    from ra_desktop.engine import View
    from ra_desktop.ui.interaction.choices import Choices

    from .players import Players


class TableLots:
    """Asks the engine what changes if a seat wins the lot, with the sun that is at hand."""

    def __init__(self, players: Players, choices: Choices) -> None:
        self._players = players
        self._choices = choices
        self.hovered: int | None = None
        """The sun under the pointer that the person to move may bid."""

    def lot_of(self, view: View, seat: int, home: int) -> Lot | None:
        """Return what changes if `seat` wins the lot; None without a lot, or if it cannot win."""
        suns = view.suns_to_win(seat)
        if not any(view.auction_track) or not suns:
            return None
        account = view.lot_account(seat, self._sun(suns))
        names = tuple(self._players.name(each) for each in range(view.players))
        return Lot(
            account,
            view.ruleset,
            names,
            home,
            speaks_to_home=self._players.is_person(home),
            for_sale=view.auction is not None,
            bid=_bid_of(view, seat),
            fame_shown=tuple(info.fame_shown for info in self._players.infos(view)),
        )

    def why_none(self, view: View, seat: int) -> str:
        """Return why `seat` cannot win the lot that is being auctioned; empty if it can, or if nothing is for sale."""
        if not any(view.auction_track) or view.suns_to_win(seat):
            return ""
        auction = view.auction
        return words.out_of_reach(
            auction.highest or 0 if auction else 0,
            passed=auction is not None and (seat, None) in auction.bids,
            has_suns=bool(view.face_up_suns(seat)),
            name=None if self._players.is_person(seat) else self._players.name(seat),
        )

    def _sun(self, suns: list[int]) -> int | None:
        """Return with which of `suns` a seat would win: the one at hand, or the only one; None if it is open."""
        if self.hovered in suns:
            return self.hovered
        selected = self._choices.selected
        if isinstance(selected, Bid) and selected.sun in suns:
            return selected.sun
        return suns[0] if len(suns) == 1 else None


def _bid_of(view: View, seat: int) -> int | None:
    """Return the highest bid, if it is that of `seat`."""
    auction = view.auction
    return auction.highest if auction is not None and (seat, auction.highest) in auction.bids else None
