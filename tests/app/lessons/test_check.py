"""The check plays a lesson in every way, and names what is missing or impossible."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import jsonschema
import pytest
from msgspec import convert

from lab.lesson_check import check
from lab.lesson_deals import Found, record
from lab.lessons import main, schema
from ra_desktop.app.lessons.course import lesson_of
from ra_desktop.app.lessons.lesson import PLACES, Answer, Lesson, OtherDeal, Step, spelled_out
from ra_desktop.app.lessons.reading import read_with_source

ANOTHER_DEAL = '[[deals]]\nsuns = [[3, 9], [4, 8], [2, 7]]\nbefore = ["3 draw"]'
ITS_STEP = '[[deals.steps]]\ntext = "Another deal."\ntask = "Draw."\nright = ["draw"]'


def problems(write, *replace: tuple[str, str]) -> list[str]:
    return [str(problem) for problem in check(*read_with_source(write(replace=replace))).problems]


def test_a_sound_lesson_has_no_problems_and_is_counted(write):
    report = check(*read_with_source(write()))
    assert report.problems == []
    assert [str(action) for action in report.golden] == ["draw", "invoke", "bid 9"]
    assert (report.positions, report.answered) == (3, 3)


@pytest.mark.parametrize(
    ("old", "new", "field", "said"),
    [
        ('[steps.answers.invoke]\ntext = "Nothing lies there yet."', "",
         "steps[2].answers", "nothing is said about 'invoke'"),
        ('right = ["bid"]', 'right = ["bid 9"]',
         "steps[4].answers", "nothing is said about 'bid 13'"),
        ('right = ["invoke"]', 'right = ["pass"]',
         "steps[3].right", "none of these is possible here; legal moves are draw, invoke"),
        ('right = ["bid"]', 'right = ["bid", "bid 8"]',
         "steps[4].right[2]", "'bid 8' is not possible here"),
        ('then = ["pass", "bid 4"]', 'then = ["pass"]',
         "steps[3].then", "then it is seat 2's turn, but step 4 asks the learner, seat 0; legal moves are "),
        ('then = ["pass", "bid 4"]', 'then = ["bid 4"]',
         "steps[3].then[1]", "bid 4: seat 1 has no such sun face up; it is seat 1's turn; legal moves are "),
        ('then = ["2 draw"]', 'then = ["3 draw"]',
         "steps[2].then[1]", "'draw' is the learner's own decision: ask for it in a step"),
        ('"bid 4", "pass", "pass"', '"bid 9"',
         "steps[3].answers.draw.replies[2]", "bid 9: seat 2 has no such sun face up"),
        ('"3 gold", "god", "flood", "nile"', '"gold"',
         "steps[3].answers.draw", "'draw': the tiles of the deal are used up; add tiles to it"),
        ("[steps.answers.invoke]", '[steps.answers."bid 9"]\ntext = "x"\n[steps.answers.invoke]',
         'steps[2].answers."bid 9"', "no action here that is not `right` gets this answer"),
        ('"sun 9"', '"sun 8"',
         "steps[1].points_at[3]", "the learner's suns are 2, 9, 13 here"),
        ('"track 1"', '"track 9"',
         "steps[1].points_at[2]", "the track has 8 spaces"),
        ('"seat 2"', '"seat 0"',
         "steps[1].points_at[4]", "no other player has this seat"),
        ('[[steps]]\ntext = "Read', 'before = ["draw"]\n[[steps]]\ntext = "Read',
         "steps[1].then", "then it is seat 1's turn, but step 2 asks the learner, seat 0"),
        ('[[steps]]\ntext = "Read', 'before = ["pass"]\n[[steps]]\ntext = "Read',
         "deal.before[1]", "pass: "),
        ('[[steps]]\ntext = "Read', f'{ANOTHER_DEAL}\nbag = ["2 gold"]\n[[steps]]\ntext = "Read',
         "deals[1].before[1]", "'draw': the tiles of the deal are used up; add tiles to it"),
        ('[[steps]]\ntext = "Read', f'{ANOTHER_DEAL}\nbag = ["4 gold"]\n{ITS_STEP}\n[[steps]]\ntext = "Read',
         "deals[1].steps[1].answers", "nothing is said about 'invoke'"),
    ],
)  # fmt: skip
def test_what_is_missing_or_impossible_is_named(write, old, new, field, said):
    result = problems(write, (old, new))
    assert any(re.match(f"line [0-9]+: {re.escape(f'{field}: {said}')}", problem) for problem in result), result


def test_every_way_is_played_not_only_the_first(write):
    """Who bids the 9 still has the 13; who bids the 13 has not."""
    more = '[[steps]]\ntext = "See."\npoints_at = ["sun 13"]'
    result = problems(write, ('pity." }', f'pity." }}\n\n{more}'))
    assert len(result) == 1
    assert "steps[5].points_at[1]: the learner's suns are 1, 2, 9 here" in result[0]


def test_the_command_says_good_or_what_is_wrong(write, capsys):
    file = write()
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out.startswith(f"{file}: good: 4 steps; right: draw, invoke, bid 9; 3 other actions")
    write(replace=[("minutes = 1", "minutes = 9")])
    assert main(["check", str(file)]) == 1
    assert capsys.readouterr().out.startswith(f"{file}: line 3: minutes: ")


def test_two_lessons_with_one_id_are_refused(write, tmp_path, capsys):
    first = write()
    second = tmp_path / "second.toml"
    second.write_text(first.read_text())
    assert main(["check", str(first), str(second)]) == 1
    assert f"{second}: line 1: id: {first} has the id 'sample', too" in capsys.readouterr().out


def test_the_outline_shows_every_position_and_what_is_said_there(write, capsys):
    assert main(["show", str(write())]) == 0
    said = capsys.readouterr().out
    assert "--- step 3: Three tiles lie there." in said
    assert "track: pharaoh nile gold; 177 tiles in the bag" in said
    assert "draw: See who takes it. [shown, invoke, bid 4, pass, pass]" in said


def test_the_schema_accepts_what_is_read_and_refuses_what_is_not(write, capsys):
    assert main(["schema"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(schema()))
    data = tomllib.loads(write().read_text())
    jsonschema.validate(data, schema())
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**data, "minuts": 1}, schema())


def test_the_lesson_in_the_documentation_is_good(tmp_path, capsys):
    page = (Path(__file__).parents[3] / "docs" / "lessons.md").read_text(encoding="utf-8")
    file = tmp_path / "my-lesson.toml"
    file.write_text(re.search(r"```toml\n(.*?)```", page, re.DOTALL)[1], encoding="utf-8")
    assert main(["check", str(file)]) == 0
    assert "right: invoke, bid 9; 3 other actions answered in 2 positions" in capsys.readouterr().out


@pytest.mark.parametrize("name", [
    "pharaohs", "gold-and-gods", "disasters", "two-players", "two-sides", "buildings",
])  # fmt: skip
def test_a_deal_that_was_found_is_written_as_its_lesson_has_it(name):
    lesson = lesson_of(name)
    for deal in lesson.deals:
        asked = [(step.right[0], list(step.then), step.right[0].split()[0]) for step in deal.steps]
        bag, before = ([text for _, text in spelled_out(texts)] for texts in (deal.bag, deal.before))
        text = record(lesson, Found([list(suns) for suns in deal.suns], bag, before, asked))
        assert convert(tomllib.loads(text)["deals"][0], OtherDeal) == deal


def test_the_documentation_names_every_field_and_place():
    page = (Path(__file__).parents[3] / "docs" / "lessons.md").read_text(encoding="utf-8")
    fields = {name for kind in (Lesson, OtherDeal, Step, Answer) for name in kind.__struct_fields__} - {"deal", "steps"}
    assert {name for name in fields | set(PLACES) if f"`{name}`" not in page and f"`{name} " not in page} == set()
