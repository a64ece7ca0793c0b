"""A table at which any position is shown: the server's own words, with another position in them."""

import json
from typing import Any

from tests.web.at_table import new_table
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
        self.page = visit(lambda page: self._begin(page, game), **settings)
        self.page.wait_for_selector(".board")

    def _begin(self, page: Any, game: str) -> str:
        page.route_web_socket("**/socket*", self._listen)
        return new_table(page, game, SEATS[game] - 1)

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
        self.page.evaluate("async () => { for (let at = 0; at < 8; at += 1) await new Promise(requestAnimationFrame) }")

    def _listen(self, line: Any) -> None:
        self.line, self.greeted = line, False
        server = line.connect_to_server()
        server.on_message(self._hear)

    def _hear(self, text: str) -> None:
        """Of what the server says of the table only the first is heard; that it is there has to be heard always.

        A page that does not hear it takes its line for lost after half a minute, says so, and connects anew.
        """
        said = json.loads(text)
        if said["type"] == "pong":
            self.line.send(text)
        elif said["type"] == "update" and not self.greeted and said.get("position"):
            self.told, self.greeted = self.told or said, True
            self.line.send(json.dumps(self._posed(self.shown)))

    def _posed(self, pose: Pose) -> dict[str, Any]:
        told, eyes = self.told, pose["eyes"]
        shown = {key: pose[key] for key in ("view", "question", "demand", "choices")}
        position = {**told["position"], **shown, "at": told["last"], "to_move": pose["view"]["to_move"]}
        seats = told["table"]["seats"][: pose["view"]["players"]]
        you = [] if eyes is None else [eyes]
        return {**told, "table": {**told["table"], "seats": seats}, "position": position, "you": you, "eyes": eyes}
