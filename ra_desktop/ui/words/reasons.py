"""Reasons for a move: facts on the table, each a sentence that anyone can check there; and what a hint says."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ra_desktop.ai.facts import Facts, TileMove, facts_about
from ra_desktop.ai.price import Account, account_of, alternative
from ra_desktop.ai.ruler import loss_of
from ra_desktop.engine import Action, Bid, Discard, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod, View
from ra_desktop.engine.tiles import suns_in
from ra_desktop.ui.system.languages import tr as _tr

from .fill import (
    arrow,
    count_of,
    fill,
    fill_named,
    in_a_line,
    in_fame,
    in_games,
    listed,
    percent,
    plain_text,
    points_text,
)
from .tiles import ra_left_label, tile_label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.ai.hints import Hint, Motive
    from ra_desktop.ai.price import Part
    from ra_desktop.ai.protocol import Evaluation


class Told(NamedTuple):
    """What is said about a move."""

    sentences: list[str]
    account: Sequence[str] = ()
    """The account behind them, line by line, for those who ask for it."""


def action_label(action: Action, ruleset: str) -> str:
    """Return `action` as the heading of a line."""
    if isinstance(action, Bid):
        return fill(_tr("Common", "Bid {sun}", "Bid is a verb"), sun=action.sun)
    if isinstance(action, SpendGod):
        return fill(
            _tr("Reasons", "Spend a god on {tile}", "{tile} is a label: Pharaoh"), tile=tile_label(action.tile, ruleset)
        )
    if isinstance(action, Discard):
        return fill(
            _tr("Common", "Discard {tile}", "Button. {tile} is a label: Pharaoh"), tile=tile_label(action.tile, ruleset)
        )
    if isinstance(action, ShowSide):
        return fill(_tr("Common", "{tile} side up", "Of a two-sided tile"), tile=tile_label(action.side, ruleset))
    if isinstance(action, Flip):
        shown, _, hidden = action.tile.partition("/")
        return arrow(tile_label(shown, ruleset), tile_label(hidden, ruleset))
    plain: dict[Action, str] = {
        Draw(): plain_text(_tr("Commands", "&Draw a tile")),
        Invoke(): plain_text(_tr("Commands", "Invoke &Ra")),
        Pass(): plain_text(_tr("Commands", "&Pass")),
        End(): plain_text(_tr("Commands", "&End turn")),
        Keep(): _tr("Common", "Leave as is", "Turn over no tile"),
    }
    return plain.get(action, str(action))


def chance_text(rated: Evaluation) -> str:
    """Return the chance of winning of a move in games of a hundred; an estimate is never called certain."""
    return in_games(games_of_100(rated))


def against_whom() -> str:
    """Return the assumption behind the figures of games won."""
    return _tr("Reasons", "Games won are estimated against average players.")


def worth_text(rated: Evaluation) -> str:
    """Return what a move is worth, in fame first: "+3 fame, 53 of 100 games"."""
    return listed([in_fame(points_text(round(rated.lead))), chance_text(rated)])


def reasons(hint: Hint, name: Callable[[int], str], ruleset: str) -> Told:
    """Return what is said for `hint`; `name` returns the names of seats."""
    facts, account, behind = hint.facts, hint.account, list[str]()
    about = reasons_for(hint.best.action, facts, account, name, ruleset)
    if account is not None and not (account.speaks_against and not _trade(hint, ruleset)):
        behind = account_text(account, facts.centre_sun, name, ruleset)
    said = [*about, *_comparison(hint, name, ruleset)]
    if not about and (not said or not hint.is_lost):
        said.insert(0, standing(facts, name))
    if hint.hurried:
        said.append(_tr("Reasons", "Time ran out: these figures are rougher than usual."))
    return Told(said, behind)


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


def _comparison(hint: Hint, name: Callable[[int], str], ruleset: str) -> list[str]:
    """Return whether the game is decided, and how the other moves shown compare with the first."""
    others = hint.actions[1:]
    equal = [other for other in others if hint.is_equal(other)]
    compared: list[str] = []
    if len(equal) == len(others) > 1:
        compared = [_tr("Reasons", "All three moves are about equally good.")]
    elif others:
        second = others[0]
        is_waste = isinstance(second.action, Bid) and hint.facts.sun is not None and second.action.sun > hint.facts.sun
        if is_waste and second in equal and not hint.facts.outbidders:  # no one bids higher than needed to win
            second = alternative(hint.best, others) or second
        move = action_label(second.action, ruleset)
        cost = "" if second in equal else cost_text(hint.best, second, would_cost, move, ruleset)
        compared = [cost or fill(_tr("Reasons", "“{move}” is about as good."), move=move)]
    if hint.account is not None and (trade := _trade(hint, ruleset)):
        compared = [trade]
    if hint.is_lost:
        compared.append(_lost(hint, name))
    elif hint.is_won and hint.is_exact and min(action.win for action in hint.actions) == 1.0:
        compared.append(_tr("Reasons", "The game is decided: your win is certain."))
    elif hint.is_won:
        compared.append(_tr("Reasons", "The game is decided: you can hardly lose now."))
    return compared


def _trade(hint: Hint, ruleset: str) -> str:
    """Return what the move that wins more often costs in fame, where the account speaks against it."""
    other = alternative(hint.best, hint.actions)
    fame = 0 if other is None else round(other.lead) - round(hint.best.lead)
    if other is None or fame < 1 or not loss_of(hint.best, other).clear_figures()[1]:
        return ""
    return wins_less(hint.best, other, ruleset)


def wins_less(better: Evaluation, worse: Evaluation, ruleset: str) -> str:
    """Return that `worse`, of no less fame than `better`, wins less often."""
    move, won, best = action_label(worse.action, ruleset), games_of_100(worse), games_of_100(better)
    if (fame := round(worse.lead) - round(better.lead)) < 1:
        text = _tr("Reasons", "“{move}” is worth as much fame, but wins about {won} of 100 games instead of {best}.")
        return fill(text, move=move, won=won, best=best)
    text = _tr(
        "Reasons",
        "“{move}” is worth about %n fame more, but wins about {won} of 100 games instead of {best}.",
        "",
        fame,
    )
    return fill(text, move=move, won=won, best=best)


def _lost(hint: Hint, name: Callable[[int], str]) -> str:
    """Return that the game is lost, and what is still worth playing for: the next place."""
    facts = hint.facts
    own = facts.fame_now[facts.seat]
    (leader,) = facts.leaders[:1]
    rivals = [seat for seat in range(len(facts.fame_now)) if seat not in (facts.seat, leader)]
    above = [seat for seat in rivals if facts.fame_now[seat] > own]
    if above:
        rival = min(above, key=facts.fame_now.__getitem__)
        text = _tr(
            "Reasons",
            "Winning is almost out of reach. Play to overtake {name}, who would be {points} ahead of you if the epoch "
            "ended now.",
        )
    elif behind := [seat for seat in rivals if facts.fame_now[seat] < own]:
        rival = max(behind, key=facts.fame_now.__getitem__)
        text = _tr(
            "Reasons",
            "Winning is almost out of reach. Play to keep your place: {name} would be {points} behind you if the epoch "
            "ended now.",
        )
    else:
        return _tr("Reasons", "Winning is almost out of reach. Play for as much fame as you can get.")
    return fill(text, name=name(rival), points=abs(facts.fame_now[rival] - own))


def account_text(
    account: Account, centre: int, name: Callable[[int], str], ruleset: str, *, in_full: bool = False
) -> list[str]:
    """Return which moves `account` compares, the lot with its parts, the other parts and their sum, a line each.

    Without a lot the parts share a line; nothing without parts. `centre` is the sun there. `in_full`, for somebody who
    learns: the price of the sun apart from the exchange, and a small sum, too.
    """
    if not account.parts:
        return []
    rival, price = _rival(account)
    values: dict[str, str | int] = {
        "name": "" if rival is None else name(rival), "sun": account.sun, "centre": centre, "price": price,
        "tile": tile_label(account.tile, ruleset) if account.tile else "",
        "other": tile_label(account.other, ruleset) if account.other else "",
    }  # fmt: skip
    labels = _part_labels(account)
    worth = lot_worth(account.lot)
    named = [
        f"{_first((True, labels[part.kind, part.fame > 0]), **values)} {points_text(part.fame)}"
        for whole in account.parts
        for part in (account.suns if in_full and whole.kind == "suns" and account.suns else (whole,))
        if not account.lot or part != ("lot", worth)  # which has its own line
    ]
    points = points_text(account.total)
    text = _tr("Account", "= {points} fame at the end of the game", "Below the parts: Lot +7 · …", count_of(points))
    if not account.is_clear and not in_full:
        text = _tr("Account", "= {points} fame at the end of the game, about equal", "", count_of(points))
    total = fill(text, points=points)
    lines = [lot_line(account.lot), in_a_line(named), total] if account.lot else [f"{in_a_line(named)} {total}"]
    compared = _tr("Account", "“{move}” compared with “{other}”:", "Above the account of a move: Lot +7 · …")
    moves = {"move": action_label(account.action, ruleset), "other": action_label(account.against, ruleset)}
    return [fill(compared, **moves), *(line for line in lines if line)]


def lot_worth(parts: Sequence[Part]) -> int:
    """Return what the lot with these parts is worth, without the suns."""
    return sum(part.fame for part in parts)


def lot_line(parts: Sequence[Part], still: str = "") -> str:
    """Return that with its parts: "Lot +17 = this epoch +4 · …"; `still` replaces what can be made of it."""
    labels = {
        "epoch": _tr("Account", "this epoch", "What the lot scores when this epoch ends"),
        "lasting": _tr("Account", "kept for later", "What tiles of the lot are worth in the next epochs"),
        "still": still or _tr("Account", "what you can still make of it", "Of the tiles of a lot"),
        "rivals": _tr("Account", "what it takes from the others", "Fame that a lot costs other players"),
    }
    of_it = in_a_line(f"{labels[part.kind]} {points_text(part.fame)}" for part in parts if part.fame)
    lot = _tr("Account", "Lot", "What the tiles are worth")
    return f"{lot} {points_text(lot_worth(parts))} = {of_it}"


def _rival(account: Account) -> tuple[int | None, int]:
    """Return who outbids the player or else wins the auction, and with which sun."""
    if account.outbidder is not None:
        return account.outbidder, account.paid
    return account.winner, account.price


def _part_labels(account: Account) -> dict[tuple[str, bool], str]:
    """Return the labels of parts, by kind and whether they are above 0."""
    labels = {
        "suns": _tr("Account", "your {sun} for the {centre} in the centre"),
        "used": _tr("Account", "your {sun} spent"),
        "swapped": _tr("Account", "the {centre} in return", "Of two suns"),
        "ahead": _tr("Account", "what comes later", "What only a search sees"),
        "gained": "{tile}",
        "lost": _tr("Account", "{other} given up", "{other} is a label: Pharaoh"),
        "kept": _tr("Account", "{tile} kept", "{tile} is a label: Pharaoh"),
        "denied": _tr("Account", "one tile fewer on the track", "Taken with a god"),
        "tile": _tr("Account", "no other tile"),
        "risk": _tr("Account", "no Ra tile"),
    }
    stays = _tr("Account", "tiles left on the track for others")
    keeps = _tr("Account", "keeps it from the others", "The lot")
    later = _tr("Account", "it can still be won", "The lot, if it stays on the track")
    if account.is_alone:
        stays = keeps = later
    apart: dict[tuple[str, bool], str] = {}
    is_of_god = isinstance(account.action, SpendGod)
    if account.action is Draw() or (is_of_god and not any(part.kind in {"tile", "risk"} for part in account.parts)):
        apart["risk", True] = _tr("Account", "chance of Ra", "The next tile may be Ra, for the better")
        labels |= {
            "tile": _tr("Account", "another tile", "On average"),
            "risk": _tr("Account", "risk of Ra"),
            "lot": _tr("Account", "lot not won yet"),
            "suns": _tr("Account", "your {sun} kept"),
            "used": _tr("Account", "your {sun} kept"),
            "swapped": _tr("Account", "no {centre} in return", "Of two suns"),
            "others": _tr("Account", "{name} kept from this lot"),
        }
        if account.sun:  # the player wins it
            others = _tr("Account", "someone else can win it", "The lot, if it stays on the track")
            labels["others"] = later if account.is_alone else others
            apart["others", True] = later
    elif account.action is Invoke() or is_of_god:
        apart["risk", True] = _tr("Account", "no risk of Ra")
        labels["others"] = _tr("Account", "{name} wins the auction")
        if account.sun:
            labels["others"] = stays
            apart["others", True] = keeps
    elif isinstance(account.action, ShowSide):
        labels["own"] = _tr("Account", "if you win the lot")
        labels["denied"] = _tr("Account", "better for {name}", "One side of a tile than the other")
        apart["denied", True] = _tr("Account", "worse for {name}", "One side of a tile than the other")
    elif account.outbidder is not None:
        labels["outbid"] = _tr("Account", "{name} outbids you with the {price}")
    elif account.winner is None:
        labels["others"] = stays
        apart["others", True] = keeps
    else:
        labels["others"] = _tr("Account", "{name} keeps the {price}", "A sun that would be spent if you passed")
        apart["others", True] = _tr("Account", "keeps it from {name}", "The lot")
    return {(kind, sign): text for kind, text in labels.items() for sign in (False, True)} | apart


def games_of_100(rated: Evaluation) -> int:
    """Return how many games of a hundred a move wins; by an estimate never all of them, nor none."""
    return min(99, max(1, round(100 * rated.win))) if rated.error else round(100 * rated.win)


def wins_text(one: Evaluation, other: Evaluation, ruleset: str, *, is_secret: bool = False) -> str:
    """Return how often both moves win, of which the other may be a secret; nothing if there is no difference."""
    won, wins = games_of_100(one), games_of_100(other)
    if won == wins:
        return ""
    move = action_label(one.action, ruleset)
    if is_secret:
        text = _tr("Reasons", "“{move}” wins about {won} of 100 games instead of {wins}.")
        return fill(text, move=move, won=won, wins=wins)
    text = _tr("Reasons", "“{move}” wins about {won} of 100 games, “{other}” about {wins}.")
    return fill(text, move=move, won=won, other=action_label(other.action, ruleset), wins=wins)


def would_cost(fame: int) -> str:
    """Return what a ``{move}`` would cost."""
    return _tr("Reasons", "“{move}” would cost you about %n fame.", "", fame)


def cost_text(better: Evaluation, worse: Evaluation, text: Callable[[int], str], move: str, ruleset: str) -> str:
    """Return what `worse` costs, as far as it is clear: in fame, as `text` says of `move`, then in games won.

    Nothing if neither is clear, or if the figures beside it are the same.
    """
    clear_fame, clear_chance = loss_of(better, worse).clear_figures()
    clear_chance = clear_chance and games_of_100(better) > games_of_100(worse)
    fame = round(better.lead) - round(worse.lead)  # as the figures that stand beside it say
    if fame > 0 and (clear_fame or clear_chance):
        sentence = fill(text(fame), move=move)
        return f"{sentence} {wins_text(worse, better, ruleset)}" if clear_chance else sentence
    return wins_less(better, worse, ruleset) if clear_chance else ""


def motive_text(motive: Motive | None, name: Callable[[int], str], you: int | None, ruleset: str) -> str:
    """Return what a bot says about its move; `name` returns the names of seats, and `you` is that of the reader."""
    if motive is None:
        return _tr("Motives", "The reasons for this move can’t be reconstructed.")
    if motive.is_forced:
        return _tr("Motives", "I had no choice.", "Said by an opponent about its move")
    said = [_motive(motive, name, you)]
    if motive.account is not None and _cause(motive.account) == "lot":
        still = _tr("Motives", "what I can still make of it", "Of the tiles of a lot")
        said.append(f"{lot_line(motive.account.lot, still)}.")
    if motive.other is not None:
        fame = round(motive.gain)
        worse = _tr("Motives", "By my figures, “{move}” was %n fame better. Next time, I’d choose that.", "", -fame)
        own = _tr("Motives", "By my figures, “{move}” was %n fame better, but I play my way.", "", -fame)
        text = _first(
            (fame > 0, _tr("Motives", "By my figures, it was %n fame better than “{move}”.", "", fame)),
            (not fame, _tr("Reasons", "“{move}” is about as good.")),
            (motive.is_taste, own),
            (True, worse),
            move=action_label(motive.other, ruleset),
        )
        said.append(text)
    return " ".join(filter(None, said))


def _motive(motive: Motive, name: Callable[[int], str], you: int | None) -> str:
    """Return the cause of a move, as the bot that made it says it."""
    account, action, view = motive.account, motive.action, motive.view
    if motive.lot is not None:
        text = _tr("Motives", "To me the lot was worth about {fame} fame.", "", count_of(motive.lot))
        return fill(text, fame=str(motive.lot).replace("-", "−"))
    best = _tr("Motives", "It looked best to me.") if motive.gain > -0.5 else ""
    if account is None or account.cause is None:
        return best
    cause, keeps = _cause(account), isinstance(action, Pass | Draw)
    winner, price = _rival(account)
    wins = winner is not None and cause in ("others", "outbid")
    facts = facts_about(view, action)
    is_you = wins and winner == you
    otherwise = cause == "others" and isinstance(action, Bid | Draw)
    return _first(
        (wins and otherwise and is_you, _tr("Motives", "Otherwise you would have won the lot with the {price}.")),
        (wins and otherwise, _tr("Motives", "Otherwise {name} would have won the lot with the {price}.")),
        (is_you, _tr("Motives", "I expected you to win the lot with the {price}.")),
        (wins, _tr("Motives", "I expected {name} to win the lot with the {price}.")),
        (cause == "suns" and keeps, _tr("Motives", "I wanted to keep my {sun}.", "{sun}: the number of a sun")),
        (cause == "suns", _tr("Motives", "I wanted the {centre} in the centre for my {sun}.", "Numbers of suns")),
        (cause == "lot" and keeps, _tr("Motives", "The lot would have hurt me.")),
        (cause == "lot", _tr("Motives", "I wanted the lot.")),
        (cause == "tile" and action is Draw(), _tr("Motives", "Another tile was likely to help me.")),
        (
            cause == "risk" and isinstance(action, Invoke),
            _tr("Motives", "I feared a Ra tile: the chance was {chance}."),
        ),
        (True, best),
        name=name(winner or 0),
        price=price,
        sun=account.sun,
        centre=view.centre_sun,
        chance=percent(facts.end_chance or facts.ra_chance),
    )


# --- reasons for a move -----------------------------------------------------------------------------
#
# A sentence is the first of its rows that holds: (when, text).


def _first(*rows: tuple[object, str], **values: str | int) -> str:
    """Return the text of the first row that holds, filled with those of `values` that it names; otherwise nothing."""
    return fill_named(next((text for holds, text in rows if holds), ""), values)


def reasons_for(
    action: Action, facts: Facts, account: Account | None, name: Callable[[int], str], ruleset: str
) -> list[str]:
    """Return sentences about `action`, the move that the facts are about: the strongest reason first.

    Each is in the present. `name` returns the names of seats; without an `account` less is known.
    """
    about: dict[type, Callable[[], list[str]]] = {
        Draw: lambda: _draw(facts, account, name, ruleset),
        Invoke: lambda: _invoke(facts, account, name, ruleset),
        Bid: lambda: _bid(facts, account, name, ruleset),
        Pass: lambda: _pass(facts, account, name, ruleset),
        Discard: lambda: _discard(facts),
        End: lambda: _end(facts, ruleset),
        ShowSide: lambda: _show(facts, name),
        SpendGod: lambda: _spend(facts),
        Flip: lambda: _flip(facts),
        Keep: lambda: _keep(facts),
    }
    return [sentence for sentence in about[type(action)]() if sentence]


def reasons_afterwards(
    view: View, better: Evaluation, worse: Evaluation, name: Callable[[int], str], ruleset: str, *, made: bool = False
) -> Told:
    """Return the cause why `better` gains in `view`, after `worse` or, if `made`, `better` was chosen there."""
    move = better.action
    sun = worse.action.sun if move is Pass() and isinstance(worse.action, Bid) else None
    account = account_of(view, better, worse)
    sentences = reasons_for(move, facts_about(view, move, sun), account, name, ruleset)
    if isinstance(move, Bid) and isinstance(worse.action, Bid):
        sentences = _other_bid(view, move.sun, worse.action.sun) or sentences
    if made and move is Draw():  # another lot lies there now
        sentences = []
    parts: Sequence[str] = ()
    if account is not None and not account.speaks_against:
        parts = account_text(account, view.centre_sun, name, ruleset)
    if not (sentences or parts) and isinstance(move, ShowSide | Flip | Keep | Discard):
        sentences = _later(view, better, worse, ruleset)
    lead = _tr("Reasons", "Why “{move}” was better:", "{move} is the label of a move. Sentences follow, in the present")
    said = [fill(lead, move=action_label(move, ruleset)), *sentences] if sentences else []
    return Told(said if account is None else said[:2], parts)


def _cause(account: Account | None) -> str:
    """Return the kind of the part that speaks most for the better move; ``suns`` for either part of a sun."""
    kind = "" if account is None or account.cause is None else account.cause.kind
    return "suns" if kind in ("used", "swapped") else kind


def _lot(account: Account, ruleset: str) -> str:
    """Return what counts most in the lot."""
    if not account.tile:
        return ""
    return fill(_tr("Reasons", "What counts most in the lot: {tile}."), tile=tile_label(account.tile, ruleset))


# --- turns ----------------------------------------------------------------------------------------


def _nobody_else() -> str:
    return _tr("Reasons", "No one else has a sun left, so no one can take the lot from you.")


def ras_left_text(count: int) -> str:
    """Return how many Ra tiles end the epoch."""
    return f"{ra_left_label(count)}."


def _next_tile(facts: Facts) -> str:
    return _first(
        (facts.end_chance, _tr("Reasons", "The chance that the next tile ends the epoch is {chance}.")),
        (True, _tr("Reasons", "The chance that the next tile is Ra is {chance}.")),
        chance=percent(facts.end_chance or facts.ra_chance),
    )


def _draw(facts: Facts, account: Account | None, name: Callable[[int], str], ruleset: str) -> list[str]:
    if facts.is_alone:
        return [_nobody_else(), _next_tile(facts) if facts.end_chance else ras_left_text(facts.ras_left)]
    cause = _turn_cause(facts, account, name, ruleset, is_draw=True)
    parts = () if account is None else account.parts
    tells_risk = not cause or facts.end_chance or any(part.kind == "risk" for part in parts)
    kept = _kept(facts, account.sun) if account is not None and account.sun and _cause(account) == "suns" else ""
    return [cause, kept, _next_tile(facts) if tells_risk else ""]


def _invoke(facts: Facts, account: Account | None, name: Callable[[int], str], ruleset: str) -> list[str]:
    if facts.is_alone:
        alone = _tr("Reasons", "No one else has a sun left, so each of your suns wins the auction.")
        return [alone, _next_tile(facts) if facts.end_chance else ""]
    cause = _turn_cause(facts, account, name, ruleset, is_draw=False)
    return [cause, _lot(account, ruleset) if account is not None and _cause(account) == "lot" else ""]


def _turn_cause(
    facts: Facts, account: Account | None, name: Callable[[int], str], ruleset: str, *, is_draw: bool
) -> str:
    """Return what speaks most for drawing, or for invoking Ra."""
    cause = _cause(account)
    if account is None:
        return ""
    if isinstance(account.action, SpendGod) and is_draw and cause == "lost":
        return _tr("Reasons", "You keep the god for another tile.")
    is_own = bool(account.sun) and cause in ("lot", "suns", "others", "ahead", "")
    is_others = account.winner is not None and cause in ("others", "ahead", "")
    return _first(
        (
            is_own and is_draw and not facts.tiles,
            _tr(
                "Reasons",
                "The track is empty: if you invoke Ra, you will probably win only the {centre} with your {sun}.",
            ),
        ),
        (
            is_own and is_draw,
            _tr("Reasons", "If you invoke Ra now, you will probably win with your {sun} and take the {centre}."),
        ),
        (is_own, _tr("Reasons", "You will probably win the auction with your {sun} and take the {centre}.")),
        (
            is_others and is_draw,
            _tr("Reasons", "If you invoke Ra now, {name} will probably win with the {price} and take the {centre}."),
        ),
        (is_others, _tr("Reasons", "{name} will probably win the auction with the {price} and take the {centre}.")),
        (cause == "tile" and is_draw and account.tile, _tr("Reasons", "What would help you most: {tile}.")),
        (cause == "tile" and is_draw, _tr("Reasons", "Another tile would help you more than the others.")),
        (cause == "tile", _tr("Reasons", "Another tile would help the others more than you.")),
        (cause == "risk" and is_draw, _tr("Reasons", "Even a Ra tile would help you now.")),
        (cause == "risk", _next_tile(facts)),
        sun=account.sun,
        centre=facts.centre_sun,
        name=name(account.winner or 0),
        price=account.price,
        tile=tile_label(account.tile, ruleset) if account.tile else "",
    )


# --- auctions -------------------------------------------------------------------------------------


def _bid(facts: Facts, account: Account | None, name: Callable[[int], str], ruleset: str) -> list[str]:
    outbidders, sun, cause = facts.outbidders, facts.sun or 0, _cause(account)
    if facts.must_bid:
        must = _tr("Reasons", "You invoked Ra, and no one else has bid, so you must bid.")
        return [must, _exchange(facts, sun)]
    if account is not None and account.outbidder is not None:
        return [_outbid(account, name), _without_you(facts, account, name)]
    reason = ""
    if account is not None and cause == "lot":
        reason = _lot(account, ruleset)
    elif cause == "others" or (not cause and facts.high_bidder is not None):
        reason = _without_you(facts, account, name)
    elif facts.sun_sum_then > facts.sun_sum:
        reason = _exchange(facts, sun)
    how_safe = _first(
        (facts.is_last_bidder, _tr("Reasons", "You bid last, so your {sun} wins.")),
        (not outbidders, _tr("Reasons", "No one who bids after you can beat your {sun}.")),
        (
            len(outbidders) == 1,
            _tr("Reasons", "Only {name} can still outbid your {sun}; if that happens, you keep it."),
        ),
        (True, _tr("Reasons", "Several players can still outbid your {sun}; if that happens, you keep it.")),
        sun=sun,
        name=name(outbidders[0]) if outbidders else "",
    )
    return [reason, how_safe]


def _other_bid(view: View, sun: int, other: int) -> list[str]:
    """Return what speaks for bidding `sun` rather than `other`: who can outbid it and with what, or what is kept."""
    facts, less = (facts_about(view, Bid(bid)) for bid in (sun, other))
    if other > sun:
        return [_kept(facts_about(view, Pass(), other), other)]
    dear, cheap = (
        min(rival for seat in of.outbidders for rival in suns_in(view.up[seat]) if rival > bid) if of.outbidders else 0
        for of, bid in ((facts, sun), (less, other))
    )
    text = _first(
        (not facts.outbidders, ""),
        (len(facts.outbidders) < len(less.outbidders),
         _tr("Reasons", "Fewer players can outbid your {sun} than your {other}.")),
        (dear > cheap, _tr("Reasons", "To outbid your {sun}, others need at least the {dear}; for your {other}, the "
                                      "{cheap} is enough.")),
        (True, _kept(less, other)),
        sun=sun, other=other, dear=dear, cheap=cheap,
    )  # fmt: skip
    return [text] if text else []


def _exchange(facts: Facts, sun: int) -> str:
    """Return what comes of winning with the sun, apart from the lot."""
    centre, is_last = facts.centre_sun, facts.is_last_epoch
    return _first(
        (_suns_count(facts), _net(facts, sun)),
        (
            is_last and facts.sun_sum_then > facts.sun_sum,
            _tr("Reasons", "Winning with your {sun} raises the total of your suns from {before} to {after}."),
        ),
        (is_last, ""),
        (centre > sun, _tr("Reasons", "For the next epoch you get the {centre}, which is higher than your {sun}.")),
        (True, _tr("Reasons", "For the next epoch you get the {centre} instead of your {sun}.")),
        sun=sun,
        centre=centre,
        before=facts.sun_sum,
        after=facts.sun_sum_then,
    )


def _suns_count(facts: Facts) -> bool:
    """Whether the exchange of suns scores for the player."""
    return facts.is_last_epoch and facts.net != facts.lot[facts.seat]


def _net(facts: Facts, sun: int) -> str:
    """Return what winning with `sun` changes, suns included."""
    return _first(
        (facts.net, _tr("Reasons", "Suns included, winning with your {sun} scores {points} for you.")),
        (True, _tr("Reasons", "Suns included, winning with your {sun} gains you nothing.")),
        sun=sun,
        points=points_text(facts.net),
    )


def _outbid(account: Account, name: Callable[[int], str]) -> str:
    text = _tr("Reasons", "{name} will probably outbid your {sun} with the {price}.")
    return fill(text, name=name(account.outbidder or 0), sun=account.sun, price=account.paid)


def _without_you(facts: Facts, account: Account | None, name: Callable[[int], str]) -> str:
    """Return what becomes of the lot if the player passes."""
    winner, price = (facts.high_bidder, facts.high_bid) if account is None else (account.winner, account.price)
    is_sure = facts.is_last_bidder
    return _first(
        (winner is not None and is_sure, _tr("Reasons", "If you pass, {name} wins with the {bid}.")),
        (winner is not None, _tr("Reasons", "If you pass, {name} will probably win with the {bid}.")),
        (not (is_sure or account), ""),
        (not facts.tiles, ""),
        (not facts.stays, _tr("Reasons", "If you pass, the tiles are discarded.")),
        (True, _tr("Reasons", "If you pass, the tiles stay on the track.")),
        name=name(winner or 0),
        bid=price,
    )


def _pass(facts: Facts, account: Account | None, name: Callable[[int], str], ruleset: str) -> list[str]:
    sun, cause = facts.sun, _cause(account)
    if sun is None:
        return [_tr("Reasons", "None of your suns beats the bid.")]
    if account is not None and account.outbidder is not None:
        return [_outbid(account, name), _without_you(facts, account, name)]
    lessens = _suns_count(facts) and facts.net < min(1, facts.lot[facts.seat])
    kept, without_you = _net(facts, sun) if lessens else _kept(facts, sun), _without_you(facts, account, name)
    if account is not None and cause == "lot":
        return [_lot(account, ruleset), without_you]
    return [without_you, kept] if cause == "others" else [kept, without_you]


def _kept(facts: Facts, sun: int) -> str:
    """Return what the sun is kept for."""
    is_highest = facts.others and not facts.higher and sun == facts.suns[-1]
    is_dear = not facts.is_last_epoch and facts.centre_sun < sun
    late = facts.is_last_epoch or facts.centre_sun > sun
    text = _first(
        (facts.is_alone and facts.tiles and facts.stays, _nobody_else()),
        (
            is_highest and is_dear,
            _tr("Reasons", "You keep your {sun}, the highest face-up sun; the {centre} in the centre is lower."),
        ),
        (is_highest, _tr("Reasons", "You keep your {sun}, the highest face-up sun, for another auction.")),
        (not late, _tr("Reasons", "You keep your {sun}; the {centre} in the centre is lower.")),
        sun=sun,
        centre=facts.centre_sun,
    )
    if text:
        return text
    kept = _first(
        (len(facts.suns) == 1, _tr("Reasons", "You keep your {sun}, your last face-up sun, for another auction.")),
        (True, _tr("Reasons", "You keep your {sun} for another auction.")),
        sun=sun,
    )
    return f"{kept} {ras_left_text(facts.ras_left)}"


# --- single tiles ---------------------------------------------------------------------------------


def _in_the_end(move: TileMove) -> list[str]:
    """Return what a move about a tile changes at the end of the game, if anything."""
    text = _tr("Reasons", "If nothing changes, that scores {points} at the end of the game.")
    return [fill(text, points=points_text(move.final))] if move.final else []


def _spend(facts: Facts) -> list[str]:
    """Return what a god taken for the tile changes."""
    move = facts.moves[0]
    first = _first(
        (move.now > 0, _tr("Reasons", "The tile scores {points} more than the god at the end of this epoch.")),
        (not move.now, _tr("Reasons", "The tile scores as much as the god at the end of this epoch.")),
        points=move.now,
    )
    late = _in_the_end(move)
    if not late and facts.lasts and not facts.is_last_epoch:
        late = [_tr("Reasons", "Unlike the god, it stays with you for the next epoch.")]
    return [first, *late]


def _end(facts: Facts, ruleset: str) -> list[str]:
    """Return why no god is spent."""
    best = max(facts.moves, key=lambda move: move.now)
    if best.now <= 0:
        return [_tr("Reasons", "No tile on the track scores more than the god at the end of this epoch.")]
    text = _tr("Reasons", "Best tile for a god: {tile}, {points} at the end of this epoch.")
    kept = _nobody_else() if facts.is_alone else _tr("Reasons", "You keep the god for another tile.")
    return [kept, fill(text, tile=tile_label(str(best.action.argument), ruleset), points=points_text(best.now))]


def _flip(facts: Facts) -> list[str]:
    """Return what turning over the tile changes, if that speaks for it."""
    move = facts.moves[0]
    late, lasts = _in_the_end(move), facts.lasts and not facts.is_last_epoch
    same, no_more = not move.now, move.now <= 0 and move.final <= 0
    if no_more and (late or not lasts):
        return []
    text = _first(
        (
            no_more and same,
            _tr("Reasons", "The other side scores as much at the end of this epoch, and stays for the next."),
        ),
        (
            no_more,
            _tr("Reasons", "The other side scores {points} less at the end of this epoch, but stays for the next."),
        ),
        (move.now > 0, _tr("Reasons", "The other side scores {points} more at the end of this epoch.")),
        points=abs(move.now),
    )
    return [text, *late]


def _keep(facts: Facts) -> list[str]:
    """Return why no tile is turned over; nothing if one would score more."""
    if max(move.now for move in facts.moves) > 0:
        return []
    return [_tr("Reasons", "None of your tiles scores more with the other side at the end of this epoch.")]


def _discard(facts: Facts) -> list[str]:
    """Return what the loss of the tile costs; nothing of one that costs more than another."""
    move, *others = facts.moves
    if any(other.total > move.total for other in others):
        return []
    first = _first(
        (move.now < 0, _tr("Reasons", "Losing this tile costs you %n fame at the end of this epoch.", "", -move.now)),
        (True, _tr("Reasons", "Losing this tile costs you nothing at the end of this epoch.")),
    )
    last = _first(
        (all(other.total < move.total for other in others), _tr("Reasons", "Every other tile would cost more.")),
        (True, _tr("Reasons", "No other tile would cost less.")),
    )
    return [last, first, *_in_the_end(move)]


def _later(view: View, better: Evaluation, worse: Evaluation, ruleset: str) -> list[str]:
    """Return what `worse`, a move about a tile, would score now, where nothing on the table speaks for `better`."""
    now = 0
    for sign, action in ((1, worse.action), (-1, better.action)):
        facts = facts_about(view, action)
        gain = facts.lot[facts.seat] if isinstance(action, ShowSide) else facts.moves[0].total
        now += 0 if action == Keep() else sign * gain
    text = _first(
        (now < 0, _tr("Reasons", "“{move}” would score {points} less for you now.")),
        (better.lead < worse.lead, ""),  # it wins more often
        (now, _tr("Reasons", "“{move}” would score {points} more for you now, but less later.")),
        (True, _tr("Reasons", "“{move}” would score as much for you now, but less later.")),
        move=action_label(worse.action, ruleset),
        points=abs(now),
    )
    return [text] if text else []


def _show(facts: Facts, name: Callable[[int], str]) -> list[str]:
    """Return what the side of the tile changes, if that speaks for it."""
    gains = [own - other for own, other in zip(facts.lot, facts.other, strict=True)]
    gain = gains[facts.seat]
    rivals = [seat for seat, can in enumerate(facts.bidders) if can and seat != facts.seat]
    rival = min(rivals, key=gains.__getitem__, default=facts.seat)
    spared = -gains[rival] if rivals else 0
    spares = gain <= 0 and spared >= max(1, -gain)
    lasts = facts.lasts and not facts.is_last_epoch and gain <= 0
    stays = _tr("Reasons", "With this side up, the tile stays with its owner for the next epoch.")
    text = _first(
        (gain > 0, _tr("Reasons", "The lot scores {points} more for you with this side than with the other.")),
        (
            spares and gain,
            _tr("Reasons", "The other side would score {points} more for you, but {spared} more for {name}."),
        ),
        (spares, _tr("Reasons", "The other side would score {spared} more for {name}, and no more for you.")),
        (
            lasts and gain,
            _tr("Reasons", "The other side would score {points} more now, but this one stays for the next epoch."),
        ),
        (lasts, stays),
        points=abs(gain),
        spared=spared,
        name=name(rival),
    )
    return [text, stays] if spares and lasts else [text]
