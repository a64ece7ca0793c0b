"""The story of a game: it explains every difference between two views, in all languages."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from drachenhof import SPECTATOR
from drachenhof.engine.game import State
from drachenhof.games import games
from drachenhof.games.year.narration import previews, seen
from drachenhof.games.year.narration.course import Moments, Posting, postings
from drachenhof.games.year.narration.story import heading, tell
from drachenhof.games.year.rules.tables import SUPER_EVENT_NAMES
from drachenhof.games.year.rules.view import CourtView, YearView
from drachenhof.i18n import LANGUAGES, UNNAMED, People, Words
from drachenhof.search.playout import random_moves
from tests.budget import extra
from tests.games.year.positions import position

year = games["year"]

KINDS_OF_EVENT = {
    "peace": set(),
    "tribute": {"yuan"},
    "drought": {"rice"},
    "festival": {"points", "fireworks"},
    "mongols": {"points"},
    "contagion": set(),
}
PEOPLE = People(["Ada", "Bo", "Cem", "Dora", "Eva"], reader=1)


def moments_of(state: State, move: int) -> Moments:
    return [(name, seen(then, SPECTATOR)) for name, then in year.moments(state, move)]


def steps(
    players: int, super_event: str | None, great_wall: bool, seed: int
) -> Iterator[tuple[YearView, str, Moments]]:
    """Every move of a random game, the view before it, and what came of it."""
    options = {"great_wall": great_wall, "super_event": super_event, "large_privilege": 7}
    state = year.new(players, **options)
    before = seen(state, SPECTATOR)
    for move in random_moves("year", players, options, seed, number=0):
        text, moments = year.to_text(state, move), moments_of(state, move)
        yield before, text, moments
        year.apply(state, move)
        before = seen(state, SPECTATOR)


def holdings(court: CourtView) -> Counter[str]:
    return Counter(
        points=court["score"],
        spaces=court["track"],
        yuan=court["yuan"],
        rice=court["rice"],
        fireworks=court["fireworks"],
        privileges=court["privileges"]["small"] + court["privileges"]["large"],
        floors=sum(palace["floors"] for palace in court["palaces"]),
        palaces=len(court["palaces"]),
    )


HELMETS = {"young warrior": 1, "old warrior": 2}


def helmets(court: CourtView) -> int:
    return sum(HELMETS.get(tile, 0) for palace in court["palaces"] for tile in palace["persons"])


def check_posting(posting: Posting, seat: int, before: YearView) -> None:
    """A posting books only what its cause can bring."""
    change = posting.changes[seat]
    kinds = {kind for kind, count in change.items() if count} - {"persons"}
    if posting.cause == "event":
        event = before["events"][before["month"] - 1]
        assert kinds <= KINDS_OF_EVENT[event or ""]
        if event == "mongols":
            times = 2 if posting.times == "twice" else 1
            assert change["points"] == times * helmets(posting.view["courts"][seat])
        if event in ("tribute", "drought"):
            assert change["yuan"] + change["rice"] <= 0
    if posting.cause in ("wall", "scoring", "end"):
        assert kinds <= {"points"}
    if posting.cause == "decay":
        assert change["floors"] <= change["palaces"] <= 0


@pytest.mark.parametrize("super_event", [None, *SUPER_EVENT_NAMES])
@pytest.mark.parametrize("great_wall", [False, True])
def test_postings_explain_every_difference(super_event: str | None, great_wall: bool) -> None:
    players = 2 + (len(super_event or "") + great_wall) % 4
    for before, text, moments in steps(players, super_event, great_wall, seed=3):
        booked, after = postings(before, moments), moments[-1][1]
        for seat, (court, later) in enumerate(zip(before["courts"], after["courts"], strict=True)):
            rest = holdings(later)
            rest.subtract(holdings(court))
            for posting in booked:
                rest.subtract(posting.changes[seat])
                check_posting(posting, seat, before)
            rest.pop("persons", None)
            assert not any(rest.values()), (text, booked)


IN_TURN = [(LANGUAGES[number % len(LANGUAGES)], event) for number, event in enumerate(SUPER_EVENT_NAMES)]
"""Every super event in one language, and every language with some."""
OTHERS = [one for one in product(LANGUAGES, SUPER_EVENT_NAMES) if one not in IN_TURN]


@pytest.mark.parametrize(("language", "super_event"), [*IN_TURN, *extra(*OTHERS)])
def test_every_move_is_told(language: str, super_event: str) -> None:
    words = Words(language)
    for before, text, moments in steps(3, super_event, great_wall=True, seed=5):
        for people in (PEOPLE, People()):
            told = tell(words, before, text, moments, people)
            assert told
            assert all(sentence.endswith(".") and sentence[0].isupper() for sentence in told), told
        if before["asked"] == "deal":
            assert str(before["month"]) in (heading(words, before) or "")


def story(language: str, players: int, seed: int, people: People = UNNAMED) -> str:
    words = Words(language)
    played = steps(players, None, great_wall=False, seed=seed)
    return "\n".join(line for step in played for line in tell(words, *step, people))


def test_the_reader_is_spoken_to() -> None:
    told = story("en", 3, seed=1, people=PEOPLE)
    assert "You draft " in told
    assert "Ada drafts " in told
    assert "Bo" not in told
    assert "Seat" not in told


def test_seats_without_names_have_numbers() -> None:
    assert "Platz 2 nimmt " in story("de", 2, seed=1)


def test_events_and_the_end_are_told() -> None:
    told = story("en", 4, seed=2)
    for part in ("Peace: nothing happens.", "Scoring of month 12:", "must release", " in all.", " wins with "):
        assert part in told


def laid(*events: str) -> list[list[str]]:
    """What is told of event tiles that are laid one after the other."""
    state, told = year.new(2), []
    before = seen(state, SPECTATOR)
    for event in events:
        move = year.from_text(state, f"event {event}")
        told.append(tell(Words("en"), before, f"event {event}", moments_of(state, move)))
        year.apply(state, move)
        before = seen(state, SPECTATOR)
    return told


def test_a_tile_that_is_laid_a_month_later() -> None:
    told = laid("drought", "drought", "tribute", "mongols")
    assert [sentence.split()[-1] for (sentence,) in told] == ["3.", "5.", "4.", "6."]


def test_tiles_that_swap_when_the_last_is_laid() -> None:
    pairs = ["drought", "tribute", "mongols", "festival"]
    told = laid(*pairs, *pairs, "contagion", "contagion")
    assert all(len(sentences) == 1 for sentences in told[:-1])
    assert told[-1] == [
        "Contagion is laid for month 12.",
        "Months 10 and 11 swap their events, so that no two equal ones lie side by side.",
        "The events of the year: 1 Peace, 2 Peace, 3 Drought, 4 Imperial Tribute, 5 Mongol Invasion, "
        "6 Dragon Festival, 7 Drought, 8 Imperial Tribute, 9 Mongol Invasion, 10 Contagion, "
        "11 Dragon Festival, 12 Contagion.",
    ]


def offered(*dragons: str) -> dict[str, str]:
    """What the choices of an action would bring to a court with two craftsmen, where dragons stand at some cards."""
    palaces = [(3, ["young craftsman", "young craftsman", "old scholar"])]
    built = position(3, great_wall=True).court(0, yuan=12, track=5, palaces=palaces)
    groups = "taxes+build+harvest fireworks+parade+wall research+privilege"
    state = built.asked("action", groups=groups, dragons=dict(enumerate(dragons, start=1))).state
    moves = year.legal_moves(state)
    said = previews(Words("en"), state, seen(state, 0), moves)
    return {year.to_text(state, move): text for move, text in zip(moves, said, strict=True)}


def test_what_a_choice_would_bring() -> None:
    said = offered("taxes", "wall")
    assert said["taxes"] == "+2 yuan, −3 yuan for the group"
    assert said["build"] == "+3 floors, −3 yuan for the group"
    assert said["parade"] == "+1 space on the track, −3 yuan for the group"
    assert said["research"] == "+4 points"
    assert said["privilege large"] == "+2 points every month, −6 yuan"
    assert said["wall floor"] == said["wall yuan"] == "−3 yuan for the group"
    assert said["refill"] == ""
