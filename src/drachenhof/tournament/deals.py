"""The deals of a tournament: what the luck of each is called, which secret it follows from, and who sits where."""

import hmac

MOST_DEALS = 12
MOST_ENTRANTS = 100


def luck_of(tournament: str, deal: int) -> str:
    """What the luck of a deal is called; deals count from 1."""
    return f"tournament/{tournament}/{deal}"


def secret_of(secret: str, deal: int) -> str:
    """The secret of a deal, from that of the tournament; the secrets of some deals do not tell those of others."""
    return hmac.digest(bytes.fromhex(secret), f"deal {deal}".encode(), "sha256").hex()


def seat_of(deal: int, players: int) -> int:
    """The seat, from 0, that everybody has in a deal: all in turn."""
    return (deal - 1) % players
