"""What speaks for a move: facts on the table, each a sentence that anyone could check there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine import Bid, Discard, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod

from .fill import fill
from .numbers import percent, points_text
from .reason_of_tile import ReasonOfTile
from .telling_of_reasons import Telling

if TYPE_CHECKING:
    from ra_desktop.engine import Action

_tr = QCoreApplication.translate

_ENVY: Final = 2
"""By this much must a lot be worth more to another seat before that is called a reason."""

_MOST: Final = 3
"""The most sentences that are told of a move, those of the lot among them."""

_LOSS: Final = 3
"""The least that a lot costs somebody who does not win it that is told; a first pharaoh costs others 2 and is not."""


class ReasonOfMove(Telling):
    """Makes sentences of facts."""

    def sentences(self, action: Action) -> list[str]:
        """Return sentences about `action`, the move that the facts are about: of the lot, and of the move."""
        lot = self._lot(action) if self._tells_lot(action) else []
        return [*lot, *self._about(action)[: _MOST - len(lot)]]

    def weightiest(self, action: Action) -> list[str]:
        """Return those of :meth:`sentences` that weigh most."""
        lot = self._lot(action, brief=True) if self._tells_lot(action) else []
        return [*lot, *self._about(action)[: 1 if lot else 2]]

    def _tells_lot(self, action: Action) -> bool:
        """Return whether `action` is about the lot that lies there."""
        if action is Draw():
            return self._when != "made"  # another lot lies there now
        return isinstance(action, Invoke | Bid) or (action is Pass() and self._facts.sun is not None)

    def _about(self, action: Action) -> list[str]:
        """Return sentences about `action` itself."""
        tile = ReasonOfTile(self._facts, self._name, self._ruleset, when=self._when)
        if isinstance(action, SpendGod):
            return tile.spend()
        if isinstance(action, Discard):
            return tile.discard()
        if isinstance(action, Flip):
            return tile.flip()
        if isinstance(action, ShowSide):
            return tile.show()
        if action is End():
            return tile.end()
        if action is Keep():
            return tile.keep()
        if action is Draw():
            return [self._drawn()] if self._when == "made" else self._draw()
        if action is Invoke():
            return [self._invoke()]
        if isinstance(action, Bid):
            return self._bid(action.sun)
        assert action is Pass()
        sun = self._facts.sun
        if sun is None:
            return [_tr("Reasons", "None of your suns beats the bid.")]
        return self._pass(sun)

    # --- the lot --------------------------------------------------------------------------------------

    def _lot(self, action: Action, *, brief: bool = False) -> list[str]:
        """Return what the lot is worth to the player, and what else about it speaks most for `action`.

        If `brief`, another who gains no more than the player is left out.
        """
        facts = self._facts
        if not facts.tiles:
            is_untold = facts.is_auction and facts.is_last_epoch  # earlier the move tells of the sun in the centre
            return [self._stake()] if is_untold and not brief else []
        if action is Pass() and self._is_not_enough:
            return [self._not_enough()]
        needs_room = facts.end_chance if action is Draw() else isinstance(action, Bid) and self._suns_count
        if needs_room and self._when == "before":  # for the risk, or for what the suns make of it
            return [self._yours()]
        return [self._yours(), *self._else_at_stake(action, brief=brief)]

    def _else_at_stake(self, action: Action, *, brief: bool) -> list[str]:
        """Return the most that is at stake for somebody else, or for the player if somebody else gets the lot.

        Only what speaks for `action` is told: what others would gain is no reason to wait, unless they can outbid
        the player anyway; that nobody gains is one.
        """
        facts, found = self._facts, []
        rival, threat = facts.rival, facts.threat
        if action is Draw():
            rival = threat = facts.taker
        if action is not Pass() and threat is not None and facts.loss(threat, facts.seat) >= _LOSS:
            found.append((facts.loss(threat, facts.seat), self._costs_you(threat)))
        if isinstance(action, Invoke | Bid) and facts.loss(facts.seat, facts.victim) >= _LOSS:
            found.append((facts.loss(facts.seat, facts.victim), self._costs_them(facts.victim)))
        least = max(0, facts.worth(facts.seat)) if brief else 0
        if action is not Pass() and rival is not None and facts.worth(rival) > least:
            found.append((facts.worth(rival), self._theirs(rival)))
        if found:
            return [max(found, key=lambda each: each[0])[1]]
        if brief or facts.rival is None or facts.threat is None or facts.worth(facts.rival) > 0:
            return []
        return [self._theirs(facts.rival)] if facts.loss(facts.threat, facts.seat) < _LOSS else []

    @property
    def _is_not_enough(self) -> bool:
        """Whether the player is behind, and would be with this lot."""
        facts = self._facts
        is_told = self._when == "before" and facts.lot[facts.seat] > 0 and facts.seat not in facts.leaders
        return is_told and facts.leader_then is not None and facts.behind_then > 0

    def _not_enough(self) -> str:
        """Return who would still be ahead of the player with the lot."""
        facts = self._facts
        assert facts.leader_then is not None
        text = _tr("Reasons", "The tiles bring you {points}, but {name} would still be {behind} ahead.")
        points = points_text(facts.lot[facts.seat])
        return fill(text, points=points, name=self._name(facts.leader_then), behind=facts.behind_then)

    def _lot_told(self, text: str, missed: str) -> str:
        """Return `text` unless the lot was left to others."""
        return text if isinstance(self._instead, Bid) else self._told(text, missed)

    def _stake(self) -> str:
        """Return what an empty lot is about."""
        text = self._told(
            _tr("Reasons", "Only the {centre} in the centre is at stake."),
            _tr("Reasons", "Only the {centre} in the centre would be at stake."),
        )
        return fill(text, centre=self._facts.centre_sun)

    def _yours(self) -> str:
        now, final = self._facts.lot[self._facts.seat], self._facts.final[self._facts.seat]
        if not final:
            if not now:
                return self._lot_told(
                    _tr("Reasons", "The tiles bring you nothing."), _tr("Reasons", "The tiles would bring you nothing.")
                )
            text = self._lot_told(
                _tr("Reasons", "The tiles bring you {points}."), _tr("Reasons", "The tiles would bring you {points}.")
            )
            return fill(text, points=points_text(now))
        if not now:
            text = self._lot_told(
                _tr("Reasons", "The tiles bring you nothing now, but {final} at the end of the game if it stays so."),
                _tr("Reasons", "The tiles would bring you {final} at the end of the game if it stays so, nothing now."),
            )
            return fill(text, final=points_text(final))
        text = self._lot_told(
            _tr("Reasons", "The tiles bring you {points} now and {final} at the end of the game if it stays so."),
            _tr("Reasons", "The tiles would bring you {points} now and {final} at the end of the game if it stays so."),
        )
        return fill(text, points=points_text(now), final=points_text(final))

    def _theirs(self, rival: int) -> str:
        name, now, final = self._name(rival), self._facts.lot[rival], self._facts.final[rival]
        if self._facts.worth(rival) <= 0:
            return self._told(
                _tr("Reasons", "Nobody else gains by them."), _tr("Reasons", "Nobody else would gain by them.")
            )
        if not final:
            return fill(_tr("Reasons", "They would bring {name} {points}."), name=name, points=points_text(now))
        if not now:
            text = _tr("Reasons", "They would bring {name} {final} at the end of the game.")
            return fill(text, name=name, final=points_text(final))
        text = _tr("Reasons", "They would bring {name} {points} now and {final} at the end.")
        return fill(text, name=name, points=points_text(now), final=points_text(final))

    def _costs_them(self, victim: int) -> str:
        """Return what another loses if the player gets the lot."""
        text = self._lot_told(
            _tr("Reasons", "If you get them, they cost {name} {points}."),
            _tr("Reasons", "If you got them, they would cost {name} {points}."),
        )
        return fill(text, name=self._name(victim), points=self._facts.loss(self._facts.seat, victim))

    def _costs_you(self, threat: int) -> str:
        """Return what the player loses if another gets the lot."""
        text = self._told(
            _tr("Reasons", "If {name} gets them, they cost you {points}."),
            _tr("Reasons", "If {name} got them, they would cost you {points}."),
        )
        return fill(text, name=self._name(threat), points=self._facts.loss(threat, self._facts.seat))

    @property
    def _is_envied(self) -> bool:
        """Whether somebody else can win the lot, and it is clearly worth more to them."""
        facts = self._facts
        return facts.rival is not None and facts.worth(facts.rival) >= facts.worth(facts.seat) + _ENVY

    # --- turns ----------------------------------------------------------------------------------------

    def _draw(self) -> list[str]:
        facts = self._facts
        if facts.is_alone:
            alone = _tr("Reasons", "Nobody else has a sun left, so nobody can take the lot from you.")
            if facts.end_chance:
                return [alone, self._next_is_ra()]
            return [alone, fill(_tr("Reasons", "Ra tiles until the epoch ends: {count}."), count=facts.ras_left)]
        if not facts.tiles:
            return [_tr("Reasons", "There are no tiles to win yet."), self._next_is_ra()]
        if self._when != "before":
            return [self._next_is_ra()]
        return [sentence for sentence in (self._if_invoked(), self._next_is_ra()) if sentence]

    def _if_invoked(self) -> str:
        """Return what speaks against an auction of this lot."""
        facts = self._facts
        if facts.taker is not None and facts.worth(facts.taker) > 0:
            text = _tr("Reasons", "If you invoke Ra now, {name} can bid the {sun} for them, which you cannot beat.")
            return fill(text, name=self._name(facts.taker), sun=facts.highest[facts.taker])
        if facts.worth(facts.seat) <= 0:
            return _tr("Reasons", "If you invoke Ra and nobody else bids, you must.")
        if facts.sure_sun is None:
            return ""
        if facts.is_last_epoch or facts.centre_sun > facts.sure_sun:
            return fill(_tr("Reasons", "Only your {sun} would be sure to win them now."), sun=facts.sure_sun)
        text = _tr("Reasons", "To be sure of them now, you would have to give your {sun} for the {centre}.")
        return fill(text, sun=facts.sure_sun, centre=facts.centre_sun)

    def _next_is_ra(self) -> str:
        """Return how likely the next tile is Ra, and what then happens or else fits on the track."""
        facts = self._facts
        if facts.end_chance:
            text = _tr("Reasons", "The next tile ends the epoch with a chance of {chance}.")
            return fill(text, chance=percent(facts.end_chance))
        if facts.worth(facts.seat) > 0 and not isinstance(self._instead, SpendGod):  # which makes room on the track
            text = _tr(
                "Reasons", "Tiles that still fit on the track: {count}. The next is Ra with a chance of {chance}."
            )
            return fill(text, count=facts.free, chance=percent(facts.ra_chance))
        return fill(_tr("Reasons", "The next tile is Ra with a chance of {chance}."), chance=percent(facts.ra_chance))

    def _drawn(self) -> str:
        """Return what was to be expected of a tile that has been drawn."""
        facts = self._facts
        if facts.end_chance:
            text = _tr("Reasons", "The tile drawn had a chance of {chance} to end the epoch.")
            return fill(text, chance=percent(facts.end_chance))
        return fill(_tr("Reasons", "The tile drawn was Ra with a chance of {chance}."), chance=percent(facts.ra_chance))

    def _invoke(self) -> str:
        facts = self._facts
        if facts.is_alone:
            return self._told(
                _tr("Reasons", "Nobody else has a sun left, so each of your suns wins the auction."),
                _tr("Reasons", "Nobody else had a sun left, so each of your suns would win the auction."),
            )
        if facts.end_chance and self._instead is Draw():
            return self._drawn()
        if facts.end_chance:
            text = _tr("Reasons", "The next tile would end the epoch with a chance of {chance}.")
            return fill(text, chance=percent(facts.end_chance))
        if not facts.tiles:
            return self._stake()
        if not facts.higher and facts.sun is not None:
            text = self._told(
                _tr("Reasons", "Your {sun} is the highest face-up sun, so nobody can outbid it."),
                _tr("Reasons", "Your {sun} was the highest face-up sun, so nobody could outbid it."),
            )
            return fill(text, sun=facts.sun)
        if self._is_envied:
            return self._told(
                _tr("Reasons", "You need not bid if somebody else does, and the winner spends a sun."),
                _tr("Reasons", "You would not have to bid if somebody else did, and the winner would spend a sun."),
            )
        return self._told(
            _tr("Reasons", "You bid last, when all other bids are known."),
            _tr("Reasons", "You would bid last, when all other bids are known."),
        )

    # --- auctions -------------------------------------------------------------------------------------

    def _bid(self, sun: int) -> list[str]:
        told = [self._how_safe(sun), self._exchange(sun)]
        is_gain = self._suns_count or (not self._facts.is_last_epoch and self._facts.centre_sun > sun)
        if is_gain and not self._facts.must_bid:
            told.reverse()
        return [sentence for sentence in told if sentence]

    def _how_safe(self, sun: int) -> str:
        facts = self._facts
        if facts.must_bid:
            return _tr("Reasons", "You invoked Ra and nobody else has bid, so you must.")
        if facts.is_last_bidder:
            text = self._told(
                _tr("Reasons", "You bid last, so your {sun} wins."),
                _tr("Reasons", "You bid last: your {sun} would win."),
            )
            return fill(text, sun=sun)
        if not facts.outbidders:
            return fill(_tr("Reasons", "Nobody who bids after you can beat your {sun}."), sun=sun)
        if len(facts.outbidders) == 1:
            text = self._told(
                _tr("Reasons", "Only {name} can still outbid your {sun}; then you keep it."),
                _tr("Reasons", "Only {name} could still outbid your {sun}; then you would keep it."),
            )
            return fill(text, name=self._name(facts.outbidders[0]), sun=sun)
        text = self._told(
            _tr("Reasons", "Several players can still outbid your {sun}; then you keep it."),
            _tr("Reasons", "Several players could still outbid your {sun}; then you would keep it."),
        )
        return fill(text, sun=sun)

    def _exchange(self, sun: int) -> str:
        """Return what winning does to the player's suns."""
        facts = self._facts
        if facts.is_last_epoch:
            if not self._suns_count:
                return self._sum(sun) if facts.sun_sum_then > facts.sun_sum and not facts.tiles else ""
            if not facts.net:
                text = self._told(
                    _tr("Reasons", "With the suns counted, winning with your {sun} brings you nothing."),
                    _tr("Reasons", "With the suns counted, winning with your {sun} would bring you nothing."),
                )
                return fill(text, sun=sun)
            text = self._told(
                _tr("Reasons", "With the suns counted, winning changes your score by {points}."),
                _tr("Reasons", "With the suns counted, winning would change your score by {points}."),
            )
            return fill(text, points=points_text(facts.net))
        if facts.centre_sun > sun:
            text = self._told(
                _tr("Reasons", "For the next epoch you get the {centre}, which is higher than your {sun}."),
                _tr("Reasons", "For the next epoch you would get the {centre}, which is higher than your {sun}."),
            )
        elif not facts.outbidders and facts.ras_left == 1:
            return _tr("Reasons", "The next Ra tile ends the epoch, and suns that are left then have won nothing.")
        else:
            text = self._told(
                _tr("Reasons", "For the next epoch you get the {centre} instead of your {sun}."),
                _tr("Reasons", "For the next epoch you would get the {centre} instead of your {sun}."),
            )
        return fill(text, sun=sun, centre=facts.centre_sun)

    def _sum(self, sun: int) -> str:
        """Return what a higher sun from the centre does to the sum of the player's suns."""
        text = self._told(
            _tr("Reasons", "Winning with your {sun} raises the sum of your suns from {before} to {after}."),
            _tr("Reasons", "Winning with your {sun} would raise the sum of your suns from {before} to {after}."),
        )
        return fill(text, sun=sun, before=self._facts.sun_sum, after=self._facts.sun_sum_then)

    @property
    def _suns_count(self) -> bool:
        """Whether the exchange of suns scores for the player."""
        return self._facts.is_last_epoch and self._facts.net != self._facts.lot[self._facts.seat]

    def _pass(self, sun: int) -> list[str]:
        facts = self._facts
        lessens = self._suns_count and facts.net < facts.lot[facts.seat] and not self._is_not_enough
        sentences = [self._net(sun)] if lessens else []
        if not sentences or facts.net > 0:
            sentences.insert(0, self._kept(sun))
        if facts.is_last_bidder and self._when != "made":
            sentences.append(self._without_you())
        elif facts.caller is not None:
            sentences.append(self._bound(facts.caller))
        return [sentence for sentence in sentences if sentence]

    def _net(self, sun: int) -> str:
        """Return what winning with the sun that is kept changes, suns included."""
        if not self._facts.net:
            return fill(_tr("Reasons", "With the suns counted, winning with your {sun} brings you nothing."), sun=sun)
        text = _tr("Reasons", "With the suns counted, winning with your {sun} changes your score by {points}.")
        return fill(text, sun=sun, points=points_text(self._facts.net))

    def _bound(self, caller: int) -> str:
        """Return who has to spend a sun if nobody bids."""
        text = self._told(
            _tr("Reasons", "If nobody bids, {name} must, having invoked Ra."),
            _tr("Reasons", "If nobody had bid, {name} would have had to, having invoked Ra."),
        )
        return fill(text, name=self._name(caller))

    def _kept(self, sun: int) -> str:
        """Return what the sun is kept for."""
        facts = self._facts
        if facts.is_alone and facts.tiles and facts.stays:
            return self._told(
                _tr("Reasons", "Nobody else has a sun left, so nobody can take the tiles from you."),
                _tr("Reasons", "Nobody else had a sun left, so nobody could take the tiles from you."),
            )
        if facts.others and not facts.higher and sun == facts.suns[-1]:
            if not facts.is_last_epoch and facts.centre_sun < sun:
                text = self._told(
                    _tr(
                        "Reasons", "You keep your {sun}, the highest face-up sun; it would bring you only the {centre}."
                    ),
                    _tr(
                        "Reasons",
                        "Passing would keep your {sun}, the highest face-up sun; bid now, it brings only the {centre}.",
                    ),
                )
                return fill(text, sun=sun, centre=facts.centre_sun)
            text = self._told(
                _tr("Reasons", "You keep your {sun}, the highest face-up sun, for another auction."),
                _tr("Reasons", "Passing would keep your {sun}, the highest face-up sun, for another auction."),
            )
            return fill(text, sun=sun)
        if facts.is_last_epoch or facts.centre_sun > sun:
            if len(facts.suns) == 1 and self._when == "before":
                text = _tr(
                    "Reasons",
                    "You keep your {sun}, your last face-up sun, for another auction. "
                    "Ra tiles until the epoch ends: {count}.",
                )
                return fill(text, sun=sun, count=facts.ras_left)
            text = self._told(
                _tr("Reasons", "You keep your {sun} for another auction. Ra tiles until the epoch ends: {count}."),
                _tr(
                    "Reasons",
                    "Passing would keep your {sun} for another auction. Ra tiles until the epoch ends: {count}.",
                ),
            )
            return fill(text, sun=sun, count=facts.ras_left)
        text = self._told(
            _tr("Reasons", "You keep your {sun}; it would bring you only the {centre}."),
            _tr("Reasons", "Passing would keep your {sun}; bid now, it brings only the {centre}."),
        )
        return fill(text, sun=sun, centre=facts.centre_sun)

    def _without_you(self) -> str:
        """Return what happens to the lot if the player, who bids last, passes."""
        facts = self._facts
        if facts.high_bidder is not None:
            text = self._told(
                _tr("Reasons", "If you pass, {name} wins with the {sun}."),
                _tr("Reasons", "If you passed, {name} would win with the {sun}."),
            )
            return fill(text, name=self._name(facts.high_bidder), sun=facts.high_bid)
        if not facts.stays:
            return self._told(
                _tr("Reasons", "If you pass, the tiles leave the game."),
                _tr("Reasons", "If you passed, the tiles would leave the game."),
            )
        if not facts.tiles:
            return ""
        return self._told(
            _tr("Reasons", "If you pass, the tiles stay on the track."),
            _tr("Reasons", "If you passed, the tiles would stay on the track."),
        )
