"""A checker written from docs/fair.md alone: hashes by hand, and nothing of `drachenhof.fair`."""

from hashlib import sha256
from typing import Any

import drachenhof
from drachenhof import CHANCE


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """As RFC 2104 has it."""
    if len(key) > 64:
        key = sha256(key).digest()
    key = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def key_of(fair: dict[str, Any]) -> bytes:
    text = "drachenhof-1\n" if "given" not in fair else f"drachenhof-2\ngiven {fair['given']}\n"
    text += f"table {fair['table']}\nserver {fair['secret']}\n"
    for seat in fair["seats"]:
        if seat["secret"] is not None:
            text += f"seat {seat['seat']} {seat['secret']}\n"
    return text.encode()


def ticket_of(key: bytes, number: int | str, total: int) -> int:
    attempt = 0
    while True:
        x = int(hmac_sha256(key, f"{number} {attempt}".encode()).hex(), 16)
        if x < 2**256 // total * total:
            return x % total
        attempt += 1


def outcome(outcomes: dict[str, int], ticket: int) -> str:
    for words in sorted(outcomes, key=str.encode):
        ticket -= outcomes[words]
        if ticket < 0:
            return words
    raise AssertionError


def chance_moves(document: dict[str, Any]) -> list[tuple[str, str]]:
    """What each chance move of a record is, and what it should be; those that are given are what they are."""
    fair, found = document["fair"], list[tuple[str, str]]()
    assert fair["method"] == ("drachenhof-2" if "given" in fair else "drachenhof-1")
    for one in (fair, *fair["seats"]):
        assert one["secret"] is None or sha256(bytes.fromhex(one["secret"])).hexdigest() == one["commitment"]
    game = drachenhof.games[document["game"]]
    state = game.new(document["players"], **document["options"])
    for number, words in enumerate(document["moves"], start=1):
        if game.to_move(state) == CHANCE:
            texts = [game.to_text(state, move) for move in game.legal_moves(state)]
            outcomes = dict(zip(texts, game.chance_weights(state), strict=True))
            ticket = ticket_of(key_of(fair), len(found) + 1, sum(outcomes.values()))
            found.append((words, words if number <= fair.get("given", 0) else outcome(outcomes, ticket)))
        game.apply(state, game.from_text(state, words))
    return found


def seats_by_lot(document: dict[str, Any]) -> list[int]:
    """By seat, the place (from 1) whose player has it, as the lot gives it."""
    fair = document["fair"]
    placed = [{**seat, "seat": fair["lot"][seat["seat"] - 1]} for seat in fair["seats"]]
    key = key_of({**fair, "seats": sorted(placed, key=lambda seat: int(seat["seat"]))})
    left, seats = list(range(1, document["players"] + 1)), list[int]()
    while left:
        seats.append(left.pop(ticket_of(key, f"lot {len(seats) + 1}", len(left))))
    return seats
