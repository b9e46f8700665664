"""The laboratory: trains networks, measures bots, finds puzzles. No part of the program; needs the extra ``train``."""

from __future__ import annotations

import os

# One thread is as fast as many for such small matrices, and leaves the other cores free. It must be said before numpy
# is loaded.
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
