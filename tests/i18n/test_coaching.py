"""What a coach says: short sentences in three languages, true to what happened."""

import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from fluent.syntax import ast

from drachenhof.bots import Budget
from drachenhof.bots.levels import named
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE
from drachenhof.games import games
from drachenhof.games.year.analysis import Strike
from drachenhof.i18n import LANGUAGES, People, Words
from drachenhof.i18n.narrator import narration_of
from drachenhof.i18n.phrases import Codes, render
from drachenhof.records import Play
from tests.i18n.languages import entries, variants

LONGEST = 20  # words of a sentence
TO_LEARNERS = ("coach-", "drill-", "lesson-", "tip-")
NAMES = ["Ada", "Bert", "Cleo", "Dan"]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "year": [{}, {"great_wall": True, "super_event": "solar-eclipse"}],
    "hoard": [{}, {"abilities": "cumulative", "curses": True}],
}


@cache
def played(game: str, at: int) -> Play:
    """A game of beginners to its end."""
    rules, chance, rng = games[game], Chance(at), np.random.default_rng(at)
    bot, play = named(game, "novice"), Play.begin(game, 4, OPTIONS[game][at])
    while not play.over:
        mover = play.to_move
        if mover == CHANCE:
            play.apply(chance.pick(rules, play.state))
        else:
            play.apply(bot.decide(rules.knowledge(play.state, mover), Budget(simulations=1), rng).move)
    return play


def sentences(text: str) -> list[str]:
    return [part for part in text.replace("! ", ". ").split(". ") if part]


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("at", [0, 1])
def test_every_month_and_round_has_its_sentence_in_every_language(game: str, at: int) -> None:
    narration, steps = narration_of(game), list(played(game, at).steps())
    for part in range(1, max(narration.part(step.before) for step in steps) + 1):
        own = [step for step in steps if narration.part(step.before) == part]
        for seat in range(4):
            said = narration.mattered(Codes(), own, seat)
            assert said is not None
            for language in LANGUAGES:
                text = render(Words(language), said, People(NAMES, seat))
                assert all(len(sentence.split()) <= LONGEST for sentence in sentences(text)), text
                assert "{" not in text


def test_it_tells_whom_an_event_took() -> None:
    """As many as the story says are to be released."""
    narration, rules, told = narration_of("year"), games["year"], 0
    for step in played("year", 0).steps():
        last = step.before
        for name, state in rules.moments(step.before, step.move):
            debts = [court["debt"] for court in rules.view(rules.knowledge(state, 0))["courts"]]
            if name == "event":
                part = narration.part(last)
                own = [one for one in played("year", 0).steps() if narration.part(one.before) == part]
                for seat, debt in enumerate(debts):
                    text = render(Words("en"), narration.mattered(Codes(), own, seat) or "", People(NAMES, seat))
                    amount = Words("en").say("amount-persons", count=debt)
                    assert (f"you lost {amount}" in text) == (debt > 0), text
                    told += debt > 0
            last = state
    assert told > 5


def test_it_tells_what_a_round_cost() -> None:
    narration, rules = narration_of("hoard"), games["hoard"]
    steps = list(played("hoard", 0).steps())
    for step in steps:
        before, after = rules.scores(step.before), rules.scores(step.after)
        if before == after:
            continue
        own = [one for one in steps if narration.part(one.before) == narration.part(step.before)]
        for seat in range(4):
            text = render(Words("en"), narration.mattered(Codes(), own, seat) or "", People(NAMES, seat))
            lost = after[seat] - before[seat]
            assert ("lost nothing" in text) == (lost <= 0)
            assert lost <= 0 or f"You lost {Words('en').say('hoard-coins', count=lost)}" in text


def test_what_several_others_lost_is_told_as_one_sum() -> None:
    narration, rules, steps = narration_of("hoard"), games["hoard"], list(played("hoard", 0).steps())
    told = set()
    for part in range(1, max(narration.part(step.before) for step in steps) + 1):
        own = [step for step in steps if narration.part(step.before) == part]
        before, after = rules.scores(own[0].before), rules.scores(own[-1].after)
        lost = Words("en").say("hoard-coins", count=sum(after) - sum(before))
        for seat in range(4):
            text = render(Words("en"), narration.mattered(Codes(), own, seat) or "", People(NAMES, seat))
            if text.startswith("You were out first"):
                assert text.endswith(f"The others together lost {lost}.")
                told.add(part)
    assert told


def test_nothing_mattered_where_nothing_happened() -> None:
    for game in OPTIONS:
        assert narration_of(game).mattered(Codes(), [], 0) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_every_reason_is_a_sentence(game: str, language: str) -> None:
    harm = games.part(game, "analysis").HARM
    for what in harm:
        for count in (0.2, 1.0, 2.6):
            text = narration_of(game).warning(Words(language), what, count)
            assert text.endswith(".")
            assert len(text.split()) <= LONGEST, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_threat_names_every_event(language: str) -> None:
    strikes = [Strike(3, "drought", persons=2), Strike(4, "wall", persons=1), Strike(5, "contagion", persons=1)]
    text = narration_of("year").threat(Words(language), strikes)
    assert Words(language).say("amount-persons", count=4) in text
    assert Words(language).say("event-drought") in text
    assert len(text.split()) <= LONGEST + 2, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_names_the_price_of_his_own_choice(language: str) -> None:
    text = narration_of("year").price(Words(language), [Strike(5, "drought", persons=2)])
    assert Words(language).say("amount-persons", count=2) in text
    assert Words(language).say("event-drought") in text
    assert text != narration_of("year").threat(Words(language), [Strike(5, "drought", persons=2)])
    assert len(text.split()) <= LONGEST, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_for_who_learns_is_longer_than_twenty_words(language: str) -> None:
    spoken = [entry for entry in entries(language) if isinstance(entry, ast.Message) and entry.value]
    long = [
        (entry.id.name, sentence)
        for entry in spoken
        if entry.id.name.startswith(TO_LEARNERS)
        for text in variants(entry.value)
        for sentence in re.split(r"(?<=[.!?:])\s", text)
        if len(sentence.split()) > LONGEST
    ]
    assert long == []
    assert {entry.id.name.partition("-")[0] for entry in spoken} >= {name.rstrip("-") for name in TO_LEARNERS}
