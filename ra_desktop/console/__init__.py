"""Texts of the commands on a terminal, in the language of the system and without Qt.

They come from the catalogues of the window, which are read when the first text is needed.
"""

from .catalogue import translatable, translate
from .parser import MOST_SEED, Parser, bounded
from .terminal import LogFormatter, one_line, terminal

__all__ = ["MOST_SEED", "LogFormatter", "Parser", "bounded", "one_line", "terminal", "translatable", "translate"]
