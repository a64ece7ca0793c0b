"""The edge cases of Year; `search.py` finds a record for each."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from drachenhof.games.year.rules import state as s
from drachenhof.games.year.rules import tables as t
from tests.games.year import edge_stories as the
from tests.games.year.edge_questions import (
    again,
    all_invaded,
    any_step,
    asked_in_month_7,
    drawn,
    drought_with_a_choice,
    lands_on_another,
    last_draw,
    month_7_end,
    months_with_persons,
    one_loses_everybody,
    one_saved_by_healers,
    privileges_lost,
    row,
    scores_in_month_7,
    second_tied,
    tied_at_the_top,
    tied_below_the_top,
    wall_looked_at,
    wall_takes_where_the_drought_took,
)

WALL = {"great_wall": True}


@dataclass(frozen=True)
class EdgeCase:
    """What a record shows, how to know it, and what makes it likelier."""

    shows: str
    rules: str
    happens: Callable[[list[Any]], bool]
    options: dict[str, Any] = field(default_factory=dict)
    players: tuple[int, ...] = (2, 3, 4, 5)
    likes: tuple[str, ...] = ()  # moves that begin with these are played more often


def struck_by(name):
    return {"super_event": name}


lanterns = scores_in_month_7(lambda _tile, _floors: 2)
buddhas = scores_in_month_7(lambda tile, floors: {"young monk": 1, "old monk": 2}.get(tile, 0) * floors)

EDGE_CASES = {
    # Setup
    "event-displaced": EdgeCase("an event tile beside its equal goes one further", "Y7", lambda g: drawn(g) != row(g)),
    "event-gap-in-month-11": EdgeCase(
        "the last event tile fills a gap in month 11", "Y7", lambda g: last_draw(g).before.events[10] < 0
    ),
    "event-last-swaps": EdgeCase(
        "the last event tile would lie beside its equal: months 10 and 11 swap",
        "Y7",
        lambda g: last_draw(g).before.events[11] < 0 and t.EVENT_NAMES[last_draw(g).before.events[10]] == drawn(g)[-1],
    ),
    # Actions
    "refill-for-nothing": EdgeCase(
        "a refill with 3 yuan or more", "Y15", any_step(lambda m: m.words == "refill" and m.court.yuan >= 3)
    ),
    "group-of-three-dragons": EdgeCase(
        "a fourth player joins a group, for 3 yuan in all",
        "Y14",
        any_step(lambda m: the.dragons(m) == 3 and m.words == "taxes"),
        players=(4, 5),
    ),
    "privilege-in-a-used-group": EdgeCase(
        "a large privilege at the anniversary price in a used group",
        "Y22",
        any_step(
            lambda m: m.words == "privilege large" and the.dragons(m) > 0 and m.court.yuan - m.court_after.yuan == 10
        ),
        options={"large_privilege": 7},
    ),
    "floors-stacked": EdgeCase(
        "a new palace grows to three floors in one Build",
        "Y21",
        lambda g: any(
            [step.words for step in g[at : at + 4]] == ["build", "floor new", f"floor {n}", f"floor {n}"]
            for at, step in enumerate(g)
            if step.words == "build"
            for n in [int(step.court.palace_count) + 1]
        ),
        likes=("recruit young craftsman", "recruit wild young craftsman", "build", "draft craftsman"),
    ),
    # Persons
    "card-for-nothing": EdgeCase(
        "a card is spent for nothing although others could take a tile",
        "Y23",
        any_step(lambda m: m.asked == "recruit" and m.says("discard") and any("recruit" in w for w in m.legal)),
    ),
    "only-cards-for-nothing": EdgeCase(
        "a hand without a tile for any of its cards",
        "Y23",
        any_step(lambda m: m.asked == "recruit" and all("discard" in words for words in m.legal)),
        players=(2,),
    ),
    "wild-beside-the-own-card": EdgeCase(
        "a wild card is played although the type's own card is in hand",
        "Y23",
        any_step(lambda m: m.says("recruit wild") and m.court.hand[t.PERSON_NAMES.index(m.words.split()[3])] > 0),
    ),
    "person-replaced": EdgeCase("a person replaces another", "Y24", any_step(lambda m: m.says("replace"))),
    "person-turned-away": EdgeCase(
        "a person is turned away from a full court",
        "Y24",
        any_step(lambda m: m.words == "turn-away" and m.court.palace_count > 0),
    ),
    "no-palace-left": EdgeCase(
        "one without any palace turns a person away",
        "Y24, Y33",
        any_step(lambda m: m.words == "turn-away" and m.court.palace_count == 0),
        likes=("refill", "discard", "replace 1"),
    ),
    # Events
    "tribute-unpaid": EdgeCase(
        "a tribute is paid with persons",
        "Y27",
        lambda g: any(len({m.mover for m in rows}) > 1 for rows in the.released(g, "tribute").values()),
    ),
    "drought-chosen": EdgeCase("the player chooses which palaces go without rice", "Y28", drought_with_a_choice),
    "festival-tie-for-first": EdgeCase(
        "a tie for the most fireworks, and a second place in force",
        "Y29",
        lambda g: any(
            shown.count(max(shown)) > 1 and 0 < min(shown) < max(shown)
            for shown in the.fireworks_shown(g)
            if max(shown)
        ),
        players=(3, 4, 5),
    ),
    "festival-tie-for-second": EdgeCase(
        "a tie for the second most fireworks",
        "Y29",
        lambda g: any(second_tied(shown) for shown in the.fireworks_shown(g)),
        players=(3, 4, 5),
    ),
    "festival-dark": EdgeCase(
        "a festival without fireworks", "Y29", lambda g: any(not any(shown) for shown in the.fireworks_shown(g))
    ),
    "mongols-take-from-all": EdgeCase(
        "all have as many helmets, and all release one", "Y30", all_invaded, players=(3, 4)
    ),
    "contagion-healed": EdgeCase("healers save a whole court", "Y31", one_saved_by_healers),
    "contagion-takes-all": EdgeCase("one with fewer than three persons loses all", "Y31, Y32", one_loses_everybody),
    "palace-vanishes": EdgeCase(
        "an empty palace of one floor is gone",
        "Y33",
        lambda g: any(
            m.after.courts[seat].palace_count < m.before.courts[seat].palace_count
            for m in the.month_ends(g)
            for seat in range(the.players(g))
        ),
    ),
    # Track and end
    "track-shared": EdgeCase("a marker lands on another, and is earlier", "Y10", any_step(lands_on_another)),
    "won-on-the-track": EdgeCase(
        "equal scores, won by the one further on the track", "Y36", lambda g: tied_at_the_top(g, same_space=False)
    ),
    "won-on-top": EdgeCase(
        "equal scores on the same space of the track, won by the one on top",
        "Y36",
        lambda g: tied_at_the_top(g, same_space=True),
    ),
    "tied-below-the-top": EdgeCase("equal scores behind the winner", "Y36", tied_below_the_top, players=(3, 4, 5)),
    # The wall
    "wall-reaches": EdgeCase(
        "the wall reaches the month of the Mongols",
        "Y42",
        lambda g: wall_looked_at(g, None, "mongols", s.WALL_STEP, enough=True),
        options=WALL,
        likes=("wall",),
    ),
    "wall-too-short": EdgeCase(
        "the wall is too short, and those who laid the fewest release one",
        "Y42",
        lambda g: wall_looked_at(g, None, "mongols", s.WALL_STEP, enough=False),
        options=WALL,
    ),
    "wall-complete": EdgeCase(
        "twelve tiles: the wall scores in month 12, and nobody can lay another",
        "Y41, Y43",
        lambda g: g[-1].after.wall_length == 12 and any(m.before.wall_length == 12 and m.asked == "action" for m in g),
        options=WALL,
        likes=("wall",),
        players=(3, 4, 5),
    ),
    "wall-tiles-used-up": EdgeCase(
        "one has laid all six tiles before the last month",
        "Y41",
        any_step(lambda m: m.asked == "action" and m.court.laid == 6),
        options=WALL,
        likes=("wall",),
    ),
    "wall-fails-in-month-12": EdgeCase(
        "a festival in month 12, and the wall takes persons",
        "Y43",
        lambda g: wall_looked_at(g, 12, "festival", s.LAST_WALL_STEP, enough=False),
        options=WALL,
    ),
    "mongols-in-month-12": EdgeCase(
        "Mongols in month 12: the wall is looked at twice, and takes persons twice",
        "Y42, Y43",
        lambda g: (
            wall_looked_at(g, 12, "mongols", s.WALL_STEP, enough=False)
            and wall_looked_at(g, 12, "mongols", s.LAST_WALL_STEP, enough=False)
        ),
        options=WALL,
    ),
    "mongols-in-month-12-before-a-whole-wall": EdgeCase(
        "Mongols in month 12 before a complete wall, which scores twice",
        "Y42, Y43",
        lambda g: wall_looked_at(g, 12, "mongols", s.WALL_STEP, enough=True),
        options=WALL,
        likes=("wall",),
        players=(4, 5),
    ),
    "drought-in-month-12-then-wall": EdgeCase(
        "a palace that the drought of month 12 has struck gives one more to the wall",
        "Y28, Y43",
        wall_takes_where_the_drought_took,
        options=WALL,
    ),
    # Super events
    "super-lantern-festival": EdgeCase(
        "2 points per person in month 7", "Y45", lanterns, options=struck_by("lantern-festival")
    ),
    "super-buddha": EdgeCase(
        "monks score in month 7 already", "Y46", buddhas, options=struck_by("buddha"), likes=("recruit old monk",)
    ),
    "super-earthquake": EdgeCase(
        "floors fall, a palace with them, and persons leave",
        "Y47",
        lambda g: (
            asked_in_month_7("remove", "release")(g)
            and any(m.court_after.palace_count < m.court.palace_count for m in the.super_moves(g))
        ),
        options=struck_by("earthquake"),
    ),
    "super-flood": EdgeCase(
        "goods of all three kinds are returned",
        "Y48",
        asked_in_month_7("return yuan", "return rice", "return fireworks"),
        options=struck_by("flood"),
    ),
    "super-solar-eclipse": EdgeCase(
        "a drought twice", "Y49", lambda g: again(g, "drought"), options=struck_by("solar-eclipse")
    ),
    "super-solar-eclipse-with-wall": EdgeCase(
        "Mongols twice, each time with the wall",
        "Y42, Y49",
        lambda g: again(g, "mongols") and again(g, "mongols", s.WALL_AGAIN_STEP),
        options={**WALL, "super_event": "solar-eclipse"},
    ),
    "super-volcanic-eruption": EdgeCase(
        "all markers back on 0, in another order than that of the seats",
        "Y50",
        month_7_end(
            lambda m: (
                not any(m.after.courts["track"])
                and list(m.after.standing[: m.after.players]) != sorted(m.after.standing[: m.after.players])
            )
        ),
        options=struck_by("volcanic-eruption"),
    ),
    "super-tornado": EdgeCase(
        "two cards gone: persons come in months 8 and 9 only",
        "Y51",
        lambda g: asked_in_month_7("discard wild")(g) and months_with_persons(g) == set(range(1, 10)),
        options=struck_by("tornado"),
    ),
    "super-sunrise": EdgeCase(
        "young persons without a card: one placed, one turned away",
        "Y52",
        asked_in_month_7("place", "turn-away"),
        options=struck_by("sunrise"),
    ),
    "super-assassination": EdgeCase(
        "privileges are lost before the scoring",
        "Y53",
        month_7_end(privileges_lost),
        options=struck_by("assassination"),
    ),
    "super-charter": EdgeCase(
        "craftsmen give floors, and others what they give",
        "Y54",
        asked_in_month_7("charter craftsman", "floor"),
        options=struck_by("charter"),
    ),
    "super-random": EdgeCase(
        "a super event drawn at the setup", "Y44", any_step(lambda m: m.asked == "super"), options=struck_by("random")
    ),
}
