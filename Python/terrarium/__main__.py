"""`python -m terrarium` is the command `render`."""

import os
import sys

from ._program import program

os.execv(program(), ["render", *sys.argv[1:]])
