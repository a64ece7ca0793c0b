"""The engine beside the plain rules: the same decisions, the same table and the same knowledge, the same scores."""

import pytest

from drachenhof import CHANCE, OVER, SPECTATOR
from drachenhof.chance import Chance
from drachenhof.games.hoard import rules as hoard
from tests.games.hoard.plain import CHANCE as PLAIN_CHANCE
from tests.games.hoard.plain import EVERYBODY, Table
from tests.games.hoard.plain_player import ABILITIES

VARIANTS = [
    {},
    {"peek": True},
    {"answer_fives": True},
    {"long_protecto": True},
    {"abilities": "cumulative"},
    {"abilities": "single"},
    {"curses": True},
    {"count_all_backs": True},
    {"peek": True, "answer_fives": True, "long_protecto": True},
    {"abilities": "cumulative", "curses": True},
    {"peek": True, "answer_fives": True, "long_protecto": True, "abilities": "cumulative", "curses": True},
    {
        "peek": True,
        "answer_fives": True,
        "long_protecto": True,
        "abilities": "single",
        "curses": True,
        "count_all_backs": True,
    },
]


def name(options):
    if isinstance(options, int):
        return str(options)
    return "-".join(key if value is True else value for key, value in options.items()) or "base"


IN_TURN = [
    (hoard.PLAYERS[(number + more) % len(hoard.PLAYERS)], options)
    for number, options in enumerate(VARIANTS)
    for more in (0, 2)
]
"""Each variant with two numbers of players, which take turns."""


@pytest.mark.parametrize(("players", "options"), IN_TURN, ids=name)
def test_random_games_agree_with_the_plain_rules(players, options):
    play_both(players, options, Chance(seed=33))


@pytest.mark.extra
@pytest.mark.parametrize("players", hoard.PLAYERS)
@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_more_random_games_agree_with_the_plain_rules(players, options):
    for number in range(1, 21):
        play_both(players, options, Chance(seed=33, game=number))


def play_both(players, options, chance):
    """Play a random game on both, comparing all the way."""
    state, table = hoard.new(players, **options), Table(players, **options)
    plain = table.play()
    who, moves = next(plain)
    for number in range(100_000):
        mover, legal = hoard.to_move(state), hoard.legal_moves(state)
        assert who == (PLAIN_CHANCE if mover == CHANCE else mover)
        words = [hoard.to_text(state, move) for move in legal]
        assert sorted(words) == sorted(moves)
        move = chance.pick(hoard, state) if mover == CHANCE else chance.choose(legal)
        hoard.apply(state, move)
        try:
            who, moves = plain.send(words[legal.index(move)])
        except StopIteration:
            break
        if number % 7 == 0:
            compare(state, table, number // 7)
    assert hoard.to_move(state) == OVER
    assert hoard.scores(state) == [player.lost for player in table.players]


def compare(state, table, turn):
    """What lies on the table, as one observer of the engine sees it, and as the plain rules have it."""
    observer = table.observers[turn % len(table.observers)]
    view = hoard.view(hoard.knowledge(state, SPECTATOR if observer == EVERYBODY else observer))
    assert view["round"] == table.rounds
    assert view["winner"] == table.winner
    assert view["direction"] == table.direction
    assert view["pile"] == table.pile
    assert view["draw_pile"] == table.draw_pile
    assert view["chaos"] == table.chaos
    assert view["abilities"] == sorted(filter(table.has, table.drawn), key=ABILITIES.index)
    placed = sum((count for holding in view["holdings"] for count in holding["hand"].values()), 0)
    unknown = sum(len(player.hand) for player in table.players) - placed
    assert sum(view["unseen"].values()) == sum(table.unseen.values()) + unknown
    for seen, player in zip(view["holdings"], table.players, strict=True):
        assert (seen["lost"], seen["loss"], seen["curse"]) == (player.lost, player.loss, player.curse)
        assert (seen["hand_size"], seen["hidden"]) == (len(player.hand), player.hidden)
        assert seen["open"] == {card: player.open.count(card) for card in player.open}
        assert seen["hand"] == table.hand_seen_by(observer, player)
