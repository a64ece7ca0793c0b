"""A server for photographs: what it draws, it draws the same every time; and tables that are played as bots would."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import numpy as np

from drachenhof.bots import bring
from drachenhof.engine.game import OVER
from drachenhof.server.app.service import COOKIE_NAME, Service
from drachenhof.server.app.serving import Server, Serving, bound, server_of, service_of
from drachenhof.server.hosting import bots
from drachenhof.server.hosting.hub import Settings
from drachenhof.tables import keys, new_table

DAY = 1_767_312_000_000_000_000  # all pictures are of one day, in nanoseconds since 1970
PATIENCE = 180.0  # seconds, on a machine that has much else to do
View = dict[str, Any]


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, Service, Server]]:
    """A server of this process; whatever it draws, it draws the same every time."""
    numbers = count(1)
    vars(new_table).update(new_secret=lambda: f"{next(numbers):064x}", new_id=lambda: f"picture-{next(numbers):014d}")
    vars(bots).update(secrets=SimpleNamespace(randbits=lambda _bits: 7))
    begun = time.time_ns()
    keys.clock = lambda: DAY + time.time_ns() - begun
    service = service_of(Serving(Settings(limits=False), str(folder / "pictures.sqlite3")))
    server, listening = server_of(service), bound("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        _until(lambda: server.started)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", service, server
    finally:
        server.should_exit = True
        thread.join()


def _until(holds: Callable[[], bool]) -> None:
    late = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > late:
            raise TimeoutError("the server did not get there")
        time.sleep(0.01)


class Guest:
    """Somebody with a name."""

    def __init__(self, address: str, name: str) -> None:
        self.line = httpx.Client(base_url=address, timeout=PATIENCE)
        self.ask("/api/me", name=name)
        self.key = self.line.cookies[COOKIE_NAME]

    def ask(self, path: str, **body: Any) -> Any:
        return self.line.post(path, json=body).raise_for_status().json()


class Table:
    """A table, and whoever moves there: guests as a bot would, by the numbers of its game."""

    def __init__(self, service: Service, game: str, host: Guest, seats: list[Any], **options: Any) -> None:
        self.service, self.game = service, game
        self.guests = [seat if isinstance(seat, Guest) else None for seat in seats]
        wanted = [_wish(seat, host) for seat in seats]
        asked = {"game": game, "seats": wanted, "options": options, "hints": True, "public": True}
        made = host.ask("/api/tables", **asked)
        self.id, self.links = str(made["table"]), made["links"]
        for seat, guest in enumerate(self.guests):
            if guest is not None and guest is not host:
                guest.ask(f"/api/tables/{self.id}/sit", type="sit", id="sit", link=self.links[str(seat)])

    @classmethod
    def begun(cls, service: Service, game: str, guest: Guest, made: dict[str, Any]) -> "Table":
        """A table at which a guest sits alone among bots: a try at the game of a day, or at a duel."""
        table = cls.__new__(cls)
        table.service, table.game, table.id, table.links = service, game, str(made["table"]), {}
        seats = len(service.hub.rooms[table.id].table.seats)
        table.guests = [guest if seat in made["seats"] else None for seat in range(seats)]
        return table

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    def play(self, wanted: Callable[[View], bool], decider: str = "greedy") -> View | None:
        """Play on until a guest sees what is wanted; None: until the end."""
        while True:
            seat, view = self._asked()
            if seat == OVER:
                return None
            if wanted(view):
                return view
            self.move(seat, decider)

    def _asked(self) -> tuple[int, View]:
        """Who of the guests is asked, when nobody else thinks any more."""
        _until(lambda: self._play() is not None and self._waits())
        play = self._play()
        seat = play.to_move
        return seat, play.game.view(play.game.knowledge(play.state, max(seat, 0)))

    def _play(self) -> Any:
        return self.service.hub.rooms[self.id].table.play

    def _waits(self) -> bool:
        mover = self._play().to_move
        return mover == OVER or (mover >= 0 and self.guests[mover] is not None)

    def moments(self, whole: Callable[[dict[str, Any]], str | None]) -> dict[str, str]:
        """Where a replay stops at each kind of moment: at that which concerned most of those who play.

        `whole` names the moment that an entry as a whole is, if it is one.
        """
        kept: dict[str, tuple[int, str]] = {}
        for at, entry in enumerate(self._told(), start=1):
            name = whole(entry)
            told = [] if name is None else [(name, 0, str(at))]
            story = iter(entry.get("story") or [])
            for part, moment in enumerate(entry.get("moments") or []):
                concerned = {seat for _ in range(moment["said"]) for seat in next(story)["seats"]}
                if moment.get("view") and moment["name"] != "move":
                    told.append((moment["name"], len(concerned), f"{at}.{part}"))
            for name, many, place in told:
                if many >= kept.get(name, (0, ""))[0]:
                    kept[name] = many, place
        return {name: place for name, (_, place) in kept.items()}

    def _told(self) -> Iterator[dict[str, Any]]:
        """All moves of a game that is over, with their stories."""
        line, after = next(guest for guest in self.guests if guest).line, 0
        while steps := line.get(f"/api/tables/{self.id}/steps?after={after}").raise_for_status().json()["steps"]:
            yield from (step["entry"] for step in steps)
            after += len(steps)

    def move(self, seat: int, decider: str) -> None:
        """A guest's move, as a bot would make it."""
        play, guest = self._play(), self.guests[seat]
        assert guest is not None
        known, bot = play.game.knowledge(play.state, seat), bring(self.game, decider)
        move = bot.decide(known, bot.budget, np.random.default_rng(len(play.moves)), None).move
        last, text = int(play.numbers[-1]), play.game.to_text(known, move)
        guest.ask(f"/api/tables/{self.id}/move", type="move", id=f"move-{last}", at=last, move=text)


def _wish(seat: Any, host: Guest) -> dict[str, Any]:
    if seat is host or seat == "here":
        return {"kind": "person", **({"name": "Mei"} if seat == "here" else {})}
    return {"kind": "bot", "bot": seat} if isinstance(seat, str) and seat != "open" else {"kind": "open"}
