"""Command lines, and text for terminals and the log."""

from .terminal import MOST_SEED, LogFormatter, Parser, bounded, one_line, terminal

__all__ = ["MOST_SEED", "LogFormatter", "Parser", "bounded", "one_line", "terminal"]
