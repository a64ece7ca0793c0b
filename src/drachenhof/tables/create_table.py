"""What a new table is to be like: the game, who sits where, how fast it is, and with which position it begins."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from drachenhof.tables.fields import DAY, MAX_SEATS, BotName, Digest, Name, Number, Small, Word


class PersonSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="person"):
    """A seat of whoever creates the table; several are for several people at one device."""

    name: Name | None = None
    commitment: Digest | None = None


class OpenSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat that somebody takes by its link, or at a public table anybody."""


class BotSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    bot: BotName


class Live(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="live"):
    """Everybody is there; a bot holds the seat of a person who has been away for `grace` seconds."""

    grace: Annotated[int, Meta(ge=10, le=3600)] = 120


class Correspondence(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="correspondence"):
    """Everybody moves when they have time; after `grace` seconds on one decision a bot holds the seat."""

    grace: Annotated[int, Meta(ge=3600, le=30 * DAY)] = 3 * DAY


class Create(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=10)]
    seats: Annotated[list[PersonSeat | OpenSeat | BotSeat], Meta(min_length=2, max_length=MAX_SEATS)]
    options: dict[Annotated[str, Meta(max_length=40)], bool | Small | Word | None] = {}
    pace: Live | Correspondence = Live()
    public: bool = False
    hints: bool = False
    by_lot: bool = False  # the seats are drawn when all are taken; else they are as they stand here
    review: bool = True  # after its end anybody may have the game reviewed


class OfTable(Struct, forbid_unknown_fields=True, tag_field="kind", tag="table"):
    """A game at a table that is over."""

    table: Annotated[str, Meta(min_length=1, max_length=22)]


class OfRecord(Struct, forbid_unknown_fields=True, tag_field="kind", tag="record"):
    """A game of which the client has the record."""

    record: Raw


class OfDrill(Struct, forbid_unknown_fields=True, tag_field="kind", tag="drill"):
    """The game in which a drill was found, as far as its position."""

    game: Annotated[str, Meta(max_length=10)]
    drill: Annotated[str, Meta(max_length=20)]


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table that begins with a position: after `moves` moves of another game, whose options it has."""

    of: OfTable | OfRecord | OfDrill
    moves: Number
    seats: Annotated[list[PersonSeat | OpenSeat | BotSeat], Meta(min_length=2, max_length=MAX_SEATS)]
    pace: Live | Correspondence = Live()
    public: bool = False
    hints: bool = False
    review: bool = True
