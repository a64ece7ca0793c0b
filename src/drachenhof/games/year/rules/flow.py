"""What comes next: phases, steps and turns, and the one place where a move is carried out."""

from drachenhof.engine.game import CHANCE, OVER, Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.actions import act, action_moves, place_floor
from drachenhof.games.year.rules.events import happen, pay_off, release_moves
from drachenhof.games.year.rules.moves import (
    DEAL,
    DISCARD,
    DRAFT,
    DRAW_SUPER,
    FLOOR,
    LAY_EVENT,
    NEW_PALACE,
    REMOVE,
    RETURN,
    TAKE_SUNRISE,
    USE_CHARTER,
)
from drachenhof.games.year.rules.palaces import decay, floor_moves
from drachenhof.games.year.rules.persons import (
    arrival_moves,
    arrive,
    draft,
    draft_moves,
    hand_size,
    recruit,
    recruit_moves,
)
from drachenhof.games.year.rules.scoring import score_end, score_month
from drachenhof.games.year.rules.setup import chance_moves, deal, deals, lay_event
from drachenhof.games.year.rules.state import (
    ACTING,
    ACTION_PHASE,
    AGAIN_STEP,
    ARRIVING,
    BUILDING,
    CHARTERING,
    DEALING,
    DECAY_STEP,
    DISCARDING,
    DONE_STEP,
    DRAFTING,
    DRAWING_SUPER,
    END_PHASE,
    EVENT_PHASE,
    EVENT_STEP,
    EVICTING,
    FINISHED,
    LAST_WALL_STEP,
    NOBODY,
    PERSON_PHASE,
    RECRUITING,
    RELEASING,
    REMOVING,
    RETURNING,
    RISING,
    SCORING_STEP,
    SETUP_PHASE,
    SUPER_STEP,
    WALL_AGAIN_STEP,
    WALL_STEP,
    State,
)
from drachenhof.games.year.rules.super_events import (
    charter,
    charter_moves,
    discard,
    discard_moves,
    evict,
    evict_moves,
    give_back,
    remove,
    remove_moves,
    return_moves,
    sunrise,
    sunrise_moves,
    super_call,
    super_happen,
)
from drachenhof.games.year.rules.tables import MONGOLS, MONTHS, SOLAR_ECLIPSE, SUPER_MONTH
from drachenhof.games.year.rules.track import read_order
from drachenhof.games.year.rules.wall import inspect_wall

QUIETLY, HAPPENED, ENDED = range(3)  # what `open_next` did: opened something, let it happen, or came to an end


@rule
def list_moves(state: State, moves: Numbers) -> int:
    """Write all legal moves, ascending; say how many."""
    stage = state.stage
    seat = int(state.mover)
    if seat == CHANCE:
        return chance_moves(state, moves)
    if stage == DRAFTING:
        return draft_moves(state, moves)
    if stage == ARRIVING:
        return arrival_moves(state, seat, moves)
    if stage == ACTING:
        return action_moves(state, seat, moves)
    if stage == BUILDING:
        return floor_moves(state.courts[seat], moves, FLOOR, NEW_PALACE)
    if stage == RECRUITING:
        return recruit_moves(state, seat, moves)
    if stage == RELEASING:
        return release_moves(state, seat, moves)
    if stage == REMOVING:
        return remove_moves(state, seat, moves)
    if stage == EVICTING:
        return evict_moves(state, seat, moves)
    if stage == RETURNING:
        return return_moves(state, seat, moves)
    if stage == DISCARDING:
        return discard_moves(state, seat, moves)
    if stage == RISING:
        return sunrise_moves(state, moves)
    if stage == CHARTERING:
        return charter_moves(state, seat, moves)
    return 0


@rule
def is_legal(state: State, move: int, moves: Numbers) -> bool:
    """Whether a move is among the legal ones; `moves` is scratch space."""
    if state.stage == DEALING:
        return 0 <= move - DEAL < deals(state)
    for index in range(list_moves(state, moves)):
        if moves[index] == move:
            return True
    return False


@rule
def play(state: State, move: int) -> None:
    """Carry a legal move out, and go on to the next decision."""
    if carry_out(state, move):
        while go_on(state):
            pass


@rule
def carry_out(state: State, move: int) -> bool:
    """A legal move alone; says whether the mover is done with it, so that things go on."""
    if state.mover == CHANCE:
        return play_chance(state, move)
    seat = int(state.mover)
    decide(state, seat, move)
    if state.arriving != NOBODY:
        state.stage = ARRIVING
        return False
    if state.left > 0 or state.courts[seat].debt > 0:
        return False
    state.turn += 1
    return True


@rule
def decide(state: State, seat: int, move: int) -> None:
    """The effect of a seat's move; what it leaves to decide stands in `arriving`, `left` and `debt`."""
    stage = state.stage
    if stage == ACTING:
        act(state, seat, move)
    elif stage == ARRIVING:
        arrive(state, seat, move)
    elif stage == RECRUITING:
        recruit(state, seat, move)
    elif stage == BUILDING:
        place_floor(state, seat, move)
    elif stage == RELEASING:
        pay_off(state, seat, move)
    elif stage == DRAFTING:
        draft(state, seat, move - DRAFT)
    elif stage == REMOVING:
        remove(state, seat, move - REMOVE)
    elif stage == EVICTING:
        evict(state, seat, move)
    elif stage == RETURNING:
        give_back(state, seat, move - RETURN)
    elif stage == DISCARDING:
        discard(state, seat, move - DISCARD)
    elif stage == RISING:
        sunrise(state, move - TAKE_SUNRISE)
    elif stage == CHARTERING:
        charter(state, seat, move - USE_CHARTER)


@rule
def play_chance(state: State, move: int) -> bool:
    """A tile or a deal; the setup ends with the last of Y7 or with Y44, and seats begin to decide."""
    if state.stage == DEALING:
        deal(state, move - DEAL)
        open_phase(state, ACTION_PHASE)
        return True
    if state.stage == DRAWING_SUPER:
        state.super_event = move - DRAW_SUPER
        state.stage = DRAFTING
    else:
        lay_event(state, move - LAY_EVENT)
    return bool(state.stage == DRAFTING)


@rule
def go_on(state: State) -> bool:
    """To what happens next by itself; False where instead a seat or chance is to move, or the game is over."""
    while True:
        while state.turn < state.players:
            seat = state.order[state.turn]
            if call(state, seat):
                state.mover = seat
                return False
            state.turn += 1
        opened = open_next(state)
        if opened != QUIETLY:
            return opened == HAPPENED


@rule
def call(state: State, seat: int) -> bool:
    """Ask a seat for its decision in this phase, if it has one."""
    phase = state.phase
    if phase == SETUP_PHASE:
        state.stage = DRAFTING
        return True
    if phase == ACTION_PHASE:
        state.stage = ACTING
        return True
    if phase == PERSON_PHASE:
        state.stage = RECRUITING
        return hand_size(state.courts[seat]) > 0
    if state.step == SUPER_STEP:
        return super_strikes(state) and super_call(state, seat)
    state.stage = RELEASING
    return state.courts[seat].debt > 0


@rule
def open_next(state: State) -> int:
    """Everybody has decided: the next phase or step, which may come quietly or do something to all, or the end."""
    phase = state.phase
    if phase == SETUP_PHASE:
        begin_month(state)
        return ENDED
    if phase == ACTION_PHASE and state.month < MONTHS:
        open_phase(state, PERSON_PHASE)
        return QUIETLY
    if phase == EVENT_PHASE:
        state.step += 1
    else:
        open_phase(state, EVENT_PHASE)
        state.step = EVENT_STEP
    if state.step >= DECAY_STEP:
        return end_month(state)
    state.turn = 0
    return HAPPENED if open_step(state) else QUIETLY


@rule
def open_phase(state: State, phase: int) -> None:
    """The order is read at the start of each phase (Y12)."""
    state.phase = phase
    state.turn = 0
    read_order(state)


@rule
def open_step(state: State) -> bool:
    """What happens at a step of the event phase, before anybody is asked; says whether it takes place."""
    step = state.step
    again = super_strikes(state) and state.super_event == SOLAR_ECLIPSE  # Y49
    raid = state.great_wall and state.events[state.month - 1] == MONGOLS
    if step == EVENT_STEP or (step == AGAIN_STEP and again):
        happen(state)
    elif raid and (step == WALL_STEP or (step == WALL_AGAIN_STEP and again)):
        inspect_wall(state)  # Y42
    elif step == LAST_WALL_STEP and state.great_wall and state.month == MONTHS:
        inspect_wall(state)  # Y43
    elif step == SUPER_STEP and super_strikes(state):
        super_happen(state)
    else:
        return False
    return True


@rule
def super_strikes(state: State) -> bool:
    """The super event is that of month 7 (Y44)."""
    return state.month == SUPER_MONTH and state.super_event >= 0


@rule
def begin_month(state: State) -> None:
    """The action cards are dealt again (Y13)."""
    state.month += 1
    state.phase = ACTION_PHASE
    state.stage = DEALING
    state.mover = CHANCE


@rule
def end_month(state: State) -> int:
    """Decay (Y33), then scoring (Y34), then another month or the end."""
    if state.step == DECAY_STEP:
        decay(state)
        return HAPPENED
    if state.step == SCORING_STEP:
        score_month(state)
        return HAPPENED
    state.step = DONE_STEP
    if state.month < MONTHS:
        begin_month(state)
    else:
        end_year(state)
    return ENDED


@rule
def end_year(state: State) -> None:
    """After the twelfth month (Y35)."""
    score_end(state)
    state.phase = END_PHASE
    state.stage = FINISHED
    state.mover = OVER
