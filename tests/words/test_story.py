"""The story of a game: it explains every difference between two views, in all languages."""

from collections import Counter
from collections.abc import Iterator

import pytest

import drachenhof
from drachenhof import SPECTATOR
from drachenhof.search.playout import random_moves
from drachenhof.words import LANGUAGES, Words
from drachenhof.words.telling import UNNAMED, People, View
from drachenhof.words.year import seen
from drachenhof.words.year.ledger import Entry, entries
from drachenhof.words.year.story import heading, preview, tell
from drachenhof.words.year.worth import symbols
from drachenhof.year.tables import SUPER_EVENT_NAMES

year = drachenhof.games["year"]

KINDS_OF_EVENT = {
    "peace": set(),
    "tribute": {"yuan"},
    "drought": {"rice"},
    "festival": {"points", "fireworks"},
    "mongols": {"points"},
    "contagion": set(),
}
PEOPLE = People(["Ada", "Bo", "Cem", "Dora", "Eva"], reader=1)


def steps(players: int, super_event: str | None, great_wall: bool, seed: int) -> Iterator[tuple[View, str, View]]:
    """Every move of a random game, between the view before it and the view after it."""
    options = {"great_wall": great_wall, "super_event": super_event, "large_privilege": 7}
    state = year.new(players, **options)
    before = seen(state, SPECTATOR)
    for move in random_moves("year", players, options, seed, number=0):
        text = year.to_text(state, move)
        year.apply(state, move)
        after = seen(state, SPECTATOR)
        yield before, text, after
        before = after


def holdings(court: View) -> Counter[str]:
    return Counter(
        points=court["score"],
        spaces=court["track"],
        yuan=court["yuan"],
        rice=court["rice"],
        fireworks=court["fireworks"],
        privileges=sum(court["privileges"].values()),
        floors=sum(palace["floors"] for palace in court["palaces"]),
        palaces=len(court["palaces"]),
    )


def check_entry(entry: Entry, seat: int, before: View, after: View) -> None:
    """An entry books only what its cause can bring."""
    change = entry.changes[seat]
    kinds = {kind for kind, count in change.items() if count} - {"persons"}
    if entry.cause == "event":
        event = before["events"][before["month"] - 1]
        assert kinds <= KINDS_OF_EVENT[event]
        if event == "mongols":
            times = 2 if entry.times == "twice" else 1
            assert change["points"] == times * symbols(after["courts"][seat], "warrior")
        if event in ("tribute", "drought"):
            assert change["yuan"] + change["rice"] <= 0
    if entry.cause in ("wall", "scoring", "end"):
        assert kinds <= {"points"}
    if entry.cause == "decay":
        assert change["floors"] <= change["palaces"] <= 0


@pytest.mark.parametrize("super_event", [None, *SUPER_EVENT_NAMES])
@pytest.mark.parametrize("great_wall", [False, True])
def test_entries_explain_every_difference(super_event: str | None, great_wall: bool) -> None:
    players = 2 + (len(super_event or "") + great_wall) % 4
    for before, text, after in steps(players, super_event, great_wall, seed=3):
        booked = entries(before, text, after)
        for seat, (court, later) in enumerate(zip(before["courts"], after["courts"], strict=True)):
            rest = holdings(later)
            rest.subtract(holdings(court))
            for entry in booked:
                rest.subtract(entry.changes[seat])
                check_entry(entry, seat, before, after)
            rest.pop("persons", None)
            assert not any(rest.values()), (text, booked)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("super_event", SUPER_EVENT_NAMES)
def test_every_move_is_told(language: str, super_event: str) -> None:
    words = Words(language)
    for before, text, after in steps(3, super_event, great_wall=True, seed=5):
        for people in (PEOPLE, People()):
            told = tell(words, before, text, after, people)
            assert told
            assert all(sentence.endswith(".") and sentence[0].isupper() for sentence in told), told
        if before["to_move"] != "chance":
            preview(words, before, text)
        if before["asked"] == "deal":
            assert str(before["month"]) in heading(words, before)


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
    for part in ("Peace: nothing happens.", "Scoring of month 12:", "to release", " in all.", " wins with "):
        assert part in told


def laid(*events: str) -> list[list[str]]:
    """What is told of event tiles that are laid one after the other."""
    state, told = year.new(2), []
    before = seen(state, SPECTATOR)
    for event in events:
        year.apply(state, year.from_text(state, f"event {event}"))
        after = seen(state, SPECTATOR)
        told.append(tell(Words("en"), before, f"event {event}", after))
        before = after
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
