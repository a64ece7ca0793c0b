"""The review of a table: whether it is possible, its messages, and which decisions are the person's own."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from drachenhof.analysis.measuring import Measured
from drachenhof.analysis.parts import Yardstick as BotRates
from drachenhof.analysis.review import Choice, Judged, Review, SeatReview
from drachenhof.analysis.review.values import ERROR_RATES, FEW_GAMES, like, measured
from drachenhof.games import games
from drachenhof.i18n import review as sentences
from drachenhof.i18n.narrator import Narration, narration_of
from drachenhof.i18n.phrases import Codes
from drachenhof.records import Play
from drachenhof.server.reviews.messages import (
    Rate,
    RateLine,
    ReviewChoice,
    ReviewGain,
    ReviewMoment,
    ReviewPoint,
    ReviewReason,
    ReviewStep,
    ReviewStretch,
    ReviewSums,
    SeatReviewed,
    Span,
    Yardstick,
)
from drachenhof.tables.commands.lifecycle import ENDED
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import Entry
from drachenhof.tables.table import Table
from drachenhof.tables.table_views import Position
from drachenhof.tables.views import Views

FORM = 4  # version of the stored form; stored reviews of other versions are ignored
DIGITS = 5  # significant digits of figures

_codes = Codes()


class ReviewForm(Struct):
    """The first or the sharp form of a seat's review, as stored.

    It has the review as a message, and the loss of each decision that was not forced, by its number. A decision that
    is no mistake has the loss 0.
    """

    sharp: bool
    review: SeatReviewed
    decided: list[tuple[int, float]]


# Which games can be reviewed


def reviewable(table: Table) -> Play:
    """The whole game of a table that is finished and may be reviewed. Raises `Refusal`."""
    if table.status not in ENDED or table.setup.running:
        raise Refusal("not-over")
    if not table.setup.review:
        raise Refusal("review-off")
    if table.problem is not None:
        raise Refusal("broken")
    if table.play is None or not table.play.over:
        raise Refusal("no-review")
    return table.play


def must_be_seat(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise Refusal("no-seat", seats=len(table.seats))


def before(play: Play, number: int) -> Position:
    """The position before move `number`, as its player saw it, with the choices. Raises `Refusal`."""
    if not 1 <= number <= len(play.moves) or play.deciders[number - 1] < 0:
        raise Refusal("no-position", most=len(play.moves))
    views, seat, state = Views(play.game), play.deciders[number - 1], play.after(number - 1)[0]
    sight = views.sight(state, seat)
    position = views.position(sight, int(play.numbers[number - 1]))
    views.offer(position, sight)
    return position


# Messages


def form_of(review: Review, seat: int) -> ReviewForm:
    """A review in the form that is stored and sent."""
    one = review.of(seat)
    lost = [(judged.number, round(judged.loss, DIGITS)) for judged in one.decisions if judged.verdict != "forced"]
    return ReviewForm(review.sharp, _seat_reviewed(review.game, one), lost)


def _seat_reviewed(game: str, one: SeatReview) -> SeatReviewed:
    narration = narration_of(game)
    sums, moved = one.win, [part for part in one.stretches if part.win.value]
    return SeatReviewed(
        seat=one.seat,
        sums=ReviewSums(
            round(sums.start, DIGITS),
            _span(sums.luck),
            _span(sums.own),
            _span(sums.given),
            round(sums.rest, DIGITS),
            round(sums.result, DIGITS),
        ),
        line=[ReviewPoint(point.number, point.part, [round(c, DIGITS) for c in point.chances]) for point in one.line],
        stretches=[ReviewStretch(part.number, part.part, part.kind, part.by, _span(part.win)) for part in moved],
        moments=[_moment(narration, judged) for judged in one.decisions if judged.mistake],
        costliest=[judged.number for judged in one.costliest],
        finest=[
            ReviewGain(judged.number, judged.part, narration.choice(_codes, judged.text), _span(gain))
            for judged, gain in one.finest
        ],
        decisions=one.free,
        error_rate=round(one.error_rate, DIGITS),
        like=None,
    )


def _moment(narration: Narration, judged: Judged) -> ReviewMoment:
    reasons = judged.reasons
    return ReviewMoment(
        number=judged.number,
        part=judged.part,
        seat=judged.seat,
        move=judged.text,
        words=narration.choice(_codes, judged.text),
        verdict=judged.verdict,  # type: ignore[arg-type]
        kind=judged.kind,
        cost=_span(judged.cost),
        win=_span(judged.win),
        choices=[_choice(narration, choice) for choice in judged.choices],
        reasons=None if reasons is None else [ReviewReason(one.what, _span(one.more)) for one in reasons],
    )


def _choice(narration: Narration, one: Choice) -> ReviewChoice:
    return ReviewChoice(one.text, narration.choice(_codes, one.text), _span(one.win), _span(one.cost), one.equal)


def _span(measured: Measured) -> Span:
    return Span(round(measured.value, DIGITS), round(measured.low, DIGITS), round(measured.high, DIGITS))


def message_of(form: ReviewForm, game: str, players: int) -> SeatReviewed:
    """Return a stored review as it is sent: with its phrases and, if sharp, the bot with the nearest error rate."""
    review, sharp = form.review, form.sharp
    seat, sums = review.seat, review.sums
    hidden = games[game].FACTS.hidden
    return replace(
        review,
        moments=[replace(one, why=sentences.because(_codes, game, one.reasons, sharp)) for one in review.moments],
        like=like(game, players, review.error_rate, review.decisions) if sharp else None,
        cause=sentences.main_cause(_codes, seat, sums, hidden) if sharp else None,
        summary=sentences.summary(_codes, seat, sums, sharp),
        steps=[ReviewStep(*step) for step in sentences.steps(_codes, sums, sharp)],
        known=sentences.known(sums, sharp),
        sound=sentences.sound(_codes, seat, review.decisions, len(review.moments)),
    )


def yardstick() -> list[Yardstick]:
    """Return all measured error rates of bots."""
    return [one for game in games for rates in ERROR_RATES[game] for one in _yardstick(game, rates)]


def _yardstick(game: str, rates: BotRates) -> list[Yardstick]:
    return [Yardstick(game, rates.players, bot, *rate) for bot, rate in rates.rates.items()]


def rate_lines(rates: Sequence[Rate]) -> list[RateLine]:
    """Compare a person's error rates with those of bots, game by game."""
    return [
        _rate_line(game, sorted((one for one in rates if one.game == game), key=lambda one: one.ended))
        for game in dict.fromkeys(one.game for one in rates)
    ]


def _rate_line(game: str, rates: Sequence[Rate]) -> RateLine:
    """Make the line of a game from its rates, the oldest first."""
    windows = [rates[max(0, end - FEW_GAMES) : end] for end in range(1, len(rates) + 1)]
    means = [sum(one.rate * one.decisions for one in some) / max(1, _decisions(some)) for some in windows]
    players = rates[-1].players
    known = next((one.like for one in reversed(rates) if one.like is not None), None)
    nearest = like(game, players, means[-1], _decisions(windows[-1])) or known
    bots = measured(game, players)
    compared = sorted(_yardstick(game, bots), key=lambda one: one.rate) if bots else []
    return RateLine(game, len(rates) < FEW_GAMES, nearest, compared, [round(mean, DIGITS) for mean in means])


def _decisions(rates: Iterable[Rate]) -> int:
    return sum(one.decisions for one in rates)


# The person's own decisions


def own_person(table: Table, seat: int, person: str | None) -> str | None:
    """`person`, if the mistakes of `seat` are theirs; None if they have several seats, for several people."""
    return person if person is not None and table.seats_of(person) == [seat] else None


def own_numbers(play: Play, seat: int, log: Iterable[Entry]) -> set[int]:
    """The moves that a seat's person made, without given moves and those of a bot that held the seat."""
    helped = {entry.number for entry in log if entry.kind == "move" and "by" in entry.body}
    return {
        place + 1
        for place, decider in enumerate(play.deciders)
        if decider == seat and place >= play.given and play.numbers[place + 1] not in helped
    }


def own_rate(form: ReviewForm, own: set[int]) -> tuple[float, int]:
    """The mean loss of the person's own decisions, and their number."""
    lost = [cost for number, cost in form.decided if number in own]
    return (sum(lost) / len(lost) if lost else 0.0), len(lost)
