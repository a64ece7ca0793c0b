"""Is what lessons teach best? Every choice that one wants, compared with all others that the rules allow there.

    python benchmarks/lessons.py --rollouts 40000 --into lessons.jsonl

For each cue that awaits a choice at the table, `analysis.compare` measures all legal moves from what the learner knows.
A line of JSON each: what the wanted move costs against the best (of place value, with its 95 % interval; 0 where it is
the best itself), the best move, and whether the two can be told apart (`clear`). The last line counts those that can.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from drachenhof.analysis.comparing import NO_MATTER, compare
from drachenhof.analysis.measuring import Effort
from drachenhof.games import games
from drachenhof.learn.lessons import Lesson, Stage, lessons, stages

PRECISION = 0.01


def judged(learnt: Lesson, stage: Stage, rollouts: int) -> dict[str, Any]:
    """What the choice costs that a cue wants."""
    rules = games[learnt.game]
    known = rules.knowledge(stage.state, learnt.seat - 1)
    wanted = rules.from_text(stage.state, str(stage.cue.wanted))
    found = compare(learnt.game, known, Effort(PRECISION, rollouts), played=wanted)
    cost = found.of(wanted).cost
    return {
        "lesson": f"{learnt.game}/{learnt.name}",
        "cue": stage.cue.name,
        "wanted": stage.cue.wanted,
        "best": rules.to_text(stage.state, found.best.move),
        "choices": len(found.moves),
        "cost": round(cost.value, 3),
        "low": round(cost.low, 3),
        "high": round(cost.high, 3),
        "clear": cost.low > NO_MATTER,
    }


def all_judged(game: str, rollouts: int) -> Iterator[dict[str, Any]]:
    """Every choice that the lessons of a game want."""
    for learnt in lessons(game):
        for stage in stages(learnt):
            if stage.cue.wanted is not None:
                yield judged(learnt, stage, rollouts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games))
    parser.add_argument("--rollouts", type=int, default=40_000, help="of all choices of a cue together")
    parser.add_argument("--into", type=Path)
    told = parser.parse_args()
    lines = list[str]()
    worse = 0
    for game in told.games:
        for one in all_judged(game, told.rollouts):
            worse += one["clear"]
            lines.append(json.dumps(one))
            print(lines[-1], flush=True)
    lines.append(json.dumps({"wanted": len(lines), "clearly worse than the best": worse}))
    print(lines[-1])
    if told.into is not None:
        told.into.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
