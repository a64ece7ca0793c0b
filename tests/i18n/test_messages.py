"""Messages that are read one by one say what Fluent says of whole files."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from drachenhof import i18n
from drachenhof.i18n import LANGUAGES, Words, files


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_what_fluent_says(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    names = {f"-{name.lstrip('-')}" for name in bundle._terms} | set(bundle._messages)
    assert names == set(i18n._sources(language))
    lines = 0
    for name in bundle._messages:
        text = i18n._line(language, name)
        if text is not None:
            arguments = dict.fromkeys(i18n._PLACE.findall(text), "<x>")
            assert i18n._filled(text, arguments) == bundle.format_pattern(bundle.get_message(name).value, arguments)[0]
            lines += 1
    assert lines > 1000


def test_numbers_and_missing_arguments_are_left_to_fluent() -> None:
    assert i18n._filled("{ $a } and { $b }", {"a": "one", "b": 1000}) is None
    assert i18n._filled("{ $a }", {}) is None
    with pytest.raises(KeyError, match="cli-game"):
        Words("en").say("cli-game")
    assert Words("de").say("cli-range-from", low=1000) == "mindestens 1.000"


def test_what_a_message_refers_to_comes_with_it() -> None:
    """In a language of its own: nothing was read before."""
    i18n._bundle.cache_clear()
    i18n._bundle_with.cache_clear()
    assert Words("nl").has("tile-young-monk")
    assert Words("de").say("tile-young-monk.object") == "einen jungen Mönch"
