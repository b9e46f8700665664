"""A position that is being set up: what lies where, and what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine import RULESETS, Action, Draw, Game, GameState, NotationError, Position
from ra_desktop.engine.board import FLIP, NOBODY, TURN
from ra_desktop.engine.tiles import EMPTY, RA

if TYPE_CHECKING:
    from collections.abc import Sequence


class Draft:
    """A position that can be changed freely. Whatever is neither on the table nor discarded is in the bag."""

    def __init__(self, text: str) -> None:
        """Begin with the position that `text` describes; raises :class:`~ra_desktop.engine.NotationError`."""
        self.state = GameState.from_text(text)
        self._rule_set = RULESETS[self.state.ruleset]
        in_bag = self._counts(self.state.bag)
        self._discarded = [unseen - inside for unseen, inside in zip(self._left(), in_bag, strict=True)]
        """Tiles out of the game, by code."""

    @classmethod
    def dealt(cls, ruleset: str, players: int) -> Draft:
        """Return the beginning of a game for that many `players`: an empty table with suns dealt in order."""
        suns = RULESETS[ruleset].suns[players]
        return cls(str(GameState.new(ruleset, players, 0, suns=suns)))

    # --- what it is -----------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The position as text (docs/notation.md)."""
        return str(self.state)

    @property
    def fault(self) -> NotationError | None:
        """Why no game can reach this position; None if one can."""
        try:
            Position.from_text(self.text)
        except NotationError as error:
            return error
        return None

    @property
    def left(self) -> dict[str, int]:
        """How many of each tile are in the bag, by name; below 0 if more lie on the table than there are."""
        tiles = self.state.rules.tiles
        left = [count - gone for count, gone in zip(self._left(), self._discarded, strict=True)]
        names = [(code, name) for code, name in enumerate(tiles.names) if tiles.counts[code]]
        return {name: left[code] for code, name in sorted(names, key=lambda one: "/" in one[1])}

    @property
    def suns(self) -> list[int]:
        """Every sun of the game, lowest first."""
        groups = self._rule_set.suns[self.state.players]
        return sorted({self._rule_set.centre_sun, *(sun for group in groups for sun in group)})

    def moves(self) -> list[Action]:
        """Return what can be done next without drawing: it sets up auctions and choices."""
        if self.fault is not None:
            return []
        return [action for action in self.state.copy().legal_actions() if action != Draw()]

    def game(self) -> Game:
        """Return a game that begins with this position. Raises :class:`~ra_desktop.engine.NotationError`."""
        return Game.from_text(self.text)

    def sketch(self) -> Game:
        """Return a game that shows the position as it is, possible or not; it is only looked at."""
        return Game.sketch(self.state)

    # --- what is done with it -------------------------------------------------------------------------

    def lay(self, tile: str, space: int | None = None) -> None:
        """Lay `tile` on `space` of the auction track, or on the first that is free. A Ra tile goes to the Ra track."""
        code, track = self.state.rules.tiles.codes[tile], self.state.track
        if code == RA:
            self.set_ra(self.state.ra_count + 1)
        elif space is not None or EMPTY in track:
            track[track.index(EMPTY) if space is None or track[space] != EMPTY else space] = code
        self._fill_bag()

    def clear_space(self, space: int) -> None:
        """Remove the tile on `space` of the auction track."""
        self.state.track[space] = EMPTY
        self._fill_bag()

    def can_be_given(self, tile: str) -> bool:
        """Whether players keep such a `tile`; no panel has a place for others."""
        rules = self.state.rules
        return rules.can_be_held(rules.tiles.codes[tile])

    def give(self, tile: str, seat: int) -> None:
        """Give `tile` to `seat`; one that players do not keep goes to its track, as in :meth:`lay`."""
        if not self.can_be_given(tile):
            self.lay(tile)
            return
        self.state.held[seat][self.state.rules.tiles.codes[tile]] += 1
        self._fill_bag()

    def take(self, tile: str, seat: int) -> None:
        """Take one such `tile` from `seat`; of ``farmer/``, any with this side up."""
        held, names = self.state.held[seat], self.state.rules.tiles.names
        code = next((code for code, name in enumerate(names) if held[code] and name.startswith(tile)), None)
        if code is not None:
            held[code] -= 1
        self._fill_bag()

    def move_sun(self, sun: int, seat: int | None) -> None:
        """Give `sun` to `seat`, face up; one that lies there is turned over, then taken. None for the centre.

        The sun in the centre changes places with it.
        """
        state, bit = self.state, 1 << sun
        if seat is None:
            if sun != state.centre_sun:
                for piles in (state.up, state.down):
                    for owner, pile in enumerate(piles):
                        if pile & bit:
                            piles[owner] ^= bit | 1 << state.centre_sun
                state.centre_sun = sun
        elif state.up[seat] & bit:
            state.up[seat] ^= bit
            state.down[seat] |= bit
        elif state.down[seat] & bit:
            state.down[seat] ^= bit
        elif sun != state.centre_sun:
            for piles in (state.up, state.down):
                piles[:] = [pile & ~bit for pile in piles]
            state.up[seat] |= bit

    def set_ra(self, count: int) -> None:
        """Put `count` Ra tiles on the Ra track, or as many as there are and have room there."""
        most = self.state.ra_count + max(0, self.left[self.state.rules.tiles.names[RA]])
        self.state.ra_count = max(0, min(count, most, self.state.ra_limit - 1))
        self._fill_bag()

    def set_epoch(self, epoch: int) -> None:
        """Set the epoch, 1 to 3."""
        self.state.epoch = max(1, min(epoch, self.state.epochs))

    def set_fame(self, seat: int, fame: int) -> None:
        """Set the fame of `seat`."""
        self.state.fame[seat] = max(0, fame)

    def set_ankhs(self, seat: int, ankhs: int) -> None:
        """Set the number of ankhs of `seat`."""
        self.state.ankhs[seat] = max(0, ankhs)

    def set_turn(self, seat: int) -> None:
        """Give the turn to `seat`; an auction or a choice ends."""
        state = self.state
        state.phase, state.seat_to_act, state.cause = TURN, seat, ""
        state.ra_player = state.high_bidder = NOBODY
        state.bids, state.queue, state.highest_bid, state.left, state.pending_tile = [], [], 0, 0, EMPTY

    def play(self, action: Action) -> None:
        """Play `action`, one of the :meth:`moves`, for the seat to act."""
        after = self.state.copy()
        after.apply(action, events=False)
        self.state = after

    # --- the bag --------------------------------------------------------------------------------------

    def _fill_bag(self) -> None:
        left = [count - gone for count, gone in zip(self._left(), self._discarded, strict=True)]
        self.state.bag = [code for code, count in enumerate(left) for _ in range(count)]

    def _left(self) -> list[int]:
        """How many tiles are not on the table, by code: a two-sided one by the side by which the bag counts it."""
        state = self.state
        lying = [code for code in state.track if code != EMPTY] + [RA] * state.ra_count
        lying += [code for held in state.held for code, count in enumerate(held) for _ in range(count)]
        if state.phase != FLIP:  # the winner has the priests already
            lying += [code for code in (state.pending_tile, *state.queue) if code != EMPTY]
        counts = self._counts(lying)
        return [copies - used for copies, used in zip(state.rules.tiles.counts, counts, strict=True)]

    def _counts(self, codes: Sequence[int]) -> list[int]:
        tiles = self.state.rules.tiles
        counts = [0] * len(tiles.names)
        for code in codes:
            counts[code if tiles.counts[code] or tiles.turned[code] == EMPTY else tiles.turned[code]] += 1
        return counts
