"""Ratings: bots stand where the arena found them, results move people, and puppets gain nothing that matters."""

import re
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import create_engine, select

from drachenhof.bots import LEVELS
from drachenhof.server.db import schema
from drachenhof.server.players.ratings import rows
from drachenhof.server.players.ratings.strength import (
    BETA,
    BOTS,
    KNOWN_BY,
    MOST,
    NEW,
    STRANGER,
    WHOLE,
    Encounter,
    Strength,
    _repeated,
    chance,
    compared,
    of_bot,
)
from drachenhof.tables import rating_rules
from drachenhof.tables.commands import Caller
from drachenhof.tables.keys import now
from drachenhof.tables.messages import BotSeat, Create, PersonSeat
from drachenhof.tables.new_table import opened

PAGE = (Path(__file__).parents[4] / "docs" / "bots.md").read_text(encoding="utf-8")
LADDER = ("random", "novice", "greedy", "courtier", "prince")


@pytest.mark.parametrize("game", BOTS)
def test_every_bot_has_a_strength_and_they_are_in_order(game: str) -> None:
    assert set(BOTS[game]) == set(LEVELS[game])
    climbed = [BOTS[game][bot] for bot in (*LADDER, "emperor")]
    assert climbed == sorted(climbed)


@pytest.mark.parametrize(("game", "column"), [("year", 2), ("hoard", 3)])
def test_the_fixed_ratings_are_those_of_the_measured_ladder(game: str, column: int) -> None:
    """What the numbers foresee lies within what the page says was measured."""
    interval = re.compile(r"\((\d+)–(\d+)\)")
    table = dict(re.findall(r"^\| `(\w+)` against `\w+` (\|.*)$", PAGE, re.MULTILINE))
    others = PAGE.partition("Other pairs: ")[2]
    assert list(table) == list(reversed(LADDER[1:]))
    for weaker, stronger in combinations(LADDER, 2):
        near = LADDER.index(stronger) == LADDER.index(weaker) + 1
        between = interval.search(table[stronger].split("|")[column - 1] if near else others)
        assert between
        foreseen = 100 * chance(Strength(BOTS[game][stronger], 0), Strength(BOTS[game][weaker], 0))
        assert int(between[1]) - 0.5 <= foreseen <= int(between[2]) + 0.5, (stronger, weaker, foreseen)


def test_the_fixed_ratings_stand_on_the_page() -> None:
    for game in BOTS:
        for bot in BOTS[game]:
            assert f"{of_bot(game, bot).points:,}" in PAGE.partition("## Their ratings")[2], (game, bot)


def test_the_scale_is_that_of_the_page() -> None:
    assert chance(Strength(BETA * 2**0.5, 0), Strength(0, 0)) == pytest.approx(0.73, abs=0.005)


def test_who_is_new_has_no_points_and_is_not_sure() -> None:
    assert (NEW.points, NEW.sure) == (0, False)


def test_a_win_over_the_stronger_says_more() -> None:
    weak, strong = (compared(NEW, [Encounter(of_bot("year", bot), 1.0, 1.0)]) for bot in ("novice", "emperor"))
    assert NEW.mu < weak.mu < strong.mu
    assert compared(NEW, [Encounter(of_bot("year", "novice"), 0.0, 1.0)]).mu < NEW.mu
    assert compared(NEW, [Encounter(of_bot("year", "novice"), 1.0, 0.0)]) == NEW


def test_people_come_to_where_they_belong_by_playing_bots() -> None:
    """Somebody as strong as `courtier`, who wins just as often as that is worth."""
    own, true = NEW, of_bot("year", "courtier")
    for number in range(60):
        other = of_bot("year", ("greedy", "prince", "courtier")[number % 3])
        own = compared(own, [Encounter(other, chance(true, other), 1.0)])
    assert own.mu == pytest.approx(true.mu, abs=5)
    assert own.sure


def test_thirty_new_names_that_lose_lift_nobody_above_a_novice() -> None:
    own = NEW
    for _ in range(30):
        own = compared(own, [Encounter(NEW, 1.0, STRANGER)])
    assert own.points < of_bot("year", "novice").points


def test_the_same_two_come_to_nothing_in_the_end() -> None:
    weights = [_repeated(before) for before in range(MOST)]
    assert weights[:WHOLE] == [1.0] * WHOLE
    assert sum(weights) < 5
    own = NEW
    for weight in weights:
        own = compared(own, [Encounter(NEW, 1.0, weight * STRANGER)])
    assert own.points < of_bot("year", "novice").points / 2


def test_even_a_farm_whose_names_know_each_other_stays_below_a_beginner_bot() -> None:
    """Names of many addresses that have played with enough others, and all lose to one: he is not among the strong."""
    own, puppets = NEW, [NEW] * (KNOWN_BY * 5)
    for number, puppet in enumerate(puppets * 2):
        own, puppets[number % len(puppets)] = (
            compared(own, [Encounter(puppet, 1.0, 1.0)]),
            compared(puppet, [Encounter(own, 0.0, 1.0)]),
        )
    assert own.points < of_bot("year", "courtier").points
    assert own.points < of_bot("hoard", "courtier").points


def test_a_game_that_counts_for_no_seat_stores_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was given up, and its only person has deleted the account meanwhile."""
    table = opened(Caller("ada", "Ada"), Create("year", [PersonSeat(), BotSeat("greedy")]), now())
    monkeypatch.setattr(rating_rules, "counts", lambda _: True)
    monkeypatch.setattr(rating_rules, "outcome", lambda _: SimpleNamespace(places=[2, 1]))
    monkeypatch.setattr(rows, "_rate", lambda *_: {})
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.begin() as connection:
        rows.finish(connection, table, now())
        assert connection.execute(select(schema.results)).all() == []
