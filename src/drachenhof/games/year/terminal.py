"""The table of *In the Year of the Dragon* as a picture: the year, the action groups, the display, the courts."""

from dataclasses import dataclass
from functools import cache

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from drachenhof.cli.look import FADED, GOLD, JADE, LACQUER, Picture, writable
from drachenhof.games.year.narration.choice import choice, tile, wall_tile
from drachenhof.games.year.rules.tables import (
    AGES,
    CARD_NAMES,
    SUPER_MONTH,
    TILE_NAMES,
    TILE_SYMBOLS,
    TILE_VALUE,
    Age,
    Person,
)
from drachenhof.games.year.rules.view import CourtView, GroupView, PalaceView, YearView

__all__ = ["MEAN_SCORE", "SCORE", "Board", "board"]

SCORE = "cli-court-points"
MEAN_SCORE = "cli-simulate-score"
PERSONS = {
    "craftsman": "#b3905c",
    "court-lady": "#c48427",
    "tax-collector": "#bf9f12",
    "pyrotechnist": "#a06cc8",
    "warrior": "#d4513f",
    "monk": "#a87848",
    "healer": "#4f93d4",
    "farmer": "#5fa548",
    "scholar": "bold",
}


@dataclass(frozen=True)
class Glyphs:
    """The characters that only this game's pictures are made of."""

    raised: str  # 0 to 9, small
    roof: tuple[str, str, str]
    tile: str


UNICODE = Glyphs(raised="⁰¹²³⁴⁵⁶⁷⁸⁹", roof=("◢", "█", "◣"), tile="▬")
ASCII = Glyphs(raised="0123456789", roof=("/", "=", "\\"), tile="=")


@cache
def glyphs(encoding: str) -> Glyphs:
    """The characters that an encoding can write."""
    return writable(encoding, UNICODE, ASCII)


def short_tile(board: Picture, name: str) -> Text:
    """A person tile, short: the type, and how many symbols it has."""
    person = name.split()[1]
    return Text(short_name(board, person)[:2] + symbols_raised(board, name), style=PERSONS[person])


def short_name(board: Picture, person: str) -> str:
    """A person's short name; its first two letters are enough to tell it from the others."""
    name = board.words.say(f"cli-column-{person}")
    return name[0].upper() + name[1:]


def symbols_raised(board: Picture, tile: str) -> str:
    """How many symbols a tile has, as a small number."""
    return glyphs(board.console.encoding).raised[int(TILE_SYMBOLS[TILE_NAMES.index(tile)])]


SHORT = 3  # letters of a person's name, if not all palaces fit side by side otherwise
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


class Board(Picture):
    """The year, the action groups, the display and the courts; wide, the year stands in one row."""

    def draw(self, view: YearView) -> RenderableType:
        """Draw the table."""
        parts: list[RenderableType] = [self._title(view), self._year(view)]
        parts.append(self._groups(view) if view["groups"] else "")
        parts += [self._display(view), "", courts(self, view)]
        if self.people.reader is not None:
            parts += ["", palaces_large(self, view, self.people.reader, hand=view["asked"] != "recruit")]
        return Group(*parts)

    def details(self, view: YearView) -> list[RenderableType]:
        """Every court in full."""
        parts: list[RenderableType] = []
        for seat in view["standing"]:
            parts += [self.seat(seat), palaces_large(self, view, seat), ""]
        return parts

    def choice(self, text: str) -> str:
        """Return a move as a choice, in few words if there are dozens of its kind."""
        kind, *rest = text.split()
        if kind == "draft":
            return " + ".join(short_name(self, person) for person in rest)
        if kind == "recruit":
            name = tile(self.words, " ".join(rest[-2:]))
            wild = self.glyphs.dot + self.words.say("cli-column-wild") if rest[0] == "wild" else ""
            return name[0].upper() + name[1:] + wild
        if kind == "wall":
            return f"{self.words.say('action-wall')}: {wall_tile(self.words, rest[0])}"
        return choice(self.words, text)

    # The parts of the table

    def _title(self, view: YearView) -> RenderableType:
        heads = [self.words.say(f"game-{view['game']}")]
        if view["month"]:
            heads.append(self.words.say("month", month=view["month"]))
        heads.append(self.words.say(f"phase-{view['phase']}"))
        if view["super_event"]:
            event = self.words.say(f"super-{view['super_event']}")
            heads.append(f"{self.glyphs.star} {self.words.say('cli-super', event=event, month=SUPER_MONTH)}")
        return Rule(Text(self.glyphs.dot.join(heads), style="bold"), style=LACQUER, align="left")

    def _year(self, view: YearView) -> RenderableType:
        """Twelve months: the past faded, the present marked."""
        months = [self._month(view, number) for number in range(1, len(view["events"]) + 1)]
        rows = [months] if self.wide else [months[:6], months[6:]]
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for row in rows:
            table.add_row(*row)
        return table

    def _month(self, view: YearView, number: int) -> Text:
        event = view["events"][number - 1]
        now = number == view["month"]
        label = self.words.say(f"cli-month-{event}") if event else self.glyphs.room
        mark = self.glyphs.arrow if now else self.glyphs.star if number == SUPER_MONTH and view["super_event"] else ""
        style = f"bold {LACQUER}" if now else FADED if number < view["month"] else ""
        lines = [Text(f"{mark}{number}", style=style), Text(label, style=style)]
        if view["options"]["great_wall"]:
            lines.append(self._wall_tile(view, number))
        return Text("\n").join(lines)

    def _wall_tile(self, view: YearView, number: int) -> Text:
        """Show whose wall tile lies under a month (Y41)."""
        if number > len(view["wall"]):
            return Text(self.glyphs.room, style=FADED)
        return self.seat(view["wall"][number - 1]["seat"], short=True) + Text(glyphs(self.console.encoding).tile)

    def _groups(self, view: YearView) -> RenderableType:
        """The action groups, the dragons on them, and what it costs to join (Y14)."""
        return Columns([self._group(group) for group in view["groups"]], padding=(0, 1))

    def _group(self, group: GroupView) -> RenderableType:
        cards = Text("  ").join(Text(self.words.say(f"action-{card}")) for card in group["cards"])
        dragons = Text(" ").join(self.seat(seat, short=True) for seat in group["dragons"])
        price = group["price"]
        free = Text(self.words.say("cli-group-free"), style=JADE)
        title = dragons + Text(f" {self.words.say('amount-yuan', count=price)}", style=GOLD) if price else free
        return Panel(cards, title=title, title_align="left", box=box.ROUNDED, border_style=FADED, expand=False)

    def _display(self, view: YearView) -> RenderableType:
        """The person tiles that are left, with their value and symbols; the names explain the short ones."""
        if not self.wide:
            return self._display_narrow(view)
        table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
        table.add_column(Text(self.words.say("cli-display"), style=FADED))
        for person in view["supply"]:
            table.add_column(self._person_name(person))
        for age in AGES:
            cells = [self._left(view, age, person) for person in view["supply"]]
            table.add_row(Text(self.words.say(f"age-{age}"), style=FADED), *cells)
        return table

    def _person_name(self, person: str) -> Text:
        name = short_name(self, person)
        return Text.assemble((name[:2], f"underline {PERSONS[person]}"), (name[2:], PERSONS[person]))

    def _left(self, view: YearView, age: Age, person: Person) -> Text:
        """How many tiles are left of a person, and what is printed on them."""
        left = view["supply"][person].get(age)
        if left is None:
            return Text("")
        tile = TILE_NAMES.index(f"{age} {person}")
        printed = f" {TILE_VALUE[tile]}/{TILE_SYMBOLS[tile]}"
        return Text.assemble((f"{left}{self.glyphs.times}", "bold" if left else FADED), (printed, FADED))

    def _display_narrow(self, view: YearView) -> RenderableType:
        parts = []
        for person, ages in view["supply"].items():
            left = "+".join(str(ages[age]) for age in AGES if age in ages)
            parts.append(self._person_name(person) + Text(f" {left}", style=""))
        return Text(self.glyphs.dot).join(parts)


board = Board  # a function of `Face`
