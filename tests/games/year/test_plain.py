"""The engine beside the plain rules: the same decisions, the same table after every month, the same scores."""

import pytest

from drachenhof import CHANCE, OVER
from drachenhof.chance import Chance
from tests.budget import ten_times
from tests.games.year.plain import CHANCE as PLAIN_CHANCE
from tests.games.year.plain import SUPER_EVENTS, Table
from tests.games.year.positions import year

VARIANTS = [
    {},
    {"large_privilege": 7},
    {"great_wall": True},
    {"super_event": "random"},
    *({"super_event": name} for name in SUPER_EVENTS),
    *({"super_event": name, "great_wall": True, "large_privilege": 7} for name in SUPER_EVENTS),
]
GAMES = 1  # of each variant and number of players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(map(str, options.values())) or "base")
@pytest.mark.parametrize("games", ten_times(GAMES))
def test_random_games_agree_with_the_plain_rules(games, players, options):
    for number in range(games):
        play_both(players, options, Chance(seed=21, game=number))


def play_both(players, options, chance):
    """Play a random game on both, comparing all the way."""
    state, table = year.new(players, **options), Table(players, **options)
    plain = table.play()
    asked = next(plain)
    while year.to_move(state) != OVER:
        mover, legal = year.to_move(state), year.legal_moves(state)
        who, moves = asked
        assert who == (PLAIN_CHANCE if mover == CHANCE else mover)
        words = [year.to_text(state, move) for move in legal]
        assert moves is None or sorted(words) == sorted(moves)
        move = chance.pick(year, state) if mover == CHANCE else chance.choose(legal)
        year.apply(state, move)
        try:
            asked = plain.send(words[legal.index(move)])
        except StopIteration:
            assert year.to_move(state) == OVER
        if year.to_move(state) in (CHANCE, OVER):  # once a month; in between the legal moves tell
            compare(year.view(year.knowledge(state, 0)), table)
    assert year.scores(state) == [court.score for court in table.courts]


def compare(view, table):
    """What lies on the table, as the engine shows it and as the plain rules have it."""
    assert view["standing"] == [court.seat for court in table.track]
    assert view["wall"] == table.wall
    assert (view["month"], view["events"]) == (table.month, table.events)
    assert {
        f"{age} {name}": count for name, ages in view["supply"].items() for age, count in ages.items()
    } == table.supply
    for seen, court in zip(view["courts"], table.courts, strict=True):
        for what in ("score", "track", "yuan", "rice", "fireworks", "wall_tiles" if table.walled else "seat"):
            assert seen[what] == getattr(court, what), what
        assert seen["privileges"] == {"small": court.small, "large": court.large}
        assert seen["hand"] == {card: count for card, count in court.hand.items() if count}
        assert [(palace["floors"], sorted(palace["persons"])) for palace in seen["palaces"]] == [
            (palace.floors, sorted(palace.persons)) for palace in court.palaces
        ]
