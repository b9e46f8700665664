"""``python packaging/lab train CONFIG.toml``: train a network by self-play; resumes where it stopped."""

from __future__ import annotations

import argparse
from pathlib import Path

from .config import Config
from .run import Run


def main() -> int:
    """Train as configured; results go into a folder beside the config file, with the same name."""
    parser = argparse.ArgumentParser(prog="python packaging/lab train", description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("--folder", type=Path, help="where to write (default: beside the config, named like it)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that play blocks of games")
    parser.add_argument("--dask", metavar="ADDRESS", help="let the Dask cluster with its scheduler there play them")
    arguments = parser.parse_args()

    folder = arguments.folder or arguments.config.with_suffix("")
    config = Config.read(arguments.config)
    if not config.blocks and (arguments.jobs != 1 or arguments.dask):
        parser.error(
            f"{arguments.config.name} plays without blocks: set blocks to the number of games' blocks in a round"
        )
    Run(config, folder).train(arguments.jobs, arguments.dask)
    return 0
