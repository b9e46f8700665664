"""The opponents. They know the engine and nothing of files or windows."""

from .bots import LEVELS, Bot, Cancel, Cancelled, Limit, RandomBot, UnknownLevelError, make_bot

__all__ = ["LEVELS", "Bot", "Cancel", "Cancelled", "Limit", "RandomBot", "UnknownLevelError", "make_bot"]
