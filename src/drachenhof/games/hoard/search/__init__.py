"""What compiled code that serves every game needs of *Drachensachen*: the contents of `kernels.Kernel`."""

from drachenhof.games.hoard.rules import chance, flow, observation
from drachenhof.games.hoard.rules.state import State
from drachenhof.games.hoard.search import causes, features, learned, outcome, policy, worth

__all__ = ["CAUSES", "LAYOUT", "OBSERVATION", "RULES", "SHAPE", "WEIGHTS"]

CAUSES = causes.CAUSES
LAYOUT = State
OBSERVATION = observation
WEIGHTS = worth.WEIGHTS
SHAPE = learned.SHAPE
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
    "handmade_worth": policy.handmade_worth,
    "describe": features.describe,
    "compare": features.compare,
    "stretch": learned.stretch,
    "outputs_of": learned.outputs_of,
    "milestone": outcome.milestone,
}
