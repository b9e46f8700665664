"""The events of a game in sentences, for the log."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ra_desktop.app.opponents import FALLBACK_LEVEL
from ra_desktop.engine import events as ev
from ra_desktop.storage.saved_game import SavedGame, SeatChange
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import in_a_line, listed, times

from .banner import Announcer
from .fill import fill
from .players import bot_label, level_label
from .scoring import ended_text
from .tiles import epoch_label, origin_label, tile_label, tile_phrase, vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Narrator(Announcer):
    """Puts the events of one game into words, and its notices."""

    def _tiles(self, tiles: Sequence[str]) -> str:
        """Return `tiles` by their labels, with counts: "Nile ×2, Fortress"."""
        counts = Counter(tile_label(tile, self.ruleset) for tile in tiles)
        return listed(times(label, count) if count > 1 else label for label, count in counts.items())

    def _phrase(self, tile: str) -> str:
        return tile_phrase(tile, self.ruleset)

    def _label(self, tile: str) -> str:
        return tile_label(tile, self.ruleset)

    def describe(self, event: ev.Event | SeatChange) -> str:
        """Return one sentence for `event`, or for a change of players; empty if it needs none."""
        for kind, describe in self._describers().items():
            if isinstance(event, kind):
                return describe(event)
        return ""

    def _describers(self) -> dict[type[ev.Event | SeatChange], Callable[..., str]]:
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
            SeatChange: self._seat_changed,
        }

    def _epoch_started(self, event: ev.EpochStarted) -> str:
        return self._say(
            event.seat,
            _tr("Story", "{epoch}: you start."),
            _tr("Story", "{epoch}: {name} starts."),
            epoch=epoch_label(event.epoch),
        )

    def _tile_drawn(self, event: ev.TileDrawn) -> str:
        if event.tile == "ra":
            return self._say(event.seat, _tr("Story", "You draw Ra!"), _tr("Story", "{name} draws Ra!"))
        if event.space is None:
            shown, _, hidden = event.tile.partition("/")
            return self._say(
                event.seat,
                _tr("Story", "You draw {tile}. On the back: {other}.", "{tile} is an object, {other} a label"),
                _tr("Story", "{name} draws {tile}. On the back: {other}.", "{tile} is an object, {other} a label"),
                tile=self._phrase(shown),
                other=self._label(hidden),
            )
        return self._say(
            event.seat,
            _tr("Story", "You draw {tile}.", "{tile} is an object: a pharaoh, gold"),
            _tr("Story", "{name} draws {tile}.", "{tile} is an object: a pharaoh, gold"),
            tile=self._phrase(event.tile),
        )

    def _side_chosen(self, event: ev.SideChosen) -> str:
        return self._say(
            event.seat,
            _tr("Story", "You show this side: {tile}.", "{tile} is a label: Farmer"),
            _tr("Story", "{name} shows this side: {tile}.", "{tile} is a label: Farmer"),
            tile=self._label(event.tile),
        )

    def _god_spent(self, event: ev.GodSpent) -> str:
        return self._say(
            event.seat,
            _tr("Story", "You spend a god and take {tile}.", "{tile} is an object: a pharaoh, gold"),
            _tr("Story", "{name} spends a god and takes {tile}.", "{tile} is an object: a pharaoh, gold"),
            tile=self._phrase(event.tile),
        )

    def _auction_started(self, event: ev.AuctionStarted) -> str:
        if event.cause == "drawn":
            return self._say(
                event.seat, _tr("Story", "Auction: you bid last."), _tr("Story", "Auction: {name} bids last.")
            )
        return self._say(event.seat, _tr("Common", "You invoke Ra."), _tr("Common", "{name} invokes Ra."))

    def _sun_bid(self, event: ev.SunBid) -> str:
        return self._say(
            event.seat, _tr("Common", "You bid {sun}."), _tr("Common", "{name} bids {sun}."), sun=event.sun
        )

    def _passed(self, event: ev.Passed) -> str:
        return self._say(event.seat, _tr("Story", "You pass."), _tr("Common", "{name} passes."))

    def _lot_won(self, event: ev.LotWon) -> str:
        centre = fill(_tr("Common", "Sun {sun}"), sun=event.centre_sun)
        return self._say(
            event.seat,
            _tr("Story", "You win with {sun}: {prize}.", "{prize} are labels: Nile ×2, Fortress, Sun 3"),
            _tr("Story", "{name} wins with {sun}: {prize}.", "{prize} are labels: Nile ×2, Fortress, Sun 3"),
            sun=event.sun,
            prize=listed(filter(None, (self._tiles(event.tiles), centre))),
        )

    def _nobody_bid(self, event: ev.NobodyBid) -> str:
        if event.removed:
            return _tr("Story", "No one bids. The tiles on the full track are discarded.")
        return _tr("Story", "No one bids. The tiles stay on the track.")

    def _disaster(self, event: ev.DisasterStruck) -> str:
        if event.tiles:
            return ""
        return self._say(
            event.seat,
            _tr("Story", "{disaster}: you have nothing to lose.", "{disaster} is a label: Earthquake"),
            _tr("Story", "{disaster}: {name} has nothing to lose.", "{disaster} is a label: Earthquake"),
            disaster=self._label(event.disaster),
        )

    def _discarded(self, event: ev.TileDiscarded) -> str:
        return self._say(
            event.seat,
            _tr("Story", "{disaster}: you lose {tile}.", "A label, and an object: Funeral, a pharaoh"),
            _tr("Story", "{disaster}: {name} loses {tile}.", "A label, and an object: Funeral, a pharaoh"),
            disaster=self._label(event.disaster),
            tile=self._phrase(event.tile),
        )

    def _flipped(self, event: ev.TileFlipped) -> str:
        shown, _, hidden = event.tile.partition("/")
        return self._say(
            event.seat,
            _tr("Story", "You turn {other} into {tile}.", "Both are objects: a farmer, a granary"),
            _tr("Story", "{name} turns {other} into {tile}.", "Both are objects: a farmer, a granary"),
            tile=self._phrase(shown),
            other=self._phrase(hidden),
        )

    def _priest_kept(self, event: ev.PriestKept) -> str:
        return self._say(
            event.seat, _tr("Story", "You don’t use a priest."), _tr("Story", "{name} doesn’t use a priest.")
        )

    def _epoch_ended(self, event: ev.EpochEnded) -> str:
        return f"{ended_text(event.reason)} {_tr('Banner', 'The epoch is over.')}"

    def _epoch_scored(self, event: ev.EpochScored) -> str:
        text = fill(_tr("Story", "{epoch}: scoring."), epoch=epoch_label(event.epoch))
        gone = () if event.is_last else vocabulary(self.ruleset).discarded()
        return f"{text} {fill(_tr('Scoring', 'Discarded: {tiles}.'), tiles=listed(gone))}" if gone else text

    def _plague_returned(self, event: ev.PlagueReturned) -> str:
        return self._say(
            event.seat, _tr("Story", "Your priests remove a plague."), _tr("Story", "{name}’s priests remove a plague.")
        )

    def _ankhs_won(self, event: ev.AnkhsWon) -> str:
        return self._say(
            event.seat,
            _tr("Story", "You win %n ankhs for people.", "People are tiles", event.ankhs),
            _tr("Story", "{name} wins %n ankhs for people.", "People are tiles", event.ankhs),
        )

    def _game_ended(self, event: ev.GameEnded) -> str:
        fame = event.fame[event.winner]
        return self._say(
            event.winner,
            _tr("Story", "You win the game with %n fame!", "", fame),
            _tr("Story", "{name} wins the game with %n fame.", "", fame),
        )

    def game_over(self) -> str:
        """Return what is said when night falls after the last epoch, before the fame tablets are turned over."""
        return _tr("Story", "Night falls. The game is over.")

    def _seat_changed(self, change: SeatChange) -> str:
        if change.bot is None:
            return self._say(
                change.seat, _tr("Story", "You take over this seat."), _tr("Story", "A person takes over for {name}.")
            )
        return self._say(
            change.seat,
            _tr("Story", "A bot takes over for you: {bot}.", "{bot} is a level and a character"),
            _tr("Story", "A bot takes over for {name}: {bot}.", "{bot} is a level and a character"),
            bot=bot_label(change.bot, change.character),
        )

    def notice(self, kind: str, seat: int | None, why: str = "") -> str:
        """Return the text of a :class:`~ra_desktop.app.autosave.Notice`, by its kind; `why` a bot failed."""
        name = None if seat is None else self.names[seat]
        level = level_label(FALLBACK_LEVEL)
        if kind == "level-unknown":
            if name is None:
                text = _tr("Notices", "Some bots have a level this version doesn’t. They’ll play as {level}.")
                return fill(text, level=level)
            text = _tr("Notices", "{name} has a level this version doesn’t, and will play as {level}.")
            return fill(text, name=name, level=level)
        if kind == "program-unknown":
            if name is None:
                text = _tr("Notices", "One of the programs isn’t on this computer. A bot plays instead: {level}.")
                return fill(text, level=level)
            text = _tr("Notices", "{name} is a program that isn’t on this computer. A bot plays instead: {level}.")
            return fill(text, name=name, level=level)
        if kind == "character-unknown":
            if name is None:
                return _tr("Notices", "Some bots have a character this version doesn’t. They’ll play without one.")
            text = _tr("Notices", "{name} has a character this version doesn’t, and will play without one.")
            return fill(text, name=name)
        if kind == "bot-failed":
            illegal = _tr("Notices", "{name} didn’t give a legal move, so a simple one was played.")
            text = {
                "start": _tr("Notices", "{name} couldn’t be started, so a simple move was played."),
                "ended": _tr("Notices", "{name} stopped running, so a simple move was played."),
                "time": _tr("Notices", "{name} didn’t answer in time, so a simple move was played."),
                "flood": illegal,
                "answer": illegal,
            }.get(why, _tr("Notices", "{name} couldn’t choose a move and played a simple one."))
            return fill(text, name=name or "")
        return {
            "autosave-failed": _tr(
                "Notices", "The game can’t be saved right now. Play on: Ra Desktop will keep trying."
            ),
            "autosave-works": _tr("Notices", "Saving works again."),
        }.get(kind, kind)

    @staticmethod
    def remark(saved: SavedGame) -> str:
        """Return a remark about a game besides its result; empty if there is none."""
        parts = [origin_label(saved.origin)]
        if saved.goes_on_from is not None:
            text = _tr("Story", "Continued from move {move} of another game")
            parts.append(fill(text, move=saved.goes_on_from))
        if saved.game.has_take_backs:
            parts.append(_tr("SavedGames", "with take-backs"))
        line = in_a_line(filter(None, parts))
        return line[:1].upper() + line[1:]
