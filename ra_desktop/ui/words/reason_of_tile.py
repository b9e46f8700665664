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
        return [first, *late]

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
        if not late and move.now <= 0 and facts.lasts and not facts.is_last_epoch:
            late = [
                self._told(
                    _tr("Reasons", "Turned over, the tile stays with you for the next epoch."),
                    _tr("Reasons", "Turned over, the tile would stay with you for the next epoch."),
                )
            ]
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

    def keep(self) -> str:
        """Return why no tile is turned over."""
        best = max(self._facts.moves, key=lambda move: move.now)
        if best.now <= 0:
            return self._told(
                _tr("Reasons", "None of your tiles scores more with the other side at the end of this epoch."),
                _tr("Reasons", "Turning over a tile brings you nothing more at the end of this epoch."),
            )
        text = _tr("Reasons", "Best tile to turn over: {tile}, {points} at the end of this epoch.")
        return fill(text, tile=self._label(best), points=points_text(best.now))

    def discard(self) -> list[str]:
        """Return what the loss of the tile costs."""
        move, *others = self._facts.moves
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
            text = self._told(
                _tr("Reasons", "The other side would score {points} more for you now."),
                _tr("Reasons", "The side you chose scores {points} more for you now."),
            )
            return [fill(text, points=-gain), *lasts]
        return [_tr("Reasons", "Both sides score the same for you now."), *lasts]
