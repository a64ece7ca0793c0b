"""The sentence of a review tells what is sure, in the terminal as on the page."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import drachenhof
from drachenhof.analysis.measuring import Measured
from drachenhof.analysis.review import Judged, SeatReview, Stretch, Sums
from drachenhof.analysis.review.values import Verdict
from drachenhof.cli.review_table import FEW_GAMES
from drachenhof.words import LANGUAGES, Words
from drachenhof.words.reviewing import EVEN, FIRM, Certainty, gains, summary, told_of
from drachenhof.words.telling import People

PAGE = Path(drachenhof.__file__).parents[2] / "web" / "src" / "review"


def span(value: float, off: float) -> Measured:
    return Measured(value, value - off, value + off)


def seat(luck: Measured, own: Measured, given: Measured, result: float = 0.0) -> SeatReview:
    sums = Sums(0.25, luck, own, given, 0.0, result, None)
    return SeatReview(0, sums, sums, (), (), ())


@pytest.mark.parametrize(
    ("value", "off", "told"),
    [
        (-0.2, 0.15, "firm"),
        (-0.2, 0.16, "unclear"),
        (-0.4, 0.19, "firm"),
        (-0.4, 0.21, "unclear"),
        (0.05, 0.04, "firm"),
        (0.05, 0.05, "even"),
        (0.05, 0.06, "unclear"),
        (0.0, 0.1, "even"),
        (0.0, 0.11, "unclear"),
    ],
)
def test_a_sum_is_a_number_only_where_it_is_sure(value: float, off: float, told: Certainty) -> None:
    assert told_of(span(value, off)) == told


def test_the_page_draws_the_line_at_the_same_numbers() -> None:
    files = [(PAGE / name).read_text(encoding="utf-8") for name in ("sums.ts", "mistakes.ts")]
    found = dict(re.findall(r"^(?:export )?const (FIRM|EVEN|FEW_GAMES) = (\d+);", "\n".join(files), re.MULTILINE))
    assert found == {"FIRM": str(round(100 * FIRM)), "EVEN": str(round(100 * EVEN)), "FEW_GAMES": str(FEW_GAMES)}


def said(one: SeatReview, sharp: bool = True, language: str = "en") -> str:
    return summary(Words(language), one, sharp, People(reader=0))


def test_what_is_told_adds_up() -> None:
    sure = seat(span(-0.04, 0.02), span(-0.11, 0.03), span(0.02, 0.06), result=1.0)
    assert said(sure) == (
        "You began at 25%. Deals: −4. Your choices: −11. What the others did: about even. "
        "Left over: +90. In the end: 100%."
    )
    one = seat(span(-0.04, 0.02), span(-0.11, 0.3), span(0.02, 0.06))
    assert (
        said(one)
        == "You began at 25%. Deals: −4. What the others did: about even. Everything else: −21. In the end: 0%."
    )


def test_in_a_first_look_only_what_is_off_by_little_is_a_number() -> None:
    great = seat(span(-0.04, 0.02), span(-0.11, 0.03), span(2.26, 0.83), result=1.0)
    assert "What the others did: +226." in said(great)
    assert "226" not in said(great, sharp=False)
    assert "Everything else: +90." in said(great, sharp=False)


def test_what_cannot_be_told_is_put_together_and_may_be_told_later() -> None:
    open_sums = seat(span(-0.04, 0.02), span(-0.11, 0.3), span(0.02, 0.3))
    assert "Together, your choices and what the others did made −21; " in said(open_sums)
    assert "cannot be told exactly" in said(open_sums)
    assert "cannot be told yet" in said(open_sums, sharp=False)
    none = seat(span(0.0, 0.5), span(0.0, 0.5), span(0.0, 0.5))
    assert "the deals, your choices and what the others did" in said(none)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str) -> None:
    for off in (0.01, 0.08, 0.5):
        each = span(-0.05, off)
        told = said(seat(each, each, each), language=language)
        assert "{" not in told
        assert "25" in told


def judged(number: int, verdict: Verdict) -> Judged:
    nothing = Measured(0.0, 0.0, 0.0)
    return Judged(number, 1, 0, "taxes", verdict, nothing, nothing, 0, ())


def test_what_was_good_is_told_as_far_as_it_was_measured() -> None:
    gained = Stretch(2, 1, "own", 0, (), (), span(0.16, 0.02), span(0.3, 0.1))
    decisions = (judged(1, "bad"), judged(2, "equal"), judged(3, "unclear"), judged(4, "forced"))
    even = span(0.0, 0.01)
    one = replace(seat(even, even, even, 1.0), decisions=decisions, stretches=(gained,))
    told = gains(Words("en"), "year", one, People(reader=0))
    assert told[0] == "Of your 3 decisions, 2 were no clear mistake."
    assert told[1].startswith("Move 2 was well chosen: ")
    assert told[1].endswith(" (+16 wins in 100 games).")
    faultless = replace(one, decisions=decisions[1:], stretches=())
    assert gains(Words("en"), "year", faultless) == [], "that nothing was a mistake is said elsewhere"
    for language in LANGUAGES:
        for people in (People(reader=0), People(("Ada", "Bo"))):
            told = gains(Words(language), "year", one, people)
            assert len(told) == 2
            assert "{" not in "".join(told)
