"""What commands say on a terminal, in the language of the system and without Qt.

The messages lie in the same catalogues as those of the windows. Nothing is read before something is said.
"""

from .catalogue import translatable, translate
from .parser import MOST_SEED, Parser, bounded
from .terminal import LogFormatter, one_line, terminal

__all__ = ["MOST_SEED", "LogFormatter", "Parser", "bounded", "one_line", "terminal", "translatable", "translate"]
