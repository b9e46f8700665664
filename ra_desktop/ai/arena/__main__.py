"""``python -m ra_desktop.ai.arena``: the same as ``ra-arena``."""

from __future__ import annotations

import sys

from .command import main

if __name__ == "__main__":
    sys.exit(main())
