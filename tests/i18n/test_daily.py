"""The text about a game of the day that is shared, as text and as phrases."""

import pytest

from drachenhof.i18n import LANGUAGES, Words
from drachenhof.i18n.narrator import shared
from drachenhof.i18n.phrases import Codes, render


def lines(language: str, others: int, ahead: int | None, streak: int = 0) -> list[str]:
    words = Words(language)
    result = {"place": 1, "players": 3, "score": 90, "streak": streak, "others": others}
    text = shared(words, "year", "2026-11-17", **result, ahead=ahead)
    phrases = shared(Codes(), "year", "2026-11-17", **result, ahead=ahead)
    assert [render(words, phrase) for phrase in phrases] == text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_names_others_only_if_there_are_some(language: str) -> None:
    alone = lines(language, 0, None)
    assert len(alone) == 2
    assert "2026-11-17" in alone[0]
    assert "90" in alone[1]
    one, several = lines(language, 1, 100)[2], lines(language, 3, 100)[2]
    assert not any(letter.isdigit() for letter in one)
    assert "100" in several
    assert "3" in several


def test_a_streak_is_named_from_two_days_on() -> None:
    assert len(lines("en", 0, None, streak=1)) == 2
    assert lines("en", 0, None, streak=2)[-1] == "🔥 2 days in a row"
