"""`drachenhof replay` and `verify`: records of games as sentences, with the board, and checked."""

import json
from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from drachenhof.cli.errors import FAILED, CommandError, in_range
from drachenhof.engine.game import SPECTATOR
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.duplicate import Check
    from drachenhof.fair import Fairness
    from drachenhof.i18n import People
    from drachenhof.i18n.phrases import View
    from drachenhof.records import Record
    from drachenhof.records.files import Document


def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-file")],
    number: Annotated[int, typer.Option("--game", help="cli-replay-game")] = 1,
    at: Annotated[int | None, typer.Option(help="cli-replay-at")] = None,
    reader: Annotated[int | None, typer.Option("--as", help="cli-replay-as")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-replay-json")] = False,
) -> None:
    """Tell a recorded game."""
    words: Words = ctx.obj
    from drachenhof.cli.files import record_of
    from drachenhof.cli.look import face_of
    from drachenhof.cli.screen import console, echo
    from drachenhof.i18n.narrator import narration_of
    from drachenhof.i18n.phrases import record_error
    from drachenhof.records import BrokenRecord, Play, check

    in_range(words, "--game", number, 1)
    record = record_of(words, file, number)
    if at is not None:
        in_range(words, "--at", at, 0, len(record.moves))
    if reader is not None:
        in_range(words, "--as", reader, 1, len(record.seats))
    people = people_of(record, None if reader is None else reader - 1)
    try:
        play, seat = Play.before(record), observer_seat(record, people.reader)
        game = play.game.NAME
        if as_json:
            _machine_readable(record, seat, at)
            check(record)
            return
        view = narration_of(game).seen(play.state, seat)
        echo(_header(words, record))
        for after, lines in story(words, record, people, seat, at):
            echo(*lines)
            view = after
        echo("", face_of(game).board(words, console(), people).draw(view))
        check(record)  # after the moves: whether the recorded result is true
    except BrokenRecord as error:
        raise CommandError(words.say("cli-in-file", file=file, said=record_error(words, error)), FAILED) from None


def _machine_readable(record: "Record", seat: int | None, moves: int | None) -> None:
    """A line of JSON for the beginning and for each move; seats count from 0, as everywhere in programs."""
    from drachenhof.engine.game import CHANCE
    from drachenhof.i18n.narrator import narration_of
    from drachenhof.records import Play

    play = Play.before(record)
    game, narration = play.game, narration_of(play.game.NAME)
    header = {"game": record.game, "players": record.players, "options": dict(record.options), "seats": record.seats}
    print(json.dumps({"number": 0, **header, "view": narration.seen(play.state, seat)}, ensure_ascii=False))
    for step in map(play.read, record.moves[:moves]):
        by = "chance" if step.decider == CHANCE else step.decider
        line: dict[str, Any] = {
            "number": step.number,
            "by": by,
            "choices": len(game.legal_moves(step.before)),
            "move": narration.heard(step.before, step.move, seat),
            "view": narration.seen(step.after, seat),
        }
        if not game.legal_moves(step.after):
            line |= {"scores": game.scores(step.after), "places": list(record.places or game.ranking(step.after))}
        print(json.dumps(line, ensure_ascii=False))


def people_of(record: "Record", reader: int | None = None) -> "People":
    """Return the players of a record by name."""
    from drachenhof.i18n import People
    from drachenhof.records.errors import quoted

    return People([quoted(seat.get("name", "")) for seat in record.seats], reader)


def name_of(words: Words, people: "People", seat: int) -> str:
    """Return the name of a seat, also that of the reader."""
    named = people.names[seat] if seat < len(people.names) else ""
    return named or words.say("seat", seat=seat + 1)


def observer_seat(record: "Record", reader: int | None) -> int | None:
    """Return the seat from which a record is shown: the reader's, or all open if the game is over."""
    if reader is None and record.scores is None:
        return SPECTATOR
    return reader


def story(
    words: Words, record: "Record", people: "People", seat: int | None, moves: int | None = None
) -> "Iterator[tuple[View, list[str]]]":
    """Yield the view of a seat after each move and its lines, under a heading for each month or round."""
    from drachenhof.i18n.narrator import narration_of, seen_moments
    from drachenhof.records import Play

    play = Play.before(record)
    game, narration = play.game, narration_of(play.game.NAME)
    before = narration.seen(play.state, seat)
    for step in map(play.read, record.moves[:moves]):
        text = narration.heard(step.before, step.move, seat)
        moments = seen_moments(game, step.before, step.move, seat)
        above = narration.heading(words, before)
        first, *others = narration.sentences(words, before, text, moments, people)
        lines = ["", above] if above else []
        lines += [f"{step.number:>4}  {first.text}", *(f"      {sentence.text}" for sentence in others)]
        _, before = moments[-1]
        yield before, lines


def _header(words: Words, record: "Record") -> str:
    game = words.say(f"game-{record.game}")
    return words.say("cli-replay-header", game=game, players=record.players, moves=len(record.moves))


def verify(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-file")],
    commitment: Annotated[str | None, typer.Option(help="cli-verify-commitment")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="cli-verify-quiet")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
) -> int:
    """Check every record of a file, a sentence each, and a sum of several; the exit code is 1 if one is broken."""
    words: Words = ctx.obj
    games, broken, table = 0, list[dict[str, Any]](), None
    for verdict in _verdicts(words, file, commitment):
        games += not verdict.of_tournament
        if verdict.of_tournament:
            table = verdict
        elif not verdict.correct:
            broken.append({"game": games, "said": verdict.sentence})
        if not as_json and not (quiet and verdict.correct):
            print(verdict.sentence, flush=True)
    if as_json:
        sums = {"file": file, "games": games, "correct": games - len(broken), "broken": broken}
        if table is not None:
            sums["tournament"] = {"correct": table.correct, "said": table.sentence}
        print(json.dumps(sums, indent=2, ensure_ascii=False))
    elif quiet or games > 1:
        print(words.say("cli-verified-sum", games=games, broken=len(broken)))
    return FAILED if broken or (table is not None and not table.correct) else 0


class Verdict(NamedTuple):
    """The result of checking a record, or the tournament of a file."""

    correct: bool
    sentence: str
    of_tournament: bool = False


def _verdicts(words: Words, file: str, commitment: str | None) -> Iterator[Verdict]:
    """Yield a verdict for each record, and finally for the tournament."""
    from drachenhof.cli.files import opened
    from drachenhof.duplicate import BrokenTournament
    from drachenhof.i18n.phrases import record_error
    from drachenhof.records import BrokenRecord
    from drachenhof.records.files import documents

    with opened(words, file) as stream:
        try:
            parts, number = documents(stream), 0
            first = next(parts)
            check = _tournament(first, commitment)
            for document in parts if check else chain([first], parts):
                number += 1
                verdict = _verdict(words, document, None if check else commitment, check)
                yield verdict._replace(sentence=words.say("cli-verified-game", number=number, said=verdict.sentence))
            if check:
                check.finish()
                sums = {"people": len(check.entrants), "deals": check.deals, "games": number}
                yield Verdict(True, words.say("cli-verified-tournament", **sums), of_tournament=True)
        except BrokenRecord as error:  # no record at all
            yield Verdict(False, record_error(words, error))
        except BrokenTournament as error:
            reason = words.say(f"cli-tournament-{error.code}", **error.arguments)
            yield Verdict(False, words.say("cli-tournament-broken", reason=reason), of_tournament=True)


def _tournament(document: "Document", noted: str | None) -> "Check | None":
    """Return the checker of a tournament, if the file begins with its table; raises `BrokenTournament`."""
    from drachenhof.duplicate import BrokenTournament, Check, is_tournament

    try:
        table = json.loads(document.text)
    except (ValueError, RecursionError):
        return None
    if not is_tournament(table):
        return None
    if noted is not None and table.get("commitment") != noted.strip().lower():
        raise BrokenTournament("other-commitment")
    return Check(table)


def _verdict(words: Words, document: "Document", noted: str | None, check: "Check | None") -> Verdict:
    from drachenhof.fair import check_fair
    from drachenhof.i18n.phrases import record_error
    from drachenhof.records import BrokenRecord
    from drachenhof.records import check as check_record

    try:
        record = document.parse()
        fairness = check_fair(record)  # first: a deal that was changed makes later moves illegal
        check_record(record)
    except BrokenRecord as error:
        return Verdict(False, record_error(words, error))
    if noted is not None and record.extra.get("fair", {}).get("commitment") != noted.strip().lower():
        return Verdict(False, words.say("cli-verified-other-commitment"))
    if check is not None:
        check.add(record)
    scores = "–".join(map(str, record.scores or ()))
    state = "finished" if scores else "unfinished"
    sentence = words.say("cli-verified", found=state, moves=len(record.moves), scores=scores)
    return Verdict(True, _fair(words, sentence, fairness))


def _fair(words: Words, sentence: str, fairness: "Fairness | None") -> str:
    """Return a sentence about the fairness of the deals."""
    if fairness is None:
        return words.say("cli-verified-unchecked", said=sentence)
    if fairness.recomputed is None:
        sentence = words.say("cli-verified-not-yet", said=sentence)
    else:
        sentence = words.say("cli-verified-fair", said=sentence, count=fairness.recomputed)
    if fairness.given is not None:
        sentence = words.say("cli-verified-given", said=sentence, moves=fairness.given)
    for seat in fairness.left_out:
        sentence = words.say("cli-verified-left-out", said=sentence, seat=seat + 1)
    return sentence
