"""The banner, which says what is going on and whose turn it is, and its short forms on the panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine import SpendGod, View
from ra_desktop.ui.system.languages import in_every_language
from ra_desktop.ui.system.languages import tr as _tr

from .fill import fill, labelled
from .tiles import tile_label, tile_phrase

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence


def is_you(name: str) -> bool:
    """Whether a player of this `name` is addressed directly: "You bid 9", not "You bids 9".

    However it is written, and in every language: the name is saved in that of the day.
    """
    second_person = in_every_language("Story", "You", "Stands for a player's name") | in_every_language("Common", "You")
    return name.strip().casefold() in {your.casefold() for your in second_person}


def by_name(name: str, second_person: str, third_person: str, **values: str | int) -> str:
    """Return `third_person` filled with `name` and `values`; `second_person` for a player called "You"."""
    return fill(second_person, **values) if is_you(name) else fill(third_person, name=name, **values)


class Announcer:
    """Writes about the seats of one game, given their names and which of them is "you".

    `you` is the seat of the only person at the screen, or None if there are several or none; `persons` are the seats of
    all of them.
    """

    def __init__(self, names: Sequence[str], ruleset: str, you: int | None, persons: Collection[int] = ()) -> None:
        self.names = tuple(names)
        self.ruleset = ruleset
        self.you = you
        self.persons = frozenset(persons)

    def name(self, seat: int) -> str:
        """Return the name of `seat` as the subject of a heading."""
        return _tr("Common", "You") if self._is_you(seat) else self.names[seat]

    def _say(self, seat: int, second_person: str, third_person: str, **values: str | int) -> str:
        """Return the sentence that fits `seat`, with `values`; `third_person` also has ``{name}``."""
        if self._is_you(seat):
            return fill(second_person, **values)
        return fill(third_person, name=self.names[seat], **values)

    def _is_you(self, seat: int) -> bool:
        """Whether `seat` is addressed directly: the only person's, or any player called "You", even a bot."""
        return seat == self.you or is_you(self.names[seat])

    def _ask(self, seat: int, second_person: str, third_person: str, **values: str | int) -> str:
        """Like :meth:`_say`, but if several people play, the one to act is also told what to do."""
        if seat in self.persons and not self._is_you(seat):
            return labelled(self.names[seat], fill(second_person, **values))
        return self._say(seat, second_person, third_person, **values)

    def banner(self, view: View) -> str:
        """Return what is going on in `view` and whose turn it is, in one line."""
        seat = view.current_player
        if view.phase == "scoring":
            return _tr("Banner", "The epoch is over.")
        if seat is None:
            winner = view.winner
            assert winner is not None
            return self._say(winner, _tr("Common", "You win!"), _tr("Common", "{name} wins!"))
        if view.phase == "auction":
            return self._auction_banner(view, seat)
        if view.phase == "discard" and view.pending is not None:
            return self._ask(
                seat,
                _tr("Banner", "{disaster} – choose a tile to discard (%n to go)", "", view.pending.left),
                _tr("Banner", "{disaster} – {name} is discarding tiles (%n to go)", "", view.pending.left),
                disaster=tile_label(view.pending.tile, self.ruleset),
            )
        if view.phase == "side" and view.pending is not None:
            shown, _, hidden = view.pending.tile.partition("/")
            return self._ask(
                seat,
                _tr("Banner", "Choose which side to show: {tile} or {other}"),
                _tr("Banner", "{name} is choosing which side to show: {tile} or {other}"),
                tile=tile_label(shown, self.ruleset),
                other=tile_label(hidden, self.ruleset),
            )
        if view.phase == "flip" and view.pending is not None:
            return self._flip_banner(seat, len(view.pending.queue))
        if view.phase == "gods":
            return self._ask(
                seat,
                _tr("Banner", "Spend another god, or end your turn"),
                _tr("Banner", "{name} may spend another god"),
            )
        return self._turn_banner(view, seat)

    def _turn_banner(self, view: View, seat: int) -> str:
        god = any(isinstance(action, SpendGod) for action in view.legal_actions())  # not with a god alone
        if None not in view.auction_track:
            second_person = _tr("Banner", "The track is full – you must invoke Ra")
            if god:
                second_person = _tr("Banner", "The track is full – invoke Ra or spend a god")
            return self._ask(seat, second_person, _tr("Banner", "The track is full – {name}’s turn"))
        second_person = _tr("Banner", "Your turn – draw a tile or invoke Ra")
        if god:
            second_person = _tr("Banner", "Your turn – draw a tile, invoke Ra or spend a god")
        return self._ask(seat, second_person, _tr("Banner", "{name}’s turn"))

    def god_banner(self, seat: int, tile: str) -> str:
        """Return what `seat`, a person, may do while choosing what a god takes; `tile` is selected."""
        text = _tr(
            "Banner", "Your god will take {tile} – or choose another tile", "{tile} is an object: a pharaoh, gold"
        )
        return self._ask(seat, text, text, tile=tile_phrase(tile, self.ruleset))

    def _flip_banner(self, seat: int, more: int) -> str:
        """Return the banner while a priest is used, with `more` priests after it."""
        third_person = _tr("Banner", "{name} may turn over a tile")
        second_person = _tr("Banner", "Turn over one of your tiles, or leave them as they are")
        if more:
            priests = _tr("Lots", "%n priests", "Tiles", more + 1)
            second_person = f"{second_person} ({priests})"
        return self._ask(seat, second_person, third_person)

    def note(self, view: View) -> str:
        """Return the note on the large panel in `view`, in place of the value of the lot."""
        if any(view.auction_track) or view.phase != "auction":
            return ""
        return _tr("Banner", "There are no tiles to win, only the sun in the centre.")

    def part_in(self, view: View, seat: int) -> str:
        """Return what `seat` is to do in `view`, or has done in the auction; empty if it is not involved."""
        if view.current_player == seat:
            return {
                "auction": _tr("Banner", "bidding", "Under a player's name"),
                "discard": _tr("Banner", "discarding a tile", "Under a player's name"),
                "side": _tr("Banner", "choosing a side", "Under a player's name: of the tile drawn"),
                "flip": _tr("Banner", "turning over a tile", "Under a player's name"),
                "gods": _tr("Banner", "spending a god", "Under a player's name"),
            }.get(view.phase, _tr("Banner", "your turn", "Under the name of the person at the screen"))
        if view.is_over:
            return ""
        if view.auction is not None:
            for bidder, sun in view.auction.bids:
                if bidder == seat and sun is not None:
                    return fill(_tr("Common", "bid: {sun}", "Under or beside a player's name: bid is a noun"), sun=sun)
                if bidder == seat:
                    return _tr("Common", "passed", "Of a player: what was done in the auction")
        if not view.face_up_suns(seat):
            return _tr("Banner", "out of suns", "Under a player's name")
        return ""

    def _auction_banner(self, view: View, seat: int) -> str:
        auction = view.auction
        assert auction is not None
        must = all(str(action) != "pass" for action in view.legal_actions())
        if must:
            lead = _tr("Banner", "Everyone passes.") if auction.bids else _tr("Banner", "No one else has a sun.")
        elif auction.highest is None:
            lead = {
                "drawn": _tr("Banner", "Ra!"),
                "invoked": self._say(
                    auction.ra_player, _tr("Common", "You invoke Ra."), _tr("Common", "{name} invokes Ra.")
                ),
                "full": _tr("Banner", "The track is full!"),
            }[auction.cause]
        else:
            bidder = next(s for s, sun in reversed(auction.bids) if sun == auction.highest)
            lead = self._say(
                bidder, _tr("Common", "You bid {sun}."), _tr("Common", "{name} bids {sun}."), sun=auction.highest
            )
        if must:
            ask = self._ask(seat, _tr("Banner", "You must bid"), _tr("Banner", "{name} must bid"))
        elif len(view.legal_actions()) == 1:
            ask = self._ask(seat, _tr("Banner", "You can only pass"), _tr("Common", "{name} is bidding"))
        else:
            ask = self._ask(seat, _tr("Banner", "Bid or pass"), _tr("Common", "{name} is bidding"))
        return f"{lead} {ask}"
