"""Each record of `records/` replays, and what it is there to show happens in it."""

import pytest

from drachenhof import OVER
from drachenhof.games.hoard import rules as hoard
from drachenhof.records import Play, check
from tests.games.hoard.edge_cases import EDGE_CASES, Step
from tests.games.hoard.plain import Table
from tests.games.hoard.search import AFTER, FOLDER, readme, record


def steps(found):
    """The moves of a record, with the states before and after."""
    return (Step(step.text, step.before[0], step.after[0]) for step in Play.of(found).steps())


@pytest.mark.parametrize("name", EDGE_CASES)
def test_a_record_replays(name):
    found = record(name)
    check(found)
    assert found.options == {**found.options, **EDGE_CASES[name].options}
    assert found.players in EDGE_CASES[name].players


@pytest.mark.parametrize("name", EDGE_CASES)
def test_what_it_shows_happens_in_it(name):
    watch = EDGE_CASES[name].watch()
    happened = [number for number, step in enumerate(steps(record(name)), start=1) if watch(step)]
    assert happened
    assert len(record(name).moves) <= happened[0] + AFTER


@pytest.mark.parametrize("name", EDGE_CASES)
def test_the_plain_rules_allow_every_move_of_it(name):
    found = record(name)
    state, table = hoard.new(found.players, **found.options), Table(found.players, **found.options)
    plain = table.play()
    _, legal = next(plain)
    for words in found.moves:
        assert words in legal
        hoard.apply(state, hoard.from_text(state, words))
        try:
            _, legal = plain.send(words)
        except StopIteration:
            assert hoard.to_move(state) == OVER
    assert hoard.scores(state) == [player.lost for player in table.players]


def test_the_folder_has_a_record_for_each_and_no_others():
    assert sorted(file.stem for file in FOLDER.glob("*.json")) == sorted(EDGE_CASES)
    assert (FOLDER / "README.md").read_text() == readme()
