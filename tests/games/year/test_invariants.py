"""What holds in every position of every game: random games with all numbers of players and all options."""

import random
from collections import Counter
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from drachenhof import CHANCE, OVER
from drachenhof.games.year.rules import tables as t
from drachenhof.games.year.rules.state import CHARTERING, DRAFTING, EVICTING, NOBODY, REMOVING, STAGE_NAMES
from tests.budget import extra
from tests.games.year.positions import year

SUPER_EVENTS = [None, "random", *t.SUPER_EVENT_NAMES]
TASTES = ("any", "first", "last")  # of the players: moves by chance, or often the first or the last
GAMES = [
    (
        {
            "players": 2 + number % 4,
            "large_privilege": 6 + number // 2 % 2,
            "great_wall": number % 5 in (1, 2, 4),
            "super_event": SUPER_EVENTS[number % len(SUPER_EVENTS)],
        },
        number,
        TASTES[number % 3],
    )
    for number in range(6 * len(SUPER_EVENTS))
]
"""Every super event six times, with other players, options and tastes each time."""
ONCE = len(SUPER_EVENTS)


def named(value):
    return "-".join(map(str, value.values())) if isinstance(value, dict) else str(value)


every_game = pytest.mark.parametrize(("options", "seed", "taste"), [*GAMES[:ONCE], *extra(*GAMES[ONCE:])], ids=named)


@cache
def played(options, seed, taste):
    """The positions of a random game: (state before, move, state after), the last one at the end."""
    return list(_played(dict(options), seed, taste))


def _played(options, seed, taste):
    dice, state = random.Random(seed), year.new(**options)
    while legal := year.legal_moves(state):
        before = year.copy(state)
        if year.to_move(state) == CHANCE:
            move = dice.choices(legal, year.chance_weights(state))[0]
        elif taste != "any" and dice.random() < 0.6:
            move = legal[0] if taste == "first" else legal[-1]
        else:
            move = dice.choice(legal)
        year.apply(state, move)
        yield before, move, year.copy(state)


def courts(state):
    return [state[0].courts[seat] for seat in range(state[0].players)]


def alive(state):
    """Tiles that have not left the game, by tile: on the display, on the way, in palaces."""
    persons = [*state["courts"]["palaces"]["persons"].ravel(), state[0].arriving, state[0].following]
    return state[0].supply + np.bincount(persons, minlength=t.TILES + 1)[1:]  # 0 is nobody


@every_game
def test_tiles_leave_the_game_and_never_come_back(options, seed, taste):
    for before, _, state in played(tuple(options.items()), seed, taste):
        assert min(state[0].supply) >= 0
        gone = alive(before) - alive(state)
        assert min(gone) >= 0
        assert sum(gone) <= 1


@every_game
def test_palaces_are_in_order(options, seed, taste):
    for _, _, state in played(tuple(options.items()), seed, taste):
        shaking = state[0].stage in (REMOVING, EVICTING)
        for court in courts(state):
            rows, rest = court.palaces[: court.palace_count], court.palaces[court.palace_count :]
            assert not any(rest.tobytes())
            for floors, places in zip(rows["floors"], rows["persons"].tolist(), strict=True):
                persons = [person for person in places if person != NOBODY]
                assert places == [*sorted(persons), *[NOBODY] * (3 - len(persons))]
                assert floors or persons
                assert shaking or len(persons) <= floors <= 3


@every_game
def test_the_track_only_goes_forward_and_its_order_is_that_of_the_spaces(options, seed, taste):
    for before, _, state in played(tuple(options.items()), seed, taste):
        players = int(state[0].players)
        standing = state[0].standing[:players].tolist()
        assert sorted(standing) == sorted(state[0].order[:players].tolist()) == list(range(players))
        tracks = state["courts"]["track"][0].tolist()
        assert all(tracks[ahead] >= tracks[behind] for ahead, behind in pairwise(standing))
        erupted = before[0].month == 7 and state[0].month == 8 and state[0].super_event == t.VOLCANIC_ERUPTION
        for seat, track in enumerate(tracks):
            assert track == 0 if erupted else track >= before[0].courts[seat].track
        # Whoever did not move keeps his place among the others who did not.
        moved = {seat for seat in range(players) if tracks[seat] != before[0].courts[seat].track}
        if not erupted:
            still = [seat for seat in before[0].standing[:players].tolist() if seat not in moved]
            assert [seat for seat in standing if seat not in moved] == still


@every_game
def test_nobody_owes_more_than_he_has_and_no_purse_is_negative(options, seed, taste):
    for before, _, state in played(tuple(options.items()), seed, taste):
        for seat, court in enumerate(courts(state)):
            assert min(court.yuan, court.rice, court.fireworks, court.small, court.large) >= 0
            assert 0 <= court.debt <= np.count_nonzero(court.palaces["persons"])
            assert court.score >= before[0].courts[seat].score
        if state[0].mover in (CHANCE, OVER):
            assert state[0].left == state[0].arriving == state[0].following == 0
            assert not any(court.debt for court in courts(state))


@every_game
def test_hands_are_equal_at_each_deal_and_empty_at_the_end(options, seed, taste):
    tornado = None
    for _, _, state in played(tuple(options.items()), seed, taste):
        month, tornado = int(state[0].month), state[0].super_event == t.TORNADO
        if state[0].mover == CHANCE and month:
            left = 12 - month if month <= 7 or not tornado else max(0, 10 - month)
            assert [sum(court.hand) for court in courts(state)] == [left] * options["players"]
    assert not any(sum(court.hand) for court in courts(state))


@every_game
def test_each_seat_acts_once_a_month_in_the_order_that_was_read(options, seed, taste):
    players, acted, chances = options["players"], list[int](), 0
    for before, _, state in played(tuple(options.items()), seed, taste):
        mover, stage = year.to_move(before), STAGE_NAMES[before[0].stage]
        chances += mover == CHANCE
        if stage == "deal":
            order, acted = state[0].order[:players].tolist(), []
            assert order == before[0].standing[:players].tolist()
        if stage == "action":
            acted.append(mover)
            assert acted == order[: len(acted)]
        if state[0].mover in (CHANCE, OVER) and before[0].month:
            assert stage == "deal" or len(acted) == players
    assert chances == 22 + (options["super_event"] == "random")


@every_game
def test_the_wall_is_made_of_the_tiles_that_were_laid(options, seed, taste):
    for _, _, state in played(tuple(options.items()), seed, taste):
        wall = state[0].wall.tolist()
        length = int(state[0].wall_length)
        assert length <= 12
        assert all(wall[:length])
        assert not any(wall[length:])
        assert len(set(wall[:length])) == length
        for seat, court in enumerate(courts(state)):
            laid = [tile - 1 - 6 * seat for tile in wall[:length] if 0 <= tile - 1 - 6 * seat < 6]
            in_hand = [tile for tile in range(6) if court.wall_tiles & (1 << tile)]
            assert len(laid) == court.laid
            assert sorted(laid + in_hand) == (list(range(6)) if options["great_wall"] else [])


@every_game
def test_events_lie_two_of_each_and_never_side_by_side(options, seed, taste):
    for _, _, state in played(tuple(options.items()), seed, taste):
        if state[0].month == 1:
            break
    events = state[0].events.tolist()
    assert Counter(events) == dict.fromkeys(range(6), 2)
    assert events[:2] == [t.PEACE, t.PEACE]
    assert all(left != right for left, right in pairwise(events[1:]))


def test_every_option_and_number_of_players_is_among_the_games():
    for name in GAMES[0][0]:
        least = {"players": 4, "super_event": len(SUPER_EVENTS)}.get(name, 2)
        assert len({options[name] for options, _, _ in GAMES}) == least
    wall = {(options["players"], options["great_wall"]) for options, _, _ in GAMES}
    assert len(wall) == 8
    assert {taste for _, _, taste in GAMES} == set(TASTES)
    stages = {
        STAGE_NAMES[before[0].stage] for game in GAMES for before, _, _ in played(tuple(game[0].items()), *game[1:])
    }
    assert stages >= set(STAGE_NAMES[DRAFTING : CHARTERING + 1])
