"""`drachenhof verify`: whether every record of a file is a legal game with the right result, and dealt fairly."""

import json
from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from drachenhof.cli.errors import FAILED
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.duplicate import Check
    from drachenhof.fair import Fairness
    from drachenhof.records.files import Document


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
    from drachenhof.i18n.errors import record_error
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
    from drachenhof.i18n.errors import record_error
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
