"""Fair deals: every chance move follows from secrets that were committed before the first (docs/fair.md).

>>> from drachenhof.fair import FairDeal, commitment
>>> commitment("00" * 32)
'66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
>>> import drachenhof
>>> year = drachenhof.games["year"]
>>> state = year.new(players=2)
>>> deal = FairDeal("demo", server="00" * 32, seats={0: "11" * 32})
>>> year.to_text(state, deal.pick(year, state, number=1))
'event tribute'
"""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from drachenhof.engine.game import CHANCE, OVER, Game, IllegalMove, State
from drachenhof.fair.deal import (
    METHOD_LINE,
    METHOD_SAME,
    FairDeal,
    Line,
    SameLuck,
    bound_secret,
    choose,
    commitment,
    is_secret,
    is_table,
    new_secret,
    stream,
)
from drachenhof.fair.section import METHOD, METHOD_FROM, Followed, Part, Section, read, same_section, section
from drachenhof.records import BrokenRecord, Record, replay
from drachenhof.records.errors import literal, quoted
from drachenhof.records.play import begin, final, game_of

__all__ = [
    "METHOD",
    "METHOD_FROM",
    "METHOD_LINE",
    "METHOD_SAME",
    "FairDeal",
    "Fairness",
    "Followed",
    "Line",
    "Part",
    "SameLuck",
    "bound_secret",
    "check_fair",
    "choose",
    "commitment",
    "is_secret",
    "is_table",
    "new_secret",
    "same_section",
    "section",
    "stream",
]


class Fairness(NamedTuple):
    """The result of checking a record's deals."""

    recomputed: int | None  # deals and draws; None until the server reveals its secret
    left_out: tuple[int, ...]  # seats, from 0, that committed to a secret and did not reveal it in time
    given: int | None = None  # moves of the position that it began with, which follow from nothing


def check_fair(record: Record) -> Fairness | None:
    """Compute every deal and draw again; None if the record has no section `fair`. Raises `BrokenRecord`."""
    if "fair" not in record.extra:
        return None
    fair = read(record.extra["fair"], record.players, len(record.moves))
    if record.extra.get("table", fair.table) != fair.table:
        raise BrokenRecord("fair-table", {"table": literal(record.extra["table"]), "dealt": literal(fair.table)})
    left_out = tuple(part.seat for part in fair.parts if part.secret is None)
    _must_be_drawn(fair, record.players)
    if (deal := fair.deal(game_of(record), begin(record))) is not None:
        return Fairness(_recompute(record, deal, fair.given or 0), left_out, fair.given)
    if fair.luck is None and game_of(record).to_move(final(record)) == OVER:
        raise BrokenRecord("fair-no-secret")
    return Fairness(None, left_out, fair.given)


def _must_be_drawn(fair: Section, players: int) -> None:
    """The seats are those that the lot gives, where they were drawn by lot."""
    due = fair.drawn(players)
    if due is not None and tuple(due) != fair.lot:
        orders = [", ".join(str(place + 1) for place in places) for places in (due, fair.lot or ())]
        raise BrokenRecord("fair-lot", {"due": orders[0], "found": orders[1]})


def _recompute(record: Record, deal: FairDeal | SameLuck, given: int) -> int:
    """Count the correct deals and draws after the given moves; raises `BrokenRecord`."""
    game, state, count, recomputed = game_of(record), begin(record), 0, 0
    steps, due = replay(record), _due(game, deal)
    for number, text in enumerate(record.moves, start=1):
        if game.to_move(state) == CHANCE:
            count += 1
            move = due(state, count)
            if number > given:
                _must_be_due(game, state, move, text, count, number)
                recomputed += 1
        state = next(steps).state
    return recomputed


def _due(game: Game, deal: FairDeal | SameLuck) -> Callable[[State, int], int]:
    """Return the chance move at a position, provided that all chance moves are requested in order."""
    if isinstance(deal, FairDeal):
        return lambda state, count: deal.pick(game, state, count)
    drawn = Counter[str]()

    def due(state: State, _: int) -> int:
        drawn[name := stream(game, state)] += 1
        return deal.pick(game, state, drawn[name])

    return due


def _must_be_due(game: Game, state: State, due: int, text: str, count: int, number: int) -> None:
    if (drawn := _spelt(game, state, text)) != (expected := game.to_text(state, due)):
        raise BrokenRecord("fair-differs", {"number": count, "due": expected, "found": drawn}, move=number)


def _spelt(game: Game, state: State, text: str) -> str:
    """A deal or draw as the notation spells it; what is none is quoted."""
    try:
        return game.to_text(state, game.from_text(state, text))
    except IllegalMove:
        return quoted(text)
