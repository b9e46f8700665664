"""The words of a rule set, in one record."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Texts = Callable[[], Mapping[str, str]]
    """Returns texts by code, anew on each call: the language can be switched at any time."""


def nothing() -> Mapping[str, str]:
    """No texts."""
    return {}


class Vocabulary(NamedTuple):
    """The words of one rule set. Anything without a word is named after its code.

    A NamedTuple, because importing ``dataclasses`` would delay the start page.
    """

    name: Callable[[], str]
    """The name of the rule set."""
    blurb: Callable[[], str]
    """One line on how it differs from the others."""
    tiles: Texts
    """The label of each tile, by code; for a two-sided one, by the side that shows."""
    phrases: Texts
    """Each tile as the object of a sentence: "a pharaoh", "an earthquake", "astronomy"."""
    tile_rules: Texts
    """The rule for each tile."""
    categories: Texts
    """The label of each category of tiles."""
    rows: Texts
    """The label of each row of the scoring table."""
    row_rules: Texts
    """The scoring rule of each row."""
    epoch_scored: Callable[[], str] | None = None
    """The log's sentence when an epoch but the last is scored, with ``{epoch}``; None for the usual sentence."""
    portraits: Texts = nothing
    """One line on each character who plays this rule set differently from Ra."""
