"""Games to be saved."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from ra_desktop.engine import RULESETS, Game
from ra_desktop.storage import COLOURS, Options, SavedGame, Seat, encode
from ra_desktop.storage.names import is_name

if TYPE_CHECKING:
    from collections.abc import Callable

SETUPS = [(ruleset, players) for ruleset, rules in RULESETS.items() for players in rules.players]

NAMES = st.text(
    st.characters(exclude_categories=["C", "Zl", "Zp"]), min_size=1, max_size=40
).filter(is_name)  # fmt: skip


def quick_bag(ruleset: str, number: int = 0) -> list[str]:
    """A bag that the rules deal, with the Ra tiles first: epochs are short. Others have another order of the rest."""
    tiles = RULESETS[ruleset].rules.tiles
    bag = [tiles.names[code] for code in tiles.full_bag]
    rest = [tile for tile in bag if tile != "ra"]
    number %= len(rest)
    return ["ra"] * bag.count("ra") + rest[number:] + rest[:number]


def random_game(ruleset: str, players: int, seed: int, most: int = 1000) -> Game:
    """The first *most* actions of a random game."""
    game = Game(ruleset, players, seed)
    rng = random.Random(seed)
    while not game.state.is_over and len(game.plies) < most:
        game.play(rng.choice(game.state.legal_actions()))
    return game


def take_back(game: Game, rng: random.Random) -> None:
    """Take something back, or bring it back, and perhaps play on."""
    game.go_to(rng.randint(0, len(game.line)), rng.getrandbits(53))
    for _ in range(rng.choice((0, 0, 5, 20))):
        if not game.state.is_over:
            game.play(rng.choice(game.state.legal_actions()))


def saved_game(most: int = 60, seed: int = 7) -> SavedGame:
    """A game of a person and two bots, some way in."""
    seats = (Seat("You", "lapis"), Seat("Nefer", "malachite", "skilled"), Seat("Хуфу", "ochre", "expert", "patient"))
    return SavedGame(random_game("classic", 3, seed, most), seats, Options(open_fame=True), "2025-03-21T19:30:00+01:00")


@st.composite
def saved_games(draw: st.DrawFn) -> SavedGame:
    """Any game of any rule set, begun, half played or finished, with any seats."""
    ruleset, players = draw(st.sampled_from(SETUPS))
    game = random_game(ruleset, players, draw(st.integers(0, 10_000)), draw(st.integers(0, 400)))
    rng = random.Random(draw(st.integers(0, 10_000)))
    for _ in range(draw(st.integers(0, 3))):
        take_back(game, rng)
    colours = draw(st.permutations(COLOURS))
    seats = tuple(
        Seat(draw(NAMES), colours[seat], draw(st.sampled_from((None, "skilled", "a level of tomorrow"))))
        for seat in range(players)
    )
    started = draw(st.one_of(st.just(""), st.datetimes().map(lambda when: when.isoformat())))
    saved = SavedGame(game, seats, Options(draw(st.booleans()), draw(st.booleans())), started)
    for seat in draw(st.lists(st.integers(0, players - 1), max_size=3)):
        saved.hand_over(seat, draw(st.sampled_from((None, "expert"))), draw(st.sampled_from((None, "patient"))))
        take_back(game, rng)
        saved.forget_the_future()
    saved.goes_on_from = draw(st.none() | st.integers(0, 400 if game.take_backs else len(game.line)))
    return saved


def content(saved: SavedGame | None = None) -> dict[str, Any]:
    """What the file of a game holds, to be changed."""
    read = json.loads(encode(saved or saved_game()))
    assert isinstance(read, dict)
    return read


def as_file(changed: dict[str, Any]) -> bytes:
    """The file with that content."""
    return json.dumps(changed).encode()


def put(*path: str | int, value: Any) -> Callable[[dict[str, Any]], None]:
    """A change of a :func:`content`: *value* at that place."""

    def change(file: dict[str, Any]) -> None:
        place: Any = file
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change
