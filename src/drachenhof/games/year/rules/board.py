"""A position as text."""

from drachenhof.engine.game_api import asked_line, listed_names, turn_mark
from drachenhof.games.year.rules.view import YearView


def text(view: YearView) -> str:
    """Return lines for the month, the events, the action groups and each court."""
    events = " ".join(
        f"[{event or '?'}]" if month == view["month"] else event or "?"
        for month, event in enumerate(view["events"], start=1)
    )
    lines = [asked_line(view), f"month {view['month']}, {view['phase']} phase", f"events: {events}"]
    lines += [f"group {index}: {listed_names(group['cards'])}" for index, group in enumerate(view["groups"])]
    for court in view["courts"]:
        goods = ", ".join(f"{court[name]} {name}" for name in ("score", "track", "yuan", "rice", "fireworks"))
        hand = sum(court["hand"].values())
        lines.append(f"{turn_mark(view, court['seat'])} seat {court['seat']}: {goods}, hand {hand}")
        lines += [f"    {palace['floors']} floors: {listed_names(palace['persons'])}" for palace in court["palaces"]]
    return "\n".join(lines)
