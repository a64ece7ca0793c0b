"""The order of the seats by lot, from the same secrets as the deals (docs/fair.md)."""

from drachenhof.fair.deal import FairDeal, ticket


def drawn(deal: FairDeal, players: int) -> list[int]:
    """By seat, the place (from 0) at which its player sat before the game; the deal's seats are these places."""
    places = list(range(players))
    return [places.pop(ticket(deal.key, f"lot {seat}", len(places))) for seat in range(1, players + 1)]
