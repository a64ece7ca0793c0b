"""Games of which the server has a review, for what the page makes of it."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

import httpx
from playwright.sync_api import Error

from tests.web.playing import new_game

CARD = ".review .moments article"


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


def told_otherwise(path: str, change: Change) -> Callable[[Any], str]:
    """An address for which the server's answers about a review are changed."""

    def answer(asked: Any) -> None:
        with suppress(Error):  # who asked has gone meanwhile
            asked.fulfill(json=change(asked.fetch().json()))

    def there(page: Any) -> str:
        page.route("**/review?*", answer)
        return path

    return there
