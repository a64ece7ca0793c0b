"""What words and page say of a rule is what the rules do: asked in whole games, wherever it can be compared."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from drachenhof import games, hoard, year
from drachenhof.game import CHANCE, State
from drachenhof.hoard.foresight import answers_to, cards_due, jumped, makes_four
from drachenhof.hoard.tables import ABILITY_NAMES
from drachenhof.search.playout import random_moves
from drachenhof.words.hoard.printed import TABLES
from drachenhof.year.tables import SICK, TILE_NAMES, TILE_SYMBOLS

HOUSE = {"peek": True, "answer_fives": True, "long_protecto": True, "abilities": "cumulative", "curses": True}
FULL = {"great_wall": True, "super_event": "random"}


def decisions(name: str, players: int, options: dict[str, Any], seeds: int) -> Iterator[tuple[State, str, State]]:
    """Every decision of some random games: how things stood before it, the move in words, and after it."""
    game = games[name]
    for seed in range(seeds):
        state = game.new(players, **options)
        for move in random_moves(name, players, options, seed, 0):
            before = game.copy(state)
            game.apply(state, move)
            if game.to_move(before) != CHANCE:
                yield before, game.to_text(before, move), game.copy(state)


def test_the_pile_does_what_is_told_of_it() -> None:
    view, told = hoard.view, Counter[str]()
    for before, text, after in decisions("hoard", 4, HOUSE, 6):
        was, now = view(before), view(after)
        kind, *rest = text.split()
        if was["round"] != now["round"] or now["to_move"] == "over":
            continue
        if kind == "draw":
            told["drawn"] += 1
            assert cards_due(was) == now["left"]
        if kind not in ("play", "open"):
            continue
        card, count = rest[0], sum(int(word[1:]) for word in rest if word.startswith("x"))
        assert card in answers_to(was)
        four = makes_four(was, card, count)
        told["four"] += four
        assert (not now["pile"]) == (four or card == "extermino")
        if card == "protecto" and not four and now["asked"] in ("turn", "draw", "miss"):
            told["jumped"] += jumped(was, card, count) > 0
            assert (was["turn"] + now["direction"] * (1 + jumped(was, card, count))) % 4 == now["turn"]
    assert all(told[what] for what in ("drawn", "four", "jumped"))


def test_whoever_holds_an_answer_may_give_it() -> None:
    view, asked = hoard.view, Counter[str]()
    for before, _, _ in decisions("hoard", 3, HOUSE, 4):
        was = view(before)
        hand = was["holdings"][was["turn"]]["hand"]
        if was["asked"] in ("turn", "draw", "miss") and hand:
            legal = {
                hoard.to_text(before, move).split()[1] for move in hoard.legal_moves(before) if _is_play(before, move)
            }
            assert legal == set(hand) & set(answers_to(was))
            asked[was["asked"]] += 1
    assert asked.keys() == {"turn", "draw", "miss"}


def _is_play(state: State, move: int) -> bool:
    return hoard.to_text(state, move).startswith("play")


def test_abilities_ask_something_for_their_own_cards_only() -> None:
    asks = {
        "envious-monsters": "envied-card",
        "monsterball": "target",
        "roundabout": "direction",
        "open-secrets": "pick",
    }
    view, met = hoard.view, Counter[str]()
    for before, text, after in decisions("hoard", 4, {"abilities": "cumulative"}, 8):
        was, now = view(before), view(after)
        if text.split()[0] not in ("play", "open") or was["round"] != now["round"]:
            continue
        for ability, asked in asks.items():
            if now["asked"] == asked:
                met[ability] += 1
                assert text.split()[1] in TABLES["ABILITY_CARDS"][ability]
        if now["must_play"]:
            met["quick-dragons"] += 1
            assert text.split()[1] in TABLES["ABILITY_CARDS"]["quick-dragons"]
    assert len(met) == 5
    assert list(TABLES["ABILITY_CARDS"]) == list(ABILITY_NAMES)


def test_healers_save_as_many_as_would_leave_without_them() -> None:
    view, saved, released = year.view, 0, False
    for before, text, _ in decisions("year", 4, FULL, 12):
        was = view(before)
        again, released = released, text.startswith("release")
        if not text.startswith("release") or again:
            continue
        court = was["courts"][was["order"][0] if isinstance(was["to_move"], str) else was["to_move"]]
        persons = sum(len(palace["persons"]) for palace in court["palaces"])
        contagion = was["step"] in ("event", "again") and was["events"][was["month"] - 1] == "contagion"
        assert was["spared"] == (min(SICK, persons) - court["debt"] if contagion else 0)
        saved += was["spared"] > 0
    assert saved


def test_symbols_are_those_printed_on_the_tiles_of_a_court() -> None:
    printed = dict(zip(TILE_NAMES, TILE_SYMBOLS.tolist(), strict=True))
    for before, _, _ in decisions("year", 3, {}, 1):
        for court in year.view(before)["courts"]:
            counted = Counter[str]()
            for palace in court["palaces"]:
                for tile in palace["persons"]:
                    counted[tile.split()[1]] += printed[tile]
            assert court["symbols"] == counted
