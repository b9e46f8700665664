"""Every setting in the user interface, a row each: to add one, add a row here, and its value in the app.

The preferences and the Settings menu are made from the records. To change a setting, set it in
:class:`~ra_desktop.app.settings.Settings`; its :attr:`~ra_desktop.ui.dialogs.setting.Setting.effect` follows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup

from ra_desktop.ai.neural import compiled
from ra_desktop.app.runtime import call_soon
from ra_desktop.app.settings import LOUDEST, SYSTEM_LANGUAGE
from ra_desktop.ui.dialogs.setting import CONTEXT, Amount, Choice, Setting, Switch
from ra_desktop.ui.system import languages
from ra_desktop.ui.system.desktop import Wishes
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.languages import translatable
from ra_desktop.ui.words.errors import why_silent
from ra_desktop.ui.words.fill import percent
from ra_desktop.ui.words.players import without_networks

from .command import Command, Entry, Submenu, switch

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from .context import Context

CARDS: Final = (
    (("look", translatable("Settings", "Appearance")), ("pace", translatable("Settings", "Animation"))),
    (("help", translatable("Settings", "Help during play")), ("sound", translatable("Settings", "Sound and speech"))),
)
"""The cards of the preferences with their headings, by column."""


def _set_text_size(context: Context) -> None:
    context.themes.set_text_size(context.settings.text_percent)
    context.table_area.follow_text_size()
    context.side.follow_text_size()
    context.reviews.fit()
    context.setting_up.fit()


def _set_speed(context: Context) -> None:
    context.table.catch_up()
    context.table.director.set_speed(context.settings.speed)
    context.table.view.board.actions_bar.speed = context.settings.speed


def _set_motion(context: Context) -> None:
    still = context.settings.motion_is_reduced()
    context.table.director.is_still = still
    context.table.turn.drag.is_still = still


def _show_ra_track(context: Context) -> None:
    look = context.settings.ra_track
    context.table.view.board.board.chosen_look = None if look == "edition" else look


def _has_coach(context: Context) -> bool:
    """Whether the coach can be used: a single person plays, or may soon, and there are networks."""
    return compiled.is_there() and (not context.is_playing or context.table.coach.has_pupil)


def _why_no_coach(context: Context) -> str:
    if not compiled.is_there():
        return without_networks()
    return "" if _has_coach(context) else _tr("Settings", "The coach watches when you play alone against bots")


def _use_coach(context: Context) -> None:
    if context.settings.coach:
        context.journey.ask_for_help()


def _confirm_clicks(context: Context) -> None:
    context.choices.confirms_clicks = context.settings.confirm_clicks


def _allow_hints(context: Context) -> None:
    if not context.settings.hints:
        context.table.view.hint_card.dismiss()
    if context.settings.sun_prices:
        context.table.show_again()


def _name_keys(context: Context) -> None:
    """Show the keys on buttons and in tooltips; menus follow the commands."""
    context.table.view.board.actions_bar.refresh()
    context.table.view.ranking.name_keys()
    context.table.replay_bar.name_keys()


def _turn_table(context: Context) -> None:
    if context.settings.turn_table:
        context.table.turn_to_mover()


SETTINGS: Final[tuple[Setting, ...]] = (
    Choice("language", "look", "", translatable("Settings", "&Language"),
        options=((SYSTEM_LANGUAGE, translatable("Settings", "&System default")),),
        more=lambda: [(code, languages.name_of(code)) for code in languages.available()]),
    Choice("speed", "pace", "settings/choices", translatable("Settings", "&Speed"),
        options=(("relaxed", translatable("Settings", "&Relaxed")), ("normal", translatable("Settings", "&Normal")),
                 ("fast", translatable("Settings", "&Fast")), ("instant", translatable("Settings", "&Instant"))),
        effect=_set_speed),
    Choice("theme", "look", "settings/choices", translatable("Settings", "&Theme"),
        options=(("system", translatable("Settings", "&System default")),
                 ("papyrus", translatable("Settings", "&Papyrus")), ("night", translatable("Settings", "&Night")),
                 ("onyx", translatable("Settings", "&High contrast"))),
        effect=lambda context: context.themes.set_mode(context.settings.theme), effect_at_start=False),
    Choice("text_size", "look", "settings/choices", translatable("Settings", "Te&xt size"),
        options=(("system", translatable("Settings", "&System default")),),
        more=lambda: [(str(size), percent(size / 100)) for size in (100, 125, 150, 175, 200)], effect=_set_text_size,
        effect_at_start=False),
    Choice("reduced_motion", "pace", "settings/choices", translatable("Settings", "&Motion"),
        options=(("system", translatable("Settings", "&System default")), ("on", translatable("Settings", "&Reduced")),
                 ("off", translatable("Settings", "&Full"))),
        effect=_set_motion),
    Choice("ra_track", "look", "settings/choices", translatable("Settings", "&Ra track"),
        options=(("edition", translatable("Settings", "As in the &edition")),
                 ("tiles", translatable("Settings", "Ra &tiles")), ("boat", translatable("Settings", "Solar &boat"))),
        effect=_show_ra_track),
    Switch("tile_names", "look", "settings/switches", translatable("Settings", "Tile &names"),
        effect=lambda context: context.table.view.set_tile_names(context.settings.tile_names)),
    Switch("lot_preview", "help", "settings/switches", translatable("Settings", "Pr&eview the value of the lot"),
        effect=lambda context: context.table.show_again(), effect_at_start=False),
    Switch("told_scoring", "pace", "settings/switches", translatable("Settings", "Show the scoring step &by step")),
    Switch("remarks", "look", "settings/switches", translatable("Settings", "Players’ rem&arks"),
        tip=translatable("Settings", "Opponents react to what happens and remember your last game, "
                                     "except at instant speed or with reduced motion"),
        effect=lambda context: context.table.stage.remarks.clear(), effect_at_start=False),
    Switch("hand_over", "help", "settings/switches", translatable("Settings", "Cover the table between t&urns"),
        tip=translatable("Settings", "Covers the table until the next player is ready, if fame is face down"),
        effect=lambda context: context.table.hand_over.refresh(), effect_at_start=False),
    Switch("forced_moves", "pace", "settings/switches", translatable("Settings", "Play &forced moves automatically"),
        tip=translatable("Settings", "For example, passes for you when there is nothing else you can do"),
        effect=lambda context: setattr(context.table.turn.forced, "is_on", context.settings.forced_moves)),
    Switch("confirm_clicks", "help", "settings/switches",
        translatable("Settings", "Confirm moves with a second clic&k"),
        tip=translatable("Settings", "Your first click or key press selects a move; repeat it, or press Enter, to "
            "make the move"),
        effect=_confirm_clicks),
    Switch("hints", "help", "settings/switches", translatable("Settings", "Allow &hints"),
        tip=translatable("Settings", "Shows the best moves and your chance of winning"), effect=_allow_hints),
    Switch("sun_prices", "help", "", translatable("Settings", "Prices of suns"),
        tip=translatable("Settings", "Shows how much fame each of your suns is worth until the epoch ends. "
                                     "Needs take-backs and hints"),
        effect=lambda context: context.table.show_again(), effect_at_start=False),
    Switch("coach", "help", "settings/switches", translatable("Settings", "&Coach: comments on your moves"),
        tip=translatable("Settings", "After a bad move, tells you what was better and offers to take it back"), key="C",
        on=_has_coach, why=_why_no_coach, effect=_use_coach, effect_at_start=False),
    Choice("coach_strictness", "help", "", translatable("Settings", "Coach: str&ictness"),
        tip=translatable("Settings", "Gentle: only big mistakes. Strict: small ones, too"),
        options=(("gentle", translatable("Settings", "&Gentle")), ("normal", translatable("Settings", "&Normal")),
                 ("strict", translatable("Settings", "&Strict")))),
    Switch("growing", "help", "", translatable("Settings", "O&pponents of your strength"),
        tip=translatable(
            "Settings", "The quick game moves to the level at which you win about your fair share of games")),
    Choice("announcements", "sound", "", translatable("Settings", "Screen rea&der"),
        tip=translatable("Settings", "How much a screen reader says about what happens at the table"),
        options=(
            #: How much is read aloud
            ("brief", translatable("Settings", "&Brief")),
            #: How much is read aloud
            ("normal", translatable("Settings", "&Normal")),
            #: How much is read aloud
            ("full", translatable("Settings", "&Full")),
        )),
    Switch("sound", "sound", "settings/switches", translatable("Settings", "S&ound effects"), key="M",
        on=lambda context: context.sound.sounds.silence != "library",
        why=lambda context: why_silent(context.sound.sounds.silence), effect=lambda context: context.sound.prepare()),
    Amount("volume", "sound", "", translatable("Settings", "&Volume"), most=LOUDEST, step=5, page=20),
    Amount("ambience", "sound", "", translatable("Settings", "River and crickets"), most=LOUDEST, step=5, page=20,
        effect=lambda context: context.sound.surround(), effect_at_start=False),
    Setting("keys", effect=_name_keys),
    Setting("show_dock", effect=lambda context: context.side.refresh(), effect_at_start=False),
    Setting("turn_table", effect=_turn_table, effect_at_start=False),
)  # fmt: skip


def menu_entries() -> tuple[Entry[Context], ...]:
    """Return the settings in menus: switches as commands, choices as submenus."""
    return tuple(
        _submenu(setting) if isinstance(setting, Choice) else _command(setting)
        for setting in SETTINGS
        if setting.menu and isinstance(setting, Choice | Switch)
    )


def _command(setting: Switch) -> Command[Context]:
    return Command(
        setting.name,
        setting.menu,
        setting.key,
        setting.label,
        switch(setting.name),
        on=setting.on,
        why=setting.why,
        checked=lambda context: bool(getattr(context.settings, setting.name)),
        context=CONTEXT,
    )


def _submenu(setting: Choice) -> Submenu[Context]:
    name = setting.name

    def fill(context: Context, menu: QMenu) -> None:
        menu.clear()
        group = QActionGroup(menu)
        for value, text in setting.offered():
            action = group.addAction(text)
            action.setData(value)
            action.setCheckable(True)
            action.setChecked(value == getattr(context.settings, name))
            menu.addAction(action)
        group.triggered.connect(lambda chosen: setattr(context.settings, name, chosen.data()))

    return Submenu(name, setting.menu, setting.label, fill, context=CONTEXT)


class Effects(QObject):
    """Applies the settings of `context`, at the start those that have an effect then."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self._context = context
        self._by_name = {setting.name: setting for setting in SETTINGS}
        for setting in self._by_name.values():
            if setting.effect_at_start:
                setting.effect(context)
        context.settings.changed.connect(self._follow)
        self._wishes = Wishes(self)
        self._wishes.motion_reduced.connect(self._reduce_motion)
        self._wishes.contrast_raised.connect(context.themes.set_contrast_wish)
        self._wishes.text_enlarged.connect(self._enlarge_text)
        call_soon(self._wishes, self._wishes.ask)

    def _follow(self, name: str) -> None:
        setting = self._by_name.get(name)
        if setting is not None:
            setting.effect(self._context)

    def _reduce_motion(self, reduced: bool) -> None:
        self._context.settings.system_reduces_motion = reduced

    def _enlarge_text(self, percent: int) -> None:
        self._context.settings.system_text_percent = percent
