"""The explorer on the page: pictures with their sentences, by keyboard and on a phone; to a table, and to a replay."""

from typing import Any

import pytest
from playwright.sync_api import expect

from drachenhof.explore import shipped
from drachenhof.explore.text import facet_label, ground, sentence
from drachenhof.games import games
from drachenhof.i18n import Words
from tests.budget import extra
from tests.web.at_table import awaits_decision, good_for_all, kept_out, serious_faults, sideways
from tests.web.conftest import PHONE, Visit
from tests.web.test_keyboard import press, tab_to

pytestmark = pytest.mark.slow
of_every_game = pytest.mark.parametrize("game", games)
SAYS = "main section.panel p.says"


def explored(visit: Visit, address: str, **settings: Any) -> Any:
    page = visit(f"/explore/{address}", **settings)
    page.locator("main figure").first.wait_for()
    return page


@of_every_game
def test_every_view_is_a_picture_with_the_sentence_that_the_command_says(visit: Visit, game: str) -> None:
    table, words = shipped(game), Words("en")
    assert table is not None
    page = explored(visit, game)
    for view in table.views:
        page.get_by_label("What can be asked").select_option(view.name)
        first = next(iter(view.facets))
        expect(page.locator(SAYS)).to_have_text(sentence(words, game, view, first))
        shown = [row for row in view.facets[first] if getattr(row, view.figure) is not None]
        expect(page.locator("main section.panel figure svg")).to_have_count(len(shown))
        assert words.say(f"explore-by-{ground(view, [first])}")[:30] in page.locator("main section.panel").inner_text()
    assert serious_faults(page) == []


def test_a_facet_is_chosen_by_keyboard_and_stays_in_the_address_and_one_plays_a_draft_of_it(visit: Visit) -> None:
    table, words = shipped("year"), Words("en")
    assert table is not None
    view = table.view("drafts")
    page = explored(visit, "year?view=drafts")
    facet = list(view.facets)[-1]
    page.get_by_label("Which games").select_option(facet_label(words, "year", "drafts", facet))
    expect(page.locator(SAYS)).to_have_text(sentence(words, "year", view, facet))
    page.reload()
    expect(page.locator(SAYS)).to_have_text(sentence(words, "year", view, facet))
    expect(page.locator("main section.panel")).to_contain_text(words.say("explore-open"))
    row = page.locator("main summary").first
    row.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play this")).to_be_visible()
    best = view.facets[facet][0]
    assert best.amount is not None
    expect(row).to_contain_text(f"{best.amount.value:.1f} {best.amount.low:.1f}–{best.amount.high:.1f}")
    expect(page.locator("main section.panel")).to_contain_text(words.say("explore-chosen-why"))
    assert serious_faults(page) == []
    page.get_by_role("button", name="Play this").press("Enter")
    page.wait_for_url("**/t/*")
    awaits_decision(page)


@pytest.mark.parametrize("game", ["hoard", *extra("year")])
def test_such_a_game_is_a_replay_at_that_move(visit: Visit, game: str) -> None:
    table = shipped(game)
    assert table is not None
    view = table.views[0]
    number, at = next(iter(view.facets.values()))[0].examples[0]
    page = explored(visit, game)
    page.locator("main summary").first.press("Enter")
    page.get_by_role("button", name=f"Game {number + 1}", exact=True).press("Enter")
    page.wait_for_url(f"**/r?at={at}*")
    page.get_by_role("slider").wait_for()


def test_one_sees_and_plays_the_cruellest_year(visit: Visit) -> None:
    table = shipped("year")
    assert table is not None
    rows = next(iter(table.view("years").facets.values()))
    page = explored(visit, "year?view=years")
    with_games, without = (
        next(at for at, row in enumerate(rows) if bool(row.examples) is seen) for seen in (True, False)
    )
    row = page.locator("main section.panel figure li").nth(without)
    row.locator("summary").click()
    expect(row).to_contain_text("there is none with exactly this")
    row = page.locator("main section.panel figure li").nth(with_games)
    row.locator("summary").click()
    number = rows[with_games].examples[0][0] + 1
    expect(row.get_by_role("button", name=f"Game {number:,}", exact=True)).to_be_visible()
    row.get_by_role("button", name="Play this").press("Enter")
    page.wait_for_url("**/t/*")
    awaits_decision(page)


def test_a_case_is_worked_out_now_and_played(visit: Visit) -> None:
    page = explored(visit, "hoard", color_scheme="dark", viewport=PHONE)
    for at, card in enumerate(("nulla", "3")):
        page.locator("main fieldset select").nth(at).select_option(card)
    page.get_by_role("button", name="Work it out").press("Enter")
    said = page.locator("main [role=status] p.says")
    expect(said).to_contain_text("The policy itself would choose")
    figure = page.locator("main figure").last
    assert figure.locator("svg").count() > 1
    good_for_all(page)
    figure.locator("summary").first.press("Enter")
    expect(figure.locator("details[open] .see button").first).to_be_visible()
    figure.get_by_role("button", name="Play this").press("Enter")
    page.wait_for_url("**/t/*")
    awaits_decision(page)


@pytest.mark.parametrize(("language", "scheme"), [("de", "dark"), *extra(("nl", "light"))])
@pytest.mark.parametrize("game", ["year", *extra("hoard")])
def test_on_a_phone_by_the_keyboard_nothing_is_cut_off(visit: Visit, game: str, language: str, scheme: str) -> None:
    page = explored(visit, game, locale=language, color_scheme=scheme, viewport=PHONE)
    table = shipped(game)
    assert table is not None
    tab_to(page, ".asked select")
    page.keyboard.press("ArrowDown")
    view = table.views[1]
    expect(page.locator(SAYS)).to_have_text(sentence(Words(language), game, view, next(iter(view.facets))))
    good_for_all(page, language)
    press(page, "main summary")
    expect(page.locator("details[open] .see button").first).to_be_visible()
    assert kept_out(page, language, within="details[open]") == []
    assert sideways(page) <= 0


def test_the_way_there(visit: Visit) -> None:
    page = visit("/learn/hoard")
    page.get_by_role("link", name="See what works, from many games").click()
    page.wait_for_url("**/explore/hoard")
    page.get_by_role("navigation").first.get_by_role("link", name="What works").click()
    page.wait_for_url("**/explore")
