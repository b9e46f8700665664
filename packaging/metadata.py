"""What PyPI shows: hatchling asks this for the long description and the addresses, which pyproject.toml leaves open."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import product


class CustomMetadataHook(MetadataHookInterface):
    """Fills in what is dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add README.md with whole addresses, and the addresses of the project."""
        metadata["readme"] = {"content-type": "text/markdown", "text": product.long_description()}
        metadata["urls"] = product.addresses()
