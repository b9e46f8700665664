"""What a hint says: what speaks for the first move, and what the second would cost; who leads, if there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine import Bid, Discard, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod

from .fill import fill
from .numbers import percent
from .reason_of_move import ReasonOfMove
from .tiles import tile_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai.facts import Facts
    from ra_desktop.ai.hints import Hint
    from ra_desktop.ai.protocol import Evaluation
    from ra_desktop.engine import Action

_tr = QCoreApplication.translate

_WORTH_TELLING: Final = 0.01
"""The least difference between chances to win that is told."""

_MOST: Final = 4
"""The most sentences that a hint usually has; who leads is left out where there is more to say."""


def action_label(action: Action, ruleset: str) -> str:
    """Return `action` as the heading of a line."""
    if isinstance(action, Bid):
        return fill(_tr("Reasons", "Bid {sun}", "Bid is a verb"), sun=action.sun)
    if isinstance(action, SpendGod):
        return fill(
            _tr("Reasons", "Spend god: {tile}", "{tile} is a label: Pharaoh"), tile=tile_label(action.tile, ruleset)
        )
    if isinstance(action, Discard):
        return fill(
            _tr("Reasons", "Discard {tile}", "A move. {tile} is a label: Pharaoh"),
            tile=tile_label(action.tile, ruleset),
        )
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


def chance_text(rated: Evaluation) -> str:
    """Return the chance to win of a move in per cent; an estimate is never called certain."""
    if rated.error and round(100 * rated.win) >= 100:
        return _tr("Reasons", "over 99%")
    if rated.error and round(100 * rated.win) <= 0:
        return _tr("Reasons", "under 1%")
    return percent(rated.win)


def reasons(hint: Hint, name: Callable[[int], str], ruleset: str) -> list[str]:
    """Return what is said for `hint`, sentence by sentence; `name` returns the names of seats."""
    told = [*ReasonOfMove(hint.facts, name, ruleset).sentences(hint.best.action), *_comparison(hint, ruleset)]
    return [standing(hint.facts, name), *told] if len(told) < _MOST else told


def standing(facts: Facts, name: Callable[[int], str]) -> str:
    """Return who leads."""
    if len(facts.leaders) > 1:
        if facts.seat in facts.leaders:
            return _tr("Reasons", "If the epoch ended now, you would share the lead.")
        return _tr("Reasons", "If the epoch ended now, others would share the lead.")
    (leader,) = facts.leaders
    if facts.is_last_epoch:
        if leader == facts.seat:
            return _tr("Reasons", "If the game ended now, you would win.")
        return fill(_tr("Reasons", "If the game ended now, {name} would win."), name=name(leader))
    if leader == facts.seat:
        return _tr("Reasons", "If the epoch ended now, you would lead.")
    return fill(_tr("Reasons", "If the epoch ended now, {name} would lead."), name=name(leader))


def _comparison(hint: Hint, ruleset: str) -> list[str]:
    """Return whether the game is decided, and how the other moves shown compare with the first."""
    if hint.is_lost:
        if hint.is_exact and hint.best.win == 0.0:
            return [_tr("Reasons", "The game is decided: you cannot win it any more.")]
        return [_tr("Reasons", "The game is decided: you can hardly win it any more.")]
    if hint.is_won:
        if hint.is_exact and min(each.win for each in hint.actions) == 1.0:
            return [_tr("Reasons", "The game is decided: your win is certain.")]
        return [_tr("Reasons", "The game is decided: you can hardly lose it any more.")]
    others = hint.actions[1:]
    equal = [each for each in others if hint.is_equal(each)]
    if not others:
        return []
    if len(equal) == len(others) > 1:
        return [_tr("Reasons", "All three moves are about equally good.")]
    second = others[0]
    move = action_label(second.action, ruleset)
    if second in equal:
        return [fill(_tr("Reasons", "“{move}” is about as good."), move=move)]
    if hint.best.win - second.win >= _WORTH_TELLING:
        text = _tr("Reasons", "“{move}” would lower your chance of winning from {before} to {after}.")
        before = chance_text(hint.best)
        return [fill(text, move=move, before=before, after=chance_text(second))]
    if (less := round(hint.best.margin - second.margin)) > 0 and (text := _lags(hint.best.margin, second.margin)):
        return [fill(text, move=move, points=less)]
    return [fill(_tr("Reasons", "“{move}” is nearly as good."), move=move)]


def _lags(best: float, second: float) -> str:
    """Return how a move with the lead `second` is behind one with the lead `best`; nothing where only one leads."""
    if second >= 0.0:
        return _tr("Reasons", "“{move}” wins nearly as often, but the lead at the end is {points} smaller on average.")
    if best <= 0.0:
        return _tr("Reasons", "“{move}” wins nearly as often, but you end {points} further behind on average.")
    return ""
