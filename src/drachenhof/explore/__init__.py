"""Statistics of what works, from large samples: a bundled table and live rollouts (docs/explorer.md)."""

from drachenhof.explore.build import make
from drachenhof.explore.parts import fits, shipped
from drachenhof.explore.playing import Played, Policy, played
from drachenhof.explore.table import Figure, Header, Picture, Row, Table
from drachenhof.explore.text import CaseRows, Unexplored, columns, live_columns, look, summary

__all__ = [
    "CaseRows",
    "Figure",
    "Header",
    "Picture",
    "Played",
    "Policy",
    "Row",
    "Table",
    "Unexplored",
    "columns",
    "fits",
    "live_columns",
    "look",
    "make",
    "played",
    "shipped",
    "summary",
]
