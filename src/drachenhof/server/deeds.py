"""What people do at a table: each command, carried out on a fork of it; raises `Refusal`.

Nothing here waits or writes. What follows by itself (deals, the end) is added to
the log at once, with what led to it.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from drachenhof.fair import FairDeal
from drachenhof.game import CHANCE, IllegalMove
from drachenhof.server import messages
from drachenhof.server.keys import digest
from drachenhof.server.refusal import Refusal
from drachenhof.server.table import Table
from drachenhof.words.codes import Codes
from drachenhof.words.refusal import refusal as worded_refusal

HOLDER = "prince"  # the bot that plays for one who is away
REVEAL_SECONDS = 30
MAX_ENTRIES = 20_000  # of one table

_codes = Codes()


@dataclass(frozen=True)
class Caller:
    """Who asks."""

    person: str
    name: str


@dataclass
class Deed:
    """A command at a table, by somebody, now."""

    table: Table
    caller: Caller
    now: int
    links: dict[int, str]  # digests of the seats' links

    def add(self, kind: str, command: messages.Command | None = None, seat: int | None = None, **body: Any) -> None:
        """An entry of the caller's; the first of a command carries its id."""
        request = command.id if command is not None else None
        self.table.add(kind, self.now, seat=seat, person=self.caller.person, request=request, **body)

    @property
    def seats(self) -> list[int]:
        """The caller's seats; raises `Refusal` if he has none."""
        own = self.table.seats_of(self.caller.person)
        if not own:
            raise Refusal("not-seated")
        return own

    def must_be(self, *statuses: str) -> None:
        if self.table.status == "broken":
            raise Refusal("broken")
        if self.table.status not in statuses:
            raise Refusal("not-now", status=self.table.status)

    def must_host(self) -> None:
        if self.table.host != self.caller.person:
            raise Refusal("not-host")


# The game


def move(deed: Deed, command: messages.Move) -> None:
    """A move of the seat whose turn it is."""
    table, mover = deed.table, _own_turn(deed, command.at)
    assert table.play is not None
    game = table.play.game
    known = game.knowledge(table.play.state, mover)  # a refusal must not tell what the seat cannot know
    try:
        number = game.from_text(known, command.move)
    except IllegalMove as error:
        raise illegal(error) from None
    table.play_move("move", deed.now, number, seat=mover, person=deed.caller.person, request=command.id)
    follow_up(table, deed.now)


def illegal(error: IllegalMove) -> Refusal:
    """What the rules say to a move, without the list of all that is legal: the client has it."""
    said = worded_refusal(_codes, error)
    return Refusal("illegal", rule=error.rule, said=said, reason=error.code, **error.arguments)


def _own_turn(deed: Deed, at: int) -> int:
    """The caller's seat, if it is to move, at the position that he means."""
    own, table = deed.seats, deed.table
    deed.must_be("playing")
    if at != table.at:
        raise Refusal("stale", at=table.at)
    if table.mover not in own:
        raise Refusal("not-your-turn", seat=table.mover)
    if table.seats[table.mover].holder is not None:
        raise Refusal("held")
    return table.mover


def undo(deed: Deed, command: messages.Undo) -> None:
    """Back to an earlier position, as far as `undoing` allows."""
    own, table = deed.seats, deed.table
    deed.must_be("playing")
    if command.at != table.at:
        raise Refusal("stale", at=table.at)
    near = {to for seat in own for to in near_undo(table, seat)[0]}
    far = set(far_undo(table, own)) if alone(table, deed.caller.person) else set()
    if command.to not in near | far:
        raise Refusal("no-undo", to=sorted(near | far, reverse=True)[:20])
    long = {"long": True} if command.to not in near else {}
    deed.add("undo", command, own[0], to=command.to, **long)
    follow_up(table, deed.now)


def alone(table: Table, person: str) -> bool:
    """Whether all other seats are bots'."""
    return table.people == {person}


def near_undo(table: Table, seat: int) -> tuple[list[int], str]:
    """How far a seat can go back before something was learnt, and what stops it there."""
    play, found = table.play, list[int]()
    if play is None or table.mover != seat:
        return [], "other"
    for index in range(len(play.moves) - 1, -1, -1):
        if play.deciders[index] != seat:
            return found, "chance" if play.deciders[index] == CHANCE else "other"
        found.append(play.numbers[index])
    return found, "begin"


def far_undo(table: Table, seats: list[int]) -> list[int]:
    """All decisions of these seats, the last first."""
    if table.play is None:
        return []
    decided = enumerate(table.play.deciders)
    return [table.play.numbers[index] for index, seat in decided if seat in seats][::-1]


def resign(deed: Deed, command: messages.Resign) -> None:
    """Give up: the game ends if that leaves one player, or no person; else a bot plays on."""
    own, table = deed.seats, deed.table
    deed.must_be("playing")
    playing = [seat for seat in own if not table.seats[seat].resigned]
    if not playing:
        raise Refusal("not-now", status="resigned")
    for place, seat in enumerate(playing):
        deed.add("resign", command if place == 0 else None, seat)
    left = [seat for seat in table.seats if not seat.resigned]
    if len(left) <= 1 or not any(seat.person for seat in left):
        places = [1 + len(left) * seat.resigned for seat in table.seats]
        table.add("over", deed.now, scores=None, places=places, why="resigned")
        return
    for seat in playing:
        table.add("hold", deed.now, seat=seat, bot=HOLDER, why="resigned")


def follow_up(table: Table, now: int) -> None:
    """What follows by itself: deals and draws, moves of bots that have no choice, and the end."""
    play = table.play
    assert play is not None
    deal = fair_deal(table)
    while play.to_move == CHANCE:
        table.play_move("chance", now, deal.pick(play.game, play.state, play.chances + 1))
    if play.over:
        table.add("over", now, scores=play.game.scores(play.state), places=play.game.ranking(play.state), why="end")
    elif table.last >= MAX_ENTRIES:
        table.add("cancel", now, why="too-long")


def fair_deal(table: Table) -> FairDeal:
    """What the deals and draws follow from."""
    shown = {index: seat.secret for index, seat in enumerate(table.seats) if seat.secret is not None}
    return FairDeal(table.id, table.secret, shown)


# Who sits where


def sit(deed: Deed, command: messages.Sit) -> None:
    """Take a seat, and begin if it was the last."""
    table = deed.table
    deed.must_be("open")
    if table.seats_of(deed.caller.person):
        raise Refusal("seated")
    seat = _free_seat(deed, command)
    deed.add("sit", command, seat, name=deed.caller.name, commitment=command.commitment)
    begin_if_full(table, deed.now)


def _free_seat(deed: Deed, command: messages.Sit) -> int:
    """The seat that a link is for; one that was kept for the caller; or an open one of a public table."""
    table, person = deed.table, deed.caller.person
    if command.link is not None:
        linked = [seat for seat, kept in deed.links.items() if kept == digest(command.link)]
        if not linked or table.seats[linked[0]].taken:
            raise Refusal("no-link")
        return linked[0]
    free = [index for index, seat in enumerate(table.seats) if not seat.taken]
    mine = [index for index in free if table.seats[index].reserved == person]
    if not mine and not table.setup.public:
        raise Refusal("no-link")
    candidates = mine or [index for index in free if table.seats[index].reserved is None]
    if command.seat is not None:
        candidates = [index for index in candidates if index == command.seat]
    if not candidates:
        raise Refusal("reserved" if free and command.seat in free else "no-seat")
    return candidates[0]


def leave(deed: Deed, command: messages.Leave) -> None:
    """Get up: before the game the seat is free again, later a bot holds it."""
    own, table = deed.seats, deed.table
    if table.status in ("open", "fixing"):
        deed.must_be("open")
        for place, seat in enumerate(own):
            deed.add("rise", command if place == 0 else None, seat)
        return
    deed.must_be("playing")
    left = [seat for seat in own if table.seats[seat].holder is None]
    if not left:
        raise Refusal("held")
    for place, seat in enumerate(left):
        deed.add("hold", command if place == 0 else None, seat, bot=HOLDER, why="left")


def back(deed: Deed, command: messages.Back) -> None:
    """Take one's seat back from the bot; not after resigning."""
    own, table = deed.seats, deed.table
    deed.must_be("playing")
    held = [seat for seat in own if table.seats[seat].holder is not None and not table.seats[seat].resigned]
    if not held:
        raise Refusal("not-now", status="not-held")
    for place, seat in enumerate(held):
        deed.add("back", command if place == 0 else None, seat)


def change(deed: Deed, command: messages.Change) -> None:
    """The host gives a seat to a bot or opens it: also the seat of one who never came."""
    table = deed.table
    deed.must_host()
    deed.must_be("open")
    if command.seat >= len(table.seats):
        raise Refusal("no-seat")
    if command.bot is not None:
        known_bot(table.game, command.bot)
    deed.add("change", command, command.seat, bot=command.bot)
    begin_if_full(table, deed.now)


def known_bot(game: str, bot: str) -> None:
    from drachenhof.bots import LEVELS

    if bot not in LEVELS[game]:
        raise Refusal("no-bot", bot=bot, bots=list(LEVELS[game]))


def cancel(deed: Deed, command: messages.Cancel) -> None:
    """The host before the game; later all persons who still play."""
    table = deed.table
    if table.status == "open":
        deed.must_host()
        deed.add("cancel", command, why="host")
        return
    own = deed.seats
    deed.must_be("playing")
    if table.seats[own[0]].cancels:
        raise Refusal("not-now", status="asked")
    deed.add("asks", command, own[0])
    asked = {seat.person for seat in table.seats if seat.cancels}
    awaited = {seat.person for seat in table.seats if seat.person and seat.holder is None}
    if awaited <= asked:
        table.add("cancel", deed.now, why="agreed")


def link(deed: Deed, command: messages.Link) -> None:
    """A new link for an open seat; the house makes it."""
    table = deed.table
    deed.must_host()
    deed.must_be("open")
    if command.seat >= len(table.seats) or table.seats[command.seat].taken:
        raise Refusal("no-seat")


# The deal


def commit(deed: Deed, command: messages.Commit) -> None:
    """A seat adds its secret, by its hash."""
    own = deed.seats
    deed.must_be("open")
    if deed.table.seats[own[0]].commitment is not None:
        raise Refusal("committed")
    deed.add("commit", command, own[0], commitment=command.commitment)


def reveal(deed: Deed, command: messages.Reveal) -> None:
    """A seat shows its secret; when all have, the game begins."""
    own, table = deed.seats, deed.table
    deed.must_be("fixing")
    shown = hashlib.sha256(bytes.fromhex(command.secret)).hexdigest()
    fitting = [seat for seat in own if table.seats[seat].commitment == shown and table.seats[seat].secret is None]
    if not fitting:
        raise Refusal("no-commitment")
    deed.add("reveal", command, fitting[0], secret=command.secret)
    if all(seat.secret is not None for seat in table.seats if seat.commitment is not None):
        begin(table, deed.now)


def begin_if_full(table: Table, now: int) -> None:
    """All seats are taken: begin, or first let those who committed show their secrets."""
    if not all(seat.taken for seat in table.seats):
        return
    if any(seat.commitment is not None for seat in table.seats):
        table.add("fix", now, until=now + REVEAL_SECONDS * 1000)
    else:
        begin(table, now)


def begin(table: Table, now: int) -> None:
    """The game begins; who committed and did not show the secret is left out."""
    out = [index for index, seat in enumerate(table.seats) if seat.commitment is not None and seat.secret is None]
    table.add("begin", now, seats=out)
    follow_up(table, now)


# The rest


def say(deed: Deed, command: messages.Say) -> None:
    """Chat: a text without control characters, or a reaction."""
    own = deed.seats
    if (command.text is None) == (command.reaction is None):
        raise Refusal("empty")
    if deed.table.last >= MAX_ENTRIES + 2000:
        raise Refusal("log-full")
    if command.reaction is not None:
        deed.add("say", command, own[0], reaction=command.reaction)
        return
    text = plain_text(command.text or "")
    if not text:
        raise Refusal("empty")
    deed.add("say", command, own[0], text=text)


def plain_text(text: str) -> str:
    """Without control and direction characters, and without blanks around it."""
    return "".join(char for char in text if char.isprintable()).strip()


def rematch(deed: Deed, command: messages.Rematch) -> None:  # noqa: ARG001 (the house makes the new table)
    """The same people again; whoever asks first creates the table."""
    _ = deed.seats
    if deed.table.status not in ("over", "cancelled", "broken"):
        raise Refusal("not-over")


DEEDS: dict[type[messages.Command], Callable[[Deed, Any], None]] = {
    messages.Move: move,
    messages.Undo: undo,
    messages.Resign: resign,
    messages.Sit: sit,
    messages.Leave: leave,
    messages.Back: back,
    messages.Change: change,
    messages.Cancel: cancel,
    messages.Link: link,
    messages.Commit: commit,
    messages.Reveal: reveal,
    messages.Say: say,
    messages.Rematch: rematch,
}
