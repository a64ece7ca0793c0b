"""The database schema: people, tables, and the append-only log of each table.

A table *is* its log (`entries`): each move, chat message or change of a seat is an entry. Most columns of `tables` and
`seats` repeat what the log says, so that lists need not read logs.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
)

FIXING = text("status = 'fixing'")

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, like all times here
    Column("seen", BigInteger, nullable=False),
    Column("hook", Text),  # URL of the webhook for "your turn"
    Column("lessons", Text),  # JSON: progress by lesson
    Column("drills", Text),  # JSON: stars by drill
    Column("program", Boolean, nullable=False, server_default=false()),  # a bot account, permanently
    Column("origin", String(6)),  # 24 bits of a hash of the address of a new account; deleted after a month
    Index(
        "ix_people_origin",
        "created",
        sqlite_where=text("origin IS NOT NULL"),
        postgresql_where=text("origin IS NOT NULL"),
    ),
)

keys = Table(
    "keys",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of the key; the key itself is not stored
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(10), nullable=False),  # cookie, carry, feed
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(10), nullable=False),
    Column("engine", String(40), nullable=False),  # version of the rules at its creation
    Column("setup", Text, nullable=False),  # JSON: options, pace, grace, hints, …
    Column("secret", String(64), nullable=False),  # the server's secret for the fair deal
    Column("host", String(22)),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),  # open, fixing, playing, over, cancelled, broken
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("last", Integer, nullable=False),  # the number of its last entry
    Column("due", BigInteger),  # when the server must check it: a late bot, the end of a time limit
    Column("mover", Integer),  # the seat whose turn it is
    Column("part", Integer),  # the month or the round
    Column("given", Integer),  # number of moves of the position it began with; None for a whole game
    Column("seating", Text, nullable=False, server_default="[]"),  # JSON: the seats as lists show them
    Index("ix_tables_due", "due"),
    Index("ix_tables_public", "public", "status", "changed"),
    Index("ix_tables_public_game", "public", "status", "game", "changed"),
    Index("ix_tables_host", "host", "status"),
    Index("ix_tables_fixing", "changed", sqlite_where=FIXING, postgresql_where=FIXING),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),  # from 0
    Column("person", String(22), index=True),
    Column("bot", String(40)),
    Column("name", String(60)),  # name of the player, as in the log
    Column("link", String(64), index=True),  # SHA-256 of the seat's link, until it is taken
    Column("seen", BigInteger),  # when its person was last connected; updated only while others wait for that person
    PrimaryKeyConstraint("table_id", "seat"),
)

_BY_SOMEBODY = text("person IS NOT NULL")

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),  # from 1, without gaps
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("person", String(22)),
    Column("request", String(64)),  # the client's id of the request
    Column("body", Text, nullable=False),  # JSON
    PrimaryKeyConstraint("table_id", "number"),
    Index("uq_entries_request", "table_id", "person", "request", unique=True),
    Index("ix_entries_person", "person", "table_id", sqlite_where=_BY_SOMEBODY, postgresql_where=_BY_SOMEBODY),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", String(10), nullable=False),
    Column("players", Integer, nullable=False),
    Column("player", String(50), nullable=False),  # "person:…" or "bot:…"
    Column("place", Integer, nullable=False),
    Column("score", Integer),  # None after a resignation
    Column("rated", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("mu", Float),  # the rating after a rated game
    Column("sigma", Float),
    Column("opening", String(60)),  # a person's first choice
    Column("feats", Text),  # JSON: counters that the game defines for statistics
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_results_player", "player", "ended"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(50), nullable=False),
    Column("game", String(10), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("sure", Float, nullable=False),  # mu − 3 sigma, the sort key
    Column("program", Boolean, nullable=False, server_default=false()),  # of a bot account: not ranked among people
    PrimaryKeyConstraint("player", "game"),
    Index("ix_ratings_sure", "game", "program", "sure"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("version", String(40), nullable=False),  # version of the program that made it; other versions ignore it
    Column("sharp", Boolean, nullable=False),  # otherwise the first form
    Column("made", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON, compressed by zlib
    PrimaryKeyConstraint("table_id", "seat"),
)

mistakes = Table(
    "mistakes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(10), nullable=False),
    Column("number", Integer, nullable=False),  # of the move, from 1
    Column("part", Integer, nullable=False),  # the month or the round
    Column("kind", String(20)),
    Column("verdict", String(10), nullable=False),
    Column("cost", Float, nullable=False),
    Column("made", BigInteger, nullable=False),  # when it was stored
    Column("due", BigInteger),  # when to repeat it; None once it is learnt
    Column("step", Integer, nullable=False),  # right answers since the last wrong one
    PrimaryKeyConstraint("person", "table_id", "seat", "number"),
)

vault = Table(
    "vault",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("secret", String(64), nullable=False),  # other secrets are derived from it, such as those of the daily games
)

tries = Table(
    "tries",
    metadata,
    Column("game", String(10), nullable=False),
    Column("deal", String(22), nullable=False),  # the day, as 2026-11-17, or the id of the duel
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("in_time", Boolean, nullable=False),  # begun on its day; a later try counts for the streak only
    Column("ended", BigInteger),
    Column("score", Integer),  # None if it was given up, or a bot has helped
    Column("place", Integer),  # at its own table
    Column("worth", Integer),  # sort key of a ranked try, lower is better; None if it is not ranked
    PrimaryKeyConstraint("game", "deal", "person"),
    Index("ix_tries_worth", "game", "deal", "worth"),
)

duels = Table(
    "duels",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(10), nullable=False),
    Column("seat", Integer, nullable=False),  # the seat that every player has
    Column("deal", Text, nullable=False),  # JSON: options, opponents, recorded game
    Column("secret", String(64), nullable=False),
    Column(
        "table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
    ),  # the challenger's game
    Column("creator", String(22)),  # None once deleted
    Column("created", BigInteger, nullable=False),
    Column("source", String(22)),  # the table whose luck it repeats, if it is on this server
    Column("asked", String(40)),  # the bot that plays as the challenger, if one was asked for
    Column("person", String(22), index=True),  # the challenger, if that is a person of this server
    Column("name", String(60), nullable=False),
    Column("bot", String(40)),
    Column("eased", Boolean, nullable=False),  # the challenger had hints, or undid a move after learning something
    Column("ended", BigInteger),
    Column("score", Integer),
    Column("place", Integer),
    Index("ix_duels_creator", "creator", "created"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(10), nullable=False),
    Column("plan", Text, nullable=False),  # JSON: kind, options, players, deals, bot, pace
    Column("secret", String(64), nullable=False),  # the secrets of the deals are derived from it
    Column("host", String(22)),  # None once deleted
    Column("created", BigInteger, nullable=False),
    Column("begun", BigInteger),
    Column("opened", Integer, nullable=False),  # number of deals that can be played, or of rounds that have begun
    Column("ends", BigInteger, nullable=False),  # planned end; earlier if the host closed it
    Column("extended", Boolean, nullable=False),  # the host may extend it once
    Index("ix_tournaments_host", "host", "ends"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),  # from 1, in order of joining
    Column("person", String(22)),  # None once deleted
    Column("joined", BigInteger, nullable=False),
    Column("left", BigInteger),
    PrimaryKeyConstraint("tournament_id", "number"),
    Index("uq_entrants_person", "person", "tournament_id", unique=True),
)

plays = Table(
    "plays",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("deal", Integer, nullable=False),  # from 1
    Column("number", Integer),  # the entrant's; None where a bot sits
    Column("ended", BigInteger),
    Column("score", Integer),
    Column("place", Integer),  # at its own table
    Column("state", String(6), nullable=False),  # how the game ended for this seat; see docs/tournament.md
    PrimaryKeyConstraint("table_id", "seat"),
    Index("uq_plays_deal", "tournament_id", "deal", "number", unique=True),
)

rates = Table(
    "rates",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(10), nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rate", Float, nullable=False),
    Column("decisions", Integer, nullable=False),  # number of decisions that the rate is the mean of
    Column("bot", String(40)),  # the bot with the nearest rate
    PrimaryKeyConstraint("person", "table_id", "seat"),
)
