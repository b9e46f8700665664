"""Golden transcripts: full games of each game and number of players, told in full. Variants need none.

``python -m tests.engine.golden --write`` writes them anew to tests/golden, after a change of the rules that is
meant. Read the difference before you keep it.
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ra_desktop.engine import Game

from .playing import moves

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.engine import GameState
    from ra_desktop.engine.events import Event

FOLDER = Path(__file__).parents[1] / "golden"
STYLES = {2: "pious", 3: "patient", 4: "pious", 5: "idle"}
"""How each number of players plays."""
SEEDS = {
    ("classic", 3): 140, ("classic", 4): 181, ("classic", 5): 9,
    ("boat", 2): 38, ("boat", 3): 87, ("boat", 4): 90, ("boat", 5): 142,
    ("priests", 2): 399, ("priests", 3): 31, ("priests", 4): 525, ("priests", 5): 290,
}  # fmt: skip
"""Games in which much happens: gods, full tracks, choices, every row of the scores, epochs that end in every way."""


def path_of(ruleset: str, players: int) -> Path:
    """The file of a transcript."""
    return FOLDER / f"{ruleset}-{players}.txt"


def whole_game(ruleset: str, players: int) -> Game:
    """The game of a transcript."""
    seed = SEEDS[ruleset, players]
    game = Game(ruleset, players, seed)
    state = game.state.copy()
    for action in moves(state, seed, STYLES[players]):
        state.apply(action, events=False)
        game.play(action)
    return game


def late_game(ruleset: str, players: int, left: int) -> Game:
    """The game of a transcript without its last *left* moves: what else would have to be played first."""
    whole = whole_game(ruleset, players)
    return Game.replay(ruleset, players, bag=whole.bag, suns=whole.suns, actions=whole.actions[:-left])


def transcript(ruleset: str, players: int) -> str:
    """A full game: set-up, each action with its events and the position after it, score sheets."""
    game = whole_game(ruleset, players)
    state = game.position(0)
    lines = [
        f"ruleset: {ruleset}",
        f"players: {players}",
        f"seed: {SEEDS[ruleset, players]}",
        f"bag: {' '.join(game.bag)}",
        *(f"suns {seat}: {' '.join(map(str, suns))}" for seat, suns in enumerate(game.suns)),
        "",
        *position(state, None),
    ]
    for number, ply in enumerate(game.plies, 1):
        before = state.copy()
        state.apply(ply.action, events=False)
        legal = " | ".join(map(str, before.legal_actions()))
        lines += ["", f"{number}. seat {ply.seat}: {ply.action}", f"    of: {legal}"]
        lines += [f"    {fact}" for event in ply.events for fact in message(event)]
        lines += position(state, before)
    return "\n".join(lines) + "\n"


def message(event: Event) -> Iterator[str]:
    """An event on one line, a scoring on one line for each seat."""
    name = type(event).__name__
    fields = {field.name: getattr(event, field.name) for field in dataclasses.fields(event)}
    rows = fields.pop("points", ())
    yield f"{name}: " + ", ".join(f"{key} {plain(value)}" for key, value in fields.items())
    for seat, points in enumerate(rows):
        yield f"    seat {seat}: " + ", ".join(f"{row} {number}" for row, number in points.items())


def position(state: GameState, before: GameState | None) -> Iterator[str]:
    """The table in a line, and a line for every seat with which something has changed."""
    track = " ".join(tile or "." for tile in state.auction_track)
    yield (
        f"  = epoch {state.epoch}, {state.phase}, seat {plain(state.current_player)}; centre {state.centre_sun}; "
        f"ra {state.ra_count}/{state.ra_limit}; bag {state.bag_count}; track {track}"
    )
    if state.auction is not None:
        bids = " ".join(f"{seat}:{plain(sun)}" for seat, sun in state.auction.bids)
        yield f"  = auction by {state.auction.ra_player}, {state.auction.cause}; bids {bids or '-'}"
    if state.pending is not None:
        kind, tile, left, queue = state.pending
        yield f"  = pending {kind} for {tile}, {left} left; then {' '.join(queue) or '-'}"
    for seat in range(state.players):
        line = seat_line(state, seat)
        if before is None or line != seat_line(before, seat):
            yield line
    if state.winner is not None:
        yield f"  = winner {state.winner}"


def seat_line(state: GameState, seat: int) -> str:
    """Fame, suns and tiles of one seat."""
    tiles = " ".join(f"{number}x{name}" for name, number in state.display(seat).items())
    up, down = (plain(suns) for suns in (state.face_up_suns(seat), state.face_down_suns(seat)))
    ankhs = f"; ankhs {state.ankhs[seat]}" if state.ankhs[seat] else ""
    return f"  - seat {seat}: fame {state.fame[seat]}; up {up}; down {down}{ankhs}; tiles {tiles or '-'}"


def plain(value: object) -> str:
    """A value without quotes and brackets."""
    if isinstance(value, tuple | list):
        return " ".join(map(str, value)) or "-"
    return "-" if value is None else str(value)


def main() -> None:
    """Compare the transcripts with those kept, or write them."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.golden", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the transcripts anew")
    write = parser.parse_args().write
    for ruleset, players in SEEDS:
        path = path_of(ruleset, players)
        text = transcript(ruleset, players)
        same = path.exists() and path.read_text(encoding="utf-8") == text
        if write and not same:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(f"{path.name}: {'same' if same else 'written' if write else 'differs'}\n")


if __name__ == "__main__":
    main()
