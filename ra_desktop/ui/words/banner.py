"""The banner, which says what is going on and whose move it is, and the short forms of it on the panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from .tiles import tile_phrase

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ra_desktop.engine import View

_tr = QCoreApplication.translate


class Announcer:
    """Speaks of the seats of one game: it knows their names and which of them is "you".

    *you* is the seat of the only person at the screen, or None when several persons or none play; *persons* are the
    seats of all of them.
    """

    def __init__(self, names: Sequence[str], ruleset: str, you: int | None, persons: Collection[int] = ()) -> None:
        self.names = tuple(names)
        self.ruleset = ruleset
        self.you = you
        self.persons = frozenset(persons)

    def name(self, seat: int) -> str:
        """The name of *seat* as the subject of a heading."""
        return _tr("Story", "You") if self._is_you(seat) else self.names[seat]

    def _say(self, seat: int, yours: str, theirs: str) -> str:
        return yours if self._is_you(seat) else theirs.replace("{name}", self.names[seat])

    def _is_you(self, seat: int) -> bool:
        """Whether *seat* is spoken to: the only person's, and whoever is called "You", even if a bot plays for them."""
        return seat == self.you or self.names[seat] == _tr("Names", "You")

    def _ask(self, seat: int, yours: str, theirs: str) -> str:
        """Like :meth:`_say`, but among several persons the one who is asked is told what to do, too."""
        if seat in self.persons and not self._is_you(seat):
            return _tr("Banner", "{name}: {text}").replace("{text}", yours).replace("{name}", self.names[seat])
        return self._say(seat, yours, theirs)

    def _both_sides(self, text: str, tile: str) -> str:
        """Fill in the side of a two-sided *tile* that shows, and the *other*."""
        shown, _, hidden = tile.partition("/")
        text = text.replace("{other}", tile_phrase(hidden, self.ruleset))
        return text.replace("{tile}", tile_phrase(shown, self.ruleset))

    def banner(self, view: View) -> str:
        """What is going on in *view* and whose move it is, in one line."""
        seat = view.current_player
        if seat is None:
            winner = view.winner
            assert winner is not None
            return self._say(winner, _tr("Banner", "You have won!"), _tr("Banner", "{name} has won."))
        if view.phase == "auction":
            return self._auction_banner(view, seat)
        if view.phase == "discard" and view.pending is not None:
            text = self._ask(
                seat,
                QCoreApplication.translate("Banner", "Choose what {disaster} takes: %n to go", "", view.pending.left),
                QCoreApplication.translate(
                    "Banner", "{name} loses tiles to {disaster}: %n to go", "", view.pending.left
                ),
            )
            return text.replace("{disaster}", tile_phrase(view.pending.tile, self.ruleset))
        if view.phase == "side" and view.pending is not None:
            text = self._ask(
                seat,
                _tr("Banner", "Which side shows: {tile} or {other}?"),
                _tr("Banner", "{name} chooses the side of a tile"),
            )
            return self._both_sides(text, view.pending.tile)
        if view.phase == "flip" and view.pending is not None:
            return self._flip_banner(seat, len(view.pending.queue))
        if view.phase == "gods":
            return self._ask(
                seat,
                _tr("Banner", "Spend another god, or end your turn"),
                _tr("Banner", "{name} may spend another god"),
            )
        god = bool(view.display(seat).get("god"))
        if None not in view.auction_track:
            yours = _tr("Banner", "The track is full – you can only invoke Ra")
            if god:
                yours = _tr("Banner", "The track is full – invoke Ra, or spend a god")
            return self._ask(seat, yours, _tr("Banner", "The track is full – {name} to move"))
        if god:
            return self._ask(
                seat,
                _tr("Banner", "Your turn – draw, invoke Ra, or spend a god"),
                _tr("Banner", "{name} to move"),
            )
        return self._ask(seat, _tr("Banner", "Your turn – draw a tile or invoke Ra"), _tr("Banner", "{name} to move"))

    def _flip_banner(self, seat: int, more: int) -> str:
        """A priest is to be used, and *more* priests after it."""
        theirs = _tr("Banner", "{name} may turn a tile over")
        if not more:
            return self._ask(seat, _tr("Banner", "Turn one of your tiles over, or keep them as they are"), theirs)
        yours = QCoreApplication.translate("Banner", "Turn one of your tiles over, or not – %n more priests", "", more)
        return self._ask(seat, yours, theirs)

    def note(self, view: View) -> str:
        """What the large panel says in *view* where it would else say what the lot is worth."""
        if any(view.auction_track):
            return ""
        if view.phase == "auction":
            return _tr("Banner", "There are no tiles in the lot: only the sun in the centre changes hands.")
        return _tr("Banner", "There are no tiles on the auction track yet.")

    def part_in(self, view: View, seat: int) -> str:
        """What *seat* is to do in *view*, or has done in the auction; empty while it has nothing to do with it."""
        if view.current_player == seat:
            return {
                "auction": _tr("Banner", "your bid"),
                "discard": _tr("Banner", "choose a tile"),
                "side": _tr("Banner", "choose a side"),
                "flip": _tr("Banner", "turn a tile or keep"),
                "gods": _tr("Banner", "spend a god or end"),
            }.get(view.phase, _tr("Banner", "your turn"))
        if view.is_over:
            return ""
        if view.auction is not None:
            for bidder, sun in view.auction.bids:
                if bidder == seat and sun is not None:
                    return _tr("Banner", "bids {sun}").replace("{sun}", str(sun))
                if bidder == seat:
                    return _tr("Banner", "passes")
        if not view.face_up_suns(seat):
            return _tr("Banner", "out of suns")
        return ""

    def _auction_banner(self, view: View, seat: int) -> str:
        auction = view.auction
        assert auction is not None
        must = all(str(action) != "pass" for action in view.legal_actions())
        if must:
            lead = _tr("Banner", "All pass.") if auction.bids else _tr("Banner", "Nobody else has a sun.")
        elif auction.highest is None:
            lead = {
                "drawn": _tr("Banner", "Ra!"),
                "invoked": self._say(
                    auction.ra_player, _tr("Banner", "You invoke Ra."), _tr("Banner", "{name} invokes Ra.")
                ),
                "full": _tr("Banner", "Full track!"),
            }[auction.cause]
        else:
            bidder = next(s for s, sun in reversed(auction.bids) if sun == auction.highest)
            lead = self._say(bidder, _tr("Banner", "You bid {sun}."), _tr("Banner", "{name} bids {sun}.")).replace(
                "{sun}", str(auction.highest)
            )
        if must:
            ask = self._ask(seat, _tr("Banner", "You must bid"), _tr("Banner", "{name} must bid"))
        elif len(view.legal_actions()) == 1:
            ask = self._ask(seat, _tr("Banner", "You can only pass"), _tr("Banner", "{name} to bid"))
        else:
            ask = self._ask(seat, _tr("Banner", "Your bid, or pass"), _tr("Banner", "{name} to bid"))
        return _tr("Banner", "{lead} {ask}").replace("{lead}", lead).replace("{ask}", ask)
