"""What holds in every position of every game: random games, drawn by hypothesis over all players and options."""

import random
from collections import Counter
from itertools import pairwise

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from drachenhof import CHANCE, OVER
from drachenhof.year import tables as t
from drachenhof.year.state import EVICTING, NOBODY, REMOVING, STAGE_NAMES
from tests.year.positions import year

games = st.fixed_dictionaries(
    {
        "players": st.integers(2, 5),
        "large_privilege": st.sampled_from([6, 7]),
        "great_wall": st.booleans(),
        "super_event": st.sampled_from([None, "random", *t.SUPER_EVENT_NAMES]),
    }
)
seeds = st.integers(0, 2**32 - 1)
tastes = st.sampled_from(["any", "first", "last"])  # of the players: moves by chance, or often the first or the last


def played(options, seed, taste):
    """The positions of a random game: (state before, move, state after), the last one at the end."""
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
        yield before, move, state


def courts(state):
    return [state[0].courts[seat] for seat in range(state[0].players)]


def alive(state):
    """Tiles that have not left the game, by tile: on the display, on the way, in palaces."""
    persons = [*state["courts"]["palaces"]["persons"].ravel(), state[0].arriving, state[0].following]
    return state[0].supply + np.bincount(persons, minlength=t.TILES + 1)[1:]  # 0 is nobody


@settings(max_examples=40)
@given(games, seeds, tastes)
def test_tiles_leave_the_game_and_never_come_back(options, seed, taste):
    for before, _, state in played(options, seed, taste):
        assert min(state[0].supply) >= 0
        gone = alive(before) - alive(state)
        assert min(gone) >= 0
        assert sum(gone) <= 1


@settings(max_examples=40)
@given(games, seeds, tastes)
def test_palaces_are_in_order(options, seed, taste):
    for _, _, state in played(options, seed, taste):
        shaking = state[0].stage in (REMOVING, EVICTING)
        for court in courts(state):
            rows, rest = court.palaces[: court.palace_count], court.palaces[court.palace_count :]
            assert not any(rest.tobytes())
            for floors, places in zip(rows["floors"], rows["persons"].tolist(), strict=True):
                persons = [person for person in places if person != NOBODY]
                assert places == [*sorted(persons), *[NOBODY] * (3 - len(persons))]
                assert floors or persons
                assert shaking or len(persons) <= floors <= 3


@settings(max_examples=40)
@given(games, seeds, tastes)
def test_the_track_only_goes_forward_and_its_order_is_that_of_the_spaces(options, seed, taste):
    for before, _, state in played(options, seed, taste):
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


@settings(max_examples=40)
@given(games, seeds, tastes)
def test_nobody_owes_more_than_he_has_and_no_purse_is_negative(options, seed, taste):
    for before, _, state in played(options, seed, taste):
        for seat, court in enumerate(courts(state)):
            assert min(court.yuan, court.rice, court.fireworks, court.small, court.large) >= 0
            assert 0 <= court.debt <= np.count_nonzero(court.palaces["persons"])
            assert court.score >= before[0].courts[seat].score
        if state[0].mover in (CHANCE, OVER):
            assert state[0].left == state[0].arriving == state[0].following == 0
            assert not any(court.debt for court in courts(state))


@settings(max_examples=40)
@given(games, seeds, tastes)
def test_hands_are_equal_at_each_deal_and_empty_at_the_end(options, seed, taste):
    tornado = None
    for _, _, state in played(options, seed, taste):
        month, tornado = int(state[0].month), state[0].super_event == t.TORNADO
        if state[0].mover == CHANCE and month:
            left = 12 - month if month <= 7 or not tornado else max(0, 10 - month)
            assert [sum(court.hand) for court in courts(state)] == [left] * options["players"]
    assert not any(sum(court.hand) for court in courts(state))


@settings(max_examples=40)
@given(games, seeds, tastes)
def test_each_seat_acts_once_a_month_in_the_order_that_was_read(options, seed, taste):
    players, acted, chances = options["players"], list[int](), 0
    for before, _, state in played(options, seed, taste):
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


@settings(max_examples=40)
@given(games, seeds, tastes)
def test_the_wall_is_made_of_the_tiles_that_were_laid(options, seed, taste):
    for _, _, state in played(options, seed, taste):
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


@settings(max_examples=25)
@given(games, seeds, tastes)
def test_events_lie_two_of_each_and_never_side_by_side(options, seed, taste):
    for _, _, state in played(options, seed, taste):
        if state[0].month == 1:
            break
    events = state[0].events.tolist()
    assert Counter(events) == dict.fromkeys(range(6), 2)
    assert events[:2] == [t.PEACE, t.PEACE]
    assert all(left != right for left, right in pairwise(events[1:]))
