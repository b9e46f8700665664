"""Every command of the program, a row each: to add one is to add a row here.

A row's first line is what people see: its id, menu, key and text. The second is what it does, and when. The menus, the
shortcuts and the dialog of keys are made from the rows. A command for a move is enabled if the engine offers the move.
Switches for settings are in :mod:`.settings`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

from ra_desktop.ai.neural import compiled
from ra_desktop.app.settings import SETTINGS
from ra_desktop.engine import RULESETS, Action, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.languages import translatable
from ra_desktop.ui.table.aside_card import account_in
from ra_desktop.ui.words.players import without_networks
from ra_desktop.ui.words.reasons import action_label

from .command import Command, Entry, Submenu, switch

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ui.table.turn import Until
    from ra_desktop.ui.words.speech import Question

    from .context import Context


_Key = QKeySequence.StandardKey


Mode = Literal["page", "game", "replay", "lesson", "asking", "puzzle", "setting up", "friends"]
"""A page other than the table, or what the table is used for; `asking` while the card of a lesson asks."""


def mode_of(context: Context) -> Mode:
    """Return what is shown now."""
    if not context.is_playing:
        return "page"
    if context.table.replay.is_on:
        return "replay"
    if context.lessons.is_on:
        return "asking" if context.lessons.runner.is_asking else "lesson"
    if context.session.is_joined:
        return "friends"
    return (
        "puzzle"
        if context.puzzles.is_on or context.drill.is_on
        else "setting up"
        if context.setting_up.is_on
        else "game"
    )


def _in(*modes: Mode) -> Callable[[Context], bool]:
    """Whether one of these `modes` is on."""
    return lambda context: mode_of(context) in modes


_playing = _in("game", "replay", "lesson", "asking", "puzzle", "setting up", "friends")
_at_game = _in("game")
_moving = _in("game", "lesson", "friends")
"""Something may be happening on the table."""
_with_friends = _in("game", "replay", "friends")


def _in_game(context: Context) -> bool:
    """Whether a game of this window is on the table, and not one with friends elsewhere."""
    return mode_of(context) in ("game", "replay") and not context.session.is_joined


_in_lesson = _in("lesson", "asking")
_in_puzzle = _in("puzzle")
_replaying = _in("replay")


def _instead(does: Callable[[Context], object]) -> Callable[[Context], object]:
    """Leave the lesson or puzzle that is on, if there is one, before doing something else."""

    def do(context: Context) -> None:
        context.leave()
        does(context)

    return do


def _set_up(context: Context) -> None:
    """Set up a position, from a lesson or puzzle, too: it is left."""
    context.lessons.leave()
    context.puzzles.leave()
    context.drill.leave()
    context.setting_up.start()


def _leave_puzzle(context: Context) -> None:
    context.puzzles.exercise.leave()
    context.drill.drill.leave()


def _has_past(context: Context) -> bool:
    game = context.session.game
    return _with_friends(context) and game is not None and bool(game.plies)


def _offers(*kinds: type[Action]) -> Callable[[Context], bool]:
    """Whether the person to move can choose an action of one of these classes."""
    return lambda context: context.is_playing and any(context.choices.of_type(kind) for kind in kinds)


def _choose(kind: type[Action], number: int = 0) -> Callable[[Context], object]:
    """Choose the action of this class with that `number` among the offered ones, as a click on it would."""

    def choose(context: Context) -> None:
        offered = context.choices.of_type(kind)
        if number < len(offered):
            context.choices.click(offered[number])

    return choose


def _played_with(tile: str) -> Callable[[Context], bool]:
    """Whether the current game, or else the first of all, has this tile."""

    def has(context: Context) -> bool:
        game = context.session.game
        rules = RULESETS[game.ruleset if game is not None else "classic"].rules
        return tile in rules.tiles.codes

    return has


def _side(number: int) -> Callable[[Context], str]:
    """Return the text of the command that chooses that side of the drawn tile."""

    def text(context: Context) -> str:
        sides = context.choices.of_type(ShowSide)
        if context.session.game is None or number >= len(sides):
            return ""
        return action_label(sides[number], context.session.game.ruleset)

    return text


def _select_flip(context: Context) -> None:
    """Select a flip, for the arrow keys and Enter."""
    if not isinstance(context.choices.selected, Flip):
        context.choices.step(1, (Flip,))


def _show_account(context: Context) -> None:
    """Show the account on the card shown, or hide it."""
    for box in account_in(context.window):
        box.toggle()


def _why_no_undo(context: Context) -> str:
    if context.session.game is None or context.session.options.take_backs:
        return ""
    return _tr("Commands", "Take-backs aren’t allowed in this game")


def _why_no_hint(context: Context) -> str:
    if not compiled.is_there():
        return without_networks()
    if context.session.is_joined and not context.session.is_aided:
        return _tr("FriendsPage", "The host has turned hints off")
    return "" if context.settings.hints else _tr("Commands", "Hints are turned off in the preferences")


def _may_review(context: Context) -> bool:
    """Whether the game may be reviewed: while it lasts, only where hints are allowed."""
    return (
        _has_past(context)
        and _in_game(context)
        and compiled.is_there()
        and (context.session.state.is_over or context.settings.hints)
    )


def _why_no_review(context: Context) -> str:
    return "" if not _has_past(context) or context.session.is_joined or _may_review(context) else _why_no_hint(context)


def _why_no_side_panel(context: Context) -> str:
    return "" if context.side.has_room else _tr("Commands", "The window is too narrow for the side panel")


def _switch_full_screen(context: Context) -> None:
    """Switch full screen on or off, restoring the previous state."""
    window = context.window
    full = not window.isFullScreen()
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
    if full != window.isFullScreen():
        window.showFullScreen() if full else window.showNormal()


def _change_speed(context: Context) -> None:
    """Set the next faster speed; after the fastest comes the slowest."""
    speeds = SETTINGS["speed"].choices
    context.settings.speed = speeds[(speeds.index(context.settings.speed) + 1) % len(speeds)]


def _step_speed(by: int) -> Callable[[Context], object]:
    """Set the speed that is `by` steps faster."""

    def step(context: Context) -> None:
        speeds = SETTINGS["speed"].choices
        at = speeds.index(context.settings.speed) + by
        context.settings.speed = speeds[max(0, min(at, len(speeds) - 1))]

    return step


def _watching(context: Context) -> bool:
    """Whether bots play on all seats."""
    return _playing(context) and not context.table.players.persons()


def _question(question: Question, text: str, *keys: str) -> Command[Context]:
    """Return the command that asks `question`; they are in a submenu of Help."""
    return Command(
        f"ask_{question}", "ask/questions", keys, text, lambda context: context.table.asking.ask(question), on=_playing
    )


def _until(until: Until, number: int, text: str, key: str = "") -> Command[Context]:
    """Return a command of the submenu *Draw until…* of *Move*."""
    return Command(
        f"draw_until_{until}{number or ''}", "draw_until/until", key, text,
        lambda context: context.table.turn.draw_on.begin(until, number),
        on=lambda context: _at_game(context) and context.table.turn.draw_on.can_begin,
    )  # fmt: skip


_UNTIL: Final = (
    _until("ra", 0, translatable("Commands", "Draw until a &Ra tile comes"), "Shift+D"),
    _until("disaster", 0, translatable("Commands", "Draw until a &disaster comes")),
    _until("tiles", 4, translatable("Commands", "Draw until there are &4 tiles")),
    _until("tiles", 6, translatable("Commands", "Draw until there are &6 tiles")),
    _until("worth", 5, translatable("Commands", "Draw until the lot scores &5")),
    _until("worth", 10, translatable("Commands", "Draw until the lot scores &10")),
)
"""For a person who alone has suns left; a Ra tile ends each of them, and a disaster all but the first."""

_GAME: Final[tuple[Entry[Context], ...]] = (
    Command("new_game", "game/start", _Key.New, translatable("Commands", "&New game…"),
        _instead(lambda context: context.games.new_game())),
    Command("quick_game", "game/start", "Ctrl+G", translatable("Commands", "Quic&k game"),
        _instead(lambda context: context.games.quick_game())),
    Command("rematch", "game/start", "Ctrl+R", translatable("Commands", "Re&match"),
        lambda context: context.games.rematch(), on=_in_game),
    Command("play_again", "game/start", "", translatable("Commands", "Play this &deal again…"),
        lambda context: context.journey.play_again(),
        on=lambda context: _in_game(context) and context.session.state.is_over),
    Command("journey", "game/start", "Ctrl+J", translatable("Commands", "&Journey and deal of the day"),
        _instead(lambda context: context.journey.show_journey())),
    Command("friends", "game/start", "", translatable("Commands", "Play with &friends…"),
        _instead(lambda context: context.friends.show())),
    Command("open", "game/start", _Key.Open, translatable("Commands", "&Open…"),
        _instead(lambda context: context.files.open_file())),
    Submenu("open_recent", "game/start", translatable("Commands", "Open &recent"),
        lambda context, menu: context.recent.fill(menu)),
    Command("save", "game/save", _Key.Save, translatable("Commands", "&Save"),
        lambda context: context.files.save(), on=_in_game),
    Command("save_as", "game/save", "Ctrl+Shift+S", translatable("Commands", "Save &as…"),
        lambda context: context.files.save_as(), on=_in_game),
    Submenu("positions", "game/position", translatable("Commands", "&Positions"),
        commands=("copy_position", "copy_result", "paste_position", "set_up")),
    Command("copy_position", "game/position", "Ctrl+Shift+C", translatable("Commands", "&Copy position"),
        lambda context: context.positions.copy(), on=_playing),
    Command("copy_result", "game/position", "Ctrl+C", translatable("Commands", "Copy the result"),
        lambda context: context.ending.copy(), on=lambda context: context.is_playing and context.ending.is_shown),
    #: Begins a game from the position on the clipboard
    Command("paste_position", "game/position", "Ctrl+Shift+V", translatable("Commands", "Past&e position"),
        _instead(lambda context: context.positions.paste())),
    Command("set_up", "game/position", "Ctrl+U", translatable("Commands", "Set &up a position…"),
        _set_up),
    Command("saved_games", "game/archive", "Ctrl+Shift+O", translatable("Commands", "Saved &games…"),
        _instead(lambda context: context.archive.show_saved_games())),
    Command("statistics", "game/archive", "Ctrl+T", translatable("Commands", "Stat&istics"),
        lambda context: context.archive.show_statistics()),
    #: A submenu: who plays at this computer
    Submenu("player", "game/archive", translatable("Commands", "Pla&yer"),
        lambda context, menu: context.player.fill(menu), commands=("add_player", "change_player")),
    Command("add_player", "player/change", "", translatable("Commands", "&Add a player…"),
        lambda context: context.player.add()),
    #: The one who plays: name, face, colour
    Command("change_player", "player/change", "", translatable("Commands", "&Edit player…"),
        lambda context: context.player.change(), on=lambda context: context.player.can_change,
        visible=lambda context: context.player.can_change, label=lambda context: context.player.change_text()),
    Command("leave_lesson", "game/leave", "", translatable("Commands", "Leave the &lesson"),
        lambda context: context.lessons.runner.leave(), on=_in_lesson, visible=_in_lesson, shown_key="Escape"),
    Command("leave_puzzle", "game/leave", "", translatable("Commands", "Leave the &puzzle"),
        _leave_puzzle, on=_in_puzzle, visible=_in_puzzle, shown_key="Escape"),
    Command("start_page", "game/leave", "Ctrl+Home", translatable("Commands", "S&tart page"),
        _instead(lambda context: context.pages.show_start()), on=_playing),
    Command("quit", "game/leave", "Ctrl+Q", translatable("Commands", "&Quit"),
        lambda context: context.window.close(), role=QAction.MenuRole.QuitRole),
)  # fmt: skip

_MOVE: Final[tuple[Entry[Context], ...]] = (
    Command("undo", "move/undo", _Key.Undo, translatable("Commands", "&Undo"),
        lambda context: context.history.undo(), on=lambda context: _at_game(context) and context.session.can_undo,
        why=_why_no_undo, repeats=True),
    Command("redo", "move/undo", ("Ctrl+Shift+Z", "Ctrl+Y"), translatable("Commands", "Red&o"),
        lambda context: context.history.redo(), on=lambda context: _at_game(context) and context.session.can_redo,
        repeats=True),
    Command("draw", "move/moves", "D", translatable("Commands", "&Draw a tile"),
        _choose(Draw), on=_offers(Draw)),
    Submenu("draw_until", "move/moves", translatable("Commands", "Draw until…"),
        commands=tuple(command.id for command in _UNTIL),
        on=lambda context: _at_game(context) and context.table.turn.draw_on.can_begin),
    *_UNTIL,
    #: Of a two-sided tile
    Command("lay_person", "move/moves", "1", translatable("Commands", "Choos&e the person side"),
        _choose(ShowSide, 0), on=_offers(ShowSide), visible=_played_with("priest"), label=_side(0)),
    #: Of a two-sided tile
    Command("lay_building", "move/moves", "2", translatable("Commands", "Choose the bu&ilding side"),
        _choose(ShowSide, 1), on=_offers(ShowSide), visible=_played_with("priest"), label=_side(1)),
    Command("invoke", "move/moves", "R", translatable("Commands", "Invoke &Ra"),
        _choose(Invoke), on=_offers(Invoke)),
    Command("spend_god", "move/moves", "G", translatable("Commands", "Spend a &god…"),
        lambda context: context.choices.enter_god_mode(), on=_offers(SpendGod), visible=_played_with("god")),
    Command("end", "move/moves", "E", translatable("Commands", "&End turn"),
        _choose(End), on=_offers(End), visible=_played_with("god")),
    Command("pass", "move/moves", "P", translatable("Commands", "&Pass"),
        _choose(Pass), on=_offers(Pass)),
    Command("turn_tile", "move/moves", "T", translatable("Commands", "&Turn over a tile…"),
        _select_flip, on=_offers(Flip), visible=_played_with("priest")),
    #: Turns over no tile
    Command("keep", "move/moves", "K", translatable("Commands", "&Keep all tiles as they are"),
        _choose(Keep), on=_offers(Keep), visible=_played_with("priest")),
    Command("pass_ahead", "move/moves", "Shift+P", translatable("Commands", "Pass in the next auction, too"),
        lambda context: context.table.turn.ahead.add(),
        on=lambda context: _with_friends(context) and context.table.turn.ahead.can_add),
    Command("stop_passing", "move/moves", "", translatable("Commands", "Stop passing"),
        lambda context: context.table.turn.ahead.stop(),
        on=lambda context: context.is_playing and context.table.turn.ahead.auctions > 0),
    Command("hint", "move/hint", "H", translatable("Commands", "&Hint"),
        lambda context: context.journey.ask_for_help(context.table.turn.hints.toggle),
        on=lambda context: _with_friends(context) and not _why_no_hint(context) and bool(context.choices.actions),
        why=_why_no_hint),
    Command("account", "move/hint", "Shift+H", translatable("Commands", "Show account"),
        _show_account, on=lambda context: bool(account_in(context.window))),
    #: A submenu: to choose a move with the arrow keys
    Submenu("select", "move/select", translatable("Commands", "Se&lect"),
        commands=("select_next", "select_previous", "confirm"), on=_playing),
    Command("select_next", "move/select", "", translatable("Commands", "Se&lect next"),
        lambda context: context.choices.step(1),
        on=lambda context: context.is_playing and len(context.choices.actions) > 1, shown_key="Right"),
    Command("select_previous", "move/select", "", translatable("Commands", "Select pre&vious"),
        lambda context: context.choices.step(-1),
        on=lambda context: context.is_playing and len(context.choices.actions) > 1, shown_key="Left"),
    Command("confirm", "move/select", "", translatable("Commands", "&Confirm the selection"),
        lambda context: context.choices.choose(),
        on=lambda context: context.is_playing and context.choices.selected is not None, shown_key="Return"),
    #: A submenu: how fast the bots play
    Submenu("pace", "move/animation", translatable("Commands", "P&ace"),
        commands=("skip", "run_on", "change_speed", "pause", "slower", "faster"), on=_playing),
    Command("skip", "move/animation", "", translatable("Commands", "Skip the &animation"),
        lambda context: context.table.director.skip(), on=_moving, shown_key="Space"),
    Command("run_on", "move/animation", "F", translatable("Commands", "Skip to my ne&xt decision"),
        lambda context: context.table.director.run_on(), on=_moving),
    Command("change_speed", "move/animation", "S", translatable("Commands", "Cha&nge the speed"),
        _change_speed, on=_playing),
    Command("pause", "move/animation", "Ctrl+P", translatable("Commands", "Pause the bots"),
        lambda context: context.table.pause(paused=not context.table.view.is_paused), on=_watching,
        checked=lambda context: context.table.view.is_paused),
    Command("slower", "move/animation", "", translatable("Commands", "Slower"),
        _step_speed(-1), on=_playing),
    Command("faster", "move/animation", "", translatable("Commands", "Faster"),
        _step_speed(1), on=_playing),
    #: A submenu: to look through the moves of the game
    Submenu("replay", "move/replay", translatable("Commands", "Repla&y"),
        commands=("look_through", "look_back", "look_forward", "back_to_game"), on=_with_friends),
    Command("look_through", "move/replay", "Ctrl+L", translatable("Commands", "Repla&y the game"),
        lambda context: context.table.replay.start(), on=_has_past),
    Command("look_back", "move/replay", ("Alt+Left", "["), translatable("Commands", "Replay &back one move"),
        lambda context: context.table.replay.step(-1), on=_has_past, repeats=True),
    Command("look_forward", "move/replay", ("Alt+Right", "]"), translatable("Commands", "Replay &forward one move"),
        lambda context: context.table.replay.step(1), on=_replaying, repeats=True),
    Command("back_to_game", "move/replay", "", translatable("Commands", "Back to the ga&me"),
        lambda context: context.table.replay.end(), on=_replaying, shown_key="Escape"),
    Command("review", "move/replay", "W", translatable("Commands", "Revie&w the game"),
        lambda context: context.journey.ask_for_help(context.reviews.show), on=_may_review,
        checked=lambda context: context.reviews.is_on,
        why=_why_no_review),
    Submenu("seats", "move/seats", translatable("Commands", "&Seats"),
        lambda context, menu: context.seats.fill(menu), commands=("turn_table",), on=_in_game),
)  # fmt: skip

_VIEW: Final[tuple[Entry[Context], ...]] = (
    Command("seat_page", "view/table", "L", translatable("Commands", "Look at a &player"),
        lambda context: context.table.view.open_seat(), on=_playing),
    Command("score_aid", "view/table", "A", translatable("Commands", "Scoring overvie&w"),
        lambda context: context.table.view.toggle_score_aid(), on=_playing),
    Command("side_dock", "view/window", "F9", translatable("Commands", "&Side panel"),
        switch("show_dock"), on=lambda context: context.side.has_room,
        checked=lambda context: context.settings.show_dock, why=_why_no_side_panel),
    Command("full_screen", "view/window", "F11", translatable("Commands", "&Full screen"),
        _switch_full_screen, checked=lambda context: context.window.isFullScreen()),
    Command("turn_table", "view/window", "", translatable("Commands", "&Turn the table to the current player"),
        switch("turn_table"), checked=lambda context: context.settings.turn_table),
)  # fmt: skip

_SETTINGS: Final[tuple[Entry[Context], ...]] = (
    Command("preferences", "settings/preferences", "Ctrl+,", translatable("Commands", "&Preferences…"),
        lambda context: context.settings_actions.show_preferences(), role=QAction.MenuRole.PreferencesRole),
)  # fmt: skip

_QUESTIONS: Final = (
    _question("moves", translatable("Commands", "Ask: &what can I do?"), "?"),
    _question("track", translatable("Commands", "Ask: the &auction track, and what it is worth"), "B", "Shift+B"),
    _question("suns", translatable("Commands", "Ask: my &suns"), "Shift+S"),
    _question("rivals", translatable("Commands", "Ask: &everyone’s suns, and who can outbid me"), "O", "Shift+O"),
    _question("tiles", translatable("Commands", "Ask: &my tiles, and what they score"), "Shift+M"),
    _question("ra", translatable("Commands", "Ask: the &Ra track, and the chance that the next tile is Ra"), "Shift+R"),
    _question("bag", translatable("Commands", "Ask: the ba&g"), "Shift+G"),
    _question("events", translatable("Commands", "Ask: what happened &last"), "Shift+L"),
)
"""Shift with a letter asks; the letters alone are moves and other commands, but for B and O."""

_HELP: Final[tuple[Entry[Context], ...]] = (
    Command("learn", "help/help", "", translatable("Commands", "&Learn to play…"),
        _instead(lambda context: context.lessons.show_learn())),
    Command("puzzles", "help/help", "", translatable("Commands", "Pu&zzles…"),
        _instead(lambda context: context.puzzles.show_puzzles())),
    Command("drill", "help/help", "", translatable("Commands", "What is i&t worth?"),
        _instead(lambda context: context.drill.start()), on=lambda _: compiled.is_there(),
        why=lambda _: "" if compiled.is_there() else without_networks()),
    Command("rules", "help/help", _Key.HelpContents, translatable("Commands", "&Rules"),
        lambda context: context.help.show_rules()),
    Command("keys", "help/help", "Ctrl+/", translatable("Commands", "&Keyboard shortcuts"),
        lambda context: context.help.show_keys()),
    Command("explain", "help/help", ("I", "Shift+F1"), translatable("Commands", "&What is this?"),
        lambda context: context.table.explainer.toggle(), on=_playing),
    Submenu("ask", "help/help", translatable("Commands", "Ask a&bout the table"),
        commands=tuple(question.id for question in _QUESTIONS), on=_playing),
    *_QUESTIONS,
    Command("about", "help/help", "", translatable("Commands", "&About Ra Desktop"),
        lambda context: context.help.show_about(), role=QAction.MenuRole.AboutRole),
)  # fmt: skip

COMMANDS: Final[tuple[Entry[Context], ...]] = (*_GAME, *_MOVE, *_VIEW, *_SETTINGS, *_HELP)
