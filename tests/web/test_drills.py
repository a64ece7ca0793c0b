"""Drills on the page: by keyboard on a desktop, by finger on a phone, in three languages; stars are kept."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from drachenhof.games import games
from drachenhof.i18n import Words
from drachenhof.learn.drills import LEVELS, Drill, drills, of_day
from drachenhof.learn.tips import shipped
from tests.budget import extra
from tests.web.at_table import awaits_decision, serious_faults, sideways
from tests.web.conftest import PHONE, Visit

pytestmark = pytest.mark.slow
PANEL = "main section.task"
CHOSEN = "main ul [data-move='{}']"
of_every_game = pytest.mark.parametrize("game", games)


def wrong(one: Drill) -> str:
    return min((choice for choice in one.choices if choice.stars < 3), key=lambda choice: choice.stars).move


def opened(visit: Visit, one: Drill, **settings: Any) -> Any:
    page = visit(f"/learn/{one.game}/drills/{one.id}", **settings)
    page.locator(PANEL).wait_for()
    return page


@of_every_game
def test_the_best_choice_gets_three_stars_and_the_answer_with_a_reason_and_one_plays_on(
    visit: Visit, client: httpx.Client, game: str
) -> None:
    one, words = drills(game)[0], Words("en")
    page = opened(visit, one)
    expect(page.locator(PANEL)).to_contain_text("What is best here?")
    offered = page.locator("main ul [data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
    assert set(offered) == {choice.move for choice in one.choices}
    assert serious_faults(page) == []
    page.locator(CHOSEN.format(one.choices[0].move)).press("Enter")
    expect(page.locator(f"{PANEL} .now")).to_contain_text(words.say("drill-answer", stars=3, best="yes"))
    expect(page.get_by_role("img", name="3 stars of 3").first).to_be_visible()
    expect(page.locator(PANEL)).to_contain_text("Tempting, but worse:")
    assert page.locator("main ul [data-move]").count() == 0
    assert serious_faults(page, within=PANEL) == []
    plays_on(page, client, one)
    page.goto(f"/learn/{game}/drills")
    expect(page.get_by_role("img", name="3 stars of 3")).to_have_count(1)
    expect(page.locator("main ul li a")).to_have_count(len(drills(game)))
    for level in LEVELS:
        named = page.locator("main ul li a", has_text=words.say("drill-level", level=level))
        expect(named).to_have_count(sum(one.level == level for one in drills(game)))
    assert serious_faults(page) == []


@pytest.mark.parametrize("game", ["year", *extra("hoard")])
def test_a_wrong_choice_gets_fewer_and_says_why_and_one_may_try_again(visit: Visit, game: str) -> None:
    one = drills(game)[-1]
    page = opened(visit, one)
    page.locator(CHOSEN.format(wrong(one))).press("Enter")
    expect(page.locator(PANEL)).to_contain_text("Your choice:")
    expect(page.locator(PANEL)).to_contain_text("Because:") if _told(one) else None
    page.get_by_role("button", name="Once more").press("Enter")
    expect(page.locator(PANEL)).to_contain_text("What is best here?")
    page.get_by_role("button", name="Show the answer").press("Enter")
    expect(page.locator(PANEL)).to_contain_text("This was better:")
    page.get_by_role("link", name="Next drill").press("Enter")
    page.wait_for_url(lambda url: one.id not in url)
    expect(page.locator(PANEL)).to_contain_text("What is best here?")


def _told(one: Drill) -> bool:
    return bool(next(choice for choice in one.choices if choice.move == wrong(one)).reasons)


def plays_on(page: Any, client: httpx.Client, one: Drill) -> None:
    page.get_by_role("button", name="Play on from here").press("Enter")
    page.get_by_role("dialog").wait_for()
    page.get_by_label("Who plays at the other seats?").select_option("novice")
    page.get_by_role("button", name="Play on", exact=True).press("Enter")
    page.wait_for_url("**/t/*")
    awaits_decision(page)
    table = client.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert (table["given"], table["seats"][one.seat]["kind"]) == (len(one.moves), "person")


@pytest.mark.parametrize("language", ["de", *extra("en", "nl")])
def test_on_a_phone_in_every_language(visit: Visit, language: str) -> None:
    words = Words(language)
    page = visit("/", viewport=PHONE, has_touch=True, locale=language, kept={"confirm": "off"})
    for game in games:
        one = drills(game)[2]
        page.goto(f"/learn/{game}/drills/{one.id}")
        expect(page.locator(PANEL)).to_contain_text(words.say("drill-ask"))
        assert sideways(page) <= 0
        page.locator(CHOSEN.format(one.choices[0].move)).press("Enter")
        expect(page.locator(PANEL)).to_contain_text(words.say("drill-answer", stars=3, best="yes"))
        assert sideways(page) <= 0
        assert language != "de" or serious_faults(page, within=PANEL) == []
        page.goto(f"/learn/{game}")
        expect(page.get_by_role("heading", name=words.say("learn-drills"))).to_be_visible()
        measured = shipped(game)
        assert measured is not None
        for tip in measured.tips:
            expect(page.get_by_text(words.say(f"tip-{game}-{tip.name}"))).to_be_visible()
        assert sideways(page) <= 0
        assert language != "de" or serious_faults(page) == []


def test_the_drill_of_the_day_is_on_the_first_page_and_stars_go_with_the_name(visit: Visit) -> None:
    page = visit("/")
    game = next(iter(games))
    day = page.evaluate("Math.floor(Date.now() / 86400000)")
    one = of_day(game, day)
    assert one is not None
    today = page.get_by_role("region", name="Drill of the day")
    expect(today).to_contain_text("not tried yet")
    today.get_by_role("link").first.click()
    page.wait_for_url(f"**/drills/{one.id}")
    page.locator(CHOSEN.format(one.choices[0].move)).press("Enter")
    expect(page.locator(PANEL)).to_contain_text("best choice")
    page.goto("/")
    expect(today).to_contain_text("done, 3 stars of 3")
    page.locator("input#name").fill("Ada")
    with page.expect_response("**/api/me/drills"):
        page.get_by_role("button", name="Play now").first.click()
    mine = page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    assert mine["drills"] == {f"{game}/{one.id}": 3}


def test_a_drill_that_there_is_not_leads_back(visit: Visit) -> None:
    page = visit("/learn/hoard/drills/0000000000")
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator("main").get_by_role("link", name="Learn").click()
    page.wait_for_url("**/learn/hoard")
