"""Models that are watched: what they promise to views they have to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtTest import QAbstractItemModelTester

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QAbstractItemModel


@pytest.fixture
def checked(qapp: object) -> Callable[[QAbstractItemModel], Any]:
    """Watches a model as long as the test runs."""
    testers = []

    def watch(model: QAbstractItemModel) -> Any:
        testers.append(QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal))
        return model

    return watch
