"""What speaks for a move: facts on the table, each a sentence that anyone could check there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine import Bid, Discard, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod

from .fill import fill
from .numbers import percent, points_text
from .tiles import tile_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai.facts import Facts, TileMove
    from ra_desktop.engine import Action

_tr = QCoreApplication.translate

_ENVY: Final = 2
"""By this much must a lot be worth more to another seat before that is called a reason."""


class ReasonOfMove:
    """Makes sentences of facts."""

    def __init__(self, facts: Facts, name: Callable[[int], str], ruleset: str) -> None:
        """`name` returns the names of seats."""
        self._facts = facts
        self._name = name
        self._ruleset = ruleset

    def sentences(self, action: Action) -> list[str]:
        """Return one to four sentences about `action`, the move that the facts are about."""
        if isinstance(action, SpendGod):
            return self._spend()
        if isinstance(action, Discard):
            return self._discard()
        if isinstance(action, Flip):
            return self._flip()
        if isinstance(action, ShowSide):
            return self._show()
        if action is End():
            return [self._end()]
        if action is Keep():
            return [self._keep()]
        if action is Draw():
            return [*self._lot(), *self._draw()]
        if action is Invoke():
            return [*self._lot(), self._invoke()]
        if isinstance(action, Bid):
            return [*self._lot(), *self._bid(action.sun)]
        assert action is Pass()
        sun = self._facts.sun
        if sun is None:
            return [_tr("Reasons", "None of your suns beats the bid.")]
        return [*self._lot(), *self._pass(sun)]

    # --- the lot --------------------------------------------------------------------------------------

    def _lot(self) -> list[str]:
        """Return what the lot is worth to the player and to the other who gains most by it."""
        facts = self._facts
        if not facts.tiles:
            return []
        rival = facts.rival
        return [self._yours()] if rival is None else [self._yours(), self._theirs(rival)]

    def _yours(self) -> str:
        now, final = self._facts.lot[self._facts.seat], self._facts.final[self._facts.seat]
        if not final:
            if not now:
                return _tr("Reasons", "The tiles bring you nothing.")
            return fill(_tr("Reasons", "The tiles bring you {points}."), points=points_text(now))
        if not now:
            text = _tr("Reasons", "The tiles bring you nothing now, but {final} at the end of the game if it stays so.")
            return fill(text, final=points_text(final))
        text = _tr("Reasons", "The tiles bring you {points} now and {final} at the end of the game if it stays so.")
        return fill(text, points=points_text(now), final=points_text(final))

    def _theirs(self, rival: int) -> str:
        name, now, final = self._name(rival), self._facts.lot[rival], self._facts.final[rival]
        if self._facts.worth(rival) <= 0:
            return _tr("Reasons", "Nobody else gains by them.")
        if not final:
            return fill(_tr("Reasons", "They would bring {name} {points}."), name=name, points=points_text(now))
        if not now:
            text = _tr("Reasons", "They would bring {name} {final} at the end of the game.")
            return fill(text, name=name, final=points_text(final))
        text = _tr("Reasons", "They would bring {name} {points} now and {final} at the end of the game.")
        return fill(text, name=name, points=points_text(now), final=points_text(final))

    @property
    def _is_envied(self) -> bool:
        """Whether somebody else can win the lot, and it is clearly worth more to them."""
        facts = self._facts
        return facts.rival is not None and facts.worth(facts.rival) >= facts.worth(facts.seat) + _ENVY

    # --- turns ----------------------------------------------------------------------------------------

    def _draw(self) -> list[str]:
        facts = self._facts
        sentences = []
        if facts.is_alone:
            sentences.append(_tr("Reasons", "Nobody else has a sun left, so nobody can take the lot from you."))
        elif not facts.tiles:
            sentences.append(_tr("Reasons", "There are no tiles to win yet."))
        if facts.end_chance:
            text = _tr("Reasons", "The next tile ends the epoch with a chance of {chance}.")
            return [*sentences, fill(text, chance=percent(facts.end_chance))]
        if facts.is_alone:
            text = _tr("Reasons", "Ra tiles until the epoch ends: {count}.")
            return [*sentences, fill(text, count=facts.ras_left)]
        if facts.worth(facts.seat) > 0:
            text = _tr(
                "Reasons", "Tiles that still fit on the track: {count}. The next is Ra with a chance of {chance}."
            )
            return [*sentences, fill(text, count=facts.free, chance=percent(facts.ra_chance))]
        text = _tr("Reasons", "The next tile is Ra with a chance of {chance}.")
        return [*sentences, fill(text, chance=percent(facts.ra_chance))]

    def _invoke(self) -> str:
        facts = self._facts
        if facts.is_alone:
            return _tr("Reasons", "Nobody else has a sun left, so each of your suns wins the auction.")
        if facts.end_chance:
            text = _tr("Reasons", "The next tile would end the epoch with a chance of {chance}.")
            return fill(text, chance=percent(facts.end_chance))
        if not facts.tiles:
            text = _tr("Reasons", "Only the {centre} in the centre is at stake.")
            return fill(text, centre=facts.centre_sun)
        if not facts.higher and facts.sun is not None:
            text = _tr("Reasons", "Your {sun} is the highest face-up sun, so nobody can outbid it.")
            return fill(text, sun=facts.sun)
        if self._is_envied:
            return _tr("Reasons", "You need not bid if somebody else does, and whoever wins it spends a sun.")
        return _tr("Reasons", "You bid last, when all other bids are known.")

    # --- auctions -------------------------------------------------------------------------------------

    def _bid(self, sun: int) -> list[str]:
        return [sentence for sentence in (self._how_safe(sun), self._exchange(sun)) if sentence]

    def _how_safe(self, sun: int) -> str:
        facts = self._facts
        if facts.must_bid:
            return _tr("Reasons", "You invoked Ra and nobody else has bid, so you must.")
        if facts.is_last_bidder:
            return fill(_tr("Reasons", "You bid last, so your {sun} wins."), sun=sun)
        if not facts.outbidders:
            return fill(_tr("Reasons", "Nobody who bids after you can beat your {sun}."), sun=sun)
        if len(facts.outbidders) == 1:
            text = _tr("Reasons", "Only {name} can still outbid your {sun}; then it comes back to you.")
            return fill(text, name=self._name(facts.outbidders[0]), sun=sun)
        return fill(_tr("Reasons", "Several players can still outbid your {sun}; then it comes back to you."), sun=sun)

    def _exchange(self, sun: int) -> str:
        """Return what winning does to the player's suns."""
        facts = self._facts
        if facts.is_last_epoch:
            if facts.net == facts.lot[facts.seat]:
                return ""
            text = _tr("Reasons", "With the suns counted, winning changes your score by {points}.")
            return fill(text, points=points_text(facts.net))
        if facts.centre_sun > sun:
            text = _tr("Reasons", "For the next epoch you get the {centre}, which is higher than your {sun}.")
        elif not facts.outbidders and facts.ras_left == 1:
            return _tr("Reasons", "The next Ra tile ends the epoch, and suns that are left then have won nothing.")
        else:
            text = _tr("Reasons", "For the next epoch you get the {centre} instead of your {sun}.")
        return fill(text, sun=sun, centre=facts.centre_sun)

    def _pass(self, sun: int) -> list[str]:
        facts = self._facts
        return [self._kept(sun), *([self._without_you()] if facts.is_last_bidder else [])]

    def _kept(self, sun: int) -> str:
        """Return why the sun is not spent."""
        facts = self._facts
        if facts.is_last_epoch and facts.net <= 0:
            text = _tr("Reasons", "With the suns counted, winning with your {sun} changes your score by {points}.")
            return fill(text, sun=sun, points=points_text(facts.net))
        if facts.is_alone and facts.tiles and facts.stays:
            return _tr("Reasons", "Nobody else has a sun left, so nobody can take the tiles from you.")
        if facts.others and not facts.higher:
            if not facts.is_last_epoch and facts.centre_sun < sun:
                text = _tr(
                    "Reasons", "You keep your {sun}, the highest face-up sun; it would bring you only the {centre}."
                )
                return fill(text, sun=sun, centre=facts.centre_sun)
            return fill(_tr("Reasons", "You keep your {sun}, the highest face-up sun."), sun=sun)
        if facts.is_last_epoch or facts.centre_sun > sun:
            text = _tr("Reasons", "You keep your {sun}. Ra tiles until the epoch ends: {count}.")
            return fill(text, sun=sun, count=facts.ras_left)
        text = _tr("Reasons", "You keep your {sun}; it would bring you only the {centre}.")
        return fill(text, sun=sun, centre=facts.centre_sun)

    def _without_you(self) -> str:
        """Return what happens to the lot if the player, who bids last, passes."""
        facts = self._facts
        if facts.high_bidder is not None:
            text = _tr("Reasons", "If you pass, {name} wins with the {sun}.")
            return fill(text, name=self._name(facts.high_bidder), sun=facts.high_bid)
        if not facts.stays:
            return _tr("Reasons", "If you pass, the tiles leave the game.")
        if not facts.tiles:
            return ""
        return _tr("Reasons", "If you pass, the tiles stay on the track.")

    # --- single tiles ---------------------------------------------------------------------------------

    def _in_the_end(self, move: TileMove) -> list[str]:
        """Return what a move about a tile changes at the end of the game, if anything."""
        if not move.final:
            return []
        text = _tr("Reasons", "At the end of the game that makes {points}, if it stays so.")
        return [fill(text, points=points_text(move.final))]

    def _spend(self) -> list[str]:
        facts, move = self._facts, self._facts.moves[0]
        if move.now > 0:
            text = _tr("Reasons", "The tile scores {points} more than the god at the end of this epoch.")
            first = fill(text, points=move.now)
        elif move.now:
            text = _tr("Reasons", "The tile scores {points} less than the god at the end of this epoch.")
            first = fill(text, points=-move.now)
        else:
            first = _tr("Reasons", "The tile scores as much as the god at the end of this epoch.")
        late = self._in_the_end(move)
        if not late and facts.lasts and not facts.is_last_epoch:
            late = [_tr("Reasons", "Unlike the god, it stays with you for the next epoch.")]
        return [first, *late]

    def _end(self) -> str:
        best = max(self._facts.moves, key=lambda move: move.now)
        if best.now <= 0:
            return _tr("Reasons", "No tile on the track scores more than the god at the end of this epoch.")
        text = _tr("Reasons", "A god for {tile} would bring {points} at the end of this epoch.")
        return fill(text, tile=self._label(best), points=points_text(best.now))

    def _flip(self) -> list[str]:
        move = self._facts.moves[0]
        if move.now > 0:
            text = _tr("Reasons", "The other side scores {points} more at the end of this epoch.")
            return [fill(text, points=move.now), *self._in_the_end(move)]
        if move.now:
            text = _tr("Reasons", "The other side scores {points} less at the end of this epoch.")
            return [fill(text, points=-move.now), *self._in_the_end(move)]
        return [_tr("Reasons", "The other side scores as much at the end of this epoch."), *self._in_the_end(move)]

    def _keep(self) -> str:
        best = max(self._facts.moves, key=lambda move: move.now)
        if best.now <= 0:
            return _tr("Reasons", "None of your tiles scores more with the other side at the end of this epoch.")
        text = _tr("Reasons", "Turning over {tile} would bring {points} at the end of this epoch.")
        return fill(text, tile=self._label(best), points=points_text(best.now))

    def _discard(self) -> list[str]:
        move, *others = self._facts.moves
        sentences = [_tr("Reasons", "Losing this tile costs you nothing at the end of this epoch.")]
        if move.now:
            text = _tr("Reasons", "Losing this tile changes your score by {points} at the end of this epoch.")
            sentences = [fill(text, points=points_text(move.now))]
        sentences += self._in_the_end(move)
        if all(other.total < move.total for other in others):
            sentences.append(_tr("Reasons", "Every other tile would cost more."))
        elif all(other.total <= move.total for other in others):
            sentences.append(_tr("Reasons", "No other tile would cost less."))
        return sentences

    def _label(self, move: TileMove) -> str:
        return tile_label(str(move.action.argument), self._ruleset)

    # --- sides ----------------------------------------------------------------------------------------

    def _show(self) -> list[str]:
        facts = self._facts
        gains = [mine - other for mine, other in zip(facts.lot, facts.other, strict=True)]
        gain = gains[facts.seat]
        rival = min((seat for seat in range(len(gains)) if seat != facts.seat), key=gains.__getitem__)
        spared, name = -gains[rival], self._name(rival)
        lasts = []
        if facts.lasts and not facts.is_last_epoch and gain <= 0:
            lasts = [_tr("Reasons", "With this side up, the tile stays with its owner for the next epoch.")]
        if gain > 0:
            text = _tr("Reasons", "The lot scores {points} more for you with this side than with the other.")
            return [fill(text, points=gain)]
        if spared > -gain > 0:
            text = _tr("Reasons", "The other side would score {points} more for you, but {spared} more for {name}.")
            return [fill(text, points=-gain, spared=spared, name=name), *lasts]
        if spared > 0 and not gain:
            text = _tr("Reasons", "The other side would score {spared} more for {name}, and no more for you.")
            return [fill(text, spared=spared, name=name), *lasts]
        if gain < 0:
            text = _tr("Reasons", "The other side would score {points} more for you now.")
            return [fill(text, points=-gain), *lasts]
        return [_tr("Reasons", "Both sides score the same for you now."), *lasts]
