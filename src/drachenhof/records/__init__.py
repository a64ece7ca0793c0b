"""Read, write, replay and check records of games (docs/notation.md).

>>> from drachenhof.records import parse
>>> parse('{"format": 2}')
Traceback (most recent call last):
drachenhof.records.errors.BrokenRecord: broken record: its format is 2, and this version of drachenhof reads format 1
"""

from drachenhof.records.errors import KINDS, REASONS, BrokenRecord, quoted
from drachenhof.records.files import Document, documents, read, write, writing
from drachenhof.records.history import Step
from drachenhof.records.play import Play, begin, check, final, game_of, replay
from drachenhof.records.record import FORMAT, LONGEST, Record, parse, places_of

__all__ = [
    "FORMAT",
    "KINDS",
    "LONGEST",
    "REASONS",
    "BrokenRecord",
    "Document",
    "Play",
    "Record",
    "Step",
    "begin",
    "check",
    "documents",
    "final",
    "game_of",
    "parse",
    "places_of",
    "quoted",
    "read",
    "replay",
    "write",
    "writing",
]
