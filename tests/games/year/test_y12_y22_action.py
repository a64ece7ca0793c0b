"""The order of the track and phase 1, the action (Y12 to Y22), from the text of the rules."""

from math import factorial, prod

import pytest

from drachenhof import CHANCE
from tests.games.year.positions import drafted, position, year

PAIRS = ["monk scholar", "monk farmer", "farmer scholar", "healer scholar", "warrior scholar"]
CARDS = ["taxes", "build", "harvest", "fireworks", "parade", "research", "privilege"]
TWO_GROUPS = "taxes+build+harvest+fireworks parade+research+privilege"


# Y12: the order


def test_y12_the_order_holds_for_the_action_phase_and_is_read_anew_for_the_next():
    game = position(3).courts(track=[10, 9, 8]).asked("action")
    for seat in range(3):
        game.court(seat, hand=["monk"])
    game.play("taxes")
    assert game.mover == 1
    game.play("parade")  # now on top of the first
    assert game.order == [1, 0, 2]
    assert (game.mover, game.stage) == (2, "action")
    game.play("harvest")
    assert (game.mover, game.stage) == (1, "recruit")


def test_y12_the_order_holds_for_the_person_phase_and_is_read_anew_for_the_event():
    game = position(3).courts(track=[10, 9, 8], yuan=[3, 3, 3]).events(m3="tribute")
    for seat in range(3):
        game.court(seat, palaces=[(2, [])], hand=["monk"])
    game.asked("recruit").play("recruit old monk", "place 1")  # 12
    game.play("recruit young monk", "place 1")  # 15
    assert (game.order, game.mover) == ([1, 0, 2], 2)
    game.play("recruit young monk", "place 1")  # 14
    assert (game.order, game.stage) == ([1, 2, 0], "release")
    movers = []
    while game.stage == "release":
        movers.append(game.mover)
        game.play(game.legal[0])
    assert movers == [1, 2, 0]


def test_y12_also_a_decision_with_one_choice_is_a_move():
    game = position(2).court(0, palaces=[(1, [])], hand=["court-lady"]).events(m3="contagion").asked("recruit")
    assert game.legal == ["recruit young court-lady"]
    assert game.play("recruit young court-lady").legal == ["place 1"]
    assert game.play("place 1").legal == ["release 1 young court-lady"]


# Y13: the deal


@pytest.mark.parametrize(
    ("players", "wall", "sizes", "count"),
    [
        (2, False, [4, 3], 35),
        (3, False, [3, 2, 2], 105),
        (4, False, [2, 2, 2, 1], 105),
        (5, False, [2, 2, 1, 1, 1], 105),
        (2, True, [4, 4], 35),
        (3, True, [3, 3, 2], 280),
        (4, True, [2, 2, 2, 2], 105),
        (5, True, [2, 2, 2, 1, 1], 420),
    ],
)
def test_y13_every_even_partition_once_and_equally_likely(players, wall, sizes, count):
    game = drafted(*PAIRS[:players], great_wall=wall)
    assert (game.mover, game.stage) == (CHANCE, "deal")
    cards = [*CARDS, "wall"] if wall else CARDS
    deals = {frozenset(frozenset(group.split("+")) for group in words.split()[1:]) for words in game.legal}
    for deal in deals:
        assert sorted(map(len, deal), reverse=True) == sizes
        assert sorted(card for group in deal for card in group) == sorted(cards)
    ordered = factorial(len(cards)) // prod(factorial(size) for size in sizes)
    unordered = ordered // prod(factorial(sizes.count(size)) for size in set(sizes))
    assert len(game.legal) == len(deals) == unordered == count
    assert year.chance_weights(game.state) == [1] * count


@pytest.mark.parametrize(("players", "wall"), [(2, False), (5, False), (3, True), (5, True)])
def test_y13_the_groups_lie_as_the_deal_says(players, wall):
    game = drafted(*PAIRS[:players], great_wall=wall)
    for words in game.legal:
        groups = year.view(game.copy().play(words).state)["groups"]
        assert "deal " + " ".join("+".join(group["cards"]) for group in groups) == words


def test_y13_the_cards_are_dealt_anew_each_month_and_the_dragons_go_home():
    game = position(2).asked("action", groups=TWO_GROUPS, month=3).court(0, yuan=0).play("taxes", "parade")
    assert (game.mover, game.stage, game.month) == (CHANCE, "deal", 4)
    game.play("deal " + TWO_GROUPS)
    assert [group["dragons"] for group in year.view(game.state)["groups"]] == [[], []]
    assert "harvest" in game.court(game.mover, yuan=0).legal


# Y14: the choice


def test_y14_the_first_in_a_group_pays_nothing():
    game = position(2).courts(yuan=[0, 0]).asked("action", groups=TWO_GROUPS)
    assert game.legal == ["taxes", "build", "harvest", "fireworks", "parade", "research", "refill"]
    assert game.play("harvest", "research").yuan == [0, 0]


def test_y14_the_second_in_a_group_pays_3_yuan_for_any_card_also_the_same():
    game = position(2).courts(yuan=[5, 5]).asked("action", groups=TWO_GROUPS).play("harvest")
    assert game.copy().play("harvest").yuan == [5, 2]
    assert game.copy().play("fireworks").yuan == [5, 2]
    assert game.copy().play("parade").yuan == [5, 5]


def test_y14_one_price_however_many_dragons_stand_there():
    game = position(5).courts(yuan=[6] * 5, track=[9, 8, 7, 6, 5])
    game.asked("action", groups="taxes+build harvest+fireworks parade research privilege")
    game.play("build", "floor new", "build", "floor new", "taxes", "taxes", "build", "floor new")
    assert game.yuan == [6, 3, 5, 5, 3]


def test_y14_without_3_yuan_a_used_group_cannot_be_chosen():
    game = position(2).asked("action", seat=1, groups=TWO_GROUPS, dragons={0: "taxes"}).court(1, yuan=2)
    assert game.legal == ["parade", "research", "privilege small", "refill"]
    assert game.refused("taxes").code == "group-price"
    assert "taxes" in game.court(1, yuan=3).legal


def test_y14_the_actions_own_income_cannot_pay():
    game = position(2).asked("action", seat=1, groups=TWO_GROUPS, dragons={0: "build"})
    game.court(1, yuan=2, palaces=[(2, ["young tax-collector"] * 2)])  # taxes would give 8
    assert "taxes" not in game.legal


def test_y14_everything_may_be_used_up():
    groups = "taxes+build harvest+fireworks parade+research privilege"
    game = position(4).asked("action", seat=3, groups=groups, dragons={0: "taxes", 1: "harvest", 2: "research"})
    assert game.court(3, yuan=1).legal == ["refill"]
    assert game.court(3, yuan=2).legal == ["privilege small", "refill"]


# Y15: refill


@pytest.mark.parametrize(("yuan", "after"), [(0, 3), (1, 3), (2, 3), (3, 3), (4, 4), (20, 20)])
def test_y15_refill_brings_money_to_3_and_is_legal_with_more(yuan, after):
    game = position(2).court(0, yuan=yuan).asked("action")
    assert "refill" in game.legal
    game.play("refill")
    assert game.yuan == [after, 6]
    assert game.mover == 1


def test_y15_refill_sets_no_dragon():
    game = position(2).asked("action", groups=TWO_GROUPS).court(1, yuan=0).play("refill")
    assert [group["dragons"] for group in year.view(game.state)["groups"]] == [[], []]
    assert {"taxes", "parade"} <= set(game.legal)


# Y16 to Y20: what the actions give, and that they give nothing else


@pytest.mark.parametrize(
    ("action", "field", "persons", "gain"),
    [
        ("taxes", "yuan", [], 2),
        ("taxes", "yuan", ["young tax-collector"], 5),
        ("taxes", "yuan", ["young tax-collector"] * 3, 11),
        ("harvest", "rice", [], 1),
        ("harvest", "rice", ["young farmer"], 2),
        ("harvest", "rice", ["old farmer", "old farmer"], 5),
        ("fireworks", "fireworks", [], 1),
        ("fireworks", "fireworks", ["young pyrotechnist"] * 2, 3),
        ("fireworks", "fireworks", ["old pyrotechnist"], 3),
        ("parade", "track", [], 1),
        ("parade", "track", ["young warrior"], 2),
        ("parade", "track", ["old warrior", "young warrior"], 4),
        ("research", "score", [], 1),
        ("research", "score", ["young scholar"], 3),
        ("research", "score", ["old scholar"], 4),
    ],
    ids=lambda value: "+".join(value) if isinstance(value, list) else str(value),
)
def test_y16_to_y20_an_action_gives_the_cards_symbols_and_those_of_its_own_persons(action, field, persons, gain):
    others = ["young monk", "old healer", "young court-lady"]  # they add nothing
    game = position(2).court(0, palaces=[(3, persons), (3, others)], score=5, track=5, yuan=5, rice=5, fireworks=5)
    # The other court has what would help, and it does not.
    rival = ["old farmer", "old pyrotechnist", "old warrior"], ["old scholar", "young tax-collector"]
    game.court(1, palaces=[(3, persons) for persons in rival])
    before = {name: game.copy().row(name) for name in ("score", "track", "yuan", "rice", "fireworks")}
    game.asked("action").play(action)
    before[field][0] += gain
    assert {name: game.row(name) for name in before} == before


@pytest.mark.parametrize(
    ("action", "field", "person"),
    [
        ("taxes", "yuan", "tax-collector"),
        ("harvest", "rice", "farmer"),
        ("fireworks", "fireworks", "pyrotechnist"),
        ("parade", "track", "warrior"),
        ("research", "score", "scholar"),
    ],
)
def test_y16_to_y20_no_other_type_adds_to_an_action(action, field, person):
    every = [
        "craftsman",
        "court-lady",
        "tax-collector",
        "pyrotechnist",
        "warrior",
        "monk",
        "healer",
        "farmer",
        "scholar",
    ]
    others = [(1, [f"young {name}"]) for name in every if name != person]
    game = position(2).court(0, palaces=others).asked("action")
    before = game.row(field)[0]
    assert game.play(action).row(field)[0] == before + (2 if action == "taxes" else 1)


def test_y19_a_parade_lands_on_top():
    game = position(3).courts(track=[10, 9, 8]).court(2, palaces=[(1, ["young warrior"])]).asked("action", seat=2)
    assert game.play("parade").order == [2, 0, 1]


# Y21: build


@pytest.mark.parametrize("craftsmen", [0, 1, 2, 3])
def test_y21_a_floor_for_the_card_and_one_per_hammer(craftsmen):
    game = position(2).court(0, palaces=[(3, ["young craftsman"] * craftsmen)]).asked("action").play("build")
    for _ in range(craftsmen + 1):
        assert (game.mover, game.stage) == (0, "floor")
        game.play("floor new")
    assert game.floors[0] == [3] + [1] * (craftsmen + 1)
    assert game.mover == 1


def test_y21_every_floor_must_be_placed():
    game = position(2).court(0, palaces=[(3, ["young craftsman"])]).asked("action").play("build")
    assert game.legal == ["floor new"]
    game.play("floor new")
    assert game.legal == ["floor 2", "floor new"]


def test_y21_floors_of_one_build_may_stack_to_three():
    game = position(2).court(0, palaces=[(3, ["young craftsman"] * 3)]).asked("action")
    game.play("build", "floor new", "floor 2", "floor 2")
    assert game.legal == ["floor new"]
    assert game.play("floor new").floors[0] == [3, 3, 1]


def test_y21_standing_floors_and_persons_stay():
    palaces = [(1, ["young monk"]), (2, []), (3, ["old healer", "old farmer"])]
    game = position(2).court(0, palaces=palaces).asked("action").play("build", "floor 2")
    assert game.palaces[0] == [(1, ["young monk"]), (3, []), (3, ["old healer", "old farmer"])]


def test_y21_without_any_palace_a_new_one():
    game = position(2).asked("action").play("build")
    assert game.legal == ["floor new"]
    assert game.play("floor new").palaces[0] == [(1, [])]


# Y22: privilege


@pytest.mark.parametrize(
    ("price", "joined", "yuan", "legal"),
    [
        (6, False, 1, []),
        (6, False, 2, ["small"]),
        (6, False, 5, ["small"]),
        (6, False, 6, ["small", "large"]),
        (7, False, 6, ["small"]),
        (7, False, 7, ["small", "large"]),
        (6, True, 4, []),
        (6, True, 5, ["small"]),
        (6, True, 8, ["small"]),
        (6, True, 9, ["small", "large"]),
        (7, True, 9, ["small"]),
        (7, True, 10, ["small", "large"]),
    ],
)
def test_y22_only_what_can_be_paid_with_the_price_of_the_group(price, joined, yuan, legal):
    game = position(2, large_privilege=price).court(1, yuan=yuan)
    game.asked("action", seat=1, groups=TWO_GROUPS, dragons={0: "parade" if joined else "taxes"})
    assert game.legal_of("privilege") == legal
    for size in legal:
        after = game.copy().play(f"privilege {size}")
        cost = (3 if joined else 0) + (2 if size == "small" else price)
        assert after.yuan == [6, yuan - cost]


def test_y22_one_privilege_per_action_and_any_number_in_all():
    game = position(2).court(0, yuan=50, small=7, large=3).asked("action").play("privilege small")
    assert (game.small, game.large, game.mover) == ([8, 0], [3, 0], 1)
    game = position(2).court(0, yuan=50, small=7, large=3).asked("action").play("privilege large")
    assert (game.small, game.large, game.mover) == ([7, 0], [4, 0], 1)


def test_y22_the_large_one_costs_6_unless_the_option_says_7():
    assert year.options(year.new(2))["large_privilege"] == 6
    assert position(2).court(0, yuan=10).asked("action").play("privilege large").yuan[0] == 4
