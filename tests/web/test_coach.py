"""The coach of a first game, against a real server: by mouse, finger and keyboard, in three languages."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from drachenhof.games import games
from tests.budget import extra
from tests.web.at_table import new_table, serious_faults, sideways
from tests.web.coached import CHOICES, COACH, FIRST, Place, Pupil, costly, place, worst
from tests.web.conftest import DESKTOP, PHONE, Visit

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("coached")]


@pytest.mark.parametrize("game", ["year", *extra("hoard")])
def test_a_first_game_has_a_coach_and_easy_opponents_and_the_second_has_not(visit: Visit, game: str) -> None:
    pupil = Pupil(visit("/", kept=FIRST)).begin(game)
    page = pupil.page
    expect(page.locator(COACH)).to_contain_text(pupil.words.say("coach-hello"))
    expect(page.locator("header").first).to_contain_text("Novice")
    expect(page.locator(".names span").first).to_be_visible()
    assert serious_faults(page) == []
    page.goto("/")
    pupil.begin(game)
    page.wait_for_selector("main button[data-move]")
    expect(page.locator("header").first).to_contain_text("Courtier")
    expect(page.locator(COACH)).to_have_count(0)
    expect(page.locator(".names span").first).to_be_visible()  # nothing was chosen yet: pictures are as new as before
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Names on pictures").uncheck(force=True)
    expect(page.locator(".names")).to_have_count(0)
    page.reload()
    page.wait_for_selector("main button[data-move]")
    expect(page.locator(".names")).to_have_count(0)


# What lies on what: names on each other, the coach on the question or on what can be chosen.
LAID = """async () => {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((found) => found.getBoundingClientRect());
  const across = (one, other) => one.left < other.right - 1 && other.left < one.right - 1;
  const meet = (one, other) => across(one, other) && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const letters = ({ left, right, top, bottom }) => ({ left, right, top: top + 1.5, bottom: bottom - 1.5 });
  const tags = boxes('.names span').map(letters);
  const own = boxes('section.bar, .board button.legal');
  const [coach] = boxes('section.coach');
  const [board] = boxes('.board');
  return {
    crossed: tags.filter((tag, at) => tags.some((other, number) => number !== at && meet(tag, other))).length,
    outside: tags.filter(({ left, right }) => left < 0 || right > innerWidth).length,
    own: own.length,
    hidden: own.filter((box) => meet(box, coach)).length,
    covered: innerWidth < 640 && coach.bottom > board.top,
  };
}"""


@pytest.mark.parametrize("language", ["de", *extra("en", "nl")])
@pytest.mark.parametrize("game", games)
def test_what_the_coach_says_hides_neither_the_question_nor_the_choices(visit: Visit, game: str, language: str) -> None:
    pupil = Pupil.sit(visit, place(game, lambda *_: True), language, kept={"list": None})
    page = pupil.page
    for size in (DESKTOP, {"width": 1280, "height": 800}, {"width": 820, "height": 1180}, PHONE):
        page.set_viewport_size(size)
        expect(page.locator(COACH)).to_contain_text(pupil.words.say("coach-hello"))
        expect(page.locator(".names span").nth(1)).to_be_visible()
        assert sideways(page) <= 0, size
        laid = page.evaluate(LAID)
        assert laid.pop("own") > 1
        assert laid == {"crossed": 0, "outside": 0, "hidden": 0, "covered": False}, size
    expect(page.locator(".newcomer")).to_have_count(0)  # one speaks at a time


def test_before_a_costly_choice_there_is_a_warning_which_shows_what_is_better(visit: Visit) -> None:
    pupil = Pupil.sit(visit, costly("year"))
    page, answer = pupil.page, pupil.answer()
    before = pupil.entries()
    pupil.choice(pupil.costly(answer)).press("Enter")
    expect(page.locator(f"{COACH}.warns .cost")).to_have_text(
        re.compile(r"^Of 100 games played on from here, you would win about \d+ fewer \(between \d+ and \d+\)\.$")
    )
    expect(pupil.button("coach-show")).to_be_focused()
    assert pupil.entries() == before
    assert serious_faults(page, within=COACH) == []
    pupil.button("coach-show").click()
    better = page.locator(f"{COACH} ul button")
    expect(better).to_have_count(len(answer["better"]))
    expect(better.first).to_be_focused()
    assert serious_faults(page, within=COACH) == []
    better.first.click()
    pupil.goes_on(before)
    expect(page.locator(f"{COACH}.warns")).to_have_count(0)


def test_one_button_ends_it_and_the_menu_begins_it_again_and_one_is_warned_once_a_month(visit: Visit) -> None:
    pupil = Pupil.sit(visit, costly("year"))
    page, answer = pupil.page, pupil.answer()
    pupil.button("coach-end").click()
    expect(page.locator(COACH)).to_have_count(0)
    page.reload()
    page.wait_for_selector("main button[data-move]")
    expect(page.locator(COACH)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="With a coach").check(force=True)
    page.keyboard.press("Escape")
    again = pupil.answer()
    assert (again["at"], again["part"]) == (answer["at"], answer["part"])  # how long it looks depends on the machine
    bad, before = pupil.costly(again), pupil.entries()
    pupil.choice(bad).press("Enter")
    expect(page.locator(f"{COACH}.warns")).to_be_visible()
    expect(pupil.button("coach-show")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(COACH)).to_have_count(0)
    expect(pupil.choice(bad)).to_be_focused()
    pupil.choice(bad).press("Enter")  # it was said once
    pupil.goes_on(before)
    expect(page.locator(f"{COACH}.warns")).to_have_count(0)


def _late(month: int, asked: str) -> Place:
    """A place of the seat that comes last in a month."""
    return place(
        "year", lambda view, _: (view["month"], view["asked"], view["order"][-1]) == (month, asked, view["to_move"])
    )


@pytest.mark.extra
def test_after_a_month_it_is_said_what_mattered(visit: Visit) -> None:
    pupil = Pupil.sit(visit, _late(1, "recruit"))
    page = pupil.page
    while pupil.answer()["mattered"] is None:
        assert pupil.answers[-1]["part"] == 1
        pupil.choose_the_first()
    expect(page.locator(f"{COACH} .said")).to_contain_text(".")
    expect(page.locator(f"{COACH}.warns")).to_have_count(0)
    assert pupil.answers[-1]["part"] == 2
    assert serious_faults(page, within=COACH) == []
    pupil.button("coach-close").click()
    expect(page.locator(COACH)).to_have_count(0)


def test_after_the_last_month_it_is_said_on_the_result(visit: Visit) -> None:
    pupil = Pupil.sit(visit, _late(12, "action"))
    page = pupil.page
    while (answer := pupil.answer())["part"] <= 12:
        pupil.choose_the_first()
    assert (answer["part"], answer["costly"], answer["better"]) == (13, [], [])
    said = page.locator(".result .coached")
    expect(said).to_contain_text("court")
    assert serious_faults(page, within=".result") == []
    page.reload()
    expect(said).to_contain_text("court")


@pytest.mark.extra
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_on_a_phone_in_every_language(visit: Visit, language: str) -> None:
    pupil = Pupil.sit(visit, costly("year"), language, viewport=PHONE, has_touch=True)
    page = pupil.page
    expect(page.locator(COACH)).to_contain_text(pupil.words.say("coach-hello"))
    bad, before = pupil.costly(pupil.answer()), pupil.entries()
    assert sideways(page) <= 0
    pupil.choice(bad).press("Enter")
    expect(pupil.button("coach-show")).to_be_visible()
    assert language != "en" or serious_faults(page, within=COACH) == []
    assert sideways(page) <= 0
    pupil.button("coach-show").tap()
    expect(page.locator(f"{COACH} ul button").first).to_be_visible()
    page.locator(f"{COACH} ul button").first.tap()
    if page.locator(".confirm").count():  # the first tap of a finger only shows
        page.locator(".confirm button.legal").tap()
    pupil.goes_on(before)


# A choice waits for the coach as long as it takes, and not only for the moment (`MOMENT`) that people have to wait.
PATIENT = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (then, after, ...more) => (after === 8000 ? 0 : later(then, after, ...more));
})()"""


@pytest.mark.extra
def test_a_choice_waits_for_a_coach_who_is_late_and_who_wants_to_may_all_the_same(visit: Visit) -> None:
    held, late, bad = list[Any](), [True], worst("year")

    def hold(page: Any) -> None:
        page.add_init_script(PATIENT)
        page.route("**/coach", lambda route: held.append(route) if late[0] else route.continue_())

    pupil = Pupil.sit(visit, costly("year"), first=hold)
    page = pupil.page
    page.wait_for_selector(CHOICES)
    before = pupil.entries()
    pupil.choice(bad).press("Enter")
    expect(page.locator(COACH)).to_contain_text(pupil.words.say("coach-thinks"))
    assert serious_faults(page, within=COACH) == []
    late[0] = False
    for route in held:
        with suppress(Error):  # a page that has waited too long asks again
            route.continue_()
    expect(page.locator(f"{COACH}.warns")).to_be_visible()
    assert pupil.entries() == before
    pupil.button("coach-let").press("Enter")
    pupil.goes_on(before)
    expect(page.locator("[role=log]")).to_contain_text("You")


def never(page: Any) -> None:
    """Leave somebody without an answer."""
    page.add_init_script(PATIENT)
    page.route("**/coach", lambda _: None)


@pytest.mark.extra
def test_who_does_not_want_to_wait_for_the_coach_goes_on(visit: Visit) -> None:
    pupil = Pupil.sit(visit, costly("year"), first=never)
    page = pupil.page
    page.wait_for_selector(CHOICES)
    before = pupil.entries()
    page.locator(CHOICES).first.press("Enter")
    pupil.button("coach-hurry").press("Enter")
    pupil.goes_on(before)


def test_at_a_table_for_the_ratings_there_is_none_to_ask_for(visit: Visit) -> None:
    page = visit(lambda page: new_table(page, "year", 1, hints=False), kept=FIRST)
    page.wait_for_selector("main [data-move]")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("switch", name="Sound")).to_be_visible()
    expect(page.get_by_role("switch", name="With a coach")).to_have_count(0)
