"""Playing with friends elsewhere from the window: the page, the table, and what is said of who comes and goes."""

import os

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtNetwork import QHostAddress, QTcpServer
from PySide6.QtWidgets import QLabel, QPushButton

from ra_desktop.app.friends.joined import Joined
from ra_desktop.app.friends.proof import Invitation
from ra_desktop.app.opponents import fallback_level
from ra_desktop.app.session import Session
from ra_desktop.app.settings import SETTINGS, Settings
from ra_desktop.engine import Draw, Game, Invoke, Pass
from ra_desktop.storage import friends, paths
from ra_desktop.storage.friends import Person
from ra_desktop.storage.progress import Profile
from ra_desktop.storage.saved_game import COLOURS, Options, SavedGame, Seat
from ra_desktop.storage.savefile import load_file, save_file
from ra_desktop.ui.system import wires
from ra_desktop.ui.system.wires import Wire
from ra_desktop.ui.table.joined import HURRY
from ra_desktop.ui.words.players import level_label
from tests.app.friends.test_transcript import POSITION
from tests.app.friends.world import make_bot
from tests.engine.golden import late_game
from tests.sampling import sampled
from tests.ui.windows import window_of


@pytest.fixture
def window(qtbot, qapp, ra_home):
    settings = Settings()
    settings.speed = SETTINGS["speed"].choices[-1]
    made = window_of(qtbot, qapp, settings)
    made.show()
    yield made
    made.close()


class Friend:
    """A window elsewhere, without pixels."""

    def __init__(self, text: str, window: str = "b" * 32) -> None:
        invitation = Invitation.parse(text)
        self.session = Session(make_bot)
        self.endings = []
        self.joined = Joined(
            self.session,
            lambda: Wire.dial(invitation._replace(addresses=("127.0.0.1",))),
            invitation.secret,
            window,
            (Person("Bea", "lapis"),),
            parent=self.session,
        )
        self.joined.dealt.connect(self.joined.sit_down)
        self.joined.ended.connect(self.endings.append)
        self.joined.reach()

    def leave(self) -> None:
        self.joined.leave()
        self.session.shutdown()


@pytest.fixture
def invite(window, qtbot):
    """Opens a table for a game near its end, and seats a friend there."""
    guests = []

    def invited(*, aids: bool = True) -> Friend:
        window.session.start_from(
            Game.from_text(POSITION, 1), tuple(Seat(f"P{at}", COLOURS[at]) for at in (0, 1)), Options()
        )
        window.parts.friends.show()
        page = window.parts.friends.page
        page.name.setText("Ann")
        page.begun.setChecked(True)
        page.aids.setChecked(aids)
        page.host.click()
        qtbot.waitUntil(lambda: window.parts.friends.joined.phase == "gathering")
        page.copy.click()
        guests.append(Friend(QGuiApplication.clipboard().text()))
        qtbot.waitUntil(lambda: guests[-1].joined.phase == "gathering")
        return guests[-1]

    yield invited
    for guest in guests:
        guest.leave()


def play(window, *joined):
    """Whoever may choose does."""
    for one in joined:
        session = one._session
        if one.is_here and session.person_to_move is not None:
            one.choose(session.state.legal_actions()[0])
    return all(one.phase == "over" and not one.behind for one in joined)


def test_the_window_hosts_and_a_friend_plays_with_it(window, invite, qtbot):
    friend, actions = invite(), window.parts.friends
    assert not actions.page.start.isHidden()
    actions.page.start.click()
    qtbot.waitUntil(lambda: window.session.is_joined and friend.session.is_joined)
    assert window.parts.table.modes.current is actions.mode
    assert window.pages.shown == "table"
    assert [seat.name for seat in window.session.seats] == ["Ann", "Bea"]
    assert window.parts.table.players.persons() == [0]
    for name in ("save", "undo", "rematch", "review"):
        assert not window.commands[name].isEnabled()
    qtbot.waitUntil(lambda: play(window, actions.joined, friend.joined), timeout=30_000)
    assert friend.session.game.plies == window.session.game.plies
    actions.show()
    assert actions.page.start.text() == "Play another game"


@pytest.mark.parametrize("aids", [False, True])
def test_the_host_says_whether_there_are_hints_and_prices_for_all(window, invite, qtbot, aids):
    friend, actions = invite(aids=aids), window.parts.friends
    actions.page.start.click()
    qtbot.waitUntil(lambda: window.session.is_joined and friend.session.is_joined)
    assert friend.session.is_aided == window.parts.table.players.are_aided() == aids
    assert ("The host has turned hints off" in window.commands["hint"].toolTip()) != aids
    assert not window.commands["coach"].isEnabled()


def test_the_page_shows_who_sits_where_and_which_seats_are_free(window, qtbot):
    actions = window.parts.friends
    actions.show()
    page = actions.page
    page.name.setText("Ann")
    page.host.click()
    qtbot.waitUntil(lambda: actions.joined.phase == "gathering")
    guest = Friend(actions._invitation)
    qtbot.waitUntil(lambda: [chair.friend for chair in actions.joined.chairs] == [True, True, False])

    def shown():
        labels = page._seats.findChildren(QLabel)
        return [(face.accessibleName(), text.text()) for face, text in zip(labels[::2], labels[1::2], strict=True)]

    bot, level = actions.joined.chairs[2].name, level_label(fallback_level())
    qtbot.waitUntil(lambda: shown()[2:] == [("Malachite", f"{bot}: {level}, until someone joins")])
    assert [text for _, text in shown()[:2]] == ["Ann (you)", "Bea"]
    actions.start()
    qtbot.waitUntil(lambda: actions.joined.phase == "playing")
    assert shown()[2] == ("Malachite", f"{bot}: {level}")
    guest.leave()


def test_who_goes_and_comes_back_is_said_and_a_bot_stands_in(window, invite, qtbot):
    friend, actions = invite(), window.parts.friends
    actions.page.start.click()
    qtbot.waitUntil(lambda: friend.session.is_joined)
    friend.joined._channel._pipe.close()
    friend.joined._again.stop()
    friend.joined._hang_up()
    qtbot.waitUntil(lambda: window.parts.notices.text == "Bea has lost the connection.")
    actions.show()
    (button,) = actions.page._seats.findChildren(QPushButton)
    button.setFocus()
    button.click()
    qtbot.waitUntil(actions.page.copy.hasFocus)
    assert actions.host.saved.occupants[1].bot is not None
    friend.joined.reach()
    qtbot.waitUntil(lambda: window.parts.notices.text == "Bea is back.")
    assert actions.host.saved.occupants[1].bot is None


def test_who_comes_hears_who_is_there_and_all_hear_of_those_who_come_late_go_and_are_replaced(window, qtbot, qapp):
    actions, second, heard = window.parts.friends, window_of(qtbot, qapp, window.parts.settings), ([], [])
    second.show()
    guest = second.parts.friends
    for one, sentences in zip((window, second), heard, strict=True):
        one.parts.notices.announced.connect(sentences.append)
        one.parts.friends.show()
    actions.page.name.setText("Ann")
    actions.page.players.setCurrentIndex(actions.page.players.findData(4))
    actions.page.host.click()
    qtbot.waitUntil(lambda: actions.joined.phase == "gathering")
    friend = Friend(actions._invitation)
    qtbot.waitUntil(lambda: heard[0] == ["Bea has joined the table."])
    actions.start()
    guest.page.name.setText("Cem")
    guest.join(actions._invitation)
    qtbot.waitUntil(lambda: heard[1] == ["You’re at the table with Ann and Bea."])
    qtbot.waitUntil(lambda: heard[0][1:] == ["Cem has joined the table."])
    friend.leave()
    qtbot.waitUntil(lambda: "Bea has lost the connection." in heard[0] and "Bea has lost the connection." in heard[1])
    actions._stand_in(1)
    qtbot.waitUntil(lambda: heard[1][2:] == ["Bea is away, and a bot is standing in."])
    (channel,) = (actions.host.channels[one.id] for one in actions.host.windows if one.people[0].name == "Cem")
    channel.fail("gone")
    qtbot.waitUntil(lambda: len(heard[1]) == 5, timeout=10_000)
    assert heard[1][3:] == [
        "The connection was lost. Ra Desktop is trying to reconnect.",
        "You’re at the table with Ann. Bea is away, and a bot is standing in.",
    ]
    qtbot.waitUntil(lambda: heard[0][-1] == "Cem is back.")
    assert len(set(heard[0])) == len(heard[0]) == 6
    second.close()


def test_what_is_selected_stays_and_nothing_is_said_twice_when_a_friend_goes_and_comes_back(window, invite, qtbot):
    friend, actions, heard = invite(), window.parts.friends, []
    window.parts.table.speaker.spoken.connect(heard.append)
    actions.page.start.click()
    qtbot.waitUntil(lambda: friend.session.is_joined and window.session.is_joined)
    qtbot.waitUntil(lambda: play(window, friend.joined) or (window.session.person_to_move == 0 and len(heard) == 1))
    choices = window.parts.choices
    choices.select(choices.actions[-1])
    count = len(heard)
    for stands_in in (False, True):
        friend.joined._again.stop()
        friend.joined._hang_up()
        qtbot.waitUntil(lambda: heard[-1] == "Bea has lost the connection.")
        if stands_in:
            actions._stand_in(1)
        friend.joined.reach()
        qtbot.waitUntil(lambda: heard[-1] == "Bea is back.")
        assert stands_in or choices.selected == choices.actions[-1]
    assert choices.actions
    assert heard[count:] == [
        "Bea has lost the connection.",
        "Bea is back.",
        "Bea has lost the connection.",
        "Bea is away, and a bot is standing in.",
        "Bea is back.",
    ]


def test_everyone_sees_the_rules_and_the_time_that_the_host_has_chosen(window, qtbot):
    actions = window.parts.friends
    actions.show()
    page = actions.page
    page.name.setText("Ann")
    page.open_fame.setChecked(True)
    page.closed_bag.setChecked(True)
    page.aids.setChecked(False)
    page.time.setCurrentIndex(page.time.findData(30))
    page.address.setText("../else")  # left from another table
    page.host.click()
    qtbot.waitUntil(lambda: actions.joined.phase == "gathering")
    own = Invitation.parse(actions._invitation)
    page.address.setText("../etc")
    page.address.editingFinished.emit()
    assert window.parts.notices.text == "That isn’t an address."
    assert Invitation.parse(actions._invitation) == own
    page.address.setText("203.0.113.7")
    page.address.editingFinished.emit()
    page.copy.click()
    assert Invitation.parse(QGuiApplication.clipboard().text()).addresses == ("203.0.113.7", *own.addresses)[:4]
    guest = Friend(page.written.text())
    qtbot.waitUntil(lambda: window.parts.notices.text == "Bea has joined the table.")
    assert page._terms.text() == (
        "Ra – Classic · Open fame: everyone can see it · Closed bag · No hints · 30 seconds for each move"
    )
    page.start.click()
    qtbot.waitUntil(lambda: guest.session.is_joined)
    assert guest.session.options == Options(open_fame=True, take_backs=False, closed_bag=True)
    assert guest.session.state.is_bag_closed
    assert guest.joined.seconds == 30
    guest.leave()


def test_a_person_hears_that_the_time_is_nearly_over_and_that_it_is(window, invite, qtbot):
    friend, actions = invite(), window.parts.friends
    actions.host.seconds = HURRY + 1
    actions.page.start.click()
    qtbot.waitUntil(lambda: window.session.is_joined and friend.session.is_joined)
    qtbot.waitUntil(lambda: play(window, friend.joined) or window.session.person_to_move == 0)
    qtbot.waitUntil(lambda: window.parts.notices.text == "Ten seconds left.")
    ply = len(window.session.game.plies)
    actions.host._on_late()
    qtbot.waitUntil(lambda: window.parts.notices.text == "Time’s up: a bot has made your move.")
    qtbot.waitUntil(lambda: len(window.session.game.plies) > ply)


def test_of_a_time_that_is_short_from_the_start_nothing_is_said(window, invite, qtbot):
    friend, actions = invite(), window.parts.friends
    hurried: list[int] = []
    actions.mode.hurried.connect(lambda: hurried.append(1))
    actions.host.seconds = HURRY - 1
    actions.page.start.click()
    qtbot.waitUntil(lambda: window.session.is_joined and friend.session.is_joined)
    qtbot.waitUntil(lambda: play(window, friend.joined) or actions.host._shown is not None)
    qtbot.wait(20)
    assert (window.session.person_to_move, hurried) == (0, [])


def test_of_two_windows_on_one_home_one_hosts_while_the_other_one_plays(window, qtbot, qapp):
    path, second = paths.player_dir() / friends.JOINED_NAME, window_of(qtbot, qapp, Settings())
    second.show()
    host, other = window.parts.friends, second.parts.friends
    host.show()
    host.page.name.setText("Ann")
    host.page.host.click()
    qtbot.waitUntil(lambda: host.joined.phase == "gathering")
    host.start()
    host.page.copy.click()
    for actions in (other, other):  # also after the window was closed
        actions.show()
        assert actions.page.resume.isHidden() != path.exists()
        actions.page.name.setText("Bea")
        actions.page.host.click()
        assert second.parts.notices.text == "You already have a table open in another Ra Desktop window."
        actions.join(actions.page.invitation.text())
        qtbot.waitUntil(lambda: second.session.is_joined and other.joined.is_connected)
        assert [chair.friend for chair in host.host.chairs()] == [True, True, False]
        actions.step_out()
    host.leave()
    assert path.exists()
    second.close()


def test_a_guest_finds_the_table_again_in_the_game_after_the_first_one_too(window, invite, qtbot, qapp):
    invite().leave()
    actions, second = window.parts.friends, window_of(qtbot, qapp, window.parts.settings)
    second.show()
    guest, path = second.parts.friends, paths.player_dir() / friends.JOINED_NAME
    qtbot.waitUntil(lambda: [chair.friend for chair in actions.joined.chairs] == [True, False])
    guest.show()
    guest.page.name.setText("Bea")
    guest.join(actions._invitation)
    qtbot.waitUntil(lambda: [chair.friend for chair in actions.joined.chairs] == [True, True])
    actions.start()
    qtbot.waitUntil(lambda: play(window, actions.joined, guest.joined), timeout=30_000)
    assert not path.exists()
    actions.start()
    qtbot.waitUntil(lambda: guest.joined.phase == "playing")
    assert friends.read(path, friends.JoinedTable) == guest._place
    second.close()


def test_a_table_that_ends_leaves_the_game_to_everyone(window, invite, qtbot):
    friend, actions = invite(), window.parts.friends
    own = window.session.game
    actions.page.start.click()
    qtbot.waitUntil(lambda: friend.session.is_joined)
    qtbot.waitUntil(lambda: play(window, actions.joined, friend.joined) or len(friend.session.game.plies) > 1)
    actions.show()
    actions.page.leave.click()
    qtbot.waitUntil(lambda: friend.endings == ["closed"])
    assert window.session.game is own
    assert not window.session.is_joined
    assert actions.host is actions.joined is None
    assert len(list(paths.unfinished_dir().iterdir())) == 1
    assert not (paths.data_dir() / friends.HOSTED_NAME).exists()


@pytest.mark.parametrize("leaver", sampled([
    ("the host",), ("the guest",), ("the guest's program",), ("the host's program",),
], 2))  # fmt: skip
def test_who_leaves_at_a_bid_of_an_auction_loses_nothing(window, invite, qtbot, qapp, leaver):
    invite().leave()
    actions, second = window.parts.friends, window_of(qtbot, qapp, window.parts.settings)
    second.show()
    qtbot.waitUntil(lambda: [chair.friend for chair in actions.joined.chairs] == [True, False])
    guest = second.parts.friends
    guest.show()
    guest.page.name.setText("Bea")
    guest.join(actions._invitation)
    qtbot.waitUntil(lambda: [chair.friend for chair in actions.joined.chairs] == [True, True])
    actions.start()
    qtbot.waitUntil(lambda: window.session.is_joined and second.session.person_to_move == 1)
    guest.joined.choose(Draw() if "guest" in leaver else Invoke())
    qtbot.waitUntil(lambda: window.session.person_to_move == 0)
    if "guest" in leaver:
        actions.joined.choose(Invoke())
        qtbot.waitUntil(lambda: second.session.person_to_move == 1 and second.session.state.auction is not None)
    gone, other = (actions, second) if "host" in leaver else (guest, window)
    plies, sentence = (
        actions.host.saved.game.plies[:],
        {
            "the host": "The host has closed the table. You’ll find the game among the saved games.",
            "the host's program": "The connection was lost. Ra Desktop is trying to reconnect.",
        }.get(leaver, "Bea has lost the connection."),
    )
    if "program" in leaver:
        gone.step_out()
    else:
        gone.leave()
    notices = other.parts.notices
    qtbot.waitUntil(lambda: sentence in (notices.text, notices._warning and notices._warning.words.text()))
    if leaver == "the host":
        kept = [load_file(path) for path in paths.unfinished_dir().iterdir()]
        assert [saved.game.plies for saved in kept] == [plies, plies]
        assert all(seat.is_person for saved in kept for seat in saved.seats)
    else:
        gone.resume()
        session, joined = gone._parts.session, gone.joined
        qtbot.waitUntil(lambda: joined.is_here and joined.is_connected and not joined.holds, timeout=10_000)
        assert session.game.plies == plies
        assert session.state.auction is not None
        assert joined.choose(Pass())
        ends = [one.parts.friends.joined for one in (window, second)]
        qtbot.waitUntil(lambda: all(len(one.saved.game.plies) > len(plies) for one in ends), timeout=20_000)
    second.close()


@pytest.mark.parametrize("is_taken", [False, True])
def test_a_window_that_was_closed_finds_its_table_and_the_friends_come_back(
    window, invite, qtbot, monkeypatch, is_taken
):
    monkeypatch.setattr(wires, "neighbourhoods", lambda: [QHostAddress("127.0.0.1")])
    friend, actions = invite(), window.parts.friends
    actions.page.start.click()
    qtbot.waitUntil(lambda: friend.session.is_joined)
    invitation = actions._invitation
    actions.close()
    actions.joined = actions.host = actions._ear = None
    window.session.dismiss_guest()
    other = QTcpServer(window)  # another program
    other.newConnection.connect(lambda: other.nextPendingConnection().abort())
    assert not is_taken or other.listen(QHostAddress.SpecialAddress.Any, Invitation.parse(invitation).port)
    actions.show()
    assert not actions.page.resume.isHidden()
    window.pages.show_start()
    assert (window.start.main, window.start.main.line) == (window.start.resume, "Play with friends")
    window.start.main.click()
    qtbot.waitUntil(lambda: actions.joined.is_connected and window.session.is_joined)
    assert (actions._invitation != invitation) == is_taken
    warnings = [bar.words.text() for bar in (window.parts.notices._warning,) if bar is not None]
    assert any("Send the new one" in warning for warning in warnings) == is_taken
    qtbot.waitUntil(
        lambda: friend.joined.is_connected and not any(c.away for c in actions.joined.chairs), timeout=10_000
    )


def test_continue_goes_to_what_was_played_last(window):
    table = friends.JoinedTable(
        "ra-table 192.0.2.7 41234 aaaqeayeaudaocajbifqydiob4", "f" * 32, (Person("Ann", "ochre"),)
    )
    friends.write(path := paths.player_dir() / friends.JOINED_NAME, table)
    window.session.start(Settings().setup)
    lines = []
    for seconds in (60, -60):
        moment = window.session.autosave.path.stat().st_mtime + seconds
        os.utime(path, (moment, moment))
        window.pages.show_start()
        lines.append(window.start.resume.line)
    assert lines[0] == "Play with friends"
    assert lines[1].startswith("Ra – Classic")


def test_the_cards_lie_in_the_middle_of_a_wide_window(window, qtbot):
    window.parts.friends.show()
    page = window.parts.friends.page
    window.resize(2560, 1080)
    qtbot.waitUntil(lambda: page.width() == 2560)
    qtbot.wait(1)
    places = [QRect(frame.mapTo(page, QPoint()), frame.size()) for frame, _ in page._cards if frame.isVisible()]
    left, right = min(place.left() for place in places), max(place.right() for place in places)
    assert abs(left - (page.width() - right)) < 30


def test_the_smallest_window_shows_all_that_a_table_needs(window, qtbot):
    window.parts.friends.show()
    page = window.parts.friends.page
    page.begun.show()
    window.resize(960, 660)
    qtbot.waitUntil(lambda: page.width() == 960)
    qtbot.wait(1)
    assert page._scroll.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("text", ["", "hello", "ra-table 192.0.2.7"])
def test_what_is_no_invitation_is_said_to_be_none(window, text):
    window.parts.friends.show()
    window.parts.friends.join(text)
    assert window.parts.notices.text.startswith("That isn’t an invitation")


def test_a_table_whose_invitation_is_damaged_is_not_offered(window):
    friends.write(
        paths.data_dir() / friends.JOINED_NAME, friends.JoinedTable("hello", "a" * 32, (Person("A", "lapis"),))
    )
    window.parts.friends.show()
    assert window.parts.friends.page.resume.isHidden()


@pytest.mark.parametrize("damaged", [True, False])
def test_the_game_of_a_table_of_which_nothing_can_be_read_is_parked(window, damaged):
    saved = SavedGame(late_game("classic", 3, 30), tuple(map(Seat, "ABC", COLOURS)), Options(take_backs=False))
    folder = paths.data_dir()
    save_file(folder / friends.GAME_NAME, saved)
    friends.write(folder / friends.HOSTED_NAME, friends.HostedTable("0" * 32, "1" * 32, has_begun=True))
    if damaged:
        (folder / friends.HOSTED_NAME).write_bytes(b"{")
    window.pages.show_start()
    assert (folder / friends.GAME_NAME).exists() != damaged
    assert len(list(folder.glob("games/unfinished/*"))) == damaged


def test_a_game_whose_table_cannot_be_opened_is_parked_and_that_is_said_once(window, invite, qtbot):
    friend, actions = invite(), window.parts.friends
    actions.page.start.click()
    qtbot.waitUntil(lambda: friend.session.is_joined)
    qtbot.waitUntil(lambda: play(window, actions.joined, friend.joined) or len(friend.session.game.plies) > 1)
    actions.close()
    actions.joined = actions.host = actions._ear = None
    window.session.dismiss_guest()
    path = paths.data_dir() / friends.HOSTED_NAME
    kept = friends.read(path, friends.HostedTable)
    friends.write(path, replace(kept, own="e" * 32))
    actions.show()
    actions.page.resume.click()
    assert window.parts.notices.text == "That table can’t be opened any more."
    assert actions.page.resume.isHidden()
    assert len(list(paths.unfinished_dir().iterdir())) == 1


def test_who_waits_for_a_game_is_told_that_the_host_has_closed_the_window(window, invite, qtbot):
    friend = invite()
    window.close()
    qtbot.waitUntil(lambda: friend.endings == ["closed"])
    assert not (paths.data_dir() / friends.HOSTED_NAME).exists()


@pytest.mark.parametrize("who", ["guest", "2"])
def test_a_table_is_that_of_the_player_who_sits_there(window, invite, qtbot, who):
    friend, actions = invite(), window.parts.friends
    actions.page.start.click()
    qtbot.waitUntil(lambda: friend.session.is_joined)
    ear, players = actions._ear, window.parts.players
    if who != "guest":
        assert players.add(Profile("", name="Bob")).id == who
    window.parts.player.switch(who)
    actions.show()
    assert (actions.host, actions.joined, ear.port) == (None, None, 0)
    assert actions.page.resume.isHidden()
    window.parts.player.switch("")
    actions.show()
    actions.page.resume.click()
    qtbot.waitUntil(lambda: actions.joined.is_connected and window.session.is_joined)


def test_a_host_whose_own_seat_is_gone_listens_no_longer(window, invite, qtbot):
    friend, actions = invite(), window.parts.friends
    ear = actions._ear
    actions.joined._give_up("wrong")
    assert (actions.host, ear.port) == (None, 0)
    qtbot.waitUntil(lambda: friend.endings == ["closed"])


def test_a_name_is_asked_for(window):
    window.parts.friends.show()
    window.parts.friends.page.host.click()
    assert window.parts.friends.host is None
    assert window.parts.notices.text.startswith("Enter your name first")


def test_enter_joins_and_what_was_typed_stays_after_a_refusal(window, qtbot, monkeypatch):
    tables, actions = [], window.parts.friends
    monkeypatch.setattr(actions, "_reach", tables.append)
    actions.show()
    assert window.focusWidget() is actions.page.name
    actions.page.name.setText("Ann")
    actions.page.invitation.setFocus()
    actions.page.invitation.setText(text := "ra-table 192.0.2.7 41234 aaaqeayeaudaocajbifqydiob4")
    qtbot.keyClick(actions.page.invitation, Qt.Key.Key_Return)
    assert len(tables) == 1
    QGuiApplication.clipboard().clear()
    actions.show()
    assert (actions.page.name.text(), actions.page.invitation.text()) == ("Ann", text)


@pytest.mark.parametrize("place", ["192.0.2.7 41234", "192.0.2.8 5000"])
def test_an_invitation_to_the_same_table_leads_to_the_same_seat(window, monkeypatch, place):
    text, tables = "ra-table 192.0.2.7 41234 aaaqeayeaudaocajbifqydiob4", []
    monkeypatch.setattr(window.parts.friends, "_reach", tables.append)
    window.parts.friends.show()
    window.parts.friends.page.name.setText("Ann")
    window.parts.friends.join(text)
    friends.write(paths.data_dir() / friends.JOINED_NAME, tables[0])
    window.parts.friends.show()
    assert window.parts.friends.page.name.text() == "Ann"
    window.parts.friends.join(text := text.replace("192.0.2.7 41234", place))
    assert tables[1] == replace(tables[0], invitation=text)


def test_the_invitation_on_the_clipboard_is_filled_in(window):
    text = "ra-table 192.0.2.7 41234 aaaqeayeaudaocajbifqydiob4"
    QGuiApplication.clipboard().setText(f"Come: {text}")
    window.parts.friends.show()
    assert window.parts.friends.page.invitation.text() == text
