"""*In the Year of the Dragon* for learning environments: the contents of `scenes.Scene`."""

from drachenhof.engine.game import State
from drachenhof.envs.scenes import listed, mark
from drachenhof.games.year.rules.view import YearView


def lines(view: YearView) -> list[str]:
    lines = [f"month {view['month']}, {view['phase']} phase", f"events: {listed(view['events'])}"]
    lines += [f"group {index}: {listed(group['cards'])}" for index, group in enumerate(view["groups"])]
    for court in view["courts"]:
        goods = ", ".join(f"{court[name]} {name}" for name in ("score", "track", "yuan", "rice", "fireworks"))
        lines.append(f"{mark(view, court['seat'])} seat {court['seat']}: {goods}, hand {sum(court['hand'].values())}")
        for palace in court["palaces"]:
            lines.append(f"    {palace['floors']} floors: {listed(palace['persons'])}")
    return lines


def private(view: YearView, seat: int) -> str:  # noqa: ARG001 (all is open)
    return ""


def rounds(state: State) -> int:  # noqa: ARG001 (moves say all)
    return 0


def announced(state: State) -> str:  # noqa: ARG001
    return ""
