"""What is said about games that are looked back at: where a result came from, mistakes, and what is kept of them."""

from typing import Literal

from msgspec import Struct

from drachenhof.tables.fields import Phrase

MOST_MISTAKES = 500  # that are kept of one person
MISTAKE_ID = r"[A-Za-z0-9_-]{1,22}\.[0-9]\.[0-9]{1,6}"  # table, seat and number


class Span(Struct, frozen=True):
    """A measured figure, and where the true one lies (95 %)."""

    value: float
    low: float
    high: float


class ReviewSums(Struct):
    """Where a seat's chance to win went: result − start = luck + own + given + rest; each of 0 to 1."""

    start: float
    luck: Span  # deals and draws
    own: Span  # one's own decisions
    given: Span  # what others did
    rest: float
    result: float


class ReviewPoint(Struct):
    """Every seat's chance to win after `number` moves, as the reviewed seat could know it."""

    number: int
    part: int  # the month or the round; 0 before the first
    chances: list[float]


class ReviewStretch(Struct):
    """A deal, a decision, or what lies between two deals, and what it did to the reviewed seat's chance to win."""

    number: int  # of the move, from 1
    part: int
    kind: Literal["luck", "own", "given"]
    by: int  # the seat that decided; -1 for chance, or several
    win: Span


class ReviewChoice(Struct):
    """A move that could be chosen: the chance to win after it, and what it costs against the best."""

    move: str
    words: Phrase
    win: Span
    cost: Span  # of place value, which goes from 1 for the first place to -1 for the last
    equal: bool  # it cannot be told from the best


class ReviewReason(Struct):
    """What the played line brings more of than the best one, over the same luck; below 0 less."""

    what: str
    more: Span


class ReviewMoment(Struct):
    """A mistake: what was played, what it cost, all other choices (the best first), and why."""

    number: int  # of the move, from 1
    part: int
    seat: int
    move: str
    words: Phrase
    verdict: Literal["doubtful", "bad", "very-bad"]
    kind: str | None  # what it was about, such as events or money
    cost: Span  # of place value
    win: Span  # of the chance to win
    choices: list[ReviewChoice]
    reasons: list[ReviewReason] | None  # null: not looked for yet; empty: they cannot be told


class ReviewGain(Struct):
    """A choice that clearly gained: as good as any, and by how much it raised the chance to win."""

    number: int  # of the move, from 1
    part: int
    words: Phrase
    win: Span


class SeatReviewed(Struct):
    """A finished game as one seat could know it."""

    seat: int
    sums: ReviewSums
    line: list[ReviewPoint]
    stretches: list[ReviewStretch]  # those that moved the chance to win
    moments: list[ReviewMoment]  # all mistakes, in order of play
    costliest: list[int]  # numbers of at most three of them, the costliest first
    finest: list[ReviewGain]  # at most two choices that gained most, the best first
    decisions: int  # that were not forced
    error_rate: float  # place value that mistakes lost, for each of them
    like: str | None  # the bot whose measured error rate is nearest; null while none was measured


class Reviewed(Struct):
    """How far the review of a seat is, and what it says by now."""

    table: str
    seat: int
    stage: Literal["waiting", "first", "sharp"]
    progress: float  # of what comes next, 0 to 1
    ahead: int  # how many wait before it
    review: SeatReviewed | None = None  # null while it waits for its first form


class Mistake(Struct):
    """A mistake of one's own, to be tried again until it is learnt."""

    id: str
    table: str
    game: str
    seat: int
    number: int
    part: int
    kind: str | None
    verdict: str
    cost: float
    due: int | None  # when it is offered again; null once it is learnt
    sits: bool
    made: int  # when it was found


class Rate(Struct):
    """How much one lost by one's own decisions in a game: place value for each that was not forced."""

    table: str
    game: str
    players: int
    ended: int
    rate: float
    decisions: int
    like: str | None


class Yardstick(Struct):
    """How much a bot loses against itself, measured: what one's own error rate is held against."""

    game: str
    players: int
    bot: str
    rate: float
    low: float  # between which figures the true one lies (95 %)
    high: float


class Mistakes(Struct):
    """One's mistakes, those that are due first; how many are due now; and one's error rates, the latest game first."""

    mistakes: list[Mistake]
    due: int
    rates: list[Rate]
    yardstick: list[Yardstick]


class Practised(Struct, forbid_unknown_fields=True):
    """A mistake was tried again: whether one chose right."""

    right: bool
