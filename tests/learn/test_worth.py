"""What lessons teach is good play: no choice that one wants is clearly worse than another."""

from itertools import takewhile

import pytest

from drachenhof.analysis.comparing import compare
from drachenhof.analysis.measuring import Effort
from drachenhof.games import games
from drachenhof.learn.lessons import Lesson, lessons, stages

ALL = [one for game in games for one in lessons(game)]
LOOKS = (Effort(precision=0.03, rollouts=500), Effort(precision=0.01, rollouts=12_000))
"""A short look, and a long one where that finds something better; `benchmarks/lessons.py` always takes a long one."""
MUCH = 0.02  # of place value, at the lower end


@pytest.mark.slow
@pytest.mark.parametrize("learnt", ALL, ids=[f"{one.game}/{one.name}" for one in ALL])
def test_no_wanted_choice_is_clearly_worse_than_another(learnt: Lesson) -> None:
    rules, worse = games[learnt.game], {}
    for stage in stages(learnt):
        if stage.cue.wanted is None:
            continue
        known = rules.knowledge(stage.state, learnt.seat - 1)
        wanted = rules.from_text(stage.state, stage.cue.wanted)
        looks = (compare(learnt.game, known, effort, played=wanted) for effort in LOOKS)
        costs = takewhile(lambda cost: cost.low > MUCH, (look.of(wanted).cost for look in looks))
        if len(seen := list(costs)) == len(LOOKS):
            worse[stage.cue.name] = seen[-1]
    assert worse == {}
