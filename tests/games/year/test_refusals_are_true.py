"""What a refusal says is so in whatever position it is said."""

import pytest

from drachenhof import CHANCE, OVER, IllegalMove
from drachenhof.chance import Chance
from drachenhof.games.year import rules as year
from drachenhof.games.year.rules.refusals import ANSWERS
from drachenhof.games.year.rules.tables import CARD_NAMES, SUPER_EVENT_NAMES

SOME = 15  # moves that answer what is asked, of each position
RULES = {
    "draft": "Y9",
    "arrival": "Y24",
    "action": "Y14",
    "floor": "Y21",
    "recruit": "Y23",
    "release": "Y32",
    "remove": "Y47",
    "evict": "Y47",
    "return": "Y48",
    "discard": "Y51",
    "sunrise": "Y52",
    "charter": "Y54",
}


def refused(seed, **options):
    """Illegal moves of a random game, those that answer what is asked and some others: why, and what there is."""
    chance, state = Chance(seed), year.new(3, **options)
    while year.to_move(state) != OVER:
        legal = year.legal_moves(state)
        if year.to_move(state) != CHANCE:
            view = year.view(state)
            answers = {move for moves in ANSWERS[int(state["stage"][0])] for move in moves}
            for move in [*sorted(answers - set(legal))[:: 1 + len(answers) // SOME], *range(0, year.MOVES, 311)]:
                if move not in legal:
                    with pytest.raises(IllegalMove) as error:
                        year.apply(state, move)
                    yield error.value, view
        year.apply(state, chance.pick(year, state) if year.to_move(state) == CHANCE else chance.choose(legal))


def palace(error, own):
    return own["palaces"][error.arguments["palace"] - 1]


def left(view, error):
    """Tiles of the person that a refusal is about."""
    age, _, person = error.arguments["person"].rpartition(" ")
    return view["supply"][person][age or "young"]


def type_of(tile):
    return tile.split()[1]


def takes_a_tile(view, card):
    kinds = view["supply"] if card == "wild" else [card]
    return any(count for kind in kinds for count in view["supply"][kind].values())


TRUE = {
    "not-now": lambda error, view, _: error.rule == RULES[view["asked"]] and error.arguments["asked"] == view["asked"],
    "no-such-deal": lambda *_: False,
    "pair-taken": lambda error, view, _: (
        view["courts"][error.arguments["seat"] - 1]["drafted"] == error.move.split()[1:]
    ),
    "no-such-palace": lambda error, _, own: error.arguments["palace"] > len(own["palaces"]) == error.arguments["count"],
    "palace-full": lambda error, _, own: len(palace(error, own)["persons"]) == palace(error, own)["floors"],
    "must-place": lambda error, *_: all(text.startswith("place") for text in error.legal),
    "nobody-there": lambda error, _, own: error.arguments["person"] not in palace(error, own)["persons"],
    "palace-too-high": lambda error, _, own: palace(error, own)["floors"] == 3,
    "no-tile": lambda error, view, _: left(view, error) == 0,
    "no-card": lambda error, _, own: (
        error.arguments["card"] in CARD_NAMES and error.arguments["card"] not in own["hand"]
    ),
    "card-has-tile": lambda error, view, _: takes_a_tile(view, error.arguments["card"]),
    "group-price": lambda error, _, own: own["yuan"] == error.arguments["yuan"] < error.arguments["price"] == 3,
    "privilege-price": lambda error, _, own: own["yuan"] == error.arguments["yuan"] < error.arguments["price"],
    "no-wall": lambda _, view, __: not view["options"]["great_wall"],
    "wall-tile-gone": lambda error, _, own: error.arguments["tile"] not in own["wall_tiles"],
    "wall-complete": lambda _, view, __: len(view["wall"]) == 12,
    "palace-struck": lambda error, _, own: palace(error, own)["struck"],
    "not-homeless": lambda error, _, own: len(palace(error, own)["persons"]) <= palace(error, own)["floors"],
    "no-floor": lambda error, _, own: palace(error, own)["floors"] == 0,
    "no-good": lambda error, _, own: own[error.arguments["good"]] == 0,
    "type-taken": lambda error, view, _: error.arguments["person"] in view["sunrise_taken"],
    "no-young": lambda error, view, _: left(view, error) == 0,
    "no-person": lambda error, _, own: (
        error.arguments["person"] not in {type_of(tile) for home in own["palaces"] for tile in home["persons"]}
    ),
}


@pytest.mark.slow
def test_what_a_refusal_says_is_so():
    seen = set()
    for seed, super_event in enumerate([None, *SUPER_EVENT_NAMES]):
        for error, view in refused(seed, great_wall=seed % 2 == 0, super_event=super_event):
            seen.add(error.code)
            assert TRUE[error.code](error, view, view["courts"][error.to_move]), error
    assert len(seen) >= 15


@pytest.mark.parametrize("words", ["draft scholar farmer", "Draft  Farmer scholar"])
def test_y9_a_pair_is_read_in_either_order(words):
    from tests.games.year.positions import laid

    game = laid(2)
    assert year.to_text(game.state, year.from_text(game.state, words)) == "draft farmer scholar"
