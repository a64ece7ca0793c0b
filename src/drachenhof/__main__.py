"""`python -m drachenhof` is the command `drachenhof`."""

import sys

from drachenhof.cli import main

if __name__ == "__main__":
    sys.exit(main())
