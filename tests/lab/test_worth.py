"""The book of the drill has positions of every kind alike, of seeded games, and no answers."""

from __future__ import annotations

from collections import Counter

from lab import worth
from ra_desktop.ai.worth import question_of
from ra_desktop.engine import Position


def test_kinds_take_turns_and_the_same_seed_gives_the_same_positions() -> None:
    """Suns, Ra tiles to come, and whether a bid gains: as it says, each once before any comes again."""
    texts = worth.collect(5, seed=3)
    questions = [question_of(Position.from_text(text)) for text in texts]
    kinds = [worth.kind_of(question) for question in questions]

    assert len({*kinds}) == len(texts) == 5
    assert None not in kinds
    for question, kind in zip(questions, kinds, strict=True):
        at = question.auction
        assert kind.suns == min(3, at.up[question.seat].bit_count())
        assert kind.ra_left == min(2, at.ra_limit - at.ra_count - 1)
    assert worth.collect(5, seed=3) == texts


def test_a_rare_theme_takes_the_place_of_common_ones_of_its_kind() -> None:
    """As many of each kind as before, and as many questions."""
    before = worth.collect(18, seed=3)
    after = worth.enrich(before, "exchange", 6, seed=4)
    themes, kinds = (
        [Counter(map(of, (question_of(Position.from_text(text)) for text in texts))) for texts in (before, after)]
        for of in (lambda question: question.theme, worth.kind_of)
    )
    assert themes[0]["exchange"] < themes[1]["exchange"] == 6
    assert kinds[0] == kinds[1]
    assert len({*after}) == 18
