"""Sentences and steps of a game's review: what moved a seat's chance to win, and why a choice cost something."""

from collections.abc import Iterable, Sequence
from math import floor
from typing import TYPE_CHECKING, Generic, Literal, NamedTuple, Protocol, TypeAlias

from drachenhof.i18n import UNNAMED, People
from drachenhof.i18n.narrator import narration_of
from drachenhof.i18n.phrases import Said, Speaker

if TYPE_CHECKING:
    from drachenhof.analysis.review import SeatReview

Certainty: TypeAlias = Literal["firm", "even", "unclear"]
"""How a sum is shown: as a number, as about even, or not by itself."""
Cause: TypeAlias = Literal["luck", "own", "given"]
StepName: TypeAlias = Literal["start", "luck", "own", "given", "together", "else", "rest", "result"]

CAUSES: tuple[Cause, ...] = ("luck", "own", "given")
FIRM = 0.15  # of a chance: a sum with a larger margin is a number only if the margin is at most half of it
EVEN = 0.10  # a sum with an open sign is about even if neither end is further from 0
NOTABLE = 0.03  # of a chance: a smaller sum is never the main cause
SHOWN_MARGIN = 3  # points: a smaller margin is not shown


class Figure(Protocol):
    """A measured figure with its 95 % interval."""

    @property
    def value(self) -> float: ...
    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


class Sums(Protocol):
    """The components of a chance to win: result − start = luck + own + given + rest."""

    @property
    def start(self) -> float: ...
    @property
    def luck(self) -> Figure: ...
    @property
    def own(self) -> Figure: ...
    @property
    def given(self) -> Figure: ...
    @property
    def result(self) -> float: ...


class Reason(Protocol):
    """How many more of `what` the played line brings than the best one."""

    @property
    def what(self) -> str: ...
    @property
    def more(self) -> Figure: ...


class Step(NamedTuple, Generic[Said]):
    """A step from the chance at the start to the result, in whole points of 100.

    `begin` and `end` differ only if the step is shown as a number. `off` is its margin, 0 if that is not shown.
    """

    what: StepName
    certainty: Certainty
    begin: int
    end: int
    off: int
    text: Said | str


def points(share: float) -> str:
    """A change of a chance in points of 100, with its sign."""
    return _signed(_hundred(share))


def percent(share: float) -> str:
    """A chance in percent, without the sign of percent."""
    return str(_hundred(share))


def _hundred(share: float) -> int:
    """A share in whole points of 100; halves are rounded up, as on the page."""
    return floor(100 * share + 0.5)


def _signed(whole: int) -> str:
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"


def certainty(figure: Figure, sharp: bool = True) -> Certainty:
    """Decide how a sum is shown (docs/review.md). The first form allows large sums no larger margin."""
    if figure.low <= 0 <= figure.high:
        return "even" if max(-figure.low, figure.high) <= EVEN else "unclear"
    margin = (figure.high - figure.low) / 2
    return "firm" if margin <= max(FIRM, abs(figure.value) / 2 if sharp else 0.0) else "unclear"


def known(sums: Sums, sharp: bool) -> list[Cause]:
    """Causes whose figures by month or round are shown: all in the sharp form, else those that are not unclear."""
    return [cause for cause in CAUSES if sharp or certainty(getattr(sums, cause), sharp) != "unclear"]


def steps(words: Speaker[Said], sums: Sums, sharp: bool) -> list[Step[Said]]:
    """Return the steps from the start to the result; sums without a number are combined, so that the steps add up."""
    at, result = _hundred(sums.start), _hundred(sums.result)
    found = [_whole(words, "start", at)]
    unclear = 0
    for cause in CAUSES:
        figure: Figure = getattr(sums, cause)
        known_as = certainty(figure, sharp)
        unclear += known_as == "unclear"
        if known_as == "firm":
            end, off = at + _hundred(figure.value), _hundred((figure.high - figure.low) / 2)
            found.append(_change(cause, at, end, off if off >= SHOWN_MARGIN else 0))
            at = end
        else:
            text = words.say("review-certainty", certainty=known_as, sharp=_yes(sharp))
            found.append(Step(cause, known_as, at, at, 0, text))
    if unclear or at != result:
        found.append(_change("together" if unclear > 1 else "else" if unclear else "rest", at, result, 0))
    return [*found, _whole(words, "result", result)]


def _whole(words: Speaker[Said], what: StepName, chance: int) -> Step[Said]:
    return Step(what, "firm", 0, chance, 0, words.say("page-review-percent", value=str(chance)))


def _change(what: StepName, begin: int, end: int, off: int) -> Step[Said]:
    return Step(what, "firm", begin, end, off, _signed(end - begin))


def summary(words: Speaker[Said], seat: int, sums: Sums, sharp: bool, people: People = UNNAMED) -> Said:
    """Return one paragraph that leads from a seat's chance at the start to its result."""
    about = _about(words, seat, people)
    all_steps = steps(words, sums, sharp)
    unclear = [step.what for step in all_steps if step.certainty == "unclear"]
    parts = []
    for what, known_as, _, end, _, text in all_steps:
        if what == "start":
            parts.append(words.say("review-began", **about, start=str(end)))
        elif what == "result":
            parts.append(words.say("review-ended", result=str(end)))
        elif what == "together":
            parts.append(_together(words, unclear, about, text, sharp))
        elif what == "own" and known_as != "unclear":
            parts.append(words.say("review-own", you=about["you"], points=text))
        elif known_as != "unclear":
            parts.append(words.say(SENTENCES[what], points=text))
    return words.join(parts, " ")


SENTENCES = {"luck": "review-deals", "given": "review-given", "else": "review-else", "rest": "review-rest"}


def _together(
    words: Speaker[Said], unclear: Sequence[str], about: dict[str, Said], points: Said | str, sharp: bool
) -> Said:
    """Return the sentence for several sums without a number of their own."""
    parts = [words.say("review-cause-name", what=cause, you=about["you"]) for cause in unclear]
    listed = words.say("review-and", all=words.join(parts[:-1], ", "), last=parts[-1])
    return words.say("review-together", parts=listed, points=points, sharp=_yes(sharp))


def main_cause(words: Speaker[Said], seat: int, sums: Sums, hidden: bool, people: People = UNNAMED) -> Said:
    """Return the headline: what helped a winner most or cost a loser most, if that is clear.

    With `hidden` hands, draws belong to what the others did.
    """
    sign, way = (1, "up") if sums.result > 0 else (-1, "down")
    figures: list[tuple[Cause, Figure]] = [(cause, getattr(sums, cause)) for cause in CAUSES]
    clear = [
        (sign * figure.value, cause)
        for cause, figure in figures
        if (figure.low > 0 if sign > 0 else figure.high < 0) and abs(figure.value) >= NOTABLE
    ]
    cause = max(clear, key=lambda one: one[0])[1] if clear else "even"
    return words.say("review-cause", **_about(words, seat, people), cause=f"{cause}-{way}", drawn=_yes(hidden))


def because(words: Speaker[Said], game: str, reasons: Iterable[Reason] | None, sharp: bool = True) -> Said:
    """Return why a choice cost something, that no reason is clear, or that the first form has not looked yet."""
    if reasons is None and not sharp:
        return words.say("review-reasons-later")
    parts = [narration_of(game).reason(words, reason.what, abs(reason.more.value)) for reason in reasons or ()]
    return words.say("review-because", reasons=words.join(parts, "; ")) if parts else words.say("review-no-reason")


def sound(words: Speaker[Said], seat: int, decisions: int, mistakes: int, people: People = UNNAMED) -> Said | None:
    """Return how many decisions were no mistake; None if all of them were none, which is said elsewhere."""
    if not mistakes:
        return None
    return words.say("review-sound", **_about(words, seat, people), count=decisions - mistakes, all=decisions)


def gains(words: Speaker[Said], game: str, one: "SeatReview", people: People = UNNAMED) -> list[Said]:
    """Return how many choices were no mistake, if some were, and those that clearly gained most."""
    first = sound(words, one.seat, one.free, sum(judged.mistake for judged in one.decisions), people)
    found = [] if first is None else [first]
    for judged, gain in one.finest:
        choice = narration_of(game).choice(words, judged.text)
        found.append(words.say("review-gain", number=judged.number, choice=choice, points=points(gain.value)))
    return found


def _about(words: Speaker[Said], seat: int, people: People) -> dict[str, Said]:
    return {"you": words.you(seat, people), "who": words.who(seat, people)}


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"
