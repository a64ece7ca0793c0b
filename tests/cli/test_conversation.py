"""Games by words alone: whole ones, in every language, and what cannot be done is a sentence."""

import re

import numpy as np
import pytest

from drachenhof.cli.conversation import Conversation
from drachenhof.cli.errors import CommandError
from drachenhof.i18n import Words
from tests.budget import extra


def moves(talk: Conversation) -> list[str]:
    return [line.partition(":")[0] for line in talk.legal_moves().splitlines()[1:]]


@pytest.mark.parametrize(
    ("game", "language"),
    [("year", "en"), ("hoard", "de"), ("year", "nl"), *extra(("hoard", "en"), ("year", "de"), ("hoard", "nl"))],
)
def test_a_whole_game(game: str, language: str) -> None:
    words = Words(language)
    talk, over = Conversation(words, hints=False), words.say("mcp-over")
    told = talk.new_game(game, 3, "random", seed=7)
    for turn in range(2000):
        if over in told:
            break
        legal = moves(talk)
        told = talk.play(legal[turn % len(legal)])
    assert over in told
    assert over in talk.position()
    assert over in talk.legal_moves()
    assert len(talk.story(0).splitlines()) > 50
    assert len(talk.story(3).splitlines()) == 3


def test_the_same_seed_is_the_same_game_and_another_begins_anew() -> None:
    talk = Conversation(Words("en"), hints=False)
    first = talk.new_game("year", 2, seed=1)
    talk.play(moves(talk)[0])
    assert talk.new_game("year", 2, seed=1) == first
    assert talk.new_game("year", 2, seed=2) != first


def test_nothing_shows_that_the_seat_may_not_know() -> None:
    talk = Conversation(Words("en"), hints=False)
    talk.new_game("hoard", 3, "random", seed=4)
    session = talk._session
    assert session is not None
    before = talk.position(), talk.legal_moves(), talk.story(0)
    known = session.known()
    other = session.game.resample(known, np.random.default_rng(1))
    assert other.tobytes() != session.state.tobytes()
    session._play.state = other
    assert (talk.position(), talk.legal_moves(), talk.story(0)) == before


def test_what_cannot_be_done_is_a_sentence_and_changes_nothing() -> None:
    talk = Conversation(Words("en"), hints=False)
    for asked in (talk.position, talk.legal_moves, talk.undo, talk.hint, lambda: talk.play("x"), lambda: talk.story(0)):
        with pytest.raises(CommandError, match="No game has begun"):
            asked()
    for wrong in (
        lambda: talk.new_game("chess", 2),
        lambda: talk.new_game("year", 9),
        lambda: talk.new_game("year", 2, "./mybot.py:X"),
        lambda: talk.new_game("year", 2, "greedy@soon"),
        lambda: talk.new_game("year", 2, None, {"moon": True}),
        lambda: talk.rules("year", "no such word"),
    ):
        with pytest.raises(CommandError):
            wrong()
    talk.new_game("year", 2, seed=1)
    before = talk.position()
    with pytest.raises(CommandError, match="dance"):
        talk.play("dance")
    with pytest.raises(CommandError, match="no hints"):
        talk.hint()
    with pytest.raises(CommandError, match="as far back"):
        talk.undo()
    assert talk.position() == before


@pytest.mark.usefixtures("quick_hints")
def test_undo_rules_and_hints() -> None:
    talk = Conversation(Words("en"), hints=True)
    talk.new_game("year", 2, "random", seed=1)
    assert re.search(r"^ *\d+ Take a young", talk.hint(), re.MULTILINE)
    before = talk.position()
    talk.play(moves(talk)[0])
    assert "Back at your last decision" in talk.undo()
    assert talk.position() == before
    assert talk.rules("year", "Y28").startswith("Y28 ")
    assert len(talk.rules("hoard", "").splitlines()) > 20
