"""Super events: eruption, tornado, sunrise, assassination, charter (Y50 to Y54), from the text of the rules."""

from typing import Any

import pytest

from tests.games.year.positions import EVEN_GROUPS, position, releases, struck

PERSONS = ["craftsman", "court-lady", "tax-collector", "pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar"]


def erupted(track, standing):
    game = position(len(track), super_event="volcanic-eruption").courts(track=track).standing(*standing)
    return game.happens("peace", month=7)


# Y50: volcanic eruption


def test_y50_all_markers_go_to_0_and_keep_their_order():
    game = erupted(track=[12, 30, 12, 40], standing=[3, 1, 2, 0])
    assert game.track == [0, 0, 0, 0]
    assert game.order == [3, 1, 2, 0]


def test_y50_the_order_is_that_of_the_next_month():
    game = erupted(track=[12, 30, 12], standing=[1, 2, 0]).play("deal " + EVEN_GROUPS[3])
    for seat in (1, 2, 0):
        assert game.mover == seat
        game.play("refill")


def test_y50_later_moves_stack_properly():
    game = erupted(track=[12, 30, 12], standing=[1, 2, 0]).play("deal " + EVEN_GROUPS[3])
    game.play("refill", "refill", "parade")  # the undermost goes to 1
    assert (game.track, game.order) == ([1, 0, 0], [0, 1, 2])
    game.play("deal " + EVEN_GROUPS[3])
    game.play("refill", "parade", "refill")  # and another on top of it
    assert (game.track, game.order) == ([1, 1, 0], [1, 0, 2])


def test_y50_nothing_else_changes():
    game = position(2, super_event="volcanic-eruption").courts(track=[9, 8], score=[5, 6], yuan=[7, 8])
    game.happens("peace", month=7)
    assert (game.score, game.yuan) == ([5, 6], [7, 8])


# Y51: tornado


def test_y51_each_discards_two_cards_of_his_choice():
    game = struck("tornado", {"hand": ["monk", "farmer", "wild", "wild"]}, {"hand": ["healer", "scholar", "wild"]})
    assert game.legal == ["discard monk", "discard farmer", "discard wild"]
    game.play("discard wild")
    assert (game.mover, game.legal) == (0, ["discard monk", "discard farmer", "discard wild"])
    game.play("discard wild")
    assert (game.mover, game.legal) == (1, ["discard healer", "discard scholar", "discard wild"])
    game.play("discard scholar", "discard healer")
    assert game.hands == [["monk", "farmer"], ["wild"]]
    assert game.stage == "deal"


def test_y51_a_card_may_be_discarded_although_its_tile_is_there():
    game = struck("tornado", {"hand": ["monk", "farmer"]}, {"hand": ["healer", "scholar"]})
    assert game.tiles("young monk") > 0
    left = game.tiles("young monk")
    assert game.play("discard monk").tiles("young monk") == left


def test_y51_the_person_phase_takes_place_in_rounds_8_and_9_only():
    hand = ["monk", "farmer", "healer", "scholar"]
    game = struck("tornado", {"hand": hand}, {"hand": hand})
    recruited = set()
    while game.legal:
        if game.stage == "recruit":
            recruited.add(game.month)
        game.play(game.legal[0])
    assert recruited == {8, 9}
    assert game.hands == [[], []]


# Y52: sunrise


def test_y52_each_takes_a_young_person_without_a_card_and_no_type_twice():
    game = position(3, super_event="sunrise").courts(track=[3, 2, 1])
    for seat in range(3):
        game.court(seat, palaces=[(2, [])], hand=["monk"])
    hands = [["monk"]] * 3
    game.happens("peace", month=7)
    left = game.tiles("young monk")
    assert game.legal_of("sunrise") == PERSONS[1:]  # the builder has taken the craftsmen away
    game.play("sunrise monk")
    assert game.legal == ["place 1"]
    game.play("place 1")
    assert game.tiles("young monk") == left - 1
    assert game.track == [3 + 6, 2, 1]
    assert game.legal_of("sunrise") == [name for name in PERSONS[1:] if name != "monk"]
    game.play("sunrise farmer", "place 1")
    assert game.legal_of("sunrise") == [name for name in PERSONS[1:] if name not in ("monk", "farmer")]
    game.play("sunrise scholar", "place 1")
    assert game.hands == hands
    assert game.palaces == [[(2, [f"young {name}"])] for name in ("monk", "farmer", "scholar")]


def test_y52_each_must_take_one():
    game = struck("sunrise", {}, {})
    assert all(words.startswith("sunrise ") for words in game.legal)


def test_y52_only_young_ones_that_are_left():
    game = position(2, super_event="sunrise").supply(0, "young monk", "young healer").happens("peace", month=7)
    assert game.tiles("old monk") > 0
    assert not {"monk", "healer"} & set(game.legal_of("sunrise"))


def test_y52_without_room_as_in_y24_and_one_turned_away_counts_as_taken():
    court = {"palaces": [(1, ["old farmer"])]}
    game = struck("sunrise", court, court)
    game.play("sunrise monk")
    assert game.legal == ["replace 1 old farmer", "turn-away"]
    assert game.copy().play("replace 1 old farmer").track[0] == 26
    game.play("turn-away")
    assert game.track == [20, 19]
    assert "monk" not in game.legal_of("sunrise")
    assert (game.mover, game.persons) == (1, [1, 1])


def test_y52_one_for_whom_no_type_is_left_takes_none():
    game = position(3, super_event="sunrise").supply(0).supply(5, "young monk", "young farmer", "old scholar")
    game.happens("peace", month=7).play("sunrise monk", "turn-away", "sunrise farmer", "turn-away")
    assert (game.stage, game.month) == ("deal", 8)
    assert game.tiles("young monk") == 4


def test_y52_in_the_order_of_the_phase_although_markers_move():
    court: dict[str, Any] = {"palaces": [(3, [])]}
    game = struck("sunrise", court, court, court)
    game.play("sunrise court-lady", "place 1", "sunrise monk", "place 1")  # the second overtakes
    assert (game.order, game.mover) == ([1, 0, 2], 2)


# Y53: assassination


def test_y53_all_privileges_are_lost_before_the_scoring():
    game = struck("assassination", {"small": 3, "large": 2}, {"large": 1, "palaces": [(1, ["old monk"])]})
    assert (game.small, game.large) == ([0, 0], [0, 0])
    assert game.score == [0, 1]


# Y54: charter


@pytest.mark.parametrize(
    ("persons", "charter", "gains"),
    [
        (["young tax-collector", "young tax-collector"], "tax-collector", {"yuan": 6}),
        (["young farmer", "old farmer"], "farmer", {"rice": 3}),
        (["old pyrotechnist", "young pyrotechnist"], "pyrotechnist", {"fireworks": 3}),
        (["old warrior", "young warrior"], "warrior", {"track": 3}),
        (["young scholar", "old scholar"], "scholar", {"score": 5}),
        (["young court-lady", "young court-lady"], "court-lady", {"score": 2}),
        (["young monk", "old monk"], "monk", {"score": 1 * 3 + 2 * 3}),
        (["young healer", "old healer"], "healer", {}),
    ],
)
def test_y54_a_type_gives_what_its_symbols_give_without_the_card(persons, charter, gains):
    # The other player still has to choose, so the month is not yet scored.
    game = struck("charter", {"palaces": [(3, persons), (1, ["young craftsman"])]}, {"palaces": [(1, ["old farmer"])]})
    before = {name: game.row(name) for name in ("score", "track", "yuan", "rice", "fireworks")}
    game.play(f"charter {charter}")
    for name, gain in gains.items():
        before[name][0] += gain
    assert {name: game.row(name) for name in before} == before
    assert game.mover == 1


def test_y54_hammers_give_floors_placed_one_by_one():
    game = struck("charter", {"palaces": [(3, ["young craftsman"] * 3)]}, {"palaces": [(1, ["old farmer"])]})
    game.play("charter craftsman")
    for _ in range(3):
        assert (game.mover, game.stage) == (0, "floor")
        game.play("floor new")
    assert game.floors[0] == [3, 1, 1, 1]
    assert (game.mover, game.stage) == (1, "charter")


def test_y54_monks_score_by_the_floors_of_each_palace():
    game = struck("charter", {"palaces": [(1, ["old monk"]), (2, ["young monk"]), (3, ["old monk"])]}, {})
    assert game.play("charter monk").score[0] == 2 + 2 + 6 + 3


def test_y54_only_types_that_he_has():
    game = struck(
        "charter", {"palaces": [(3, ["old monk", "young monk", "old scholar"])]}, {"palaces": [(1, ["old farmer"])]}
    )
    assert game.legal == ["charter monk", "charter scholar"]
    assert game.play("charter scholar").legal == ["charter farmer"]  # also a type that gives him little


def test_y54_one_without_persons_skips():
    game = struck("charter", {"palaces": [(2, [])]}, {"palaces": [(1, ["old farmer"])]}, {})
    assert game.mover == 1
    assert game.play("charter farmer").stage == "deal"


def test_y54_after_the_releases_of_the_event():
    game = struck("charter", {"palaces": [(3, ["young healer", "old healer", "old monk"])]}, {}, event="mongols")
    assert game.stage == "release"
    game.play("release 1 old monk")
    assert game.legal == ["charter healer"]
    assert releases(game.play("charter healer")) == []
