"""What compiled code that serves every game needs of *In the Year of the Dragon*: the contents of `kernels.Kernel`."""

from drachenhof.games.year.rules import flow, observation, setup
from drachenhof.games.year.rules.state import State
from drachenhof.games.year.search import causes, features, learned, outcome, policy, worth

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
    "tickets": setup.tickets,
    "draw": setup.draw,
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
