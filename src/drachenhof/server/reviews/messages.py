"""Messages of reviews: where a result came from, mistakes, and error rates."""

from typing import Literal

from msgspec import Struct

from drachenhof.tables.fields import Phrase

MOST_MISTAKES = 500  # stored for one person
MISTAKE_ID = r"[A-Za-z0-9_-]{1,22}\.[0-9]\.[0-9]{1,6}"  # table, seat and number


class Span(Struct, frozen=True):
    """A measured figure with its 95 % interval."""

    value: float
    low: float
    high: float


class ReviewSums(Struct):
    """Where a seat's chance to win went: result − start = luck + own + given + rest; each of 0 to 1."""

    start: float
    luck: Span  # deals and draws
    own: Span  # decisions of the seat
    given: Span  # decisions of others
    rest: float
    result: float


class ReviewStep(Struct):
    """A step of the picture from the chance at the start to the result, in whole points of 100."""

    what: Literal["start", "luck", "own", "given", "together", "else", "rest", "result"]
    certainty: Literal["firm", "even", "unclear"]  # only a firm step is a number
    begin: int
    end: int
    off: int  # margin; 0 if it is not shown
    text: Phrase


class ReviewPoint(Struct):
    """The chances of all seats after `number` moves, from what the reviewed seat knew."""

    number: int
    part: int  # the month or the round; 0 before the first
    chances: list[float]


class ReviewStretch(Struct):
    """A deal, a decision, or the moves between two deals, with their effect on the chance of the reviewed seat."""

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
    equal: bool  # no measurable difference from the best


class ReviewReason(Struct):
    """How many more of `what` the played line brings than the best one, over the same luck; below 0 fewer."""

    what: str
    more: Span


class ReviewMoment(Struct):
    """A mistake: the move, its cost, all choices (the best first), and the reasons."""

    number: int  # of the move, from 1
    part: int
    seat: int
    move: str
    words: Phrase
    verdict: Literal["doubtful", "bad", "very-bad"]
    kind: str | None  # such as events or money
    cost: Span  # of place value
    win: Span  # of the chance to win
    choices: list[ReviewChoice]
    reasons: list[ReviewReason] | None  # null: not looked for yet; empty: none is clear
    why: Phrase = ""  # the reasons as a sentence


class ReviewGain(Struct):
    """A choice that clearly raised the chance to win, and is as good as any other."""

    number: int  # of the move, from 1
    part: int
    words: Phrase
    win: Span


class SeatReviewed(Struct):
    """A review of a finished game for one seat, from what that seat knew.

    The fields with defaults are made from the others when a review is sent; a stored review has none of them.
    """

    seat: int
    sums: ReviewSums
    line: list[ReviewPoint]
    stretches: list[ReviewStretch]  # those that moved the chance to win
    moments: list[ReviewMoment]  # all mistakes, in order of play
    costliest: list[int]  # numbers of at most three of them, the costliest first
    finest: list[ReviewGain]  # at most two choices that gained most, the best first
    decisions: int  # that were not forced
    error_rate: float  # place value that mistakes lost, for each of them
    like: str | None  # the bot whose measured error rate is nearest; null if there is none
    cause: Phrase | None = None  # the headline; null in the first form
    summary: Phrase = ""
    steps: list[ReviewStep] = []
    known: list[Literal["luck", "own", "given"]] = []  # causes whose figures are shown
    sound: Phrase | None = None  # how many decisions were no mistake; null without mistakes


class Reviewed(Struct):
    """The state of the review of a seat, and its content so far."""

    table: str
    seat: int
    stage: Literal["waiting", "first", "sharp"]
    progress: float  # of what comes next, 0 to 1
    ahead: int  # reviews before it in the queue
    review: SeatReviewed | None = None  # null before the first form


class Mistake(Struct):
    """A stored mistake of a person, to be practised until it is learnt."""

    id: str
    table: str
    game: str
    seat: int
    number: int
    part: int
    kind: str | None
    verdict: str
    cost: float
    due: int | None  # when to repeat it; null once it is learnt
    sits: bool
    made: int  # when it was stored


class Rate(Struct):
    """The error rate of a person in a game: lost place value for each decision that was not forced."""

    table: str
    game: str
    players: int
    ended: int
    rate: float
    decisions: int
    like: str | None


class Yardstick(Struct):
    """The measured error rate of a bot in games against itself."""

    game: str
    players: int
    bot: str
    rate: float
    low: float  # 95 % interval
    high: float


class RateLine(Struct):
    """A person's error rates in a game, compared with bots at tables as large as that of the latest game."""

    game: str
    few: bool  # there are too few games to name a bot
    like: str | None  # the bot whose error rate is nearest to the latest mean
    bots: list[Yardstick]  # the lowest rate first
    means: list[float]  # after each game, the oldest first: the mean of up to five games


class Mistakes(Struct):
    """A person's mistakes, due ones first; how many are due now; and error rates, the latest game first."""

    mistakes: list[Mistake]
    due: int
    rates: list[Rate]
    yardstick: list[Yardstick]
    lines: list[RateLine]  # of games with rates


class Practised(Struct, forbid_unknown_fields=True):
    """The result of practising a mistake."""

    right: bool
