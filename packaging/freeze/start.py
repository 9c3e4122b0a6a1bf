"""Where the frozen program begins."""

import sys

from okrummy_gui.__main__ import main

sys.exit(main())
