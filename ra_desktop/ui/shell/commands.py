"""Every command of the program, one record each: to add one is to add an entry here.

The menus, the shortcuts and the dialog of keys are made from the records. A command for a move is enabled if the engine
offers the move. Switches for settings are in :mod:`.settings`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

from ra_desktop.app.settings import SETTINGS
from ra_desktop.engine import RULESETS, Action, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.languages import translatable
from ra_desktop.ui.words.reasons import action_label

from .command import Command, Entry, Submenu
from .settings import menu_entries

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ui.words.speech import Question

    from .context import Context


_Key = QKeySequence.StandardKey


Mode = Literal["page", "game", "replay", "lesson", "asking", "puzzle", "setting up"]
"""A page other than the table, or what the table is used for; `asking` while the card of a lesson asks."""


def mode_of(context: Context) -> Mode:
    """Return what is shown now."""
    if not context.is_playing:
        return "page"
    if context.table.replay.is_on:
        return "replay"
    if context.lessons.is_on:
        return "asking" if context.lessons.runner.is_asking else "lesson"
    return "puzzle" if context.puzzles.is_on else "setting up" if context.setting_up.is_on else "game"


def _in(*modes: Mode) -> Callable[[Context], bool]:
    """Whether one of these `modes` is on."""
    return lambda context: mode_of(context) in modes


_playing = _in("game", "replay", "lesson", "asking", "puzzle", "setting up")
_at_game = _in("game")
_moving = _in("game", "lesson")
"""Something may be happening on the table."""
_in_game = _in("game", "replay")
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
    context.setting_up.start()


def _has_past(context: Context) -> bool:
    game = context.session.game
    return _in_game(context) and game is not None and bool(game.plies)


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


def _why_no_undo(context: Context) -> str:
    if context.session.game is None or context.session.options.take_backs:
        return ""
    return _tr("Commands", "Take-backs aren’t allowed in this game")


def _why_no_hint(context: Context) -> str:
    return "" if context.settings.hints else _tr("Commands", "Hints are turned off in the preferences")


def _may_review(context: Context) -> bool:
    """Whether the game may be reviewed: while it lasts, only where hints are allowed."""
    return _has_past(context) and (context.session.state.is_over or context.settings.hints)


def _why_no_review(context: Context) -> str:
    return "" if not _has_past(context) or _may_review(context) else _why_no_hint(context)


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


def _switch(name: str) -> Callable[[Context], object]:
    """Switch that setting on or off."""
    return lambda context: setattr(context.settings, name, not getattr(context.settings, name))


def _question(question: Question, text: str, *keys: str) -> Command:
    """Return the command that asks `question`; they are in a submenu of Help."""
    return Command(
        id=f"ask_{question}",
        text=text,
        menu="ask/questions",
        key=keys,
        does=lambda context: context.table.asking.ask(question),
        on=_playing,
    )


_GAME: Final[tuple[Entry, ...]] = (
    Command(
        id="new_game",
        text=translatable("Commands", "&New game…"),
        menu="game/start",
        key=_Key.New,
        does=_instead(lambda context: context.games.new_game()),
    ),
    Command(
        id="quick_game",
        text=translatable("Commands", "Quic&k game"),
        menu="game/start",
        key="Ctrl+G",
        does=_instead(lambda context: context.games.quick_game()),
    ),
    Command(
        id="rematch",
        text=translatable("Commands", "Re&match"),
        menu="game/start",
        key="Ctrl+R",
        does=lambda context: context.games.rematch(),
        on=_in_game,
    ),
    Command(
        id="play_again",
        text=translatable("Commands", "Play this &deal again…"),
        menu="game/start",
        does=lambda context: context.journey.play_again(),
        on=lambda context: _in_game(context) and context.session.state.is_over,
    ),
    Command(
        id="journey",
        text=translatable("Commands", "&Journey and deal of the day"),
        menu="game/start",
        key="Ctrl+J",
        does=_instead(lambda context: context.journey.show_journey()),
    ),
    Command(
        id="open",
        text=translatable("Commands", "&Open…"),
        menu="game/start",
        key=_Key.Open,
        does=_instead(lambda context: context.files.open_file()),
    ),
    Submenu(
        id="open_recent",
        text=translatable("Commands", "Open &recent"),
        menu="game/start",
        fill=lambda context, menu: context.recent.fill(menu),
    ),
    Command(
        id="save",
        text=translatable("Commands", "&Save"),
        menu="game/save",
        key=_Key.Save,
        does=lambda context: context.files.save(),
        on=_in_game,
    ),
    Command(
        id="save_as",
        text=translatable("Commands", "Save &as…"),
        menu="game/save",
        key="Ctrl+Shift+S",
        does=lambda context: context.files.save_as(),
        on=_in_game,
    ),
    Command(
        id="copy_position",
        text=translatable("Commands", "&Copy position"),
        menu="game/position",
        key="Ctrl+Shift+C",
        does=lambda context: context.positions.copy(),
        on=_playing,
    ),
    Command(
        id="copy_result",
        text=translatable("Commands", "Copy the result"),
        menu="game/position",
        key="Ctrl+C",
        does=lambda context: context.positions.copy_result(),
        on=lambda context: context.is_playing and context.positions.can_copy_result,
    ),
    Command(
        id="paste_position",
        #: Begins a game from the position on the clipboard
        text=translatable("Commands", "Past&e position"),
        menu="game/position",
        key="Ctrl+Shift+V",
        does=_instead(lambda context: context.positions.paste()),
    ),
    Command(
        id="set_up",
        text=translatable("Commands", "Set &up a position…"),
        menu="game/position",
        key="Ctrl+U",
        does=_set_up,
    ),
    Command(
        id="saved_games",
        text=translatable("Commands", "Saved &games…"),
        menu="game/archive",
        key="Ctrl+Shift+O",
        does=_instead(lambda context: context.archive.show_saved_games()),
    ),
    Command(
        id="statistics",
        text=translatable("Commands", "Stat&istics"),
        menu="game/archive",
        key="Ctrl+T",
        does=lambda context: context.archive.show_statistics(),
    ),
    Submenu(
        id="player",
        #: A submenu: who plays at this computer
        text=translatable("Commands", "Pla&yer"),
        menu="game/archive",
        fill=lambda context, menu: context.player.fill(menu),
        commands=("add_player", "change_player"),
    ),
    Command(
        id="add_player",
        text=translatable("Commands", "&Add a player…"),
        menu="player/change",
        does=lambda context: context.player.add(),
    ),
    Command(
        id="change_player",
        #: The one who plays: name, face, colour
        text=translatable("Commands", "&Change player…"),
        menu="player/change",
        does=lambda context: context.player.change(),
        on=lambda context: context.player.can_change,
        visible=lambda context: context.player.can_change,
        label=lambda context: context.player.change_text(),
    ),
    Command(
        id="leave_lesson",
        text=translatable("Commands", "Leave the &lesson"),
        menu="game/leave",
        shown_key="Escape",
        does=lambda context: context.lessons.runner.leave(),
        on=_in_lesson,
        visible=_in_lesson,
    ),
    Command(
        id="leave_puzzle",
        text=translatable("Commands", "Leave the &puzzle"),
        menu="game/leave",
        shown_key="Escape",
        does=lambda context: context.puzzles.exercise.leave(),
        on=_in_puzzle,
        visible=_in_puzzle,
    ),
    Command(
        id="start_page",
        text=translatable("Commands", "S&tart page"),
        menu="game/leave",
        key="Ctrl+Home",
        does=_instead(lambda context: context.pages.show_start()),
        on=_playing,
    ),
    Command(
        id="quit",
        text=translatable("Commands", "&Quit"),
        menu="game/leave",
        key="Ctrl+Q",
        does=lambda context: context.window.close(),
        role=QAction.MenuRole.QuitRole,
    ),
)

_MOVE: Final[tuple[Entry, ...]] = (
    Command(
        id="undo",
        text=translatable("Commands", "&Undo"),
        menu="move/undo",
        key=_Key.Undo,
        does=lambda context: context.history.undo(),
        on=lambda context: _at_game(context) and context.session.can_undo,
        why=_why_no_undo,
        repeats=True,
    ),
    Command(
        id="redo",
        text=translatable("Commands", "Red&o"),
        menu="move/undo",
        key=("Ctrl+Shift+Z", "Ctrl+Y"),
        does=lambda context: context.history.redo(),
        on=lambda context: _at_game(context) and context.session.can_redo,
        repeats=True,
    ),
    Command(
        id="draw",
        text=translatable("Commands", "&Draw a tile"),
        menu="move/moves",
        key="D",
        does=_choose(Draw),
        on=_offers(Draw),
    ),
    Command(
        id="lay_person",
        #: Of a two-sided tile
        text=translatable("Commands", "Choos&e the person side"),
        menu="move/moves",
        key="1",
        does=_choose(ShowSide, 0),
        on=_offers(ShowSide),
        visible=_played_with("priest"),
        label=_side(0),
    ),
    Command(
        id="lay_building",
        #: Of a two-sided tile
        text=translatable("Commands", "Choose the bu&ilding side"),
        menu="move/moves",
        key="2",
        does=_choose(ShowSide, 1),
        on=_offers(ShowSide),
        visible=_played_with("priest"),
        label=_side(1),
    ),
    Command(
        id="invoke",
        text=translatable("Commands", "Invoke &Ra"),
        menu="move/moves",
        key="R",
        does=_choose(Invoke),
        on=_offers(Invoke),
    ),
    Command(
        id="spend_god",
        text=translatable("Commands", "Spend a &god…"),
        menu="move/moves",
        key="G",
        does=lambda context: context.choices.enter_god_mode(),
        on=_offers(SpendGod),
        visible=_played_with("god"),
    ),
    Command(
        id="end",
        text=translatable("Commands", "&End turn"),
        menu="move/moves",
        key="E",
        does=_choose(End),
        on=_offers(End),
        visible=_played_with("god"),
    ),
    Command(
        id="pass",
        text=translatable("Commands", "&Pass"),
        menu="move/moves",
        key="P",
        does=_choose(Pass),
        on=_offers(Pass),
    ),
    Command(
        id="turn_tile",
        text=translatable("Commands", "&Turn over a tile…"),
        menu="move/moves",
        key="T",
        does=_select_flip,
        on=_offers(Flip),
        visible=_played_with("priest"),
    ),
    Command(
        id="keep",
        #: Turns over no tile
        text=translatable("Commands", "&Keep all tiles as they are"),
        menu="move/moves",
        key="K",
        does=_choose(Keep),
        on=_offers(Keep),
        visible=_played_with("priest"),
    ),
    Command(
        id="pass_ahead",
        text=translatable("Commands", "Pass in one more auction"),
        menu="move/moves",
        key="Shift+P",
        does=lambda context: context.table.turn.ahead.add(),
        on=lambda context: _in_game(context) and context.table.turn.ahead.can_add,
    ),
    Command(
        id="stop_passing",
        text=translatable("Commands", "Stop passing"),
        menu="move/moves",
        does=lambda context: context.table.turn.ahead.stop(),
        on=lambda context: context.is_playing and context.table.turn.ahead.auctions > 0,
    ),
    Command(
        id="hint",
        text=translatable("Commands", "&Hint"),
        menu="move/hint",
        key="H",
        does=lambda context: context.table.turn.hints.toggle(),
        on=lambda context: _in_game(context) and context.settings.hints and bool(context.choices.actions),
        why=_why_no_hint,
    ),
    Command(
        id="select_next",
        text=translatable("Commands", "Se&lect next"),
        menu="move/select",
        shown_key="Right",
        does=lambda context: context.choices.step(1),
        on=lambda context: context.is_playing and len(context.choices.actions) > 1,
    ),
    Command(
        id="select_previous",
        text=translatable("Commands", "Select pre&vious"),
        menu="move/select",
        shown_key="Left",
        does=lambda context: context.choices.step(-1),
        on=lambda context: context.is_playing and len(context.choices.actions) > 1,
    ),
    Command(
        id="confirm",
        text=translatable("Commands", "&Confirm the selection"),
        menu="move/select",
        shown_key="Return",
        does=lambda context: context.choices.choose(),
        on=lambda context: context.is_playing and context.choices.selected is not None,
    ),
    Command(
        id="skip",
        text=translatable("Commands", "Skip the &animation"),
        menu="move/animation",
        shown_key="Space",
        does=lambda context: context.table.director.skip(),
        on=_moving,
    ),
    Command(
        id="run_on",
        text=translatable("Commands", "Skip to my ne&xt decision"),
        menu="move/animation",
        key="F",
        does=lambda context: context.table.director.run_on(),
        on=_moving,
    ),
    Command(
        id="change_speed",
        text=translatable("Commands", "Cha&nge the speed"),
        menu="move/animation",
        key="S",
        does=_change_speed,
        on=_playing,
    ),
    Command(
        id="pause",
        text=translatable("Commands", "Pause the bots"),
        menu="move/animation",
        key="Ctrl+P",
        does=lambda context: context.table.pause(paused=not context.table.view.is_paused),
        on=_watching,
        checked=lambda context: context.table.view.is_paused,
    ),
    Command(
        id="slower",
        text=translatable("Commands", "Slower"),
        menu="move/animation",
        does=_step_speed(-1),
        on=_playing,
    ),
    Command(
        id="faster",
        text=translatable("Commands", "Faster"),
        menu="move/animation",
        does=_step_speed(1),
        on=_playing,
    ),
    Command(
        id="look_through",
        text=translatable("Commands", "Repla&y the game"),
        menu="move/replay",
        key="Ctrl+L",
        does=lambda context: context.table.replay.start(),
        on=_has_past,
    ),
    Command(
        id="look_back",
        text=translatable("Commands", "Replay &back one move"),
        menu="move/replay",
        key=("Alt+Left", "["),
        does=lambda context: context.table.replay.step(-1),
        on=_has_past,
        repeats=True,
    ),
    Command(
        id="look_forward",
        text=translatable("Commands", "Replay &forward one move"),
        menu="move/replay",
        key=("Alt+Right", "]"),
        does=lambda context: context.table.replay.step(1),
        on=_replaying,
        repeats=True,
    ),
    Command(
        id="back_to_game",
        text=translatable("Commands", "Back to the ga&me"),
        menu="move/replay",
        shown_key="Escape",
        does=lambda context: context.table.replay.end(),
        on=_replaying,
    ),
    Command(
        id="review",
        text=translatable("Commands", "Revie&w the game"),
        menu="move/replay",
        key="W",
        does=lambda context: context.reviews.show(),
        on=_may_review,
        checked=lambda context: context.reviews.is_on,
        why=_why_no_review,
    ),
    Submenu(
        id="seats",
        text=translatable("Commands", "&Seats"),
        menu="move/seats",
        fill=lambda context, menu: context.seats.fill(menu),
        commands=("turn_table",),
        on=_in_game,
    ),
)

_VIEW: Final[tuple[Entry, ...]] = (
    Command(
        id="seat_page",
        text=translatable("Commands", "Look at a &player"),
        menu="view/table",
        key="L",
        does=lambda context: context.table.view.open_seat(),
        on=_playing,
    ),
    Command(
        id="score_aid",
        text=translatable("Commands", "Scoring overvie&w"),
        menu="view/table",
        key="A",
        does=lambda context: context.table.view.toggle_score_aid(),
        on=_playing,
    ),
    Command(
        id="side_dock",
        text=translatable("Commands", "&Side panel"),
        menu="view/window",
        key="F9",
        does=_switch("show_dock"),
        on=lambda context: context.side.has_room,
        checked=lambda context: context.settings.show_dock,
        why=_why_no_side_panel,
    ),
    Command(
        id="full_screen",
        text=translatable("Commands", "&Full screen"),
        menu="view/window",
        key="F11",
        does=_switch_full_screen,
        checked=lambda context: context.window.isFullScreen(),
    ),
    Command(
        id="turn_table",
        text=translatable("Commands", "&Turn the table to the current player"),
        menu="view/window",
        does=_switch("turn_table"),
        checked=lambda context: context.settings.turn_table,
    ),
)

_SETTINGS: Final[tuple[Entry, ...]] = (
    Command(
        id="preferences",
        text=translatable("Commands", "&Preferences…"),
        menu="settings/preferences",
        key="Ctrl+,",
        does=lambda context: context.settings_actions.show_preferences(),
        role=QAction.MenuRole.PreferencesRole,
    ),
)

_QUESTIONS: Final = (
    _question("moves", translatable("Commands", "Ask: &what can I do?"), "?"),
    _question("track", translatable("Commands", "Ask: the &auction track, and what it is worth"), "B", "Shift+B"),
    _question("suns", translatable("Commands", "Ask: my &suns"), "Shift+S"),
    _question("rivals", translatable("Commands", "Ask: &everyone’s suns, and who can outbid me"), "O", "Shift+O"),
    _question("tiles", translatable("Commands", "Ask: &my tiles, and what they score"), "Shift+M"),
    _question("ra", translatable("Commands", "Ask: the &Ra track, and the chance of the next Ra"), "Shift+R"),
    _question("bag", translatable("Commands", "Ask: the ba&g"), "Shift+G"),
    _question("events", translatable("Commands", "Ask: what happened &last"), "Shift+L"),
)
"""Shift with a letter asks; the letters alone are moves and other commands, but for B and O."""

_HELP: Final[tuple[Entry, ...]] = (
    Command(
        id="learn",
        text=translatable("Commands", "&Learn to play…"),
        menu="help/help",
        does=_instead(lambda context: context.lessons.show_learn()),
    ),
    Command(
        id="puzzles",
        text=translatable("Commands", "Pu&zzles…"),
        menu="help/help",
        does=_instead(lambda context: context.puzzles.show_puzzles()),
    ),
    Command(
        id="rules",
        text=translatable("Commands", "&Rules"),
        menu="help/help",
        key=_Key.HelpContents,
        does=lambda context: context.help.show_rules(),
    ),
    Command(
        id="keys",
        text=translatable("Commands", "&Keyboard shortcuts"),
        menu="help/help",
        key="Ctrl+/",
        does=lambda context: context.help.show_keys(),
    ),
    Command(
        id="explain",
        text=translatable("Commands", "&What is this?"),
        menu="help/help",
        key=("I", "Shift+F1"),
        does=lambda context: context.table.explainer.toggle(),
        on=_playing,
    ),
    Submenu(
        id="ask",
        text=translatable("Commands", "Ask a&bout the table"),
        menu="help/help",
        commands=tuple(question.id for question in _QUESTIONS),
        on=_playing,
    ),
    *_QUESTIONS,
    Command(
        id="about",
        text=translatable("Commands", "&About Ra Desktop"),
        menu="help/help",
        does=lambda context: context.help.show_about(),
        role=QAction.MenuRole.AboutRole,
    ),
)

COMMANDS: Final[tuple[Entry, ...]] = (*_GAME, *_MOVE, *_VIEW, *menu_entries(), *_SETTINGS, *_HELP)
