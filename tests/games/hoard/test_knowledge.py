"""Hidden information: who knows what, and that nothing else gets out."""

from collections import Counter
from math import comb
from typing import Any

import numpy as np
import pytest

from drachenhof import CHANCE, OVER, SPECTATOR
from drachenhof.chance import Chance
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.rules.state import EVERYBODY
from tests.games.hoard.positions import dealt, position

OPTIONS = [
    {},
    {"peek": True, "answer_fives": True, "long_protecto": True, "abilities": "cumulative", "curses": True},
]


def positions(players, options, seed, every=11):
    """Positions of a random game."""
    chance, state = Chance(seed), hoard.new(players, **options)
    for number in range(100_000):
        if hoard.to_move(state) == OVER:
            return
        if number % every == 0:
            yield hoard.copy(state)
        legal = hoard.legal_moves(state)
        hoard.apply(state, chance.pick(hoard, state) if hoard.to_move(state) == CHANCE else chance.choose(legal))


@pytest.mark.parametrize("options", OPTIONS, ids=["base", "all"])
@pytest.mark.parametrize("players", hoard.PLAYERS)
def test_a_resampled_state_cannot_be_told_from_the_real_one(players, options):
    rng = np.random.default_rng(players)
    for state in positions(players, options, seed=players):
        for seat in (*range(players), SPECTATOR):
            knowledge = hoard.knowledge(state, seat)
            sample = hoard.resample(knowledge, rng)
            assert hoard.knowledge(sample, seat).tobytes() == knowledge.tobytes()
            assert hoard.view(hoard.knowledge(sample, seat)) == hoard.view(knowledge)
            if seat == hoard.to_move(state):
                assert hoard.legal_moves(sample) == hoard.legal_moves(state) == hoard.legal_moves(knowledge)
            assert hoard.to_move(sample) == hoard.to_move(state)


@pytest.mark.parametrize("players", hoard.PLAYERS)
def test_states_that_differ_only_in_what_a_seat_cannot_know_give_it_the_same_knowledge(players):
    """Hands are filled anew within the bounds, and what others know in private is forgotten."""
    rng = np.random.default_rng(players)
    changed = 0
    for state in positions(players, OPTIONS[1], seed=20 + players):
        for seat in (*range(players), SPECTATOR):
            other = hoard.resample(hoard.knowledge(state, seat), rng)
            changed += other.tobytes() != state.tobytes()
            assert hoard.knowledge(other, seat).tobytes() == hoard.knowledge(state, seat).tobytes()
    assert changed > 20


@pytest.mark.parametrize("players", [2, 5])
def test_a_resampled_state_has_all_96_cards_and_plays_on(players):
    rng = np.random.default_rng(players)
    chance = Chance(players)
    for state in positions(players, OPTIONS[1], seed=40 + players, every=97):
        sample = hoard.resample(hoard.knowledge(state, 0), rng)
        assert hoard.scores(sample) == hoard.scores(state)
        for _ in range(200):
            record = sample[0]
            hands = sum(np.asarray(record.holdings[seat].hand) for seat in range(players))
            opened = sum(np.asarray(record.holdings[seat].open) for seat in range(players))
            pile = np.bincount(record.pile[: record.pile_size], minlength=12)
            assert (hands + opened + pile + record.unseen + record.gone).tolist() == [8] * 12
            legal = hoard.legal_moves(sample)
            if not legal:
                break
            hoard.apply(sample, chance.pick(hoard, sample) if hoard.to_move(sample) == CHANCE else chance.choose(legal))


def test_other_hands_are_not_in_a_seats_knowledge():
    game = dealt(3)
    for seat in (0, 1, 2, SPECTATOR):
        holdings = game.seen(seat)["holdings"]
        assert [sum(holding["hand"].values()) for holding in holdings] == [5 * (other == seat) for other in range(3)]
        assert [holding["hand_size"] for holding in holdings] == [5, 5, 5]
        assert sum(game.seen(seat)["unseen"].values()) == 96 - 9 - 5 * (seat != SPECTATOR)


def test_what_others_know_in_private_is_not_in_a_seats_knowledge():
    game = position(3, in_force=["monsterball"]).player(0, hand="2 8 7").player(1, hand="9").player(2, hand="9")
    game.turn(0).play("play 2 x1")
    states = [game.copy().play("give 2", f"random {card}").state for card in ("7", "8")]
    for seat in (2, SPECTATOR):
        assert len({hoard.knowledge(state, seat).tobytes() for state in states}) == 1
    for seat in (0, 1):
        assert len({hoard.knowledge(state, seat).tobytes() for state in states}) == 2


def test_a_drawn_card_is_seen_by_its_owner_only():
    game = position(3).player(0, hand="4 9").player(1, hand="9").player(2, hand="9").turn(0).play("play 4 x1", "draw")
    moves = hoard.legal_moves(game.state)
    assert hoard.audience(game.state, moves[0]) == [1]
    states = [game.copy().play(f"card {card}").state for card in ("7", "nulla")]
    for seat, count in ((0, 1), (1, 2), (2, 1), (SPECTATOR, 1)):
        assert len({hoard.knowledge(state, seat).tobytes() for state in states}) == count


def test_an_open_card_and_a_flip_are_seen_by_all():
    game = position(3).turn(0).play("flip 1")
    everyone = [0, 1, 2, SPECTATOR]
    assert hoard.audience(game.state, hoard.legal_moves(game.state)[0]) == everyone
    game = dealt(3, hands=["1 2"])
    assert hoard.audience(game.state, hoard.legal_moves(game.state)[0]) == everyone
    game.play("card 3")
    assert hoard.audience(game.state, hoard.legal_moves(game.state)[0]) == [0]


@pytest.mark.parametrize("options", OPTIONS, ids=["base", "all"])
def test_a_private_chance_move_changes_nobody_elses_knowledge(options):
    """Whoever is not in a chance move's audience cannot tell its outcomes apart."""
    checked = 0
    for state in positions(3, options, seed=7, every=3):
        if hoard.to_move(state) != CHANCE:
            continue
        outcomes: dict[Any, Any] = {}
        for move in hoard.legal_moves(state):
            after = hoard.copy(state)
            hoard.apply(after, move)
            for seat in {0, 1, 2, SPECTATOR} - set(hoard.audience(state, move)):
                outcomes.setdefault(seat, set()).add(hoard.knowledge(after, seat).tobytes())
        checked += len(outcomes)
        assert all(len(different) == 1 for different in outcomes.values())
    assert checked > 50


def test_bounds_never_exceed_the_hand_and_everybody_knows_least():
    for state in positions(4, OPTIONS[1], seed=3, every=5):
        for holder in range(4):
            holding = state[0].holdings[holder]
            public = holding.known[EVERYBODY].cards
            for observer in range(4):
                known = holding.known[observer].cards
                assert (known <= holding.hand).all()
                assert (known >= public).all()


def test_a_resample_is_uniform_within_the_bounds():
    """Seat 1 is known to hold a 7, and one more card; five cards could be it, two of them 8s."""
    game = position(2).player(0, hand="9").player(1, hand="7 8", hidden=2)
    record = game.record
    record.unseen[:] = 0
    record.unseen[[1, 2, 8]] = 2, 1, 1
    record.unseen_size = 4
    for observer in range(7):
        record.holdings[1].known[observer].cards[7] = 1
    record.draw_pile = 2
    rng = np.random.default_rng(1)
    knowledge = hoard.knowledge(game.state, 0)
    assert hoard.view(knowledge)["unseen"] == {"1": 2, "2": 1, "8": 2}
    drawn: Counter[Any] = Counter()
    for _ in range(10_000):
        sample = hoard.resample(knowledge, rng)
        hand = hoard.view(hoard.knowledge(sample, 1))["holdings"][1]["hand"]
        assert hand.pop("7") == 1
        drawn[next(iter(hand))] += 1
    for card, weight in (("1", 2), ("2", 1), ("8", 2)):
        assert drawn[card] == pytest.approx(2000 * weight, abs=4 * (10_000 * weight / 5 * (1 - weight / 5)) ** 0.5)


def test_a_resample_of_two_hands_is_uniform():
    """Three cards for two hands of one and two: each deal as likely as the ways to make it."""
    game = position(3).player(0, hand="9").player(1, hand="1").player(2, hand="1 2", hidden=1)
    record = game.record
    record.unseen[:] = 0
    record.unseen[[2, 3]] = 1, 1
    record.unseen_size = 2
    knowledge = hoard.knowledge(game.state, 0)  # 1 1 2 2 3
    rng = np.random.default_rng(2)
    drawn: Counter[Any] = Counter()
    for _ in range(12_000):
        record = hoard.resample(knowledge, rng)[0]
        drawn[tuple(record.holdings[1].hand), tuple(record.holdings[2].hand)] += 1
    total = 5 * comb(4, 2)
    for (first, second), count in drawn.items():
        pool = {1: 2, 2: 2, 3: 1}
        ways = 1
        for hand in (first, second):
            for card in pool:
                ways *= comb(pool[card], int(hand[card]))
                pool[card] -= int(hand[card])
        expected = 12_000 * ways / total
        assert count == pytest.approx(expected, abs=4.5 * expected**0.5)


@pytest.mark.parametrize("hand", ["8 9", "8 protecto", "protecto protecto"])
@pytest.mark.parametrize("card", ["4", "5"])
def test_whether_a_player_has_an_answer_does_not_show_in_whether_he_is_asked(card, hand):
    game = position(3).player(0, hand=f"{card} 9").player(1, hand=hand).turn(0).play(f"play {card} x1")
    assert game.mover == 1
    views = game.seen(0)
    other = position(3).player(0, hand=f"{card} 9").player(1, hand="1 2").turn(0).play(f"play {card} x1")
    assert views == other.seen(0)


def test_seeds_decide_a_resample():
    knowledge = hoard.knowledge(dealt(4).state, 2)
    samples = [hoard.resample(knowledge, np.random.default_rng(seed)).tobytes() for seed in (1, 1, 2)]
    assert samples[0] == samples[1] != samples[2]
