"""Which moves the bar offers, in words: one button for each, or one for whatever is selected."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from ra_desktop.engine import Action, Bid, Discard, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, key_name, key_of
from ra_desktop.ui.words.reasons import action_label
from ra_desktop.ui.words.tiles import tile_label

if TYPE_CHECKING:
    from ra_desktop.ui.interaction.choices import Choices

SIDE_KEYS: Final = {"lay_person": "1", "lay_building": "2"}
"""The commands for the two sides of a tile, in order, with their usual keys."""

MOST_OFFERED: Final = 3


class Wish(Enum):
    """A request of a button that is not an action."""

    SPEND_GOD = auto()
    KEEP_GOD = auto()
    RUN_ON = auto()
    PICK_SUN = auto()
    PAUSE = auto()
    SLOWER = auto()
    FASTER = auto()
    STOP_PASSING = auto()


@dataclass(frozen=True, slots=True)
class Offered:
    """A button and its function."""

    name: str
    """Its identity, which never changes."""
    text: str
    key: str
    does: Action | Wish | None
    """None while there is nothing selected to choose."""
    primary: bool = False


def run_on() -> Offered:
    """Return the button for a person who can do nothing more in the epoch."""
    text = _tr("ActionBar", "Skip to scoring", "Button: shows the rest of the epoch at once")
    return Offered("run-on", text, _key("run_on", "F"), Wish.RUN_ON, primary=True)


def watching(*, is_paused: bool) -> list[Offered]:
    """Return the buttons for someone who watches bots, which may be paused (`is_paused`)."""
    pause = _tr("Common", "Continue") if is_paused else _tr("ReplayBar", "Pause")
    return [
        Offered("pause", pause, _key("pause", "Ctrl+P"), Wish.PAUSE),
        Offered("slower", _tr("Commands", "Slower"), "", Wish.SLOWER),
        Offered("faster", _tr("Commands", "Faster"), "", Wish.FASTER),
    ]


def passing(auctions: int) -> Offered:
    """Return the button that ends passing in that many `auctions` to come."""
    return Offered("stop-passing", f"{_tr('Commands', 'Stop passing')} ({auctions})", "", Wish.STOP_PASSING)


def offers(choices: Choices, ruleset: str) -> list[Offered]:
    """Return the buttons for `choices`, from left to right; what leaves things as they are is last.

    `ruleset` names the tiles.
    """
    buttons = _Buttons(choices, ruleset)
    if choices.of_type(Discard):
        return [buttons.selected("discard", Discard, _tr("ActionBar", "Discard"))]
    if sides := choices.of_type(ShowSide):
        return [
            Offered(f"side-{key}", tile_label(side.side, ruleset), _key(command, key), side, side is choices.selected)
            for (command, key), side in zip(SIDE_KEYS.items(), sides, strict=True)
        ]
    if choices.of_type(Keep):
        turn = _tr("ActionBar", "Turn over", "Button: turns over a tile")
        return [buttons.selected("turn", Flip, turn), buttons.move("keep", Keep(), "K")]
    if choices.of_type(SpendGod) and (choices.is_god_mode or End() in choices):
        return buttons.for_god()
    return buttons.usual()


class _Buttons:
    """Makes the buttons for `choices`."""

    def __init__(self, choices: Choices, ruleset: str) -> None:
        self._choices = choices
        self._ruleset = ruleset

    def move(self, name: str, action: Action, key: str, text: str = "") -> Offered:
        """Return the button for `action`, which has a `key` of its own."""
        text = text or action_label(action, self._ruleset)
        return Offered(name, text, _key(name, key), action, primary=self._choices.selected is action)

    def selected(self, name: str, kind: type[Action], text: str, does: Wish | None = None) -> Offered:
        """Return the button for the selected action of that `kind`, or else one with `text`, which asks for one."""
        selected = self._choices.selected
        if isinstance(selected, kind):
            return Offered(name, action_label(selected, self._ruleset), key_name("Enter"), selected, primary=True)
        is_primary = does is None and not isinstance(selected, (End, Keep))
        return Offered(name, text, key_name("Enter"), does, primary=is_primary)

    def for_god(self) -> list[Offered]:
        """Return the buttons while a tile for a god is chosen."""
        take = self.selected("take", SpendGod, _tr("ActionBar", "Take a tile"))
        if isinstance(self._choices.selected, SpendGod):
            text = _tr("ActionBar", "Take {tile}", "Button. {tile} is a label: Pharaoh")
            take = replace(take, text=fill(text, tile=tile_label(self._choices.selected.tile, self._ruleset)))
        if self._choices.of_type(End):
            return [take, self.move("end", End(), "E")]
        text = _tr("ActionBar", "Keep god", "Button: does not spend the god after all")
        return [take, Offered("keep-god", text, key_name("Esc"), Wish.KEEP_GOD)]

    def usual(self) -> list[Offered]:
        """Return the buttons of a turn or of an auction."""
        choices, offered = self._choices, []
        if choices.of_type(Draw):
            offered.append(self.move("draw", Draw(), "D", _tr("ActionBar", "Draw")))
        if choices.of_type(Invoke):
            offered.append(self.move("invoke", Invoke(), "R"))
        if choices.of_type(SpendGod):
            offered.append(Offered("god", _tr("ActionBar", "Spend god"), _key("spend_god", "G"), Wish.SPEND_GOD))
        if choices.of_type(Bid):
            offered.append(self.selected("bid", Bid, _tr("ActionBar", "Bid", "Button: a verb"), Wish.PICK_SUN))
        if choices.of_type(Pass):
            offered.append(self.move("pass", Pass(), "P"))
        return offered


def _key(command: str, usual: str) -> str:
    return key_name(key_of(command, usual))
