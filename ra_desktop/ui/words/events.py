"""What happens in a game, in sentences: for the banner at once, and for the log."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from ra_desktop.app.opponents import fallback_level
from ra_desktop.engine import SpendGod, View
from ra_desktop.engine import events as ev
from ra_desktop.storage.saved_game import Handover, SavedGame
from ra_desktop.ui.system.languages import chosen, in_every_language
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import in_a_line, listed, times

from .fill import fill, fill_named, labelled
from .players import bot_label, level_label
from .scoring import ended_text, tie_text
from .tiles import epoch_label, origin_label, tile_label, tile_phrase, vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence


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
        if seat in view.open_bids:
            if (sun := view.open_bids[seat]) is not None:
                return fill(_tr("Common", "bid: {sun}", "Under or beside a player's name: bid is a noun"), sun=sun)
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

    def describe(self, event: ev.Event | Handover) -> str:
        """Return one sentence for `event`, or for a change of players; empty if it needs none."""
        others: dict[type[ev.Event], Callable[..., str]] = {
            ev.NobodyBid: self._nobody_bid,
            ev.EpochEnded: self._epoch_ended,
            ev.EpochScored: self._epoch_scored,
            ev.AnkhsWon: self._ankhs_won,
            ev.GameEnded: self._game_ended,
        }
        for kind, describe in others.items():
            if isinstance(event, kind):
                return describe(event)
        texts = _sentences(chosen()).get(_kind_of(event))
        if texts is None:
            return ""
        seat = getattr(event, "seat")  # noqa: B009 - all of these have one
        text, name = (texts[0], {}) if self._is_you(seat) else (texts[1], {"name": self.names[seat]})
        return fill_named(text, self._values(event) | name)

    def _values(self, event: ev.Event | Handover) -> dict[str, str | int]:
        """Return what the sentences about `event` are filled with."""
        shown, _, hidden = getattr(event, "tile", "").partition("/")
        values: dict[str, str | int] = {"tile": self._phrase(shown), "other": self._phrase(hidden)}
        if isinstance(event, ev.EpochStarted):
            values["epoch"] = epoch_label(event.epoch)
        elif isinstance(event, ev.TileDrawn):
            values["other"] = self._label(hidden)
        elif isinstance(event, ev.SideChosen):
            values["tile"] = self._label(shown)
        elif isinstance(event, ev.SunBid):
            values["sun"] = event.sun
        elif isinstance(event, ev.LotWon):
            centre = fill(_tr("Common", "Sun {sun}"), sun=event.centre_sun)
            values |= {"sun": event.sun, "prize": listed(filter(None, (self._tiles(event.tiles), centre)))}
        elif isinstance(event, ev.DisasterStruck | ev.TileDiscarded):
            values["disaster"] = self._label(event.disaster)
        elif isinstance(event, Handover) and event.bot is not None:
            values["bot"] = bot_label(event.bot, event.character)
        return values

    def _nobody_bid(self, event: ev.NobodyBid) -> str:
        if event.removed:
            return _tr("Story", "No one bids. The tiles on the full track are discarded.")
        return _tr("Story", "No one bids. The tiles stay on the track.")

    def _epoch_ended(self, event: ev.EpochEnded) -> str:
        return f"{ended_text(event.reason)} {_tr('Banner', 'The epoch is over.')}"

    def _epoch_scored(self, event: ev.EpochScored) -> str:
        text = fill(_tr("Story", "{epoch}: scoring."), epoch=epoch_label(event.epoch))
        gone = () if event.is_last else vocabulary(self.ruleset).discarded()
        return f"{text} {fill(_tr('Scoring', 'Discarded: {tiles}.'), tiles=listed(gone))}" if gone else text

    def _ankhs_won(self, event: ev.AnkhsWon) -> str:
        return self._say(
            event.seat,
            _tr("Story", "Your people win %n ankhs.", "People are tiles", event.ankhs),
            _tr("Story", "{name}’s people win %n ankhs.", "People are tiles", event.ankhs),
        )

    def _game_ended(self, event: ev.GameEnded) -> str:
        winner, fame = event.winner, event.fame[event.winner]
        text = self._say(
            winner,
            _tr("Story", "You win the game with %n fame!", "", fame),
            _tr("Story", "{name} wins the game with %n fame.", "", fame),
        )
        tied = [sun for seat, sun in enumerate(event.suns) if seat != winner and event.fame[seat] == fame]
        return f"{text} {tie_text(fame, event.suns[winner], max(tied))}" if tied else text

    def notice(self, kind: str, seat: int | None, why: str = "") -> str:
        """Return the text of a :class:`~ra_desktop.app.autosave.Notice`, by its kind; `why` a bot failed."""
        unstarted = _tr("Notices", "{name} couldn’t be started, so a simple move was played.")
        illegal = _tr("Notices", "{name} didn’t give a legal move, so a simple one was played.")
        unbuilt = _tr("Notices", "The part written in C wasn’t built, so stronger bots will play as {level}.")
        failed = {
            "start": unstarted,
            "script": unstarted,
            "ended": _tr("Notices", "{name} stopped running, so a simple move was played."),
            "time": _tr("Notices", "{name} didn’t answer in time, so a simple move was played."),
            "flood": illegal,
            "answer": illegal,
        }.get(why, _tr("Notices", "{name} couldn’t choose a move and played a simple one."))
        of_one, of_several = {
            "level-unknown": (
                _tr("Notices", "{name} has a level that doesn’t exist in this version, and will play as {level}."),
                _tr("Notices", "Some bots’ levels don’t exist in this version. They’ll play as {level}."),
            ),
            "level-unbuilt": (unbuilt, unbuilt),
            "program-unknown": (
                _tr("Notices", "{name} is a program that isn’t on this computer. A bot plays instead: {level}."),
                _tr("Notices", "One of the programs isn’t on this computer. A bot plays instead: {level}."),
            ),
            "character-unknown": (
                _tr("Notices", "{name} has a character that doesn’t exist in this version, and will play without one."),
                _tr("Notices", "Some bots’ characters don’t exist in this version. They’ll play without one."),
            ),
            "bot-failed": (failed, failed),
            "autosave-failed": (
                kind,
                _tr("Notices", "The game can’t be saved right now. Play on: Ra Desktop will keep trying."),
            ),
            "autosave-works": (kind, _tr("Notices", "Saving works again.")),
        }.get(kind, (kind, kind))
        text, name = (of_several, "") if seat is None else (of_one, self.names[seat])
        return fill_named(text, {"name": name, "level": level_label(fallback_level())})

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


def _kind_of(event: ev.Event | Handover) -> object:
    """Return by what the sentence about `event` is known: its type, or a word where a type has several sentences."""
    if isinstance(event, ev.TileDrawn) and (event.tile == "ra" or event.space is None):
        return "ra drawn" if event.tile == "ra" else "sides drawn"
    if isinstance(event, ev.AuctionStarted) and event.cause == "drawn":
        return "last bidder"
    if isinstance(event, Handover) and event.bot is None:
        return "person"
    return None if isinstance(event, ev.DisasterStruck) and event.tiles else type(event)


@lru_cache(maxsize=1)
def _sentences(_: int) -> dict[object, tuple[str, str]]:
    """Return what is said to the player who did something, and about any other one."""
    return {
        ev.EpochStarted: (_tr("Story", "{epoch}: you start."), _tr("Story", "{epoch}: {name} starts.")),
        "ra drawn": (_tr("Story", "You draw Ra!"), _tr("Story", "{name} draws Ra!")),
        "sides drawn": (
            _tr("Story", "You draw {tile}. On the back: {other}.", "{tile} is an object, {other} a label"),
            _tr("Story", "{name} draws {tile}. On the back: {other}.", "{tile} is an object, {other} a label"),
        ),
        ev.TileDrawn: (
            _tr("Story", "You draw {tile}.", "{tile} is an object: a pharaoh, gold"),
            _tr("Story", "{name} draws {tile}.", "{tile} is an object: a pharaoh, gold"),
        ),
        ev.SideChosen: (
            _tr("Story", "You show this side: {tile}.", "{tile} is a label: Farmer"),
            _tr("Story", "{name} shows this side: {tile}.", "{tile} is a label: Farmer"),
        ),
        ev.GodSpent: (
            _tr("Story", "You spend a god and take {tile}.", "{tile} is an object: a pharaoh, gold"),
            _tr("Story", "{name} spends a god and takes {tile}.", "{tile} is an object: a pharaoh, gold"),
        ),
        "last bidder": (_tr("Story", "Auction: you bid last."), _tr("Story", "Auction: {name} bids last.")),
        ev.AuctionStarted: (_tr("Common", "You invoke Ra."), _tr("Common", "{name} invokes Ra.")),
        ev.SunBid: (_tr("Common", "You bid {sun}."), _tr("Common", "{name} bids {sun}.")),
        ev.Passed: (_tr("Story", "You pass."), _tr("Common", "{name} passes.")),
        ev.LotWon: (
            _tr("Story", "You win with {sun}: {prize}.", "{prize} are labels: Nile ×2, Fortress, Sun 3"),
            _tr("Story", "{name} wins with {sun}: {prize}.", "{prize} are labels: Nile ×2, Fortress, Sun 3"),
        ),
        ev.DisasterStruck: (
            _tr("Story", "{disaster}: you lose nothing.", "{disaster} is a label: Earthquake"),
            _tr("Story", "{disaster}: {name} loses nothing.", "{disaster} is a label: Earthquake"),
        ),
        ev.TileDiscarded: (
            _tr("Story", "{disaster}: you lose {tile}.", "A label, and an object: Funeral, a pharaoh"),
            _tr("Story", "{disaster}: {name} loses {tile}.", "A label, and an object: Funeral, a pharaoh"),
        ),
        ev.TileFlipped: (
            _tr("Story", "You turn {other} into {tile}.", "Both are objects: a farmer, a granary"),
            _tr("Story", "{name} turns {other} into {tile}.", "Both are objects: a farmer, a granary"),
        ),
        ev.PriestKept: (_tr("Story", "You don’t use a priest."), _tr("Story", "{name} doesn’t use a priest.")),
        ev.PlagueReturned: (
            _tr("Story", "Your priests remove a plague."),
            _tr("Story", "{name}’s priests remove a plague."),
        ),
        "person": (_tr("Story", "You take over this seat."), _tr("Story", "A person takes over for {name}.")),
        Handover: (
            _tr("Story", "A bot takes over for you: {bot}.", "{bot} is a level and a character"),
            _tr("Story", "A bot takes over for {name}: {bot}.", "{bot} is a level and a character"),
        ),
    }


def news_text(events: Sequence[ev.Event], seat: int) -> str:
    """Return what `seat` did in `events`, in a few words: the two things that matter most; empty for nothing."""
    drawn = [event.tile for event in events if isinstance(event, ev.TileDrawn) and event.seat == seat]
    tiles = sum(tile != "ra" for tile in drawn)
    news = [
        fill(_tr("Panels", "won %n tiles with the {sun}", "Since your turn", len(event.tiles)), sun=event.sun)
        for event in events
        if isinstance(event, ev.LotWon) and event.seat == seat
    ][-1:]
    if any(isinstance(event, ev.AuctionStarted) and event.seat == seat and event.cause != "drawn" for event in events):
        news.append(_tr("Panels", "invoked Ra", "What a player has done since your turn"))
    if tiles < len(drawn):
        news.append(_tr("Panels", "drew Ra", "What a player has done since your turn"))
    if tiles > 1:  # one is what everyone draws
        news.append(_tr("Panels", "drew %n tiles", "What a player has done since your turn", tiles))
    return in_a_line(news[:2])
