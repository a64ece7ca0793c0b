"""Each numbered rule has a test that names it."""

import re
from pathlib import Path

RULES = [*range(1, 27), *range(31, 34), *range(41, 48), *range(51, 54)]


def test_each_number_is_in_the_name_of_a_test():
    named = set[int]()
    for path in Path(__file__).parent.glob("test_h*.py"):
        named.update(int(number) for number in re.findall(r"^def test_h(\d+)_", path.read_text(), re.MULTILINE))
    assert sorted(named) == RULES
