"""What works, from many games: what the shipped tables say."""

import re

import msgspec
import pytest
from msgspec.structs import replace

from drachenhof.explore import (
    Figure,
    Picture,
    Row,
    columns,
    fits,
    played,
    summary,
)
from drachenhof.explore.build import natural
from drachenhof.explore.parts import part_of
from drachenhof.explore.table import DIFFERENCES, alike
from drachenhof.explore.text import examples, facet_label, ground, label, number, sentence, why
from drachenhof.games.year.explore import such_games
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.i18n.phrases import Codes, render
from drachenhof.records import check
from tests.explore.tables import of_every_game, table_of

WHEEL = 400_000  # bytes that a table may take


@of_every_game
def test_the_shipped_table_is_of_more_than_100_000_games_and_small(game: str) -> None:
    header = table_of(game).header
    assert header.games >= 100_000
    assert header.command == f"drachenhof explore {game} --make table.json --games {header.games} --seed {header.seed}"
    assert len(msgspec.json.encode(table_of(game))) < WHEEL


@of_every_game
def test_the_engine_still_plays_the_games_of_the_shipped_table(game: str) -> None:
    """Whoever changes what the policy plays makes the tables anew (docs/explorer.md)."""
    assert fits(game)


@of_every_game
def test_every_view_is_there_and_no_row_is_told_that_was_measured_too_seldom(game: str) -> None:
    table = table_of(game)
    assert [view.name for view in table.views] == list(part_of(game).VIEWS)
    for view in table.views:
        assert view.facets
        for rows in view.facets.values():
            assert all(row.positions >= table.header.fewest for row in rows)
            shown = [getattr(row, view.figure) for row in rows if getattr(row, view.figure) is not None]
            assert shown
            assert all(figure.low <= figure.value <= figure.high for figure in shown)
            assert len({row.key for row in rows}) == len(rows)


@of_every_game
def test_the_games_of_a_row_are_there_and_are_played_by_the_rules(game: str) -> None:
    table = table_of(game)
    row = next(row for rows in table.views[0].facets.values() for row in rows)
    for which, at in row.examples:
        one = played(game, table.header.seed, which)
        assert at < len(one.moves)
        check(one.record())


def test_the_games_of_a_year_have_exactly_its_events() -> None:
    table = table_of("year")
    rows = [row for rows in table.view("years").facets.values() for row in rows]
    number, at = next(row.examples[0] for row in rows if row.examples)
    events = next(row.key for row in rows if row.examples)
    record = played("year", table.header.seed, number).record()
    assert record.moves[:at] == [f"event {event}" for event in events.split()]
    first = such_games([tuple(events.split())], table.header.seed, number + 1)
    assert first == {tuple(events.split()): [(number, at)]}
    assert sum(not row.examples for row in rows) < len(rows) / 2


@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(game: str, language: str) -> None:
    words, table = Words(language), table_of(game)
    for view in table.views:
        assert words.say(f"explore-{game}-{view.name}.axis")
        for facet, rows in view.facets.items():
            said = [facet_label(words, game, view.name, facet), sentence(words, game, view, facet)]
            said += [label(words, game, view.name, row.key) for row in rows]
            assert not [text for text in said if "explore-" in text or "$" in text]
            phrases = [facet_label(Codes(), game, view.name, facet), sentence(Codes(), game, view, facet)]
            phrases += [label(Codes(), game, view.name, row.key) for row in rows]
            assert [render(words, phrase) for phrase in phrases] == said


def test_numbers_have_a_sign_where_they_are_differences_and_none_at_zero() -> None:
    words = Words("en")
    figures = [("gain", 0.021), ("gain", -0.021), ("gain", -0.0001), ("win", 0.25), ("amount", 3.0), ("more", 0.25)]
    said = [number(words, figure, value) for figure, value in figures]
    assert said == ["+2.1", "−2.1", "0.0", "25.0", "3.0", "+0.3"]
    assert [render(words, number(Codes(), figure, value)) for figure, value in figures] == said


@of_every_game
def test_the_table_says_who_played_its_games(game: str) -> None:
    header = replace(table_of(game).header, games=100, player=None)
    assert "policy without search has played" in why(Words("en"), header)
    assert re.search(r"our bot (Courtier|Miser)", why(Words("en"), header))
    by_a_bot = replace(header, player="herald")
    assert "100 games that the bot herald has played" in why(Words("en"), by_a_bot)
    assert render(Words("de"), why(Codes(), header)) == why(Words("de"), header)


@of_every_game
def test_the_row_of_a_choice_stands_for_it(game: str) -> None:
    part, table = part_of(game), table_of(game)
    view = table.view(part.LIVE)
    found = 0
    for facet, rows in view.facets.items():
        for row in rows:
            move = part.move_of(part.LIVE, facet, row.key)
            if move is not None:
                assert part.place(move, 3, 0)[1] == row.key
                found += 1
    assert found
    assert part.move_of("comebacks", next(iter(table.view("comebacks").facets)), "1") is None


def test_which_moves_rows_stand_for() -> None:
    year, hoard = part_of("year"), part_of("hoard")
    assert year.move_of("actions", "3", "privilege-small") == "privilege small"
    assert year.move_of("actions", "3", "taxes") == "taxes"
    assert year.move_of("privileges", "3", "large") == "privilege large"
    assert year.move_of("privileges", "3", "other") is None
    assert hoard.move_of("swaps", "nulla", "4") == "swap nulla 4"
    assert hoard.move_of("swaps", "all", "keep") == "keep"
    assert hoard.move_of("swaps", "all", "dragons") is None
    assert hoard.move_of("pile", "2", "take") == "take"
    assert hoard.move_of("pile", "2", "open") is None


def test_a_choice_has_games_of_its_players_and_seat_first() -> None:
    def row(key: str, number: int) -> Row:
        return Row(key, 200, None, None, None, None, None, [(number, 5)])

    facets = {"3": [row("a", 2), row("b", 3)], "3.1": [row("a", 1)], "4": [row("c", 4)]}
    view = Picture("drafts", "rollouts", "gain", downward=False, facets=facets)
    assert [examples(view, "year", 3, 0, f"draft {key}") for key in "abcd"] == [[(1, 5)], [(3, 5)], [(4, 5)], []]


def test_what_is_best_is_the_end_that_is_better() -> None:
    drafts, swaps = table_of("year").view("drafts"), table_of("hoard").view("swaps")
    found = summary(drafts, "4")
    assert found["high"] > found["low"]
    found = summary(swaps, "all")
    assert found["high"] < found["low"]  # of coins lost, fewer are better
    with pytest.raises(KeyError, match="there are: drafts"):
        table_of("year").view("nothing")


@of_every_game
def test_facets_are_in_natural_order(game: str) -> None:
    """Page and command show the same facet first."""
    for view in table_of(game).views:
        assert list(view.facets) == sorted(view.facets, key=natural)
    assert sorted(["10", "2.1", "2.drought", "2", "all"], key=natural) == ["all", "2", "2.drought", "2.1", "10"]


def row_of(key: str, value: float, off: float) -> Row:
    figure = Figure(value, value - off, value + off)
    return Row(key, 400, None, figure, figure, None, None, [])


def test_the_best_is_told_from_another_row_only_if_their_widened_intervals_do_not_meet() -> None:
    clear = [row_of("a", 0.5, 0.04), row_of("b", 0.4, 0.04), row_of("c", 0.3, 0.01)]
    assert alike(clear[:2], "win", downward=False) == (0, 0)
    assert alike(clear, "win", downward=False) == (0, 0)
    assert alike(clear[::-1], "win", downward=True) == (0, 0)
    many = [*clear, *(row_of(f"{at}", 0.0, 0.01) for at in range(9))]
    assert alike(many, "win", downward=False) == (1, 8)  # of many rows the first may be the luckiest one
    assert alike(many, "win", downward=True) == (8, 1)
    assert alike(clear[:1], "win", downward=False) == (0, 0)


def test_what_rows_are_compared_with_is_a_rival_of_the_best_too() -> None:
    kept = Row("keep", 400, None, None, None, None, None, [])
    assert alike([row_of("a", 0.05, 0.04), kept], "gain", downward=False) == (0, 0)
    assert alike([row_of("a", 0.03, 0.04), kept], "gain", downward=False) == (1, 1)


@of_every_game
def test_the_shipped_table_says_which_rows_cannot_be_told_apart(game: str) -> None:
    for view in table_of(game).views:
        assert view.alike == {facet: alike(rows, view.figure, view.downward) for facet, rows in view.facets.items()}


@pytest.mark.parametrize(
    ("language", "best", "others"),
    [
        ("en", "Best is", "about the same"),
        ("de", "Am besten ist", "nicht unterscheiden"),
        ("nl", "Het best is", "niet van te onderscheiden"),
    ],
)
def test_a_best_one_is_named_only_where_it_is_beyond_chance(language: str, best: str, others: str) -> None:
    drafts, words = table_of("year").view("drafts"), Words(language)
    assert 0 < sum(near == 0 for near, _ in drafts.alike.values()) < len(drafts.facets)
    for facet, (near, far) in drafts.alike.items():
        said = sentence(words, "year", drafts, facet)
        assert (best in said) is (near == 0)
        assert said.count(others) == (near > 0) + (far > 0)
        assert near < 2 or f" {near} " in said


@of_every_game
def test_rows_that_differ_in_their_positions_are_ranked_by_what_they_differ_at_the_same_decision(game: str) -> None:
    """The share of wins would tell of the seats, too, that a choice was open to."""
    mixed = 0
    for view in table_of(game).views:
        for facet in view.facets:
            if ground(view, [facet]) == "rollouts-mixed":
                mixed += 1
                assert view.figure in DIFFERENCES, (view.name, facet)
    assert mixed


def test_drafts_over_all_seats_are_ranked_by_their_gain_and_said_to_differ_in_positions() -> None:
    drafts = table_of("year").view("drafts")
    overall = {row.key: row.positions for row in drafts.facets["2"]}
    assert overall["warrior monk"] < max(overall.values())
    assert [ground(drafts, [facet]) for facet in ("2", "2.1")] == ["rollouts-mixed", "rollouts"]
    assert ground(drafts, drafts.facets) == "rollouts-mixed"
    for facet, rows in drafts.facets.items():
        gains = [row.gain.value for row in rows if row.gain is not None]
        assert len(gains) == len(rows)
        assert gains == sorted(gains, reverse=True)
        assert summary(drafts, facet)["high"] == gains[0]
    turned = next(facet for facet, rows in drafts.facets.items() if _by_wins(rows) != [row.key for row in rows])
    assert ground(drafts, [turned]) == "rollouts-mixed"  # the share of wins would have another order


def _by_wins(rows: list[Row]) -> list[str]:
    return [row.key for row in sorted(rows, key=lambda row: -(row.win.value if row.win else 0.0))]


@pytest.mark.parametrize(
    ("language", "apart", "others"),
    [
        ("en", "told apart", "about the same"),
        ("de", "voneinander unterscheiden", "davon nicht unterscheiden"),
        ("nl", "van elkaar te onderscheiden", "daar niet van te onderscheiden"),
    ],
)
def test_no_sentence_says_more_of_its_ends_than_that_they_are_beyond_chance(
    language: str, apart: str, others: str
) -> None:
    words = Words(language)
    for game, names in (("year", ("prices", "months")), ("hoard", ("abilities",))):
        for view in map(table_of(game).view, names):
            for near, far in ((0, 0), (1, 0), (0, 2), (3, 1)):
                said = _said(words, game, view, near, far)
                assert said.count(others) == (near > 0) + (far > 0), said
                assert all(count < 2 or f" {count} " in said for count in (near, far)), said
    for game, names in (("year", ("privileges",)), ("hoard", ("pile", "dragons"))):
        for view in map(table_of(game).view, names):
            for near, far in ((0, 0), (1, 0), (0, 1), (2, 2)):
                said = _said(words, game, view, near, far)
                assert (apart in said) is (near + far > 0), said
                assert said.count("95") == 2, said  # both ends have their intervals


def _said(words: Words, game: str, view: Picture, near: int, far: int) -> str:
    facet = next(iter(view.facets))
    return sentence(words, game, msgspec.structs.replace(view, alike={facet: (near, far)}), facet)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_alone_is_told_from_what_it_is_compared_with_only_beyond_chance(language: str) -> None:
    for game, name in (("year", "privileges"), ("hoard", "pile"), ("hoard", "dragons")):
        view = table_of(game).view(name)
        facet, rows = next(iter(view.facets.items()))
        alone = next(row for row in rows if row.more is not None)
        one = msgspec.structs.replace(view, facets={facet: [alone]})
        clear, alike = (_said(Words(language), game, one, count, count) for count in (0, 1))
        assert clear.count("95") == alike.count("95") == 1
        assert len(alike) > len(clear) + 10


def test_causes_are_where_one_looks_for_them() -> None:
    """What is known of the game without any table has to come out of it."""
    track = table_of("year").view("track").facets["4.1"]
    assert [row.key for row in track] == ["1", "2", "3", "4"]
    first, last = track[0].win, track[-1].win
    assert first is not None
    assert last is not None
    assert first.low > last.high  # to be first in month 1 is better than to be last
    prices = {row.key: row.more for row in table_of("year").view("prices").facets["all"]}
    assert all(worth is not None and worth.low > 0 for worth in prices.values())  # money is worth something


@of_every_game
def test_columns_have_a_row_each(game: str) -> None:
    table = table_of(game)
    told = columns(table, table.views)
    count = sum(len(rows) for view in table.views for rows in view.facets.values())
    assert {len(column) for column in told.values()} == {count}
