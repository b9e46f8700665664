"""Many games at once between neural bots, so that their positions and rollouts are computed together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

import numpy as np

from ra_desktop.ai.arena.matches import Record, note, note_end
from ra_desktop.ai.characters import NEUTRAL, Style
from ra_desktop.ai.levels import hidden_fame_view
from ra_desktop.ai.neural.bot import evaluations, styled_choice
from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.compiled.calls import distinct
from ra_desktop.ai.neural.draws import deal_draws
from ra_desktop.ai.neural.encoding import action_numbers, batch_of
from ra_desktop.ai.neural.network import Network, trained
from ra_desktop.ai.neural.rollout import Request, roll_out
from ra_desktop.ai.neural.search import search_many
from ra_desktop.ai.neural.settings import SearchSettings
from ra_desktop.engine.actions import Draw
from ra_desktop.engine.board import AUCTION, TURN
from ra_desktop.engine.events import AnkhsWon, GodSpent, LotWon, TileFlipped
from ra_desktop.engine.tiles import EMPTY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ai.neural.batch.state import BatchState
    from ra_desktop.engine import Action, GameState, View
    from ra_desktop.engine.position import Position

SECOND_OPINION: Final = 48
"""Fresh rollouts for each of two moves, to measure what a choice of style costs."""


@dataclass(frozen=True)
class BatchedPlayer:
    """How a seat thinks, and its style."""

    counts_fame: bool = False
    style: Style = NEUTRAL
    settings: SearchSettings = field(default_factory=SearchSettings)

    def view(self, state: GameState) -> View:
        """Return what the seat to act knows, as far as its level uses it."""
        view = state.view(state.seat_to_act)
        return view if self.counts_fame else hidden_fame_view(view)


@dataclass
class Habits(Record):
    """What one contestant did, with more than a match counts."""

    highest: int = 0
    """Lots won with the highest of several face-up suns."""
    choices_of_sun: int = 0
    """Lots won with several face-up suns to choose from."""
    ankhs: int = 0
    """Ankhs won."""
    flips: int = 0
    """Tiles turned over by priests."""
    gods: int = 0
    """Gods spent."""
    last_ra_turns: int = 0
    """Turns on which a tile could be drawn and a Ra tile would have ended the epoch."""
    last_ra_draws: int = 0
    """How often a tile was drawn on such a turn."""
    denied: int = 0
    """Total of the highest gain, in fame, that each lot won would have had for any player."""


@dataclass
class BatchedGame:
    """A game with its players and their records."""

    state: GameState
    seated: Sequence[BatchedPlayer]
    """By seat, like the lists that follow."""
    records: list[Habits] = field(init=False)
    regret: list[float] = field(init=False)
    """The chance of winning that style cost, summed up."""

    def __post_init__(self) -> None:
        self.records = [Habits("") for _ in self.seated]
        self.regret = [0.0 for _ in self.seated]

    @property
    def player(self) -> BatchedPlayer:
        """The seat that must act."""
        return self.seated[self.state.seat_to_act]


def play_batched(games: Sequence[BatchedGame], seed: int) -> None:
    """Play all games, which share rule set and number of players, to their ends.

    Equal players choose alike in equal positions of different games.
    """
    state = games[0].state
    network = trained(state.players, state.game)
    searching = _Searching(network, seed)
    running = list(games)
    while running:
        running = [game for game in running if _until_choice(game)]
        groups: dict[SearchSettings, list[BatchedGame]] = {}
        for game in running:
            groups.setdefault(game.player.settings, []).append(game)
        for settings, group in groups.items():
            searching.choose(group, settings)
    for game in games:
        note_end(game.state, game.records)


def play_noting(state: GameState, action: Action, seated: Sequence[Habits]) -> None:
    """Play `action`, and record it for each seat."""
    seat = state.seat_to_act
    if state.phase == TURN and state.ra_count + 1 >= state.ra_limit and EMPTY in state.track:
        seated[seat].last_ra_turns += 1
        seated[seat].last_ra_draws += isinstance(action, Draw)
    before = state.scratch() if state.phase == AUCTION and seat == state.ra_player else None
    events = state.apply(action)
    note(events, seated, state.rules.tiles)
    for event in events:
        if isinstance(event, LotWon) and before is not None:
            record, suns = seated[event.seat], before.up[event.seat]
            record.denied += _max_gain(before, event.seat)
            record.choices_of_sun += suns.bit_count() > 1
            record.highest += suns.bit_count() > 1 and suns < 2 << event.sun
        elif isinstance(event, GodSpent):
            seated[event.seat].gods += 1
        elif isinstance(event, AnkhsWon):
            seated[event.seat].ankhs += event.ankhs
        elif isinstance(event, TileFlipped):
            seated[event.seat].flips += 1


def _max_gain(at: Position, seat: int) -> int:
    """Return the most fame that the lot would bring any seat with a face-up sun other than `seat`."""
    others = (sum(at.lot_preview(other).values()) for other in range(at.players) if other != seat and at.up[other])
    return max(0, max(others, default=0))


def _until_choice(game: BatchedGame) -> bool:
    """Make the forced moves; False if the game ends before there is a choice."""
    state = game.state
    while not state.is_over:
        legal = state.legal_actions()
        if len(legal) > 1:
            return True
        play_noting(state, legal[0], game.records)
    return False


class _Searching:
    """Makes one move in each of many games."""

    def __init__(self, network: Network, seed: int) -> None:
        self._network = network
        self._seed = seed

    def choose(self, waiting: Sequence[BatchedGame], settings: SearchSettings) -> None:
        """Choose for the acting players, all of whom think with these `settings`."""
        views = [game.player.view(game.state) for game in waiting]
        batch = batch_of(views)
        # The games of a deal are the same game until style or another level decides otherwise.
        differing, same = distinct(batch)
        results = search_many(self._network, batch.take(differing), settings, settings.rollouts, self._seed)
        styled = []
        for row, (game, view) in enumerate(zip(waiting, views, strict=True)):
            rated = evaluations(view, view.legal_actions(), results[same[row]])
            action = styled_choice(game.player.style, view, rated, settings)
            if action != rated[0].action:
                numbers = action_numbers(view, (rated[0].action, action))
                styled.append(_StyledChoice(game, view.seat_to_act, row, numbers))
            play_noting(game.state, action, game.records)
        if styled:
            self._count_regret(styled, batch, settings)

    def _count_regret(self, styled: Sequence[_StyledChoice], batch: BatchState, settings: SearchSettings) -> None:
        """Record what choices of style cost.

        They are valued by separate rollouts, since those that made the best move look best would overrate the cost.
        """
        requests = []
        for choice in styled:
            starts = batch.take(np.array([choice.row, choice.row]))
            starts.apply(np.array(choice.actions, np.intp))
            rng = np.random.default_rng((self._seed, 1, crc32(batch.rows[choice.row].tobytes())))
            draws = deal_draws(batch.bag[choice.row], SECOND_OPINION, settings.depth + 1, rng)
            requests.append(Request(starts, choice.seat, draws, settings.depth))
        answers = roll_out(self._network, requests, Clock(), settings.noise)
        for choice, values in zip(styled, answers, strict=True):
            best, chosen = values[:, :, 0].mean(1)
            choice.game.regret[choice.seat] += float(best - chosen)


class _StyledChoice(NamedTuple):
    """A choice that was not the best."""

    game: BatchedGame
    seat: int
    row: int
    actions: list[int]
    """The best action and the one chosen, as numbers."""
