"""Where the frozen program begins."""

import sys

# On Linux every module is a file of its own, which Python's own finder finds sooner.
if sys.platform.startswith("linux"):
    sys.path_hooks[:] = [hook for hook in sys.path_hooks if "Pyi" not in repr(hook)]
    sys.path_importer_cache.clear()

from okrummy_gui.__main__ import main

sys.exit(main())
