"""Commands: who asks, on which fork of a table, and what is allowed. Each other module here has some commands."""

from dataclasses import dataclass
from typing import Any

from drachenhof.tables.messages import Command
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.table import Table

ENTRIES_BEFORE_GAME, ENTRIES = 1_000, 20_000  # entries of a table; beyond them only commands that end it are accepted
ASIDES = ENTRIES // 2  # entries during the game that are not moves, so that they never displace moves
COMING_AND_GOING = ("hold", "back", "say")
ENDING = ("cancel", "resign", "rise", "asks")


@dataclass(frozen=True)
class Caller:
    """The person who sends a request."""

    person: str
    name: str
    program: bool = False


@dataclass
class CommandContext:
    """A command of `caller` at `table`."""

    table: Table
    caller: Caller
    now: int
    links: dict[int, str]  # digests of the seats' links

    def add(self, kind: str, command: Command | None = None, seat: int | None = None, **body: Any) -> None:
        """Add an entry of the caller. Pass `command` with the first entry only: it stores the id."""
        if self.table.status == "open":
            full = self.table.last >= ENTRIES_BEFORE_GAME
        else:
            full = self.table.last + len(self.table.given or ()) >= ENTRIES
        if full and kind not in ENDING:
            raise Refusal("log-full")
        if self.table.asides >= ASIDES and kind in COMING_AND_GOING:
            raise Refusal("log-full")
        request = command.id if command is not None else None
        self.table.add(kind, self.now, seat=seat, person=self.caller.person, request=request, **body)

    def add_for(self, kind: str, command: Command, seats: list[int], **body: Any) -> None:
        """Add the same entry for several seats of the caller."""
        for place, seat in enumerate(seats):
            self.add(kind, command if place == 0 else None, seat, **body)

    @property
    def seats(self) -> list[int]:
        """The caller's seats. Raises `Refusal` if there are none."""
        own = self.table.seats_of(self.caller.person)
        if not own:
            raise Refusal("not-seated")
        return own

    @property
    def own_play(self) -> list[int]:
        """The caller's seats in a running game. Raises `Refusal`, also if a bot holds one."""
        own = self.seats
        self.must_be("playing")
        if any(self.table.seats[seat].holder is not None for seat in own):
            raise Refusal("held")
        return own

    def must_be(self, *statuses: str) -> None:
        if self.table.status == "broken":
            raise Refusal("broken")
        if self.table.status not in statuses:
            raise Refusal("not-now", status=self.table.status)

    def must_host(self) -> None:
        if self.table.host != self.caller.person:
            raise Refusal("not-host")

    def must_be_at(self, at: int) -> None:
        """Raise `Refusal` if the command is about another position."""
        if at != self.table.at:
            raise Refusal("stale", at=self.table.at)
