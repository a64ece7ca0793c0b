"""What compiled code that serves every game needs of *Drachensachen*: the contents of `kernels.Kernel`."""

from drachenhof.hoard import chance, flow, observation
from drachenhof.hoard.state import State
from drachenhof.search.hoard import causes, outcome, policy

__all__ = ["CAUSES", "LAYOUT", "OBSERVATION", "RULES", "WEIGHTS"]

CAUSES = causes.CAUSES
LAYOUT = State
OBSERVATION = observation
WEIGHTS = policy.WEIGHTS
RULES = {
    "list_moves": flow.list_moves,
    "play": flow.play,
    "booked": causes.booked,
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
