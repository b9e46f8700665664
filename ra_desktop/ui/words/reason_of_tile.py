"""What speaks for a move about a single tile, or about the side of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from .fill import fill
from .numbers import points_text
from .telling_of_reasons import Telling
from .tiles import tile_label

if TYPE_CHECKING:
    from ra_desktop.ai.facts import TileMove

_tr = QCoreApplication.translate


class ReasonOfTile(Telling):
    """Makes sentences of facts about a god, a discard, a flip or a side."""

    def _in_the_end(self, move: TileMove) -> list[str]:
        """Return what a move about a tile changes at the end of the game, if anything."""
        if not move.final:
            return []
        text = self._told(
            _tr("Reasons", "At the end of the game that makes {points}, if it stays so."),
            _tr("Reasons", "At the end of the game that would make {points}, if it stays so."),
        )
        return [fill(text, points=points_text(move.final))]

    def spend(self) -> list[str]:
        """Return what a god taken for the tile changes."""
        facts, move = self._facts, self._facts.moves[0]
        if move.now > 0:
            text = self._told(
                _tr("Reasons", "The tile scores {points} more than the god at the end of this epoch."),
                _tr("Reasons", "The tile would score {points} more than the god at the end of this epoch."),
            )
            first = fill(text, points=move.now)
        elif move.now:
            text = self._told(
                _tr("Reasons", "The tile scores {points} less than the god at the end of this epoch."),
                _tr("Reasons", "The tile would score {points} less than the god at the end of this epoch."),
            )
            first = fill(text, points=-move.now)
        else:
            first = self._told(
                _tr("Reasons", "The tile scores as much as the god at the end of this epoch."),
                _tr("Reasons", "The tile would score as much as the god at the end of this epoch."),
            )
        late = self._in_the_end(move)
        if not late and facts.lasts and not facts.is_last_epoch:
            late = [
                self._told(
                    _tr("Reasons", "Unlike the god, it stays with you for the next epoch."),
                    _tr("Reasons", "Unlike the god, it would stay with you for the next epoch."),
                )
            ]
        return [first, *late] if move.now >= 0 or late or self._when != "before" else []

    def end(self) -> list[str]:
        """Return why no god is spent."""
        best = max(self._facts.moves, key=lambda move: move.now)
        if best.now <= 0:
            nothing = self._told(
                _tr("Reasons", "No tile on the track scores more than the god at the end of this epoch."),
                _tr("Reasons", "No tile would score more than the god at the end of this epoch."),
            )
            return [nothing]
        text = _tr("Reasons", "Best tile for a god: {tile}, {points} at the end of this epoch.")
        kept = self._told(
            _tr("Reasons", "You keep the god for another tile."),
            _tr("Reasons", "You would have kept the god for another tile."),
        )
        if self._facts.is_alone:
            kept = self._told(
                _tr("Reasons", "Nobody else has a sun left, so nobody can take the tiles from you."),
                _tr("Reasons", "Nobody else had a sun left, so nobody could take the tiles from you."),
            )
        return [fill(text, tile=self._label(best), points=points_text(best.now)), kept]

    def flip(self) -> list[str]:
        """Return what turning over the tile changes."""
        facts, move = self._facts, self._facts.moves[0]
        late = self._in_the_end(move)
        if move.now <= 0 and move.final <= 0 and self._when == "before":
            return [] if late else self._flip_for_later()
        if not late and move.now <= 0 and facts.lasts and not facts.is_last_epoch:
            late = [_tr("Reasons", "Turned over, the tile would stay with you for the next epoch.")]
        if move.now > 0:
            text = self._told(
                _tr("Reasons", "The other side scores {points} more at the end of this epoch."),
                _tr("Reasons", "The other side would score {points} more at the end of this epoch."),
            )
            return [fill(text, points=move.now), *late]
        if move.now:
            text = self._told(
                _tr("Reasons", "The other side scores {points} less at the end of this epoch."),
                _tr("Reasons", "The other side would score {points} less at the end of this epoch."),
            )
            return [fill(text, points=-move.now), *late]
        return [
            self._told(
                _tr("Reasons", "The other side scores as much at the end of this epoch."),
                _tr("Reasons", "The other side would score as much at the end of this epoch."),
            ),
            *late,
        ]

    def _flip_for_later(self) -> list[str]:
        """Return what speaks for turning over a tile that then scores no more at the end of this epoch, if anything."""
        facts, move = self._facts, self._facts.moves[0]
        if facts.lasts and not facts.is_last_epoch:
            if not move.now:
                return [
                    _tr("Reasons", "The other side scores as much at the end of this epoch, and stays for the next.")
                ]
            text = _tr(
                "Reasons", "The other side scores {points} less at the end of this epoch, but stays for the next."
            )
            return [fill(text, points=-move.now)]
        if move.now + facts.more <= facts.other_more:
            return []
        more = points_text(facts.more)
        if not move.now:
            text = _tr("Reasons", "The other side scores as much now, but one more of its kind would bring you {more}.")
            return [fill(text, more=more)]
        text = _tr(
            "Reasons", "The other side scores {points} less now, but one more of its kind would bring you {more}."
        )
        return [fill(text, points=-move.now, more=more)]

    def keep(self) -> list[str]:
        """Return why no tile is turned over."""
        best = max(self._facts.moves, key=lambda move: move.now)
        if best.now <= 0:
            nothing = self._told(
                _tr("Reasons", "None of your tiles scores more with the other side at the end of this epoch."),
                _tr("Reasons", "Turning over a tile brings you nothing more at the end of this epoch."),
            )
            return [nothing]
        if self._when == "before":
            return []  # it would speak for turning it over
        text = _tr("Reasons", "Best tile to turn over: {tile}, {points} at the end of this epoch.")
        return [fill(text, tile=self._label(best), points=points_text(best.now))]

    def discard(self) -> list[str]:
        """Return what the loss of the tile costs."""
        move, *others = self._facts.moves
        spared = self._facts.spared
        if spared is not None and spared.total > move.total and self._when == "before":
            return self._discard_for_later(spared)
        sentences = [
            self._told(
                _tr("Reasons", "Losing this tile costs you nothing at the end of this epoch."),
                _tr("Reasons", "Losing this tile would cost you nothing at the end of this epoch."),
            )
        ]
        if move.now:
            text = self._told(
                _tr("Reasons", "Losing this tile changes your score by {points} at the end of this epoch."),
                _tr("Reasons", "Losing this tile would change your score by {points} at the end of this epoch."),
            )
            sentences = [fill(text, points=points_text(move.now))]
        sentences += self._in_the_end(move)
        if all(other.total < move.total for other in others):
            sentences.append(_tr("Reasons", "Every other tile would cost more."))
        elif all(other.total <= move.total for other in others):
            sentences.append(_tr("Reasons", "No other tile would cost less."))
        return sentences

    def _discard_for_later(self, spared: TileMove) -> list[str]:
        """Return what speaks for losing the tile rather than `spared`, which would cost less, if anything."""
        facts, move = self._facts, self._facts.moves[0]
        if move.total + facts.more <= spared.total + facts.other_more:
            return []
        text = _tr(
            "Reasons", "Losing another tile would cost less ({tile}), but one more of those would bring you {more}."
        )
        return [fill(text, tile=self._label(spared), more=points_text(facts.more))]

    def _label(self, move: TileMove) -> str:
        return tile_label(str(move.action.argument), self._ruleset)

    # --- sides ----------------------------------------------------------------------------------------

    def show(self) -> list[str]:
        """Return what the side of the tile changes."""
        facts = self._facts
        gains = [mine - other for mine, other in zip(facts.lot, facts.other, strict=True)]
        gain = gains[facts.seat]
        rivals = [seat for seat, can in enumerate(facts.bidders) if can and seat != facts.seat]
        rival = min(rivals, key=gains.__getitem__, default=facts.seat)
        spared, name = (-gains[rival] if rivals else 0), self._name(rival)
        if gain <= 0 and spared < max(1, -gain) and self._when == "before":
            return self._show_for_later(gain)
        lasts = []
        if facts.lasts and not facts.is_last_epoch and gain <= 0:
            lasts = [
                self._told(
                    _tr("Reasons", "With this side up, the tile stays with its owner for the next epoch."),
                    _tr("Reasons", "With that side up, the tile would stay with its owner for the next epoch."),
                )
            ]
        if gain > 0:
            text = self._told(
                _tr("Reasons", "The lot scores {points} more for you with this side than with the other."),
                _tr("Reasons", "The lot would score {points} more for you with that side than with the one you chose."),
            )
            return [fill(text, points=gain)]
        if spared > 0 and gain:
            text = self._told(
                _tr("Reasons", "The other side would score {points} more for you, but {spared} more for {name}."),
                _tr("Reasons", "The side you chose scores {points} more for you, but {spared} more for {name}."),
            )
            return [fill(text, points=-gain, spared=spared, name=name), *lasts]
        if spared > 0:
            text = self._told(
                _tr("Reasons", "The other side would score {spared} more for {name}, and no more for you."),
                _tr("Reasons", "The side you chose scores {spared} more for {name}, and no more for you."),
            )
            return [fill(text, spared=spared, name=name), *lasts]
        if gain < 0:
            return [fill(_tr("Reasons", "The side you chose scores {points} more for you now."), points=-gain), *lasts]
        return [_tr("Reasons", "Both sides score the same for you now."), *lasts]

    def _show_for_later(self, gain: int) -> list[str]:
        """Return what speaks for a side with which the lot scores no more for the player now, if anything."""
        facts = self._facts
        if facts.lasts and not facts.is_last_epoch:
            if not gain:
                return [_tr("Reasons", "Both sides score the same for you now, but this one stays for the next epoch.")]
            text = _tr(
                "Reasons",
                "The other side would score {points} more for you now, but this one stays for the next epoch.",
            )
            return [fill(text, points=-gain)]
        return [self._one_more(gain)] if gain + facts.more > facts.other_more else []

    def _one_more(self, gain: int) -> str:
        """Return what one more tile of the kind would bring to the player, if the player has the lot."""
        facts = self._facts
        more, other = points_text(facts.more), points_text(facts.other_more)
        if gain:
            text = _tr(
                "Reasons",
                "The other side would score {points} more for you now, "
                "but one more of this kind would then bring you {more}.",
            )
            return fill(text, points=-gain, more=more)
        if facts.other_more:
            text = _tr(
                "Reasons",
                "Both sides score the same for you now, "
                "but one more of this kind would bring you {more}, one of the other {other}.",
            )
            return fill(text, more=more, other=other)
        text = _tr(
            "Reasons", "Both sides score the same for you now, but one more of this kind would bring you {more}."
        )
        return fill(text, more=more)
