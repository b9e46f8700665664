"""The charts of the statistics: where their words stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsSimpleTextItem

from ra_desktop.ui.dialogs.statistics.charts import PairChart
from ra_desktop.ui.look.fonts import load_fonts

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize(("value", "words"), [(4.0, "4.0"), (-3.0, "−3.0")])
def test_the_number_of_a_bar_stands_beside_its_end(qtbot: QtBot, value: float, words: str) -> None:
    load_fonts()
    made = PairChart()
    qtbot.addWidget(made)
    made.resize(420, 320)
    made.show_rows([("Suns", value, None)], ["Suns"])
    made.show()
    QApplication.processEvents()
    [number] = [item for item in made.box.allChildItems() if isinstance(item, QGraphicsSimpleTextItem)]
    end = made.box.mapViewToScene(QPointF(value, 0))
    # In the view, where the item's own pixels are the window's: it ignores the scale of the box.
    box = number.deviceTransform(made._view.viewportTransform()).mapRect(number.boundingRect())
    assert number.text() == words
    assert box.height() == pytest.approx(number.boundingRect().height())
    assert box.center().y() == pytest.approx(end.y(), abs=1)
    assert (box.left() - end.x() if value > 0 else end.x() - box.right()) == pytest.approx(4, abs=1)
