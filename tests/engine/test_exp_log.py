"""`exp` and `log` of the engine: near those of the library, and the same bits compiled and interpreted."""

import math
import random

import numba
import pytest

from drachenhof.engine import exp_log
from drachenhof.engine.rule import INTERPRETED

exp, log = (getattr(one, "py_func", one) for one in (exp_log.exp, exp_log.log))
draw = random.Random(7)
EXPONENTS = [draw.uniform(-745, 709) for _ in range(2000)] + [draw.gauss(0, 1) for _ in range(2000)] + [0.0, 1e-30, 1.0]
NUMBERS = [math.exp(x) for x in EXPONENTS if x > -740] + [5e-324, 1e-310, 0.5, 1.0, 2.0, 0.70710678, 1.41421356]


def test_they_are_within_one_unit_in_the_last_place():
    for x in EXPONENTS:
        assert abs(exp(x) - math.exp(x)) <= math.ulp(math.exp(x)), x
    for x in NUMBERS:
        assert abs(log(x) - math.log(x)) <= math.ulp(math.log(x)), x


def test_the_borders():
    assert [exp(800.0), exp(-800.0), exp(0.0), exp(math.inf), exp(-math.inf)] == [math.inf, 0.0, 1.0, math.inf, 0.0]
    assert [log(0.0), log(1.0), log(math.inf)] == [-math.inf, 0.0, math.inf]
    assert all(math.isnan(one) for one in (exp(math.nan), log(math.nan), log(-1.0)))


@pytest.mark.skipif(INTERPRETED, reason="there is nothing compiled to compare with")
def test_compiled_code_computes_the_same_bits():
    compiled_exp = numba.njit(lambda x: exp_log.exp(x), error_model="numpy")
    compiled_log = numba.njit(lambda x: exp_log.log(x), error_model="numpy")
    assert [compiled_exp(x).hex() for x in EXPONENTS] == [exp(x).hex() for x in EXPONENTS]
    assert [compiled_log(x).hex() for x in NUMBERS] == [log(x).hex() for x in NUMBERS]
