"""Playing a record again, and checking that it is what it says."""

from collections.abc import Iterator, Sequence

from drachenhof.game import State
from drachenhof.records.errors import BrokenRecord, quoted
from drachenhof.records.history import Step
from drachenhof.records.play import Play
from drachenhof.records.record import Record, places_of


def replay(record: Record) -> Iterator[Step]:
    """Play the moves one by one; raises `BrokenRecord` at the first wrong one."""
    play = Play.before(record)
    for text in record.moves:
        yield play.read(text)


def final(record: Record) -> State:
    """Return the position after the last move; raises `BrokenRecord`."""
    return Play.of(record).state


def check(record: Record) -> None:
    """Check that all moves are legal and that scores and places are right; raises `BrokenRecord`."""
    play = Play.of(record)
    game, state = play.game, play.state
    if not play.over:
        if record.scores is not None or record.places is not None:
            raise BrokenRecord("not-over", {"moves": len(record.moves)})
        return
    scores = game.scores(state)
    if record.scores is None:
        raise BrokenRecord("no-scores")
    if list(record.scores) != scores:
        arguments = {"given": quoted(_joined(record.scores)), "found": _joined(scores), "moves": len(record.moves)}
        raise BrokenRecord("wrong-scores", arguments)
    places = places_of(game.ranking(state), record.seats)
    if record.places is not None and list(record.places) != places:
        arguments = {"given": quoted(_joined(record.places)), "found": _joined(places), "moves": len(record.moves)}
        raise BrokenRecord("wrong-places", arguments)


def _joined(numbers: Sequence[int]) -> str:
    return "–".join(map(str, numbers))
