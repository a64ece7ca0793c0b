"""The review of a game in sentences: what moved a seat's chances, and why a choice cost something."""

from drachenhof.analysis.review import Judged, SeatReview
from drachenhof.words.tales import tale_of
from drachenhof.words.telling import UNNAMED, People, Said, Speaker

__all__ = ["because", "percent", "points", "summary"]


def points(share: float) -> str:
    """A change of a chance in points of 100, with its sign."""
    rounded = round(100 * share)
    return f"+{rounded}" if rounded > 0 else f"−{-rounded}" if rounded else "0"


def percent(share: float) -> str:
    return str(round(100 * share))


def summary(words: Speaker[Said], one: SeatReview, people: People = UNNAMED) -> Said:
    """Where a seat's result came from, in one breath."""
    you, who, sums = words.you(one.seat, people), words.who(one.seat, people), one.win
    told = [
        words.say("review-began", you=you, who=who, start=percent(sums.start)),
        words.say("review-deals", points=points(sums.luck.value)),
        words.say("review-own", you=you, points=points(sums.own.value)),
        words.say("review-given", you=you, points=points(sums.given.value)),
        words.say("review-ended", result=percent(sums.result)),
    ]
    if points(sums.rest) != "0":
        told.insert(-1, words.say("review-rest", points=points(sums.rest)))
    return words.join(told, " ")


def because(words: Speaker[Said], game: str, one: Judged) -> Said:
    """Why a choice cost something, or that it cannot be told."""
    if not one.reasons:
        return words.say("review-no-reason")
    told = [tale_of(game).reason(words, reason.what, abs(reason.more.value)) for reason in one.reasons]
    return words.say("review-because", reasons=words.join(told, "; "))
