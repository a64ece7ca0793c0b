"""Where games, tournaments and the server's database are kept, if nobody names a file."""

import os
from pathlib import Path

import platformdirs

VARIABLE = "DRACHENHOF_DATA"


def folder() -> Path:
    """The folder of the user's data, or the one that `DRACHENHOF_DATA` names."""
    named = os.environ.get(VARIABLE)
    return Path(named).expanduser().absolute() if named else platformdirs.user_data_path("drachenhof")
