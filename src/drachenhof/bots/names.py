"""Names of bots at a table."""

from collections.abc import Iterable, Iterator
from hashlib import sha256

NAMES = (
    *("Cheng", "Dong", "Feng", "Guo", "Heng", "Hua", "Huan", "Jiang", "Jing", "Kang", "Lan", "Lei"),
    *("Liang", "Ling", "Liu", "Meng", "Ming", "Ning", "Peng", "Ping", "Qiang", "Qing", "Rong", "Shu"),
    *("Tian", "Ting", "Wei", "Wen", "Xia", "Xiang", "Xiu", "Xue", "Yan", "Ying", "Yong", "Yue", "Zhen", "Zhi"),
)
"""None is a word or a number in a language that we speak, nor a name that the page suggests to people."""


def names_for(table: str, taken: Iterable[str] = ()) -> Iterator[str]:
    """Names for the bots of a table, always the same ones for the same table; none is part of one that is taken."""
    used = {part.casefold() for name in taken for part in name.split()}
    for name in sorted(NAMES, key=lambda name: sha256(f"{table} {name}".encode()).digest()):
        if name.casefold() not in used:
            yield name
