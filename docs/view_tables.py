"""The tables of docs/view.md, made from the types of the views: `python docs/view_tables.py` writes the page."""

import ast
import inspect
import re
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

from drachenhof.game import games

PAGE = Path(__file__).with_name("view.md")
MARK = "<!-- the tables below are made by docs/view_tables.py -->\n"
NAMED = re.compile(r"\b[A-Z]\w+\b")

ALIKE = {
    "game": "which game it is",
    "players": "how many play",
    "options": "what the game was begun with",
    "asked": "what is asked for now, of chance or of the seat that decides",
    "seat": "whose it is",
}
MEANINGS = {
    "YearView.phase": "the part of the round",
    "YearView.step": "what happens in the event phase, null outside of it",
    "YearView.order": "the seats as they take their turns in this phase",
    "YearView.events": "the twelve events by month, null where none lies yet",
    "YearView.super_event": "the super event, null if there is none or it is not drawn yet",
    "YearView.groups": "the action cards as they lie",
    "YearView.supply": "person tiles left, by person and age",
    "YearView.wall": "the tiles laid so far, in their order",
    "YearView.sunrise_taken": "persons taken in the sunrise (Y52)",
    "YearView.arriving": "the person who is to be placed, null if nobody is",
    "YearView.courts": "one for each seat",
    "CourtView.score": "points so far",
    "CourtView.track": "steps on the person track",
    "CourtView.yuan": "money",
    "CourtView.rice": "rice tiles",
    "CourtView.fireworks": "firework tiles",
    "CourtView.privileges": "privileges by size",
    "CourtView.hand": "person cards left, by kind; `wild` is a wild card",
    "CourtView.wall_tiles": "wall tiles not yet laid",
    "CourtView.palaces": "the palaces, from the left",
    "CourtView.drafted": "the two persons of the beginning, null before that",
    "EndView.persons": "points for persons",
    "EndView.monks": "points for monks",
    "EndView.goods": "points for what is left at the end (Y35)",
    "PrivilegesView.small": "one dragon each",
    "PrivilegesView.large": "two dragons each",
    "PalaceView.floors": "1 to 3",
    "PalaceView.persons": "who lives there, at most one on a floor",
    "LaidView.tile": "which tile it is",
    "GroupView.cards": "the actions",
    "YearOptions.large_privilege": "the price of a large privilege (Y22)",
    "YearOptions.great_wall": "The Great Wall (Y40)",
    "YearOptions.super_event": "the super event by name, `random` if it is drawn, null for none (Y44)",
    "HoardView.round": "the round, from 1",
    "HoardView.turn": "the seat whose turn it is, or to whom cards are dealt",
    "HoardView.starter": "the seat that began the round",
    "HoardView.abilities": "abilities in force (H41)",
    "HoardView.chaos": "whether Chaos rules this round (H53)",
    "HoardView.pile": "the pile that is played on, the last card on top",
    "HoardView.base": "what the pile counts: its last card that is no Protecto, 0 if there is none (H14)",
    "HoardView.playable": "the cards that fit on the pile",
    "HoardView.must_play": "a card has to be played in this turn (H41)",
    "HoardView.draws": "cards to draw, while 4s are in force (H16)",
    "HoardView.misses": "turns still to be missed (H17)",
    "HoardView.left": "cards still to draw",
    "HoardView.target": "whom Monsterball is thrown at (H44), null if nobody",
    "HoardView.draw_pile": "cards in the draw pile",
    "HoardView.gone": "cards that are out of the round, openly",
    "HoardView.decisions": "decisions in this round so far (H26)",
    "HoardView.holdings": "one for each seat",
    "HoldingView.curse": "the curse of this round (H51), null for none",
    "HoldingView.hand_size": "cards in hand",
    "HoldingView.open": "Remainders that lie open",
    "HoldingView.hidden": "Remainders that lie face down",
    "HoardOptions.peek": "whoever faces a draw with only hidden cards may look at one (H31)",
    "HoardOptions.answer_fives": "5s may be answered with 5s (H32)",
    "HoardOptions.long_protecto": "several Protectos carry what one faces several players on (H33)",
    "HoardOptions.abilities": "off, cumulative (one more each round) or single (a new one each round) (H41)",
    "HoardOptions.curses": "curses (H51)",
    "HoardOptions.count_all_backs": "every hidden card counts in the loss (H24)",
}
"""Of fields that the source has no remark on."""


def tables() -> str:
    """All tables, a section for each game."""
    return "".join(_game(name) for name in games)


def _game(name: str) -> str:
    module = inspect.getmodule(get_type_hints(games[name].view)["return"])
    assert module is not None
    source = inspect.getsource(module)
    lines = source.splitlines()
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    typed = [node for node in classes if is_typeddict(getattr(module, node.name))]
    said = f"\n## {str(games[name].__doc__).splitlines()[0].split(':')[0].rstrip('.')}\n"
    kinds = " ".join(ast.unparse(field) for node in typed for field in node.body if isinstance(field, ast.AnnAssign))
    listed = [one for one in dict.fromkeys(NAMED.findall(kinds)) if get_origin(getattr(module, one, None)) is Literal]
    words = "".join(f"| `{one}` | {_words(getattr(module, one))} |\n" for one in listed)
    shown = "".join(_table(node, lines) for node in reversed(typed))
    return f"{said}{shown}\n### Words\n\n| kind | one of |\n|---|---|\n{words}"


def _words(kind: Any) -> str:
    return ", ".join(f"`{word}`" for word in get_args(kind))


def _table(node: ast.ClassDef, lines: list[str]) -> str:
    """One type: its fields, their kinds, and what the source says of them."""
    said = [f"\n### `{node.name}`\n", f"\n{ast.get_docstring(node)}\n", "\n| field | kind | meaning |\n|---|---|---|\n"]
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            _, _, comment = lines[field.lineno - 1].partition("  # ")
            kind = ast.unparse(field.annotation).replace("|", "\\|")
            told = comment or MEANINGS.get(f"{node.name}.{field.target.id}") or ALIKE[field.target.id]
            said.append(f"| `{field.target.id}` | `{kind}` | {told} |\n")
    return "".join(said)


def page() -> str:
    """The page as it should be: what is written by hand, and the tables."""
    return PAGE.read_text().partition(MARK)[0] + MARK + tables()


if __name__ == "__main__":
    PAGE.write_text(page())
