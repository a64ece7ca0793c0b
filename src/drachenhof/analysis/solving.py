"""What moves are worth where nothing is left to chance, and nothing hidden: worked out to the very end."""

from threading import Event

from drachenhof.engine.game import Knowledge
from drachenhof.engine.rule import prepare
from drachenhof.games import games
from drachenhof.search.kernels import LAYOUTS
from drachenhof.search.solve import SOLVED, UNFINISHED, Lines

CHUNK = 16_384  # ends of lines between two looks at a cancel


def solved(
    game: str, knowledge: Knowledge, players: int, ends: int, cancel: Event | None = None
) -> dict[int, float] | None:
    """The place value of each legal move to the seat that moves, if all play their best from there.

    None where hands are hidden, chance has a part, or more than `ends` lines would have to be followed.
    """
    rules = games[game]
    if rules.FACTS.hidden:
        return None
    prepare("search.solve", LAYOUTS[game])
    lines = Lines(knowledge, rules.MOVES)
    ended = UNFINISHED
    while ended == UNFINISHED and ends > 0 and not (cancel is not None and cancel.is_set()):
        ended = lines.follow(min(CHUNK, ends))
        ends -= CHUNK
    if ended != SOLVED:
        return None
    return {move: _place(float(lines.worths[move]), players) for move in rules.legal_moves(knowledge)}


def _place(worth: float, players: int) -> float:
    """Exact play counts the place from 0 to 1, and a little for the lead, which falls out here."""
    steps = 2 * (players - 1)
    return 2 * int(worth * steps + 1e-6) / steps - 1
