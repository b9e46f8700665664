"""What the starter of the installers for Linux runs: makes the program's modules known, and starts it.

It does for them what PyInstaller's starter and its hooks do elsewhere. Modules come from one file, by PyInstaller's own
importer; what Qt for Python needs to know of its folder it finds out by itself.
"""

import encodings
import sys

folder = sys.path[0].rpartition("/")[0]
sys.frozen = True
sys._MEIPASS = folder
sys._pyinstaller_pyz = f"{folder}/ra-desktop.pyz"

import pyimod02_importers  # noqa: E402 - it asks for what was set

pyimod02_importers.install()
import keep_open  # noqa: E402, F401 - after the importer whose file it keeps open

sys.path[:] = [folder, sys.path[1]]  # without the library that was there to get here
encodings.__path__[:] = [f"{folder}/encodings"]

from ra_desktop.__main__ import main  # noqa: E402

sys.exit(main())
