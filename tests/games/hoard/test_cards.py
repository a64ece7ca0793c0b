"""96 cards suffice whatever the options, and none is ever lost or made."""

from itertools import permutations, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drachenhof import CHANCE, OVER
from drachenhof.chance import Chance
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.rules import tables as t
from tests.budget import extra

COMBINATIONS = [
    dict(zip(hoard.OPTIONS, values, strict=True))
    for values in product(*(option.choices for option in hoard.OPTIONS.values()))
]


def cards_dealt(curses):
    """Cards that players with these curses get."""
    return sum(int(t.CURSE_HAND[curse] + t.CURSE_HIDDEN[curse] + t.CURSE_OPEN[curse]) for curse in curses)


@pytest.mark.parametrize("players", hoard.PLAYERS)
def test_96_cards_suffice_for_every_deal(players):
    usual = [t.NO_CURSE] * players
    needed = [cards_dealt([curse, *usual[1:]]) + t.DRAW_PILE for curse in (*range(t.CHAOS), t.NO_CURSE)]
    assert max(needed) <= t.DECK
    left = [t.DECK - cards_dealt(curses) for curses in permutations(range(t.CHAOS), players)]
    assert min(left) >= t.DRAW_PILE
    if players == 6:
        assert (max(needed), set(left)) == (87, {24})


@pytest.mark.parametrize("every", [len(hoard.PLAYERS), *extra(1)])
@pytest.mark.parametrize("players", hoard.PLAYERS)
def test_96_cards_suffice_in_every_combination_of_options(players, every):
    """Each combination with one number of players in turn; as an extra with all of them."""
    for number, options in enumerate(COMBINATIONS):
        if (number - players) % every == 0:
            follow(players, options, number, 400)


@settings(max_examples=25, deadline=None)
@given(
    players=st.sampled_from(hoard.PLAYERS),
    options=st.fixed_dictionaries({name: st.sampled_from(option.choices) for name, option in hoard.OPTIONS.items()}),
    seed=st.integers(0, 2**32),
)
def test_cards_are_conserved_whatever_is_played(players, options, seed):
    follow(players, options, seed, 2500)


def follow(players, options, seed, moves):
    """Play at random, counting all cards on the way."""
    chance, state = Chance(seed), hoard.new(players, **options)
    for number in range(moves):
        if number % 5 == 0:
            check_cards(state, players)
        if hoard.to_move(state) == OVER:
            return
        drawn = hoard.to_move(state) == CHANCE
        hoard.apply(state, chance.pick(hoard, state) if drawn else chance.choose(hoard.legal_moves(state)))


def check_cards(state, players):
    record = state[0]
    holdings = record.holdings[:players]
    pile = np.bincount(record.pile[: record.pile_size], minlength=t.CARDS)
    counts = holdings["hand"].sum(axis=0) + holdings["open"].sum(axis=0) + pile + record.unseen + record.gone
    assert counts.tolist() == [t.COPIES] * t.CARDS
    for part in (holdings["hand"], holdings["open"], record.unseen, record.gone):
        assert part.min() >= 0
    assert holdings["hand"].sum(axis=1).tolist() == holdings["hand_size"].tolist()
    assert holdings["open"].sum(axis=1).tolist() == holdings["open_size"].tolist()
    assert record.unseen.sum() == record.unseen_size >= record.draw_pile + holdings["hidden"].sum()
    assert not record.pile[record.pile_size :].any()
    assert record.decisions <= t.MAX_DECISIONS
