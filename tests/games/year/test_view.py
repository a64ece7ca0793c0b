"""What everybody sees: the whole table, as plain names and numbers."""

from drachenhof import SPECTATOR
from tests.games.year.positions import EVEN_GROUPS, EVENT_ROW, begun, drafted, laid, position, struck, year
from tests.games.year.test_y40_y43_wall import GROUPS, TILES, walled


def seen(game, seat=SPECTATOR):
    return year.view(year.knowledge(game.state, seat))


def test_everybody_sees_the_same():
    game = drafted("monk scholar", "monk farmer", "farmer scholar")
    views = [seen(game, seat) for seat in (0, 1, 2, SPECTATOR)]
    assert all(view == views[0] for view in views)


def test_a_new_game():
    view = seen(begun(3, great_wall=True, super_event="random"))
    assert view["options"] == {"large_privilege": 6, "great_wall": True, "super_event": "random"}
    assert (view["month"], view["phase"], view["asked"], view["to_move"]) == (0, "setup", "event", "chance")
    assert view["events"] == ["peace", "peace"] + [None] * 10
    assert view["supply"]["monk"] == {"young": 4, "old": 2}
    assert view["supply"]["craftsman"] == {"young": 6}
    assert view["groups"] == view["wall"] == []
    assert view["super_event"] is view["arriving"] is None
    assert [court["seat"] for court in view["courts"]] == [0, 1, 2]
    assert view["courts"][2]["palaces"] == [{"floors": 2, "persons": [], "struck": False, "decays": False}] * 2
    assert view["courts"][2]["group"] is view["courts"][2]["drafted"] is None
    assert view["courts"][2]["wall_tiles"] == TILES
    assert view["courts"][2]["hand"]["wild"] == 2
    assert view["courts"][2]["end"] is None


def test_the_draft():
    game = laid(2).play("draft monk scholar")
    view = seen(game)
    assert (view["asked"], view["to_move"], view["arriving"]) == ("arrival", 0, "young monk")
    assert [court["drafted"] for court in view["courts"]] == [["monk", "scholar"], None]
    assert seen(game.play("place 1"))["arriving"] == "young scholar"
    assert view["events"] == ["peace", "peace", *EVENT_ROW]


def test_groups_and_dragons():
    game = drafted("monk scholar", "monk farmer").play("deal " + EVEN_GROUPS[2]).play("parade")
    view = seen(game)
    assert (view["month"], view["phase"], view["asked"], view["to_move"]) == (1, "action", "action", 0)
    assert view["groups"] == [
        {"cards": ["taxes", "build", "harvest", "fireworks"], "dragons": [], "price": 0},
        {"cards": ["parade", "research", "privilege"], "dragons": [1], "price": 3},
    ]
    assert [court["group"] for court in view["courts"]] == [None, 1]
    assert (view["order"], view["standing"]) == ([1, 0], [1, 0])


def test_the_order_of_the_phase_and_that_of_the_track():
    view = seen(position(3).courts(track=[5, 4, 3]).asked("action").play("refill", "parade"))
    assert (view["order"], view["standing"]) == ([0, 1, 2], [1, 0, 2])
    assert [court["track"] for court in view["courts"]] == [5, 5, 3]


def test_what_is_left_to_decide():
    builder = position(2).court(0, palaces=[(3, ["young craftsman"] * 2)]).asked("action").play("build", "floor new")
    assert (seen(builder)["asked"], seen(builder)["left"]) == ("floor", 2)
    poor = position(2).court(0, yuan=1, palaces=[(3, ["old monk"] * 3)]).happens("tribute")
    assert (seen(poor)["asked"], seen(poor)["left"], seen(poor)["courts"][0]["debt"]) == ("release", 3, 3)
    flooded = struck("flood", {"yuan": 9}, {})
    assert (seen(flooded)["asked"], seen(flooded)["left"]) == ("return", 4)
    assert seen(begun(2))["left"] == 0


def test_the_wall():
    view = seen(walled().asked("action", groups=GROUPS).play("wall points", "wall rice"))
    assert view["wall"] == [{"seat": 0, "tile": "points"}, {"seat": 1, "tile": "rice"}]
    assert [court["laid"] for court in view["courts"]] == [1, 1]
    assert "points" not in view["courts"][0]["wall_tiles"]
    assert "points" in view["courts"][1]["wall_tiles"]


def test_the_end():
    view = seen(position(2).court(0, large=2, small=1).happens("peace", month=12))
    assert (view["phase"], view["asked"], view["to_move"], view["month"]) == ("end", "over", "over", 12)
    assert view["courts"][0]["privileges"] == {"small": 1, "large": 2}
    assert [court["end"] for court in view["courts"]] == [{"persons": 0, "monks": 0, "goods": 2}] * 2


def test_what_was_taken_at_sunrise():
    game = position(2, super_event="sunrise").court(0, palaces=[]).happens("peace", month=7)
    game.play("sunrise monk", "turn-away")
    assert seen(game)["sunrise_taken"] == ["monk"]
