"""Whether the deals and draws of a record are those that its secrets give."""

from typing import NamedTuple

from drachenhof.fair.deal import FairDeal
from drachenhof.fair.section import read
from drachenhof.game import CHANCE, OVER
from drachenhof.records import BrokenRecord, Record, begin, final, game_of, replay


class Fairness(NamedTuple):
    """What was found out about the deals of a record."""

    recomputed: int | None  # deals and draws; None while the server's secret is not told
    left_out: tuple[int, ...]  # seats, from 0, that committed to a secret and did not tell it in time


def check_fair(record: Record) -> Fairness | None:
    """Compute every deal and draw again; None if the record has no section `fair`. Raises `BrokenRecord`."""
    if "fair" not in record.extra:
        return None
    fair = read(record.extra["fair"], record.players)
    left_out = tuple(part.seat for part in fair.parts if part.secret is None)
    if (deal := fair.deal) is not None:
        return Fairness(_recompute(record, deal), left_out)
    if game_of(record).to_move(final(record)) == OVER:
        raise BrokenRecord("fair-no-secret")
    return Fairness(None, left_out)


def _recompute(record: Record, deal: FairDeal) -> int:
    """How many deals and draws there are, all of them right."""
    game, state, count = game_of(record), begin(record), 0
    steps = replay(record)
    for _ in record.moves:
        before = game.copy(state)
        step = next(steps)
        if game.to_move(before) == CHANCE:
            count += 1
            due = deal.pick(game, before, count)
            if step.move != due:
                said = {"number": count, "due": game.to_text(before, due), "found": game.to_text(before, step.move)}
                raise BrokenRecord("fair-differs", said, move=step.number)
        state = step.state
    return count
