"""A luck that follows a game which was played before: as far as it fits, and recomputed offline."""

import hashlib
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
from drachenhof.fair import Followed, Line, SameLuck, bound_secret, check_fair, same_section, stream
from drachenhof.records import BrokenRecord, Play, Record
from tests.fair.games import GAMES, moves
from tests.fair.plain import hmac_sha256

SALT = "d3" * 32


@cache
def before(kind: str) -> Play:
    """The game that is followed, whose luck came from a fair deal of one table."""
    play = Play.begin(*GAMES[kind])
    for move in moves(kind):
        play.apply(move)
    return play


@cache
def luck(kind: str) -> SameLuck:
    texts = before(kind).texts()
    return SameLuck("duel/x", bound_secret(SALT, texts), Line(before(kind).game, before(kind).begun, texts))


@cache
def after(kind: str, seed: int | None) -> Play:
    """A game that follows it; whoever plays decides at random, or all alike."""
    play, dice = Play.begin(*GAMES[kind]), Chance(seed or 0)
    while not play.over:
        if play.to_move == CHANCE:
            play.apply(luck(kind).due(play))
        elif seed is None:
            move = luck(kind).line.following(play)  # type: ignore[union-attr]
            assert move is not None
            play.apply(move)
        else:
            play.apply(dice.choose(play.game.legal_moves(play.state)))
    return play


def record(kind: str, seed: int | None = 5, *, revealed: bool = True) -> Record:
    texts = before(kind).texts()
    followed = Followed(SALT, tuple(texts))
    secret = bound_secret(SALT, texts)
    return after(kind, seed).record(
        None, fair=same_section("duel/x", "t-9", secret, revealed=revealed, followed=followed)
    )


def draws(play: Play) -> dict[tuple[str, int], str]:
    found, drawn = {}, Counter[str]()
    for step in play.steps():
        if step.decider == CHANCE:
            drawn[place := stream(play.game, step.before)] += 1
            found[place, drawn[place]] = step.text
    return found


@pytest.mark.parametrize("kind", GAMES)
def test_who_decides_alike_has_the_same_game(kind: str) -> None:
    assert after(kind, None).moves == before(kind).moves


@pytest.mark.parametrize(("kind", "same"), [("year", 1.0), ("hoard", 0.8)])
def test_who_decides_otherwise_has_the_same_luck_as_far_as_it_goes(kind: str, same: float) -> None:
    assert after(kind, 5).moves != before(kind).moves
    one, other = draws(before(kind)), draws(after(kind, 5))
    both = one.keys() & other.keys()
    assert len(both) > 20
    assert sum(one[draw] == other[draw] for draw in both) >= same * len(both)


def test_a_game_is_followed_only_while_both_are_the_same() -> None:
    line, play = luck("year").line, Play.begin(*GAMES["year"])
    assert line is not None
    while (move := line.following(play)) is not None and play.to_move == CHANCE:
        play.apply(move)
    other = next(move for move in play.game.legal_moves(play.state) if move != line.following(play))
    play.apply(other)
    assert line.following(play) is None
    assert line.following(before("year")) is None, "it is over"


def test_moves_that_are_legal_no_more_lead_nobody() -> None:
    play = Play.begin(*GAMES["year"])
    texts = before("year").texts()
    line = Line(play.game, play.begun, [*texts[:5], "dance on the table", *texts[5:]])
    assert len(line.moves) == 5
    assert line.outcome("event", 5) == texts[4]
    assert line.outcome("event", 6) is None


@pytest.mark.parametrize("kind", GAMES)
def test_a_record_is_recomputed(kind: str) -> None:
    parsed = records.parse(record(kind).to_json())
    assert check_fair(parsed) == (after(kind, 5).chances, (), None)


def test_what_is_followed_is_not_told_before_the_secret() -> None:
    untold = record("year", revealed=False)
    assert check_fair(untold) == (None, (), None)
    assert "line" not in untold.extra["fair"]
    assert SALT not in untold.to_json()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"salt": "d4" * 32}, "fair-line"),
        ({"salt": 5}, "fair-form"),
        ({"line": []}, "fair-line"),
        ({"line": [5]}, "fair-form"),
        ({"line": "event drought"}, "fair-form"),
        ({"luck": "duel/y"}, "fair-differs"),
        ({"secret": "11" * 32}, "fair-commitment"),
    ],
)
def test_a_wrong_section_is_refused(change: dict[str, Any], code: str) -> None:
    parsed = json.loads(record("hoard").to_json())
    parsed["fair"] |= change
    with pytest.raises(BrokenRecord) as raised:
        check_fair(records.parse(json.dumps(parsed)))
    assert raised.value.code == code


@pytest.mark.parametrize("kind", GAMES)
def test_a_checker_written_from_the_page_agrees(kind: str) -> None:
    """`docs/fair.md#a-game-that-others-follow`, and nothing of `drachenhof.fair` but the names of the streams."""
    document = json.loads(record(kind).to_json())
    fair, drawn = document["fair"], Counter[str]()
    text = "".join(f"{line}\n" for line in ("drachenhof-4", f"salt {fair['salt']}", *fair["line"]))
    assert hashlib.sha256(text.encode()).hexdigest() == fair["secret"]
    known = draws(before(kind))
    key = f"drachenhof-4\nluck {fair['luck']}\nserver {fair['secret']}\n".encode()
    game = drachenhof.games[document["game"]]
    state = game.new(document["players"], **document["options"])
    for words in document["moves"]:
        if game.to_move(state) == CHANCE:
            drawn[place := stream(game, state)] += 1
            outcomes = [game.to_text(state, move) for move in game.legal_moves(state)]
            tickets = {
                hmac_sha256(key, f"{place} {drawn[place]} | {text} {number}".encode()): text
                for text, weight in zip(outcomes, game.chance_weights(state), strict=True)
                for number in range(1, weight + 1)
            }
            led = known.get((place, drawn[place]))
            assert words == (led if led in outcomes else tickets[min(tickets)])
        game.apply(state, game.from_text(state, words))


def test_the_key_on_the_page_is_right() -> None:
    page = (Path(__file__).parents[2] / "docs" / "fair.md").read_text(encoding="utf-8")
    (key,) = re.findall(r"```\n(drachenhof-4\nluck.*?)```", page, re.DOTALL)
    begun = Play.begin("year", 2, {})
    line = Line(begun.game, begun.begun, [])
    assert key.encode() == SameLuck("duel/x", bytes(range(32)).hex(), line).key
