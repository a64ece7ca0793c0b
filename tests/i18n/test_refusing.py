"""Refusals as sentences: one for each code, with its rule."""

from typing import Any

import pytest

from drachenhof import BadOption, IllegalMove
from drachenhof.games import games
from drachenhof.games.year.rules.refusals import CODES
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.i18n.phrases import bad_option, refusal
from tests.i18n.languages import everywhere, is_finished

ABOUT: dict[str, dict[str, Any]] = {
    "not-now": {"asked": "arrival"},
    "event-drawn": {"event": "drought"},
    "pair-taken": {"seat": 2},
    "no-such-palace": {"palace": 4, "count": 1},
    "palace-full": {"palace": 1},
    "nobody-there": {"palace": 1, "person": "young court-lady"},
    "palace-too-high": {"palace": 1},
    "no-tile": {"person": "old monk"},
    "no-card": {"card": "wild"},
    "card-has-tile": {"card": "monk"},
    "group-price": {"price": 3, "yuan": 1},
    "privilege-price": {"price": 9, "yuan": 8},
    "wall-tile-gone": {"tile": "points"},
    "palace-struck": {"palace": 1},
    "not-homeless": {"palace": 1},
    "no-floor": {"palace": 1},
    "no-good": {"good": "rice"},
    "type-taken": {"person": "monk"},
    "no-young": {"person": "court-lady"},
    "no-person": {"person": "scholar"},
}


def refused(code: str) -> IllegalMove:
    return IllegalMove(code, CODES[code], ABOUT.get(code, {}), move="taxes", to_move=0, legal=[], game="year")


@everywhere
@pytest.mark.parametrize("code", CODES)
def test_every_refusal_is_a_sentence_with_its_rule(words: Words, code: str) -> None:
    said = refusal(words, refused(code))
    assert is_finished(said)
    assert said.endswith(f" ({CODES[code]})") or not CODES[code]


@pytest.mark.parametrize(
    ("code", "english", "german", "dutch"),
    [
        (
            "nobody-there",
            "Palace 1 houses no young court lady (Y32)",
            "In Palast 1 wohnt keine junge Hofdame (Y32)",
            "In paleis 1 woont geen jonge hofdame (Y32)",
        ),
        (
            "no-young",
            "The display has no young court lady left (Y52)",
            "In der Auslage ist keine junge Hofdame mehr (Y52)",
            "In het aanbod is geen jonge hofdame meer (Y52)",
        ),
        (
            "no-card",
            "The hand has no wild card left (Y23)",
            "Auf der Hand ist keine Jokerkarte mehr (Y23)",
            "In de hand is geen vraagtekenkaart meer (Y23)",
        ),
    ],
)
def test_refusals_read_well(code: str, english: str, german: str, dutch: str) -> None:
    assert [refusal(Words(language), refused(code)) for language in LANGUAGES] == [english, german, dutch]


@everywhere
@pytest.mark.parametrize(
    ("players", "options", "part"),
    [
        (9, {}, "9"),
        ("four", {}, "four"),
        (3, {"dragons": True}, "large_privilege, great_wall, super_event"),
        (3, {"large_privilege": 5}, "6, 7"),
        (3, {"super_event": "picnic"}, "null, random, lantern-festival"),
    ],
)
def test_bad_options_are_said(words: Words, players: Any, options: dict[str, Any], part: str) -> None:
    with pytest.raises(BadOption) as caught:
        games["year"].new(players, **options)
    said = bad_option(words, caught.value)
    assert is_finished(said)
    assert part in said
    assert words.say("game-year") in said


@pytest.mark.parametrize(
    ("game", "typed"),
    [("year", "Place  1"), ("year", "draft Monk MONK"), ("hoard", " Take  "), ("hoard", "Throw it all")],
)
def test_a_move_is_quoted_as_it_was_typed(game: str, typed: str) -> None:
    state = games[game].new(2)
    with pytest.raises(IllegalMove) as refused:
        games[game].from_text(state, typed)
    assert refused.value.move == refused.value.arguments["move"] == typed
