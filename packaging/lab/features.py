"""The features of a position, written to be read: one position, one seat, plain numbers.

The program calculates them in C (``compiled/*_features.c`` in ``ra_desktop/ai/neural``), in the same order;
``tests/fuzz/side_by_side.py`` compares every number. docs/adding.md says how to add one.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from curves import ahead_of_best, between, others, read, soon, step, within
from ra_desktop.ai.neural.batch.state import MOST_SUNS, SunRanks
from ra_desktop.engine.games.priests import scoring as ps
from ra_desktop.engine.games.priests import tiles as pt
from ra_desktop.engine.games.ra import scoring as rs
from ra_desktop.engine.games.ra import tiles as rt
from ra_desktop.engine.tiles import RA, suns_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ra_desktop.engine import Position

EPOCHS: Final = 3  # that the networks were trained on; shorter games count as their last epochs
SUN_WORTH: Final = (0.0, 0.3, 0.5, 1.0)  # how well the sun totals predict those at the end of the game, by epoch
TOP_SUNS: Final = 4
DRAWING: Final = "drawing"  # the phase in which a seat is about to draw; the engine has none
KINDS: Final = len(pt.PERSONS)
PEOPLE_TO_COME: Final = 0.4  # share of the expected two-sided tiles that will be useful people, or buildings
ANKHS_LATER: Final = 0.6  # that a player can expect in a later epoch
PLAGUES_TAKEN: Final = 0.6  # share of the plagues in a player's expected tiles that it cannot avoid
MORE_PRIESTS: Final = 0.6  # the value of a further priest's flip, relative to the first


def features_of(at: Position, seat: int, *, drawing: bool = False) -> list[float]:
    """Return the features of `at` for `seat`: those of the table, then each fact about a player for every player.

    `drawing`: who acts has decided to draw, and the tile is not known.
    """
    sight = Sight(at, seat, drawing)
    tiles: RaTiles | PriestsTiles = RaTiles(sight) if at.game == "ra" else PriestsTiles(sight)
    standing = Standing(sight, tiles)
    players = range(sight.players)
    blocks = [[*standing.facts(i), *tiles.facts(i), *sight.sun_facts(i)] for i in players]
    table = [*sight.time_facts(tiles.phases), *tiles.lot_facts(), *standing.rival_facts(), *tiles.bag_facts()]
    return [*table, *(block[number] for number in range(len(blocks[0])) for block in blocks)]


class Sight:
    """The table as a seat views it: lists by player, clockwise from that seat; and what is still to come."""

    def __init__(self, at: Position, seat: int, drawing: bool) -> None:
        ranks = SunRanks(at)
        names = at.rules.tiles.names
        self.at = at
        self.phase = DRAWING if drawing else at.phase
        self.players = at.players
        self.order = order = [(seat + i) % at.players for i in range(at.players)]
        self.held = [list(at.held[other]) for other in order]
        self.fame = [at.fame[other] for other in order]
        self.track = [list(at.track).count(code) for code in range(len(names))]
        self.with_lot = [[own + more for own, more in zip(held, self.track, strict=True)] for held in self.held]
        self.length = sum(self.track)
        self.epoch = int(within(at.epoch + EPOCHS - at.epochs, 1, EPOCHS))
        # Suns, highest first.
        self.up = [sorted((ranks.rank[sun] for sun in suns_in(at.up[other])), reverse=True) for other in order]
        down = [[ranks.rank[sun] for sun in suns_in(at.down[other])] for other in order]
        self.suns = [sorted([*up, *more], reverse=True) for up, more in zip(self.up, down, strict=True)]
        self.all_up = [sun for suns in self.up for sun in suns]
        self.totals = list(map(sum, self.suns))
        self.centre, self.highest = ranks.rank[at.centre_sun], ranks.rank[at.highest_bid]
        # The auction: the seats still to act, up to and including the Ra player.
        actor, last = at.seat_to_act, (at.ra_player - at.seat_to_act) % at.players
        self.beating = [[sun for sun in suns if sun > self.highest] for suns in self.up]
        acting = [at.phase == "auction" and (other - actor) % at.players <= last for other in order]
        self.to_act = [acts and bool(suns) for acts, suns in zip(acting, self.up, strict=True)]
        self.can_beat = [to_act and bool(suns) for to_act, suns in zip(self.to_act, self.beating, strict=True)]
        self.is_high_bidder = [other == at.high_bidder for other in order]
        # What is still to come.
        bag = list(at.bag)
        self.total, self.ras = len(bag), bag.count(RA)
        rest = max(self.total - self.ras, 1)
        self.share = [bag.count(code) / rest for code in range(len(names))]
        self.ra_chance = self.ras / max(self.total, 1)
        self.ra_left = at.ra_limit - at.ra_count
        gap = rest / (self.ras + 1)
        self.draws = self.ra_left * gap
        self.tiles = min(0.8 * self.draws + self.length, 6.0 * len(self.all_up))
        self.own_tiles = [len(suns) * self.tiles / max(len(self.all_up), 1) for suns in self.up]
        self.epochs_left = at.epochs - at.epoch
        self.is_last = at.epoch == at.epochs
        self.epoch_tiles = 0.8 / at.players * at.ra_limit * gap
        self.tiles_later = self.epochs_left * self.epoch_tiles
        self.spread = sqrt(30.0 + 2.5 * (self.tiles / at.players + self.tiles_later))
        """The typical change of a player's points still to come."""

    def higher(self, sun: int) -> int:
        """Return how many suns that are up are higher."""
        return sum(other > sun for other in self.all_up)

    def sun_points(self, i: int) -> float:
        """Return what the suns score at the end, if nothing changes."""
        own, rest = self.totals[i], others(self.totals, i)
        return 0.0 if own == max(rest) == min(rest) else 5.0 * (own >= max(rest)) - 5.0 * (own <= min(rest))

    def sun_facts(self, i: int) -> list[float]:
        """Return a player's suns and its role in the auction."""
        up, rest, seat = self.up[i], others(self.totals, i), self.order[i]
        top: list[float] = []
        for number in range(TOP_SUNS):
            sun = up[number] if number < len(up) else 0
            top.append(sun / MOST_SUNS)
            if number < TOP_SUNS - 1:
                top.append((self.higher(sun) - number) / 8 if sun else 0.0)
        return [
            len(up) / 4, not up, *top, self.suns[i][0] / MOST_SUNS if self.suns[i] else 0.0, self.totals[i] / 40,
            within(self.totals[i] - max(rest), -12, 12) / 12, within(self.totals[i] - min(rest), -12, 12) / 12,
            seat == self.at.seat_to_act, seat == self.at.ra_player, self.is_high_bidder[i], self.to_act[i],
            self.can_beat[i], self.beating[i][-1] / MOST_SUNS if self.can_beat[i] else 0.0,
        ]  # fmt: skip

    def time_facts(self, phases: Iterable[str]) -> list[float]:
        """Return epoch, phase, Ra tiles and their effect, track, and suns in the auction."""
        at, left, chance = self.at, self.ra_left, self.ra_chance
        drawing = self.phase == DRAWING
        none = (1.0 - chance) ** at.players
        one = at.players * chance * (1.0 - chance) ** (at.players - 1)
        soon_over = (left == 1) * (1.0 - none) + (left == 2) * (1.0 - none - one)
        return [
            *(self.epoch == number for number in range(1, EPOCHS + 1)), *(self.phase == phase for phase in phases),
            drawing and at.seat_to_act == self.order[0],
            *(at.cause == cause for cause in ("drawn", "invoked", "full")), at.ra_count / 10,
            *(left == number for number in range(1, 5)), 3.0 * chance, 3.0 * chance * (left == 1),
            3.0 * chance * (left == 1) * drawing, soon_over, self.draws / 30, self.tiles / 30, len(self.all_up) / 12,
            self.spread / 10, self.length / 8, self.length == at.track_spaces, self.length >= 6,
            self.centre / MOST_SUNS, self.higher(self.centre) / 12, self.highest / MOST_SUNS, self.highest > 0,
            (self.highest - self.centre) / MOST_SUNS * (self.highest > 0),
        ]  # fmt: skip


class Worth(NamedTuple):
    """The value of a player's tiles: if the epoch ended now, at its end, and until the end of the game."""

    now: float
    soon: float
    end: float


class Standing:
    """The leads: by points, by the value of tiles, and with the lot for the highest bidder."""

    def __init__(self, sight: Sight, tiles: RaTiles | PriestsTiles) -> None:
        self.sight, self.worth = sight, tiles.worth
        players = range(sight.players)
        self.lot = [
            Worth(more.now - less.now, more.soon - less.soon, more.end - less.end + extra)
            for more, less, extra in zip(tiles.grown, tiles.worth, tiles.extra, strict=True)
        ]
        suns = [sight.sun_points(i) for i in players]
        self.now = [tiles.worth[i].now + suns[i] * sight.is_last for i in players]
        self.end = [tiles.worth[i].end + suns[i] * SUN_WORTH[sight.epoch] for i in players]
        self.projected = [sight.fame[i] + self.end[i] for i in players]
        self.expected = [self.projected[i] + self.lot[i].end * sight.is_high_bidder[i] for i in players]
        self.lead_now = ahead_of_best([sight.fame[i] + self.now[i] for i in players])
        self.lead_projected, self.lead = ahead_of_best(self.projected), ahead_of_best(self.expected)
        behind = [(own - max(self.expected)) / (0.7 * sight.spread) for own in self.expected]
        likely = [exp(within(lag, -20.0, 0.0)) for lag in behind]
        self.likely = [chance / sum(likely) for chance in likely]

    def facts(self, i: int) -> list[float]:
        """Return a player's points, value of tiles and lot, and the lead over the best other."""
        sight, worth, lot, lead = self.sight, self.worth[i], self.lot[i], self.lead[i]
        return [
            sight.fame[i] / 40, self.now[i] / 20, worth.soon / 20, self.end[i] / 40, (worth.end - worth.soon) / 20,
            self.projected[i] / 60, self.lead_now[i] / 20, self.lead_projected[i] / 20,
            lead / 20, within(lead / sight.spread, -3.0, 3.0) / 2, self.likely[i],
            (self.expected[i] - self.expected[0]) / 20, lot.now / 10, lot.end / 10, lot.soon / 10,
            lot.end * sight.can_beat[i] / 10, lot.end * sight.is_high_bidder[i] / 10,
        ]  # fmt: skip

    def rival_facts(self) -> list[float]:
        """Return the lot's value to the others, and the lead of the viewing seat."""
        lots, can_beat = [lot.end for lot in self.lot], self.sight.can_beat
        most = max(lots[1:])
        rival = max(lot * can for lot, can in zip(lots[1:], can_beat[1:], strict=True))
        leads = self.lead[0] / 20, self.lead_now[0] / 20
        return [most / 10, (lots[0] - most) / 10, rival / 10, sum(can_beat[1:]) / 4, *leads]


def group_facts(counts: Sequence[int]) -> list[float]:
    """Return how many tiles of a group there are in the lot, and of how many kinds."""
    return [sum(counts) / 3, sum(count > 0 for count in counts) / 3]


class RaHand:
    """The tiles of one player, as far as their value depends on them."""

    def __init__(self, sight: Sight, i: int, held: Sequence[int]) -> None:
        share, own = sight.share, sight.own_tiles[i]
        self.god, self.gold, self.pharaoh, self.nile, self.flood = (
            float(held[code]) for code in (rt.GOD, rt.GOLD, rt.PHARAOH, rt.NILE, rt.FLOOD)
        )
        civilization = [held[code] for code in rt.CIVILIZATION]
        self.kinds = float(sum(count > 0 for count in civilization))
        self.civilization = sum(civilization)
        self.kinds_soon = sum(max(held[code] > 0, 1.0 - exp(-own * share[code])) for code in rt.CIVILIZATION)
        monuments = [held[code] for code in rt.MONUMENTS]
        come = [(own + sight.tiles_later) * share[code] for code in rt.MONUMENTS]
        one = [1.0 - exp(-mean) for mean in come]
        two = [chance - exp(-mean) * mean for chance, mean in zip(one, come, strict=True)]
        self.monument_kinds = float(sum(count > 0 for count in monuments))
        self.monuments = sum(monuments)
        self.monument_kinds_soon = sum(max(count > 0, chance) for count, chance in zip(monuments, one, strict=True))
        self.set_points = 5.0 * sum(max(count - 2, 0) for count in monuments)  # as in the table: 5, 10, 15 for 3, 4, 5
        self.pairs = sum(count >= 2 for count in monuments)
        third = sum(
            first if count >= 2 else second for count, first, second in zip(monuments, one, two, strict=True) if count
        )
        self.set_points_soon = min(self.set_points + 5.0 * third, 40.0)

    def strike(self, lot: Sequence[int]) -> None:
        """Let the disasters of a lot take two tiles each, roughly as their owner would choose."""
        funerals, droughts, unrests, earthquakes = (
            2.0 * lot[code] for code in (rt.FUNERAL, rt.DROUGHT, rt.UNREST, rt.EARTHQUAKE)
        )
        self.pharaoh = max(self.pharaoh - funerals, 0.0)
        floods = min(self.flood, droughts)
        self.flood -= floods
        self.nile = max(self.nile - (droughts - floods), 0.0)
        kinds = max(self.kinds - max(unrests - (self.civilization - self.kinds), 0.0), 0.0)
        self.kinds_soon = max(self.kinds_soon - (self.kinds - kinds), 0.0)
        self.kinds = kinds
        spare = self.monuments - self.monument_kinds
        kinds = max(self.monument_kinds - max(earthquakes - spare, 0.0), 0.0)
        self.monument_kinds_soon = max(self.monument_kinds_soon - (self.monument_kinds - kinds), 0.0)
        self.monument_kinds = kinds

    def value(self, sight: Sight, i: int, rivals: Sequence[float]) -> Worth:
        """Return what they are worth; `rivals` are the pharaohs of the others."""
        share, own = sight.share, sight.own_tiles[i]
        flooded, river = min(self.flood, 1.0), self.flood + self.nile
        self.river = river if flooded else self.nile * (1.0 - exp(-own * share[rt.FLOOD]))
        self.ahead, self.behind = self.pharaoh - max(rivals), self.pharaoh - min(rivals)
        uneven = self.ahead != 0 or self.behind != 0
        pharaoh_now = (5.0 * (self.ahead >= 0) - 2.0 * (self.behind <= 0)) * uneven
        slope, later = (2.0 / (0.3 + sqrt(tiles * share[rt.PHARAOH])) for tiles in (own, own + sight.epoch_tiles))
        pharaoh_soon = 5.0 * step(self.ahead * slope) - 2.0 * step(-self.behind * slope)
        pharaoh_later = 5.0 * step(self.ahead * later - 0.3) - 2.0 * step(-self.behind * later - 0.3)
        at_end = read(rs.MONUMENTS_BY_KINDS, self.monument_kinds) + self.set_points
        self.monument_worth = between(rs.MONUMENTS_BY_KINDS, self.monument_kinds_soon) + self.set_points_soon
        treasure = 2.0 * self.god + 3.0 * self.gold
        now = treasure + river * flooded + read(rs.CIVILIZATION_BY_KINDS, self.kinds) + pharaoh_now
        soon_worth = treasure + self.god + self.river + between(rs.CIVILIZATION_BY_KINDS, self.kinds_soon)
        soon_worth += pharaoh_soon
        nile_later = 0.85 * sight.epochs_left * (1.0 - exp(-sight.epoch_tiles * share[rt.FLOOD]))
        end = soon_worth + self.nile * nile_later + pharaoh_later * sight.epochs_left + self.monument_worth
        return Worth(now + at_end * sight.is_last, soon_worth, end)


class RaTiles:
    """The tiles of all players, as they are and with the lot."""

    phases = "turn", "gods", "auction", "discard", DRAWING

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.hands = [RaHand(sight, i, held) for i, held in enumerate(sight.held)]
        self.with_lot = [RaHand(sight, i, held) for i, held in enumerate(sight.with_lot)]
        pharaohs = [hand.pharaoh for hand in self.hands]
        for hand in self.with_lot:
            hand.strike(sight.track)
        self.worth, self.grown = (
            [hand.value(sight, i, others(pharaohs, i)) for i, hand in enumerate(hands)]
            for hands in (self.hands, self.with_lot)
        )
        self.extra = [0.0] * sight.players

    def facts(self, i: int) -> list[float]:
        """Return what is told of a player's tiles."""
        hand, grown = self.hands[i], self.with_lot[i]
        return [
            hand.god / 3, hand.gold / 2, hand.pharaoh / 8, hand.nile / 8, hand.flood / 3, hand.flood > 0,
            hand.river / 8, grown.flood > 0, *(hand.kinds == number for number in range(6)),
            (hand.civilization - hand.kinds) / 3, hand.kinds_soon / 5, (grown.kinds - hand.kinds) / 3,
            hand.monument_kinds / 8, hand.monument_kinds >= 7, hand.monument_kinds == 8, hand.monument_kinds_soon / 8,
            hand.monuments / 12, hand.set_points / 15, hand.pairs / 3, hand.monument_worth / 20,
            (grown.monument_worth - hand.monument_worth) / 10, (grown.monument_kinds - hand.monument_kinds) / 3,
            within(hand.ahead, -4, 4) / 4, within(hand.behind, -4, 4) / 4, hand.ahead >= 0, hand.behind <= 0,
            within(grown.ahead, -4, 4) / 4,
        ]  # fmt: skip

    def lot_facts(self) -> list[float]:
        """Return what is to be discarded, and what lies on the track."""
        at, lot = self.sight.at, self.sight.track
        return [
            at.pending_tile == rt.UNREST, at.pending_tile == rt.EARTHQUAKE, at.left / 2, lot[rt.GOD] / 2,
            lot[rt.GOLD] / 2, lot[rt.PHARAOH] / 3, lot[rt.NILE] / 3, lot[rt.FLOOD] / 2,
            *group_facts([lot[code] for code in rt.CIVILIZATION]), *group_facts([lot[code] for code in rt.MONUMENTS]),
            *(lot[code] / 2 for code in (rt.FUNERAL, rt.DROUGHT, rt.UNREST, rt.EARTHQUAKE)),
        ]  # fmt: skip

    def bag_facts(self) -> list[float]:
        """Return what is in the bag."""
        share = self.sight.share
        return [
            self.sight.total / 180, self.sight.ras / 30, 10.0 * share[rt.GOD], 10.0 * share[rt.GOLD],
            4.0 * share[rt.PHARAOH], 4.0 * share[rt.NILE], 8.0 * share[rt.FLOOD],
            4.0 * sum(share[code] for code in rt.CIVILIZATION), 3.0 * sum(share[code] for code in rt.MONUMENTS),
            8.0 * sum(share[rt.FIRST_DISASTER:]),
        ]  # fmt: skip


def by_kind(held: Sequence[int], start: int) -> list[list[int]]:
    """Return the tiles of one side from the code `start` on: by the kind that is up, and the kind behind it."""
    return [list(held[start + KINDS * kind : start + KINDS * (kind + 1)]) for kind in range(KINDS)]


class PriestsHand:
    """The tiles of one player, and what they are worth."""

    def __init__(self, sight: Sight, i: int, held: Sequence[int], most: Sequence[float], ankhs: int) -> None:
        """`most` is the most people of each kind among the others."""
        self.sight, self.ankhs, self.most = sight, ankhs, most
        share, own, left = sight.share, sight.own_tiles[i], sight.epochs_left
        self.person_up, self.building_up = by_kind(held, pt.FIRST_PERSON), by_kind(held, pt.FIRST_BUILDING)
        self.people, self.buildings = list(map(sum, self.person_up)), list(map(sum, self.building_up))
        self.chambers = [held[code] for code in pt.CHAMBER_CODES]
        self.pyramid = sum(held[code] for code in pt.PYRAMID)
        self.priests, self.plagues = held[pt.PRIEST], held[pt.PLAGUE]
        # What can be expected of each kind.
        per_kind = PEOPLE_TO_COME * sum(share[pt.FIRST_PERSON : pt.FIRST_BUILDING]) / KINDS
        self.person = own * per_kind
        self.late = self.person + sight.epoch_tiles * per_kind * (left + 1) / 2
        self.slope = 1.7 / (0.6 + sqrt(self.person))
        self._value_people()
        self._value_buildings()
        # Priests and plagues.
        gives = self.priests >= ps.PRIESTS_AGAINST_A_PLAGUE and self.plagues > 0
        self.plagues_now = read(ps.PLAGUE_POINTS, self.plagues - gives)
        plagues = self.plagues + PLAGUES_TAKEN * own * share[pt.PLAGUE]
        plagues -= soon("THREE_PRIESTS", self.priests, own * share[pt.PRIEST]) * min(plagues, 1.0)
        most_plagues = len(ps.PLAGUE_POINTS) - 1
        self.plagues_soon = between(ps.PLAGUE_POINTS, min(plagues, most_plagues))
        plagues += PLAGUES_TAKEN * sight.epoch_tiles * share[pt.PLAGUE] * (left + 1) / 2
        self.plagues_later = between(ps.PLAGUE_POINTS, min(plagues, most_plagues))
        # The pyramid.
        come = own + sight.tiles_later
        chamber = come * sum(share[code] for code in pt.CHAMBER_CODES) / KINDS
        self.pyramid_soon = soon("PYRAMID_SOON", self.pyramid, come * sum(share[code] for code in pt.PYRAMID))
        self.chambers_soon = sum(soon("CHAMBER_SOON", count, chamber) for count in self.chambers)
        self.later = (self.buildings_later + self.plagues_later) * left

    def _value_people(self) -> None:
        self.ahead = [own - most for own, most in zip(self.people, self.most, strict=True)]
        enough = [own >= ps.FEWEST_PEOPLE for own in self.people]
        self.leads = sum(lead >= 0 and can for lead, can in zip(self.ahead, enough, strict=True))
        self.kinds = sum(own > 0 for own in self.people)
        self.people_soon = sum(map(self.people_worth, self.people, self.ahead))
        self.kinds_soon = sum(max(own > 0, 1.0 - exp(-self.person)) for own in self.people)
        self.won = read(ps.ANKHS_BY_KINDS, self.kinds)
        to_win = between(ps.ANKHS_BY_KINDS, self.kinds_soon) - self.won
        self.ankhs_soon = soon("ANKHS_SOON", self.ankhs + self.won, to_win + ANKHS_LATER * self.sight.epochs_left)
        hidden = [sum(tiles[kind] for tiles in self.building_up) for kind in range(KINDS)]
        self.to_join = sum(count > 0 and not own for count, own in zip(hidden, self.people, strict=True))

    def people_worth(self, people: float, ahead: float) -> float:
        """Return the expected points for a kind of `people`, by the lead over the others; a tie counts like a lead."""
        return step((ahead + 0.5) * self.slope) * soon("TWO", people, self.person) * ps.MOST_OF_A_PEOPLE

    def _value_buildings(self) -> None:
        pairs, self.odd = [own // 2 for own in self.buildings], [own % 2 for own in self.buildings]
        self.complete, self.complete_kinds = sum(pairs), sum(own > 0 for own in pairs)
        hidden = [sum(tiles[kind] for tiles in self.person_up) for kind in range(KINDS)]
        self.to_complete = sum(count > 0 and own > 0 for count, own in zip(hidden, self.odd, strict=True))
        self.complete_soon = sum(soon("TWO", own, self.person) for own in self.buildings)
        self.complete_late = sum(soon("TWO", own, self.late) for own in self.buildings)
        # Half a building of each kind for each tile to come, a little more if there is an odd one.
        half = ps.BUILDING_POINTS / 2 * (2 * sum(self.odd) - KINDS)

        def worth(kinds: float, come: float) -> float:
            points = ps.BUILDING_POINTS * self.complete + between(ps.BUILDINGS_BY_KINDS, kinds)
            return points + KINDS * come + half * (0.5 - 0.5 * exp(-2.0 * come))

        self.buildings_soon = worth(self.complete_soon, self.person)
        self.buildings_later = worth(self.complete_late, self.late)

    def value(self) -> Worth:
        """Return what all are worth."""
        priests = ps.PRIEST_POINTS * self.priests
        at_end = read(ps.PYRAMID_BY_TILES, self.pyramid) + read(ps.POINTS_BY_ANKHS, self.ankhs + self.won)
        at_end += sum(read(ps.CHAMBERS_BY_COPIES, count) for count in self.chambers)
        now = ps.MOST_OF_A_PEOPLE * self.leads + ps.BUILDING_POINTS * self.complete + priests + self.plagues_now
        now += read(ps.BUILDINGS_BY_KINDS, self.complete_kinds) + at_end * self.sight.is_last
        soon_worth = self.people_soon + self.buildings_soon + priests + self.plagues_soon
        end = soon_worth + self.later + self.ankhs_soon + self.pyramid_soon + self.chambers_soon
        return Worth(now, soon_worth, end)

    def best_flip(self) -> float:
        """Return what flipping the best tile would bring. Both changes are added, as if neither affected the other."""
        persons = {change: [self._person(kind, change) for kind in range(KINDS)] for change in (1, -1)}
        buildings = {change: [self._building(kind, change) for kind in range(KINDS)] for change in (1, -1)}
        gains = [0.0]
        for one in range(KINDS):
            for other in range(KINDS):
                gains += [persons[-1][one] + buildings[1][other]] * (self.person_up[one][other] > 0)
                gains += [buildings[-1][one] + persons[1][other]] * (self.building_up[one][other] > 0)
        return max(gains)

    def _person(self, kind: int, change: int) -> float:
        """Return what one person more or less of a kind would bring."""
        people, ahead = self.people[kind], self.ahead[kind]
        gain = self.people_worth(max(people + change, 0), ahead + change) - self.people_worth(people, ahead)
        if people != (0 if change > 0 else 1):
            return gain
        won, later = (
            read(ps.ANKHS_BY_KINDS, within(self.kinds + change, 0, KINDS)),
            ANKHS_LATER * self.sight.epochs_left,
        )
        return gain + soon("ANKHS_SOON", self.ankhs + won, later) - soon("ANKHS_SOON", self.ankhs + self.won, later)

    def _building(self, kind: int, change: int) -> float:
        """Return what one building more or less of a kind would bring; half of it as a tile that waits for another."""
        left, own = self.sight.epochs_left, self.buildings[kind]

        def variety(soon_kinds: float, late_kinds: float) -> float:
            return between(ps.BUILDINGS_BY_KINDS, soon_kinds) + left * between(ps.BUILDINGS_BY_KINDS, late_kinds)

        changed = (
            within(kinds + soon("TWO", max(own + change, 0), mean) - soon("TWO", own, mean), 0, KINDS)
            for kinds, mean in ((self.complete_soon, self.person), (self.complete_late, self.late))
        )
        complete = 0.25 + 0.5 * self.odd[kind] if change > 0 else 0.5 * self.odd[kind] - 0.75
        gain = variety(*changed) - variety(self.complete_soon, self.complete_late)
        return gain + ps.BUILDING_POINTS * (left + 1) * complete


class PriestsTiles:
    """The tiles of all players, as they are and with the lot."""

    phases = "turn", "auction", DRAWING, "side", "flip"

    def __init__(self, sight: Sight) -> None:
        self.sight, at = sight, sight.at
        self.waiting = len(at.queue)
        self.ankhs = [at.ankhs[other] for other in sight.order]
        people = [list(map(sum, by_kind(held, pt.FIRST_PERSON))) for held in sight.held]
        most = [[max(others([own[kind] for own in people], i)) for kind in range(KINDS)] for i in range(sight.players)]
        self.hands, self.with_lot = (
            [PriestsHand(sight, i, held, most[i], self.ankhs[i]) for i, held in enumerate(tiles)]
            for tiles in (sight.held, sight.with_lot)
        )
        self.worth, self.grown = [hand.value() for hand in self.hands], [hand.value() for hand in self.with_lot]
        # What the priests of the lot, or those waiting, would bring.
        using = sight.phase == "flip"
        priests = self.waiting + 1 if using else sight.track[pt.PRIEST]
        flips = 1.0 + MORE_PRIESTS * (priests - 1) if priests else 0.0
        may = [not using or seat == at.seat_to_act for seat in sight.order]
        self.extra = [flips * hand.best_flip() if can else 0.0 for hand, can in zip(self.with_lot, may, strict=True)]

    def facts(self, i: int) -> list[float]:
        """Return what is told of a player's tiles."""
        hand, grown, left, ankhs = self.hands[i], self.with_lot[i], self.sight.epochs_left, self.ankhs[i]
        return [
            self.extra[i] / 10, hand.to_complete / 3, hand.to_join / 3, (grown.to_complete - hand.to_complete) / 3,
            (grown.to_join - hand.to_join) / 3, hand.priests / 3, hand.priests == ps.PRIESTS_AGAINST_A_PLAGUE - 1,
            hand.priests >= ps.PRIESTS_AGAINST_A_PLAGUE, hand.plagues / 4, hand.plagues_soon / 10,
            hand.plagues_later * left / 20, (grown.plagues_soon - hand.plagues_soon) / 5, sum(hand.people) / 6,
            *(hand.kinds == number for number in range(KINDS + 1)), hand.kinds_soon / 4, hand.leads / 3,
            hand.people_soon / 15, (grown.people_soon - hand.people_soon) / 10, (grown.leads - hand.leads) / 3,
            (grown.kinds - hand.kinds) / 3, sum(own >= ps.FEWEST_PEOPLE for own in hand.people) / 3,
            *(ankhs >= number for number in range(2, len(ps.POINTS_BY_ANKHS))), (ankhs + hand.won) / 4,
            hand.ankhs_soon / 15, (grown.ankhs_soon - hand.ankhs_soon) / 5, sum(hand.buildings) / 8, hand.complete / 4,
            sum(hand.odd) / 4, *(hand.complete_kinds == number for number in (2, 3, 4)), hand.complete_soon / 4,
            hand.buildings_soon / 15, hand.buildings_later * left / 30,
            (grown.buildings_soon - hand.buildings_soon) / 10, (grown.complete - hand.complete) / 2,
            (grown.complete_kinds - hand.complete_kinds) / 2, (grown.later - hand.later) / 10, hand.pyramid / 10,
            hand.pyramid >= 3, hand.pyramid >= 6, hand.pyramid >= 10, hand.pyramid_soon / 20,
            (grown.pyramid_soon - hand.pyramid_soon) / 10, hand.chambers_soon / 15,
            (grown.chambers_soon - hand.chambers_soon) / 10, hand.chambers.count(2) / 3,
            sum(count >= 3 for count in hand.chambers) / 3,
        ]  # fmt: skip

    def lot_facts(self) -> list[float]:
        """Return how many priests wait, and what lies on the track."""
        lot = self.sight.track
        return [
            self.waiting / 2, lot[pt.PRIEST] / 2, lot[pt.PLAGUE] / 2, sum(lot[code] for code in pt.PYRAMID) / 3,
            *group_facts(list(map(sum, by_kind(lot, pt.FIRST_PERSON)))),
            *group_facts(list(map(sum, by_kind(lot, pt.FIRST_BUILDING)))),
            *group_facts([lot[code] for code in pt.CHAMBER_CODES]),
        ]  # fmt: skip

    def bag_facts(self) -> list[float]:
        """Return what is in the bag."""
        share = self.sight.share
        return [
            self.sight.total / 174, self.sight.ras / 30, 1.5 * sum(share[pt.FIRST_PERSON : pt.FIRST_BUILDING]),
            3.0 * sum(share[code] for code in pt.PYRAMID), 10.0 * share[pt.PRIEST], 10.0 * share[pt.PLAGUE],
        ]  # fmt: skip
