"""Points and places of a tournament: whoever had the same is compared, and equals are told apart as it is explained."""

from drachenhof.duplicate import ALONE, LEFT, OPEN, TABLES, WON, Field, Result, points, standings


def field(kind: str = ALONE, deals: int = 1, *, fewest_win: bool = False, over: bool = True) -> Field:
    return Field(kind, deals, fewest_win, over)


def table(of: Field, entrants: list[int], results: list[Result]) -> list[tuple[int, int, float]]:
    return [(row.entrant, row.place, row.percent) for row in standings(of, entrants, results)]


def alone(*scores: int | None, deal: int = 1) -> list[Result]:
    """The scores of entrants 1, 2, … in a deal; None did not finish it."""
    return [
        Result(deal, number, 0, score, OPEN if score is None else "played")
        for number, score in enumerate(scores, start=1)
    ]


def test_points_are_the_share_of_others_beaten_and_a_tie_is_half() -> None:
    assert table(field(), [1, 2, 3], alone(70, 90, 70)) == [(2, 1, 100.0), (1, 2, 25.0), (3, 2, 25.0)]


def test_the_fewest_win_where_they_do() -> None:
    assert table(field(fewest_win=True), [1, 2], alone(3, 5)) == [(1, 1, 100.0), (2, 2, 0.0)]


def test_a_deal_not_played_counts_last_at_the_end_and_not_before() -> None:
    results = alone(70, None, 60)
    assert table(field(), [1, 2, 3], results) == [(1, 1, 100.0), (3, 2, 50.0), (2, 3, 0.0)]
    assert points(field(over=False), [1, 2, 3], results)[1][3].others == 1


def test_a_game_with_a_bots_help_counts_as_none() -> None:
    results = [Result(1, 1, 0, 99, LEFT), *alone(0, 50)[1:]]
    assert table(field(), [1, 2], results) == [(2, 1, 100.0), (1, 2, 0.0)]


def test_equals_are_compared_among_themselves_then_by_their_scores_then_share_a_place() -> None:
    both = [*alone(80, 81, 10), *alone(50, 49, 90, deal=2)]
    rows = standings(field(deals=2), [1, 2, 3], both)
    assert {row.share for row in rows if row.entrant < 3} == {rows[0].share}
    assert [(row.entrant, row.place) for row in rows[:2]] == [(1, 1), (2, 1)], "80 + 50 is 81 + 49"
    more = [*alone(80, 85, 10), *alone(50, 49, 90, deal=2)]
    assert [row.entrant for row in standings(field(deals=2), [1, 2, 3], more)][:2] == [2, 1], "134 is more than 130"
    assert [row.tie for row in rows] == ["shared", "shared", "total"]
    assert [row.tie for row in standings(field(deals=2), [1, 2, 3], more)] == ["total", "total", "total"]
    three = [*alone(9, 8, 7, 1), *alone(1, 7, 8, 9, deal=2), *alone(8, 9, 1, 7, deal=3)]
    table_of_three = standings(field(deals=3), [1, 2, 3, 4], three)
    for row in table_of_three:
        assert row.place == 1 + sum(
            (other.share, other.among, other.total) > (row.share, row.among, row.total) for other in table_of_three
        )


def test_at_tables_only_the_same_seat_is_compared_and_bots_too() -> None:
    results = [
        Result(1, 1, 0, 50),
        Result(1, 2, 1, 99),
        Result(1, 3, 0, 60),
        Result(1, None, 1, 98),
    ]
    found = points(field(TABLES), [1, 2, 3], results)[1]
    assert {number: one.percent for number, one in found.items()} == {1: 0.0, 2: 100.0, 3: 100.0}


def test_at_one_table_everybody_at_it_is_compared() -> None:
    results = [Result(1, 1, 0, 50), Result(1, 2, 1, 70), Result(1, None, 2, 60)]
    found = points(field(TABLES), [1, 2], results)[1]
    assert {number: one.percent for number, one in found.items()} == {1: 0.0, 2: 100.0}


def test_who_stays_is_not_harmed_by_who_leaves() -> None:
    results = [
        Result(1, 1, 0, 50),
        Result(1, 2, 1, 70, LEFT),  # a bot went on for him
        Result(1, 3, 0, 40),
        Result(1, 4, 1, 60),
        Result(2, 1, 0, None, WON),
        Result(2, 2, 1, None, LEFT),
        Result(2, 3, 0, None, OPEN),
        Result(2, 4, 1, None, OPEN),
    ]
    found = points(field(TABLES, 2), [1, 2, 3, 4], results)
    assert {number: one.percent for number, one in found[1].items()} == {1: 100.0, 3: 0.0, 4: 0.0}
    assert {number: one.percent for number, one in found[2].items()} == {1: 100.0, 3: 50.0, 4: 50.0}
    running = points(field(TABLES, 2, over=False), [1, 2, 3, 4], results)
    assert set(running[2]) == {1}, "what is still played brings nothing yet"


def test_nobody_and_nothing() -> None:
    assert standings(field(), [], []) == []
    assert table(field(deals=0), [1], []) == [(1, 1, 0.0)]


def test_equal_points_that_the_comparison_among_them_tells_apart() -> None:
    """Two have beaten seven of nine; in two deals of three the first of them was ahead of the second."""
    results = [*alone(4, 3, 2, 1), *alone(4, 3, 2, 1, deal=2), *alone(2, 4, 3, 1, deal=3)]
    rows = standings(field(deals=3), [1, 2, 3, 4], results)
    assert rows[0].share == rows[1].share
    assert [(row.entrant, row.place, row.tie) for row in rows[:2]] == [(1, 1, "among"), (2, 2, "among")]
    assert [row.tie for row in rows[2:]] == [None, None]
