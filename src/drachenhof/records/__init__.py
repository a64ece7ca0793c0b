"""Read, write, replay and check records of games (docs/notation.md).

>>> from drachenhof.records import parse
>>> parse('{"format": 2}')
Traceback (most recent call last):
drachenhof.records.errors.BrokenRecord: broken record: its format is 2, and this version of drachenhof reads format 1
"""

from drachenhof.records.errors import BrokenRecord
from drachenhof.records.files import read, write
from drachenhof.records.play import Play, check, replay
from drachenhof.records.record import Record, parse

__all__ = [
    "BrokenRecord",
    "Play",
    "Record",
    "check",
    "parse",
    "read",
    "replay",
    "write",
]
