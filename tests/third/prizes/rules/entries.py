"""The compiled rules that Python calls."""

from drachenhof.engine.kernels import entries
from tests.third.prizes.rules import flow
from tests.third.prizes.rules.flow import State

set_up, list_moves, step, carry_out, go_on, list_weights, list_places = entries(
    __name__, State, flow, flow.set_up, flow.chance_weight, flow.place
)
