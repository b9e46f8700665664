"""Runs before the program in the installers for Linux: keeps the file open that modules are in.

An upgrade may put another file in its place while a game goes on. Modules that are loaded after that come from the old
one, as the system keeps what is open. To open it for each module would take longer, too.
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
        """Do what the archive's own method does; a name that it does not know is a KeyError."""
        kind, offset, length = archive.toc[name]
        if kind == kinds.PYZ_ITEM_NSPKG:
            return None
        content = zlib.decompress(os.pread(descriptor, length, archive._start_offset + offset))
        is_code = kind in (kinds.PYZ_ITEM_MODULE, kinds.PYZ_ITEM_PKG)
        return marshal.loads(content) if is_code and not raw else content  # noqa: S302 - it is part of the program

    archive.extract = extract
