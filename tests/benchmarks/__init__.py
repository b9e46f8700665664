"""What is measured: speed, weight, and how well bots and hints judge; ``python -m tests.benchmarks.NAME`` prints it."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "packaging"))  # for the laboratory, as pytest has it
