"""Sentences of a review: numbers only where they are sure; the same as text and as phrases."""

from dataclasses import replace
from itertools import pairwise, product
from typing import Any

import pytest

from drachenhof.analysis.measuring import Measured
from drachenhof.analysis.review import Judged, Reason, SeatReview, Stretch, Sums
from drachenhof.analysis.review.values import Verdict
from drachenhof.i18n import LANGUAGES, People, Words
from drachenhof.i18n.phrases import Codes, render
from drachenhof.i18n.review import (
    Certainty,
    because,
    certainty,
    gains,
    known,
    main_cause,
    percent,
    points,
    steps,
    summary,
)


def span(value: float, off: float) -> Measured:
    return Measured(value, value - off, value + off)


def seat(luck: Measured, own: Measured, given: Measured, result: float = 0.0) -> SeatReview:
    sums = Sums(0.25, luck, own, given, 0.0, result, None)
    return SeatReview(0, sums, sums, (), (), ())


@pytest.mark.parametrize(
    ("value", "off", "expected"),
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
        (-0.75, 1.32, "unclear"),
    ],
)
def test_a_sum_is_a_number_only_where_it_is_sure(value: float, off: float, expected: Certainty) -> None:
    assert certainty(span(value, off)) == expected


def said(one: SeatReview, sharp: bool = True, language: str = "en") -> str:
    return summary(Words(language), one.seat, one.win, sharp, People(reader=0))


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


def drawn(one: SeatReview, sharp: bool = True) -> list[tuple[str, int, int]]:
    return [(step.what, step.begin, step.end) for step in steps(Words("en"), one.win, sharp)]


def test_steps_lead_from_the_start_to_the_result_as_they_are_rounded() -> None:
    sure = seat(span(-0.04, 0.02), span(-0.114, 0.03), span(0.061, 0.02))
    assert drawn(sure) == [
        ("start", 0, 25),
        ("luck", 25, 21),
        ("own", 21, 10),
        ("given", 10, 16),
        ("rest", 16, 0),
        ("result", 0, 0),
    ]
    rounded = Sums(0.254, span(0.104, 0.02), span(-0.204, 0.02), span(0.104, 0.02), 0.742, 1.0, None)
    found = steps(Words("en"), rounded, sharp=True)
    assert all(before.end == after.begin for before, after in pairwise(found[:-1]))
    assert found[-2].end == found[-1].end == 100
    assert [step.what for step in steps(Words("en"), replace(rounded, result=0.25), sharp=True)][-2:] == [
        "given",
        "result",
    ], "nothing is left over"


def test_sums_without_a_number_are_one_step_together() -> None:
    unclear = seat(span(-0.08, 0.2), span(-0.11, 0.02), span(1.5, 1.34), result=1.0)
    found = steps(Words("en"), unclear.win, sharp=True)
    assert drawn(unclear) == [
        ("start", 0, 25),
        ("luck", 25, 25),
        ("own", 25, 14),
        ("given", 14, 14),
        ("together", 14, 100),
        ("result", 0, 100),
    ]
    assert [step.certainty for step in found] == ["firm", "unclear", "firm", "unclear", "firm", "firm"]
    assert [step.text for step in found] == [
        "25%",
        "cannot be told exactly",
        "−11",
        "cannot be told exactly",
        "+86",
        "100%",
    ]


def test_a_margin_is_shown_from_three_points_on() -> None:
    one = seat(span(-0.04, 0.02), span(-0.41, 0.17), span(0.06, 0.03))
    assert [step.off for step in steps(Words("en"), one.win, sharp=True)] == [0, 0, 17, 3, 0, 0]


def test_figures_are_shown_of_clear_sums_and_in_the_sharp_form_of_all() -> None:
    one = seat(span(-0.08, 0.3), span(-0.11, 0.02), span(0.01, 0.05))
    assert known(one.win, sharp=False) == ["own", "given"]
    assert known(one.win, sharp=True) == ["luck", "own", "given"]


def test_numbers_have_their_sign_and_halves_go_up() -> None:
    assert [points(share) for share in (0.061, -0.114, 0.001, -0.001, 0.125)] == ["+6", "−11", "0", "0", "+13"]
    assert [percent(share) for share in (0.125, 0.25)] == ["13", "25"]


@pytest.mark.parametrize(
    ("sums", "expected"),
    [
        ({}, "own-down"),
        ({"luck": (-0.3, 0.02)}, "luck-down"),
        ({"own": (-0.02, 0.01), "given": (-0.2, 0.02)}, "given-down"),
        # A gain explains no loss, and a loss no win.
        ({"luck": (0.3, 0.02)}, "own-down"),
        ({"luck": (0.3, 0.02), "result": 1.0}, "luck-up"),
        ({"own": (0.4, 0.02), "result": 1.0}, "own-up"),
        ({"own": (-0.5, 0.02), "given": (0.2, 0.02), "result": 1.0}, "given-up"),
        ({"own": (0.4, 0.02), "luck": (0.2, 0.02), "result": 0.5}, "own-up"),
        ({"luck": (0.0, 0.02), "own": (0.0, 0.02), "given": (0.0, 0.02)}, "even-down"),
        ({"luck": (0.02, 0.01), "own": (0.5, 0.6), "given": (0.0, 0.02), "result": 1.0}, "even-up"),
    ],
)
def test_the_main_cause_is_the_largest_clear_one(sums: dict[str, Any], expected: str) -> None:
    parts: dict[str, Any] = {"luck": (-0.04, 0.02), "own": (-0.11, 0.02), "given": (0.06, 0.02)} | sums
    result = parts.pop("result", 0.0)
    measured = {name: span(*part) for name, part in parts.items()}
    one = seat(**measured, result=result)
    phrase = main_cause(Codes(), 0, one.win, hidden=False)
    assert isinstance(phrase, dict)
    assert phrase["with"]["cause"] == expected


def test_the_main_cause_names_draws_where_hands_are_hidden() -> None:
    sums = seat(span(0.0, 0.01), span(0.0, 0.01), span(-0.3, 0.02)).win
    texts = [main_cause(Words("en"), 0, sums, hidden, People(reader=0)) for hidden in (False, True)]
    assert texts[0] == "You did not win, and what cost you most was what the others did."
    assert texts[1] == "You did not win, and what cost you most was what the others did and what was drawn."


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


def test_another_player_has_a_name() -> None:
    one = seat(span(-0.04, 0.02), span(-0.11, 0.02), span(0.06, 0.02))
    text = summary(Words("en"), 0, one.win, True, People(("Bo",)))
    assert text.startswith("Bo began at 25%. ")
    assert " Own choices: −11. " in text


@pytest.mark.parametrize(
    ("game", "what", "value", "text"),
    [
        ("year", "persons-drought", 0.84, "Drought: on average 0.8 more persons lost"),
        ("year", "persons-super", 1.0, "Super event: on average 1.0 more persons lost"),
        ("year", "points-palaces", -3.9, "Palaces: on average 3.9 fewer points"),
        ("year", "floors-decayed", 2.3, "on average 2.3 more floors decayed"),
        ("year", "order", 1.2, "further back in the order, by 1.2 places a month"),
        ("year", "refills", 0.9, "on average 0.9 more actions spent on refilling money"),
        ("hoard", "coins-hand", 1.5, "Hand cards: on average 1.5 more coins lost"),
        ("hoard", "rounds-won", -0.2, "on average 0.2 fewer rounds won"),
        ("hoard", "pile-taken", 0.3, "the pile taken 0.3 times more"),
        ("hoard", "dragons-left", 0.4, "on average 0.4 more dragons left in hand when rounds end"),
    ],
)
def test_reasons_are_a_sentence(game: str, what: str, value: float, text: str) -> None:
    reasons = [Reason(what, span(value, 0.02))]
    assert because(Words("en"), game, reasons) == f"Because: {text}."
    assert render(Words("en"), because(Codes(), game, reasons)) == f"Because: {text}."


def test_missing_reasons_are_awaited_in_the_first_form_only() -> None:
    assert because(Words("en"), "year", (), sharp=False) == "No single reason stands out."
    assert because(Words("en"), "year", None, sharp=True) == "No single reason stands out."
    assert because(Words("en"), "year", None, sharp=False) == "The reasons are still being looked for."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [0, 1, None])
def test_phrases_become_the_same_text(language: str, reader: int | None) -> None:
    words, people = Words(language), People(("Ada", "Bo"), reader)
    for offs in product((0.01, 0.08, 0.5), repeat=3):
        luck, own, given = (span(-0.05, off) for off in offs)
        for result, sharp in product((0.0, 0.5, 1.0), (False, True)):
            sums = Sums(0.25, luck, own, given, 0.0, result, None)
            text = summary(words, 0, sums, sharp, people)
            assert render(words, summary(Codes(), 0, sums, sharp), people) == text
            assert "{" not in text
            head = main_cause(words, 0, sums, sharp, people)
            assert render(words, main_cause(Codes(), 0, sums, sharp), people) == head
            codes = [render(words, step.text, people) for step in steps(Codes(), sums, sharp)]
            assert codes == [step.text for step in steps(words, sums, sharp)]


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
