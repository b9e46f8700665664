"""Runs before the program in the Linux installers: keeps the archive of modules open.

An upgrade may replace the file while a game is running. Modules loaded after that come from the old file, which the
system keeps while it is open. Reopening it for each module would also take longer.
"""

import marshal
import os
import zlib

import pyimod01_archive as kinds
import pyimod02_importers as importers

archive = importers.pyz_archive
if archive is not None:
    descriptor = os.open(archive._filename, os.O_RDONLY | os.O_CLOEXEC)
    archive._filename = f"/proc/self/fd/{descriptor}"

    def extract(name, raw=False):
        """Extract like the archive's own method; an unknown name raises KeyError."""
        kind, offset, length = archive.toc[name]
        if kind == kinds.PYZ_ITEM_NSPKG:
            return None
        content = zlib.decompress(os.pread(descriptor, length, archive._start_offset + offset))
        is_code = kind in (kinds.PYZ_ITEM_MODULE, kinds.PYZ_ITEM_PKG)
        return marshal.loads(content) if is_code and not raw else content  # noqa: S302 - it is part of the program

    archive.extract = extract
