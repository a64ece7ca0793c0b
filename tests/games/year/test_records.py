"""Each record of `records/` replays to its scores, and what it is there to show happens in it."""

import pytest

from drachenhof.records import check
from tests.games.year.edge_cases import EDGE_CASES
from tests.games.year.edge_stories import story, year
from tests.games.year.plain import Table
from tests.games.year.search import FOLDER, readme, record


@pytest.mark.parametrize("name", EDGE_CASES)
def test_a_record_replays_to_its_scores(name):
    found = record(name)
    check(found)
    assert found.scores == year.scores(story(found)[-1].after.reshape(1))


@pytest.mark.parametrize("name", EDGE_CASES)
def test_what_it_shows_happens_in_it(name):
    assert EDGE_CASES[name].happens(story(record(name)))


@pytest.mark.parametrize("name", EDGE_CASES)
def test_the_plain_rules_give_it_the_same_scores(name):
    found = record(name)
    table = Table(found.players, **found.options)
    game = table.play()
    next(game)
    for words in found.moves[:-1]:
        game.send(words)
    with pytest.raises(StopIteration):
        game.send(found.moves[-1])
    assert [court.score for court in table.courts] == found.scores


def test_the_folder_has_a_record_for_each_and_no_others():
    assert sorted(file.stem for file in FOLDER.glob("*.json")) == sorted(EDGE_CASES)
    assert (FOLDER / "README.md").read_text() == readme()
