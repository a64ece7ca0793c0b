"""What lessons teach is good play: no choice that one wants is clearly worse than another."""

import pytest

from drachenhof.analysis.comparing import compare
from drachenhof.analysis.measuring import Effort
from drachenhof.game import games
from drachenhof.lessons import Lesson, course, lessons

ALL = [one for game in games for one in lessons(game)]
EFFORT = Effort(precision=0.03, rollouts=1_500)
"""Of all choices of a cue together: enough to see what costs much; `benchmarks/lessons.py` looks longer."""
MUCH = 0.02  # of place value, at the lower end


@pytest.mark.slow
@pytest.mark.parametrize("learnt", ALL, ids=[f"{one.game}/{one.name}" for one in ALL])
def test_no_wanted_choice_is_clearly_worse_than_another(learnt: Lesson) -> None:
    rules, worse = games[learnt.game], {}
    for stage in course(learnt):
        if stage.cue.wanted is None:
            continue
        known = rules.knowledge(stage.state, learnt.seat - 1)
        wanted = rules.from_text(stage.state, stage.cue.wanted)
        found = compare(learnt.game, known, EFFORT, played=wanted)
        if found.of(wanted).cost.low > MUCH:
            worse[stage.cue.name] = (rules.to_text(stage.state, found.best.move), found.of(wanted).cost)
    assert worse == {}
