"""The box and the setup (Y1 to Y11), from the text of the rules."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from drachenhof import CHANCE
from tests.games.year.positions import EVENT_ROW, begun, drafted, laid, position, year

PERSONS = ["craftsman", "court-lady", "tax-collector", "pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar"]
ONLY_YOUNG = PERSONS[:3]
YOUNG_AND_OLD = PERSONS[3:]

VALUES = {  # Y1, the number on the track
    "young craftsman": 2,
    "young court-lady": 1,
    "young tax-collector": 3,
    "young pyrotechnist": 5,
    "old pyrotechnist": 3,
    "young warrior": 5,
    "old warrior": 3,
    "young monk": 6,
    "old monk": 2,
    "young healer": 4,
    "old healer": 1,
    "young farmer": 4,
    "old farmer": 1,
    "young scholar": 4,
    "old scholar": 2,
}
SYMBOLS = {"tax-collector": (3, None), "craftsman": (1, None), "court-lady": (1, None), "scholar": (2, 3)}  # else 1, 2


def test_y1_there_are_fifteen_kinds_of_tiles():
    game = position(5).court(0, hand=["wild"]).asked("recruit")
    assert sorted(game.legal_of("recruit")) == sorted(f"wild {tile}" for tile in VALUES)


@pytest.mark.parametrize(("tile", "value"), VALUES.items())
def test_y1_each_tile_moves_the_marker_by_its_value(tile, value):
    game = position().court(0, track=10, palaces=[(1, [])], hand=["wild"]).asked("recruit")
    game.play(f"recruit wild {tile}", "place 1")
    assert game.track == [10 + value, 0]


@pytest.mark.parametrize("tile", VALUES)
def test_y1_each_tile_gives_by_its_symbols(tile):
    age, person = tile.split()
    symbols = SYMBOLS.get(person, (1, 2))[age == "old"]
    game = position(super_event="charter").court(0, palaces=[(1, [tile])]).happens("peace", month=7)
    assert game.legal == [f"charter {person}"]
    before = game.copy()
    game.play(f"charter {person}")
    gained = {
        "tax-collector": game.yuan[0] - 6,
        "farmer": game.rice[0],
        "pyrotechnist": game.fireworks[0],
        "warrior": game.track[0],
        "scholar": game.score[0] - 1,  # the palace scores as the month ends
        "monk": game.score[0] - 1,
        "court-lady": (game.score[0] - 1) // 2,  # now, and as the month ends
        "craftsman": int(game.record.left),
        "healer": None,
    }[person]
    if person == "healer":
        gained = 3 - position().court(0, palaces=[(1, [tile])] + [(1, ["young monk"])] * 3).happens("contagion").debt[0]
    assert gained == symbols
    assert before.score == [0, 0]


@pytest.mark.parametrize(
    ("players", "young", "old", "others"), [(5, 6, 4, 10), (4, 5, 3, 8), (3, 4, 2, 6), (2, 3, 1, 4)]
)
def test_y2_tiles_by_number_of_players(players, young, old, others):
    game = begun(players)
    for person in YOUNG_AND_OLD:
        assert (game.tiles(f"young {person}"), game.tiles(f"old {person}")) == (young, old)
    for person in ONLY_YOUNG:
        assert game.tiles(f"young {person}") == others


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_y3_eleven_cards_one_of_each_type_and_two_wild(players):
    assert begun(players).hands == [[*PERSONS, "wild", "wild"]] * players


def test_y4_person_tiles_run_out():
    game = position().court(0, palaces=[(2, [])], hand=["monk", "wild"]).supply(0).supply(1, "young monk")
    game.court(1, hand=["monk"]).asked("recruit").play("recruit young monk", "place 1")
    assert game.tiles("young monk") == 0
    assert game.legal == ["discard monk"]


def test_y4_nothing_else_runs_out():
    # The box has 36 coins, 24 rice, 12 fireworks, 66 floors and 8 privileges: no limit (rulebook 000).
    farms, works = [(3, ["old farmer"] * 3)] * 4, [(3, ["old pyrotechnist"] * 3)] * 4
    game = position().court(0, palaces=farms, rice=120, yuan=126, track=9).court(1, palaces=works, fireworks=120)
    game.asked("action").play("harvest", "fireworks")
    assert game.rice[0] == 120 + 1 + 24
    assert game.fireworks[1] == 120 + 1 + 24
    game = position().court(0, yuan=126, palaces=[(3, ["young tax-collector"] * 3)], small=5, large=3)
    game.asked("action")
    assert game.copy().play("taxes").yuan[0] == 126 + 2 + 9
    assert game.copy().play("privilege small").small[0] == 6
    assert game.copy().play("privilege large").large[0] == 4


def test_y5_seven_action_cards():
    game = drafted("monk scholar", "monk farmer")
    for words in game.legal:
        cards = words.removeprefix("deal ").replace(" ", "+").split("+")
        assert sorted(cards) == sorted(["taxes", "build", "harvest", "fireworks", "parade", "research", "privilege"])


def test_y5_taxes_has_two_coins_and_the_others_one_symbol():
    game = position().court(0, yuan=0).asked("action")
    assert game.copy().play("taxes").yuan[0] == 2
    assert game.copy().play("harvest").rice[0] == 1
    assert game.copy().play("fireworks").fireworks[0] == 1
    assert game.copy().play("parade").track[0] == 1
    assert game.copy().play("research").score[0] == 1
    assert int(game.copy().play("build").record.left) == 1


def test_y6_two_of_each_event():
    assert Counter(laid().event_row) == dict.fromkeys([*EVENT_ROW, "peace"], 2)


# Y7: the row of events

BARE = -1


def row_after(drawn):
    """Months 3 to 12 after these draws, a dot for each bare space."""
    moves = [f"event {name}" for name in drawn.split()]
    return " ".join(name or "." for name in begun(2, *moves).event_row[2:])


def test_y7_peace_in_months_1_and_2_then_tile_by_tile():
    assert begun().event_row == ["peace", "peace"] + [None] * 10
    assert laid().event_row == ["peace", "peace", *EVENT_ROW]


def test_y7_chance_draws_each_tile_left_in_the_bag():
    game = begun()
    assert game.mover == CHANCE
    assert game.legal == [f"event {name}" for name in ("tribute", "drought", "mongols", "festival", "contagion")]
    assert year.chance_weights(game.state) == [2, 2, 2, 2, 2]
    game.play("event drought", "event festival", "event drought")
    assert game.legal == ["event tribute", "event mongols", "event festival", "event contagion"]
    assert year.chance_weights(game.state) == [2, 2, 1, 2]


def test_y7_a_tile_beside_its_equal_goes_one_further_and_the_next_fills_the_gap():
    assert row_after("drought drought") == "drought . drought . . . . . . ."
    assert row_after("drought drought mongols") == "drought mongols drought . . . . . . ."
    # A tile like the one in the gap goes behind the displaced one: that is its left neighbour.
    assert row_after("drought drought mongols mongols") == "drought mongols drought mongols . . . . . ."


def test_y7_displaced_tiles_one_after_the_other():
    drawn = "drought drought mongols festival festival mongols"
    assert row_after(drawn) == "drought mongols drought festival mongols festival . . . ."


def test_y7_a_pair_in_months_11_and_12_leaves_month_11_to_the_last_tile():
    drawn = "tribute drought mongols festival tribute drought mongols contagion"  # months 3 to 10
    assert row_after(f"{drawn} contagion") == f"{drawn} . contagion"
    assert row_after(f"{drawn} contagion festival") == f"{drawn} festival contagion"


def test_y7_the_last_tile_beside_its_equal_swaps_months_10_and_11():
    drawn = "tribute drought mongols festival tribute drought mongols"  # months 3 to 9
    assert row_after(f"{drawn} festival contagion contagion") == f"{drawn} contagion festival contagion"


def test_y7_every_order_of_draws_is_laid_as_the_rule_says_and_all_rows_can_come():
    """All 113,400 orders: against the rule written down once more; 39,480 rows have no pair side by side."""
    seen, todo = set(), [begun().state]
    while todo:
        state = todo.pop()
        before = state["events"][0].tolist()
        for tile in year.legal_moves(state):  # as numbers: an event's move is its number
            after = year.copy(state)
            year.apply(after, tile)
            row = tuple(after["events"][0].tolist())
            assert row == expected_row(before, tile)
            if row not in seen:
                seen.add(row)
                if BARE in row:
                    todo.append(after)
    rows = [row for row in seen if BARE not in row]
    assert len(rows) == 39480  # arrangements of five pairs without equal neighbours
    assert all(left != right for row in rows for left, right in pairwise(row[1:]))


def expected_row(row, tile):
    """Y7, as its text says it."""
    row = list(row)
    space = row.index(BARE)
    if row[space - 1] != tile:
        row[space] = tile
    elif BARE in row[space + 1 :]:
        row[row.index(BARE, space + 1)] = tile
    else:
        row[9], row[10] = row[10], row[9]
        row[11] = tile
    return tuple(row)


def test_y7_the_last_draw_is_a_chance_move_too_then_the_draft():
    game = begun(2, *(f"event {name}" for name in EVENT_ROW[:9]))
    assert (game.mover, game.legal) == (CHANCE, ["event contagion"])
    game.play("event contagion")
    assert (game.mover, game.stage) == (0, "draft")


def test_y7_a_random_super_event_is_drawn_between_events_and_draft():
    game = laid(3, super_event="random")
    assert (game.mover, game.stage) == (CHANCE, "super")
    assert (game.play("super flood").mover, game.stage) == (0, "draft")


def test_y7_a_named_super_event_is_not_drawn():
    assert laid(3, super_event="flood").stage == "draft"


# Y8 to Y11


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_y8_start_of_each_player(players):
    game = laid(players)
    for what in (game.track, game.score, game.rice, game.fireworks, game.small, game.large):
        assert what == [0] * players
    assert game.yuan == [6] * players
    assert game.palaces == [[(2, []), (2, [])]] * players


def test_y9_two_different_young_persons_any_pair():
    game = laid(2)
    assert game.legal == [f"draft {first} {second}" for first, second in combinations(PERSONS, 2)]
    assert len(game.legal) == 36


def test_y9_both_at_once_then_placed_in_the_order_of_y1():
    game = laid(2).play("draft warrior scholar")
    assert (game.tiles("young warrior"), game.tiles("young scholar")) == (2, 2)
    assert year.view(game.state)["arriving"] == "young warrior"
    assert game.legal == ["place 1", "place 2"]
    game.play("place 2")
    assert game.track == [5, 0]
    assert (game.mover, game.legal) == (0, ["place 1", "place 2"])
    game.play("place 1")
    assert game.palaces[0] == [(2, ["young scholar"]), (2, ["young warrior"])]
    assert game.track == [9, 0]


def test_y9_both_may_live_in_one_palace():
    game = laid(2).play("draft monk scholar", "place 2", "place 2")
    assert game.palaces[0] == [(2, []), (2, ["young monk", "young scholar"])]


def test_y9_no_cards_are_spent_and_seats_go_in_order_whatever_the_track_says():
    game = laid(4)
    for seat, pair in enumerate(["court-lady craftsman", "pyrotechnist monk", "warrior monk", "monk scholar"]):
        assert game.mover == seat
        first, second = sorted(pair.split(), key=PERSONS.index)
        game.play(f"draft {first} {second}", "place 1", "place 1")
    assert game.hands == [[*PERSONS, "wild", "wild"]] * 4
    assert (game.mover, game.stage, game.month) == (CHANCE, "deal", 1)


def test_y9_no_pair_twice_but_its_persons_in_other_pairs():
    game = laid(5)
    pairs = ["tax-collector scholar", "tax-collector farmer", "farmer scholar", "monk scholar"]
    for number, pair in enumerate(pairs, start=1):
        game.play(f"draft {pair}", "place 1", "place 2")
        assert len(game.legal) == 36 - number
    for pair in pairs:
        assert f"draft {pair}" not in game.legal
    assert "draft tax-collector monk" in game.legal


def test_y10_further_ahead_is_earlier():
    assert drafted("craftsman court-lady", "pyrotechnist monk", "monk scholar").order == [1, 2, 0]


def test_y10_who_arrives_later_lies_on_top_and_is_earlier():
    game = drafted("tax-collector scholar", "tax-collector farmer", "tax-collector healer")
    assert game.track == [7, 7, 7]
    assert game.order == [2, 1, 0]


def test_y10_a_marker_that_leaves_a_pile_and_another_that_comes():
    game = position(3).courts(track=[7, 7, 6]).standing(1, 0, 2).asked("action", seat=2)
    game.play("parade")  # lands on 7, on top of both
    assert game.order == [2, 1, 0]
    game = position(3).courts(track=[7, 7, 6]).standing(1, 0, 2).asked("action", seat=0)
    game.play("parade")  # leaves from below
    assert (game.order, game.track) == ([0, 1, 2], [8, 7, 6])


def test_y10_a_move_of_no_spaces_is_no_move():
    # Nothing in the game moves a marker by 0 spaces but this: charter of warriors needs a helmet, all tiles have
    # a value. So a marker that does not move must stay below those on it, whatever its player does.
    game = position(2).courts(track=[7, 7]).standing(1, 0).asked("action", seat=0).play("research")
    assert game.order == [1, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_y10_before_anyone_moved_the_first_seat_is_on_top(players):
    assert laid(players).order == list(range(players))


@pytest.mark.parametrize("floors", [1, 2, 3])
def test_y11_a_palace_holds_a_person_per_floor(floors):
    game = position().court(0, palaces=[(floors, ["young monk"] * (floors - 1)), (1, [])], hand=["farmer"])
    assert game.asked("recruit").play("recruit old farmer").legal == ["place 1", "place 2"]
    game = position().court(0, palaces=[(floors, ["young monk"] * floors), (1, [])], hand=["farmer"])
    assert game.asked("recruit").play("recruit old farmer").legal == ["place 2"]


def test_y11_at_most_three_floors():
    game = position().court(0, palaces=[(1, []), (2, []), (3, [])]).asked("action").play("build")
    assert game.legal == ["floor 1", "floor 2", "floor new"]


def test_y11_a_26th_palace_can_be_built_and_used():
    full = [(1, ["young monk"])] * 25
    game = position().court(0, palaces=full, hand=["farmer"]).asked("action").play("build", "floor new", "refill")
    assert len(game.palaces[0]) == 26
    game.play("recruit young farmer")
    assert game.legal == ["place 26"]
    game.play("place 26")
    assert game.palaces[0] == [*full, (1, ["young farmer"])]
    assert game.score == [26, 0]


def test_y11_the_26th_palace_takes_part_in_everything():
    many = [(3, ["young monk"])] * 25
    last = (1, ["young farmer"])
    game = position().court(0, palaces=[*many, last], rice=24).happens("drought")
    assert "release 26 young farmer" in game.legal
    game.play("release 26 young farmer")
    assert len(game.legal) == 25
    game = position().court(0, palaces=[*[(1, ["young monk"])] * 25, last], hand=["healer"]).asked("recruit")
    assert game.play("recruit old healer", "replace 26 young farmer").palaces[0][25] == (1, ["old healer"])
    game = position(super_event="earthquake").court(0, palaces=[*many, last]).happens("peace", month=7)
    assert "remove 26" in game.legal
    assert game.play("remove 26", "remove 1", "release 26 young farmer").floors[0] == [2, *[3] * 24]


def test_y11_beyond_what_any_game_reaches_the_state_is_safe():
    # No legal game gets here: the proof gives at most 26. There is no room for a 27th, so it is not offered.
    game = position().court(0, palaces=[(2, []), *[(3, [])] * 25]).asked("action").play("build")
    assert game.legal == ["floor 1"]
