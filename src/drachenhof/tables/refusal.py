"""Refusals: codes of reasons why the server rejects a request. Clients translate them."""

from typing import Any

CODES = {
    "bad-message": "it is not a message of the protocol",
    "too-large": "the message is too long",
    "too-many": "too many requests in a short time",
    "busy": "the server has too much to do",
    "not-kept": "the store cannot write (its disk is full, or it is unavailable); nothing was changed",
    "unknown-outcome": "the store was lost during the write; read the table again to see the outcome",
    "closing": "the server is closing; try again later",
    "no-table": "there is no such table",
    "id-used": "the id was used for another command",
    "no-person": "the request needs an account; send a name first",
    "no-key": "the key is not valid",
    "no-program": "an account that has sat at a table cannot become a bot account",
    "no-link": "the link of the seat is not valid, or was used already",
    "no-seat": "there is no such seat, or it is not free",
    "no-bot": "there is no such bot for this game",
    "no-option": "the game has no such option, or not this value",
    "no-game": "there is no such game",
    "not-seated": "only players of the table may do this",
    "not-host": "only the host of the table may do this",
    "not-now": "the command does not fit the present status of the table",
    "seated": "the caller sits at this table already",
    "reserved": "the seat is reserved for another person",
    "stale": "the position has changed since; the missed entries are in the answer",
    "not-your-turn": "another seat is to move",
    "held": "a bot holds the seat; take it back first",
    "back-spent": "the player has left and come back too often; the bot keeps the seat",
    "illegal": "the rules refuse the move; rule, reason and arguments say why",
    "no-undo": "moves cannot be undone so far",
    "undo-spent": "the table has reached the limit of undone moves",
    "no-hints": "there are no hints at this table",
    "no-coach": "the coach is only for one person alone against bots, with hints allowed",
    "no-commitment": "the secret does not match the commitment, or there is none",
    "committed": "the seat has committed already",
    "empty": "the text is empty",
    "not-over": "the game is not over yet",
    "review-off": "games at this table are not reviewed",
    "no-review": "the game was not played to its end: there is no result to explain",
    "no-position": "the game has no such position, or no decision follows it",
    "no-day": "there is no game of this day, or it is too late to make it up",
    "no-duel": "no duel can be made of the game: it is unfinished, or others may still play the same deal",
    "own-duel": "the challenger cannot try the duel, except for fun",
    "tournament-full": "the tournament is full",
    "tournament-over": "the tournament is over",
    "too-many-tournaments": "the caller has too many unfinished tournaments",
    "too-many-tables": "the caller has too many unfinished tables",
    "table-full": "the table has too many observers",
    "log-full": "the table's log is full",
    "no-hooks": "the operator allows no web hooks",
    "bad-hook": "the address of the hook is not a public https or http address",
    "foreign-origin": "the request comes from a page of another site",
    "not-found": "there is nothing at this address",
    "not-allowed": "this address does not take that method",
    "broken": "the game cannot be continued, because its rules have changed; its record is available",
    "fault": "an error of the server, which was logged",
}
"""All codes of refusals; docs/protocol.md lists them."""


class Refusal(Exception):  # noqa: N818 (it is an answer to a client)
    """A request was rejected, and nothing was changed."""

    def __init__(self, code: str, *, rule: str | None = None, said: Any = None, **arguments: Any) -> None:
        assert code in CODES, code
        self.code, self.rule, self.said, self.arguments = code, rule, said, arguments
        super().__init__(code, arguments)
