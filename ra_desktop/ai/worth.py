"""The questions of *What is it worth?*: what would you give for this lot, and would you invoke Ra?

Any position with a lot that a player may bid for is a question, and it is asked as a pair: in an auction, and as if it
were that player's turn. Nothing about the answer is kept anywhere: the networks are asked when it is wanted.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

from ra_desktop.engine import Action, Bid, Draw, Invoke, NotationError, Pass, Position, View
from ra_desktop.engine.board import AUCTION, GODS, NOBODY, TURN
from ra_desktop.engine.rules import FOLLOWING
from ra_desktop.engine.tiles import suns_in

from .evaluation import neural_bot
from .hints import study
from .price import account_of, worth_less_price
from .ruler import SOLVED_WITHIN, loss_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .price import Account
    from .protocol import Cancel, Evaluation, Limit

Theme = Literal["exchange", "pace", "kept", "others", "alone", "last"]
"""What the price depends on: the sun in the centre, suns against Ra tiles, tiles that are kept, a bid that others have
made, that no one else has a sun, the last Ra tile."""
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)

CURVE: Final = ((0.0, 25.4), (0.5, 25.1), (1.0, 21.3), (2.0, 11.7), (3.0, 9.0))
"""How accuracy wins: standard deviation of the error of worth less price, in fame, and the games of a hundred that
simple rules with such figures win against two Skilled (docs/ai-measurements.md)."""
EVEN: Final = 33
"""The same share for a player as strong as they are."""
MEAN_OF_DEVIATION: Final = 0.8
"""The mean distance of an error, as a share of its standard deviation."""
GOAL: Final = MEAN_OF_DEVIATION * 1.0
"""The mean distance to aim for."""
FAR_OFF: Final = MEAN_OF_DEVIATION * CURVE[-1][0]
"""The largest error of a guess, in fame, after which the question doesn't come back."""
FAREST: Final = 20
"""The range of the guesses, in fame: from this to its negative."""

_MANY_LASTING: Final = 2
"""The fewest tiles that make a lot a question about what is kept."""
_FAR_APART: Final = 0.4
"""The least distance between two suns that makes the exchange the point, as a share of all suns in play."""


@dataclass(frozen=True, slots=True)
class Question:
    """A pair of questions about one position, put to the seat that acts in both."""

    auction: Position
    """Someone has drawn Ra or invoked it: what would you give?"""
    turn: Position
    """The same as if it were that seat's turn: would you invoke Ra?"""

    @property
    def text(self) -> str:
        """The position, as text."""
        return str(self.auction)

    @property
    def name(self) -> str:
        """The same for the same position."""
        return name_of(self.text)

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.turn.seat_to_act

    @property
    def theme(self) -> Theme:
        """What the price depends on most, judging by the table."""
        at, seat = self.auction, self.seat
        if at.is_alone(seat):
            return "alone"
        if at.ra_count + 1 >= at.ra_limit:
            return "last"
        if at.highest_bid:
            return "others"
        lasting = at.lasting_tiles()
        if not at.is_last_epoch and sum(tile in lasting for tile in at.auction_track) >= _MANY_LASTING:
            return "kept"
        suns = suns_in(at.suns_in_play)
        lowest = min(suns_in(at.up[seat]))
        apart = abs(suns.index(at.centre_sun) - suns.index(lowest)) / len(suns)
        return "exchange" if apart >= _FAR_APART else "pace"


def name_of(text: str) -> str:
    """Return the name of the question about the position `text`."""
    return sha256(text.encode()).hexdigest()[:20]


def question_of(at: Position) -> Question | None:
    """Return the question that a position asks the seat to act; None if there is nothing to ask.

    A turn becomes the end of an auction that no one else has bid in, or its beginning if no Ra tile was drawn yet.
    """
    if at.phase not in (AUCTION, TURN, GODS) or not any(at.auction_track):
        return None
    auction, turn = at.scratch(), at.scratch()
    seat = turn.seat_to_act = at.seat_to_act
    turn.phase, turn.cause, turn.bids = TURN, "", []
    turn.highest_bid, turn.high_bidder, turn.ra_player = 0, NOBODY, NOBODY
    if at.phase != AUCTION:
        others = [other for other in FOLLOWING[at.players][seat] if at.up[other] and other != seat]
        auction.phase, auction.cause = AUCTION, "drawn"
        auction.ra_player, auction.bids = seat, [(other, 0) for other in others]
        if not at.ra_count:
            auction.cause, auction.bids, auction.ra_player = "invoked", [], others[-1] if others else seat
    try:
        question = Question(*(Position.from_text(str(one)) for one in (auction, turn)))
    except NotationError:  # no game can reach one of the two
        return None
    gives, calls = question.auction.legal_actions(), question.turn.legal_actions()
    is_asked = Pass() in gives and any(isinstance(give, Bid) for give in gives) and {Draw(), Invoke()} <= {*calls}
    return question if is_asked and question.auction.seat_to_act == seat else None


def is_known(question: Question) -> bool:
    """Whether a network knows such positions."""
    return neural_bot(View(question.turn, question.seat)) is not None


class Answer(NamedTuple):
    """What one of the two answers was worth."""

    given: Evaluation
    best: Evaluation
    other: Evaluation
    """The best of the other kind: of giving a sun or none, of invoking Ra or not."""

    @property
    def stake(self) -> float:
        """The fame between those two."""
        return abs(self.best.lead - self.other.lead)

    @property
    def is_right(self) -> bool:
        """Whether it was as good as the best, or nearly so."""
        return loss_of(self.best, self.given).is_within(SOLVED_WITHIN)

    @property
    def lost(self) -> float:
        """The fame that it gave away, of the :attr:`stake`."""
        return 0.0 if self.is_right else min(self.stake, max(0.0, self.best.lead - self.given.lead))


@dataclass(frozen=True, slots=True)
class Truth:
    """What the networks say to a question: all moves of both positions, best first."""

    question: Question
    gives: tuple[Evaluation, ...]
    calls: tuple[Evaluation, ...]
    prices: Mapping[int, float]
    """What the lot is worth less the price, by the sun with which it is won: the lead over that of passing, in fame."""
    accounts: Mapping[int, Account]
    """The parts of that price, by sun."""

    def gave(self, action: Action) -> Answer:
        """Return what it was worth to bid or pass."""
        return _answer(self.gives, action, Pass())

    def called(self, action: Action) -> Answer:
        """Return what it was worth to invoke Ra, or not to."""
        return _answer(self.calls, action, Invoke())


def _of(rated: Iterable[Evaluation], action: Action) -> Evaluation:
    return next(move for move in rated if move.action == action)


def _answer(rated: tuple[Evaluation, ...], action: Action, kind: Action) -> Answer:
    best = rated[0]
    other = next(move for move in rated if (move.action == kind) != (best.action == kind))
    return Answer(_of(rated, action), best, other)


def truth_of(question: Question, limit: Limit | None = None, cancel: Cancel | None = None) -> Truth:
    """Return what the networks say to `question`, as a hint would; raises :class:`.Cancelled` if `cancel` is set."""
    views = [View(at, question.seat) for at in (question.auction, question.turn)]
    gives, calls = (study(view, limit=limit, cancel=cancel).rated for view in views)
    passed = _of(gives, Pass())
    prices, accounts = {}, {}
    for rated in gives:
        move = rated
        if not isinstance(move.action, Bid):
            continue
        sun = move.action.sun
        account = _account(views[0], move, passed)
        if account is None or account.outbidder is not None:  # what it would be if it won
            move = move._replace(lead=passed.lead + worth_less_price(views[0], sun))
            account = _account(views[0], move, passed)
        prices[sun] = max(-FAREST, min(FAREST, move.lead - passed.lead))
        if account is not None:
            accounts[sun] = account
    return Truth(question, gives, calls, prices, accounts)


def _account(view: View, bid: Evaluation, passed: Evaluation) -> Account | None:
    better, worse = (bid, passed) if bid.lead >= passed.lead else (passed, bid)
    return account_of(view, better, worse)


def games_won(distance: float) -> int:
    """Return how many games of 100 a player wins against two Skilled whose guesses are off by `distance` on average."""
    deviation = distance / MEAN_OF_DEVIATION
    for (less, more_won), (more, less_won) in pairwise(CURVE):
        if deviation <= more:
            return round(more_won + (less_won - more_won) * (deviation - less) / (more - less))
    return round(CURVE[-1][1] * CURVE[-1][0] / deviation)
