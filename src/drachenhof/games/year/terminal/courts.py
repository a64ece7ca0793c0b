"""The courts: a line for each seat, and one's own palaces as buildings."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from drachenhof.cli.look import FADED, GOLD, LACQUER, Picture
from drachenhof.games.year.narration.choice import wall_tile
from drachenhof.games.year.rules.tables import CARD_NAMES
from drachenhof.games.year.rules.view import CourtView, PalaceView, YearView
from drachenhof.games.year.terminal.look import PERSONS, glyphs
from drachenhof.games.year.terminal.tiles import short_name, short_tile, symbols_raised

SHORT = 3  # letters of a person, where all palaces would not fit beside each other otherwise
_GOODS = ("yuan", "rice", "fireworks")


def courts(board: Picture, view: YearView) -> RenderableType:
    """A row for each seat, in the order of play (Y10)."""
    words = board.words
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=FADED, expand=True)
    table.add_column(words.say("cli-court-order"))
    for name in ("points", "track", *_GOODS, "privileges", "cards"):
        table.add_column(words.say(f"cli-court-{name}"), justify="right")
    table.add_column(words.say("cli-court-palaces"), ratio=1)
    for seat in view["standing"]:
        court = view["courts"][seat]
        mark = board.glyphs.arrow if view["to_move"] == seat else " "
        table.add_row(
            Text.assemble((mark, f"bold {LACQUER}"), board.seat(seat)),
            Text(str(court["score"]), style=f"bold {GOLD}"),
            str(court["track"]),
            *(str(count) for count in (court["yuan"], court["rice"], court["fireworks"])),
            f"{court['privileges']['small']}+{court['privileges']['large']}",
            str(sum(court["hand"].values())),
            Text(" ").join(_palace_inline(board, palace) for palace in court["palaces"]),
        )
    return table


def _palace_inline(board: Picture, palace: PalaceView) -> Text:
    """A palace as its rooms in a row: who lives there, and what is empty."""
    empty = max(0, palace["floors"] - len(palace["persons"]))
    rooms = [short_tile(board, person) for person in palace["persons"]] + [Text(board.glyphs.room, FADED)] * empty
    frame = LACQUER if palace["decays"] else ""
    return Text.assemble(("[", frame), Text(" ").join(rooms), ("]", frame))


def palaces_large(board: Picture, view: YearView, seat: int, hand: bool = True) -> RenderableType:
    """A court in full: the palaces as buildings, the cards in hand, the wall tiles left."""
    court = view["courts"][seat]
    tiles = [person for palace in court["palaces"] for person in palace["persons"]]
    room = max([len(short_name(board, tile.split()[1])) + 1 for tile in tiles], default=SHORT)
    if len(court["palaces"]) * (room + 3) > board.console.width:
        room = SHORT
    hungry = view["asked"] == "release" and view["events"][view["month"] - 1] == "drought"
    height = max([_height(palace) for palace in court["palaces"]], default=0)
    buildings = [
        _building(board, palace, f"{number}" + " †" * (hungry and palace["struck"]), room, height)
        for number, palace in enumerate(court["palaces"], start=1)
    ]
    lines: list[RenderableType] = [Columns(buildings, padding=(0, 1))] if buildings else []
    if hand:
        lines.append(_hand(board, court))
    if court["wall_tiles"]:
        lines.append(_wall_tiles(board, court))
    return Group(*lines)


def _hand(board: Picture, court: CourtView) -> Text:
    words = board.words
    cards = [
        Text(words.say(f"cli-column-{card}"), style=PERSONS.get(card, "bold"))
        + Text(f" {board.glyphs.times}{count}" if count > 1 else "")
        for card in CARD_NAMES
        if (count := court["hand"].get(card, 0))
    ]
    held = Text(board.glyphs.dot).join(cards) if cards else Text(words.say("cli-nothing"))
    return Text.assemble((words.say("cli-hand") + " ", FADED), held)


def _wall_tiles(board: Picture, court: CourtView) -> Text:
    tiles = board.glyphs.dot.join(wall_tile(board.words, tile) for tile in court["wall_tiles"])
    return Text.assemble((board.words.say("cli-wall-tiles") + " ", FADED), tiles)


def _height(palace: PalaceView) -> int:
    """Floors, or persons where an earthquake has taken floors from under them (Y47)."""
    return max(int(palace["floors"]), len(palace["persons"]))


def _building(board: Picture, palace: PalaceView, label: str, room: int, tallest: int) -> Text:
    """A palace from its roof down: a lit window where a person lives, a dark one where none does."""
    left, middle, right = glyphs(board.console.encoding).roof
    height = _height(palace)
    rows = [Text(" " * (room + 2))] * (tallest - height)
    rows.append(Text(left + middle * room + right, style=LACQUER if palace["persons"] else FADED))
    for floor in range(height - 1, -1, -1):
        person = palace["persons"][floor] if floor < len(palace["persons"]) else None
        rows.append(_floor(board, person, room, lost=floor >= palace["floors"]))
    rows.append(Text(label.center(room + 2), style=FADED))
    return Text("\n").join(rows)


def _floor(board: Picture, person: str | None, room: int, lost: bool) -> Text:
    """One floor; one that the earthquake took has no walls any more (Y47)."""
    wall = (" " if lost else board.glyphs.wall, FADED)
    if person is None:
        return Text.assemble(wall, (board.glyphs.room.center(room), FADED), wall)
    kind = person.split()[1]
    name = short_name(board, kind)[: 2 if room == SHORT else None] + symbols_raised(board, person)
    return Text.assemble(wall, (name.ljust(room), PERSONS[kind]), wall)
