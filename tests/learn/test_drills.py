"""Every drill that is shipped can be played by the rules, says what is so, and has its words."""

import msgspec
import numpy as np
import pytest

from drachenhof.analysis.review.reasons import HARM, KINDS, kind_of
from drachenhof.analysis.review.values import MISTAKES, Reason
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.i18n.narrator import narration_of
from drachenhof.learn.drills import LEVELS, BrokenDrill, Drill, drill, drills, of_day, parse
from drachenhof.server.learn.api import drill_task

FEWEST = {"year": 60, "hoard": 40}
ALL = [one for game in games for one in drills(game)]
of_every_game = pytest.mark.parametrize("game", games)


@of_every_game
def test_there_are_enough_of_every_theme_and_level_and_none_twice(game: str) -> None:
    own = drills(game)
    assert len(own) >= FEWEST[game]
    assert len({one.id for one in own}) == len(own)
    assert {one.level for one in own} == set(LEVELS)
    assert {one.theme for one in own} >= set(KINDS[game]) - {"other"}


@of_every_game
def test_a_theme_is_what_the_tempting_choice_is_a_mistake_about(game: str) -> None:
    for one in drills(game):
        why = next(choice.reasons for choice in one.choices if choice.move == one.tempting)
        told = [Reason(reason.what, reason.more) for reason in why]
        assert one.theme == kind_of(game, one.tempting, one.choices[0].move, told), one.id


@of_every_game
def test_the_rules_allow_every_drill_with_exactly_its_choices(game: str) -> None:
    for one in drills(game):
        one.check()


@of_every_game
def test_a_right_choice_is_about_equal_to_the_best_and_every_other_a_mistake_beyond_doubt(game: str) -> None:
    for one in drills(game):
        assert one.choices[0].stars == 3
        for choice in one.choices:
            assert choice.cost.low <= choice.cost.value <= choice.cost.high
            if choice.stars == 3:
                assert choice.cost.value <= 0.03, (one.id, choice)
            else:
                assert choice.cost.low >= MISTAKES[-1][0], (one.id, choice)
        assert len(one.right) <= max(1, len(one.choices) // 3)


@of_every_game
def test_every_theme_and_every_reason_has_its_words(game: str) -> None:
    for language in LANGUAGES:
        words = Words(language)
        for one in drills(game):
            assert words.say(f"review-kind-{game}", kind=one.theme)
            for choice in one.choices:
                for reason in choice.reasons:
                    assert reason.what in HARM[game]
                    assert narration_of(game).reason(words, reason.what, abs(reason.more.value))


@of_every_game
def test_what_is_sent_holds_only_what_the_seat_may_know(game: str) -> None:
    """Whatever it cannot know is drawn anew, and the same is sent."""
    for one in drills(game)[:12]:
        sent = drill_task(one)
        assert {choice.move for choice in sent.position.choices or ()} == {choice.move for choice in sent.choices}
        play = one.play()
        other = play.game.resample(play.game.knowledge(play.state, one.seat), np.random.default_rng(1))
        assert sent.position.view == play.game.view(play.game.knowledge(other, one.seat))
        assert b'"seed"' not in msgspec.json.encode(sent)


@of_every_game
def test_the_drill_of_a_day_comes_in_turn(game: str) -> None:
    own = drills(game)
    days = [of_day(game, day) for day in range(20_000, 20_000 + len(own))]
    assert {one.id for one in days if one} == {one.id for one in own}
    assert of_day(game, 20_000) == of_day(game, 20_000 + len(own))


def test_a_drill_is_found_by_its_id() -> None:
    assert drill(ALL[0].game, ALL[0].id) == ALL[0]
    with pytest.raises(KeyError):
        drill(ALL[0].game, "0" * 10)
    with pytest.raises(KeyError):
        drill("chess", ALL[0].id)


# A drill that is none


def changed(**fields: object) -> Drill:
    return msgspec.structs.replace(ALL[0], **fields)


def test_a_drill_that_the_rules_do_not_allow_is_broken() -> None:
    whole = ALL[0]
    wrong = [
        changed(moves=[*whole.moves[:-1], "fly"]),
        changed(moves=whole.moves[:-1]),
        changed(choices=whole.choices[:-1]),
        changed(theme="weather"),
        changed(tempting=whole.right[0]),
        changed(players=99),
    ]
    for one in wrong:
        with pytest.raises(BrokenDrill, match=whole.id):
            one.check()


def test_a_line_that_is_no_drill_is_broken() -> None:
    for line in ("", "[]", "{}", '{"id": "xyz"}'):
        with pytest.raises(BrokenDrill, match=ALL[0].game):
            parse(line, ALL[0].game)


def test_a_drill_round_trips() -> None:
    for one in (ALL[0], ALL[-1]):
        assert parse(msgspec.json.encode(msgspec.structs.replace(one, game="")), one.game) == one


def test_every_kind_of_theme_is_one_of_the_review() -> None:
    assert all(one.theme in KINDS[one.game] for one in ALL)
