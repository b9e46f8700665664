"""Saved games come back as they were, and no file is believed that is not one (docs/save-format.md)."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ra_desktop.engine import Game, parse_action
from ra_desktop.storage import (
    COLOURS,
    DamagedFileError,
    ForeignFileError,
    NewerFormatError,
    Options,
    ReadError,
    RuleBreakError,
    SavedGame,
    SaveError,
    Seat,
    decode,
    encode,
    load_file,
    save_file,
)
from ra_desktop.storage.names import clean_name
from ra_desktop.storage.savefile import DEEPEST, MOST_ACTIONS, MOST_BYTES, describe, position_digest

from .games import as_file, content, put, random_game, saved_game, saved_games

if TYPE_CHECKING:
    from collections.abc import Callable

JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", max_size=3), inner, max_size=3),
    max_leaves=5,
)  # fmt: skip


def same_game(one: Game, other: Game) -> bool:
    return (
        (one.ruleset, one.players, one.bag, one.suns, one.plies, one.taken_back, one.take_backs) == (
            other.ruleset, other.players, other.bag, other.suns, other.plies, other.taken_back, other.take_backs)
        and (one.reshuffles, one.line_reshuffles) == (other.reshuffles, other.line_reshuffles)
        and one.state == other.state
    )  # fmt: skip


# --- there and back -----------------------------------------------------------------------------


@given(saved_games())
def test_a_game_comes_back_as_it_was(saved: SavedGame) -> None:
    back = decode(encode(saved))
    assert same_game(back.game, saved.game)
    assert (back.seats, back.options, back.started, back.extra) == (saved.seats, saved.options, saved.started, {})
    assert (back.handovers, back.goes_on_from) == (saved.handovers, saved.goes_on_from)
    assert back.occupants == saved.occupants
    assert encode(back) == encode(saved)


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("journey delta", True), ("day 2026-11-26", True), ("again 0123456789abcdef", True), ("", True),
        ("day x", False), ("day 2026-02-30", False), ("day 20261126", False), ("day ٢٠٢٦-11-26", False),
        ("day 2026-11-26\n", False), ("journey ../x", False), ("again ../x", False), ("journey", False),
        ("x" * 99, False),
    ],
)  # fmt: skip
def test_what_a_game_is_played_for_is_dropped_if_it_means_nothing_and_the_game_stays(written: str, kept: bool) -> None:
    saved = saved_game(5)
    back = decode(as_file(content(saved) | {"occasion": written}))
    assert back.occasion == (written if kept else "")
    assert same_game(back.game, saved.game)


def test_a_finished_game_can_be_looked_through() -> None:
    game = random_game("boat", 2, 3)
    assert game.state.is_over
    back = decode(encode(SavedGame(game, (Seat("A", "lapis"), Seat("B", "ochre"))))).game
    for ply in range(len(game.plies) + 1):
        assert back.position(ply) == game.position(ply)


@pytest.mark.parametrize("phase", ["side", "flip", "over"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_of_priests_comes_back_from_any_of_its_choices(players: int, phase: str) -> None:
    whole = random_game("priests", players, 3)
    ends = [ply for ply in range(len(whole.plies) + 1) if whole.position(ply).phase == phase]
    assert ends
    seats = tuple(Seat(f"Seat {number}", COLOURS[number]) for number in range(players))
    for most in (ends[0], ends[-1]):
        game = random_game("priests", players, 3, most)
        back = decode(encode(SavedGame(game, seats))).game
        assert same_game(back, game)
        assert (back.state.phase, back.state.pending) == (phase, game.state.pending)
        assert [back.state.display(seat) for seat in range(players)] == [
            game.state.display(seat) for seat in range(players)
        ]


@given(players=st.integers(2, 5), seed=st.integers(0, 10_000))
@settings(max_examples=2)
def test_a_game_of_priests_comes_back_from_every_one_of_its_positions(players: int, seed: int) -> None:
    game = random_game("priests", players, seed)
    seats = tuple(Seat(f"Seat {number}", COLOURS[number]) for number in range(players))
    end = len(game.plies)
    for ply in range(end, -1, -1):
        game.go_to(ply, seed)
        back = decode(encode(SavedGame(game, seats))).game
        assert same_game(back, game)
        assert back.state.legal_actions() == game.state.legal_actions()
        assert back.line == game.line


def test_a_game_of_priests_that_was_saved_once_is_read_as_it_was_left() -> None:
    """A file that is kept: no later change of rules, format or figures may take it from those who play it."""
    state = load_file(Path(__file__).parent / "files" / "priests-2.ra-game").game.state
    assert (state.ruleset, state.epoch, state.phase, state.current_player) == ("priests", 2, "flip", 0)
    assert (state.fame, state.ankhs) == ([10, 10, 12], [0, 0, 1])
    assert state.display(0) == {
        "farmer/fortress": 1, "merchant/market": 1, "granary/warrior": 1, "fortress/warrior": 1,
        "fortress/scribe": 1, "market/farmer": 1, "library/farmer": 1, "library/warrior": 1, "stone": 1, "priest": 1,
    }  # fmt: skip


def test_a_game_of_priests_is_saved_person_first() -> None:
    file = content(SavedGame(random_game("priests", 2, 3), (Seat("A", "lapis"), Seat("B", "ochre"))))
    assert (file["ruleset"], len(file["bag"])) == ("priests", 174)
    place = next(number for number, tile in enumerate(file["bag"]) if "/" in tile)
    person, building = file["bag"][place].split("/")
    file["bag"][place] = f"{building}/{person}"
    with pytest.raises(DamagedFileError) as caught:
        decode(as_file(file))
    assert caught.value.place == "bag"


def test_a_set_position_comes_back() -> None:
    game = Game("classic", 3, bag=["god", "nile", "ra"], suns=[[2, 16], [13], [4]])
    seats = (Seat("A", "lapis"), Seat("B", "ochre"), Seat("C", "amethyst"))
    assert same_game(decode(encode(SavedGame(game, seats))).game, game)


POSITION = "ra1 boat 2; epoch 3; ra 5; turn 1; track nile; centre 2; seat 0: fame 9, suns 9; seat 1: fame 4, suns 1"


def test_a_game_that_began_from_a_position_comes_back_and_does_not_count() -> None:
    game = Game.from_text(POSITION, seed=1)
    game.play(parse_action("draw"))
    saved = SavedGame(game, (Seat("A", "lapis"), Seat("B", "ochre")))
    back = decode(encode(saved)).game
    assert same_game(back, game)
    assert (back.start, back.is_dealt) == (POSITION, False)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"position": POSITION.replace("ra 5", "ra 6")}, "position, column 25"),
        ({"position": POSITION + "; discards nile"}, "bag"),
        ({"suns": [[8], [1]]}, "suns"),
        ({"bag": ["nile"]}, "bag"),
        ({"position": ""}, "suns"),
    ],
)
def test_a_position_that_does_not_fit_the_file_is_refused(change: dict[str, Any], place: str) -> None:
    file = content(SavedGame(Game.from_text(POSITION, seed=1), (Seat("A", "lapis"), Seat("B", "ochre"))))
    with pytest.raises(DamagedFileError) as caught:
        decode(as_file(file | change))
    assert caught.value.place == place


@pytest.mark.parametrize("sun", [0, 17, 999, 2**40])
def test_a_sun_that_the_rules_do_not_have_is_refused(sun: int) -> None:
    file = content(saved_game(0))
    file["suns"][0][0] = sun
    with pytest.raises(DamagedFileError, match="there is no sun") as caught:
        decode(as_file(file))
    assert caught.value.place == "suns"


def test_a_game_cannot_go_on_from_a_move_that_it_does_not_have() -> None:
    file = content(saved_game(20))
    file["goes_on_from"] = 20
    assert decode(as_file(file)).goes_on_from == 20
    file["goes_on_from"] = 21
    with pytest.raises(DamagedFileError) as caught:
        decode(as_file(file))
    assert (caught.value.place, caught.value.reason) == ("goes_on_from", "21 is out of order")
    file["take_backs"] = 1  # what was taken over may be taken back
    assert decode(as_file(file)).goes_on_from == 21


def test_the_file_is_laid_out_for_people() -> None:
    lines = encode(saved_game()).decode().splitlines()
    assert lines[:3] == ["{", '"format": "ra-desktop game",', '"version": 2,']
    assert '{"name":"Хуфу","colour":"ochre","bot":"expert","character":"patient"}' in lines[10]
    assert max(map(len, lines)) <= 110


FIRST_KEYS = {
    *("format", "version", "app", "started", "ruleset", "options", "seats", "suns", "bag", "actions", "reshuffles"),
    *("taken_back", "take_backs", "handovers", "goes_on_from", "digest"),
}
"""What 0.1.0 knows, and all that a plain game's file has."""


NEW_IN = {2: {"open_fame", "take_backs"}, 3: {"real_bag", "closed_bag", "position"}}
"""What each version of the format is the first to know, of what an earlier program must not ignore."""


@pytest.mark.parametrize("ruleset", ["classic", "boat", "priests"])
@pytest.mark.parametrize("used", ["", "position", *Options.__struct_fields__])
def test_the_oldest_format_that_can_hold_a_game_is_written(ruleset: str, used: str) -> None:
    version = next((version for version, names in NEW_IN.items() if used in names), 2)
    known = {name for since, names in NEW_IN.items() if since <= version for name in names} - {"position"}
    game, options = Game(ruleset, 3, 5), Options()
    if used == "position":
        game = Game.from_text(game.state.view(0).text())
    elif used:
        options = msgspec.structs.replace(options, **{used: not getattr(options, used)})
    options.put_on(game)
    file = content(SavedGame(game, (Seat("A", "lapis"), Seat("B", "ochre"), Seat("C", "amethyst")), options))
    assert (file["version"], set(file["options"])) == (version, known)
    assert set(file) == FIRST_KEYS | ({used} & {"position"})
    back = decode(as_file(file))
    assert (back.options, back.game.real_bag, back.game.state.is_bag_closed) == (
        options, options.real_bag, options.closed_bag,
    )  # fmt: skip


def test_a_byte_order_mark_and_other_line_ends_do_no_harm() -> None:
    data = encode(saved_game())
    assert same_game(decode(b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n")).game, decode(data).game)


def test_a_file_of_the_smallest_kind_is_enough() -> None:
    least = {key: value for key, value in content().items() if key not in ("app", "options", "started")}
    back = decode(as_file(least))
    assert (back.options.open_fame, back.options.take_backs, back.started) == (False, True, "")


@given(saved_games())
def test_writing_a_game_takes_no_notice_of_the_order_of_seats_in_the_engine(saved: SavedGame) -> None:
    assert [seat["name"] for seat in content(saved)["seats"]] == [seat.name for seat in saved.seats]


# --- what later versions may add -------------------------------------------------------------------


@given(st.dictionaries(st.text("xyz", min_size=1, max_size=3), JSON_VALUES), JSON_VALUES, JSON_VALUES)
def test_what_is_unknown_is_kept_and_written_again(top: dict[str, Any], option: Any, seat: Any) -> None:
    later = content()
    later |= top
    later["options"]["later-option"] = option
    later["seats"][1]["later-seat"] = seat
    back = decode(as_file(later))
    assert json.loads(encode(back)) == later


def test_what_is_unknown_never_hides_what_is_known() -> None:
    saved = saved_game()
    saved.extra = {"ruleset": "boat", "options": {"open_fame": False}, "seats": [{"name": "Other"}, 5], "x": 1}
    written = content(saved)
    assert (written["ruleset"], written["options"]["open_fame"]) == ("classic", True)
    assert (written["seats"][0]["name"], written["x"]) == ("You", 1)
    assert same_game(decode(as_file(written)).game, saved.game)


def test_what_is_unknown_is_left_out_before_a_file_becomes_too_large_to_be_read() -> None:
    later = content()
    later["later"] = {str(number): {} for number in range(20_000)}
    data = json.dumps(later, separators=(",", ":")).encode()
    room = MOST_BYTES - len(data)
    later["more"] = "x" * (room - 20)
    back = decode(json.dumps(later, separators=(",", ":")).encode())
    saved = saved_game()
    back.game = saved.game
    assert same_game(decode(encode(back)).game, saved.game)
    back.extra["much more"] = "x" * 1000
    assert decode(encode(back)).extra == {}


# --- names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("typed", "name"), [
    ("  Tiye ", "Tiye"), ("a\nb", "a b"), ("\u202eevil", "evil"), ("\ud800x", "x"), (" \t\u2028", ""),
    ("x" * 50, "x" * 40),
])  # fmt: skip
def test_a_name_is_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@given(st.text(st.characters()))
def test_a_cleaned_name_can_be_saved(typed: str) -> None:
    if name := clean_name(typed):
        saved = saved_game(0)
        saved.seats = (Seat(name, "lapis"), *saved.seats[1:])
        assert decode(encode(saved)).seats[0].name == name


# --- damaged files ------------------------------------------------------------------------------------


def drop(key: str) -> Callable[[dict[str, Any]], None]:
    return lambda file: file.pop(key)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (put("version", value="1"), "version"),
        (put("version", value=0), "version"),
        (put("version", value=True), "version"),
        (put("ruleset", value="chess"), "ruleset"),
        (put("ruleset", value=None), "ruleset"),
        (drop("ruleset"), "ruleset"),
        (put("options", value=[]), "options"),
        (put("options", "open_fame", value=1), "options.open_fame"),
        (put("started", value="yesterday"), "started"),
        (put("started", value="2" * 50), "started"),
        (put("seats", value=[]), "seats"),
        (put("seats", value=[{"name": "A", "colour": "lapis"}] * 2), "seats"),
        (put("seats", value=[{"name": "A", "colour": "lapis"}] * 11), "seats"),
        (put("seats", 1, value=None), "seats[1]"),
        (put("seats", 1, value={"name": "A"}), "seats[1].colour"),
        (put("seats", 1, "name", value=""), "seats[1].name"),
        (put("seats", 1, "name", value=" "), "seats[1].name"),
        (put("seats", 1, "name", value="a\nb"), "seats[1].name"),
        (put("seats", 1, "name", value="a\n"), "seats[1].name"),
        (put("seats", 1, "name", value="a\u202eb"), "seats[1].name"),
        (put("seats", 1, "name", value="x" * 41), "seats[1].name"),
        (put("seats", 1, "colour", value="pink"), "seats[1].colour"),
        (put("seats", 1, "colour", value="lapis"), "seats[1].colour"),
        (put("seats", 2, "bot", value=3), "seats[2].bot"),
        (put("suns", value=[[13], [12]]), "suns"),
        (put("suns", value=[[13], [12], [12]]), "suns"),
        (put("suns", 1, 0, value=1.5), "suns[1][0]"),
        (put("suns", 1, 0, value=1), "suns"),
        (put("bag", value="nile"), "bag"),
        (put("bag", 3, value="hippo"), "bag[3]"),
        (put("bag", value=["god"] * 9), "bag"),
        (put("bag", value=["nile"] * 1001), "bag"),
        (put("actions", value=["draw"] * (MOST_ACTIONS + 1)), "actions"),
        (put("actions", 41, value="dance"), "actions[41]"),
        (put("actions", 41, value="bid 007"), "actions[41]"),
        (put("actions", 41, value=None), "actions[41]"),
        (put("digest", value="sha256:0"), "digest"),
        (drop("digest"), "digest"),
    ],
)
def test_damage_is_named_with_its_place(change: Callable[[dict[str, Any]], None], place: str) -> None:
    file = content()
    change(file)
    with pytest.raises(DamagedFileError) as caught:
        decode(as_file(file))
    assert (caught.value.kind, caught.value.place) == ("damaged", place)
    assert caught.value.reason
    assert str(caught.value) == f"{place}: {caught.value.reason}"


def test_an_action_against_the_rules_is_named_with_its_place() -> None:
    saved = saved_game()
    number = next(n for n, action in enumerate(saved.game.actions) if action.word == "draw")
    file = content(saved)
    file["actions"][number] = "bid 13"
    with pytest.raises(RuleBreakError) as caught:
        decode(as_file(file))
    assert (caught.value.kind, caught.value.number, caught.value.place) == ("rules", number, f"actions[{number}]")
    assert "bid 13" in caught.value.reason


def test_a_game_that_ends_elsewhere_than_it_was_saved_is_noticed() -> None:
    """An exchange of two tiles that were never drawn is legal, and still another game."""
    file = content()
    different = next(n for n in range(-2, -180, -1) if file["bag"][n] != file["bag"][-1])
    file["bag"][-1], file["bag"][different] = file["bag"][different], file["bag"][-1]
    with pytest.raises(DamagedFileError) as caught:
        decode(as_file(file))
    assert caught.value.place == "digest"


def test_malformed_text_is_found_by_line_and_column() -> None:
    lines = encode(saved_game()).split(b"\n")
    lines[4] = b'"started": oops,'
    with pytest.raises(DamagedFileError) as caught:
        decode(b"\n".join(lines))
    assert (caught.value.reason, caught.value.place) == ("something in it is not valid", "line 5, column 12")
    with pytest.raises(DamagedFileError) as caught:
        decode(b"\n".join(lines[:4]))
    assert (caught.value.reason, caught.value.place) == (
        "something is missing",
        f"line 4, column {len(lines[3]) + 1}",
    )


@given(st.data())
def test_a_file_that_ends_too_early_is_damaged(data: st.DataObject) -> None:
    whole = encode(saved_game())
    cut = data.draw(st.integers(0, len(whole) - 3))
    with pytest.raises((DamagedFileError, ForeignFileError)) as caught:
        decode(whole[:cut])
    if cut > 30:
        assert caught.value.kind == "damaged"


@pytest.mark.parametrize("data", [b"", b" \n", b"\0" * 4096])
def test_an_empty_file_is_damaged(data: bytes) -> None:
    """A file of zeros is what some file systems leave after a power cut."""
    with pytest.raises(DamagedFileError, match="empty"):
        decode(data)


@pytest.mark.parametrize(
    "data",
    [
        b"{}",
        b"[]",
        b"null",
        b"NaN",
        b'{"format": "chess game", "version": 1}',
        b'{"format": ["ra-desktop game"]}',
        b"%PDF-1.7\n",
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        b"\xff\xfe{\0}\0",
        b"[" * 100_000,
        b"x" * (MOST_BYTES + 1),
    ],
)
def test_other_files_are_foreign(data: bytes) -> None:
    with pytest.raises(ForeignFileError) as caught:
        decode(data)
    assert caught.value.kind == "foreign"


def test_a_newer_format_is_told_apart_from_damage() -> None:
    with pytest.raises(NewerFormatError) as caught:
        decode(b'{"format": "ra-desktop game", "version": 99, "everything": "else"}')
    assert (caught.value.kind, caught.value.version) == ("newer", 99)


HEAD = b'{"format": "ra-desktop game", "version": 1, "x": '


@pytest.mark.parametrize(
    "data",
    [
        HEAD + b"[" * 200_000,
        HEAD + b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1) + b"}",
        HEAD + b'{"a":' * 10_000 + b"1" + b"}" * 10_000 + b"}",
        HEAD + b"9" * 100_000 + b"}",
        HEAD + b"1e999}",
        HEAD + b"[" + b"1.5e300," * 30_000 + b"0]}",
        HEAD + b"NaN}",
        HEAD + b"-Infinity}",
        HEAD + b'"\xff\xfe"}',
        HEAD + b'"\\ud800"}',
        HEAD + b'"' + b"x" * MOST_BYTES + b'"}',
        HEAD + b"1} {}",
    ],
)
def test_hostile_files_are_refused_at_once(data: bytes) -> None:
    start = time.process_time()
    with pytest.raises(DamagedFileError):
        decode(data)
    assert time.process_time() - start < 1


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_with_an_error_of_ours(data: bytes) -> None:
    with pytest.raises(SaveError):
        decode(data)
    with pytest.raises(SaveError):
        decode(HEAD + data)


@given(st.data())
def test_any_value_in_any_place_is_read_or_refused(data: st.DataObject) -> None:
    file = content(saved_game(30))
    key = data.draw(st.sampled_from(sorted(file)))
    value = data.draw(JSON_VALUES)
    if isinstance(file[key], list) and file[key] and data.draw(st.booleans()):
        file[key][data.draw(st.integers(0, len(file[key]) - 1))] = value
    else:
        file[key] = value
    try:
        back = decode(as_file(file))
    except SaveError:
        return
    assert decode(encode(back)).game.state == back.game.state


# --- the digest -------------------------------------------------------------------------------------------


def test_equal_positions_have_equal_digests_and_others_do_not() -> None:
    game, again = random_game("classic", 4, 5), random_game("classic", 4, 5)
    digests = [position_digest(game.position(ply)) for ply in range(len(game.plies) + 1)]
    assert digests == [position_digest(again.position(ply)) for ply in range(len(again.plies) + 1)]
    assert len(set(digests)) == len(digests)


def test_the_digest_is_the_one_in_the_documentation() -> None:
    """Computed from the description alone: a change would make every saved game look damaged."""
    state = Game("boat", 2, bag=["nile", "ra", "god"], suns=[[9, 6], [8, 7]]).state
    assert position_digest(state) == "sha256:e99a0b70dd1940af07d7b1ea928b68e0e9ceb4bc391a38867a79b1c2055178d5"


# --- files --------------------------------------------------------------------------------------------------


def test_a_file_can_be_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "игра.ra-game"
    saved = saved_game()
    save_file(path, saved)
    assert same_game(load_file(path).game, saved.game)


def test_a_missing_file_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ReadError) as caught:
        load_file(tmp_path / "no.ra-game")
    assert (caught.value.kind, caught.value.path) == ("read", tmp_path / "no.ra-game")
    assert caught.value.reason


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(ReadError):
        load_file(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a named pipe")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ReadError):
        load_file(tmp_path / "pipe")


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    with (tmp_path / "huge.ra-game").open("wb") as file:
        file.truncate(1 << 34)
    with pytest.raises(ForeignFileError):
        load_file(tmp_path / "huge.ra-game")


# --- the documentation --------------------------------------------------------------------------------------


def test_the_example_in_the_documentation_is_a_file_of_ours() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "save-format.md").read_text(encoding="utf-8")
    example = page.split("```json\n")[1].split("```")[0]
    back = decode(example.encode())
    assert [str(action) for action in back.game.actions] == ["draw", "draw", "bid 9", "pass"]
    assert encode(back).decode() == example


def test_the_documentation_lists_every_key() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "save-format.md").read_text(encoding="utf-8")
    for key in (*content(), *describe(saved_game().game.state)):
        assert f"`{key}`" in page, key
