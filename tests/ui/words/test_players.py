"""Names that the program gives, in the language of the day."""

from __future__ import annotations

import pytest

from ra_desktop.ui.system import languages
from ra_desktop.ui.words.players import bot_names, name_of_today


@pytest.mark.parametrize(("language", "saved", "today"), [
    ("ru", "Nefer", "Нефер"), ("ru", "You", "Вы"), ("ru", "Ann", "Ann"), ("en", "Тия", "Tiye"), ("de", "Вы", "Du"),
    ("de", "", ""),
])  # fmt: skip
def test_only_default_names_are_told_in_the_language_of_today(language: str, saved: str, today: str) -> None:
    languages.use(language)
    assert name_of_today(saved) == today


def test_each_bot_keeps_a_name_of_its_own_in_every_language() -> None:
    for language in languages.available():
        languages.use(language)
        assert [name_of_today(name) for name in bot_names()] == list(bot_names())
        assert len(set(bot_names())) == 5
