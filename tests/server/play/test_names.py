"""What those at a table are called."""

from drachenhof.bots.levels import names_for
from drachenhof.tables.commands import Caller, CommandContext
from drachenhof.tables.commands.seats import change, sit
from drachenhof.tables.keys import digest
from drachenhof.tables.messages import BotSeat, Change, Create, OpenSeat, PersonSeat, Rematch, Sit
from drachenhof.tables.new_table import open_rematch, opened
from drachenhof.tables.table import Table
from drachenhof.tables.text import distinct_name

ADA = Caller("ada", "Ada")
LINK = "x" * 20


def at_table(*seats: PersonSeat | OpenSeat | BotSeat) -> Table:
    return opened(ADA, Create("year", list(seats)), 1)


def come(table: Table, name: str, seat: int) -> None:
    sit(CommandContext(table, Caller(name, name), 2, {seat: digest(LINK)}), Sit("1", LINK))


def names(table: Table) -> list[str | None]:
    return [seat.name for seat in table.seats]


def test_bots_have_different_names_that_follow_from_the_table_and_stand_in_its_log() -> None:
    table = at_table(PersonSeat(), BotSeat("courtier"), BotSeat("courtier"), BotSeat("random"))
    expected = list(names_for(table.id, ["Ada"]))[:3]
    assert names(table) == ["Ada", *expected]
    assert [seat.get("name") for seat in table.fresh[0].body["seats"]] == ["Ada", *expected]


def test_a_bot_that_is_given_a_seat_later_has_a_name_that_nobody_has() -> None:
    table = at_table(PersonSeat(), BotSeat("courtier"), OpenSeat(), OpenSeat())
    change(CommandContext(table, ADA, 2, {}), Change("1", 2, "prince"))
    assert table.seats[2].name not in (None, table.seats[1].name)
    assert table.fresh[-1].body == {"bot": "prince", "name": table.seats[2].name}


def test_who_comes_with_the_name_of_a_bot_keeps_it() -> None:
    table = at_table(PersonSeat(), BotSeat("courtier"), OpenSeat(), OpenSeat())
    name = table.seats[1].name
    come(table, f"{name} of Utrecht", 2)
    assert table.seats[2].name == f"{name} of Utrecht"
    assert table.seats[1].name not in (None, name)
    assert table.seats[1].bot == "courtier"


def test_people_of_one_name_are_told_apart() -> None:
    table = at_table(PersonSeat("Yun"), PersonSeat("yun"), OpenSeat(), OpenSeat())
    come(table, "Yun", 2)
    assert names(table)[:3] == ["Yun", "yun II", "Yun III"]
    assert distinct_name("Yun", [f"Yun {number}" for number in ("II", "III")] + ["Yun"]) == "Yun IV"


def test_bots_keep_their_names_at_the_next_table() -> None:
    before = at_table(PersonSeat(), BotSeat("courtier"), BotSeat("prince"))
    assert names(open_rematch(ADA, Rematch("1"), before, 3)) == names(before)


def test_a_log_without_names_opens_as_before() -> None:
    table = at_table(PersonSeat(), BotSeat("courtier"))
    entry = table.fresh[0]
    entry.body["seats"] = [{"person": "ada", "name": "Ada", "commitment": None}, {"bot": "courtier"}]
    old = at_table(PersonSeat(), BotSeat("courtier"))
    old.last, old.status = 0, "open"
    old.fold(entry)
    assert names(old) == ["Ada", None]
