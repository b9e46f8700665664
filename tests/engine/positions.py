"""Positions for tests: set-ups, scripts of actions, hands of tiles.

>>> state = start(3, "nile gold")
>>> told = play(state, "2 draw; invoke; pass; bid 12; pass")
>>> state.display(1)
{'gold': 1, 'nile': 1}
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ra_desktop.engine import GameState, parse_action

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine.events import Event

    Suns = Sequence[Sequence[int]]

# The tiles of docs/rules.md; not read from the engine.
CULTURE = ("art", "agriculture", "religion", "astronomy", "writing")
FULL_BAG = Counter(
    {"ra": 30, "god": 8, "gold": 5, "pharaoh": 25, "nile": 25, "flood": 12}
    | dict.fromkeys(CULTURE, 5)
    | dict.fromkeys(("fortress", "obelisk", "palace", "pyramid", "sphinx", "statue", "step-pyramid", "temple"), 5)
    | {"funeral": 2, "drought": 2, "unrest": 4, "earthquake": 2}
)
PEOPLE = ("farmer", "warrior", "merchant", "scribe")
BUILDINGS = ("granary", "fortress", "market", "library")
COLOURS = ("chamber-red", "chamber-blue", "chamber-green", "chamber-yellow")
PRIESTS_BAG = Counter(
    {"ra": 30, "stone": 20, "priest": 12, "plague": 12}
    | dict.fromkeys(COLOURS, 5)
    | {f"{person}/{building}": 5 for person in PEOPLE for building in BUILDINGS}
)

# The groups of docs/rules.md, in an order in which seat 0 has the highest sun; not read from the engine.
SUNS: dict[int, Suns] = {
    2: ((9, 6, 5, 2), (8, 7, 4, 3)),
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    4: ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)),
    5: ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)),
}
RA_TRACK = {2: 6, 3: 8, 4: 9, 5: 10}


def turned(tile: str) -> str:
    """A two-sided tile with its other side up."""
    shown, hidden = tile.split("/")
    return f"{hidden}/{shown}"


def as_in_the_bag(tile: str) -> str:
    """The name by which a tile is put into a bag: the person first."""
    return turned(tile) if "/" in tile and tile.split("/")[0] in BUILDINGS else tile


def start(players: int, bag: str, suns: Suns | None = None, ruleset: str = "") -> GameState:
    """The start of a game with the tiles of *bag* in the order given; seat 0 starts unless *suns* differ."""
    name = ruleset or ("boat" if players == 2 else "classic")
    return GameState.new(name, players=players, bag=bag.split(), suns=suns or SUNS[players])


def play(state: GameState, script: str) -> list[Event]:
    """Play the actions of *script*, split by ``;``; ``3 draw`` is three times ``draw``. What happened."""
    messages: list[Event] = []
    for words in script.split(";"):
        count, _, text = words.strip().partition(" ")
        times, action = (int(count), text) if count.isdigit() else (1, words.strip())
        for _ in range(times):
            messages.extend(state.apply(parse_action(action)))
    return messages


def legal(state: GameState) -> list[str]:
    """The texts of the legal actions, in their order."""
    return [str(action) for action in state.legal_actions()]


def counts(tiles: str) -> dict[str, int]:
    """``"nile nile gold"`` as a display: name to count."""
    names = tiles.split()
    return {name: names.count(name) for name in names}


def win(state: GameState, seat: int) -> list[Event]:
    """The player on turn invokes Ra and *seat* wins with its lowest sun; nobody else bids."""
    message = play(state, "invoke")
    while state.phase == "auction":
        own = [text for text in legal(state) if text != "pass"]
        message += play(state, own[0] if state.current_player == seat else "pass")
    return message


def hands(*tiles: str, then: str = "", drawn: int = 0, turn: int = 0, epoch: int = 1, ruleset: str = "") -> GameState:
    """A turn of seat *turn* at which each seat has the tiles given for it.

    *then* is left in the bag, and the first *drawn* of it lie on the auction track. Epochs before *epoch* end by
    their Ra tiles. Two-sided tiles are written shown side first, or, in hands, as the side that shows.
    """
    if ruleset == "priests":
        tiles = sided(*tiles)
    players = len(tiles)
    starter = (turn - drawn) % players  # every draw moves the turn on by one
    bag = [*["ra"] * RA_TRACK[players] * (epoch - 1), *map(as_in_the_bag, then.split())]
    state = start(players, " ".join(bag), [SUNS[players][seat - starter] for seat in range(players)], ruleset)
    while state.epoch < epoch:
        play(state, "draw")
        while state.phase == "auction":
            play(state, "pass")
    for seat, hand in enumerate(tiles):
        for name in hand.split():
            state.held[seat][state.rules.tiles.codes[name]] += 1
    state._legal = None
    lay(state, *then.split()[:drawn])
    assert (state.phase, state.current_player, state.epoch) == ("turn", turn, epoch)
    assert [state.display(seat) for seat in range(players)] == list(map(counts, tiles))
    return state


def lay(state: GameState, *tiles: str) -> None:
    """The players draw *tiles*, which are next in the bag; those with two sides show the one named first."""
    for tile in tiles:
        play(state, f"draw; side {tile.split('/')[0]}" if "/" in tile else "draw")


def sided(*hands: str) -> tuple[str, ...]:
    """The same hands, each single side (``farmer``) written as a tile of which copies are left."""
    left = Counter({f"{person}/{building}": 5 for person in PEOPLE for building in BUILDINGS})
    left.subtract(as_in_the_bag(tile) for hand in hands for tile in hand.split() if "/" in tile)
    result = []
    for hand in hands:
        tiles = []
        for tile in hand.split():
            if tile in PEOPLE or tile in BUILDINGS:
                other = BUILDINGS if tile in PEOPLE else PEOPLE
                tile = max((f"{tile}/{side}" for side in other), key=lambda name: left[as_in_the_bag(name)])
                left[as_in_the_bag(tile)] -= 1
            tiles.append(tile)
        result.append(" ".join(tiles))
    return tuple(result)


def scored(*tiles: str, epoch: int = 1, ruleset: str = "") -> list[dict[str, int]]:
    """What *epoch* brings to each seat if it ends when the seats have these tiles."""
    state = hands(*tiles, epoch=epoch, ruleset=ruleset)
    play(state, "draw")  # the bag is empty
    return state.score_sheet[epoch - 1]


def row(sheet: list[dict[str, int]], name: str) -> list[int]:
    """One row of a score sheet, by seat."""
    return [rows[name] for rows in sheet]
