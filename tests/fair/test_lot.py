"""The order of the seats by lot: it follows from the secrets, and a checker written from the page finds the same."""

import json
from collections import Counter
from typing import Any

import pytest

from drachenhof import records
from drachenhof.engine.game import CHANCE, OVER
from drachenhof.fair import FairDeal, Part, check_fair, commitment, deal, section
from drachenhof.games import games
from drachenhof.records import BrokenRecord, Record
from tests.fair.plain import seats_by_lot

SERVER, OWN, OTHER = "11" * 32, "22" * 32, "33" * 32


def a_game(lot: list[int] | None) -> dict[str, Any]:
    """A game of three; who sat first and last before the lot committed."""
    told = {0: OWN, 2: OTHER}
    seats = told if lot is None else {lot.index(place): secret for place, secret in told.items()}
    game, dealt = games["year"], FairDeal("table", SERVER, seats)
    begun = game.new(3)
    state, moves, chances = game.copy(begun), list[int](), 0
    while game.to_move(state) != OVER and len(moves) < 30:
        if game.to_move(state) == CHANCE:
            chances += 1
        due = dealt.pick(game, state, chances) if game.to_move(state) == CHANCE else game.legal_moves(state)[0]
        moves.append(due)
        game.apply(state, due)
    parts = [Part(seat, commitment(secret), secret) for seat, secret in seats.items()]
    fair = section("table", SERVER, parts, revealed=True, lot=lot)
    return {**json.loads(Record.of(game, begun, moves, [{}] * 3).to_json()), "fair": fair}


def checked(document: dict[str, Any]) -> Any:
    return check_fair(records.parse(json.dumps(document).encode()))


def the_lot() -> list[int]:
    return deal.seats_by_lot(FairDeal("table", SERVER, {0: OWN, 2: OTHER}), 3)


def test_the_lot_is_checked_and_a_plain_reader_of_the_page_draws_the_same() -> None:
    document = a_game(the_lot())
    assert checked(document).recomputed
    assert seats_by_lot(document) == document["fair"]["lot"]


def test_another_order_than_the_lot_gives_is_found() -> None:
    lot = the_lot()
    with pytest.raises(BrokenRecord) as found:
        checked(a_game([lot[1], lot[0], lot[2]]))
    assert found.value.code == "fair-lot"


@pytest.mark.parametrize("lot", [[1, 2], [1, 1, 2], [0, 1, 2], [1.0, 2, 3], [True, 2, 3], "123", None])
def test_what_is_no_order_is_refused(lot: Any) -> None:
    document = a_game(the_lot())
    document["fair"]["lot"] = lot
    with pytest.raises(BrokenRecord) as found:
        checked(document)
    assert found.value.code == "fair-form"


def test_every_order_is_drawn_about_equally_often() -> None:
    orders = Counter(tuple(deal.seats_by_lot(FairDeal(f"table-{number}", SERVER, {}), 3)) for number in range(1200))
    assert len(orders) == 6
    assert 140 < min(orders.values()) <= max(orders.values()) < 260
