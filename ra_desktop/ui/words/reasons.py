"""Why a hint recommends a move, in two or three short sentences: from its facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine import Bid, Discard, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod

from .fill import fill
from .numbers import percent, points_text
from .tiles import tile_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai.hints import Facts, Hint
    from ra_desktop.engine import Action

_tr = QCoreApplication.translate

_MUCH_LATER: Final = 2
"""Fame in later epochs from which it is mentioned."""
_LITTLE: Final = 4
"""A lot worth less fame counts as small."""
_IDLE: Final = 0.75
"""A sun should be used if its chance of being used later is below this."""


def action_label(action: Action, ruleset: str) -> str:
    """Return `action` as the heading of a line."""
    if isinstance(action, Bid):
        return fill(_tr("Reasons", "Bid {sun}", "Bid is a verb"), sun=action.sun)
    if isinstance(action, SpendGod):
        return fill(_tr("Reasons", "Spend god: {tile}"), tile=tile_label(action.tile, ruleset))
    if isinstance(action, Discard):
        return fill(_tr("Reasons", "Discard {tile}"), tile=tile_label(action.tile, ruleset))
    if isinstance(action, ShowSide):
        return fill(_tr("Reasons", "Side: {tile}", "Of a two-sided tile"), tile=tile_label(action.side, ruleset))
    if isinstance(action, Flip):
        shown, _, hidden = action.tile.partition("/")
        return fill(
            _tr("Reasons", "{tile} → {other}", "A tile that is turned over: Granary → Farmer"),
            tile=tile_label(shown, ruleset),
            other=tile_label(hidden, ruleset),
        )
    plain: dict[Action, str] = {
        Draw(): _tr("Reasons", "Draw a tile"),
        Invoke(): _tr("Reasons", "Invoke Ra"),
        Pass(): _tr("Reasons", "Pass", "In the auction"),
        End(): _tr("Reasons", "End turn"),
        Keep(): _tr("Reasons", "Keep all", "Turn over no tile"),
    }
    return plain.get(action, str(action))


def reason(hint: Hint, name: Callable[[int], str]) -> str:
    """Return the reasons for the first move of `hint`; `name` returns the names of seats."""
    return _Reason(hint.facts, name).of(hint.best.action)


class _Reason:
    """Fills sentences with facts."""

    def __init__(self, facts: Facts, name: Callable[[int], str]) -> None:
        self._facts = facts
        self._name = name

    def of(self, action: Action) -> str:
        facts = self._facts
        if isinstance(action, Discard):
            return self._discard()
        if isinstance(action, SpendGod):
            return self._spend()
        if isinstance(action, ShowSide):
            return self._show()
        if isinstance(action, Flip):
            return self._flip()
        if action is Keep():
            return _tr("Reasons", "None of your tiles is worth more on its other side.")
        if isinstance(action, Bid):
            return self._with_lot(self._bid())
        if action is Pass():
            return self._pass()
        if action is Invoke():
            return self._with_lot(self._invoke())
        if action is End():
            return _tr("Reasons", "No tile on the track is worth more than the god you would spend.")
        return self._with_lot(self._draw()) if facts.tiles else self._draw_first()

    # --- the lot --------------------------------------------------------------------------------------

    def _with_lot(self, advice: str) -> str:
        """Return what the lot is worth, and then `advice`; each a sentence."""
        text = _tr("Reasons", "{lot} {advice}", "Sentences, one after the other")
        return fill(text, lot=self._lot(), advice=advice)

    def _yours(self) -> str:
        """Return what the lot is worth to the player."""
        seat = self._facts.seat
        now, later = self._facts.lot[seat], self._facts.later[seat]
        if later < _MUCH_LATER:
            if not now:
                return _tr("Reasons", "The lot is worth nothing to you.")
            return fill(_tr("Reasons", "The lot is worth {points} to you."), points=points_text(now))
        if not now:
            text = _tr("Reasons", "The lot is worth about {later} to you in later epochs.")
            return fill(text, later=points_text(later))
        text = _tr("Reasons", "The lot is worth {now} to you now and about {later} later.")
        return fill(text, now=points_text(now), later=points_text(later))

    def _theirs(self, rival: int) -> str:
        """Return what the lot is worth to `rival`."""
        name, now, later = self._name(rival), self._facts.lot[rival], self._facts.later[rival]
        if later < _MUCH_LATER:
            if not now:
                return fill(_tr("Reasons", "{name} would gain nothing."), name=name)
            return fill(_tr("Reasons", "{name} would gain {points}."), name=name, points=points_text(now))
        if not now:
            text = _tr("Reasons", "{name} would gain about {later} in later epochs.")
            return fill(text, name=name, later=points_text(later))
        text = _tr("Reasons", "{name} would gain {now} now and about {later} later.")
        return fill(text, name=name, now=points_text(now), later=points_text(later))

    def _lot(self) -> str:
        """Return what the lot is worth to the player and to the other who gains most by it."""
        facts = self._facts
        if not facts.tiles:
            return _tr("Reasons", "The lot has no tiles.")
        rival = facts.rival
        other = _tr("Reasons", "Nobody else can win it.") if rival is None else self._theirs(rival)
        return fill(
            _tr("Reasons", "{yours} {theirs}", "Two sentences, one after the other"), yours=self._yours(), theirs=other
        )

    def _envied(self) -> bool:
        """Whether somebody else can win the lot, and it is clearly worth more to them."""
        facts = self._facts
        return facts.rival is not None and facts.worth(facts.rival) > facts.worth(facts.seat) + 1

    # --- advice by move -------------------------------------------------------------------------------

    def _draw_first(self) -> str:
        facts = self._facts
        if facts.end_chance:
            text = _tr("Reasons", "There is no lot yet. The next tile has a {chance} chance of ending the epoch.")
            return fill(text, chance=percent(facts.end_chance))
        text = _tr("Reasons", "There is no lot yet, and the next tile has only a {chance} chance of being Ra.")
        return fill(text, chance=percent(facts.ra_chance))

    def _draw(self) -> str:
        facts = self._facts
        if facts.end_chance:
            text = _tr("Reasons", "One more tile is worth the {chance} risk of ending the epoch.")
            return fill(text, chance=percent(facts.end_chance))
        if facts.worth(facts.seat) <= 0 and not self._envied():
            text = _tr("Reasons", "It is not worth a sun yet. The next tile has a {chance} chance of being Ra.")
        elif self._envied():
            text = _tr("Reasons", "There is no need to sell it yet. The next tile has a {chance} chance of being Ra.")
        else:
            text = _tr("Reasons", "It can still grow: the next tile has only a {chance} chance of being Ra.")
        return fill(text, chance=percent(facts.ra_chance))

    def _invoke(self) -> str:
        facts = self._facts
        if facts.end_chance:
            text = _tr("Reasons", "Another tile would have a {chance} chance of ending the epoch.")
            return fill(text, chance=percent(facts.end_chance))
        if not facts.tiles:
            text = _tr("Reasons", "You can swap a low sun for the {centre} in the centre.")
            return fill(text, centre=facts.centre_sun)
        if facts.rival is None:
            return _tr("Reasons", "Any of your suns wins it.")
        if facts.worth(facts.seat) < _LITTLE:
            return _tr("Reasons", "It is not worth much, but whoever wins it spends a sun.")
        if self._envied():
            return _tr("Reasons", "Better to sell it now, for a sun, before it grows.")
        return _tr("Reasons", "It is good enough, and more tiles would help the others, too.")

    def _bid(self) -> str:
        facts = self._facts
        assert facts.sun is not None
        if facts.centre_sun > facts.sun:
            text = _tr("Reasons", "You also swap your {sun} for the higher {centre}.")
            if not facts.tiles:
                text = _tr("Reasons", "You swap your {sun} for the higher {centre}.")
            return fill(text, sun=facts.sun, centre=facts.centre_sun)
        if facts.sun_use < _IDLE:
            text = _tr("Reasons", "If you keep the sun, it has only a {use} chance of winning another lot.")
            return fill(text, use=percent(facts.sun_use))
        text = _tr("Reasons", "It is worth your {sun}, even though you get the lower {centre} for it.")
        return fill(text, sun=facts.sun, centre=facts.centre_sun)

    def _pass(self) -> str:
        facts = self._facts
        if facts.sun is None:
            return _tr("Reasons", "None of your suns beats the bid.")
        if facts.centre_sun < facts.sun:
            text = _tr("Reasons", "It is not worth swapping your {sun} for the {centre}.")
            return self._with_lot(fill(text, sun=facts.sun, centre=facts.centre_sun))
        text = _tr("Reasons", "If you keep your sun, it still has a {use} chance of winning a lot.")
        return self._with_lot(fill(text, use=percent(facts.sun_use)))

    def _spend(self) -> str:
        gain = self._facts.gain
        if not gain:
            return _tr("Reasons", "The tile scores the same as the god this epoch and is better in the long run.")
        text = _tr("Reasons", "The tile scores {points} less than the god this epoch but is better in the long run.")
        if gain > 0:
            text = _tr("Reasons", "The tile scores {points} more than the god at the end of this epoch.")
        return fill(text, points=abs(gain))

    def _show(self) -> str:
        facts = self._facts
        gains = [mine - other for mine, other in zip(facts.lot, facts.other, strict=True)]
        gain = gains[facts.seat]
        rival = min((seat for seat in range(len(gains)) if seat != facts.seat), key=gains.__getitem__)
        spared, name = -gains[rival], self._name(rival)
        if gain > 0:
            text = _tr("Reasons", "The lot scores {points} more for you with this side than with the other.")
            return fill(text, points=gain)
        if spared > -gain > 0:
            text = _tr("Reasons", "The other side would score {points} more for you, but {spared} more for {name}.")
            return fill(text, points=-gain, spared=spared, name=name)
        if spared > 0 and not gain:
            text = _tr("Reasons", "The other side would score {spared} more for {name}, and no more for you.")
            return fill(text, spared=spared, name=name)
        if gain < 0:
            text = _tr("Reasons", "This side is better in the long run, though you score {points} less now.")
            return fill(text, points=-gain)
        return _tr("Reasons", "Both sides score the same for you now. This one is better in the long run.")

    def _flip(self) -> str:
        gain = self._facts.gain
        if not gain:
            return _tr("Reasons", "The other side scores the same this epoch and is better in the long run.")
        text = _tr("Reasons", "The other side scores {points} less this epoch but is better in the long run.")
        if gain > 0:
            text = _tr("Reasons", "The other side scores {points} more at the end of this epoch.")
        return fill(text, points=abs(gain))

    def _discard(self) -> str:
        if self._facts.gain:
            text = _tr("Reasons", "This tile is the easiest to spare: losing it costs you {points} this epoch.")
            return fill(text, points=-self._facts.gain)
        return _tr("Reasons", "This tile is the easiest to spare: losing it costs you nothing this epoch.")
