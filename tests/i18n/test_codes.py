"""Codes: whoever renders them reads what `Words` would have said, and they name only messages that there are."""

import doctest
import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from runpy import run_module
from typing import Any

import numpy as np
import pytest

from drachenhof import CHANCE, OVER, SPECTATOR, BadOption, IllegalMove, records
from drachenhof.bots.levels import named
from drachenhof.chance import Chance
from drachenhof.engine.game import State
from drachenhof.games import games
from drachenhof.games.hoard.rules import notation as hoard_notation
from drachenhof.games.year.rules import notation as year_notation
from drachenhof.games.year.rules.refusals import CODES
from drachenhof.games.year.rules.tables import SUPER_EVENT_NAMES, SUPER_MONTH
from drachenhof.i18n import LANGUAGES, UNNAMED, People, Words
from drachenhof.i18n.__main__ import catalogue
from drachenhof.i18n.narrator import narration_of, seen_moments
from drachenhof.i18n.phrases import Codes, Phrase, bad_option, record_error, refusal, render
from drachenhof.records.errors import REASONS
from drachenhof.records.play import begin
from drachenhof.search.playout import random_moves
from tests.games.hoard.test_refusals import REFUSED
from tests.i18n.test_refusing import refused
from tests.records.test_records import BREAKS, Change, document, failure

TESTS = Path(__file__).parents[1]
NAMES = ("Ada", "", "çelik", "Dora", "Eva", "Finn")  # one has none, and one is not capitalised
WORDS = [Words(language) for language in LANGUAGES]
KNOWN = catalogue()
HOUSE_RULES = {"peek": True, "answer_fives": True, "long_protecto": True}
EVERYTHING = {**HOUSE_RULES, "abilities": "cumulative", "curses": True, "count_all_backs": True}
GAMES = {
    "year": ("year", 3, {"great_wall": True, "super_event": "earthquake"}),
    "year with eclipse": ("year", 2, {"great_wall": True, "super_event": "solar-eclipse", "large_privilege": 7}),
    "year of five": ("year", 5, {"super_event": "lantern-festival"}),
    "hoard": ("hoard", 3, {}),
    "hoard with everything": ("hoard", 4, EVERYTHING),
    "hoard with one ability": ("hoard", 2, {"abilities": "single", "curses": True}),
}
MOVES = 60  # of a game from its start, and half as many to its end, that it does not take too long
LAST = 6  # moves of a record: there is what it shows


def messages(phrase: Any) -> Iterator[tuple[str, list[str]]]:
    """Each message in a phrase, and the arguments that it comes with."""
    if isinstance(phrase, dict) and "say" in phrase:
        yield phrase["say"], sorted(phrase.get("with", {}))
    for part in phrase.values() if isinstance(phrase, dict) else phrase if isinstance(phrase, list) else ():
        yield from messages(part)


Telling = Callable[[Any, People], list[Any]]
"""What a speaker tells to somebody: texts or phrases."""


def check(tell: Telling, people: People = UNNAMED, languages: list[Words] = WORDS) -> None:
    """What is told as codes is rendered as what is told as text, and does not depend on the reader."""
    codes = tell(Codes(), people)
    assert codes == tell(Codes(), UNNAMED) == json.loads(json.dumps(codes))
    for name, arguments in messages(codes):
        assert KNOWN[name] == arguments, name
    for words in languages:
        assert [render(words, phrase, people) for phrase in codes] == tell(words, people)


# Whole games


def check_move(game: str, before: State, move: int, languages: list[Words]) -> None:
    """All that is told of a move, to everybody at the table, to one who watches, and to one who may know all."""
    narration, seats = narration_of(game), range(len(games[game].scores(before)))
    for seat in (*seats, SPECTATOR, None):
        moments = seen_moments(games[game], before, move, seat)
        views = narration.seen(before, seat), narration.heard(before, move, seat), moments

        def tell(words: Any, people: People, views: Any = views) -> list[Any]:
            above = narration.heading(words, views[0])
            told = [sentence.text for sentence in narration.sentences(words, views[0], views[1], views[2], people)]
            demand = narration.demand(words, views[0])
            return [*([above] if above else []), *([demand] if demand else []), *told]

        check(tell, People(NAMES, seat if seat in seats else None), languages)


def check_choices(game: str, state: State, seat: int, languages: list[Words]) -> None:
    """The choices of a seat, what they would bring, and why others are refused."""
    narration, known = narration_of(game), games[game].knowledge(state, seat)
    view, legal = games[game].view(known), games[game].legal_moves(known)
    texts = [games[game].to_text(known, move) for move in legal]
    people = People(NAMES, seat)
    check(lambda words, people: [narration.question(words, view, texts, people)], people, languages)
    check(lambda words, people: [narration.choice(words, text, people) for text in texts], people, languages)
    check(lambda words, _: narration.previews(words, known, view, legal), people, languages)
    for move in range(legal[0] % 5, games[game].MOVES, games[game].MOVES // 5):
        if move not in legal:
            with pytest.raises(IllegalMove) as caught:
                games[game].apply(known, move)
            check(lambda words, _, error=caught.value: [refusal(words, error)], people, languages)  # type: ignore[misc]


def check_game(game: str, state: State, moves: Iterator[int]) -> None:
    """A whole game; each move in one language, the next in the next."""
    for number, move in enumerate(moves):
        before, languages = games[game].copy(state), [WORDS[number % len(WORDS)]]
        if games[game].to_move(state) != CHANCE:
            check_choices(game, state, games[game].to_move(state), languages)
        games[game].apply(state, move)
        check_move(game, before, move, languages)


@pytest.mark.parametrize(("game", "players", "options"), GAMES.values(), ids=GAMES)
def test_random_games_are_told_alike(game: str, players: int, options: dict[str, Any]) -> None:
    moves = random_moves(game, players, options, seed=players, number=0)
    first, last = moves[:MOVES], moves[MOVES:][-MOVES // 2 :]
    state = games[game].new(players, **options)
    check_game(game, state, iter(first))
    for move in moves[len(first) : len(moves) - len(last)]:
        games[game].apply(state, move)
    check_game(game, state, iter(last))


def bot_moves(game: str, state: State, seed: int) -> Iterator[int]:
    """What bots do in a state that moves on."""
    bot, chance, rng = named(game, "greedy"), Chance(seed, 0), np.random.default_rng(seed)
    while (seat := games[game].to_move(state)) != OVER:
        known = games[game].knowledge(state, seat) if seat != CHANCE else state
        yield chance.pick(games[game], state) if seat == CHANCE else bot.decide(known, bot.budget, rng).move


@pytest.mark.parametrize("game", games)
def test_games_of_bots_are_told_alike(game: str) -> None:
    state = games[game].new(3, **({"great_wall": True, "super_event": "tornado"} if game == "year" else EVERYTHING))
    check_game(game, state, islice(bot_moves(game, state, seed=2), 2 * MOVES))


# What rarely happens in a game


@pytest.mark.parametrize("folder", ["games/year/records", "games/hoard/records"])
def test_the_last_moves_of_the_records_of_all_edge_cases_are_told_alike(folder: str) -> None:
    for path in sorted((TESTS / folder).glob("*.json")):
        record = next(records.read(path))
        moves = [step.move for step in records.replay(record)]
        state = begin(record)
        for move in moves[:-LAST]:
            games[record.game].apply(state, move)
        check_game(record.game, state, iter(moves[-LAST:]))


@pytest.mark.parametrize("event", SUPER_EVENT_NAMES)
def test_super_events_are_told_alike(event: str) -> None:
    year, options = games["year"], {"great_wall": True, "super_event": event}
    state = year.new(3, **options)
    for number, move in enumerate(random_moves("year", 3, options, seed=1, number=0)):
        before = year.copy(state)
        year.apply(state, move)
        if year.view(before)["month"] == SUPER_MONTH:
            check_move("year", before, move, [WORDS[number % len(WORDS)]])


# All that can be said


@pytest.mark.parametrize("great_wall", [0, 1])
def test_all_moves_of_the_year_are_choices_alike(great_wall: int) -> None:
    spelled = (year_notation.spell(move, 4, great_wall) for move in range(0, games["year"].MOVES, 5))
    texts = [text for text in spelled if text is not None]
    check(lambda words, people: [narration_of("year").choice(words, text, people) for text in texts])


def test_all_moves_of_hoard_are_choices_alike() -> None:
    texts = hoard_notation.words()
    check(lambda words, people: [narration_of("hoard").choice(words, text, people) for text in texts], People(NAMES, 2))


def test_all_refusals_are_said_alike() -> None:
    errors = [refused(code) for code in CODES] + [build().refused(text) for _, _, build, text, _ in REFUSED]
    check(lambda words, _: [refusal(words, error) for error in errors])


@pytest.mark.parametrize("options", [{"dragons": True}, {"large_privilege": 5}, {"super_event": "picnic"}])
def test_bad_options_are_said_alike(options: dict[str, Any]) -> None:
    wrong: list[Any] = [3, 9, "four", None]
    for players in wrong:
        with pytest.raises(BadOption) as caught:
            games["year"].new(players, **options)
        check(lambda words, _, error=caught.value: [bad_option(words, error)])  # type: ignore[misc]


@pytest.mark.parametrize("change", [change for change, *_ in BREAKS.values()], ids=BREAKS)
def test_broken_records_are_said_alike(change: Change) -> None:
    error = failure(json.dumps(change(document())))
    check(lambda words, _: [record_error(words, error)])
    error.line = 3
    check(lambda words, _: [record_error(words, error)])


# What can be sent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_that_can_be_sent_with_the_same_arguments(language: str) -> None:
    assert catalogue(language) == KNOWN


def test_every_code_of_an_error_can_be_sent() -> None:
    codes = [f"broken-{code}" for code in REASONS]
    codes += [
        f"refusal-{code}" for game in games for code in import_module(f"{games.package(game)}.rules.refusals").CODES
    ]
    assert [code for code in codes if code not in KNOWN] == []


def test_the_list_is_printed_as_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "drachenhof.i18n.__main__")  # it is run, not imported
    run_module("drachenhof.i18n", run_name="__main__")
    assert json.loads(capsys.readouterr().out) == KNOWN


# The form (docs/words.md)

FORMS: list[tuple[Phrase, str]] = [
    ("as it is", "as it is"),
    (["+", {"say": "amount-yuan", "with": {"count": 2}}], "+2 yuan"),
    ({"sentence": ["ça ", "va"]}, "Ça va"),
    ([{"seat": 0}, ", ", {"seat": 1}, ", ", {"seat": 2}], "Ada, you, Seat 3"),
    ({"say": "story-with", "with": {"deed": {"say": "person-monk.object"}, "gains": ["a", "b"]}}, "a monk: ab."),
    ({"say": "story-refill", "with": {"you": {"you": 1}, "who": {"seat": 1}}}, "You refill to 3 yuan"),
    ({"say": "story-refill", "with": {"you": {"you": 0}, "who": {"seat": 0}}}, "Ada refills to 3 yuan"),
]


@pytest.mark.parametrize(("phrase", "text"), FORMS)
def test_the_forms_of_a_phrase(phrase: Phrase, text: str) -> None:
    assert render(Words("en"), phrase, People(["Ada", "Bo"], reader=1)) == text


@pytest.mark.parametrize("parts", [[], ["a"], ["a", "b"], ["a", "b", "c"]])
@pytest.mark.parametrize("by", ["", ", "])
def test_parts_are_joined_alike(parts: list[str], by: str) -> None:
    check(lambda words, _: [words.join(parts, by)])
    assert Words("en").join(parts, by) == by.join(parts)


def test_the_examples_are_what_python_answers() -> None:
    modules = ["i18n", "i18n.phrases", "i18n.narrator"]
    modules += [f"games.{game}.narration.choice" for game in ("year", "hoard")]
    tried = [doctest.testmod(import_module(f"drachenhof.{module}")) for module in modules]
    tried.append(doctest.testfile(str(TESTS.parent / "docs" / "words.md"), module_relative=False))
    assert all(outcome.attempted and not outcome.failed for outcome in tried)
