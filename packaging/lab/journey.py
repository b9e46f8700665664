"""How hard the places of the journey are: bots play there in the person's seat.

``python packaging/lab journey --games 200`` prints, by place and level, the share of games that reached the place, with
Wilson's interval, and the share that won by its margin. With ``--reviews 20`` it also reviews so many of the games that
reached the place, and prints how many of them were without a mistake. With ``--keep FILE`` it can be stopped and goes
on where it was; games at a place that has changed since are played anew.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from functools import partial
from os import cpu_count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from ra_desktop.ai import make_bot
from ra_desktop.ai.arena.command import wilson
from ra_desktop.ai.executor import executor
from ra_desktop.ai.review.reviewer import review
from ra_desktop.app.occasions import load_journey
from ra_desktop.engine import Game
from ra_desktop.storage.finished import players_of
from ra_desktop.storage.saved_game import SavedGame

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ra_desktop.app.occasions import Place

Key = tuple[str, str, int]
"""A place's version, a level, and the number of a game."""

LEVELS: Final = ("novice", "skilled", "expert")


def play(place_id: str, level: str, number: int, *, reviewed: bool = False) -> list[str]:
    """Play game `number` at a place with a bot of `level` as the person; return the marks it won.

    If it is `reviewed`, the marks end with "reviewed", or with "flawless" if the review finds no mistake.
    """
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
    marks = list[str](place.marks(players_of(SavedGame(game, tuple(seats)))))
    if reviewed:
        person = next(at for at, seat in enumerate(seats) if seat.bot is None)
        marks.append("reviewed" if review(game).costliest(person) else "flawless")
    return marks


def main() -> None:
    """Play what isn't known yet, print each cell once it is complete, and the table at the end."""
    parser = argparse.ArgumentParser(prog="journey", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games at each place and level")
    parser.add_argument("--keep", type=Path, help="file with the games played so far, to go on with; each is added")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no further cell after this time")
    parser.add_argument("--places", nargs="*", help="ids of places; all by default")
    parser.add_argument("--levels", nargs="*", default=LEVELS)
    parser.add_argument("--reviews", type=int, default=0, help="games at each place and level to review")
    parser.add_argument("--jobs", type=int, default=cpu_count())
    options = parser.parse_args()
    places = [place for place in load_journey() if not options.places or place.id in options.places]
    until = time.monotonic() + options.seconds
    played = read_played(options.keep)
    with executor(options.jobs) as run:
        for level in options.levels:
            for place in places:
                for reviewed in (False, True):
                    most = options.reviews if reviewed else options.games
                    missing = missing_games(played, place, level, most, reviewed=reviewed)
                    if not missing or time.monotonic() > until:
                        continue
                    playing = run(partial(play, place.id, level, reviewed=reviewed), [(number,) for number in missing])
                    for number, marks in zip(missing, playing, strict=True):
                        played[version(place), level, number] = marks
                        if options.keep is not None:
                            with options.keep.open("a", encoding="utf-8") as file:
                                file.write(json.dumps([version(place), level, number, *marks]) + "\n")
                    sys.stdout.write(f"{place.id}, {level}: {cell(played, place, level)}\n")
                    sys.stdout.flush()
    heading = "reached, by the margin, games, flawless of those reviewed"
    lines = [
        "| place | " + " | ".join(f"{level}: {heading}" for level in options.levels) + " |",
        "|---|" + "---|" * len(options.levels),
    ]
    lines += [
        f"| {place.id} | " + " | ".join(cell(played, place, level) for level in options.levels) + " |"
        for place in places
    ]
    sys.stdout.write("\n".join(lines) + "\n")


def version(place: Place) -> str:
    """Return a place's id with a checksum of all that its games depend on."""
    rules = [place.ruleset, place.bots, place.margin, place.goal, place.open_fame]
    return f"{place.id} {hashlib.sha256(repr(rules).encode()).hexdigest()[:8]}"


def missing_games(
    played: Mapping[Key, Sequence[str]], place: Place, level: str, most: int, *, reviewed: bool
) -> list[int]:
    """Return which of `most` games aren't played yet, or which of `most` that reached the place aren't reviewed."""
    if not reviewed:
        return [number for number in range(most) if (version(place), level, number) not in played]
    reached = [
        key for key, marks in sorted(played.items()) if key[:2] == (version(place), level) and "reached" in marks
    ]
    return [key[2] for key in reached[:most] if not {"reviewed", "flawless"} & set(played[key])]


def read_played(path: Path | None) -> dict[Key, list[str]]:
    """Return the marks of the games in the file `path`, one a line; none if there is no file."""
    if path is None or not path.exists():
        return {}
    lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return {(place, level, number): marks for place, level, number, *marks in lines}


def cell(played: Mapping[Key, Sequence[str]], place: Place, level: str) -> str:
    """Return the shares of games that reached `place` and that won by its margin, how many there are, and reviews."""
    games = [marks for key, marks in played.items() if key[:2] == (version(place), level)]
    if not games:
        return "not played"
    reached, margin, reviewed, flawless = (
        sum(mark in marks for marks in games) for mark in ("reached", "margin", "reviewed", "flawless")
    )
    low, high = wilson(reached, len(games))
    share = f"{reached / len(games):.0%} ({low:.0%}–{high:.0%}), {margin / len(games):.0%}, {len(games)}"
    return f"{share}, {flawless} of {reviewed + flawless}"


if __name__ == "__main__":
    main()
