"""Chance as a test: files, numbers and games that nobody would think of; ``python -m tests.fuzz.NAME`` tries more."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "packaging"))  # for the laboratory, as pytest has it
