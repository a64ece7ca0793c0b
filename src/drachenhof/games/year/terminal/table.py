"""The table of *In the Year of the Dragon* as a picture: the year, the action groups, the display, the courts."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from drachenhof.cli.look import FADED, GOLD, JADE, LACQUER, Picture
from drachenhof.games.year.narration.choice import choice, tile, wall_tile
from drachenhof.games.year.rules.tables import AGES, SUPER_MONTH, TILE_NAMES, TILE_SYMBOLS, TILE_VALUE, Age, Person
from drachenhof.games.year.rules.view import GroupView, YearView
from drachenhof.games.year.terminal.courts import courts, palaces_large
from drachenhof.games.year.terminal.look import PERSONS, glyphs
from drachenhof.games.year.terminal.tiles import short_name


class Board(Picture):
    """The year, the action groups, the display and the courts; wide, the year stands in one row."""

    def draw(self, view: YearView) -> RenderableType:
        """Everything that lies on the table."""
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
        """A move as a choice; where there are dozens of a kind, in as few words as are needed."""
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
        """Whose wall tile lies under a month (Y41)."""
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
