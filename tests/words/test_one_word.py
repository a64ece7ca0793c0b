"""One word for one thing: words that once stood beside the one that was chosen do not come back."""

import re

import pytest

from drachenhof.words import files

RELAPSES = {
    "en": {
        r"\b(he|his|him|himself)\b": "they, or no pronoun",
        r"\bthe own\b": "their own",
        r"(^|\. )Who (plays|faces|cannot|has|is|does|wins)\b[^?]*$": "whoever",
        r"\bBuddhas\b": "lotuses",
        r"\bgives? up\b|\bgiven up\b": "resign",
    },
    "de": {
        r"\bFrieden|\bSeuche|Kaiserlicher Tribut": "Ruhe, Krankheit, Kaisertribut",
        r"\bReste\b": "letztes Aufgebot",
        r"\bBuddhas\b|\bLotus\b": "Lotosblüten",
        r"\b[Ee]ine Nulla\b": "ein Nulla",
        r"vier in einer Reihe": "vier in Folge",
        r"\bGeld und Waren\b": "Geld und Güter",
        r"\bProtokoll (herunter|aus|öffn)|\b(Das|das|dem|im) Protokoll\b": "Aufzeichnung",
        r"für die Wertung\b": "Rangliste",
        r"\bGespräch\b": "Chat",
        r"\bSpiel ist aus\b": "zu Ende",
        r"\bWeb-Hook": "Webhook",
    },
    "nl": {
        r"\bpersonenspoor|\bspoor\b|\bvakjes?\b": "personenpuntentabel, velden",
        r"\bstenen\b": "schijven",
        r"\buitstalling\b": "aanbod",
        r"\btegels?\b|\b(de|deze|elke) (eigen )?fiche\b": "fiche, onzijdig",
        r"\bverdieping": "etage",
        r"\b[Gg]edekte\b|\bdicht ligt\b": "verborgen",
        r"\bboeddha’s\b": "lotussen",
        r"\bklassering\b": "ranglijst",
        r"\bGesprek\b": "chat",
        r"\btoekijk|\b[Kk]ijkt toe\b": "meekijken",
        r"\been trekken\b": "een trekking",
        r"\bspel is uit\b": "afgelopen",
        r"5’en\b": "5’s",
    },
}


def lines(language: str) -> list[tuple[str, str]]:
    """All that people read, line by line, without comments, and where it stands."""
    return [
        (f"{path.name}:{number}", line)
        for path in files(language)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if not line.startswith("#")
    ]


@pytest.mark.parametrize("language", RELAPSES)
def test_no_second_word_for_a_thing(language: str) -> None:
    found = [
        f"{place}: {match[0]!r}, say {better}"
        for place, line in lines(language)
        for pattern, better in RELAPSES[language].items()
        if (match := re.search(pattern, re.sub(r"^[\w.-]+ = ", "", line.strip())))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", RELAPSES)
def test_apostrophes_are_curly(language: str) -> None:
    found = [place for place, line in lines(language) if re.search(r"\w['`´]\w", line)]
    assert not found, "\n".join(found)
