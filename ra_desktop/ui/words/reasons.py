"""What speaks for a move: facts on the table, each a sentence that anyone can check there; and what a hint says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.ai.facts import facts_about
from ra_desktop.ai.ruler import loss_of
from ra_desktop.engine import Bid, Discard, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod

from .fill import fill, in_a_line, percent, points_text
from .tiles import tile_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai.facts import Facts, TileMove
    from ra_desktop.ai.hints import Hint
    from ra_desktop.ai.price import Account
    from ra_desktop.ai.protocol import Evaluation
    from ra_desktop.engine import Action, View

_tr = QCoreApplication.translate

_MOST: Final = 4
"""The most sentences that a hint usually has; who leads is left out where there is more to say."""

_MOST_REASONS: Final = 3
"""Most sentences about a move, including those about the lot."""

_ENVY: Final = 2
"""Fame by which a lot must be worth more to another seat to count as a reason."""

_LOSS: Final = 3
"""Smallest loss, in fame, of another player that is mentioned; a first pharaoh costs others 2 and isn't."""


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
            _tr("Common", "Discard {tile}", "Button. {tile} is a label: Pharaoh"),
            tile=tile_label(action.tile, ruleset),
        )
    if isinstance(action, ShowSide):
        return fill(_tr("Common", "Side: {tile}", "Of a two-sided tile"), tile=tile_label(action.side, ruleset))
    if isinstance(action, Flip):
        shown, _, hidden = action.tile.partition("/")
        return fill(
            _tr("Reasons", "{tile} → {other}", "A tile that is turned over: Granary → Farmer"),
            tile=tile_label(shown, ruleset),
            other=tile_label(hidden, ruleset),
        )
    plain: dict[Action, str] = {
        Draw(): _tr("Common", "Draw a tile"),
        Invoke(): _tr("Common", "Invoke Ra"),
        Pass(): _tr("Common", "Pass", "In the auction"),
        End(): _tr("Common", "End turn"),
        Keep(): _tr("Common", "Leave as is", "Turn over no tile"),
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
    account = [] if hint.account is None else account_text(hint.account, hint.facts.centre_sun, name, ruleset)
    about = reasons_for(hint.best.action, hint.facts, name, ruleset)
    sentences = [*account, *about, *_comparison(hint, name, ruleset)]
    return [standing(hint.facts, name), *sentences] if len(sentences) < _MOST else sentences


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
    if hint.is_lost:
        return [_lost(hint, name)]
    if hint.is_won:
        if hint.is_exact and min(action.win for action in hint.actions) == 1.0:
            return [_tr("Reasons", "The game is decided: your win is certain.")]
        return [_tr("Reasons", "The game is decided: you can hardly lose it any more.")]
    others = hint.actions[1:]
    equal = [other for other in others if hint.is_equal(other)]
    if not others:
        return []
    if len(equal) == len(others) > 1:
        return [_tr("Reasons", "All three moves are about equally good.")]
    second = others[0]
    move = action_label(second.action, ruleset)
    if second in equal:
        return [fill(_tr("Reasons", "“{move}” is about as good."), move=move)]
    return [cost_text(hint.best, second, _hinted(), move)]


def _lost(hint: Hint, name: Callable[[int], str]) -> str:
    """Return that the game is lost, and what is still worth playing for: the next place."""
    facts = hint.facts
    own = facts.fame_now[facts.seat]
    (leader,) = facts.leaders[:1]
    rivals = [seat for seat in range(len(facts.fame_now)) if seat not in (facts.seat, leader)]
    above = [seat for seat in rivals if facts.fame_now[seat] > own]
    if above:
        rival = min(above, key=facts.fame_now.__getitem__)
        text = _tr("Reasons", "You can hardly win any more. Play to overtake {name}, who is {points} ahead of you.")
    elif rivals:
        rival = max(rivals, key=facts.fame_now.__getitem__)
        text = _tr("Reasons", "You can hardly win any more. Play to keep your place: {name} is {points} behind you.")
    else:
        return _tr("Reasons", "You can hardly win any more. Play for as much fame as you can get.")
    return fill(text, name=name(rival), points=abs(facts.fame_now[rival] - own))


def account_text(account: Account, centre: int, name: Callable[[int], str], ruleset: str) -> list[str]:
    """Return the parts of `account` and their sum, in a line; nothing without parts. `centre` is the sun there."""
    if not account.parts:
        return []
    named = "" if account.winner is None else name(account.winner)
    values: dict[str, str | int] = {"name": named, "sun": account.sun, "centre": centre, "price": account.price}
    labels = _part_labels(account)
    parts = in_a_line(
        f"{_first((True, labels[part.kind, part.fame > 0]), **values)} {points_text(part.fame)}"
        for part in account.parts
    )
    text = _tr("Account", "{parts} = {points} fame", "Parts with their fame, and the sum: Lot +7 · your 6 … −4 = +3")
    if not account.is_clear:
        text = _tr("Account", "{parts} = {points} fame, about equal", "As above; the sum is too small to count")
    text = fill(text, parts=parts, points=points_text(account.total))
    if not account.is_better:
        over = _tr("Account", "{move}: {account}", "A move that isn’t recommended, and what it would bring")
        return [fill(over, move=action_label(account.action, ruleset), account=text)]
    return [text[:1].upper() + text[1:]]


def _part_labels(account: Account) -> dict[tuple[str, bool], str]:
    """Return the labels of parts, by kind and whether they are above 0."""
    exchange = _tr("Account", "your {sun} for the {centre} in the centre")
    labels = {"lot": _tr("Account", "lot", "What the tiles are worth"), "suns": exchange}
    apart: dict[tuple[str, bool], str] = {}
    if account.action is Draw():
        labels = {
            "tile": _tr("Account", "another tile", "On average"),
            "risk": _tr("Account", "risk of Ra"),
            "lot": _tr("Account", "lot not won yet"),
            "suns": _tr("Account", "your {sun} kept"),
            "others": _tr("Account", "{name} doesn’t win an auction now"),
        }
    elif account.action is Invoke():
        labels |= {
            "tile": _tr("Account", "no other tile"),
            "risk": _tr("Account", "no risk of Ra"),
            "others": _tr("Account", "{name} wins the auction"),
        }
    elif account.winner is None:
        labels["others"] = _tr("Account", "the tiles would stay on the track")
        apart["others", True] = _tr("Account", "keeps it from the others", "The lot")
    else:
        labels["outbid"] = _tr("Account", "{name} outbids you with the {price}")
        labels["others"] = _tr("Account", "{name} keeps the {price}", "A sun that would be spent if you passed")
        apart["others", True] = _tr("Account", "keeps it from {name}", "The lot")
    return {(kind, sign): text for kind, text in labels.items() for sign in (False, True)} | apart


def _hinted() -> tuple[str, str, str]:
    return (
        _tr("Reasons", "“{move}” would cost you about {fame} fame."),
        _tr("Reasons", "“{move}” would lower your chance of winning from {before} to {after}."),
        _tr(
            "Reasons", "“{move}” would cost you about {fame} fame, and your chance would fall from {before} to {after}."
        ),
    )


def cost_text(better: Evaluation, worse: Evaluation, texts: tuple[str, str, str], move: str) -> str:
    """Return what `worse` costs, as far as it is clear: in fame, in chance of winning or both, as the `texts` say."""
    lost = loss_of(better, worse)
    before, after = chance_text(better), chance_text(worse)
    clear_fame, clear_chance = lost.clear_figures()
    clear_chance = clear_chance and before != after
    fame = round(better.lead) - round(worse.lead)  # as the figures that stand beside it say
    clear_fame = clear_fame and fame > 0
    by_fame, by_chance, by_both = texts
    if clear_fame and clear_chance:
        return fill(by_both, move=move, fame=fame, before=before, after=after)
    if clear_fame:
        return fill(by_fame, move=move, fame=fame)
    return fill(by_chance, move=move, before=before, after=after)


# --- reasons for a move -----------------------------------------------------------------------------
#
# A sentence is the first of its rows that holds: (when, text).


def _first(*rows: tuple[object, str], **values: str | int) -> str:
    """Return the text of the first row that holds, filled with those of `values` that it names; otherwise nothing."""
    text = next((text for holds, text in rows if holds), "")
    return fill(text, **{name: value for name, value in values.items() if f"{{{name}}}" in text})


def reasons_for(action: Action, facts: Facts, name: Callable[[int], str], ruleset: str) -> list[str]:
    """Return sentences about `action`, the move that the facts are about: of the lot, and of the move.

    Each is in the present and can be checked on the table. `name` returns the names of seats.
    """
    lot = _lot(facts, action, name) if _tells_lot(action, facts) else []
    return [*lot, *_about(action, facts, name, ruleset)[: _MOST_REASONS - len(lot)]]


def weightiest(action: Action, facts: Facts, name: Callable[[int], str], ruleset: str) -> list[str]:
    """Return those of :func:`reasons_for` that weigh most."""
    lot = _lot(facts, action, name, brief=True) if _tells_lot(action, facts) else []
    return [*lot, *_about(action, facts, name, ruleset)[: 1 if lot else 2]]


def reasons_afterwards(
    view: View, better: Action, worse: Action, name: Callable[[int], str], ruleset: str, *, made: bool = False
) -> list[str]:
    """Return what weighed most for `better` in `view`, after `worse` or, if `made`, `better` was chosen there."""
    facts = facts_about(view, better, worse.sun if better is Pass() and isinstance(worse, Bid) else None)
    sentences = weightiest(better, facts, name, ruleset)
    if made and better is Draw():  # another lot lies there now
        sentences = _about(better, facts, name, ruleset)[-1:]
    lead = _tr("Reasons", "What spoke for “{move}”:", "{move} is the label of a move. Sentences follow, in the present")
    return [fill(lead, move=action_label(better, ruleset)), *sentences] if sentences else []


def _tells_lot(action: Action, facts: Facts) -> bool:
    """Return whether `action` is about the lot that lies there."""
    return isinstance(action, Draw | Invoke | Bid) or (action is Pass() and facts.sun is not None)


def _about(action: Action, facts: Facts, name: Callable[[int], str], ruleset: str) -> list[str]:
    """Return sentences about `action` itself."""
    if isinstance(action, Discard | End):
        about_tile = _discard if isinstance(action, Discard) else _end
        return about_tile(facts, ruleset)
    if isinstance(action, ShowSide):
        return _show(facts, name)
    if isinstance(action, Bid):
        return _bid(facts, action.sun, name)
    if action is Draw():
        return _draw(facts, name)
    if action is Pass():
        return _pass(facts, name)
    about = {SpendGod: _spend, Flip: _flip, Keep: _keep, Invoke: _invoke}
    return about[type(action)](facts)


# --- the lot --------------------------------------------------------------------------------------


def _lot(facts: Facts, action: Action, name: Callable[[int], str], *, brief: bool = False) -> list[str]:
    """Return what the lot is worth to the player, and what else about it speaks most for `action`.

    If `brief`, another who gains no more than the player is left out.
    """
    if not facts.tiles:
        is_untold = facts.is_auction and facts.is_last_epoch  # earlier the move tells of the sun in the centre
        return [_stake(facts)] if is_untold and not brief else []
    if action is Pass() and _is_not_enough(facts):
        text = _tr("Reasons", "The tiles bring you {points}, but {name} would still be {behind} ahead.")
        points, leader = points_text(facts.lot[facts.seat]), name(facts.leader_then or 0)
        return [fill(text, points=points, name=leader, behind=facts.behind_then)]
    now, final = facts.lot[facts.seat], facts.final[facts.seat]
    second_person = _first(
        (
            now and final,
            _tr("Reasons", "The tiles bring you {points} now and {final} at the end of the game if it stays so."),
        ),
        (final, _tr("Reasons", "The tiles bring you nothing now, but {final} at the end of the game if it stays so.")),
        (now, _tr("Reasons", "The tiles bring you {points}.")),
        (True, _tr("Reasons", "The tiles bring you nothing.")),
        points=points_text(now),
        final=points_text(final),
    )
    if facts.end_chance if action is Draw() else isinstance(action, Bid) and _suns_count(facts):
        return [second_person]  # and the risk, or what the suns make of it
    return [second_person, *_else_at_stake(facts, action, name, brief=brief)]


def _else_at_stake(facts: Facts, action: Action, name: Callable[[int], str], *, brief: bool) -> list[str]:
    """Return the most that is at stake for somebody else, or for the player if somebody else gets the lot.

    Only what speaks for `action` is told: what others would gain is no reason to wait, unless they can outbid the
    player anyway; that nobody gains is one.
    """
    if action is Pass():
        return [] if brief else _nobody_else_gains(facts)
    rival, threat, victim = facts.rival, facts.threat, facts.victim
    if action is Draw():
        rival = threat = facts.taker
    candidates = []
    if threat is not None and (loss := facts.loss(threat, facts.seat)) >= _LOSS:
        text = _tr("Reasons", "If {name} gets them, they cost you {points}.")
        candidates.append((loss, fill(text, name=name(threat), points=loss)))
    if action is not Draw() and (loss := facts.loss(facts.seat, victim)) >= _LOSS:
        text = _tr("Reasons", "If you get them, they cost {name} {points}.")
        candidates.append((loss, fill(text, name=name(victim), points=loss)))
    least = max(0, facts.worth(facts.seat)) if brief else 0
    if rival is not None and (worth := facts.worth(rival)) > least:
        now, final = facts.lot[rival], facts.final[rival]
        text = _first(
            (now and final, _tr("Reasons", "They would bring {name} {points} now and {final} at the end.")),
            (final, _tr("Reasons", "They would bring {name} {final} at the end of the game.")),
            (True, _tr("Reasons", "They would bring {name} {points}.")),
            name=name(rival),
            points=points_text(now),
            final=points_text(final),
        )
        candidates.append((worth, text))
    if candidates:
        return [max(candidates, key=lambda other: other[0])[1]]
    return [] if brief else _nobody_else_gains(facts)


def _nobody_else_gains(facts: Facts) -> list[str]:
    """Return a sentence that no one else gains by the lot, if that is so and it costs the player nothing either."""
    if facts.rival is None or facts.threat is None or facts.worth(facts.rival) > 0:
        return []
    is_harmless = facts.loss(facts.threat, facts.seat) < _LOSS
    return [_tr("Reasons", "Nobody else gains by them.")] if is_harmless else []


def _is_not_enough(facts: Facts) -> bool:
    """Whether the player is behind, and would be with this lot."""
    is_told = facts.lot[facts.seat] > 0 and facts.seat not in facts.leaders
    return is_told and facts.leader_then is not None and facts.behind_then > 0


def _suns_count(facts: Facts) -> bool:
    """Whether the exchange of suns scores for the player."""
    return facts.is_last_epoch and facts.net != facts.lot[facts.seat]


def _stake(facts: Facts) -> str:
    """Return what an empty lot is about."""
    return fill(_tr("Reasons", "Only the {centre} in the centre is at stake."), centre=facts.centre_sun)


# --- turns ----------------------------------------------------------------------------------------


def _nobody_else() -> str:
    return _tr("Reasons", "Nobody else has a sun left, so nobody can take the lot from you.")


def ras_left_text(count: int) -> str:
    """Return how many Ra tiles end the epoch."""
    return fill(_tr("Reasons", "Ra tiles until the epoch ends: {count}."), count=count)


def _draw(facts: Facts, name: Callable[[int], str]) -> list[str]:
    fits = facts.worth(facts.seat) > 0
    next_tile = _first(
        (facts.end_chance, _tr("Reasons", "The next tile would end the epoch with a chance of {chance}.")),
        (fits, _tr("Reasons", "Tiles that still fit on the track: {count}. The next is Ra with a chance of {chance}.")),
        (True, _tr("Reasons", "The next tile is Ra with a chance of {chance}.")),
        chance=percent(facts.end_chance or facts.ra_chance),
        count=facts.free,
    )
    if facts.is_alone:
        return [_nobody_else(), next_tile if facts.end_chance else ras_left_text(facts.ras_left)]
    if not facts.tiles:
        return [_tr("Reasons", "There are no tiles to win yet."), next_tile]
    taker, sure = facts.taker, facts.sure_sun
    is_no_loss = facts.is_last_epoch or (sure is not None and facts.centre_sun > sure)
    if_invoked = _first(
        (
            taker is not None and facts.worth(taker) > 0,
            _tr("Reasons", "If you invoke Ra now, {name} can bid the {highest} for them, which you cannot beat."),
        ),
        (facts.worth(facts.seat) <= 0, _tr("Reasons", "If you invoke Ra and nobody else bids, you must.")),
        (sure is None, ""),
        (is_no_loss, _tr("Reasons", "Only your {sun} would be sure to win them now.")),
        (True, _tr("Reasons", "To be sure of them now, you would have to give your {sun} for the {centre}.")),
        name=name(taker or 0),
        highest=facts.highest[taker or 0],
        sun=sure or 0,
        centre=facts.centre_sun,
    )
    return [if_invoked, next_tile] if if_invoked else [next_tile]


def _invoke(facts: Facts) -> list[str]:
    is_highest = not facts.higher and facts.sun is not None
    rival = facts.rival
    is_envied = rival is not None and facts.worth(rival) >= facts.worth(facts.seat) + _ENVY
    text = _first(
        (facts.is_alone, _tr("Reasons", "Nobody else has a sun left, so each of your suns wins the auction.")),
        (facts.end_chance, _tr("Reasons", "The next tile would end the epoch with a chance of {chance}.")),
        (not facts.tiles, _stake(facts)),
        (is_highest, _tr("Reasons", "Your {sun} is the highest face-up sun, so nobody can outbid it.")),
        (is_envied, _tr("Reasons", "You need not bid if somebody else does, and the winner spends a sun.")),
        (True, _tr("Reasons", "You bid last, when all other bids are known.")),
        chance=percent(facts.end_chance),
        sun=facts.sun or 0,
    )
    return [text]


# --- auctions -------------------------------------------------------------------------------------


def _bid(facts: Facts, sun: int, name: Callable[[int], str]) -> list[str]:
    outbidders, centre, is_last = facts.outbidders, facts.centre_sun, facts.is_last_epoch
    how_safe = _first(
        (facts.must_bid, _tr("Reasons", "You invoked Ra and nobody else has bid, so you must.")),
        (facts.is_last_bidder, _tr("Reasons", "You bid last, so your {sun} wins.")),
        (not outbidders, _tr("Reasons", "Nobody who bids after you can beat your {sun}.")),
        (len(outbidders) == 1, _tr("Reasons", "Only {name} can still outbid your {sun}; then you keep it.")),
        (True, _tr("Reasons", "Several players can still outbid your {sun}; then you keep it.")),
        sun=sun,
        name=name(outbidders[0]) if outbidders else "",
    )
    is_higher_sum = facts.sun_sum_then > facts.sun_sum and not facts.tiles
    exchange = _first(
        (is_last and _suns_count(facts), _net(facts, sun)),
        (
            is_last and is_higher_sum,
            _tr("Reasons", "Winning with your {sun} raises the sum of your suns from {before} to {after}."),
        ),
        (is_last, ""),
        (centre > sun, _tr("Reasons", "For the next epoch you get the {centre}, which is higher than your {sun}.")),
        (
            not outbidders and facts.ras_left == 1,
            _tr("Reasons", "The next Ra tile ends the epoch, and suns that are left then have won nothing."),
        ),
        (True, _tr("Reasons", "For the next epoch you get the {centre} instead of your {sun}.")),
        sun=sun,
        centre=centre,
        before=facts.sun_sum,
        after=facts.sun_sum_then,
    )
    sentences = [how_safe, exchange]
    if (_suns_count(facts) or (not is_last and centre > sun)) and not facts.must_bid:
        sentences.reverse()
    return [sentence for sentence in sentences if sentence]


def _net(facts: Facts, sun: int) -> str:
    """Return what winning with `sun` changes, suns included."""
    return _first(
        (facts.net, _tr("Reasons", "With the suns counted, winning with your {sun} changes your score by {points}.")),
        (True, _tr("Reasons", "With the suns counted, winning with your {sun} brings you nothing.")),
        sun=sun,
        points=points_text(facts.net),
    )


def _pass(facts: Facts, name: Callable[[int], str]) -> list[str]:
    sun = facts.sun
    if sun is None:
        return [_tr("Reasons", "None of your suns beats the bid.")]
    lessens = _suns_count(facts) and facts.net < facts.lot[facts.seat] and not _is_not_enough(facts)
    sentences = [_net(facts, sun)] if lessens else []
    if not lessens or facts.net > 0:
        sentences.insert(0, _kept(facts, sun))
    wins = facts.high_bidder is not None
    without_you = _first(
        (not facts.is_last_bidder and facts.caller is None, ""),
        (not facts.is_last_bidder, _tr("Reasons", "If nobody bids, {caller} must, having invoked Ra.")),
        (wins, _tr("Reasons", "If you pass, {name} wins with the {bid}.")),
        (not facts.stays, _tr("Reasons", "If you pass, the tiles leave the game.")),
        (facts.tiles, _tr("Reasons", "If you pass, the tiles stay on the track.")),
        caller=name(facts.caller or 0),
        name=name(facts.high_bidder or 0),
        bid=facts.high_bid,
    )
    return [sentence for sentence in (*sentences, without_you) if sentence]


def _kept(facts: Facts, sun: int) -> str:
    """Return what the sun is kept for."""
    is_highest = facts.others and not facts.higher and sun == facts.suns[-1]
    is_dear = not facts.is_last_epoch and facts.centre_sun < sun
    late = facts.is_last_epoch or facts.centre_sun > sun
    text = _first(
        (facts.is_alone and facts.tiles and facts.stays, _nobody_else()),
        (
            is_highest and is_dear,
            _tr("Reasons", "You keep your {sun}, the highest face-up sun; it would bring you only the {centre}."),
        ),
        (is_highest, _tr("Reasons", "You keep your {sun}, the highest face-up sun, for another auction.")),
        (not late, _tr("Reasons", "You keep your {sun}; it would bring you only the {centre}.")),
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
    text = _tr("Reasons", "At the end of the game that makes {points}, if it stays so.")
    return [fill(text, points=points_text(move.final))] if move.final else []


def _spend(facts: Facts) -> list[str]:
    """Return what a god taken for the tile changes."""
    move = facts.moves[0]
    first = _first(
        (move.now > 0, _tr("Reasons", "The tile scores {points} more than the god at the end of this epoch.")),
        (move.now < 0, _tr("Reasons", "The tile scores {points} less than the god at the end of this epoch.")),
        (True, _tr("Reasons", "The tile scores as much as the god at the end of this epoch.")),
        points=abs(move.now),
    )
    late = _in_the_end(move)
    if not late and facts.lasts and not facts.is_last_epoch:
        late = [_tr("Reasons", "Unlike the god, it stays with you for the next epoch.")]
    return [first, *late] if move.now >= 0 or late else []


def _end(facts: Facts, ruleset: str) -> list[str]:
    """Return why no god is spent."""
    best = max(facts.moves, key=lambda move: move.now)
    if best.now <= 0:
        return [_tr("Reasons", "No tile on the track scores more than the god at the end of this epoch.")]
    text = _tr("Reasons", "Best tile for a god: {tile}, {points} at the end of this epoch.")
    kept = _nobody_else() if facts.is_alone else _tr("Reasons", "You keep the god for another tile.")
    return [fill(text, tile=_label(best, ruleset), points=points_text(best.now)), kept]


def _flip(facts: Facts) -> list[str]:
    """Return what turning over the tile changes, if that speaks for it."""
    move = facts.moves[0]
    late, lasts = _in_the_end(move), facts.lasts and not facts.is_last_epoch
    same, no_more = not move.now, move.now <= 0 and move.final <= 0
    if no_more and (late or (not lasts and move.now + facts.more <= facts.other_more)):
        return []
    stays, more = no_more and lasts, no_more and not lasts
    text = _first(
        (
            stays and same,
            _tr("Reasons", "The other side scores as much at the end of this epoch, and stays for the next."),
        ),
        (
            stays,
            _tr("Reasons", "The other side scores {points} less at the end of this epoch, but stays for the next."),
        ),
        (
            more and same,
            _tr("Reasons", "The other side scores as much now, but one more of its kind would bring you {more}."),
        ),
        (
            more,
            _tr("Reasons", "The other side scores {points} less now, but one more of its kind would bring you {more}."),
        ),
        (move.now > 0, _tr("Reasons", "The other side scores {points} more at the end of this epoch.")),
        (move.now, _tr("Reasons", "The other side scores {points} less at the end of this epoch.")),
        (True, _tr("Reasons", "The other side scores as much at the end of this epoch.")),
        points=abs(move.now),
        more=points_text(facts.more),
    )
    return [text, *late]


def _keep(facts: Facts) -> list[str]:
    """Return why no tile is turned over; nothing if one would score more."""
    if max(move.now for move in facts.moves) > 0:
        return []
    return [_tr("Reasons", "None of your tiles scores more with the other side at the end of this epoch.")]


def _discard(facts: Facts, ruleset: str) -> list[str]:
    """Return what the loss of the tile costs or, of one that costs more than another, what speaks for losing it."""
    move, *others = facts.moves
    spared = facts.spared
    if spared is not None and spared.total > move.total:
        if move.total + facts.more <= spared.total + facts.other_more:
            return []
        text = _tr(
            "Reasons", "Losing another tile would cost less ({tile}), but one more of those would bring you {more}."
        )
        return [fill(text, tile=_label(spared, ruleset), more=points_text(facts.more))]
    first = _first(
        (move.now, _tr("Reasons", "Losing this tile changes your score by {points} at the end of this epoch.")),
        (True, _tr("Reasons", "Losing this tile costs you nothing at the end of this epoch.")),
        points=points_text(move.now),
    )
    last = _first(
        (all(other.total < move.total for other in others), _tr("Reasons", "Every other tile would cost more.")),
        (all(other.total <= move.total for other in others), _tr("Reasons", "No other tile would cost less.")),
    )
    return [first, *_in_the_end(move), *([last] if last else [])]


def _label(move: TileMove, ruleset: str) -> str:
    return tile_label(str(move.action.argument), ruleset)


def _show(facts: Facts, name: Callable[[int], str]) -> list[str]:
    """Return what the side of the tile changes, if that speaks for it."""
    gains = [own - other for own, other in zip(facts.lot, facts.other, strict=True)]
    gain = gains[facts.seat]
    rivals = [seat for seat, can in enumerate(facts.bidders) if can and seat != facts.seat]
    rival = min(rivals, key=gains.__getitem__, default=facts.seat)
    spared = -gains[rival] if rivals else 0
    spares = gain <= 0 and spared >= max(1, -gain)
    lasts = facts.lasts and not facts.is_last_epoch and gain <= 0
    is_more = gain + facts.more > facts.other_more
    text = _first(
        (gain > 0, _tr("Reasons", "The lot scores {points} more for you with this side than with the other.")),
        (
            spares and gain,
            _tr("Reasons", "The other side would score {points} more for you, but {spared} more for {name}."),
        ),
        (spares, _tr("Reasons", "The other side would score {spared} more for {name}, and no more for you.")),
        (
            lasts and gain,
            _tr(
                "Reasons",
                "The other side would score {points} more for you now, but this one stays for the next epoch.",
            ),
        ),
        (lasts, _tr("Reasons", "Both sides score the same for you now, but this one stays for the next epoch.")),
        (not is_more, ""),
        (
            gain,
            _tr(
                "Reasons",
                "The other side would score {points} more for you now, "
                "but one more of this kind would then bring you {more}.",
            ),
        ),
        (
            facts.other_more,
            _tr(
                "Reasons",
                "Both sides score the same for you now, "
                "but one more of this kind would bring you {more}, one of the other {other}.",
            ),
        ),
        (
            True,
            _tr("Reasons", "Both sides score the same for you now, but one more of this kind would bring you {more}."),
        ),
        points=abs(gain),
        spared=spared,
        name=name(rival),
        more=points_text(facts.more),
        other=points_text(facts.other_more),
    )
    stays = [_tr("Reasons", "With this side up, the tile stays with its owner for the next epoch.")]
    return [text, *(stays if spares and lasts else [])] if text else []
