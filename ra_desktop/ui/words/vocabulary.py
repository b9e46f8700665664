"""What a rule set calls its things: one record for each, which is all that the sentences ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Texts = Callable[[], Mapping[str, str]]
    """Texts by code, made anew for each question: the language can be switched at any time."""


def nothing() -> Mapping[str, str]:
    """No texts."""
    return {}


class Vocabulary(NamedTuple):
    """The words of one rule set. What it has no word for is named after its code.

    A tuple, because the start page comes up sooner without ``dataclasses``.
    """

    name: Callable[[], str]
    """What the rule set is called."""
    blurb: Callable[[], str]
    """One line on how it differs from the others."""
    tiles: Texts
    """The label of each tile, by code; of a two-sided one, by the side that shows."""
    phrases: Texts
    """Each tile as the object of a sentence: "a pharaoh", "an earthquake", "astronomy"."""
    tile_rules: Texts
    """What each tile is good for."""
    categories: Texts
    """The label of each category of tiles."""
    rows: Texts
    """The label of each row of the scoring table."""
    row_rules: Texts
    """The scoring rule of each row."""
    epoch_scored: Callable[[], str] | None = None
    """What the log says of an epoch that is scored and not the last, with ``{epoch}``; None for the usual sentence."""
    portraits: Texts = nothing
    """One line on each character who plays this rule set in another way than Ra."""
