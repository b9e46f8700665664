"""How hard the places of the journey are: bots play there in the person's seat.

``python packaging/lab journey --games 200`` prints, by place and level, the share of games that reached the place, with
Wilson's interval, and the share that won by its margin. The third mark needs a review and is not counted.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from os import cpu_count
from random import Random
from typing import Final

from ra_desktop.ai import make_bot
from ra_desktop.ai.arena.command import wilson
from ra_desktop.app.occasions import load_journey
from ra_desktop.engine import Game
from ra_desktop.storage.finished import players_of
from ra_desktop.storage.saved_game import SavedGame

LEVELS: Final = ("novice", "skilled", "expert")


def play(place_id: str, level: str, number: int) -> tuple[str, str, tuple[str, ...]]:
    """Play game `number` at a place with a bot of `level` as the person; return place, level and marks."""
    place = next(place for place in load_journey() if place.id == place_id)
    chance = Random(f"{place_id} {number}")
    seats = list(place.setup().with_characters().seats)
    chance.shuffle(seats)
    game = Game(place.ruleset, len(seats), chance.getrandbits(53))
    bots = [
        make_bot(seat.bot or level, chance.getrandbits(32), seat.character, open_fame=place.open_fame, clock=False)
        for seat in seats
    ]
    while not game.state.is_over:
        seat = game.state.seat_to_act
        game.play(bots[seat].choose(game.state.view(seat)))
    return place_id, level, tuple(place.marks(players_of(SavedGame(game, tuple(seats)))))


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="journey", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games at each place and level")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no further game after so long")
    parser.add_argument("--places", nargs="*", help="ids of places; all by default")
    parser.add_argument("--levels", nargs="*", default=LEVELS)
    parser.add_argument("--jobs", type=int, default=cpu_count())
    options = parser.parse_args()
    places = [place for place in load_journey() if not options.places or place.id in options.places]
    until = time.monotonic() + options.seconds
    games: Counter[tuple[str, str]] = Counter()
    marks: Counter[tuple[str, str, str]] = Counter()
    with ProcessPoolExecutor(options.jobs) as pool:
        waiting = [
            pool.submit(play, place.id, level, number)
            for number in range(options.games)
            for place in places
            for level in options.levels
        ]
        for finished in as_completed(waiting):
            if time.monotonic() > until:
                pool.shutdown(wait=False, cancel_futures=True)
                break
            place_id, level, won = finished.result()
            games[place_id, level] += 1
            marks.update((place_id, level, mark) for mark in won)
    lines = [
        "| place | " + " | ".join(f"{level}: reached, by the margin, games" for level in options.levels) + " |",
        "|---|" + "---|" * len(options.levels),
    ]
    for place in places:
        cells = []
        for level in options.levels:
            count, reached = games[place.id, level], marks[place.id, level, "reached"]
            low, high = wilson(reached, count) if count else (0.0, 1.0)
            margin = marks[place.id, level, "margin"] / max(1, count)
            cells.append(f"{reached / max(1, count):.0%} ({low:.0%}–{high:.0%}), {margin:.0%}, {count}")
        lines.append(f"| {place.id} | " + " | ".join(cells) + " |")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
