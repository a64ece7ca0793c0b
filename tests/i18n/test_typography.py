"""How texts are written: apostrophes, and the space before a percent sign."""

import re

import pytest

from drachenhof.i18n import LANGUAGES, files

WRONG_PERCENT = {"en": r"[\d}] %", "de": r"[\d}]%", "nl": r"[\d}] %"}  # German has a space before the sign


def lines(language: str) -> list[tuple[str, str]]:
    """All that people read, line by line, without comments, and where it stands."""
    return [
        (f"{path.name}:{number}", line)
        for path in files(language)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if not line.startswith("#")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly(language: str) -> None:
    found = [place for place, line in lines(language) if re.search(r"\w['`´]\w", line)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_percent_signs_stand_as_in_the_language(language: str) -> None:
    found = [place for place, line in lines(language) if re.search(WRONG_PERCENT[language], line)]
    assert not found, "\n".join(found)
