"""What is wrong with a lesson's file is told with its line and its field."""

from __future__ import annotations

import tomllib

import msgspec
import pytest

from ra_desktop.app.lessons.reading import LessonError, Problem, Source, read_lesson, sentences

from .conftest import LESSON


def problem(write, old: str, new: str) -> Problem:
    """What is wrong once `old` is replaced by `new`: one thing."""
    file = write(replace=[(old, new)])
    with pytest.raises(LessonError) as caught:
        read_lesson(file)
    (result,) = caught.value.problems
    assert str(caught.value) == f"{file}: {result}"
    return result


def line_of(text: str, number: int = 0) -> int:
    """The line of the sample on which `text` stands, for the first time or later."""
    return [at for at, line in enumerate(LESSON.splitlines(), 1) if text in line][number]


def test_a_sound_file_is_a_lesson(sample):
    assert (sample.id, len(sample.steps), sample.steps[2].answers["draw"].shown) == ("sample", 4, True)


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "text"),
    [
        ("minutes = 1", "minuts = 1", "minutes = 1", "minuts", "there is no such field"),
        ('task = "Call."', 'tusk = "Call."', "Call.", "steps[3].tusk", "there is no such field"),
        ("shown = true", "show = true", "shown", "steps[3].answers.draw.show", "there is no such field"),
        ("shown = true", 'shown = "yes"', "shown", "steps[3].answers.draw.shown", "Expected `bool`, got `str`"),
        ("[2, 9, 13]", '[2, "9", 13]', "suns", "deal.suns[1][2]", "Expected `int`, got `str`"),
        ("minutes = 1", "minutes = 9", "minutes", "minutes", "Expected `float` <= 3.0"),
        ('id = "sample"', 'id = "A sample"', "id", "id", "Expected `str` matching regex"),
        ("classic", "antique", "classic", "ruleset", "no rule set 'antique'; the choices are classic, boat, priests"),
        ("[3, 8, 10]", "[3, 8, 9]", "suns", "deal.suns", "sun 9 appears twice"),
        ('"flood"', '"rain"', "bag", "deal.bag", "no tile 'rain' in this game"),
        ('"3 gold"', '"6 gold"', "bag", "deal.bag", "more than 5 'gold' tiles in the bag"),
        ('"sun 9"', '"moon"', "points_at", "steps[1].points_at[3]", "no place 'moon'; the choices are bag, track,"),
        ('right = ["invoke"]', 'right = ["call"]', "invoke", "steps[3].right[1]", "'call' is not an action"),
        ('then = ["pass", "bid 4"]', 'then = ["pass now"]', "then = [\"pass",
         "steps[3].then[1]", "'pass now' is not an action"),
        ('"bid 4", "pass", "pass"', '"bid four"', "replies",
         "steps[3].answers.draw.replies[2]", "'bid four' is not an action"),
        ("shown = true", "shown = false", "replies", "steps[3].answers.draw.replies", "only with `shown = true`"),
        ("answers.invoke", "answers.call", "answers.invoke", "steps[2].answers.call", "'call' is not an action"),
        ('"Your turn."', '"A. B! C?"', "Your turn.", "steps[2].text", "more than 2 sentences"),
        ('"It would be a pity."', '"A. B! C?"', "pity", "steps[4].answers.pass.text", "more than 2 sentences"),
        ('task = "Call."', "", "text = \"Three", "steps[3].task", "a step with `right` needs a task"),
        ('right = ["bid"]', "", "text = \"Somebody", "steps[4].right", "a step with a task needs `right`"),
        ('"A sample"', '"A sample', "title", "", "not TOML: "),
    ],
)  # fmt: skip
def test_line_and_field_are_named(write, old, new, line, field, text):
    result = problem(write, old, new)
    places = [at for at, place in enumerate(LESSON.splitlines(), 1) if line in place]
    assert result.field == field
    assert result.text.startswith(text)
    # What is missing is told where its step begins.
    assert result.line in places or (not new and result.line == line_of("[[steps]]", int(field[6]) - 1))


def test_a_file_that_is_not_there_or_no_text_is_told(tmp_path):
    with pytest.raises(LessonError, match=r"nowhere.toml: line 1: the file cannot be read: "):
        read_lesson(tmp_path / "nowhere.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(LessonError, match=r"binary.toml: line 1: not TOML: "):
        read_lesson(tmp_path / "binary.toml")


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("One", 1),
        ("One. Two.", 2),
        ("“One!” Two?", 2),
        ("A sun of 1.5 points… and more: a lot.", 2),
        ("Wait... what?! Yes.", 3),
    ],
)
def test_sentences_are_counted_by_their_ends(text, count):
    assert sentences(text) == count


AWKWARD = """\
# a comment
title = 'x' # another

[deal]
suns = [
    [1, 2],  # "not a string"
    [3],
]
bag = [
    "a", 'b',
    "c # d",
]

[[steps]]
text = \"\"\"
two
lines\"\"\"
right = ["x"]
[steps.answers."bid 9"]
text = "t"
[[steps]]
text = "u"
answers = { pass = { text = "v" } }
[[steps]]
[steps.answers]
pass.text = "w"
"""


def test_values_are_found_however_they_are_written():
    tomllib.loads(AWKWARD)
    lines = Source(AWKWARD)
    results = {
        path: lines.line_of(path)
        for path in [
            ("title",), ("deal", "suns"), ("deal", "suns", 1), ("deal", "bag"), ("deal", "bag", 1), ("deal", "bag", 2),
            ("steps", 0, "text"), ("steps", 0, "right", 0), ("steps", 0, "answers", "bid 9", "text"),
            ("steps", 1, "text"), ("steps", 1, "answers", "pass", "text"), ("steps", 2, "answers", "pass", "text"),
            ("steps", 2, "then"), ("nowhere",),
        ]
    }  # fmt: skip
    assert list(results.values()) == [2, 5, 5, 9, 10, 11, 15, 18, 20, 22, 23, 26, 24, 1]


def test_any_valid_toml_gives_every_value_a_line(sample):
    """No value of the sample is looked for in vain."""
    lines = Source(LESSON)

    def look(value, path):
        assert 1 <= lines.line_of(path) <= len(LESSON.splitlines())
        if isinstance(value, dict):
            for key, item in value.items():
                look(item, (*path, key))

    look(tomllib.loads(LESSON), ())
    assert lines.line_of(("steps", 3, "answers", "pass")) == line_of("It would")
    assert msgspec.convert(tomllib.loads(LESSON), type(sample)) == sample
