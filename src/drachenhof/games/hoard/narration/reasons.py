"""Why a choice of *Drachensachen* cost something, in words."""

from drachenhof.i18n.telling import Said, Speaker


def reason(words: Speaker[Said], what: str, count: float) -> Said:
    """`count` more (or less) of `what` is counted: coins by source, rounds won, the pile taken …"""
    kind, _, about = what.partition("-")
    if kind == "coins":
        return words.say("review-hoard-coins", about=words.say("page-course-source-hoard", source=about), count=count)
    return words.say("review-hoard-other", what=what, count=count)
