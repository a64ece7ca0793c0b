"""Photographs of what there is beside tables: lessons, drills, games of the day, duels, the explorer, looking back."""

from typing import Any

from camera import Camera
from pictured_tables import Guest, Table
from playwright.sync_api import Page

from drachenhof.games import games
from drachenhof.learn.drills import drills
from drachenhof.learn.lessons import lessons
from drachenhof.server.app.service import Service

LATER = 4  # cues


def beside_tables(camera: Camera, service: Service, ada: Guest, lan: Guest) -> None:
    """One state or two of each."""
    for game in games:
        camera.shoot(f"{game}-learn", f"/learn/{game}", ada)
        camera.shoot(f"{game}-lesson", f"/learn/{game}/{lessons(game)[0].name}", ada, _board)
        camera.shoot(f"{game}-lesson-later", f"/learn/{game}/{lessons(game)[0].name}", ada, _later)
        camera.shoot(f"{game}-drills", f"/learn/{game}/drills", ada)
        camera.shoot(f"{game}-drill", f"/learn/{game}/drills/{drills(game)[0].id}", ada, _board)
        camera.shoot(f"{game}-explore", f"/explore/{game}", ada)
        camera.shoot(f"{game}-daily", f"/daily/{game}", ada)
        if camera.sights(f"{game}-review") or camera.sights(f"{game}-duel") or camera.sights("doing"):
            _looking_back(camera, service, game, ada, lan)
    camera.shoot("doing", "/doing", ada)
    camera.shoot("duels", "/duel", ada)
    camera.shoot("mistakes", "/mistakes", ada)
    if camera.sights("tournament"):
        _tournament(camera, service, ada, lan)
    camera.shoot("tournaments", "/tournament", ada)


def _looking_back(camera: Camera, service: Service, game: str, ada: Guest, lan: Guest) -> None:
    """A game of the day to its end and its table; a game that is reviewed, and that somebody else tries to beat."""
    daily = Table.begun(service, game, ada, ada.ask(f"/api/daily/{game}"))
    daily.play(lambda _view: False)
    camera.shoot(f"{game}-daily-over", f"/daily/{game}", ada)
    played = Table(service, game, ada, [ada, "greedy", "greedy"])
    played.play(lambda _view: False, "novice")
    if camera.sights(f"{game}-review"):
        moments = _reviewed(ada, played)["moments"]
        camera.shoot(f"{game}-review", played.path, ada, _review)
        for moment in moments[:1]:
            place = f"/r/{played.id}/moment?seat=0&number={moment['number']}"
            camera.shoot(f"{game}-review-moment", place, ada, _board)
    duel = ada.ask("/api/duels", of={"kind": "table", "table": played.id})["duel"]
    camera.shoot(f"{game}-duel", f"/duel/{duel}", lan)
    Table.begun(service, game, lan, lan.ask(f"/api/duels/{duel}")).play(lambda _view: False)
    camera.shoot(f"{game}-duel-over", f"/duel/{duel}", lan)


def _tournament(camera: Camera, service: Service, ada: Guest, lan: Guest) -> None:
    """One that begins, and its table when it is over."""
    game = next(iter(games))
    name = ada.ask("/api/tournaments", game=game, deals=2, bot="greedy", players=2)["tournament"]
    place = f"/api/tournaments/{name}"
    camera.shoot("tournament", f"/tournament/{name}", lan)
    for guest in (ada, lan):
        for deal in (1, 2):
            Table.begun(service, game, guest, guest.ask(f"{place}/deals/{deal}")).play(lambda _view: False)
    ada.ask(place, act="close")
    camera.shoot("tournament-over", f"/tournament/{name}", ada)


def _reviewed(guest: Guest, table: Table) -> dict[str, Any]:
    """The review of the first seat, as sharp as it will be."""
    found: dict[str, Any] = {"stage": "waiting"}
    while found["stage"] != "sharp":
        asked = {"seat": 0, "seen": found["stage"]}
        found = guest.line.get(f"/api/tables/{table.id}/review", params=asked).raise_for_status().json()
    review: dict[str, Any] = found["review"]
    return review


def _later(page: Page) -> None:
    """Some cues on, where something has to be chosen."""
    _board(page)
    for _ in range(LATER):
        page.wait_for_selector(".coach .small", state="attached")
        on = page.locator(".coach .acts button.urgent")
        (on if on.count() else page.locator(".coach .small button").last).click()
        page.wait_for_timeout(300)
    page.wait_for_selector(".board button.legal")


def _board(page: Page) -> None:
    page.wait_for_selector(".board")


def _review(page: Page) -> None:
    page.wait_for_selector(".review .moments")
    page.locator(".review").scroll_into_view_if_needed()
