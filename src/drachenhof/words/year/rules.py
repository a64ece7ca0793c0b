"""How the rules of *In the Year of the Dragon* are told."""

from drachenhof.year.tables import TILE_NAMES, TILE_SYMBOLS, TILE_VALUE

__all__ = ["OPTION_RULES", "PRINTED", "SECTIONS"]

SECTIONS = {
    "box": range(1, 7),
    "setup": range(7, 12),
    "round": range(12, 13),
    "action": range(13, 23),
    "person": range(23, 26),
    "event": range(26, 34),
    "scoring": range(34, 35),
    "end": range(35, 37),
    "wall": range(40, 44),
    "super": range(44, 55),
}

OPTION_RULES = {"large_privilege": 22, "great_wall": 40, "super_event": 44}


def _printed() -> dict[str, int]:
    """What is printed on the person tiles (Y1)."""
    printed: dict[str, int] = {}
    for name, value, symbols in zip(TILE_NAMES, TILE_VALUE, TILE_SYMBOLS, strict=True):
        key = name.replace(" ", "_").replace("-", "_")
        printed |= {f"{key}_value": int(value), f"{key}_symbols": int(symbols)}
    return printed


PRINTED = _printed()
