"""Counts of positions by depth: against the table, by reasoning, and against the plain rules."""

from math import comb, factorial

import pytest

from tests.games.year.plain import Table
from tests.perft.perft import count, reached, table

ROWS = {row["name"]: row for row in table()}


@pytest.mark.parametrize("row", ROWS.values(), ids=list(ROWS))
def test_counts_are_those_of_the_table(row):
    game, state = reached(row)
    ways, positions = count(game, state, len(row["ways"]))
    assert ways == row["ways"]
    assert positions == row["positions"]


def test_setup_draws_words_of_five_letters_each_at_most_twice():
    def words(length):
        """Some letters twice, the others of the word once, in any order."""
        return sum(
            comb(5, twice) * comb(5 - twice, length - 2 * twice) * factorial(length) // 2**twice
            for twice in range(length // 2 + 1)
            if length - 2 * twice <= 5 - twice
        )

    assert ROWS["setup"]["ways"] == [words(length) for length in range(1, 7)]


@pytest.mark.parametrize("name", ["draft of two", "draft of five"])
def test_draft_is_a_pair_then_two_places_of_two(name):
    pairs, others = comb(9, 2), comb(9, 2) - 1
    expected = [pairs, pairs * 2, pairs * 4, pairs * 4 * others, pairs * 4 * others * 2, pairs * 4 * others * 4]
    assert ROWS[name]["ways"] == ROWS[name]["positions"] == expected


def test_super_event_then_any_pair():
    assert ROWS["super event"]["ways"] == [10, 10 * 36]


def test_first_month_is_a_deal_an_action_and_what_follows_it():
    deals = comb(7, 3)  # who lies in the group of three
    actions = 6 + 2 + 1  # six cards, two privileges, refill: 6 yuan pay for all
    # Then the second player has all 9 moves (he can pay 3), but 8 if the group of the privilege is used: 3 + 6 is too
    # much. After a build the first places a floor: two palaces, or a new one. A card lies with the privilege in
    # 9 of 21 cases, so in 15 of 35 deals.
    follow = deals * (9 + 2 * 8 + 3 + 5 * 9) - 5 * 15
    assert ROWS["first month of two"]["ways"][:3] == [deals, deals * actions, follow]


def test_tornado_takes_two_of_four_different_cards_from_each():
    row = ROWS["tornado of three"]
    assert row["ways"] == [4, 4 * 3, 12 * 4, 12 * 12, 144 * 4]
    assert row["positions"] == [4, comb(4, 2), 6 * 4, 6 * 6, 36 * 4]


@pytest.mark.parametrize("row", ROWS.values(), ids=list(ROWS))
def test_the_plain_rules_count_the_same(row):
    for depth, ways in enumerate(row["ways"], start=1):
        if ways > 150:
            break
        counted = plain_ways(row, row["moves"], depth)
        assert counted in (ways, None)


def plain_ways(row, moves, depth):
    """Sequences of moves by the plain rules, each from the beginning; None where these leave a deal open."""
    asked = plain_asked(row, moves)
    if depth == 0 or asked == []:
        return int(depth == 0)
    if asked is None:
        return None
    below = [plain_ways(row, [*moves, words], depth - 1) for words in asked]
    return None if None in below else sum(below)


def plain_asked(row, moves):
    """What is legal after some moves; nothing when the game is over."""
    game = Table(row["players"], **row["options"]).play()
    _, legal = next(game)
    try:
        for words in moves:
            _, legal = game.send(words)
    except StopIteration:
        return []
    return legal
