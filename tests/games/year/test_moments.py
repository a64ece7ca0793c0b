"""The end of a month, moment by moment (Y26 to Y35)."""

from drachenhof import CHANCE, OVER, SPECTATOR
from drachenhof.chance import Chance
from drachenhof.games.year import rules as year


def moments_of(players, seed=1, **options):
    """The moments of every move of a random game that has several."""
    state, chance = year.new(players, **options), Chance(seed=seed)
    while year.to_move(state) != OVER:
        drawn = year.to_move(state) == CHANCE
        move = chance.pick(year, state) if drawn else chance.choose(year.legal_moves(state))
        moments = year.moments(state, move)
        if len(moments) > 1:
            yield moments
        year.apply(state, move)


def seen(state):
    return year.view(year.knowledge(state, SPECTATOR))


def order_of(**options):
    """Every moment of the game in its order, with the month."""
    return [
        (name, seen(state)["month"])
        for moments in moments_of(3, **options)
        for name, state in moments
        if name not in ("move", "month")
    ]


def test_y26_to_y34_every_month_has_its_event_decay_and_scoring_in_this_order():
    order = order_of()
    expected = [(name, month) for month in range(1, 13) for name in ("event", "decay", "scoring")]
    assert order == [*expected, ("end", 12)]


def test_y42_y43_the_wall_is_looked_at_after_mongols_and_at_the_end():
    order = order_of(great_wall=True)
    assert [name for name, month in order if month == 12][-4:] == ["last-wall", "decay", "scoring", "end"]
    assert sum(name == "wall" for name, _ in order) == 2


def test_y49_the_solar_eclipse_lets_the_event_happen_again():
    order = order_of(super_event="solar-eclipse")
    assert [name for name, month in order if month == 7] == ["event", "super", "again", "decay", "scoring"]


def test_y33_y34_decay_takes_floors_and_scoring_gives_points_each_in_its_moment():
    decayed = 0
    for moments in moments_of(4, seed=3):
        views = {name: seen(state) for name, state in moments}
        names = [name for name, _ in moments]
        if "decay" not in names:
            continue
        before = views[names[names.index("decay") - 1]]
        for old, then, later in zip(
            before["courts"], views["decay"]["courts"], views["scoring"]["courts"], strict=True
        ):
            decayed += old["palaces"] != then["palaces"]
            assert (then["score"], then["yuan"]) == (old["score"], old["yuan"])
            assert later["palaces"] == then["palaces"]
            assert later["score"] > then["score"] or not then["palaces"]
    assert decayed > 0
