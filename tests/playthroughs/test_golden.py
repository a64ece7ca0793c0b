"""The golden games, played again move by move, give the same text."""

import pytest

from tests.playthroughs.golden import FOLDER, GAMES, moves_of, path, written


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_plays_as_it_is_written(name):
    text = path(name).read_text()
    assert written(name, moves_of(text)) == text


def test_every_file_is_a_golden_game():
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(GAMES)
