"""The column beside a position that is being set up: what each sun says of itself, and how large all is."""

from __future__ import annotations

import pytest

from ra_desktop.app.draft import Draft
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.table.setup_panel import SetupPanel


def test_a_tile_of_which_none_is_left_in_the_bag_is_not_offered(qtbot) -> None:
    panel, draft = SetupPanel(), Draft.dealt("classic", 3)
    qtbot.addWidget(panel)
    panel.seat(["Anna", "Ben", "Cem"])
    golds = draft.left["gold"]
    for left in range(golds, -1, -1):
        panel.show_draft(draft)
        assert (panel.tiles.buttons["gold"].count, panel.tiles.buttons["gold"].isEnabled()) == (left, left > 0)
        draft.give("gold", 0)
        panel.focus_tiles()
        assert panel.focusWidget() is next(button for button in panel.tiles.buttons.values() if button.isEnabled())
    draft.state.held[1][0] = draft.left["ra"] - 2  # all but two Ra tiles lie elsewhere
    draft.set_ra(5)
    assert (draft.state.ra_count, draft.left["ra"]) == (2, 0)


@pytest.mark.parametrize("target", [None, 0, 1])
def test_every_sun_says_where_it_is_and_those_of_the_target_are_checked(qtbot, target: int | None) -> None:
    panel, draft = SetupPanel(), Draft.dealt("boat", 2)
    qtbot.addWidget(panel)
    state = draft.state
    state.down[1], state.up[1] = state.up[1] & -state.up[1], state.up[1] & (state.up[1] - 1)
    names = ["Anna", "Ben"]
    panel.seat(names)
    panel.aim(target)
    panel.show_draft(draft)
    for sun, button in panel.suns.items():
        places = {
            "in the centre": sun == state.centre_sun,
            **{names[seat]: sun in state.face_up_suns(seat) for seat in range(2)},
            **{f"{names[seat]}, face down": sun in state.face_down_suns(seat) for seat in range(2)},
        }
        where = next((place for place, is_there in places.items() if is_there), "not in the game")
        assert button.accessibleName() == button.toolTip() == f"Sun {sun}: {where}"
        assert button.isChecked() == where.startswith("in the centre" if target is None else names[target])


@pytest.mark.parametrize("ruleset", ["classic", "priests"])
@pytest.mark.parametrize(
    ("size", "tile", "seen"), [((228, 640), 36, "suns"), ((317, 840), 44, "all"), ((563, 1000), 70, "all")]
)
def test_suns_and_tiles_are_as_large_as_the_column_has_room_for(qapp, qtbot, ruleset, size, tile, seen) -> None:
    ThemeManager(qapp).apply(qapp)
    panel, draft = SetupPanel(), Draft.dealt(ruleset, 4)
    qtbot.addWidget(panel)
    panel.seat(["Anna", "Ben", "Cem", "Dan"])
    panel.resize(*size)
    panel.show()
    panel.show_draft(draft)
    qtbot.wait(20)
    viewport, bar = panel._scrolled.viewport(), panel._scrolled.verticalScrollBar()
    lowest = max(button.mapTo(viewport, button.rect().bottomLeft()).y() for button in panel.suns.values())
    assert lowest < viewport.height()
    assert bar.maximum() == 0 or seen == "suns"
    assert min(button.height() for button in panel.tiles.buttons.values()) - 20 >= tile
