"""Where points and coins come from: nothing is lost, nothing is counted twice."""

import random
from typing import Any

import pytest

from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.i18n.narrator import SOURCES, Course, course
from drachenhof.records import Play
from drachenhof.records.history import Step

YEARS = ["charter", "buddha", "lantern-festival", "solar-eclipse", "earthquake", None]
GAMES: list[tuple[str, dict[str, Any]]] = [
    *(("year", {"great_wall": number % 2 == 0, "super_event": event}) for number, event in enumerate(YEARS)),
    ("hoard", {}),
    ("hoard", {"abilities": "cumulative", "curses": True, "count_all_backs": True}),
]


def played(game: str, players: int, options: dict[str, Any], seed: int) -> tuple[list[Step], list[int]]:
    """A random game to its end, and its scores."""
    play, chosen = Play.begin(game, players, options), random.Random(seed)
    while not play.over:
        play.apply(chosen.choice(play.game.legal_moves(play.state)))
    return list(play.steps()), play.game.scores(play.state)


def total(booked: Course, seat: int) -> int:
    return sum(source[seat] for part in booked.parts for source in part)


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_sources_add_up_to_the_score(game: str, options: dict[str, Any], players: int) -> None:
    steps, scores = played(game, players, options, seed=players)
    booked = course(game, players, steps)
    assert booked.sources == list(SOURCES[game])
    assert [total(booked, seat) for seat in range(players)] == scores


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games)
def test_every_source_has_words_of_its_own(game: str, language: str) -> None:
    said = [Words(language).say(f"page-course-source-{game}", source=source) for source in SOURCES[game]]
    assert len(set(said)) == len(SOURCES[game])


def test_the_end_of_the_year_comes_after_its_months() -> None:
    steps, _ = played("year", 3, {}, seed=1)
    booked = course("year", 3, steps)
    *months, end = booked.parts
    assert (len(months), booked.end) == (12, True)
    last = {SOURCES["year"][source] for source, counts in enumerate(end) if any(counts)}
    assert last <= {"persons", "monks", "goods"}
    assert not any(any(month[SOURCES["year"].index("goods")]) for month in months)


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_a_game_that_was_given_up_has_no_part_for_its_end(game: str) -> None:
    steps, _ = played(game, 3, {}, seed=1)
    assert not course(game, 3, steps[:-1]).end


def test_the_last_round_is_a_round() -> None:
    steps, _ = played("hoard", 3, {}, seed=1)
    assert not course("hoard", 3, steps).end


def test_nobody_loses_more_than_ten_coins_a_round() -> None:
    steps, _ = played("hoard", 4, {}, seed=3)
    for part in course("hoard", 4, steps).parts:
        assert all(0 <= sum(source[seat] for source in part) <= 10 for seat in range(4))
