"""Messages that create tables: game, seats, pace, and the position to begin with."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from drachenhof.tables.fields import DAY, MAX_SEATS, BotName, Digest, Name, Number, Small, Word


class PersonSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="person"):
    """A seat of the caller; several are for several people at one device."""

    name: Name | None = None
    commitment: Digest | None = None


class OpenSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat that a person takes by its link, or without one at a public table."""


class BotSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    bot: BotName


class Live(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="live"):
    """All people are connected; a bot holds the seat of a person who is absent for `grace` seconds."""

    grace: Annotated[int, Meta(ge=10, le=3600)] = 120


class Correspondence(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="correspondence"):
    """People move when they have time; after `grace` seconds on one decision a bot holds the seat."""

    grace: Annotated[int, Meta(ge=3600, le=30 * DAY)] = 3 * DAY


class Create(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=10)]
    seats: Annotated[list[PersonSeat | OpenSeat | BotSeat], Meta(min_length=2, max_length=MAX_SEATS)]
    options: dict[Annotated[str, Meta(max_length=40)], bool | Small | Word | None] = {}
    pace: Live | Correspondence = Live()
    public: bool = False
    hints: bool = False
    by_lot: bool = False  # seats are drawn by lot when all are taken
    review: bool = True  # people may request a review after its end


class OfTable(Struct, forbid_unknown_fields=True, tag_field="kind", tag="table"):
    """The game of a finished table."""

    table: Annotated[str, Meta(min_length=1, max_length=22)]


class OfRecord(Struct, forbid_unknown_fields=True, tag_field="kind", tag="record"):
    """A game whose record the client sends."""

    record: Raw


class OfDrill(Struct, forbid_unknown_fields=True, tag_field="kind", tag="drill"):
    """The game of a drill, up to its position."""

    game: Annotated[str, Meta(max_length=10)]
    drill: Annotated[str, Meta(max_length=20)]


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table that begins after `moves` moves of another game, with its options."""

    of: OfTable | OfRecord | OfDrill
    moves: Number
    seats: Annotated[list[PersonSeat | OpenSeat | BotSeat], Meta(min_length=2, max_length=MAX_SEATS)]
    pace: Live | Correspondence = Live()
    public: bool = False
    hints: bool = False
    review: bool = True
