"""Games of which the server has a review, for what the page makes of it."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

import httpx
import msgspec
from msgspec.structs import replace
from playwright.sync_api import Error, Locator

from drachenhof.server.reviews.messages import SeatReviewed
from drachenhof.server.reviews.views import ReviewForm, message_of
from tests.web.conftest import Visit
from tests.web.playing import new_game

CARD = ".review .moments article"
STEPS = 150
ASKED = "What would be better? Choose on the board."
PRACTISED = "**/r/*/moment?*&practise=*"
Change = Callable[[dict[str, Any]], dict[str, Any]]


@cache
def reviewed(client: httpx.Client, game: str, seat: int = 0) -> dict[str, Any]:
    """The review of a game of two, who play at random and for what is next, when it is as sharp as it will be.

    Now and then nothing in such a game can be called a mistake; then it is another one.
    """
    for _ in range(6):
        table, stage = new_game(client, game, bots=1), "waiting"
        while stage != "sharp":
            answer = client.get(f"/api/tables/{table}/review", params={"seat": seat, "seen": stage})
            found: dict[str, Any] = answer.raise_for_status().json()
            stage = found["stage"]
        if found["review"]["moments"]:
            return found
    raise AssertionError("in six games nothing was a mistake")


def worst(found: dict[str, Any]) -> dict[str, Any]:
    """The moment that cost most."""
    review = found["review"]
    return next(one for one in review["moments"] if one["number"] == review["costliest"][0])


def address(found: dict[str, Any], moment: dict[str, Any]) -> str:
    return f"/r/{found['table']}/moment?seat={moment['seat']}&number={moment['number']}"


def with_reviews(visit: Visit) -> Visit:
    """Visits of people who have not switched reviews off."""

    def open_page(path: Any = "/", *, kept: dict[str, str | None] | None = None, **settings: Any) -> Any:
        return visit(path, kept={"review": "on", **(kept or {})}, **settings)

    return open_page


class Retold:
    """What a page hears of a review: the server's own words, changed; what is changed can change while one looks."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.path, self.asked = f"/t/{found['table']}", list[str]()
        self._found, self._told = found, found
        self._page: Any = None

    def __call__(self, page: Any) -> str:
        """Listen to a page, which then goes to the result."""
        self._page = page
        page.route("**/review?*", self._answer)
        return self.path

    def tell(self, change: Change) -> None:
        """Another seat is chosen, and then the first one again, for which the page asks anew."""
        self._told = _with_phrases(change(self._found))
        for seat in ("1", "0"):
            self._page.locator(".review header select").select_option(seat)

    def fail(self) -> None:
        self.tell(lambda _: {})

    def mend(self) -> None:
        self._told = self._found

    def _answer(self, asked: Any) -> None:
        self.asked.append(asked.request.url)
        with suppress(Error):  # who asked has gone meanwhile
            if self._told:
                asked.fulfill(json=self._told)
            else:
                asked.fulfill(status=500, json={"type": "refused", "code": "fault"})


def _with_phrases(told: dict[str, Any]) -> dict[str, Any]:
    """A changed answer with the phrases that the server would send for it."""
    if not told or told["review"] is None:
        return told
    review = msgspec.convert(told["review"], SeatReviewed)
    form = ReviewForm(told["stage"] == "sharp", review, [])
    sent = message_of(form, "year", 2)
    return {**told, "review": msgspec.to_builtins(replace(sent, like=review.like))}


def tab_to(page: Any, wanted: Locator) -> None:
    """Go on from where one is, key by key, until something has the focus, and can be seen to have it."""
    wanted.wait_for()
    for _ in range(STEPS):
        page.keyboard.press("Tab")
        if wanted.evaluate("it => it === document.activeElement"):
            assert wanted.evaluate("it => it.matches(':focus-visible')")
            return
    raise AssertionError(f"the keyboard does not lead to {wanted}")


def press(page: Any, wanted: Locator, key: str = "Enter") -> None:
    tab_to(page, wanted)
    page.keyboard.press(key)
