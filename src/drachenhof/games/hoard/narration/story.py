"""A move of *Drachensachen* and its effects as sentences, limited to what the reader may know."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from drachenhof.games.hoard.narration.choice import demand, worded
from drachenhof.games.hoard.rules.foresight import begins_round, jumped, makes_four
from drachenhof.games.hoard.rules.tables import MAX_DECISIONS
from drachenhof.games.hoard.rules.view import HoardView
from drachenhof.i18n import UNNAMED, People
from drachenhof.i18n.phrases import ASIDE, MOMENT, PLAIN, Said, Sentence, Speaker

UNSEEN = "?"
"""The end of a move's text whose card the reader did not see."""

Moments: TypeAlias = Sequence[tuple[str, HoardView]]
"""Events in order: their names, and the view after each."""


def tell(
    words: Speaker[Said],
    before: HoardView,
    text: str,
    moments: Moments,
    people: People = UNNAMED,
) -> list[Said]:
    """Describe a move and its effects, a sentence each; views and text are those of `seen` and `heard`."""
    return [sentence.text for sentence in sentences(words, before, text, moments, people)]


def sentences(
    words: Speaker[Said],
    before: HoardView,
    text: str | None,
    moments: Moments,
    people: People = UNNAMED,
) -> list[Sentence[Said]]:
    """Return the same with the seats and the tone of each sentence; without a text, only automatic effects."""
    (_, then), (_, after) = moments[0], moments[-1]
    lines = [] if text is None else [_deed(words, before, text, then, people)]
    if before["asked"] == "dealt-card" and after["asked"] == "exchange":
        lines.append(Sentence(words.say("hoard-story-dealt", count=after["draw_pile"]), frozenset()))
    if round_ended(before, after) and after["asked"] != "round-end" and before["asked"] != "losses":
        lines += _round_end(words, after, people)
    if after["round"] != before["round"]:
        you, who = words.you(after["starter"], people), words.who(after["starter"], people)
        lines.append(Sentence(words.say("hoard-story-begins", you=you, who=who), frozenset([after["starter"]])))
    if after["to_move"] == "over":
        lines.append(_game_end(words, after, people))
    return [Sentence(words.sentence(line, "."), seats, tone) for line, seats, tone in lines]


def heading(words: Speaker[Said], view: HoardView) -> Said | None:
    """Return the heading of a round before its first move; otherwise None."""
    return words.say("hoard-round", round=view["round"]) if begins_round(view) else None


def preview(words: Speaker[Said], before: HoardView, text: str, after: HoardView) -> Said:
    """Describe the effect of a choice in short; `after` is the next view as far as the chooser can know."""
    if round_ended(before, after):
        return words.say("hoard-story-ends-round")
    if text.startswith("set "):
        return words.say("hoard-story-laid-out")
    outcomes = _outcomes(words, before, text, after)
    return words.join(outcomes, ", ")


def round_ended(before: HoardView, after: HoardView) -> bool:
    """Whether the move ended a round, or the view still shows the end of one."""
    ended = after["to_move"] == "over" or after["asked"] in ("round-end", "losses")
    return bool(after["round"] != before["round"] or ended)


# The move itself: a decision or a chance event


def _deed(words: Speaker[Said], before: HoardView, text: str, after: HoardView, people: People) -> Sentence[Said]:
    name, arguments = _worded(words, before, text, after)
    seat = _doer(before, text)
    seats = {seat, before["turn"]} if before["asked"] == "given-card" else {seat}
    if name == "give":
        target = int(text.split()[1]) - 1
        arguments = {"to_you": words.you(target, people), "target": words.who(target, people)}
        seats.add(target)
    if after["asked"] in ("draw", "miss") and not round_ended(before, after):
        seats.add(after["turn"])
    if name != "ability":  # which concerns all
        arguments |= {"you": words.you(seat, people), "who": words.who(seat, people)}
    deed = words.say(f"hoard-story-{name}", **arguments)
    if outcomes := _outcomes(words, before, text, after):
        deed = words.say("hoard-story-with", deed=deed, outcomes=words.join(outcomes, ", "))
    return Sentence(deed, frozenset(seats), _tone(before, text))


def _tone(before: HoardView, text: str) -> str:
    asked = before["asked"]
    if asked in ("flipped-card", "peeked-card"):
        return MOMENT
    unseen = text.endswith(UNSEEN) and asked != "envied-card"  # the sentence on the draw or the gift came before
    return ASIDE if asked == "dealt-card" or unseen else PLAIN


def _doer(before: HoardView, text: str) -> int:
    """The seat that a sentence is about."""
    if before["asked"] == "starter":
        return int(text.split()[1]) - 1
    return before["turn"] if before["target"] is None else before["target"]  # a given card is the target's


def _worded(words: Speaker[Said], before: HoardView, text: str, after: HoardView) -> tuple[str, dict[str, Any]]:
    """Return the key of a move's message, and its arguments."""
    kind, *rest = text.split()
    if kind in ("card", "random"):
        name = _card_message(before, rest[0], after)
        return name, {} if rest[0] == UNSEEN else {"card": words.say(f"card-{rest[0]}.object")}
    if kind == "draw":
        return kind, {"count": before["due"]}
    if kind == "ability":
        return kind, {"ability": rest[0]}
    name, arguments = worded(words, text)
    return name, arguments if kind != "starter" else {}


def _card_message(before: HoardView, card: str, after: HoardView) -> str:
    """Return the same for a card that comes by chance."""
    asked, unseen = before["asked"], "-unseen" * (card == UNSEEN)
    if asked == "dealt-card":
        lies_open = after["holdings"][before["turn"]]["open"] != before["holdings"][before["turn"]]["open"]
        return "dealt-open" if lies_open else f"dealt-hand{unseen}"
    if asked == "peeked-card":
        return "peeked" if _on_pile(after) > _on_pile(before) else f"peeked-vainly{unseen}"
    return f"{asked.removesuffix('-card')}{unseen}"


# The effects of a move


def _outcomes(words: Speaker[Said], before: HoardView, text: str, after: HoardView) -> list[Said]:
    """Return the effects of a move, as parts of its sentence."""
    kind = text.split()[0]
    laid = _laid(before, text, after)
    if laid is not None:
        return _effects(words, before, *laid, after)
    if kind == "take":
        return [words.say("hoard-story-cards", count=len(before["pile"]))]
    if kind == "turn":
        way = "hoard-clockwise" if after["direction"] > 0 else "hoard-counterclockwise"
        return [] if round_ended(before, after) else [words.say(way)]
    if text == "curse chaos":
        return [words.say("hoard-story-chaos")]
    if before["asked"] == "flipped-card":
        count = len(before["pile"]) + 1
        unfit = words.say("hoard-story-unfit", demand=demand(words, before))
        return [unfit, words.say("hoard-story-cards", count=count)]
    if before["asked"] == "peeked-card":
        return [words.say("hoard-story-peek-draws", count=after["left"])]
    return []


def _laid(before: HoardView, text: str, after: HoardView) -> tuple[str, int] | None:
    """The type that a move puts on the pile, and how many cards; None if none."""
    kind, *rest = text.split()
    if kind in ("play", "open"):
        return rest[0], sum(int(word[1:]) for word in rest if word.startswith("x"))
    turned_up = kind == "card" and before["asked"] in ("flipped-card", "peeked-card")
    return (rest[0], 1) if turned_up and _on_pile(after) > _on_pile(before) else None


def _on_pile(view: HoardView) -> int:
    """Count the cards on the pile and those that have left it for good."""
    return len(view["pile"]) + sum(view["gone"].values())


def _effects(words: Speaker[Said], before: HoardView, card: str, count: int, after: HoardView) -> list[Said]:
    """Describe the effect of cards on the pile, from the views before and right after (H16 to H20, H33)."""
    cleared = not after["pile"]
    four = cleared and makes_four(before, card, count)
    parts = [words.say("hoard-story-four" if four else "hoard-story-cleared")] if cleared else []
    if round_ended(before, after):
        return parts
    if after["draws"]:
        parts.append(words.say("hoard-story-to-draw", count=after["due"]))
    elif before["draws"]:
        parts.append(words.say("hoard-story-void"))
    if after["misses"]:
        parts.append(words.say("hoard-story-to-miss", count=after["misses"]))
    if not cleared and (left_out := jumped(before, card, count)):
        parts.append(words.say("hoard-story-jumped", count=left_out))
    if after["turn"] == before["turn"] and (cleared or after["must_play"]):
        parts.append(words.say("hoard-story-again"))
    return parts


# The end of a round and of the game


def _round_end(words: Speaker[Said], after: HoardView, people: People) -> list[Sentence[Said]]:
    """Say who is out, and what the others lost (H23, H24, H26)."""
    winner = after["winner"]
    if winner is None:
        ended = Sentence(words.say("hoard-round-without-winner", decisions=MAX_DECISIONS), frozenset())
    else:
        sentence = words.say("hoard-round-won", you=words.you(winner, people), who=words.who(winner, people))
        ended = Sentence(sentence, frozenset([winner]))
    lost = [
        words.say(
            "hoard-story-loss",
            who=words.who(holding["seat"], people),
            loss="+" * (holding["loss"] > 0) + _signed(holding["loss"]),
            total=_signed(holding["lost"]),
        )
        for holding in after["holdings"]
        if holding["seat"] != winner
    ]
    return [ended, Sentence(words.say("hoard-story-losses", losses=words.join(lost, "; ")), frozenset())]


def _game_end(words: Speaker[Said], after: HoardView, people: People) -> Sentence[Said]:
    """Say who has lost the fewest coins (H25)."""
    first = [seat for seat, place in enumerate(after["places"] or []) if place == 1]
    coins = _coins(words, after["holdings"][first[0]]["lost"])
    if len(first) > 1:
        names = words.join([words.who(seat, people) for seat in first], ", ")
        sentence = words.say("hoard-story-shared", names=names, coins=coins)
    else:
        you, who = words.you(first[0], people), words.who(first[0], people)
        sentence = words.say("hoard-story-winner", you=you, who=who, coins=coins)
    return Sentence(sentence, frozenset(first))


def _coins(words: Speaker[Said], count: int) -> Said:
    coins = words.say("hoard-coins", count=abs(count))
    return words.join(["−", coins]) if count < 0 else coins


def _signed(count: int) -> str:
    return f"{'−' * (count < 0)}{abs(count)}"
