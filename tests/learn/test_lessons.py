"""Every lesson can be played by the rules, with what is wanted and with everything else, and has its words."""

import re
from functools import cache

import msgspec
import pytest

from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.learn.lessons import BrokenLesson, Lesson, Stage, lesson, lessons, parse, slug, stages
from drachenhof.server.learn.api import lesson_course
from tests.i18n.languages import is_finished, messages

MOST_WORDS = 20
ALL = [one for game in games for one in lessons(game)]
every_lesson = pytest.mark.parametrize("learnt", ALL, ids=[f"{one.game}/{one.name}" for one in ALL])
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def words(language: str) -> Words:
    return Words(language)


def own_messages(learnt: Lesson) -> set[str]:
    """All messages and attributes that a lesson needs."""
    said = {learnt.words, f"{learnt.words}.about"}
    return said.union(*(learnt.messages(cue) for cue in learnt.cues))


def legal(learnt: Lesson, stage: Stage) -> list[str]:
    game = games[learnt.game]
    return [game.to_text(stage.state, move) for move in game.legal_moves(stage.state)]


def reply(learnt: Lesson, stage: Stage, move: str) -> str | None:
    """The message with which the coach replies to a move; None to the one that he wants."""
    cue = stage.cue
    if move == cue.wanted:
        return None
    return f"{learnt.words}-{cue.name}.other" + (f"-{slug(move)}" if move in cue.others else "")


@pytest.mark.parametrize("game", games)
def test_every_game_has_a_few_lessons_on_the_way_and_extras(game: str) -> None:
    extras = [one.extra for one in lessons(game)]
    assert 3 <= extras.count(False) <= 5
    assert extras == sorted(extras)
    assert True in extras


READ, CHOICE, PRESS, BEAT = 170 / 60, 6.0, 2.0, 2.0
"""How a beginner goes through a lesson: words a second, seconds for a choice, for a press, for a move that is told."""


def seconds(learnt: Lesson, language: str) -> float:
    """About how long a lesson takes."""
    said = [word for cue in learnt.cues for word in (cue.name, *(f"{cue.name}.{answer}" for answer in cue.answers))]
    read = sum(len(words(language).say(f"{learnt.words}-{word}").split()) for word in said)
    chosen = sum(bool(cue.wanted or cue.answers) for cue in learnt.cues)
    told = sum(len(cue.then) + (cue.wanted is not None) for cue in learnt.cues)
    return read / READ + CHOICE * chosen + PRESS * (len(learnt.cues) - chosen) + BEAT * told


@every_lesson
@in_every_language
def test_a_lesson_takes_as_long_as_it_says(learnt: Lesson, language: str) -> None:
    assert abs(seconds(learnt, language) - 60 * learnt.minutes) < 60


@in_every_language
@pytest.mark.parametrize("game", games)
def test_the_first_ones_are_learnt_in_five_minutes(game: str, language: str) -> None:
    """So the door says; then a first game is offered."""
    first = [one.first for one in lessons(game)]
    assert first == sorted(first, reverse=True)
    five = [one for one in lessons(game) if one.first]
    assert 180 < sum(seconds(one, language) for one in five) <= 300
    assert sum(one.minutes for one in five) <= 5


@every_lesson
def test_the_rules_allow_it_with_what_is_wanted(learnt: Lesson) -> None:
    reached = stages(learnt)
    assert [stage.cue for stage in reached] == learnt.cues
    assert any(stage.cue.wanted for stage in reached)
    assert reached[-1].cue.wanted is None
    assert not reached[-1].cue.answers


@every_lesson
@in_every_language
def test_every_choice_that_can_be_tried_is_answered_kindly(learnt: Lesson, language: str) -> None:
    for stage in stages(learnt):
        if stage.cue.wanted is None:
            continue
        replies = {move: reply(learnt, stage, move) for move in legal(learnt, stage)}
        assert [move for move, name in replies.items() if name is None] == [stage.cue.wanted]
        assert all(is_finished(words(language).say(name)) for name in replies.values() if name)


FREELY = "swap "
"""How moves begin that all are allowed where one is: nothing there does not fit."""


@pytest.mark.parametrize("learnt", lessons("hoard"), ids=lambda one: one.name)
def test_a_card_that_fits_is_never_answered_as_one_that_does_not(learnt: Lesson) -> None:
    """A card that does not fit gets the words of `.other`, so that whatever is allowed has words of its own."""
    for stage in stages(learnt):
        if stage.cue.wanted is None:
            continue
        named = {stage.cue.wanted, *stage.cue.others}
        unnamed = [move for move in legal(learnt, stage) if move not in named]
        assert [move for move in unnamed if not move.startswith(FREELY)] == [], stage.cue.name


MISFITS = {
    "en": ("does not", "too low", "only a 4", "only protecto", "only lower", "only a 6"),
    "de": ("passt nicht", "zu niedrig", "nur eine 4", "nur protecto", "nur niedrigere", "nur eine 6"),
    "nl": ("past niet", "te laag", "alleen een 4", "alleen protecto", "alleen lagere", "alleen een 6"),
}


@every_lesson
@in_every_language
def test_no_reply_to_what_is_allowed_says_that_it_is_not(learnt: Lesson, language: str) -> None:
    for stage in stages(learnt):
        replies = {reply(learnt, stage, move) for move in legal(learnt, stage)} if stage.cue.wanted else set()
        said = {name: words(language).say(name).lower() for name in replies if name}
        assert {name: text for name, text in said.items() if any(part in text for part in MISFITS[language])} == {}


@every_lesson
@in_every_language
def test_every_answer_has_words_and_every_wrong_one_a_reply(learnt: Lesson, language: str) -> None:
    for cue in learnt.cues:
        for answer in cue.answers:
            assert is_finished(words(language).say(f"{learnt.words}-{cue.name}.{answer}"))
            wrong = f"{learnt.words}-{cue.name}.not-{answer}"
            assert words(language).has(wrong) == (answer != cue.right)


@in_every_language
def test_there_are_words_for_all_lessons_and_no_others(language: str) -> None:
    of_games = tuple(f"lesson-{game}-" for game in games)
    written = {name for name in messages(language) if name.startswith(of_games)}
    assert written == set().union(*map(own_messages, ALL))


@every_lesson
@in_every_language
def test_no_sentence_is_longer_than_twenty_words(learnt: Lesson, language: str) -> None:
    said = {name: words(language).say(name) for name in own_messages(learnt)}
    long = [
        (name, len(sentence.split()))
        for name, text in said.items()
        for sentence in re.split(r"(?<=[.!?])\s", text)
        if len(sentence.split()) > MOST_WORDS
    ]
    assert long == []


@every_lesson
def test_what_is_sent_lets_the_page_offer_what_is_wanted(learnt: Lesson) -> None:
    sent = lesson_course(learnt)
    assert sent.eyes == learnt.seat - 1
    for cue in sent.cues:
        offered = {choice.move for choice in cue.position.choices or ()}
        assert offered >= {cue.wanted, *cue.others} - {None}
        assert bool(offered) == (cue.wanted is not None)


TRACK = {"en": "track", "de": "leiste", "nl": "tabel"}


@in_every_language
def test_the_track_is_pointed_at_where_it_is_first_spoken_of(language: str) -> None:
    cues = ((one, cue) for one in lessons("year") for cue in one.cues)
    first = next(
        cue
        for one, cue in cues
        if any(TRACK[language] in words(language).say(name).lower() for name in one.messages(cue))
    )
    assert "track" in first.point, first.name


# A lesson that is none

WRITTEN = """
players = 2
begin = ["starter 1"]
[[cues]]
name = "only"
"""


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("starter 1", "starter 7"), "'starter 7' is not legal"),
        (("players = 2", "players = 9"), "players"),
        (('name = "only"', 'name = "only"\nthen = ["take"]'), "'take' is not legal"),
        (('name = "only"', 'name = "only"\nwanted = "take"'), "seat 1 is not to move"),
        (('name = "only"', 'name = "only"\nanswers = ["a"]\nright = "b"'), "what is right"),
        (('name = "only"', 'name = "only"\nothers = ["take"]'), "others are offered"),
        (('name = "only"', 'name = "only"\nwanted = "take"\nanswers = ["a"]\nright = "a"'), "not both"),
        (('name = "only"', 'name = "only"\n[[cues]]\nname = "only"'), "same name"),
        (('name = "only"', 'name = "only"\nsay = "hello"'), "unknown field"),
        (('name = "only"', "name = 3"), "Expected `str`"),
    ],
)
def test_a_lesson_that_the_rules_do_not_allow_says_where(change: tuple[str, str], problem: str) -> None:
    with pytest.raises(BrokenLesson, match=re.escape(problem)):
        stages(parse(WRITTEN.replace(*change), "hoard", "written"))


def test_a_move_that_is_no_choice_is_named_with_those_that_are() -> None:
    found = lesson("hoard", "pile")
    found.cues = [msgspec.structs.replace(cue, wanted=cue.wanted and "play 5 x1") for cue in found.cues]
    with pytest.raises(BrokenLesson, match=r"begin: 'play 5 x1' is no choice; there are .*'play 2 x1'"):
        stages(found)


def test_a_game_without_lessons_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._packages, "tiny", "elsewhere")
    assert lessons("tiny") == []
