"""The forecast says what the engine then does."""

import random
from typing import Any

import msgspec
import pytest

from drachenhof import CHANCE, OVER
from drachenhof.analysis.forecast import forecast
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.year import rules as year
from drachenhof.games.year.analysis import Strike, YearForecast
from drachenhof.games.year.rules.tables import FESTIVAL

EVENTS = ("tribute", "drought", "mongols", "festival", "contagion")
SUPER_EVENTS = year.OPTIONS["super_event"].choices[2:]


def decided(state, dice):
    """A random move that is not the last word of anybody: chance by its weights, seats evenly."""
    moves = year.legal_moves(state)
    if year.to_move(state) == CHANCE:
        return dice.choices(moves, year.chance_weights(state))[0]
    return dice.choice(moves)


def walk(players, seed, **options):
    """The positions of a random game, each with the move that follows."""
    dice = random.Random(seed)
    state = year.new(players, **options)
    while year.to_move(state) != OVER:
        move = decided(state, dice)
        yield year.copy(state), move
        year.apply(state, move)


def goods(court):
    return {name: court[name] for name in ("yuan", "rice", "fireworks")}


def heads(court):
    return sum(len(palace["persons"]) for palace in court["palaces"])


def income(court):
    """What the scoring of a month gives (Y34)."""
    ladies = sum(palace["persons"].count("young court-lady") for palace in court["palaces"])
    return len(court["palaces"]) + ladies + court["privileges"]["small"] + 2 * court["privileges"]["large"]


def of_now(state, seat):
    """The first strike still to come, if it belongs to the present month."""
    month = int(state["month"][0])
    strikes = [strike for strike in YearForecast(state, seat).strikes if strike.month == month]
    return strikes[0] if strikes else None


def outcomes(players, seed, **options):
    """Each event that directly followed a seat's move: what every seat was told, and what came.

    The last decision before the event is made by a copy that stays where it is, so
    that the forecast is that of the moment right before the event.
    """
    for state, move in walk(players, seed, **options):
        if year.to_move(state) == CHANCE or state["phase"][0] not in (1, 2):
            continue
        held, gone_on = year.copy(state), year.copy(state)
        held["courts"]["debt"][0, year.to_move(state)] += 1
        year.apply(held, move)
        year.apply(gone_on, move)
        if held["arriving"][0] == 0 and year.view(gone_on)["phase"] == "event":
            yield held, gone_on


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("great_wall", [False, True])
def test_what_is_paid_owed_and_ranked_is_what_the_event_then_takes(players, great_wall):
    met = set()
    for seed in range(6):
        for held, struck in outcomes(players, seed, great_wall=great_wall):
            before, after = year.view(held), year.view(struck)
            if after["step"] != "event":  # nobody owed anything: the event is over, and more happened
                continue
            for seat in range(players):
                told = of_now(held, seat)
                met.add(told.event)
                was, now = before["courts"][seat], after["courts"][seat]
                paid = {name: count - goods(now)[name] for name, count in goods(was).items()}
                assert paid == {"yuan": told.yuan, "rice": told.rice, "fireworks": told.fireworks}
                assert now["debt"] == told.persons
                assert now["score"] - was["score"] == told.points
    assert met >= {"tribute", "drought", "mongols", "contagion"}


def symbols(court, person):
    per_tile = {"young warrior": 1, "old warrior": 2}
    return sum(per_tile.get(tile, 0) for palace in court["palaces"] for tile in palace["persons"] if person in tile)


def test_who_has_the_fewest_is_called_that_and_has_no_rank():
    """Also where all are equal, and where nobody lives who could leave."""
    met = set()
    for state, _ in walk(3, 3, great_wall=True):
        courts = year.view(state)["courts"]
        helmets = [symbols(court, "warrior") for court in courts]
        laid = [court["laid"] for court in courts]
        if year.view(state)["arriving"]:
            continue
        for seat in range(3):
            for strike in YearForecast(state, seat).strikes:
                if strike.event == "mongols":
                    assert strike.fewest == (helmets[seat] == min(helmets))
                if strike.event == "wall" and not strike.points:
                    assert not strike.fewest or laid[seat] == min(laid)
                if strike.event in ("mongols", "wall"):
                    assert strike.rank is None
                    assert strike.persons <= strike.fewest
                    met.add((strike.event, strike.fewest))
    assert met == {("mongols", True), ("mongols", False), ("wall", True), ("wall", False)}


def test_what_is_missing_and_who_is_saved_is_told():
    met = set()
    for state, _ in walk(2, 4):
        for strike in YearForecast(state, 0).strikes:
            if strike.event == "tribute":
                assert strike.yuan + strike.missing == 4
            if strike.event == "drought":
                assert strike.missing == strike.persons
            if strike.event == "contagion":
                assert strike.persons <= 3 - strike.saved
            met.add((strike.event, bool(strike.missing or strike.saved)))
    assert met >= {("tribute", True), ("drought", True), ("contagion", True)}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 5])
def test_a_festival_pays_what_was_foretold(players):
    seen = 0
    for seed in range(12):
        for state, move in walk(players, seed):
            if year.to_move(state) == CHANCE or state["phase"][0] not in (1, 2) or not _at_a_festival(state):
                continue
            held, gone_on = year.copy(state), year.copy(state)
            held["courts"]["debt"][0, year.to_move(state)] += 1
            year.apply(held, move)
            year.apply(gone_on, move)
            before, after = year.view(held), year.view(gone_on)
            if after["month"] == before["month"]:
                continue
            if before["arriving"] or before["month"] == 12:
                continue
            for seat in range(players):
                told = of_now(held, seat)
                was, now = before["courts"][seat], after["courts"][seat]
                assert was["fireworks"] - now["fireworks"] == told.fireworks
                assert now["score"] - was["score"] == told.points + income(now)
                assert (told.rank is None) == (was["fireworks"] == 0)
                seen += 1
    assert seen > 20


def _at_a_festival(state):
    """Asked of the state itself: a view of every position would cost most of the test."""
    month = int(state["month"][0])
    return month > 0 and state["events"][0, month - 1] == FESTIVAL


@pytest.mark.parametrize("super_event", ["lantern-festival", "buddha", "flood", "solar-eclipse"])
@pytest.mark.parametrize("great_wall", [False, True])
def test_the_strikes_of_month_7_stand_in_their_order(super_event, great_wall):
    for state, _ in walk(3, 5, super_event=super_event, great_wall=great_wall):
        view = year.view(state)
        strikes = YearForecast(state, 0).strikes
        if not strikes or view["month"] > 6:
            continue
        event = view["events"][6]
        raid = ["wall"] if great_wall and event == "mongols" else []
        again = [event, *raid] if super_event == "solar-eclipse" else [super_event]
        assert [strike.event for strike in strikes if strike.month == 7] == [event, *raid, *again]
        last = ["wall"] if great_wall else []
        raid = ["wall"] if great_wall and view["events"][11] == "mongols" else []
        assert [strike.event for strike in strikes if strike.month == 12] == [view["events"][11], *raid, *last]


@pytest.mark.slow
def test_lanterns_monks_and_the_flood_come_as_foretold():
    for super_event in ("lantern-festival", "buddha", "flood"):
        checked = 0
        for seed in range(30):
            checked += sum(_super_as_foretold(state, move) for state, move in walk(3, seed, super_event=super_event))
        assert checked > 10, super_event


def _super_as_foretold(state, move):
    """Whether this was the last release before the super event; then it came as foretold."""
    if state["month"][0] != 7:
        return False
    view = year.view(state)
    if view["phase"] != "event" or view["asked"] != "release":
        return False
    held, gone_on = year.copy(state), year.copy(state)
    seat = year.to_move(state)
    held["courts"]["debt"][0, seat] += 1
    year.apply(held, move)
    year.apply(gone_on, move)
    before, after = year.view(held), year.view(gone_on)
    if after["phase"] == "event" and after["step"] != "super":
        return False
    if view["super_event"] == "flood":
        return _first_to_return(held, after)
    told = of_now(held, seat)
    was, now = before["courts"][seat], after["courts"][seat]
    assert now["score"] - was["score"] == told.points + income(now)
    return True


def _first_to_return(held, after):
    if after["asked"] != "return":
        return False
    assert after["left"] == of_now(held, after["to_move"]).goods
    return True


def plan(ahead):
    return [(strike.month, strike.event) for strike in ahead.strikes]


@pytest.mark.parametrize("super_event", [None, *SUPER_EVENTS])
def test_after_a_choice_it_is_the_forecast_of_where_the_choice_leads(super_event):
    """Where the choice ends nothing and nobody arrives, the changed strikes are those of the next position."""
    compared = 0
    for state, _ in walk(3, 11, super_event=super_event, great_wall=True):
        seat = year.to_move(state)
        if seat < 0:
            continue
        moves = year.legal_moves(state)
        now = YearForecast(state, seat)
        for move, (gain, changed) in zip(moves, now.after(moves), strict=True):
            led = year.copy(state)
            year.apply(led, move)
            then = YearForecast(led, seat)
            if plan(then) != plan(now) or led["arriving"][0]:
                continue
            courts: list[Any] = [year.view(one)["courts"][seat] for one in (state, led)]
            names = {"points": "score", "yuan": "yuan", "rice": "rice", "fireworks": "fireworks", "track": "track"}
            brought = {name: courts[1][field] - courts[0][field] for name, field in names.items()}
            if all(led[field][0] == state[field][0] for field in ("month", "phase", "step")):
                assert brought == {name: getattr(gain, name) for name in names}
            assert changed == [new for new, old in zip(then.strikes, now.strikes, strict=True) if new != old]
            compared += 1
    assert compared > 300


def test_who_is_recruited_counts_as_living_at_court():
    seen = 0
    for seed in range(10):
        for state, _ in walk(2, seed):
            view, seat, moves = year.view(state), year.to_move(state), year.legal_moves(state)
            texts = [year.to_text(state, move) for move in moves]
            if view["asked"] != "recruit" or "recruit old healer" not in texts:
                continue
            palaces = view["courts"][seat]["palaces"]
            roomy = any(len(palace["persons"]) < palace["floors"] for palace in palaces)
            changes = dict(zip(texts, YearForecast(state, seat).after(moves), strict=True))["recruit old healer"][1]
            now = {strike.month: strike for strike in YearForecast(state, seat).strikes if strike.event == "contagion"}
            if not roomy:
                assert changes == []
            elif heads(view["courts"][seat]) >= 3:
                healed = {strike.month: strike.persons for strike in changes if strike.event == "contagion"}
                assert healed == {month: max(0, old.persons - 2) for month, old in now.items() if old.persons}
                seen += bool(healed)
    assert seen > 3


def test_what_is_eaten_in_one_drought_is_not_there_in_the_next():
    for state, _ in walk(2, 8):
        strikes = [strike for strike in YearForecast(state, 0).strikes if strike.event == "drought"]
        court = year.view(state)["courts"][0]
        inhabited = sum(1 for palace in court["palaces"] if palace["persons"])
        if len(strikes) == 2 and inhabited and court["rice"]:
            first, second = strikes
            assert second.rice == min(inhabited, court["rice"] - first.rice)
            assert second.persons == inhabited - second.rice


def test_before_the_events_lie_and_in_another_game_there_is_no_forecast():
    assert forecast("year", year.new(2), 0) is None
    assert forecast("hoard", hoard.new(2), 0) is None


def test_while_a_month_has_no_event_nothing_is_foretold():
    """The tile of month 12 can lie before that of month 11 (Y7)."""
    met = 0
    for seed in range(40):
        for state, _ in walk(2, seed):
            events = year.view(state)["events"]
            if None not in events:
                break
            assert forecast("year", state, 0) is None
            met += events[-1] is not None
    assert met


def test_only_what_is_legal_can_be_looked_ahead_at():
    state = next(state for state, _ in walk(2, 3) if year.view(state)["asked"] == "action")
    ahead, legal = YearForecast(state, year.to_move(state)), year.legal_moves(state)
    with pytest.raises(ValueError, match="legal"):
        ahead.after([*legal, legal[-1] + 1])


def test_when_the_game_is_over_nothing_is_to_come():
    for state, move in walk(2, 1):
        last = state, move
    state, move = last
    year.apply(state, move)
    assert YearForecast(state, 0).strikes == []


def test_a_strike_says_only_what_it_does():
    assert msgspec.json.encode(Strike(5, "tribute", yuan=4)) == b'{"month":5,"event":"tribute","yuan":4}'
