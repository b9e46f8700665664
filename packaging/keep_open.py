"""Runs before the program in the installers for Linux: keeps the file open that the program was started from.

An upgrade may put another file in its place while a game goes on. Modules that are loaded after that come from the old
one, as the system keeps what is open.
"""

import os

import pyimod02_importers as importers

archive = importers.pyz_archive
if archive is not None:
    descriptor = os.open(archive._filename, os.O_RDONLY | os.O_CLOEXEC)
    archive._filename = f"/proc/self/fd/{descriptor}"
