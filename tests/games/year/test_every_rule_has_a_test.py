"""Each numbered rule has a test that names it."""

import re
from pathlib import Path

RULES = [*range(1, 37), *range(40, 55)]


def test_each_number_is_in_the_name_of_a_test():
    named = set[int]()
    for path in Path(__file__).parent.glob("test_y*.py"):
        for first, last in re.findall(r"^def test_y(\d+)_(?:to_y(\d+)_)?", path.read_text(), re.MULTILINE):
            named.update(range(int(first), int(last or first) + 1))
    assert sorted(named) == RULES
