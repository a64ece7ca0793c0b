"""A table at which any position is shown: the server's own words, with another position in them."""

import json
from typing import Any

from tests.web.conftest import Visit
from tests.web.hoard_positions import FILE

SEATS = {"hoard": 6, "year": 5}
Pose = dict[str, Any]


def poses() -> list[Pose]:
    """The positions that the board of *Drachensachen* is tested with."""
    return [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


class PosedTable:
    """Somebody sits at a full table, of whom as many are left as the position has players."""

    def __init__(self, visit: Visit, pose: Pose, game: str = "hoard", **settings: Any) -> None:
        self.shown, self.told, self.greeted = pose, dict[str, Any](), False
        self.line: Any = None
        self.page = visit("/", **settings)
        self.page.request.post("/api/me", data={"name": "Ada"})
        seats = [{"kind": "person"}, *[{"kind": "bot", "bot": "greedy"}] * (SEATS[game] - 1)]
        made = self.page.request.post("/api/tables", data={"game": game, "seats": seats})
        self.page.route_web_socket("**/socket*", self._listen)
        self.page.goto(f"/t/{made.json()['table']}")
        self.page.wait_for_selector(".board")

    def pose(self, pose: Pose) -> None:
        """Show another position."""
        self.shown = pose
        self.line.send(json.dumps(self._posed(pose)))
        self._laid()

    def tell(self, entries: list[Pose], pose: Pose) -> None:
        """Something happens, and leads to a position."""
        self.shown = pose
        last = self.told["last"]
        numbered = [{"at": 0, **entry, "number": last + at} for at, entry in enumerate(entries, start=1)]
        self.told = {**self.told, "last": last + len(entries)}
        self.line.send(json.dumps({**self._posed(pose), "entries": numbered}))

    def size(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function("width => innerWidth === width", arg=width)
        self._laid()

    def _laid(self) -> None:
        """Until everything is drawn as it is measured: a few frames."""
        self.page.evaluate("async () => { for (let at = 0; at < 4; at += 1) await new Promise(requestAnimationFrame) }")

    def _listen(self, line: Any) -> None:
        self.line, self.greeted = line, False
        server = line.connect_to_server()
        server.on_message(lambda said: self._hear(json.loads(said)))

    def _hear(self, said: dict[str, Any]) -> None:
        """Of what the server says only the first of each connection is heard: a page that waits long connects anew."""
        if said["type"] == "update" and not self.greeted and said.get("position"):
            self.told, self.greeted = self.told or said, True
            self.line.send(json.dumps(self._posed(self.shown)))

    def _posed(self, pose: Pose) -> dict[str, Any]:
        told, eyes = self.told, pose["eyes"]
        shown = {key: pose[key] for key in ("view", "question", "demand", "choices")}
        position = {**told["position"], **shown, "at": told["last"], "to_move": pose["view"]["to_move"]}
        seats = told["table"]["seats"][: pose["view"]["players"]]
        you = [] if eyes is None else [eyes]
        return {**told, "table": {**told["table"], "seats": seats}, "position": position, "you": you, "eyes": eyes}
