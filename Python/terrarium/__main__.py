"""`python -m terrarium` is the command `render`."""

import os
import sys

from ._program import absence, program

try:
    os.execv(program(), ["render", *sys.argv[1:]])
except OSError as error:
    sys.exit(f"render: {absence(error)}")
