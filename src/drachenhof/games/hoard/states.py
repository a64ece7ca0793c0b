"""Checks that a state of *Drachensachen* is valid: the contents of `checking.Inspector`."""

from typing import Any

from drachenhof.engine.game import BETWEEN, CHANCE, OVER
from drachenhof.engine.game import State as StateArray
from drachenhof.games.hoard.rules.state import (
    ABILITY_MODES,
    COUNTED,
    DEALING,
    DRAWING,
    DRAWING_ABILITY,
    DRAWING_CURSE,
    DRAWING_STARTER,
    ENVYING,
    EXCHANGING,
    FACING_DRAW,
    FACING_MISS,
    FINISHED,
    FIRST_DECISION,
    FLIPPING,
    GIVING,
    NOBODY,
    OBSERVERS,
    PEEKING,
    PICKING,
    PLAYING,
    ROUND_ENDED,
    TARGETING,
    TURN_ENDED,
)
from drachenhof.games.hoard.rules.tables import (
    ABILITIES,
    CARDS,
    CHAOS,
    COPIES,
    CURSE_HAND,
    CURSE_HIDDEN,
    CURSE_OPEN,
    DECK,
    FIRST_OPEN,
    FOUR_IN_A_ROW,
    MAX_DECISIONS,
    MAX_HIDDEN,
    MAX_LOSS,
    MAX_PLAYERS,
    MAX_ROUNDS,
    NO_CURSE,
)
from drachenhof.states import Wrong, each_within, unless, within

MOST_DRAWS = 16  # by eight 4s


def wrong(state: Any) -> Wrong:
    yield from _numbers(state)
    yield from _mover(state)
    for seat in range(state.players):
        yield from _holding(state, seat)
    yield from _cards(state)
    yield from _curses(state)
    if state.mover == BETWEEN or state.stage == FINISHED:
        return
    if state.stage <= DEALING:
        yield from _deal(state)
    else:
        yield from _round(state)


def sees_hand(state: StateArray, seat: int) -> bool:
    holding = state["holdings"][0][seat]
    return bool(holding["hand"].sum() == holding["hand_size"])


def _numbers(state: Any) -> Wrong:
    yield from within("players", state.players, 2, MAX_PLAYERS)
    for name in ("peek", "answer_fives", "long_protecto", "curses", "count_all_backs", "again", "must_play", "chaos"):
        yield from within(name, getattr(state, name), 0, 1)
    for name in ("starter", "turn", "by", "target"):
        yield from within(name, getattr(state, name), 0, state.players - 1)
    yield from within("ability_mode", state.ability_mode, 0, len(ABILITY_MODES) - 1)
    yield from within("stage", state.stage, DRAWING_STARTER, COUNTED)
    yield from within("round_number", state.round_number, 1, MAX_ROUNDS)
    yield from unless(state.direction in (-1, 1), f"direction is 1 or -1, not {state.direction}")
    yield from within("winner", state.winner, NOBODY, state.players - 1)
    yield from within("steps", state.steps, 1, state.players - 1)
    yield from within("draws", state.draws, 0, MOST_DRAWS)
    yield from within("misses", state.misses, 0, state.players - 1)
    yield from within("abilities", state.abilities, 0, (1 << ABILITIES) - 1)
    yield from within("abilities_drawn", state.abilities_drawn, 0, (1 << ABILITIES) - 1)
    in_force = state.abilities & ~state.abilities_drawn == 0
    yield from unless(in_force, "an ability is in force that was not drawn")
    yield from within("decisions", state.decisions, 0, MAX_DECISIONS)
    yield from within("draw_pile", state.draw_pile, 0, DECK)
    yield from within("left", state.left, 0, state.draw_pile)
    yield from within("pile_size", state.pile_size, 0, DECK)
    yield from each_within("pile", state.pile, 0, CARDS - 1)


def _mover(state: Any) -> Wrong:
    """Check that the seat to move fits the stage."""
    if state.mover == BETWEEN:
        return
    if state.mover == OVER:
        yield from unless(state.stage == FINISHED, "the game is over, and something is asked")
    elif state.mover == CHANCE:
        yield from unless(state.stage < FIRST_DECISION, f"stage {state.stage} does not ask chance")
    else:
        yield from within("mover", state.mover, 0, state.players - 1)
        yield from unless(FIRST_DECISION <= state.stage < FINISHED, f"stage {state.stage} asks no seat")
        yield from unless(state.mover == state.turn, "it is another seat's turn")
    yield from unless(state.stage not in (TURN_ENDED, ROUND_ENDED, COUNTED), f"stage {state.stage} asks nobody")
    going = state.decisions < MAX_DECISIONS or state.stage in (FINISHED, FLIPPING, PEEKING, DRAWING, ENVYING, GIVING)
    yield from unless(going, f"a round ends after {MAX_DECISIONS} decisions")


def _holding(state: Any, seat: int) -> Wrong:
    """Check the sums of a hand, and that its known cards are in it."""
    holding = state.holdings[seat]
    bound = MAX_LOSS * MAX_ROUNDS
    yield from within(f"coins that seat {seat} has lost", holding.lost, -bound, bound)
    yield from within(f"the loss of seat {seat}", holding.loss, -DECK, MAX_LOSS)
    yield from within(f"curse of seat {seat}", holding.curse, 0, NO_CURSE)
    yield from within(f"hidden cards of seat {seat}", holding.hidden, 0, MAX_HIDDEN)
    yield from each_within(f"cards of a type in the hand of seat {seat}", holding.hand, 0, COPIES)
    yield from each_within(f"open cards of a type of seat {seat}", holding.open, 0, FIRST_OPEN)
    yield from within(f"hand_size of seat {seat}", holding.hand_size, sum(holding.hand), DECK)
    yield from unless(holding.open_size == sum(holding.open), f"seat {seat} has {sum(holding.open)} open cards")
    yield from within(f"open cards of seat {seat}", holding.open_size, 0, FIRST_OPEN)
    for observer in range(OBSERVERS):
        known = holding.known[observer].cards
        fits = all(0 <= known[card] <= holding.hand[card] for card in range(CARDS))
        yield from unless(fits, f"observer {observer} knows of cards that seat {seat} does not have")


def _cards(state: Any) -> Wrong:
    """Check that there are eight cards of each type (H1), and enough hidden places for the unseen ones."""
    pile = list(state.pile[: state.pile_size])
    yield from unless(not any(state.pile[state.pile_size :]), "cards lie above the top of the pile")
    yield from each_within("unseen", state.unseen, 0, COPIES)
    yield from each_within("gone", state.gone, 0, COPIES)
    holdings = [state.holdings[seat] for seat in range(state.players)]
    for card in range(CARDS):
        held = sum(holding.hand[card] + holding.open[card] for holding in holdings)
        count = state.unseen[card] + state.gone[card] + pile.count(card) + held
        yield from unless(count == COPIES, f"there are {COPIES} cards of type {card}, not {count}")
    yield from unless(state.unseen_size == sum(state.unseen), f"{sum(state.unseen)} cards are unseen")
    places = sum(holding.hand_size - sum(holding.hand) + holding.hidden for holding in holdings)
    enough = state.unseen_size >= places + state.draw_pile
    yield from unless(enough, "there are fewer unseen cards than face-down ones")
    if pile and state.stage < FINISHED:
        run = next((n for n, card in enumerate(reversed(pile)) if card != pile[-1]), len(pile))
        yield from within("equal cards on top of the pile", run, 1, FOUR_IN_A_ROW - 1)


def _curses(state: Any) -> Wrong:
    """Check that each curse is in the game once (H51), and that only Chaos gives curses to several seats (H53)."""
    drawn = [state.holdings[seat].curse for seat in range(state.players)]
    drawn = [curse for curse in drawn if curse != NO_CURSE]
    yield from unless(len(set(drawn)) == len(drawn), "two seats have the same curse")
    yield from unless(bool(state.chaos) or len(drawn) <= 1, "several seats have a curse without Chaos")
    yield from unless(CHAOS not in drawn, "nobody has Chaos to himself")


def _deal(state: Any) -> Wrong:
    """Check a state before the first decision of a round."""
    holdings = [state.holdings[(state.starter + place) % state.players] for place in range(state.players)]
    turn = (state.turn - state.starter) % state.players
    yield from unless(state.pile_size == 0 and state.draw_pile == 0, "a pile lies there before the deal")
    yield from unless(sum(state.gone) == 0, "cards are out of the round before the deal")
    yield from unless(state.decisions == 0, "somebody has decided before the deal")
    if state.stage == DEALING:
        for place, holding in enumerate(holdings):
            wanted = CURSE_OPEN[holding.curse], CURSE_HAND[holding.curse]
            had = holding.open_size, holding.hand_size
            yield from unless(holding.hidden == CURSE_HIDDEN[holding.curse], "a wrong number of hidden cards was dealt")
            if place < turn:
                fits = had == wanted
            elif place == turn:
                fits = had[1] < wanted[1] and (had[0] == wanted[0] or (had[0] < wanted[0] and had[1] == 0))
            else:
                fits = had == (0, 0)
            yield from unless(fits, "cards were dealt out of turn")
        return
    dealt = any(holding.hand_size or holding.open_size or holding.hidden for holding in holdings)
    yield from unless(not dealt, "cards were dealt too early")
    if state.stage == DRAWING_STARTER:
        yield from unless(state.round_number == 1, "the starter is drawn once")
    if state.stage == DRAWING_ABILITY:
        some = state.abilities_drawn != (1 << ABILITIES) - 1 and state.ability_mode != 0
        yield from unless(some, "no ability is left to be drawn")
    cursed = [holding.curse != NO_CURSE for holding in holdings]
    if state.stage == DRAWING_CURSE:
        before = [place < turn for place in range(state.players)] if state.chaos else [False] * state.players
        yield from unless(cursed == before, "curses were drawn out of turn")
    else:
        yield from unless(not any(cursed) and not state.chaos, "a curse was drawn too early")


def _round(state: Any) -> Wrong:
    """Check a round from the exchange on: every seat has cards, and the stage's choices are possible."""
    for seat in range(state.players):
        holding = state.holdings[seat]
        has_cards = bool(holding.hand_size or holding.open_size or holding.hidden)
        yield from unless(has_cards, f"seat {seat} has no card left, and the round goes on")
    holding, stage = state.holdings[state.turn], state.stage
    known = holding.hand_size + holding.open_size
    if stage == EXCHANGING:
        yield from unless(state.pile_size == 0, "a card was played before the exchange was over")
    needs = {
        DRAWING: state.left > 0,
        FLIPPING: known == 0 and holding.hidden > 0,
        PEEKING: known == 0 and holding.hidden > 0 and state.draws > 0 and state.draw_pile > 0,
        ENVYING: state.draw_pile > 0,
        GIVING: holding.hand_size > 0 and state.target != state.turn,
        FACING_DRAW: state.draws > 0 and state.draw_pile > 0,
        FACING_MISS: state.misses > 0,
        TARGETING: holding.hand_size > 0,
        PICKING: holding.open_size > 0,
        PLAYING: known + holding.hidden > 0,
    }
    yield from unless(needs.get(stage, True), f"what stage {stage} asks for cannot be done")
