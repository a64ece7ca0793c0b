"""Somebody at a table, over a WebSocket or by plain HTTP: both say and hear the same."""

import itertools
import json
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.sync.client import connect

from drachenhof.server.app.service import COOKIE_NAME

PATIENCE = 60.0  # seconds: a machine may be busy
_ids = itertools.count(1)

Message = dict[str, Any]


class AtTable:
    """What one was told so far; every number comes once, and in order."""

    def __init__(self, seen: int | None) -> None:
        self.last = seen
        self.entries: list[Message] = []
        self.table: Message = {}
        self.position: Message | None = None
        self.you: list[int] = []
        self.eyes: int | None = None
        self.host = False
        self.kept: list[int] = []
        self.heard: list[str] = []  # the kinds of messages, in order

    # What one asks for

    def ask(self, kind: str, **said: Any) -> Message:
        """A command and its answer; with an id of its own unless one is given."""
        said.setdefault("id", f"request-{next(_ids)}")
        return self._ask(kind, said)

    def do(self, kind: str, **said: Any) -> Message:
        """A command that is accepted; what came of it has been seen too."""
        answer = self.ask(kind, **said)
        assert answer["type"] == "accepted", answer
        self.until(lambda: self.last >= answer["number"])
        return answer

    def refused(self, kind: str, code: str, **said: Any) -> Message:
        """A command that is refused with this code."""
        answer = self.ask(kind, **said)
        assert (answer["type"], answer.get("code")) == ("refused", code), answer
        return answer

    def move(self, choice: int | str = 0, **said: Any) -> Message:
        """One of the choices, by its number or its words."""
        self.my_turn()
        words = choice if isinstance(choice, str) else self.choices[choice % len(self.choices)]
        return self.do("move", at=self.at, move=words, **said)

    @property
    def at(self) -> int:
        assert self.position is not None
        return int(self.position["at"])

    @property
    def choices(self) -> list[str]:
        return [choice["move"] for choice in (self.position or {}).get("choices") or []]

    @property
    def status(self) -> str:
        return str(self.table["status"])

    @property
    def kinds(self) -> list[str]:
        return [entry["kind"] for entry in self.entries]

    def until(self, seen: Callable[[], Any]) -> "AtTable":
        """Listen until something is so."""
        began = time.monotonic()
        while not seen():
            assert time.monotonic() < began + PATIENCE, (self.last, self.status, self.position)
            self._listen()
        return self

    def my_turn(self) -> "AtTable":
        """Listen until one has to decide."""
        return self.until(lambda: self.choices)

    def until_kind(self, kind: str) -> Message:
        """Listen until an entry of a kind; the last of them."""
        self.until(lambda: kind in self.kinds)
        return next(entry for entry in reversed(self.entries) if entry["kind"] == kind)

    # What one is told

    def take(self, update: Message) -> None:
        """An update: what was missing, each entry once, in order."""
        for entry in update["entries"]:
            assert self.last is None or entry["number"] == self.last + 1, (self.last, entry)
            self.last = entry["number"]
            self.entries.append(entry)
        assert self.last in (None, update["last"]) or update.get("more"), (self.last, update["last"])
        self.last = update["last"]
        for name in ("table", "position", "you", "eyes", "host", "kept"):
            if name in update:
                setattr(self, name, update[name])

    def _ask(self, kind: str, said: Message) -> Message:
        raise NotImplementedError

    def _listen(self) -> None:
        raise NotImplementedError


class Line(AtTable):
    """Over a WebSocket."""

    def __init__(self, address: str, table: str, cookie: str | None, seen: int | None) -> None:
        super().__init__(seen)
        query = "" if seen is None else f"?seen={seen}"
        headers = {"Cookie": f"{COOKIE_NAME}={cookie}"} if cookie else {}
        self.presence: Message | None = None
        self._connection = connect(
            f"ws://{address}/api/tables/{table}/socket{query}",
            additional_headers=headers,
            open_timeout=PATIENCE,
            max_size=None,
            ping_interval=None,
        )
        self.socket = self._connection.__enter__()
        self.until(lambda: self.table)

    def send(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        """The next message, whatever it is."""
        message: Message = json.loads(self.socket.recv(PATIENCE))
        assert self.table or message["type"] != "refused", message["code"]
        self.heard.append(message["type"])
        if message["type"] == "update":
            self.take(message)
        elif message["type"] == "presence":
            self.presence = message
        return message

    def _ask(self, kind: str, said: Message) -> Message:
        self.send({"type": kind, **said})
        while True:
            message = self.hear()
            if message.get("id") == said["id"] or message.get("code") == "bad-message":
                return message

    def _listen(self) -> None:
        self.hear()

    def close(self) -> None:
        self._connection.__exit__(None, None, None)


class Calls(AtTable):
    """By plain HTTP."""

    def __init__(self, http: httpx.Client, table: str, seen: int | None) -> None:
        super().__init__(seen)
        self.http, self.path = http, f"/api/tables/{table}"
        self._look({} if seen is None else {"seen": seen})

    def _look(self, query: Message) -> None:
        answer = self.http.get(self.path, params=query)
        assert answer.status_code == 200, answer.text
        self.take(answer.json())

    def _ask(self, kind: str, said: Message) -> Message:
        answer: Message = self.http.post(f"{self.path}/{kind}", json=said).json()
        self.heard.append(answer["type"])
        return answer

    def _listen(self) -> None:
        self._look({"seen": self.last, "wait": 20})

    def close(self) -> None:
        pass


def play_out(seats: list[Any], most: int = 5000) -> None:
    """Play a game to its end, with varied choices; bots see to themselves."""
    for turn in range(most):
        if all(seat.status != "playing" for seat in seats):
            return
        for seat in seats:
            if seat.choices:
                seat.move(turn)
                break
        else:
            seats[turn % len(seats)]._listen()
        for seat in seats:
            seat.until(lambda seat=seat: seat.last >= max(other.last for other in seats))
    raise AssertionError("the game does not end")


def give_up_after(seat: Any, moves: int) -> Any:
    """A game that ends long before its last move: where it only has to be over, this takes a tenth of the time."""
    for turn in range(moves):
        seat.move(turn)
    seat.my_turn().do("resign")
    return seat
