"""`drachenhof review`: what luck, own choices and those of others did to each seat of finished games."""

import sys
from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.errors import FAILED, CommandError, in_range, print_error
from drachenhof.cli.look import SEATS
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.analysis.review import Point, Review, SeatReview
    from drachenhof.cli.review_table import PeopleTables
    from drachenhof.i18n import People
    from drachenhof.records import Record


WHOLE = 100  # of the bar, for each game
ENDINGS = (".json", ".jsonl")


def review(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-review-file")],
    seat: Annotated[int | None, typer.Option(help="cli-review-seat")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="cli-review-quick")] = False,
    seed: Annotated[int, typer.Option(help="cli-review-seed")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
    html: Annotated[Path | None, typer.Option(help="cli-review-html")] = None,
) -> int:
    """Review every game of a file or a folder; the exit code is 1 if one is not over or broken."""
    words: Words = ctx.obj
    from drachenhof.cli.files import must_have_a_folder, replace
    from drachenhof.cli.review_table import Tallies, print_players, print_review
    from drachenhof.cli.screen import progress

    if html is not None:
        must_have_a_folder(words, html)
    named, code = _named(words, file)
    reviews: list[tuple[Record, Review]] = []
    tallies = Tallies()
    with progress(WHOLE * len(named), doing=words.say("cli-review-doing")) as advance:
        for number, (name, record) in enumerate(named, start=1):
            reviewed = _reviewed(words, name, number, record, seat, seed, quick, _in_steps(advance))
            if reviewed is None:
                code = FAILED
                continue
            tallies.add(words, record, reviewed)
            if html is not None:
                reviews.append((record, reviewed))
            elif as_json:
                print(reviewed.to_json(), flush=True)
            else:
                print_review(words, record, reviewed, seat)
    if html is not None and reviews:
        replace(words, html, page(words, reviews, seat, tallies.tables(words)).encode())
    elif not as_json:
        print_players(tallies.tables(words))
    sys.stdout.flush()
    return code


def _named(words: Words, file: str) -> "tuple[list[tuple[str, Record]], int]":
    """All records of a file, or of the files of a folder, with the names of their files; and the exit code so far.

    A broken file of a folder is reported, and the others are reviewed.
    """
    folder = Path(file)
    if file == "-" or not folder.is_dir():
        return list(_records(words, file)), 0
    names = sorted(map(str, _files(folder)))
    if not names:
        raise CommandError(words.say("cli-review-none", file=file))
    named: list[tuple[str, Record]] = []
    code = 0
    for name in names:
        try:
            named += _records(words, name)
        except CommandError as problem:
            print_error(str(problem))
            code = FAILED
    return named, code


def _records(words: Words, name: str) -> "Iterator[tuple[str, Record]]":
    from drachenhof.cli.files import opened
    from drachenhof.i18n.phrases import record_error
    from drachenhof.records import BrokenRecord
    from drachenhof.records.files import documents

    with opened(words, name) as stream:
        try:
            yield from ((name, document.parse()) for document in documents(stream))
        except BrokenRecord as error:
            raise CommandError(words.say("cli-in-file", file=name, said=record_error(words, error)), FAILED) from None


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.iterdir() if path.suffix in ENDINGS)


def _reviewed(
    words: Words,
    name: str,
    number: int,
    record: "Record",
    seat: int | None,
    seed: int,
    quick: bool,
    progress: Callable[[float], None],
) -> "Review | None":
    """Review a game; print an error and return None if it is not over."""
    from drachenhof.analysis.review import NotOver
    from drachenhof.analysis.review import review as reviewed
    from drachenhof.i18n.phrases import record_error
    from drachenhof.records import BrokenRecord

    if seat is not None:
        in_range(words, "--seat", seat, 1, len(record.seats))
    try:
        return reviewed(record, None if seat is None else [seat - 1], sharp=not quick, seed=seed, progress=progress)
    except NotOver:
        print_error(words.say("cli-in-file", file=name, said=words.say("cli-review-not-over", number=number)))
    except BrokenRecord as error:
        print_error(words.say("cli-in-file", file=name, said=record_error(words, error)))
    progress(1.0)
    return None


def _in_steps(advance: Callable[[int], None]) -> Callable[[float], None]:
    """Return a callback that takes the share of a game done, 0 to 1, and advances the bar by whole steps."""
    done = 0

    def report(share: float) -> None:
        nonlocal done
        steps = int(WHOLE * share) - done
        if steps > 0:
            done += steps
            advance(steps)

    return report


WIDTH, HEIGHT, LEFT, BOTTOM = 720, 260, 40, 28
NARROWEST = 4  # pixels of a deal
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 4", "1 4")  # lines differ by more than colour

STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #3a342c; background: #fbf7ee; max-width: 48rem; margin: 2rem auto;
  padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #ddd3bf; vertical-align: top }
.wide { overflow-x: auto } figure { margin: 1rem 0 } section + section { margin-top: 4rem }
svg { width: 100%; height: auto } .deal { fill: #9b9083; fill-opacity: .35 }
i { display: inline-block; width: .5em; height: 1em; vertical-align: -.15em; background: #9b908359 }
.why { color: #6b6257 } .key { font-size: 13px }
@media (prefers-color-scheme: dark) {
  body { color: #e8e0d0; background: #221e19 } .why { color: #b5aa98 } text { fill: #e8e0d0 }
}
"""


def page(
    words: Words, reviewed: "list[tuple[Record, Review]]", seat: int | None, together: dict[str, list[list[str]]]
) -> str:
    """Return the whole page: each game, then the players over all games."""
    title = escape(words.say("cli-review-title", game=words.say(f"game-{reviewed[0][1].game}")))
    games = "\n".join([*(_game(words, record, review, seat) for record, review in reviewed), *_everybody(together)])
    return f"""<!doctype html>
<html lang="{words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>{STYLE}</style></head>
<body>
{games}
<p class="why">{escape(words.say("cli-review-scale"))}</p>
</body></html>
"""


def _everybody(tables: "PeopleTables") -> Iterator[str]:
    """Return the section about players over several games."""
    for title, (heads, *others) in tables.items():
        table = _row("th", heads) + "".join(_row("td", cells) for cells in others)
        yield f'<section><h1>{escape(title)}</h1><div class="wide"><table>{table}</table></div></section>'


def _game(words: Words, record: "Record", review: "Review", seat: int | None) -> str:
    """A game: the line of all chances, and what each seat has to know."""
    from drachenhof.cli.records import people_of

    people = people_of(record, None if seat is None else seat - 1)
    title = escape(words.say("cli-review-title", game=words.say(f"game-{review.game}")))
    seats = "\n".join(_seat(words, review, one, people) for one in review.seats)
    chances, deal = (escape(words.say(f"cli-review-{key}")) for key in ("chances", "key-deal"))
    return f"""<section><h1>{title}</h1>
<figure><figcaption>{chances} (<i></i> {deal})</figcaption>
{figure(words, review, people)}
</figure>
{seats}
</section>"""


def figure(words: Words, review: "Review", people: "People") -> str:
    """Every player's chance to win from deal to deal, a line each; as the first seat of the review could know it."""
    line = review.seats[0].line
    last = max(line[-1].number, 1)
    name = escape(words.say("cli-review-chances"), quote=True)
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{name}">']
    for share in (0, 25, 50, 75, 100):
        y = _y(share / 100)
        parts.append(f'<path d="M{LEFT} {y}H{WIDTH}" stroke="#9b9083" stroke-opacity=".4"/>')
        label = escape(words.say("page-review-percent", value=share))
        parts.append(f'<text class="key" x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{label}</text>')
    parts += _deals(line, last)
    for seat in range(review.players):
        places = [(LEFT + point.number / last * (WIDTH - LEFT - 8), _y(point.chances[seat])) for point in line]
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        stroke = f'stroke="{SEATS[seat]}" stroke-width="2.5" stroke-dasharray="{DASHES[seat]}"'
        parts.append(f'<polyline points="{drawn}" fill="none" {stroke}/>')
        parts.append(_key(words, people, seat, stroke))
    return "\n".join([*parts, "</svg>"])


def _deals(line: "Sequence[Point]", last: int) -> Iterator[str]:
    """Draw bands behind the lines for deals, in which no player decides."""
    for before, after in zip(line[:-1:2], line[1::2], strict=False):
        x, end = (LEFT + point.number / last * (WIDTH - LEFT - 8) for point in (before, after))
        yield f'<rect class="deal" x="{x:.1f}" y="8" width="{max(end - x, NARROWEST):.1f}" height="{_y(0) - 8:.1f}"/>'


def _y(share: float) -> float:
    return round(8 + (1 - share) * (HEIGHT - BOTTOM - 24), 1)


def _key(words: Words, people: "People", seat: int, stroke: str) -> str:
    from drachenhof.cli.records import name_of

    x, y = LEFT + seat * 115, HEIGHT - 8
    name = escape(name_of(words, people, seat)[:12])
    return f'<path d="M{x} {y - 4}h24" {stroke}/><text class="key" x="{x + 30}" y="{y}">{name}</text>'


def _seat(words: Words, review: "Review", one: "SeatReview", people: "People") -> str:
    """A seat's sentence, what moved its chances and when, and its costliest mistakes."""
    from drachenhof.cli.records import name_of
    from drachenhof.cli.review_table import finest, moved_rows
    from drachenhof.i18n.review import summary

    name = escape(name_of(words, people, one.seat))
    result = escape(summary(words, one.seat, one.win, review.sharp, people))
    rows = enumerate(moved_rows(words, review, one))
    moved = "".join(_row("td" if at else "th", cells) for at, cells in rows)
    none = f"<p>{escape(words.say('review-no-mistakes'))}</p>"
    below = _costliest(words, review.game, one) if one.costliest else none
    good = "".join(f"<p>{escape(line)}</p>" for line in finest(words, review, one, people))
    above = f"<h2>{name}</h2><p>{result} {_rate(words, review, one)}</p>"
    return f'{above}<div class="wide"><table>{moved}</table></div>{below}{good}'


def _rate(words: Words, review: "Review", one: "SeatReview") -> str:
    """The error rate, and whose it is like."""
    text = f"{words.say('cli-review-rate')}: {words.say('cli-review-rate-value', value=one.error_rate)}."
    like = review.like(one.seat)
    return escape(text + (f" {words.say('cli-review-like')}: {like}." if like else ""))


def _row(tag: str, cells: "list[str]") -> str:
    return f"<tr>{''.join(f'<{tag}>{escape(cell)}</{tag}>' for cell in cells)}</tr>"


def _costliest(words: Words, game: str, one: "SeatReview") -> str:
    from drachenhof.cli.review_table import row
    from drachenhof.i18n.review import because

    heads = [words.say("cli-review-move"), words.say(f"review-part-{game}")]
    heads += [words.say(f"cli-review-{column}") for column in ("played", "better", "cost", "called")]
    rows = []
    for mistake in one.costliest:
        cells = (escape(cell).replace("\n", "<br>") for cell in row(words, game, mistake))
        rows.append("".join(f"<td>{cell}</td>" for cell in cells))
        why = escape(because(words, game, mistake.reasons))
        rows.append(f'<td></td><td></td><td class="why" colspan="4">{why}</td>')
    head = "".join(f"<th>{escape(title)}</th>" for title in heads)
    return f'<div class="wide"><table><tr>{head}</tr>{"".join(f"<tr>{cells}</tr>" for cells in rows)}</table></div>'
