"""Rules, records, statistics and refusals."""

import numpy as np
import pytest

from drachenhof import records
from drachenhof.engine.game import CHANCE, IllegalMove
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.i18n.narrator import course
from drachenhof.i18n.phrases import refusal
from drachenhof.records import Play, Record
from tests.third.prizes import rules as prizes

MOVES = ["prize 3", "lay 3", "lay 1", "prize 1", "lay 1", "lay 2", "prize 2", "lay 3", "lay 2"]


def played() -> Record:
    play = Play.begin("prizes", 2, {}, given=MOVES)
    assert play.over
    return play.record()


def test_it_is_listed_and_played_by_the_rules() -> None:
    assert list(games) == ["year", "hoard", "prizes"]
    assert played().scores == [3, 3]


def test_a_record_is_written_read_and_checked(tmp_path) -> None:
    records.write(tmp_path / "game.json", [played()])
    (record,) = records.read(tmp_path / "game.json")
    records.check(record)
    assert record == played()


def test_chance_is_fair() -> None:
    state = prizes.new(2)
    assert prizes.to_move(state) == CHANCE
    assert prizes.chance_weights(state) == [1, 1, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told(language: str) -> None:
    state = prizes.new(2)
    with pytest.raises(IllegalMove) as refused:
        prizes.from_text(state, "lay 1")
    assert refusal(Words(language), refused.value).endswith("(P2)")
    assert refused.value.game == "prizes"


def test_where_the_points_came_from() -> None:
    steps = Play.of(played()).steps()
    assert np.array(course("prizes", 2, steps).parts).sum(axis=(0, 1)).tolist() == [3, 3]
