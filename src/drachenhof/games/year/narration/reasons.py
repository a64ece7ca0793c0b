"""Why a choice of *In the Year of the Dragon* cost something, in words."""

from drachenhof.i18n.telling import Said, Speaker


def reason(words: Speaker[Said], what: str, count: float) -> Said:
    """`count` more (or less) of `what` is counted: persons lost, floors decayed, points by source …"""
    kind, _, about = what.partition("-")
    if kind == "persons":
        event = words.say("review-year-super" if about == "super" else f"event-{about}")
        return words.say("review-year-persons", about=event, count=count)
    if kind == "points":
        return words.say("review-year-points", about=words.say("page-course-source-year", source=about), count=count)
    return words.say("review-year-other", what=what, count=count)
