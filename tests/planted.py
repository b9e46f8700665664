"""What runs code where Qt reads it: PySide's wrapper of a Python object, which is a pickle."""

from __future__ import annotations

from typing import Final

PLANTED: Final = (
    r"@Variant(\0\0\0\x7f\0\0\0\x18PySide::PyObjectWrapper\0\0\0\0+\x80\x4\x95 \0\0\0\0\0\0\0\x8c\x2io\x94\x8c\x4open"
    r"\x94\x93\x94\x8c\x6\x63\x61nary\x94\x8c\x1w\x94\x86\x94R\x94.)"
)
"""A value as QSettings writes it in a file; whoever lets QSettings read it has a file ``canary`` made where it runs."""
