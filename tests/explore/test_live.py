"""What works, worked out now, for one case."""

import numpy as np
import pytest

from drachenhof.engine.game import IllegalMove
from drachenhof.explore import Unexplored, columns, live_columns, look, played, text
from drachenhof.explore.build import FEWEST
from drachenhof.records import check
from tests.explore.tables import of_every_game, table_of


def test_all_drafts_of_a_given_year_and_seat() -> None:
    events = 2 * ["drought", "mongols", "tribute", "festival", "contagion"]
    found = look("year", 3, 0, events, 4)
    assert found.moves == [f"event {event}" for event in events]
    assert len(found.rows) == 36
    assert found.chosen in {row.key for row in found.rows}
    wins = [row.win.value for row in found.rows if row.win]
    assert wins == sorted(wins, reverse=True)
    assert look("year", 3, 0, events, 4) == found
    later = look("year", 3, 2, events, 2)
    assert sum(move.startswith("draft") for move in later.moves) == 2


def test_what_to_swap_of_given_cards() -> None:
    found = look("hoard", 3, 1, ["3", "7", "nulla", "1", "1", "9", "5", "4"], 4)
    assert "keep" in {row.key for row in found.rows}
    assert {row.key.split()[-1] for row in found.rows if row.key != "keep"} == {"3", "7", "nulla"}


def test_after_few_rollouts_nothing_is_called_the_best() -> None:
    few = look("hoard", 2, 0, (), 4)
    assert (few.fewest, few.enough) == (FEWEST, False)
    assert table_of("hoard").header.fewest == FEWEST
    assert look("hoard", 2, 0, (), FEWEST).enough


def test_only_what_is_told_apart_from_all_others_is_the_best() -> None:
    found = look("hoard", 3, 1, ["3", "7", "nulla", "1", "1", "9", "5", "4"], FEWEST)
    assert set(found.alike) < {row.key for row in found.rows[1:]}
    assert found.alike, "with so few rollouts another seed has another one at the top"
    wins = np.array([[1, 0, 1], [1, 0, 0], [1, 0, 1], [1, 0, 1], [0, 0, 0], [1, 0, 1]])
    assert text._alike(["a", "b", "c"], "a", wins) == ("c",)


@pytest.mark.parametrize(
    ("game", "view", "move"), [("year", "drafts", "draft {key}"), ("hoard", "swaps", "swap {facet} {key}")]
)
def test_a_game_goes_on_with_the_choice_of_a_row(game: str, view: str, move: str) -> None:
    table = table_of(game)
    rows = [(facet, row) for facet, rows in table.view(view).facets.items() for row in rows]
    facet, row = next(
        one for one in rows if one[1].chosen == 0 and one[1].examples and not {one[0], one[1].key} & {"all", "keep"}
    )
    number, at = row.examples[0]
    other = move.format(key=row.key, facet=facet)
    as_it_was = played(game, table.header.seed, number)
    instead = played(game, table.header.seed, number, (at, other))
    assert instead.moves[:at] == as_it_was.moves[:at]
    assert instead.record().moves[at] == other != as_it_was.record().moves[at]
    check(instead.record())
    with pytest.raises(IllegalMove):
        played(game, table.header.seed, number, (at, "no such move"))
    for nowhere in (0, len(as_it_was.moves)):
        with pytest.raises(ValueError, match=r"nobody decides|has \d+ moves"):
            played(game, table.header.seed, number, (nowhere, other))


@of_every_game
def test_a_case_has_the_columns_of_the_table(game: str) -> None:
    found = look(game, 2, 1, (), 2)
    told = live_columns(game, 2, found)
    assert list(told) == list(columns(table_of(game), []))
    assert set(told["view"]) == {found.view}
    facets = table_of(game).view(found.view).facets
    of_the_table = {(facet, row.key) for facet, rows in facets.items() for row in rows}
    assert set(zip(told["facet"], told["key"], strict=True)) <= of_the_table
    assert len(set(zip(told["facet"], told["key"], strict=True))) == len(found.rows)
    assert sum(told["chosen"]) == 1.0
    assert all(low <= mean for low, mean in zip(told["amount_low"], told["amount"], strict=True))


def test_time_ends_it() -> None:
    found = look("hoard", 2, 0, (), 4000, seconds=0.0)
    assert found.rows[0].positions == 10


@pytest.mark.parametrize(
    ("game", "players", "seat", "given", "why"),
    [
        ("year", 9, 0, [], "no seat"),
        ("year", 3, 3, [], "no seat"),
        ("year", 3, 0, ["rain"], "no event 'rain'"),
        ("year", 3, 0, ["drought", "drought"], "side by side"),
        ("year", 3, 0, ["drought", "mongols", "drought", "mongols", "drought"], "third time"),
        ("hoard", 3, 0, ["10"], "no card '10'"),
        ("hoard", 3, 0, ["1"] * 9, "not 9"),
    ],
)
def test_what_does_not_fit_is_refused(game: str, players: int, seat: int, given: list[str], why: str) -> None:
    with pytest.raises(Unexplored, match=why):
        look(game, players, seat, given, 2)
