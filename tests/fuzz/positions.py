"""Lines of positions as nobody writes them: read and played to the end, or refused with a place and a reason."""

from __future__ import annotations

import functools
import random
import re
import time

from ra_desktop.engine import RULESETS, Game, NotationError, Position, playout
from tests.engine.round_trip import positions

from .saves import TEXTS
from .trial import Trial

WORD = re.compile(r"[^\s;,:]+|[;,:]|\s+")
STRANGE = ("\u200b", "\u00a0", "\u0663", "\u202e", "\n", "\t", "-", "0", "00", "1e3", "99999999999999999999", "+1")


@functools.cache
def originals() -> tuple[str, ...]:
    """Positions of all rule sets, one in a dozen of those of a few games."""
    return tuple(str(state) for ruleset in RULESETS for state in [*positions(ruleset, 4, 3)][::12])


def mutated(rng: random.Random) -> bytes:
    """One line, changed in one to four ways."""
    text = rng.choice(originals())
    for _ in range(rng.choice((1, 1, 2, 4))):
        words, others = WORD.findall(text), WORD.findall(rng.choice(originals()))
        at, other = rng.randrange(len(words)), rng.randrange(len(words))
        how = rng.randrange(7)
        if how == 0:
            del words[at]
        elif how == 1:
            words[at], words[other] = words[other], words[at]
        elif how == 2:
            words.insert(at, words[other])
        elif how == 3:
            words[at] = rng.choice(others)
        elif how == 4:
            words[at] = rng.choice((*STRANGE, *TEXTS))
        elif how == 5 and words[at].isdecimal():
            words[at] = str(max(0, int(words[at]) + rng.choice((-1, 1, 2, 9))))
        else:
            words[at] += rng.choice(STRANGE)
        text = "".join(words)
        if not text:
            break
    return text.encode(errors="surrogatepass")


def attempt(data: bytes) -> Trial:
    """Read *data*. Anything but a position that can be played or an error with a place is an AssertionError."""
    text = data.decode(errors="surrogatepass")
    began = time.process_time()
    try:
        position = Position.from_text(text)
    except NotationError as error:
        _check_error(error, text)
        return Trial("refused", time.process_time() - began, 0)
    seconds = time.process_time() - began
    written = str(position)
    again = Position.from_text(written)
    assert again.key() == position.key()
    assert str(again) == written
    game = Game.from_text(text, seed=1)
    state = game.state.copy()
    playout(state, random.Random(1))
    assert state.is_over
    return Trial("read", seconds, 0)


def _check_error(refusal: NotationError, text: str) -> None:
    assert 1 <= refusal.column <= len(text) + 2
    assert refusal.reason
    assert len(refusal.reason) < 500
    assert "\n" not in refusal.reason
