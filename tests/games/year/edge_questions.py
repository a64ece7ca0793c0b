"""How to know which edge case of Year a game is."""

from drachenhof import CHANCE
from drachenhof.games.year.rules import state as s
from drachenhof.games.year.rules import tables as t
from tests.games.year import edge_stories as the
from tests.games.year.edge_stories import year


def any_step(question):
    return lambda steps: any(question(step) for step in steps)


# Setup


def drawn(steps):
    return [step.words.split()[1] for step in steps if step.asked == "event"]


def row(steps):
    return [t.EVENT_NAMES[event] for event in steps[-1].after.events[2:]]


def last_draw(steps):
    return [step for step in steps if step.asked == "event"][-1]


# Events


def drought_with_a_choice(steps):
    """Some rice, but not enough: the player chooses who goes without."""
    return any(
        len(first.legal) > 1
        and 0 < len({step.words.split()[1] for step in rows if step.mover == first.mover}) < inhabited(first)
        for rows in the.released(steps, "drought").values()
        for first in rows
        if first.court.struck == 0
    )


def inhabited(step):
    return sum(palace.persons[0] != s.NOBODY for palace in step.court.palaces)


def one_saved_by_healers(steps):
    """A contagion in which some release and another, with persons, does not."""
    for month, rows in the.released(steps, "contagion").items():
        hit = {step.mover for step in rows}
        spared = set(range(the.players(steps))) - hit
        end = next(step for step in the.month_ends(steps) if step.month == month)
        if any(the.persons(end.after.courts[seat]) > 2 for seat in spared):
            return True
    return False


def one_loses_everybody(steps):
    """Fewer persons than the contagion asks for."""
    return any(
        step.court.debt == 1
        and the.persons(step.court_after) == 0
        and sum(other.mover == step.mover for other in rows) < 3
        for rows in the.released(steps, "contagion").values()
        for step in rows
        if not any("healer" in other.words for other in rows if other.mover == step.mover)
    )


def all_invaded(steps):
    return any(
        {step.mover for step in rows} == set(range(the.players(steps)))
        for rows in the.released(steps, "mongols").values()
    )


def second_tied(shown):
    places = sorted({count for count in shown if count}, reverse=True)
    return len(places) > 1 and shown.count(places[1]) > 1


# Track and end


def lands_on_another(step):
    if step.mover == CHANCE or step.court.track == step.court_after.track:
        return False
    others = [court for seat, court in enumerate(step.after.courts[: step.after.players]) if seat != step.mover]
    return any(other.track == step.court_after.track for other in others)


def tied_at_the_top(steps, same_space):
    end = steps[-1].after
    courts = sorted(end.courts[: end.players], key=lambda court: -court.score)
    return courts[0].score == courts[1].score and (courts[0].track == courts[1].track) == same_space


def tied_below_the_top(steps):
    end = steps[-1].after
    scores = sorted((int(court.score) for court in end.courts[: end.players]), reverse=True)
    return scores[0] > scores[1] and len(set(scores)) < len(scores)


# The wall


def wall_looked_at(steps, month, event, part, enough):
    """A check of the wall, and whether it was long enough."""
    for step in the.month_ends(steps):
        long_enough = step.after.wall_length >= step.month
        if (month is None or step.month == month) and step.event == event and long_enough == enough:
            return enough or bool(the.released(steps, event, part).get(step.month))
    return False


def wall_takes_where_the_drought_took(steps):
    drought = the.released(steps, "drought").get(12, [])
    wall = the.released(steps, "drought", s.LAST_WALL_STEP).get(12, [])
    took = {(step.mover, step.words.split()[1]) for step in drought}
    return any((step.mover, step.words.split()[1]) in took for step in wall)


# Super events


def scores_in_month_7(what):
    """All score exactly what the month gives and, for the super event, `what` their court says."""

    def question(steps):
        end = next(step for step in the.month_ends(steps) if step.month == 7)
        if end.event in ("festival", "mongols"):  # they give points too
            return False
        extras = []
        for seat, seen in enumerate(year.view(end.after.reshape(1))["courts"]):
            gained = seen["score"] - end.before.courts[seat].score
            tiles = [(tile, palace["floors"]) for palace in seen["palaces"] for tile in palace["persons"]]
            ladies = sum(tile == "young court-lady" for tile, _ in tiles)
            dragons = seen["privileges"]["small"] + 2 * seen["privileges"]["large"]
            extras.append(sum(what(tile, floors) for tile, floors in tiles))
            if gained != len(seen["palaces"]) + ladies + dragons + extras[-1]:
                return False
        return all(extras)

    return question


def again(steps, event, part=s.AGAIN_STEP):
    return bool(the.released(steps, event, s.EVENT_STEP).get(7)) and bool(the.released(steps, event, part).get(7))


def month_7_end(question):
    return lambda steps: question(next(step for step in the.month_ends(steps) if step.month == 7))


def privileges_lost(step):
    owned = [court.small + court.large for court in step.before.courts[: step.before.players]]
    left = [court.small + court.large for court in step.after.courts[: step.after.players]]
    return sum(owned) > 2 and not any(left)


def asked_in_month_7(*words):
    """All of these are among the decisions of the super event."""
    return lambda steps: all(any(step.says(word) for step in the.super_moves(steps)) for word in words)


def months_with_persons(steps):
    return {step.month for step in steps if step.asked == "recruit"}
