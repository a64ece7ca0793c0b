"""The feed that says "your turn", as Atom."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from xml.etree import ElementTree

_ATOM = "http://www.w3.org/2005/Atom"


def atom(base: str, name: str, tables: Sequence[Any]) -> bytes:
    """An entry for each table at which it is one's turn; the latest first."""
    feed = ElementTree.Element("feed", xmlns=_ATOM)
    awaited = [table for table in tables if table.status == "playing" and table.mover == table.seat]
    changed = max((table.changed for table in tables), default=0)
    _add(feed, "title", f"Drachenhof – {name}")
    _add(feed, "id", f"{base}feed")
    _add(feed, "updated", _moment(changed))
    for table in awaited:
        entry = ElementTree.SubElement(feed, "entry")
        _add(entry, "title", f"{table.game}: your turn")
        _add(entry, "id", f"{base}t/{table.id}#{table.changed}")
        _add(entry, "updated", _moment(table.changed))
        ElementTree.SubElement(entry, "link", href=f"{base}t/{table.id}")
    text: bytes = ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True)
    return text


def _add(parent: ElementTree.Element, name: str, text: str) -> None:
    ElementTree.SubElement(parent, name).text = "".join(char for char in text if char.isprintable())


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat()
