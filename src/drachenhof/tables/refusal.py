"""Why the server does not do what it was asked for, by a code that clients put into words."""

from typing import Any

CODES = {
    "bad-message": "it is not a message of the protocol",
    "too-large": "the message is too long",
    "too-many": "too much was asked for in too short a time",
    "busy": "the server has too much to do",
    "not-kept": "the store cannot keep it (its disk is full, or it is away); nothing was changed",
    "unknown-outcome": "the store was lost while it kept it; ask for the table again to see whether it was done",
    "closing": "the server is closing; it will be back",
    "no-table": "there is no such table",
    "id-used": "the id was used already, for another command",
    "no-person": "one needs a name first",
    "no-key": "the key is not valid",
    "no-program": "who has sat at a table as a person cannot become a program",
    "no-link": "the link of the seat is not valid, or was used already",
    "no-seat": "there is no such seat, or it is not free",
    "no-bot": "there is no such bot for this game",
    "no-option": "the game has no such option, or not this value",
    "no-game": "there is no such game",
    "not-seated": "only who sits at the table may do this",
    "not-host": "only who created the table may do this",
    "not-now": "the table has not come to this, or is beyond it",
    "seated": "one sits at this table already",
    "reserved": "the seat is kept for somebody else",
    "stale": "the position has changed since; the missed entries are in the answer",
    "not-your-turn": "another seat is to move",
    "held": "a bot holds the seat; take it back first",
    "back-spent": "one has left and come back so often that the bot keeps the seat",
    "illegal": "the rules refuse the move; rule, reason and arguments say why",
    "no-undo": "it cannot be taken back so far",
    "undo-spent": "so much was taken back at this table that no more can be",
    "no-hints": "there are no hints at this table",
    "no-coach": "there is a coach only where one person plays alone against bots, and may ask for hints",
    "no-commitment": "the secret does not fit what was committed, or nothing was",
    "committed": "the seat has committed already",
    "empty": "there is nothing to say in it",
    "not-over": "the game is not over yet",
    "review-off": "games at this table are not reviewed",
    "no-review": "the game was not played to its end: there is no result to explain",
    "no-position": "the game has no such position, or nobody decides anything after it",
    "no-day": "there is no game of this day, or it is too late to make it up",
    "no-duel": "the game can be no duel: it was not played to its end, or others have its luck still before them",
    "own-duel": "one's own game is the challenge: one may play it again for fun",
    "tournament-full": "as many take part in the tournament as can",
    "tournament-over": "the tournament is over",
    "too-many-tournaments": "one has too many tournaments that are not over",
    "too-many-tables": "one has too many tables that are not over",
    "table-full": "too many watch this table",
    "log-full": "the table's log is full",
    "no-hooks": "the operator allows no web hooks",
    "bad-hook": "the address of the hook is not a public https or http address",
    "foreign-origin": "the page that asks is not ours",
    "not-found": "there is nothing at this address",
    "not-allowed": "this address does not take that method",
    "broken": "the game cannot be continued: its rules have changed since; its record can be had",
    "fault": "something went wrong at the server; it was logged",
}
"""All codes of refusals; docs/protocol.md lists them."""


class Refusal(Exception):  # noqa: N818 (it is said to a client)
    """The server says no; nothing was changed."""

    def __init__(self, code: str, *, rule: str | None = None, said: Any = None, **arguments: Any) -> None:
        assert code in CODES, code
        self.code, self.rule, self.said, self.arguments = code, rule, said, arguments
        super().__init__(code, arguments)
