"""What is told of Prizes: the contents of `i18n.narrator.Narration`."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from drachenhof.engine.game import Knowledge, State
from drachenhof.i18n import UNNAMED, People
from drachenhof.i18n.narrator import Booking
from drachenhof.i18n.phrases import Moment, Said, Sentence, Speaker, View
from drachenhof.records.history import Step
from tests.third.prizes import rules as prizes

FORMS = ("prize {card}", "lay {card}")
SOURCES = ("prizes",)
END = None
SECTIONS = {"all": range(1, 4)}
OPTION_RULES: Mapping[str, int] = {}
PRINTED: Mapping[str, int] = {}


def seen(state: State, seat: int | None) -> View:
    return prizes.view(prizes.knowledge(state, 0 if seat is None else seat))


def printed_matter() -> Mapping[str, Any]:
    return {}


def part(known: Knowledge) -> int:
    return int(prizes.view(known)["round"])


def heard(state: State, move: int, seat: int | None) -> str:  # noqa: ARG001 (all hear the same)
    return prizes.to_text(state, move)


def reason(words: Speaker[Said], what: str, count: float) -> Said:  # noqa: ARG001 (there is only one)
    return words.say("prizes-reason", count=count)


def warning(words: Speaker[Said], what: str, count: float) -> Said:
    return reason(words, what, count)


def threat(words: Speaker[Said], strikes: Sequence[Any]) -> Said:  # noqa: ARG001 (there is no forecast)
    return words.join([])


def price(words: Speaker[Said], strikes: Sequence[Any]) -> Said:  # noqa: ARG001 (there is no forecast)
    return words.join([])


def mattered(words: Speaker[Said], steps: Sequence[Step], seat: int) -> Said | None:
    taken = sum(count for _, _, other, count in bookings(steps) if other == seat)
    return words.say("prizes-story-taken", who=words.who(seat, UNNAMED), points=taken) if taken else None


def heading(words: Speaker[Said], view: View) -> Said | None:  # noqa: ARG001 (there are no parts)
    return None


def sentences(
    words: Speaker[Said], before: View, text: str | None, moments: Sequence[Moment], people: People = UNNAMED
) -> list[Sentence[Said]]:
    told, (_, after) = [], moments[-1]
    if text is not None:
        kind, card = text.split()
        who = None if before["to_move"] == "chance" else before["to_move"]
        name = {} if who is None else {"who": words.who(who, people)}
        said = words.say(f"prizes-story-{kind}", card=int(card), **name)
        told.append(Sentence(said, frozenset([] if who is None else [who])))
    for seat, (earlier, later) in enumerate(zip(before["scores"], after["scores"], strict=True)):
        if later > earlier:
            said = words.say("prizes-story-taken", who=words.who(seat, people), points=later - earlier)
            told.append(Sentence(said, frozenset([seat])))
    return told


def question(
    words: Speaker[Said],
    view: View,
    legal: Sequence[str],  # noqa: ARG001 (as in any game)
    people: People = UNNAMED,  # noqa: ARG001
) -> Said:
    return words.say(f"asked-{view['asked']}")


def demand(words: Speaker[Said], view: View) -> Said | None:  # noqa: ARG001
    return None


def choice(words: Speaker[Said], text: str, people: People = UNNAMED) -> Said:  # noqa: ARG001
    kind, card = text.split()
    return words.say(f"prizes-choice-{kind}", card=int(card))


def previews(words: Speaker[Said], known: Knowledge, view: View, moves: Sequence[int]) -> list[Said]:  # noqa: ARG001
    return [words.join([]) for _ in moves]


def about(words: Speaker[Said], code: str, arguments: Mapping[str, Any]) -> dict[str, Any]:  # noqa: ARG001
    return dict(arguments)


def bookings(steps: Iterable[Step]) -> Iterator[Booking]:
    for _, _, before, _, after in steps:
        gains = zip(prizes.scores(before), prizes.scores(after), strict=True)
        for seat, (earlier, later) in enumerate(gains):
            if later > earlier:
                yield part(after) - 1, "prizes", seat, later - earlier
