"""Every lesson on the page: some by keyboard on a desktop, the others on a phone in German.

`make test-extras` has all of them on both, and every wrong choice. Whole lessons are chosen from the list, by key, and
single steps at the board. That every wrong choice has its words in all languages is tested with the lessons.
"""

from typing import Any

import pytest
from playwright.sync_api import expect

from drachenhof.games import games
from drachenhof.i18n import Words
from drachenhof.learn.lessons import Lesson, lessons, slug
from tests.budget import extra
from tests.web.at_table import serious_faults, sideways
from tests.web.conftest import PHONE, Visit

ALL = [one for game in games for one in lessons(game)]
COACH = "section.coach"
LIT = ".place button.legal:not([data-unlit])"
ONE_PRESS = ("play", "open", "flip", "draw", "take", "set")
"""How moves of hoard begin that are one press: nothing else is lit where one is wanted."""
CHOSEN = "main ul > li > button[data-move='{}']"


def at(page: Any, place: int) -> None:
    """The coach has come to a cue, and all that led there is told."""
    page.wait_for_function(
        "place => document.querySelectorAll('.steps li')[place]?.matches('.now')", arg=place, polling=50
    )
    expect(page.locator(f"{COACH} .story")).to_have_count(0)


def learn(page: Any, learnt: Lesson, words: Words, press: Any, *, astray: int) -> None:
    """Do what the coach asks for, from the first cue to the last; answer wrongly, and try what is not wanted.

    `astray` says how many choices that are not wanted are tried at each cue.
    """
    for place, cue in enumerate(learnt.cues):
        at(page, place)
        spoken(page, learnt, place, words)
        if astray:
            refused(page, learnt, place, words, press, astray)
        answered(page, learnt, place, words, press)
        if cue.wanted is not None:
            press(page.locator(CHOSEN.format(cue.wanted)))
        elif cue.answers:
            press(page.locator(f"{COACH} .answers button").nth(cue.answers.index(str(cue.right))))
        elif place < len(learnt.cues) - 1:
            press(page.locator(f"{COACH} button.urgent"))


def refused(page: Any, learnt: Lesson, place: int, words: Words, press: Any, most: int) -> None:
    """What else can be chosen gets its own kind words, and one is still there."""
    cue = learnt.cues[place]
    for move in list(cue.others)[:most]:
        press(page.locator(CHOSEN.format(move)))
        said = words.say(f"{learnt.words}-{cue.name}.other-{slug(move)}")
        expect(page.locator(f"{COACH} .reply")).to_have_text(said)
    stays(page, place)


def answered(page: Any, learnt: Lesson, place: int, words: Words, press: Any) -> None:
    """And so does whatever else can be answered."""
    cue = learnt.cues[place]
    for number, answer in enumerate(cue.answers):
        if answer != cue.right:
            press(page.locator(f"{COACH} .answers button").nth(number))
            expect(page.locator(f"{COACH} .reply")).to_have_text(words.say(f"{learnt.words}-{cue.name}.not-{answer}"))
            stays(page, place)


def stays(page: Any, place: int) -> None:
    assert page.locator(".steps li.now").evaluate("now => [...now.parentElement.children].indexOf(now)") == place


def tap(found: Any) -> None:
    """The coach's buttons with a finger; choices of the list by key, as two taps at one place are one."""
    if found.get_attribute("data-move") is None:
        found.tap()
    else:
        found.press("Enter")


def spoken(page: Any, learnt: Lesson, place: int, words: Words) -> None:
    """The coach says the words of the cue, and points at something."""
    cue = learnt.cues[place]
    expect(page.locator(f"{COACH} .said")).to_contain_text(words.say(f"{learnt.words}-{cue.name}"))
    if cue.point or cue.wanted:
        page.wait_for_function("document.querySelectorAll('.pointer .ring').length > 0", polling=50)
    if cue.wanted:
        assert page.locator(LIT).count() > 0
        if learnt.game == "hoard" and cue.wanted.startswith(ONE_PRESS):
            expect(page.locator(LIT)).to_have_count(1)
    assert sideways(page) <= 0


@pytest.mark.parametrize("chosen", [ALL[::4], *extra(ALL)])
def test_lessons_by_keyboard_on_a_desktop(visit: Visit, chosen: list[Lesson]) -> None:
    page, words = visit("/licences-of-nothing"), Words("en")
    every = len(chosen) == len(ALL)
    for learnt in chosen:
        page.goto(f"/learn/{learnt.game}/{learnt.name}")
        learn(page, learnt, words, lambda found: found.press("Enter"), astray=99 if every else 1)
    assert serious_faults(page) == []
    for game in games:
        page.goto(f"/learn/{game}")
        expect(page.locator("a .sign.done")).to_have_count(sum(one.game == game for one in chosen))
        assert serious_faults(page) == []


@pytest.mark.parametrize(("language", "chosen"), [("de", ALL[2::4]), *extra(("en", ALL), ("de", ALL), ("nl", ALL))])
def test_lessons_on_a_phone_in_every_language(visit: Visit, language: str, chosen: list[Lesson]) -> None:
    words = Words(language)
    page = visit("/licences-of-nothing", viewport=PHONE, has_touch=True, locale=language, kept={"confirm": "off"})
    for learnt in chosen:
        page.goto(f"/learn/{learnt.game}/{learnt.name}")
        learn(page, learnt, words, tap, astray=0)  # that there are words for it is tested with the lessons
    assert language != "de" or serious_faults(page) == []


def test_what_is_not_wanted_gets_a_kind_reason_and_the_lesson_goes_on(visit: Visit) -> None:
    page, words = visit("/learn/year/month", kept={"list": "off"}), Words("en")
    at(page, 0)
    page.locator(f"{COACH} button.urgent").click()
    at(page, 1)
    expect(page.locator(LIT)).to_have_count(1)
    expect(page.locator(LIT)).to_have_attribute("data-piece", "action build")
    page.locator("[data-piece='action research']").click()
    expect(page.locator(".reply")).to_have_text(words.say("lesson-year-month-build.other-research"))
    page.locator("[data-piece='action parade']").click()  # allowed, as in a game
    expect(page.locator(".reply")).to_have_text(words.say("lesson-year-month-build.other"))
    page.locator("[data-piece='action build']").click()
    at(page, 2)
    page.reload()
    at(page, 2)
    page.get_by_role("button", name="Back").click()
    at(page, 1)
    page.get_by_role("button", name="Do it for me").click()
    at(page, 2)


def test_a_press_on_what_is_no_choice_is_answered_by_the_coach_and_only_a_sign_opens_a_rule(visit: Visit) -> None:
    page, words = visit("/learn/hoard/pile", kept={"list": "off"}), Words("en")
    at(page, 0)
    page.locator(".place [data-anchor='draw'] button").click()
    expect(page.locator(f"{COACH} .not-now")).to_have_text(words.say("lesson-not-now"))
    expect(page.locator(f"{COACH} .said")).to_contain_text(words.say("lesson-hoard-pile-welcome"))
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".place .scroll .sign").click()
    expect(page.locator("dialog[open]")).to_have_count(1)


def test_after_a_wrong_pair_nobody_stays_chosen(visit: Visit) -> None:
    page, words = visit("/learn/year/ahead", kept={"list": "off"}), Words("en")
    for place in range(2):
        at(page, place)
        page.locator(f"{COACH} button.urgent").click()
    at(page, 2)
    for person in ("warrior", "monk"):
        page.locator(f"[data-piece='tile young {person}']").click()
    expect(page.locator(".reply")).to_have_text(words.say("lesson-year-ahead-draft.other"))
    for person in ("healer", "farmer"):
        page.locator(f"[data-piece='tile young {person}']").click()
    at(page, 3)


def test_the_card_of_privileges_leads_to_both(visit: Visit) -> None:
    page, words = visit("/learn/year/loss", kept={"list": "off", "names": None}), Words("en")
    at(page, 0)
    page.locator(f"{COACH} button.urgent").click()
    at(page, 1)
    card = page.locator("[data-spot='action privilege']")
    card.click()
    expect(page.locator("[data-piece='privilege small']")).to_be_focused()
    expect(page.get_by_text(words.say("year-privilege-lead")).first).to_be_visible()
    expect(page.locator(".names span", has_text="Privilege")).to_have_count(1)
    at(page, 1)


def test_the_door_leads_who_is_new_to_the_first_lesson_and_progress_goes_with_the_name(visit: Visit) -> None:
    page = visit("/")
    door = page.locator("section", has=page.locator("#door-hoard"))
    door.get_by_role("link", name="Learn it in five minutes").click()
    at(page, 0)
    page.locator(f"{COACH} button.urgent").click()
    at(page, 1)
    page.goto("/")
    expect(page.locator("#door-hoard")).to_be_visible()
    expect(door.locator("a.lesson-link")).to_have_text("Continue learning")
    door.locator("a.lesson-link").click()
    at(page, 1)
    page.goto("/")
    page.locator("input#name").fill("Ada")
    with page.expect_response("**/api/me/lessons"):
        door.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    mine = page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    assert mine["lessons"] == {"hoard/pile": {"at": 1, "done": False}}
    page.goto("/")
    expect(page.locator("section", has=page.locator("#door-year")).locator("a.lesson-link")).to_have_count(1)
    expect(door.locator("a.lesson-link")).to_have_count(0)
