"""The same luck: each deal and draw from a stream of its own, and recomputed offline."""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import drachenhof
from drachenhof import CHANCE, records
from drachenhof.chance import Chance
from drachenhof.fair import SameLuck, check_fair, commitment, same_section, stream
from drachenhof.fair.deal import first
from drachenhof.records import BrokenRecord, Play, Record
from tests.fair.games import GAMES, SERVER
from tests.fair.plain import hmac_sha256

LUCK = SameLuck("x/2026-11-17", SERVER)
Draws = dict[tuple[str, int], str]


@cache
def played(kind: str, seed: int) -> tuple[Play, Draws]:
    """A game in which people decide at random, and all that was dealt and drawn, by stream and number."""
    name, players, options = GAMES[kind]
    play, dice, draws = Play.begin(name, players, options), Chance(seed), Draws()
    while not play.over:
        if play.to_move == CHANCE:
            place = stream(play.game, play.state)
            move = LUCK.due(play)
            draws[place, play.drawn(stream)[place] + 1] = play.game.to_text(play.state, move)
        else:
            move = dice.choose(play.game.legal_moves(play.state))
        play.apply(move)
    return play, draws


def record(kind: str, seed: int = 1, *, revealed: bool = True) -> Record:
    return played(kind, seed)[0].record(None, fair=same_section("x/2026-11-17", "t-1", SERVER, revealed=revealed))


def test_whatever_is_decided_a_game_without_choices_in_its_luck_is_dealt_alike() -> None:
    assert played("year", 1)[0].moves != played("year", 2)[0].moves
    assert played("year", 1)[1] == played("year", 2)[1]


def test_where_choices_matter_nearly_all_that_both_games_draw_is_the_same() -> None:
    one, other = played("hoard", 1)[1], played("hoard", 2)[1]
    both = one.keys() & other.keys()
    assert len(both) > 60
    assert sum(one[draw] == other[draw] for draw in both) >= 0.8 * len(both)


def test_a_taken_back_draw_comes_again() -> None:
    play = Play.begin("hoard", 3, {})
    while play.to_move == CHANCE:
        play.apply(LUCK.due(play))
    before = play.texts()
    play.back(5)
    forked = play.fork()
    for again in (play, forked):
        while again.to_move == CHANCE:
            again.apply(LUCK.due(again))
        assert again.texts() == before


@pytest.mark.parametrize("kind", GAMES)
def test_a_record_is_recomputed(kind: str) -> None:
    fairness = check_fair(records.parse(record(kind).to_json()))
    assert fairness == (played(kind, 1)[0].chances, (), None)


def test_a_changed_draw_is_found() -> None:
    parsed = json.loads(record("year").to_json())
    parsed["moves"][0] = "event drought" if parsed["moves"][0] != "event drought" else "event mongols"
    with pytest.raises(BrokenRecord) as raised:
        check_fair(records.parse(json.dumps(parsed)))
    assert raised.value.code == "fair-differs"


def test_a_game_that_is_over_may_wait_for_its_secret() -> None:
    """Others still play with the same luck."""
    assert check_fair(record("year", revealed=False)) == (None, (), None)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"luck": "with a blank"}, "fair-form"),
        ({"luck": 5}, "fair-form"),
        ({"secret": "11" * 32}, "fair-commitment"),
        ({"seats": [{"seat": 1, "commitment": commitment(SERVER), "secret": SERVER}]}, "fair-form"),
        ({"luck": "another/2026-11-17"}, "fair-differs"),
        ({"method": "drachenhof-5"}, "fair-method"),
    ],
)
def test_a_wrong_section_is_refused(change: dict[str, Any], code: str) -> None:
    parsed = json.loads(record("year").to_json())
    parsed["fair"] |= change
    with pytest.raises(BrokenRecord) as raised:
        check_fair(records.parse(json.dumps(parsed)))
    assert raised.value.code == code


def test_a_section_without_its_luck_is_refused() -> None:
    parsed = json.loads(record("year").to_json())
    del parsed["fair"]["luck"]
    with pytest.raises(BrokenRecord):
        check_fair(records.parse(json.dumps(parsed)))


@pytest.mark.parametrize("kind", GAMES)
def test_a_checker_written_from_the_page_agrees(kind: str) -> None:
    """`docs/fair.md#the-same-luck`, and nothing of `drachenhof.fair` but the names of the streams."""
    document = json.loads(record(kind).to_json())
    fair, drawn = document["fair"], Counter[str]()
    key = f"drachenhof-3\nluck {fair['luck']}\nserver {fair['secret']}\n".encode()
    game = drachenhof.games[document["game"]]
    state = game.new(document["players"], **document["options"])
    for words in document["moves"]:
        if game.to_move(state) == CHANCE:
            drawn[place := stream(game, state)] += 1
            tickets = {
                hmac_sha256(key, f"{place} {drawn[place]} | {text} {number}".encode()): text
                for text, weight in zip(
                    [game.to_text(state, move) for move in game.legal_moves(state)],
                    game.chance_weights(state),
                    strict=True,
                )
                for number in range(1, weight + 1)
            }
            assert tickets[min(tickets)] == words
        game.apply(state, game.from_text(state, words))


def test_outcomes_are_as_likely_as_they_weigh() -> None:
    found = Counter(first(LUCK.key, f"die {number}", ["a", "b", "c"], [1, 2, 5]) for number in range(8000))
    assert all(abs(found[place] / 8000 - weight / 8) < 0.02 for place, weight in enumerate([1, 2, 5]))


def test_what_cannot_happen_any_more_changes_nothing_else() -> None:
    for number in range(200):
        before = first(LUCK.key, f"n {number}", ["a", "b", "c"], [3, 3, 3])
        after = first(LUCK.key, f"n {number}", ["a", "b", "c"], [3, 2, 3])
        assert after == before or before == 1


@pytest.mark.parametrize(("words", "weights"), [([], []), (["a", "a"], [1, 1]), (["a"], [0]), (["a"], [1, 1])])
def test_what_are_no_outcomes_is_refused(words: list[str], weights: list[int]) -> None:
    with pytest.raises(ValueError, match="outcomes"):
        first(LUCK.key, "x 1", words, weights)


def test_bots_think_with_the_same_seed_at_the_same_decision() -> None:
    play = played("year", 1)[0]
    begun = Play.begin(*GAMES["year"])
    while begun.to_move == CHANCE:
        begun.apply(LUCK.due(begun))
    seed = LUCK.seed(begun)
    assert 0 <= seed < 2**63
    assert seed == LUCK.seed(begun.fork())
    begun.apply(begun.game.legal_moves(begun.state)[0])
    assert LUCK.seed(begun) != seed
    assert SameLuck("y", SERVER).seed(begun) != LUCK.seed(begun)
    assert "a0a0" not in repr(LUCK)
    assert play.over


@pytest.mark.parametrize(("luck", "secret"), [("", SERVER), ("a b", SERVER), ("x", "short")])
def test_a_luck_needs_a_name_and_a_secret(luck: str, secret: str) -> None:
    with pytest.raises(ValueError, match=r"digits|characters"):
        SameLuck(luck, secret)


def test_the_key_on_the_page_is_right() -> None:
    page = (Path(__file__).parents[2] / "docs" / "fair.md").read_text(encoding="utf-8")
    (key,) = re.findall(r"```\n(drachenhof-3\n.*?)```", page, re.DOTALL)
    assert key.encode() == SameLuck("year/2026-11-17", bytes(range(32)).hex()).key


def test_the_streams_of_the_page_are_those_of_the_games() -> None:
    page = (Path(__file__).parents[2] / "docs" / "fair.md").read_text(encoding="utf-8")
    for kind in GAMES:
        for place in {re.sub(r"\d", "N", place) for place, _ in played(kind, 1)[1]}:
            kinds = {re.sub(r"\d", "N", told) for told in re.findall(r"`([a-z][a-z0-9 -]*)`", page)}
            word = place.split()[-1]
            assert place in kinds or word in kinds, place
