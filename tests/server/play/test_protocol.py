"""docs/protocol.md: complete, and its example is a conversation that takes place."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.inspect import type_info

from drachenhof.i18n import LANGUAGES, Words
from drachenhof.server.app import app  # noqa: F401 (its routes are in the list then)
from drachenhof.server.app.routes import ROUTES
from drachenhof.server.app.sockets import MISUSES
from drachenhof.server.challenges.daily import messages as daily
from drachenhof.server.challenges.duels import messages as duels
from drachenhof.server.challenges.tournaments import messages as tournaments
from drachenhof.server.learn import messages as lessons
from drachenhof.server.play.api import WAIT_SECONDS
from drachenhof.server.players import messages as player_stats
from drachenhof.server.reviews import messages as reviews
from drachenhof.tables import messages, resources
from drachenhof.tables import resources as replays
from drachenhof.tables.messages import ANSWERS, COMMANDS, REACTIONS, Answer, Command
from drachenhof.tables.rating_rules import REASONS
from drachenhof.tables.refusal import CODES
from drachenhof.tables.state import KINDS
from drachenhof.tables.table_views import Create
from tests.server.play.seat import Line
from tests.server.play.server import Person, Server

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
STATUSES = ("open", "fixing", "playing", "over", "cancelled", "broken")
STRUCTURES = [
    kind
    for kind in {
        **vars(messages),
        **vars(resources),
        **vars(replays),
        **vars(reviews),
        **vars(lessons),
        **vars(daily),
        **vars(duels),
        **vars(player_stats),
        **vars(tournaments),
    }.values()
    if isinstance(kind, type)
    and issubclass(kind, msgspec.Struct)
    and kind not in (msgspec.Struct, Command, Answer, *COMMANDS, *ANSWERS)
]


def section(title: str) -> str:
    """A section of the page, without those after it."""
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows(title: str) -> dict[str, str]:
    """The rows of a section's tables by what stands first in them."""
    found = re.findall(r"^\| `([^`]+)` \|(.*)$", section(title), re.MULTILINE)
    return dict(found)


def fields_missing(kind: type[msgspec.Struct], row: str) -> list[str]:
    return [field for field in kind.__struct_encode_fields__ if f"`{field}`" not in row]


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_every_command_is_documented(kind: type[Command]) -> None:
    assert set(fields_missing(kind, rows("Commands")[kind.__name__.lower()])) <= {"id"}


@pytest.mark.parametrize("kind", ANSWERS, ids=lambda kind: kind.__name__)
def test_every_answer_is_documented(kind: type[Answer]) -> None:
    assert fields_missing(kind, rows("Answers")[kind.__name__.lower()]) == []


@pytest.mark.parametrize("kind", STRUCTURES, ids=lambda kind: kind.__name__)
def test_every_structure_is_documented(kind: type[msgspec.Struct]) -> None:
    row = dict(re.findall(r"^- `(\w+)`: (.*)$", section("Structures"), re.MULTILINE))[kind.__name__]
    elsewhere = section("The log") if "(#the-log)" in row else ""
    assert fields_missing(kind, row + elsewhere) == []


def test_nothing_is_documented_that_is_not_there() -> None:
    assert rows("Commands").keys() == {kind.__name__.lower() for kind in COMMANDS} | {"type"}
    assert rows("Answers").keys() == {kind.__name__.lower() for kind in ANSWERS} | {"type"}
    assert rows("The log").keys() == {*KINDS, "kind"}
    assert set(re.findall(r"^- `([a-z-]+)` \(\d+\): ", section("Errors"), re.MULTILINE)) == {*CODES}
    assert rows("Tables").keys() == {*STATUSES, *REASONS, "unrated"}


def test_why_a_game_does_not_count_is_documented() -> None:
    assert rows("Tables").keys() >= set(REASONS)


def test_ranges_and_sizes_are_documented() -> None:
    said = section("Requests")
    for number in (messages.MAX_MESSAGE, messages.MAX_RECORD, messages.MAX_RECORD + 2_000):
        assert f"{number:,}" in said
    for number in (messages.MAX_NAME, messages.MAX_CHAT, messages.MAX_REQUEST, MISUSES, WAIT_SECONDS):
        assert re.search(rf"\b{number}\b", said), number
    created = {route.path for route in ROUTES if route.status == 201}
    assert {path for path in created if f"`{path}`" not in said and f"POST {path}`" not in said} == set()


def test_every_pace_and_every_kind_of_seat_is_documented_as_it_is_sent() -> None:
    """With its `kind`, without which it is refused, and with the seconds that are allowed and usual."""
    said, asked = rows("Requests"), {field.name: field.type for field in type_info(Create).fields}  # type: ignore[attr-defined]
    paces, seats = asked["pace"].types, asked["seats"].item_type.types
    for pace in paces:
        (grace,) = pace.fields
        sent = f'{{"kind": "{pace.tag}", "grace": {grace.type.ge} … {grace.type.le}}}'
        assert f"`{sent}` ({grace.default})" in said["pace"]
    assert [pace.tag for pace in paces] == re.findall(r'"kind": "([^"]+)"', said["pace"])
    assert {seat.tag for seat in seats} | {"kind"} == set(re.findall(r"`(\w+)`", said["seats"]))


def test_every_address_is_documented() -> None:
    """Those of commands are the names of the commands."""
    commands = {f"/api/tables/{{table}}/{kind.__name__.lower()}" for kind in COMMANDS}
    routes = {f"{route.method} {route.path}" for route in ROUTES if route.path not in commands}
    documented = re.findall(r"`((?:GET|POST|PUT|DELETE) /[^`?]+)`", section("Addresses"))
    assert set(documented) - {"POST /api/tables/{table}/TYPE"} == routes


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_server_says_has_words(language: str) -> None:
    words = Words(language)
    for code in CODES:
        assert words.say(f"refused-{code}")
    for reaction in REACTIONS:
        assert words.say(f"reaction-{reaction}")
    for status in STATUSES:
        assert words.say(f"status-{status}")
    for stop in ("begin", "other", "chance"):
        assert words.say(f"undo-stop-{stop}")


WHO = {"who": "Ada", "you": "no"}
TOLD: dict[str, dict[str, Any]] = {
    "open": {},
    "sit": WHO,
    "rise": WHO,
    "change-bot": {"seat": 2, "bot": "greedy"},
    "change-open": {"seat": 2},
    "commit": WHO,
    "fix": {},
    "reveal": WHO,
    "begin": {},
    "begin-without": {"seats": "Ada"},
    "begin-given": {"moves": 57},
    "undo": WHO,
    "hold-left": {**WHO, "bot": "prince"},
    "hold-away": {**WHO, "bot": "prince"},
    "hold-resigned": {**WHO, "bot": "prince"},
    "back": WHO,
    "resign": WHO,
    "asks": WHO,
    "declines-declined": WHO,
    "declines-withdrawn": WHO,
    "say": {"who": "Ada", "text": "Hello"},
    "over-end": {},
    "over-resigned": {},
    "cancel-host": {},
    "cancel-agreed": {},
    "cancel-abandoned": {},
    "cancel-too-long": {},
    "cancel-rules": {},
    "rematch": {},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_entry_besides_moves_has_words(language: str) -> None:
    words = Words(language)
    assert {name.partition("-")[0] for name in TOLD} == {*KINDS} - {"move", "chance"}
    said = [words.say(f"log-{name}", **given) for name, given in TOLD.items()]
    said += [words.say(f"log-{name}", **{**given, "you": "yes"}) for name, given in TOLD.items() if "you" in given]
    assert len(set(said)) == len(said)


# The example


def parts(line: str) -> Any:
    """What a line says: an object in which `…` stands for more."""
    return json.loads(re.sub(r",? ?…", "", line))


def holds(said: Any, wanted: Any) -> bool:
    """Whether all that is wanted is in what was said."""
    if isinstance(wanted, dict):
        return all(key in said and holds(said[key], value) for key, value in wanted.items())
    return bool(said == wanted)


class Conversation:
    """The example, carried out."""

    def __init__(self, server: Server) -> None:
        self.server, self.ada = server, Person(server, None)
        self.line: Line | None = None
        self.table, self.answer = "", dict[str, Any]()

    def say(self, line: str) -> None:
        if line == "SOCKET":
            self.line = self.ada.at(self.table)
            self.answer = {"type": "update", "you": self.line.you, "eyes": self.line.eyes, "host": self.line.host}
        elif line.startswith("POST"):
            _, path, body = line.split(" ", 2)
            answer = self.ada.http.post(path, json=json.loads(body))
            self.answer = {"status": answer.status_code, **answer.json()}
            self.table = self.answer.get("table", "")
        else:
            self._command(line)

    def _command(self, line: str) -> None:
        assert self.line is not None
        if "CHOICE" in line and '"id": "3"' in line and not self.answer.get("number"):
            self.line.my_turn()
            self.move, self.at = json.dumps(self.line.choices[0]), str(self.line.at)
        elif "AT" in line and "CHOICE" not in line:
            self.line.my_turn()
            self.at = str(self.line.at)
        said = json.loads(line.replace("CHOICE", getattr(self, "move", "")).replace("AT", getattr(self, "at", "")))
        self.answer = self.line.ask(said.pop("type"), **said)

    def hear(self, line: str) -> None:
        if line.startswith("{"):
            wanted = parts(line)
        else:
            status, _, body = line.partition(" ")
            wanted = {"status": int(status), **parts(body)}
        assert holds(self.answer, wanted), (self.answer, wanted)


def test_the_example_takes_place(server: Server) -> None:
    example = section("An example").partition("```\n")[2].partition("```")[0].splitlines()
    talk = Conversation(server)
    for line in example:
        {"→": talk.say, "←": talk.hear}[line[0]](line[2:])
    assert len(example) == 16
