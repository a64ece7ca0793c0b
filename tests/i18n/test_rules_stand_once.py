"""What words and page say of a rule is what the rules do: asked in whole games, wherever it can be compared."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from drachenhof.engine.game import CHANCE, OVER, IllegalMove, State
from drachenhof.games import games
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.narration.rules import printed_matter as hoard_printed
from drachenhof.games.hoard.rules.foresight import answers_to, jumped, makes_four
from drachenhof.games.hoard.rules.tables import ABILITY_NAMES
from drachenhof.games.year import rules as year
from drachenhof.games.year.analysis import forecast
from drachenhof.games.year.narration.rules import good_of
from drachenhof.games.year.narration.rules import printed_matter as year_printed
from drachenhof.games.year.rules.foresight import effects
from drachenhof.games.year.rules.tables import SICK, TILE_NAMES, TILE_SYMBOLS
from drachenhof.i18n import LANGUAGES, Words
from drachenhof.i18n.narrator import narration_of, seen_moments
from drachenhof.search.playout import random_moves
from tests.games.hoard.positions import position as hoard_position

HOUSE = {"peek": True, "answer_fives": True, "long_protecto": True, "abilities": "cumulative", "curses": True}
FULL = {"great_wall": True, "super_event": "random"}
TABLES = hoard_printed()


def moves(name: str, players: int, options: dict[str, Any], seeds: int) -> Iterator[tuple[State, int, State]]:
    """Every move of some random games, also those of chance: the positions before and after it."""
    game = games[name]
    for seed in range(seeds):
        state = game.new(players, **options)
        for move in random_moves(name, players, options, seed, 0):
            before = game.copy(state)
            game.apply(state, move)
            yield before, move, game.copy(state)


def decisions(name: str, players: int, options: dict[str, Any], seeds: int) -> Iterator[tuple[State, str, State]]:
    """Every decision of some random games: how things stood before it, the move in words, and after it."""
    game = games[name]
    for before, move, after in moves(name, players, options, seeds):
        if game.to_move(before) != CHANCE:
            yield before, game.to_text(before, move), after


def test_the_pile_does_what_is_told_of_it() -> None:
    view, told = hoard.view, Counter[str]()
    for before, text, after in decisions("hoard", 4, HOUSE, 6):
        was, now = view(before), view(after)
        kind, *rest = text.split()
        if was["round"] != now["round"] or now["to_move"] == "over":
            continue
        if kind == "draw":
            told["drawn"] += 1
            assert was["due"] == now["left"]
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


def test_the_turn_passes_to_whoever_is_told_to_be_next() -> None:
    view, passed = hoard.view, 0
    for before, text, after in decisions("hoard", 5, {}, 3):
        was, now = view(before), view(after)
        kind, *rest = text.split()
        plain = kind in ("play", "open") and rest[0] in ("1", "2", "7", "8") and now["pile"]
        if plain and was["round"] == now["round"] and now["to_move"] != "over":
            passed += 1
            assert now["turn"] == was["next"]
    assert passed


@pytest.mark.parametrize(("name", "players"), [("year", 3), ("year", 5), ("hoard", 2), ("hoard", 4)])
def test_the_story_names_the_winner_that_the_rules_name(name: str, players: int) -> None:
    game, narration, words = games[name], narration_of(name), Words("en")
    ended = 0
    for before, move, after in moves(name, players, {}, 6):
        if game.to_move(after) == OVER:
            told = narration.sentences(
                words, narration.seen(before, None), game.to_text(before, move), seen_moments(game, before, move, None)
            )
            assert told[-1].seats == {seat for seat, place in enumerate(game.ranking(after)) if place == 1}
            ended += 1
    assert ended == 6


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


def test_whoever_comes_moves_the_marker_as_far_as_was_told() -> None:
    told = Counter[str]()
    coming: dict[int, int] = {}  # by seat, what is still to come
    for before, text, after in decisions("year", 4, FULL, 6):
        seat, kind = year.to_move(before), text.split()[0]
        effect = effects(before, [year.from_text(before, text)])[0]
        moved = year.view(after)["courts"][seat]["track"] - year.view(before)["courts"][seat]["track"]
        if kind == "place":
            coming[seat] -= moved
        elif kind not in ("replace", "turn-away"):
            assert not coming.get(seat)
            coming[seat] = effect.coming
            told[kind] += effect.coming > 0
            told["no room"] += kind == "recruit" and not effect.coming
    assert {what for what, count in told.items() if count} - {"sunrise"} == {"draft", "recruit", "no room"}


def test_palaces_decay_as_was_told_of_them() -> None:
    decayed = 0
    for before, move, _ in moves("year", 3, {}, 4):
        last = before
        for name, state in year.moments(before, move):
            if name == "decay":
                for was, now in zip(year.view(last)["courts"], year.view(state)["courts"], strict=True):
                    floors = [palace["floors"] - palace["decays"] for palace in was["palaces"]]
                    assert [palace["floors"] for palace in now["palaces"]] == [count for count in floors if count]
                    decayed += sum(palace["decays"] for palace in was["palaces"])
            last = state
        if year.view(before)["phase"] in ("setup", "end"):
            assert not any(palace["decays"] for court in year.view(before)["courts"] for palace in court["palaces"])
    assert decayed


def test_a_wall_that_is_told_to_hold_scores() -> None:
    held = Counter[bool]()
    for before, move, _ in moves("year", 3, FULL, 4):
        last = before
        for name, state in year.moments(before, move):
            if "wall" in name:
                holds = year.view(state)["wall_holds"]
                assert holds == (year.scores(state) != year.scores(last))
                held[holds] += 1
            last = state
    assert held[True]
    assert held[False]


def test_events_lie_beside_those_that_are_told() -> None:
    beside = year_printed()["BESIDE"]
    for one in beside:
        for other in beside:
            state = year.new(2)
            for event in (one, other):
                year.apply(state, year.from_text(state, f"event {event}"))
            third, fourth = year.view(state)["events"][2:4]
            assert third == one
            assert (fourth == other) == (other in beside[one])


def test_the_demand_names_the_rule_that_refuses() -> None:
    refused = Counter[str]()
    for before, _, _ in decisions("hoard", 3, HOUSE, 6):
        was = hoard.view(before)
        if was["asked"] not in ("turn", "draw", "miss"):
            continue
        for card in was["holdings"][was["turn"]]["hand"]:
            if card in answers_to(was) or (card == "9" and was["pile"][-1] in TABLES["DRAGONS"]):
                continue
            with pytest.raises(IllegalMove) as refusal:
                hoard.from_text(before, f"play {card} x1")
            if not was["must_play"]:
                assert was["demand_rule"] == refusal.value.rule
                refused[refusal.value.rule] += 1
        if was["must_play"] and was["asked"] == "turn":
            assert was["demand_rule"] == "H41"
    assert refused.keys() == {"H14", "H15", "H16", "H17", "H18"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_h46_the_sheet_of_cards_says_what_an_eight_brings_that_is_left(language: str) -> None:
    lost = []
    for in_force in ([], ["golden-feathers"]):
        game = hoard_position(2, in_force=in_force).player(0, hand="9", hidden=0).turn(0)
        lost.append(game.player(1, hand="8", hidden=0).play("play 9 x1").loss[1])
    assert lost == [1, -1]
    said = Words(language).say("hoard-board-ability", ability="golden-feathers")
    assert f"({lost[1]})".replace("-", "−") in said


def test_what_an_event_finds_missing_is_the_good_that_it_looks_at() -> None:
    told = Counter[str]()
    for before, _, _ in decisions("year", 3, {}, 4):
        for seat, court in enumerate(year.view(before)["courts"]):
            foreseen = forecast(year.knowledge(before, seat), seat)
            for strike in foreseen.strikes if foreseen else ():
                if strike.missing and strike.month == year.view(before)["month"]:
                    good, has = good_of(strike.event), {"yuan": court["yuan"], "rice": court["rice"]}
                    told[f"{strike.event} {good}"] += 1
                    assert getattr(strike, str(good)) == has[str(good)]  # all there is
    assert set(told) == {"tribute yuan", "drought rice"}
