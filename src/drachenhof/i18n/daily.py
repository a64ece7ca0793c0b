"""The result of a game of the day as a text to share, without spoilers."""

from drachenhof.i18n.telling import Said, Speaker


def shared(
    words: Speaker[Said],
    game: str,
    day: str,
    *,
    place: int,
    players: int,
    score: int,
    streak: int,
    ahead: int | None = None,
    others: int = 0,
) -> list[Said]:
    """Return the lines of the text, without an address.

    `ahead` is the share of the `others` with a worse result, in per cent; None if unknown.
    """
    scored = words.say(f"page-score-{game}", score=score)
    lines = [
        words.say("daily-share-title", game=words.say(f"game-{game}"), day=day),
        words.say("daily-share-result", place=place, players=players, score=scored),
    ]
    if ahead is not None:
        lines.append(words.say("daily-share-ahead", percent=ahead, count=others))
    if streak > 1:
        lines.append(words.say("daily-share-streak", days=streak))
    return lines
