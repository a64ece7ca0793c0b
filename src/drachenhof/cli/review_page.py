"""A review as one page of HTML, with a figure; it needs nothing else, and nothing in it runs."""

from html import escape
from typing import TYPE_CHECKING

from drachenhof.cli.look import SEATS
from drachenhof.words import Words

if TYPE_CHECKING:
    from drachenhof.analysis.review import Review, SeatReview
    from drachenhof.records import Record
    from drachenhof.words.telling import People

WIDTH, HEIGHT, LEFT, BOTTOM = 720, 260, 40, 28
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 4", "1 4")  # a line is told by more than its colour

STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #3a342c; background: #fbf7ee; max-width: 48rem; margin: 2rem auto;
  padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #ddd3bf; vertical-align: top }
svg { width: 100%; height: auto } .why { color: #6b6257 } .key { font-size: 13px }
@media (prefers-color-scheme: dark) {
  body { color: #e8e0d0; background: #221e19 } .why { color: #b5aa98 } text { fill: #e8e0d0 }
}
"""


def page(words: Words, record: "Record", found: "Review", seat: int | None) -> str:
    """The whole page."""
    from drachenhof.cli.replay import people_of

    people = people_of(record, None if seat is None else seat - 1)
    title = escape(words.say("cli-review-title", game=words.say(f"game-{found.game}")))
    seats = "\n".join(_seat(words, found.game, one, people) for one in found.seats)
    return f"""<!doctype html>
<html lang="{words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>{STYLE}</style></head>
<body><h1>{title}</h1>
<figure><figcaption>{escape(words.say("cli-review-chances"))}</figcaption>
{figure(words, found, people)}
</figure>
{seats}
<p class="why">{escape(words.say("cli-review-scale"))}</p>
</body></html>
"""


def figure(words: Words, found: "Review", people: "People") -> str:
    """Every player's chance to win from deal to deal, a line each; as the first seat of the review could know it."""
    line = found.seats[0].line
    last = max(line[-1].number, 1)
    name = escape(words.say("cli-review-chances"), quote=True)
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{name}">']
    for share in (0, 25, 50, 75, 100):
        y = _y(share / 100)
        parts.append(f'<path d="M{LEFT} {y}H{WIDTH}" stroke="#9b9083" stroke-opacity=".4"/>')
        parts.append(f'<text class="key" x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{share} %</text>')
    for seat in range(found.players):
        places = [(LEFT + point.number / last * (WIDTH - LEFT - 8), _y(point.chances[seat])) for point in line]
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        stroke = f'stroke="{SEATS[seat]}" stroke-width="2.5" stroke-dasharray="{DASHES[seat]}"'
        parts.append(f'<polyline points="{drawn}" fill="none" {stroke}/>')
        parts.append(_key(words, people, seat, stroke))
    return "\n".join([*parts, "</svg>"])


def _y(share: float) -> float:
    return round(8 + (1 - share) * (HEIGHT - BOTTOM - 24), 1)


def _key(words: Words, people: "People", seat: int, stroke: str) -> str:
    from drachenhof.cli.review_table import name_of

    x, y = LEFT + seat * 115, HEIGHT - 8
    name = escape(name_of(words, people, seat)[:12])
    return f'<path d="M{x} {y - 4}h24" {stroke}/><text class="key" x="{x + 30}" y="{y}">{name}</text>'


def _seat(words: Words, game: str, one: "SeatReview", people: "People") -> str:
    """A seat's sentence, and its costliest mistakes."""
    from drachenhof.cli.review_table import name_of
    from drachenhof.words.reviewing import summary

    name, said = escape(name_of(words, people, one.seat)), escape(summary(words, one, people))
    below = _costliest(words, game, one) if one.costliest else f"<p>{escape(words.say('review-no-mistakes'))}</p>"
    return f"<h2>{name}</h2><p>{said}</p>{below}"


def _costliest(words: Words, game: str, one: "SeatReview") -> str:
    from drachenhof.cli.review_table import row
    from drachenhof.words.reviewing import because

    heads = [words.say("cli-review-move"), words.say(f"review-part-{game}")]
    heads += [words.say(f"cli-review-{column}") for column in ("played", "better", "cost", "called")]
    rows = []
    for mistake in one.costliest:
        rows.append("".join(f"<td>{escape(cell)}</td>" for cell in row(words, game, mistake)))
        rows.append(f'<td></td><td></td><td class="why" colspan="4">{escape(because(words, game, mistake))}</td>')
    head = "".join(f"<th>{escape(told)}</th>" for told in heads)
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{cells}</tr>' for cells in rows)}</table>"
