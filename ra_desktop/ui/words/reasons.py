"""Why a move is advised, in one sentence: from the facts of a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine import Bid, Discard, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod

from .tiles import points_text, tile_label, tile_phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai.hints import Facts, Hint
    from ra_desktop.engine import Action

_tr = QCoreApplication.translate

_MUCH_LATER: Final = 2
"""Fame in later epochs from which it is worth a word."""
_LITTLE: Final = 4
"""A lot worth less fame is no great lot."""
_IDLE: Final = 0.75
"""A sun that is used with less than this chance should not wait."""


def action_label(action: Action, ruleset: str) -> str:
    """*action* as the heading of a line."""
    if isinstance(action, Bid):
        return _tr("Reasons", "Bid {sun}").replace("{sun}", str(action.sun))
    if isinstance(action, SpendGod):
        return _tr("Reasons", "God for {tile}").replace("{tile}", tile_label(action.tile, ruleset))
    if isinstance(action, Discard):
        return _tr("Reasons", "Discard {tile}").replace("{tile}", tile_label(action.tile, ruleset))
    if isinstance(action, ShowSide):
        return _tr("Reasons", "Show {tile}").replace("{tile}", tile_label(action.side, ruleset))
    if isinstance(action, Flip):
        return _turned(_tr("Reasons", "Turn {tile} into {other}"), action, tile_label, ruleset)
    plain: dict[Action, str] = {
        Draw(): _tr("Reasons", "Draw a tile"),
        Invoke(): _tr("Reasons", "Invoke Ra"),
        Pass(): _tr("Reasons", "Pass"),
        End(): _tr("Reasons", "End turn"),
        Keep(): _tr("Reasons", "Keep"),
    }
    return plain.get(action, str(action))


def _turned(text: str, action: Flip, word: Callable[[str, str], str], ruleset: str) -> str:
    """Fill in the tile that *action* turns over, and the *other* that it becomes."""
    shown, _, hidden = action.tile.partition("/")
    return text.replace("{other}", word(hidden, ruleset)).replace("{tile}", word(shown, ruleset))


def percent(share: float) -> str:
    """A share of 1 in per cent."""
    return _tr("Reasons", "{number} %").replace("{number}", str(round(100 * share)))


def reason(hint: Hint, name: Callable[[int], str], ruleset: str) -> str:
    """One sentence that says what speaks for the first move of *hint*; *name* gives the names of seats."""
    return _Reason(hint.facts, name, ruleset).of(hint.best.action)


class _Reason:
    """Fills the sentences with facts."""

    def __init__(self, facts: Facts, name: Callable[[int], str], ruleset: str) -> None:
        self._facts = facts
        self._name = name
        self._ruleset = ruleset

    def of(self, action: Action) -> str:
        facts = self._facts
        if isinstance(action, Discard):
            return self._discard(action)
        if isinstance(action, SpendGod):
            return self._spend(action)
        if isinstance(action, ShowSide):
            return self._show(action)
        if isinstance(action, Flip):
            return self._flip(action)
        if action is Keep():
            return _tr("Reasons", "Nothing you could turn over is worth more on its other side.")
        if isinstance(action, Bid):
            return self._bid()
        if action is Pass():
            return self._pass()
        if action is Invoke():
            return self._invoke()
        if action is End():
            return _tr("Reasons", "No tile on the track brings more than the god you would spend for it.")
        return self._draw() if facts.tiles else self._draw_first()

    # --- parts ----------------------------------------------------------------------------------------

    def _fill(self, text: str, **words: str) -> str:
        for key, word in words.items():
            text = text.replace("{" + key + "}", word)
        return text

    def _worth(self, seat: int) -> str:
        """What the lot is worth: "nothing", "+5", or "+1 now and about 4 later"."""
        now, later = self._facts.lot[seat], self._facts.later[seat]
        if later < _MUCH_LATER:
            return points_text(now) if now else _tr("Reasons", "nothing")
        if not now:
            return self._fill(_tr("Reasons", "about {later} in later epochs"), later=points_text(later))
        text = _tr("Reasons", "{now} now and about {later} later")
        return self._fill(text, now=points_text(now), later=str(later))

    def _lot(self) -> str:
        """The lot for the person and for whom it is worth most besides: the beginning of a sentence."""
        facts = self._facts
        rival = facts.rival
        if not facts.tiles:
            return _tr("Reasons", "There is nothing to win")
        if rival is None:
            text = _tr("Reasons", "The lot brings you {yours}, and nobody else can win it")
            return self._fill(text, yours=self._worth(facts.seat))
        text = _tr("Reasons", "The lot brings you {yours} ({name}: {theirs})")
        return self._fill(text, yours=self._worth(facts.seat), theirs=self._worth(rival), name=self._name(rival))

    def _envied(self) -> bool:
        """Whether somebody else can win the lot to whom it is worth clearly more."""
        facts = self._facts
        return facts.rival is not None and facts.worth(facts.rival) > facts.worth(facts.seat) + 1

    # --- sentences by move ----------------------------------------------------------------------------

    def _draw_first(self) -> str:
        facts = self._facts
        if facts.end_chance:
            text = _tr("Reasons", "There is no lot yet; the next tile ends the epoch with a chance of {chance}.")
            return self._fill(text, chance=percent(facts.end_chance))
        text = _tr("Reasons", "There is no lot yet, and only {chance} of the tiles in the bag are Ra.")
        return self._fill(text, chance=percent(facts.ra_chance))

    def _draw(self) -> str:
        facts = self._facts
        if facts.end_chance:
            text = _tr("Reasons", "{lot}; one more tile is worth the chance of {chance} that it ends the epoch.")
            return self._fill(text, lot=self._lot(), chance=percent(facts.end_chance))
        if facts.worth(facts.seat) <= 0 and not self._envied():
            text = _tr("Reasons", "{lot}: not worth a sun as it is. The next tile is Ra with a chance of {chance}.")
        elif self._envied():
            text = _tr("Reasons", "{lot}: no reason to sell it yet. The next tile is Ra with a chance of {chance}.")
        else:
            text = _tr("Reasons", "{lot}, and it can still grow: the next tile is Ra with a chance of only {chance}.")
        return self._fill(text, lot=self._lot(), chance=percent(facts.ra_chance))

    def _invoke(self) -> str:
        facts = self._facts
        if facts.end_chance:
            text = _tr("Reasons", "{lot}; the next tile would end the epoch with a chance of {chance}.")
            return self._fill(text, lot=self._lot(), chance=percent(facts.end_chance))
        if not facts.tiles:
            text = _tr("Reasons", "{lot}, but a low sun can be changed for the {centre} in the centre.")
            return self._fill(text, lot=self._lot(), centre=str(facts.centre_sun))
        if facts.rival is None:
            text = _tr("Reasons", "{lot}: any of your suns takes it.")
        elif facts.worth(facts.seat) < _LITTLE:
            text = _tr("Reasons", "{lot}: little, but whoever takes it spends a sun.")
        elif self._envied():
            text = _tr("Reasons", "{lot}: better that it goes now, for a sun, before it grows.")
        else:
            text = _tr("Reasons", "{lot}: good enough, and more tiles would suit the others as well.")
        return self._fill(text, lot=self._lot())

    def _bid(self) -> str:
        facts = self._facts
        assert facts.sun is not None
        if facts.centre_sun > facts.sun and not facts.tiles:
            text = _tr("Reasons", "{lot}, but for your {sun} you get the {centre}, which is higher.")
        elif facts.centre_sun > facts.sun:
            text = _tr("Reasons", "{lot}, and for your {sun} you get the {centre}, which is higher.")
        elif facts.sun_use < _IDLE:
            text = _tr("Reasons", "{lot}; a sun kept back wins another lot with a chance of only {use}.")
        else:
            text = _tr("Reasons", "{lot}: worth your {sun}, though the {centre} you get for it is lower.")
        words = {"sun": str(facts.sun), "centre": str(facts.centre_sun), "use": percent(facts.sun_use)}
        return self._fill(text, lot=self._lot(), **words)

    def _pass(self) -> str:
        facts = self._facts
        if facts.sun is None:
            return _tr("Reasons", "None of your suns beats the bid.")
        if facts.centre_sun < facts.sun:
            text = _tr("Reasons", "{lot}: too little to change your {sun} for the {centre}.")
        else:
            text = _tr("Reasons", "{lot}; a sun kept back still wins a lot with a chance of {use}.")
        words = {"sun": str(facts.sun), "centre": str(facts.centre_sun), "use": percent(facts.sun_use)}
        return self._fill(text, lot=self._lot(), **words)

    def _spend(self, action: SpendGod) -> str:
        facts = self._facts
        tile = tile_phrase(action.tile, self._ruleset)
        if facts.gain > 0:
            text = _tr("Reasons", "At the end of this epoch {tile} brings you {points} more than the god.")
            return self._fill(text, tile=tile, points=str(facts.gain))
        if not facts.gain:
            text = _tr(
                "Reasons", "In the long run {tile} is worth more than a god, and this epoch scores you the same."
            )
            return self._fill(text, tile=tile)
        text = _tr(
            "Reasons", "In the long run {tile} is worth more than a god, though this epoch scores you {points} less."
        )
        return self._fill(text, tile=tile, points=str(-facts.gain))

    def _show(self, action: ShowSide) -> str:
        facts = self._facts
        tile = tile_phrase(action.side, self._ruleset)
        gains = [mine - other for mine, other in zip(facts.lot, facts.other, strict=True)]
        gain = gains[facts.seat]
        rival = min((seat for seat in range(len(gains)) if seat != facts.seat), key=gains.__getitem__)
        spared = -gains[rival]
        if gain > 0:
            text = _tr("Reasons", "With {tile} the lot brings you {points} more than with the other side.")
        elif spared > -gain > 0:
            text = _tr(
                "Reasons", "With the other side the lot would bring you {points} more, but {name} {spared} more."
            )
        elif spared > 0 and not gain:
            text = _tr("Reasons", "With the other side the lot would bring {name} {spared} more, and you no more.")
        elif gain < 0:
            text = _tr("Reasons", "In the long run {tile} promises more, though the lot brings you {points} less now.")
        else:
            text = _tr(
                "Reasons", "The lot brings you the same with either side now; {tile} promises more in the long run."
            )
        return self._fill(text, tile=tile, points=str(abs(gain)), spared=str(spared), name=self._name(rival))

    def _flip(self, action: Flip) -> str:
        gain = self._facts.gain
        if gain > 0:
            text = _tr("Reasons", "Turned into {other}, it brings you {points} more at the end of this epoch.")
        elif gain < 0:
            text = _tr("Reasons", "In the long run {other} promises more, though this epoch scores you {points} less.")
        else:
            text = _tr("Reasons", "In the long run {other} promises more, and this epoch scores you the same.")
        return _turned(self._fill(text, points=str(abs(gain))), action, tile_phrase, self._ruleset)

    def _discard(self, action: Discard) -> str:
        tile = tile_phrase(action.tile, self._ruleset)
        if self._facts.gain:
            text = _tr("Reasons", "You miss {tile} least: without it, this epoch scores you {points} less.")
            return self._fill(text, tile=tile, points=str(-self._facts.gain))
        text = _tr("Reasons", "You miss {tile} least: your score of this epoch stays as it is.")
        return self._fill(text, tile=tile)
