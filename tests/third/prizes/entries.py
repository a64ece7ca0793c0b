"""The compiled rules that Python calls."""

from drachenhof.entries import entries
from tests.third.prizes import rules
from tests.third.prizes.rules import State

set_up, list_moves, step, carry_out, go_on, list_weights, list_places = entries(
    __name__, State, rules, rules.set_up, rules.chance_weight, rules.place
)
