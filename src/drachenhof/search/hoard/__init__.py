"""What compiled code that serves every game needs of *Drachensachen*: the contents of `kernels.Kernel`."""

from drachenhof.hoard import chance, flow, observation
from drachenhof.hoard.state import State
from drachenhof.search.hoard import outcome, policy

__all__ = ["LAYOUT", "OBSERVATION", "RULES", "WEIGHTS"]

LAYOUT = State
OBSERVATION = observation
WEIGHTS = policy.WEIGHTS
RULES = {
    "list_moves": flow.list_moves,
    "play": flow.play,
    "tickets": chance.tickets,
    "draw": chance.draw,
    "look": policy.look,
    "move_worth": policy.move_worth,
    "redeal": outcome.redeal,
    "settled": outcome.settled,
    "value": outcome.value,
    "won": outcome.won,
    "points": outcome.points,
    "place_value": outcome.place_value,
    "know": outcome.know,
    "observe": observation.observe,
}
