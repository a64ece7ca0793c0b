"""Duplicate tournaments: all entrants play the same deals and are compared with each other (docs/tournament.md).

>>> from drachenhof.duplicate import ALONE, Field, Result, standings
>>> field = Field(ALONE, deals=1, fewest_win=False, over=True)
>>> table = standings(field, [1, 2], [Result(1, 1, 0, 70), Result(1, 2, 0, 90)])
>>> [(one.entrant, one.place, one.percent) for one in table]
[(2, 1, 100.0), (1, 2, 0.0)]
"""

from collections.abc import Callable, Mapping
from typing import Any

from drachenhof.duplicate.points import (
    ALONE,
    KINDS,
    LEFT,
    OPEN,
    PLAYED,
    STATES,
    TABLES,
    WON,
    Field,
    Points,
    Result,
    Standing,
    percent,
    points,
    standings,
)
from drachenhof.duplicate.seating import MOST_DEALS, MOST_ENTRANTS, Seated, luck_of, seat_of, seating, secret_of
from drachenhof.fair import METHOD_SAME, commitment, is_secret, is_table
from drachenhof.games import games
from drachenhof.records import Record

__all__ = [
    "ALONE",
    "FORMAT",
    "LEFT",
    "MOST_DEALS",
    "MOST_ENTRANTS",
    "OPEN",
    "PLAYED",
    "TABLES",
    "WON",
    "BrokenTournament",
    "Check",
    "Field",
    "Points",
    "Result",
    "Seated",
    "Standing",
    "is_tournament",
    "luck_of",
    "points",
    "seat_of",
    "seating",
    "secret_of",
    "standings",
]


FORMAT = 1
KEY = "tournament"


class BrokenTournament(ValueError):  # noqa: N818 (it is the tournament that is broken)
    """A file that cannot be what it says: `code` names the reason, `arguments` what it is about."""

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code, self.arguments = code, arguments
        super().__init__(code, arguments)


def is_tournament(document: Any) -> bool:
    """Return whether a JSON document is the table of a tournament."""
    return isinstance(document, dict) and KEY in document


class Check:
    """Takes the table of a tournament, then the records of its games one after the other, then says what is wrong."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.document = document
        if _must(document, KEY, lambda value: type(value) is int) != FORMAT:
            raise BrokenTournament("format", found=str(document[KEY])[:20], known=FORMAT)
        self.id = str(_must(document, "id", is_table))
        self.game = str(_must(document, "game", lambda value: value in tuple(games)))
        self.kind = str(_must(document, "kind", lambda value: value in KINDS))
        self.players = int(_must(document, "players", _whole(2, games[self.game].PLAYERS[-1])))
        self.deals = int(_must(document, "deals", _whole(0, MOST_DEALS)))
        self.secret = str(_must(document, "secret", is_secret))
        if commitment(self.secret) != _must(document, "commitment", is_secret):
            raise BrokenTournament("commitment")
        self.entrants = [_entrant(row) for row in _must(document, "entrants", _is_list)]
        self._tables = dict[str, list[Result]]()
        for table, result in (_result(row) for row in _must(document, "results", _is_list)):
            self._tables.setdefault(table, []).append(result)
        self.results = [result for results in self._tables.values() for result in results]
        self._must_name_each_once()
        self._open = {table for table, results in self._tables.items() if any(one.score is not None for one in results)}

    def _must_name_each_once(self) -> None:
        known, own = {number for number, _, _ in self.entrants}, [one for one in self.results if one.entrant]
        seats = {(table, one.seat) for table, results in self._tables.items() for one in results}
        fits = (
            len(known) == len(self.entrants)
            and len({(one.deal, one.entrant) for one in own}) == len(own)
            and len(seats) == len(self.results)
            and {one.entrant for one in own} == known  # who began no game does not stand there
            and all(one.deal <= self.deals and one.seat < self.players for one in self.results)
            and all((one.state == PLAYED) <= (one.score is not None) for one in self.results)
            and all(len({one.deal for one in results}) == 1 for results in self._tables.values())
        )
        alone = all(one.entrant and one.seat == seat_of(one.deal, self.players) for one in self.results)
        if not fits or (self.kind == ALONE and not alone):
            raise BrokenTournament("form", key="results")

    def add(self, record: Record) -> None:
        """Check that a game, already found legal and fairly dealt, is the one in the table."""
        table = str(record.extra.get("table", ""))
        results = self._tables.get(table)
        if results is None:
            raise BrokenTournament("other-table", table=table)
        asked = (self.game, self.players, self.document.get("options"))
        if (record.game, record.players, dict(record.options)) != asked:
            raise BrokenTournament("other-game", table=table)
        deal, fair = results[0].deal, record.extra.get("fair") or {}
        due = (METHOD_SAME, luck_of(self.id, deal), secret_of(self.secret, deal))
        if (fair.get("method"), fair.get("luck"), fair.get("secret")) != due:
            raise BrokenTournament("other-luck", table=table, deal=deal)
        people = {one.seat for one in results if one.entrant}
        bots = [None if at in people else self.document.get("bot") for at in range(self.players)]
        if [seat.get("bot") for seat in record.seats] != bots:
            raise BrokenTournament("other-seats", table=table)
        for one in results:
            if one.score is not None and (record.scores is None or record.scores[one.seat] != one.score):
                raise BrokenTournament("score", table=table, score=one.score)
        self._open.discard(table)

    def finish(self) -> None:
        """Check that all games are present, and that points and places follow from them."""
        if self._open:
            raise BrokenTournament("no-record", table=min(self._open), count=len(self._open))
        field = Field(self.kind, self.deals, games[self.game].FACTS.fewest_win, over=True)
        given = {number: (place, points) for number, place, points in self.entrants}
        rows_by_entrant = {row["number"]: row for row in self.document["entrants"]}
        for row in standings(field, [number for number, _, _ in self.entrants], self.results):
            if given[row.entrant] != (row.place, row.percent):
                raise BrokenTournament("standing", number=row.entrant, place=row.place, points=row.percent)
            decided = {"tie": row.tie, "among": percent(row.among), "total": row.total}
            for key, due in decided.items():
                if rows_by_entrant[row.entrant].get(key, due) != due:  # older files lack it
                    raise BrokenTournament("tie", number=row.entrant, key=key, due=str(due))


def _entrant(row: Any) -> tuple[int, int, float]:
    number, place = (int(_must(row, key, _whole(1, 10_000))) for key in ("number", "place"))
    return number, place, float(_must(row, "points", lambda value: type(value) in (int, float)))


def _result(row: Any) -> tuple[str, Result]:
    """A result as the file has it, where seats count from 1."""
    deal, seat = (int(_must(row, key, _whole(1, 10_000))) for key in ("deal", "seat"))
    entrant = _must(row, "entrant", lambda value: value is None or _whole(1, 10_000)(value))
    score = _must(row, "score", lambda value: value is None or type(value) is int)
    state = str(_must(row, "state", lambda value: value in STATES))
    return str(_must(row, "table", is_table)), Result(deal, entrant, seat - 1, score, state)


def _must(document: Any, key: str, fits: Callable[[Any], bool]) -> Any:
    if not isinstance(document, Mapping) or key not in document or not fits(document[key]):
        raise BrokenTournament("form", key=key)
    return document[key]


def _whole(least: int, most: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and least <= value <= most


def _is_list(value: Any) -> bool:
    return type(value) is list
