"""Which moves the bar offers, in words: one button for each, or one for whatever is selected."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from ra_desktop.engine import Action, Bid, Discard, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import arrow, fill, key_name, key_of, plain_text
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


def offers(choices: Choices, ruleset: str, *, god_mode: bool) -> list[Offered]:
    """Return the buttons for `choices`, from left to right.

    `ruleset` names the tiles; in `god_mode`, a tile for a god is chosen.
    """
    if choices.of_type(Discard):
        return [_discard(choices, ruleset)]
    if choices.of_type(ShowSide):
        return _sides(choices, ruleset)
    if choices.of_type(Keep):
        return [_keep(choices), _turn(choices, ruleset)]
    takes, ends = choices.of_type(SpendGod), choices.of_type(End)
    if takes and (god_mode or ends):
        return [_back(choices, ends), _take(choices, ruleset)]
    offered = []
    selected = choices.selected
    if choices.of_type(Draw):
        offered.append(Offered("draw", _tr("ActionBar", "Draw"), _key("draw", "D"), Draw(), primary=selected is Draw()))
    if choices.of_type(Invoke):
        offered.append(
            Offered(
                "invoke",
                plain_text(_tr("Commands", "Invoke &Ra")),
                _key("invoke", "R"),
                Invoke(),
                primary=selected is Invoke(),
            )
        )
    if takes:
        offered.append(Offered("god", _tr("ActionBar", "Spend god"), _key("spend_god", "G"), Wish.SPEND_GOD))
    if choices.of_type(Bid):
        offered.append(_bid(choices))
    if choices.of_type(Pass):
        offered.append(
            Offered("pass", plain_text(_tr("Commands", "&Pass")), _key("pass", "P"), Pass(), primary=selected is Pass())
        )
    return offered


def _key(command: str, usual: str) -> str:
    return key_name(key_of(command, usual))


def _enter() -> str:
    return key_name("Enter")


def _back(choices: Choices, ends: list[End]) -> Offered:
    if ends:
        return Offered(
            "end",
            plain_text(_tr("Commands", "&End turn")),
            _key("end", "E"),
            ends[0],
            primary=choices.selected is ends[0],
        )
    text = _tr("ActionBar", "Keep god", "Button: does not spend the god after all")
    return Offered("keep-god", text, key_name("Esc"), Wish.KEEP_GOD)


def _bid(choices: Choices) -> Offered:
    selected = choices.selected
    if isinstance(selected, Bid):
        text = fill(_tr("Common", "Bid {sun}", "Bid is a verb"), sun=selected.sun)
        return Offered("bid", text, _enter(), selected, primary=True)
    return Offered("bid", _tr("ActionBar", "Bid", "Button: a verb"), _enter(), Wish.PICK_SUN)


def _take(choices: Choices, ruleset: str) -> Offered:
    selected = choices.selected
    if isinstance(selected, SpendGod):
        text = fill(
            _tr("ActionBar", "Take {tile}", "Button. {tile} is a label: Pharaoh"),
            tile=tile_label(selected.tile, ruleset),
        )
        return Offered("take", text, _enter(), selected, primary=True)
    return Offered("take", _tr("ActionBar", "Take a tile"), _enter(), None, primary=not isinstance(selected, End))


def _discard(choices: Choices, ruleset: str) -> Offered:
    selected = choices.selected
    if isinstance(selected, Discard):
        text = fill(
            _tr("Common", "Discard {tile}", "Button. {tile} is a label: Pharaoh"),
            tile=tile_label(selected.tile, ruleset),
        )
        return Offered("discard", text, _enter(), selected, primary=True)
    return Offered("discard", _tr("ActionBar", "Discard"), _enter(), None, primary=True)


def _sides(choices: Choices, ruleset: str) -> list[Offered]:
    sides, selected = choices.of_type(ShowSide), choices.selected
    return [
        Offered(f"side-{key}", tile_label(action.side, ruleset), _key(command, key), action, primary=action is selected)
        for (command, key), action in zip(SIDE_KEYS.items(), sides, strict=True)
    ]


def _keep(choices: Choices) -> Offered:
    text = _tr("Common", "Leave as is", "Turn over no tile")
    return Offered("keep", text, _key("keep", "K"), Keep(), primary=choices.selected is Keep())


def _turn(choices: Choices, ruleset: str) -> Offered:
    selected = choices.selected
    if isinstance(selected, Flip):
        shown, _, hidden = selected.tile.partition("/")
        text = arrow(tile_label(shown, ruleset), tile_label(hidden, ruleset))
        return Offered("turn", text, _enter(), selected, primary=True)
    text = _tr("ActionBar", "Turn over", "Button: turns over a tile")
    return Offered("turn", text, _enter(), None, primary=selected is not Keep())
