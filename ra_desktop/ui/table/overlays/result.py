"""The result of a finished game: places, what decided it, fame by epoch, and the winner's words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine import RULESETS
from ra_desktop.ui.words.banner import by_name
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.numbers import points_text
from ra_desktop.ui.words.players import winner_line

if TYPE_CHECKING:
    from ra_desktop.engine import Position
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_tr = QCoreApplication.translate


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    state: Position
    seats: tuple[SeatInfo, ...]
    fame: tuple[tuple[int, ...], ...] = ()
    """By epoch and seat, beginning before the first epoch; empty if it is not known."""
    remark: str = ""
    """Any further remark on the game."""

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats, the winner first."""
        state = self.state
        seats = range(state.players)
        return tuple(sorted(seats, key=lambda seat: (state.fame[seat], state.highest_sun(seat)), reverse=True))

    @property
    def winner(self) -> SeatInfo:
        """Who has won."""
        return self.seats[self.order[0]]

    def rank(self, seat: int) -> int:
        """Return 1 for the winner."""
        return self.order.index(seat) + 1

    def is_tied(self, seat: int) -> bool:
        """Whether another player has the same fame, so that suns decide."""
        return self.state.fame.count(self.state.fame[seat]) > 1

    def epochs(self, seat: int) -> list[tuple[int, str]]:
        """Return the points of each epoch and their text: "−14 +4" where fame would have fallen below 0."""
        totals = [sum(sheet[seat].values()) for sheet in self.state.score_sheet]
        gains = RULESETS[self.state.ruleset].floor_gains(totals)
        return [
            (total, f"{points_text(total)} {points_text(gain)}" if gain else points_text(total))
            for total, gain in zip(totals, gains, strict=True)
        ]

    def headline(self) -> str:
        """Return who has won."""
        return by_name(self.winner.name, _tr("Ranking", "You win!"), _tr("Ranking", "{name} wins!"))

    def line(self) -> str:
        """Return what the winner says, in quotation marks."""
        text = _tr("Ranking", "“{line}”", "What somebody says, in quotation marks")
        return fill(text, line=winner_line(self.winner.character, is_person=self.winner.is_person))

    def decided_by(self) -> str:
        """Return what decided the game between the first two."""
        state = self.state
        if len(self.order) < 2:
            return ""
        first, second = self.order[:2]
        if state.fame[first] > state.fame[second]:
            return fill(
                _tr("Ranking", "Decided on fame: {first} to {second}."),
                first=state.fame[first],
                second=state.fame[second],
            )
        return fill(
            _tr("Ranking", "Tied at {fame} fame. The highest sun decides: {first} beats {second}."),
            fame=state.fame[first],
            first=state.highest_sun(first),
            second=state.highest_sun(second),
        )

    def below(self) -> str:
        """Return what decided the game, and the remark."""
        if not self.remark:
            return self.decided_by()
        return _tr("Ranking", " · ").join(part for part in (self.decided_by().rstrip("."), self.remark) if part)

    def places(self) -> list[str]:
        """Return a line for each player, the winner first."""
        return [
            fill(
                _tr("Ranking", "{rank}. {name}: {fame} fame"),
                rank=self.rank(seat),
                fame=self.state.fame[seat],
                name=self.seats[seat].name,
            )
            for seat in self.order
        ]
