"""The review of a game: how luck, own decisions and others' decisions affected each seat, and its mistakes.

See docs/review.md for the method.
"""

from collections.abc import Callable, Iterable
from threading import Event

from drachenhof.analysis.measuring import Progress
from drachenhof.analysis.review.race import ARBITERS
from drachenhof.analysis.review.sums import seat_review
from drachenhof.analysis.review.values import Choice, Judged, Point, Reason, Review, SeatReview, Stretch, Sums
from drachenhof.analysis.review.walk import NotOver, walk
from drachenhof.analysis.review.work import Cancelled, Work
from drachenhof.engine.rule import prepare as compiled
from drachenhof.records import Record
from drachenhof.search.kernels import LAYOUTS

__all__ = [
    "Cancelled",
    "Choice",
    "Judged",
    "NotOver",
    "Point",
    "Reason",
    "Review",
    "SeatReview",
    "Stretch",
    "Sums",
    "prepare",
    "review",
]


def prepare(game: str) -> None:
    """Load all that reviews need, compiling it the first time."""
    for unit in ("search.rollouts", "search.causes"):
        compiled(unit, LAYOUTS[game])
    ARBITERS[game]()[0].prepare()


def review(
    record: Record,
    seats: Iterable[int] | None = None,
    *,
    sharp: bool = True,
    seed: int = 0,
    cancel: Event | None = None,
    progress: Progress = lambda _: None,
    first: Callable[[Review], None] | None = None,
) -> Review:
    """Review a finished game for some seats, or all. The same seed gives the same review on every machine.

    Every decision is judged from what its seat knew at the time. `first` is called with a
    quick review; `sharp=False` stops after it. If `cancel` is set, the result so far is
    returned, or `Cancelled` raised if there is none. Raises `NotOver` for a running game,
    and `BrokenRecord` for an invalid record.
    """
    walked = walk(record)
    work = Work(walked, range(walked.players) if seats is None else seats, seed, cancel)
    work.quick(lambda done: progress(done if not sharp else 0.1 * done))
    quick = _review_of(work, sharp=False)
    if first is not None:
        first(quick)
    if not sharp:
        return quick
    work.sharpen(lambda done: progress(0.1 + 0.9 * done))
    return _review_of(work, sharp=True)


def _review_of(work: Work, sharp: bool) -> Review:
    seats = tuple(seat_review(work, seat, sharp) for seat in work.seats)
    return Review(work.walk.game.NAME, work.walk.players, work.rollouts, sharp, seats)
