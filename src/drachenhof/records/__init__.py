"""Games as documents: read, write, replay and check them (docs/notation.md).

>>> from drachenhof.records import parse
>>> parse('{"format": 2}')
Traceback (most recent call last):
drachenhof.records.broken.BrokenRecord: broken record: its format is 2, and this version of drachenhof reads format 1
"""

from drachenhof.records.broken import KINDS, REASONS, BrokenRecord, quoted
from drachenhof.records.files import Document, documents, read, write, writing
from drachenhof.records.history import Step
from drachenhof.records.play import Play
from drachenhof.records.record import FORMAT, LONGEST, Record, parse
from drachenhof.records.replay import begin, check, final, game_of, replay

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
    "quoted",
    "read",
    "replay",
    "write",
    "writing",
]
