"""The words: complete and alike in all languages, and how one comes to them."""

import pytest
from fluent.syntax import ast

from drachenhof.i18n import LANGUAGES, Words, files, pick_language
from tests.i18n.languages import entries, everywhere, messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_have_no_junk_and_no_id_twice(language: str) -> None:
    found = entries(language)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message | ast.Term)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_messages_attributes_and_arguments(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert set(files(language)) == {path.parents[1] / language / path.name for path in files("en")}


# The door to them


@pytest.mark.parametrize(
    ("preferred", "settings", "language"),
    [
        ("de_DE.UTF-8", {}, "de"),
        ("nl-BE", {"DRACHENHOF_LANGUAGE": "de"}, "nl"),
        ("fr", {"DRACHENHOF_LANGUAGE": "de"}, "de"),
        (None, {"DRACHENHOF_LANGUAGE": "nl", "LC_ALL": "de_DE"}, "nl"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "nl_NL@euro", "LANG": "de_DE.UTF-8"}, "nl"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
        ("", {}, "en"),
    ],
)
def test_pick_language(
    preferred: str | None, settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DRACHENHOF_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert pick_language(preferred) == language


@everywhere
def test_what_is_missing_is_an_error(words: Words) -> None:
    assert words.has("person-monk")
    assert words.has("person-monk.plural")
    assert not words.has("person-dentist")
    assert not words.has("person-monk.beard")
    with pytest.raises(KeyError, match="person-dentist"):
        words.say("person-dentist")
    with pytest.raises(KeyError, match="choice-place"):
        words.say("choice-place")


def test_a_language_that_we_lack_is_an_error() -> None:
    with pytest.raises(ValueError, match="'fr'"):
        Words("fr")
