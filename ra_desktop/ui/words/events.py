"""The story of the game in sentences, as the log has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine import events as ev
from ra_desktop.engine.rules import LAST_EPOCH

from .banner import Announcer
from .tiles import epoch_label, tile_phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_tr = QCoreApplication.translate


class Storyteller(Announcer):
    """Tells events of one game, and what else is to be told of it."""

    def _tiles(self, tiles: Sequence[str]) -> str:
        counts: dict[str, int] = {}
        for tile in tiles:
            phrase = tile_phrase(tile, self.ruleset)
            counts[phrase] = counts.get(phrase, 0) + 1
        parts = []
        for phrase, count in counts.items():
            if count > 1:
                phrase = _tr("Story", "{tile} ×{count}").replace("{count}", str(count)).replace("{tile}", phrase)
            parts.append(phrase)
        return _tr("Story", ", ").join(parts)

    def tell(self, event: ev.Event) -> str:
        """One sentence for *event*; empty if it needs none."""
        for kind, teller in self._tellers().items():
            if isinstance(event, kind):
                return teller(event)
        return ""

    def _tellers(self) -> dict[type[ev.Event], Callable[..., str]]:
        return {
            ev.EpochStarted: self._epoch_started,
            ev.TileDrawn: self._tile_drawn,
            ev.SideChosen: self._side_chosen,
            ev.GodSpent: self._god_spent,
            ev.AuctionStarted: self._auction_started,
            ev.SunBid: self._sun_bid,
            ev.Passed: self._passed,
            ev.LotWon: self._lot_won,
            ev.NobodyBid: self._nobody_bid,
            ev.DisasterStruck: self._disaster,
            ev.TileDiscarded: self._discarded,
            ev.TileFlipped: self._flipped,
            ev.PriestKept: self._priest_kept,
            ev.EpochEnded: self._epoch_ended,
            ev.EpochScored: self._epoch_scored,
            ev.PlagueReturned: self._plague_returned,
            ev.AnkhsWon: self._ankhs_won,
            ev.GameEnded: self._game_ended,
        }

    def _epoch_started(self, event: ev.EpochStarted) -> str:
        text = self._say(
            event.seat,
            _tr("Story", "{epoch} begins. You start."),
            _tr("Story", "{epoch} begins. {name} starts."),
        )
        return text.replace("{epoch}", epoch_label(event.epoch))

    def _tile_drawn(self, event: ev.TileDrawn) -> str:
        if event.tile == "ra":
            return self._say(event.seat, _tr("Story", "You draw Ra!"), _tr("Story", "{name} draws Ra!"))
        if event.space is None:
            text = self._say(
                event.seat,
                _tr("Story", "You draw {tile} with {other} on the back."),
                _tr("Story", "{name} draws {tile} with {other} on the back."),
            )
            return self._both_sides(text, event.tile)
        text = self._say(event.seat, _tr("Story", "You draw {tile}."), _tr("Story", "{name} draws {tile}."))
        return text.replace("{tile}", tile_phrase(event.tile, self.ruleset))

    def _side_chosen(self, event: ev.SideChosen) -> str:
        text = self._say(
            event.seat,
            _tr("Story", "You lay it as {tile}."),
            _tr("Story", "{name} lays it as {tile}."),
        )
        return text.replace("{tile}", tile_phrase(event.tile, self.ruleset))

    def _god_spent(self, event: ev.GodSpent) -> str:
        text = self._say(
            event.seat,
            _tr("Story", "You spend a god for {tile}."),
            _tr("Story", "{name} spends a god for {tile}."),
        )
        return text.replace("{tile}", tile_phrase(event.tile, self.ruleset))

    def _auction_started(self, event: ev.AuctionStarted) -> str:
        if event.cause == "drawn":
            return self._say(
                event.seat,
                _tr("Story", "Auction: you have the last word."),
                _tr("Story", "Auction: {name} has the last word."),
            )
        return self._say(event.seat, _tr("Story", "You invoke Ra."), _tr("Story", "{name} invokes Ra."))

    def _sun_bid(self, event: ev.SunBid) -> str:
        text = self._say(event.seat, _tr("Story", "You bid {sun}."), _tr("Story", "{name} bids {sun}."))
        return text.replace("{sun}", str(event.sun))

    def _passed(self, event: ev.Passed) -> str:
        return self._say(event.seat, _tr("Story", "You pass."), _tr("Story", "{name} passes."))

    def _lot_won(self, event: ev.LotWon) -> str:
        if event.tiles:
            text = self._say(
                event.seat,
                _tr("Story", "You win with {sun}: {tiles}, and sun {centre}."),
                _tr("Story", "{name} wins with {sun}: {tiles}, and sun {centre}."),
            ).replace("{tiles}", self._tiles(event.tiles))
        else:
            text = self._say(
                event.seat,
                _tr("Story", "You win with {sun}: only sun {centre}."),
                _tr("Story", "{name} wins with {sun}: only sun {centre}."),
            )
        return text.replace("{sun}", str(event.sun)).replace("{centre}", str(event.centre_sun))

    def _nobody_bid(self, event: ev.NobodyBid) -> str:
        if event.removed:
            return _tr("Story", "Nobody bids: the eight tiles leave the game.")
        return _tr("Story", "Nobody bids: everything stays.")

    def _disaster(self, event: ev.DisasterStruck) -> str:
        if event.tiles:
            return ""
        text = self._say(
            event.seat,
            _tr("Story", "You have nothing to lose to {tile}."),
            _tr("Story", "{name} has nothing to lose to {tile}."),
        )
        return text.replace("{tile}", tile_phrase(event.disaster, self.ruleset))

    def _discarded(self, event: ev.TileDiscarded) -> str:
        text = self._say(
            event.seat,
            _tr("Story", "You lose {tile} to {disaster}."),
            _tr("Story", "{name} loses {tile} to {disaster}."),
        )
        return text.replace("{tile}", tile_phrase(event.tile, self.ruleset)).replace(
            "{disaster}", tile_phrase(event.disaster, self.ruleset)
        )

    def _flipped(self, event: ev.TileFlipped) -> str:
        text = self._say(
            event.seat,
            _tr("Story", "You turn {other} into {tile}."),
            _tr("Story", "{name} turns {other} into {tile}."),
        )
        return self._both_sides(text, event.tile)

    def _priest_kept(self, event: ev.PriestKept) -> str:
        return self._say(
            event.seat,
            _tr("Story", "You turn nothing with a priest."),
            _tr("Story", "{name} turns nothing with a priest."),
        )

    def _epoch_ended(self, event: ev.EpochEnded) -> str:
        return {
            "ra": _tr("Story", "The Ra track is full: the epoch ends."),
            "suns": _tr("Story", "Nobody has a sun left: the epoch ends."),
            "bag": _tr("Story", "The bag is empty: the epoch ends."),
        }[event.reason]

    def _epoch_scored(self, event: ev.EpochScored) -> str:
        text = _tr("Story", "{epoch} is scored.")
        if self.ruleset == "priests" and event.epoch < LAST_EPOCH:
            text = _tr("Story", "{epoch} is scored; people and priests leave the table.")
        return text.replace("{epoch}", epoch_label(event.epoch))

    def _plague_returned(self, event: ev.PlagueReturned) -> str:
        return self._say(
            event.seat,
            _tr("Story", "Your priests take one plague away."),
            _tr("Story", "The priests of {name} take one plague away."),
        )

    def _ankhs_won(self, event: ev.AnkhsWon) -> str:
        return self._say(
            event.seat,
            QCoreApplication.translate("Story", "Your people bring you %n ankhs.", "", event.ankhs),
            QCoreApplication.translate("Story", "{name} gets %n ankhs for people.", "", event.ankhs),
        )

    def _game_ended(self, event: ev.GameEnded) -> str:
        text = self._say(
            event.winner,
            _tr("Story", "You win the game with {fame} fame!"),
            _tr("Story", "{name} wins the game with {fame} fame."),
        )
        return text.replace("{fame}", str(event.fame[event.winner]))

    def notice(self, kind: str, seat: int | None) -> str:
        """What a person should be told once, by the kind of the session's notice."""
        texts = {
            "level-unknown": self._unknown(
                seat,
                _tr("Notices", "{name} plays as Skilled: this version does not know the level."),
                _tr("Notices", "Some play as Skilled: this version does not know their levels."),
            ),
            "character-unknown": self._unknown(
                seat,
                _tr("Notices", "This version does not know the character of {name}, who plays without one."),
                _tr("Notices", "This version does not know some of the characters; they play without."),
            ),
            "bot-failed": _tr("Notices", "{name} stumbled; a simple move was made instead."),
            "autosave-failed": _tr("Notices", "The game cannot be saved just now. It goes on; saving is tried again."),
            "autosave-works": _tr("Notices", "Saving works again."),
        }
        return texts.get(kind, kind).replace("{name}", "" if seat is None else self.names[seat])

    @staticmethod
    def _unknown(seat: int | None, one: str, several: str) -> str:
        return several if seat is None else one

    def remark(self, take_backs: bool, goes_on_from: int | None) -> str:
        """What is to be known of a game besides its result; empty if nothing is."""
        parts = []
        if goes_on_from is not None:
            parts.append(_tr("Story", "Goes on from move {move} of another game").replace("{move}", str(goes_on_from)))
        if take_backs:
            parts.append(_tr("Story", "With take-backs"))
        return _tr("Story", " · ").join(parts)
