"""The review of a game in sentences: what moved a seat's chances, and why a choice cost something."""

from typing import Literal, TypeAlias

from drachenhof.analysis.measuring import Measured
from drachenhof.analysis.review import Judged, SeatReview
from drachenhof.i18n.narrator import tale_of
from drachenhof.i18n.telling import UNNAMED, People, Said, Speaker

__all__ = ["because", "gains", "percent", "points", "summary", "told_of"]

Certainty: TypeAlias = Literal["firm", "even", "unclear"]
FIRM = 0.15  # of a chance: a sum that may be off by more is a number only where that is at most half of it
EVEN = 0.10  # a sum that may be above or below 0, but by no more than this, is about even
SAID = {"luck": "review-deals", "own": "review-own", "given": "review-given"}


def points(share: float) -> str:
    """A change of a chance in points of 100, with its sign."""
    rounded = round(100 * share)
    return f"+{rounded}" if rounded > 0 else f"−{-rounded}" if rounded else "0"


def percent(share: float) -> str:
    return str(round(100 * share))


def told_of(sum_: Measured, sharp: bool = True) -> Certainty:
    """Whether a sum is known well enough for a number: as on the page (`web/src/features/review/sums.ts`).

    In the first form it has to be as exact as a small one.
    """
    if sum_.low <= 0 <= sum_.high:
        return "even" if max(-sum_.low, sum_.high) <= EVEN else "unclear"
    return "firm" if (sum_.high - sum_.low) / 2 <= max(FIRM, abs(sum_.value) / 2 if sharp else 0.0) else "unclear"


def summary(words: Speaker[Said], one: SeatReview, sharp: bool, people: People = UNNAMED) -> Said:
    """Where a seat's result came from, in one breath: numbers only where they are sure, and all else as one step."""
    about: dict[str, Said | str] = {"you": words.you(one.seat, people), "who": words.who(one.seat, people)}
    sums, form = one.win, "yes" if sharp else "no"
    told = [words.say("review-began", **about, start=percent(sums.start))]
    left, unclear = round(100 * sums.result) - round(100 * sums.start), list[str]()
    for cause, measured in (("luck", sums.luck), ("own", sums.own), ("given", sums.given)):
        known = told_of(measured, sharp)
        if known == "unclear":
            unclear.append(cause)
            continue
        left -= round(100 * measured.value) if known == "firm" else 0
        change: Said | str = points(measured.value)
        if known == "even":
            change = words.say("page-review-told", told="even", sharp=form)
        told.append(words.say(SAID[cause], **about, points=change))
    if len(unclear) > 1:
        parts = [words.say("page-review-part", what=cause, **about) for cause in unclear]
        listed = words.say("review-and", all=words.join(parts[:-1], ", "), last=parts[-1])
        told.append(words.say("page-review-together", parts=listed, points=points(left / 100), sharp=form))
    elif unclear or left:
        told.append(words.say("page-review-else" if unclear else "review-rest", points=points(left / 100)))
    return words.join([*told, words.say("review-ended", result=percent(sums.result))], " ")


def because(words: Speaker[Said], game: str, one: Judged) -> Said:
    """Why a choice cost something, or that it cannot be told."""
    if not one.reasons:
        return words.say("review-no-reason")
    told = [tale_of(game).reason(words, reason.what, abs(reason.more.value)) for reason in one.reasons]
    return words.say("review-because", reasons=words.join(told, "; "))


def gains(words: Speaker[Said], game: str, one: SeatReview, people: People = UNNAMED) -> list[Said]:
    """How many choices were no mistake, where some were, and those that clearly gained most."""
    about: dict[str, Said | str] = {"you": words.you(one.seat, people), "who": words.who(one.seat, people)}
    mistakes = sum(judged.mistake for judged in one.decisions)
    told = [words.say("review-sound", **about, count=one.free - mistakes, all=one.free)] if mistakes else []
    for judged, gain in one.finest:
        choice = tale_of(game).choice(words, judged.text)
        told.append(words.say("review-gain", number=judged.number, choice=choice, points=points(gain.value)))
    return told
