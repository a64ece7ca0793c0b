"""Words that were read before are looked up: they mean the same, are refused alike, and do not pile up."""

import random
from dataclasses import replace

import pytest

from drachenhof.games import games
from drachenhof.records import BrokenRecord, Play
from drachenhof.records.play import Vocabulary, vocabulary

every_game = pytest.mark.parametrize("name", games)


def begun(name: str, moves: int = 30) -> Play:
    game, dice = games[name], random.Random(4)
    play = Play(game, game.new(2))
    for _ in range(moves):
        play.apply(dice.choice(game.legal_moves(play.state)))
    return play


@every_game
def test_a_known_move_that_is_illegal_is_refused_as_an_unknown_one_is(name: str) -> None:
    play = begun(name)
    texts = play.texts()
    wrong = next(text for text in texts if not legal(play, text))
    record = replace(play.record(), moves=[*texts, wrong])
    known, unknown = Play.before(record), Play.before(record)
    unknown._vocabulary = Vocabulary(games[name])
    for text in texts:
        known.read(text)
        unknown.apply(games[name].from_text(unknown.state, text))
    refusals = []
    for each in (known, unknown):
        with pytest.raises(BrokenRecord) as refused:
            each.read(wrong)
        refusals.append((str(refused.value), refused.value.arguments))
    assert refusals[0] == refusals[1]
    assert known.moves == unknown.moves, "nothing was changed"


def legal(play: Play, text: str) -> bool:
    return text in {play.game.to_text(play.state, move) for move in play.game.legal_moves(play.state)}


@every_game
def test_words_in_another_spelling_are_read_and_not_remembered(name: str) -> None:
    play = begun(name, moves=0)
    words = Vocabulary(play.game)
    move = play.game.legal_moves(play.state)[0]
    text = play.game.to_text(play.state, move)
    for spelling in (text, text.upper(), f"  {text}", text):
        assert words.number(play.state, spelling) == move
    assert list(words._known) == [text]


@every_game
def test_games_that_begin_alike_share_their_words(name: str) -> None:
    one, other = begun(name).record(), begun(name, moves=3).record()
    more = Play(games[name], games[name].new(3)).record()
    assert vocabulary(one) is vocabulary(other)
    assert vocabulary(one) is not vocabulary(more)
