"""What is said at each moment of a game, in as many words as wanted. Nothing here is spoken yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.engine import Bid, Flip, ShowSide
from ra_desktop.engine import events as ev
from ra_desktop.ui.games.previews_text import preview_text
from ra_desktop.ui.table.overlays.sheet_model import SheetModel
from ra_desktop.ui.words import board, speech
from ra_desktop.ui.words.outbidding import outbidding
from ra_desktop.ui.words.reasons import action_label
from ra_desktop.ui.words.scoring import leaving_text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from ra_desktop.app.settings import Verbosity
    from ra_desktop.engine import Action, View
    from ra_desktop.ui.games.epoch_account import EpochAccount
    from ra_desktop.ui.games.lots import Lot
    from ra_desktop.ui.table.overlays.result import Result
    from ra_desktop.ui.table.seats.seat_info import SeatInfo
    from ra_desktop.ui.words.events import Narrator

_KNOWN: Final = (ev.SunBid, ev.Passed, ev.SideChosen, ev.GodSpent, ev.TileFlipped, ev.PriestKept, ev.TileDiscarded)
"""What whoever does it knows."""


def of_events(events: Iterable[ev.Event], narrator: Narrator, verbosity: Verbosity) -> list[str]:
    """Return what has happened; briefly, without the choices of the only person."""
    return [
        sentence
        for event in events
        if verbosity != "brief" or not isinstance(event, _KNOWN) or event.seat != narrator.you
        if (sentence := narrator.describe(event))
    ]


def of_turn(told: Sequence[str], view: View, narrator: Narrator, lot: Lot | None, verbosity: Verbosity) -> list[str]:
    """Return what has happened, as `told`, and that a person is to decide, and what may be done.

    `lot` is what the lot would bring, if that is wanted.
    """
    banner = narrator.banner(view)
    if told and banner.startswith(told[-1]):  # "Nefer bids 5. Bid or pass"
        told = told[:-1]
    parts = [*told, banner]
    if verbosity == "full":
        parts.append(board.track_tiles(view))
    if verbosity != "brief" and lot is not None and view.phase == "auction":
        parts.append(lot.headline)
    return parts


def of_selection(
    view: View, action: Action, names: Sequence[str], lot: Lot | None, verbosity: Verbosity, *, previews: bool
) -> list[str]:
    """Return what a selected `action` would do; `lot` is what winning with a sun would bring, if that is wanted."""
    if isinstance(action, Bid):
        auction = view.auction
        parts = [speech.bid_of(action.sun, auction.highest if auction is not None else None)]
        if verbosity != "brief":
            parts.append(_rivals(view, action.sun, names))
            parts += [] if lot is None else [lot.headline]
        if verbosity == "full" and lot is not None:
            parts += lot.sentences
        return parts
    tells = isinstance(action, Flip) or (isinstance(action, ShowSide) and previews)
    if tells and verbosity != "brief":
        return [preview_text(view, action)]
    return [action_label(action, view.ruleset)]


def _rivals(view: View, sun: int, names: Sequence[str]) -> str:
    """Return who is still to bid and can outbid `sun`."""
    left = view.bidders_left()[1:]
    suns = [(names[seat], [each for each in view.face_up_suns(seat) if each > sun]) for seat in left]
    return outbidding(sun, [(name, higher) for name, higher in suns if higher])


def of_scoring(
    account: EpochAccount, infos: Sequence[SeatInfo], persons: Collection[int], verbosity: Verbosity
) -> list[str]:
    """Return what an epoch has brought: by category to `persons`, fully to all; fame as far as it is shown."""
    parts = []
    if verbosity != "brief":
        sheet = SheetModel()
        sheet.show_account(account, infos)
        told = {row.code for row in account.told}
        seats = range(len(infos)) if verbosity == "full" else sorted(persons)
        for seat in seats:
            for row, code in enumerate(sheet.codes):
                if code in told:
                    parts.append(sheet.sentence(sheet.index(row, seat)))
    parts.append(speech.totals((info.name, account.total(seat)) for seat, info in enumerate(infos)))
    fame = [(info.name, account.event.fame[seat]) for seat, info in enumerate(infos) if info.fame_shown]
    if fame and verbosity != "brief":
        parts.append(speech.fame_of(fame))
    if verbosity == "full":
        parts.append(leaving_text(account.leaving))
    return parts


def of_result(result: Result, records: Iterable[str], verbosity: Verbosity) -> list[str]:
    """Return the ranking, what decided, and the records beaten."""
    if verbosity == "brief":
        return result.places()
    return [*result.places(), result.below(), *records]
