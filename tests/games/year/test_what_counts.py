"""What the page has of events and actions beside their words is what the rules look at.

Whatever counts is found by asking the rules twice, with a little more of it and without.
"""

from collections import Counter

import pytest

from drachenhof.games.year.narration import printed_matter
from drachenhof.games.year.rules.foresight import Strikes, effects
from drachenhof.games.year.rules.strikes import STRIKE_NAMES
from drachenhof.games.year.rules.tables import EVENT_NAMES, PERSON_NAMES
from tests.games.year.positions import position, year

MATTER = printed_matter()
MONTH = 3
GOODS = {"yuan": 2, "rice": 1, "fireworks": 1}
OTHERS = ["young court-lady", "young monk"]


def court(person="court-lady", more_palaces=0, **goods):
    """It is a court's turn, with somebody of a type among its persons; a rival has a warrior, and more fireworks."""
    own = [(3, [f"young {person}", *OTHERS]), (2, OTHERS)] + [(1, ["young monk"])] * more_palaces
    rival = [(2, ["young warrior", "young monk"])]
    return position(2).court(0, track=9, palaces=own, **GOODS | goods).court(1, palaces=rival, fireworks=2)


def struck(event, **more):
    """What an event would do to the court."""
    state = court(**more).events(**{f"m{MONTH}": event}).asked("action", month=MONTH).state
    (row,) = (row for row in Strikes(year.knowledge(state, 0), 0).now() if row[0] == MONTH)
    assert STRIKE_NAMES[row[1]] == event
    return row


def different(by_person):
    """The types of person with whom something else comes out than with most."""
    usual, _ = Counter(by_person.values()).most_common(1)[0]
    return {person for person, found in by_person.items() if found != usual}


@pytest.mark.parametrize("event", [name for name in EVENT_NAMES if name != "peace"])
def test_y27_to_y31_an_event_looks_at_what_is_told_of_it(event):
    counted = different({person: struck(event, person=person) for person in PERSON_NAMES})
    counted |= {good for good, count in GOODS.items() if struck(event, **{good: count + 1}) != struck(event)}
    if struck(event, more_palaces=1) != struck(event):
        counted.add("palaces")
    assert counted == set(MATTER["COUNTED"][event])


def test_y26_in_peace_nothing_counts():
    assert MATTER["COUNTED"]["peace"] == ()
    assert list(MATTER["COUNTED"]) == list(EVENT_NAMES)


def test_y16_to_y21_symbols_add_to_the_actions_that_are_told():
    found: dict[str, dict[str, tuple[int, ...]]] = {}
    for person in PERSON_NAMES:
        state = court(person).asked("action", month=MONTH).state
        moves = year.legal_moves(state)
        for move, effect in zip(moves, effects(state, moves), strict=True):
            found.setdefault(year.to_text(state, move), {})[person] = effect
    adders = {action: different(by_person) for action, by_person in found.items()}
    assert {action: persons for action, persons in adders.items() if persons} == {
        action: {person} for action, person in MATTER["ADDERS"].items()
    }
