"""One word for one thing: words that once stood beside the one that was chosen do not come back."""

import re

import pytest

from drachenhof.i18n import files

RELAPSES = {
    "en": {
        r"\b(he|his|him|himself)\b": "they, or no pronoun",
        r"\bthe own\b": "their own",
        r"(^|[.;] )Who (plays|faces|cannot|has|is|does|wins|comes|leaves|begins|began)\b[^?]*$": "whoever",
        r"\bBuddhas\b": "lotuses",
        r"\bgives? up\b|\bgiven up\b": "resign",
        r"\bone watches\b|\bthings more\b|\bturns to miss\b": "one spectator, more, miss a turn",
        r"\bon the mean\b|\bMean points\b|\b[Ww]ins of 100\b": "on average, wins in 100 games",
        r"\b[Mm]ean (score|place|coins)\b|\bpoints of 100\b": "average, percentage points",
        r"\bBe this person\b|\bAll play at once\b": "sign in, live",
        r"[\d}] %": "5%, without a space",
    },
    "de": {
        r"\bFrieden|\bSeuche|Kaiserlicher Tribut": "Ruhe, Krankheit, Kaisertribut",
        r"\bReste\b": "letztes Aufgebot",
        r"\bBuddhas\b|\bLotus\b": "Lotosblüten",
        r"\b[Ee]ine Nulla\b": "ein Nulla",
        r"vier in einer Reihe": "vier in Folge",
        r"\bsofort aus\b|\bweglegen\b|\b\den\b": "ablegen, 8er",
        r"\b1 Reis\b|\bmeiste Feuerwerk\b": "Reissack, Raketen",
        r"\bGeld und Waren\b": "Geld und Güter",
        r"\bProtokoll (herunter|aus|öffn)|\b(Das|das|dem|im) Protokoll\b": "Aufzeichnung",
        r"für die Wertung\b|\b[Kk]eine Wertung\b|\bgewerteten Spiel": "Rangliste",
        r"(?<!Live-)\bPartien?\b": "Spiel",
        r"\bOptionen des Spiels\b|\bden Optionen\b|\bdieser Option\b": "Varianten",
        r"\bRang \{|\b[Mm]ittlerer Rang\b": "2. Platz, im Schnitt",
        r"\bSiege von 100\b": "Siege in 100 Spielen",
        r"\bGespräch\b": "Chat",
        r"\bSpiel ist aus\b": "zu Ende",
        r"\bWeb-Hook": "Webhook",
        r"\bFür jetzt\b|\bTöne\b|\bDiese Person sein\b": "vorübergehend, Ton, anmelden",
        r"\bAlle am Tisch$|\bWenn Zeit ist\b": "Live, Fernpartie",
        r"\bSpielplan\b|\bWiederholung\b": "Brett, Nachspielen",
        r"\bneben dem Brett\b": "über dem Brett, wo die Liste steht",
        r"\bSonderereignis": "Superereignis",
        r"\b[Zz]erf[aä]ll|\bim Mittel\b|\bRückblick|\bPlatte\b": "verfallen, im Schnitt, Nachbetrachtung, Datenträger",
        r"\bdiesen Gaben\b|\bdessen Gabe\b|\bNummer einer Auswahl\b": "Bonus, Möglichkeit",
        r"[\d}]%": "5 %, mit Leerzeichen",
    },
    "nl": {
        r"\bpersonenspoor|\bspoor\b|\bvakjes?\b": "personenpuntentabel, velden",
        r"\b[Ss]tenen\b": "schijven",
        r"\b[Uu]itstalling\b": "aanbod",
        r"\btegels?\b|\b(de|deze|elke) (eigen )?fiche\b": "fiche, onzijdig",
        r"\b[Vv]erdieping": "etage",
        r"\b[Gg]edekte\b|\bdicht ligt\b": "verborgen",
        r"\bboeddha’s\b": "lotussen",
        r"\b[Kk]lassering\b|\b[Rr]angschikking\b": "ranglijst",
        r"\b(plek|[Rr]ang) \{|\bGemiddelde plek\b": "2e plaats",
        r"\b[Gg]esprek\b": "chat",
        r"(?<!\[)\b[Hh]ints?\b|\b[Rr]ating hangt\b": "tips, ranglijst",
        r"\bpartij(en)?\b": "spel",
        r"\b[Oo]pties van het spel\b|\bde opties die\b|\bdeze optie\b": "varianten",
        r"\b[Tt]oekijk|\b[Kk]ijkt toe\b": "meekijken",
        r"\been trekken\b": "een trekking",
        r"\bspel is uit\b": "afgelopen",
        r"[^13]’en\b": "5’s",
        r"\bmeteen uit\b|\bwegleggen\b": "afleggen",
        r"\b1 rijst\b|\bmeeste vuurwerk\b|\bonderzoek in\b": "rijstzak, vuurpijlen, Studie",
        r"\bVoor nu weg|^Bewaren|^Zeggen$|\bDeze persoon zijn\b": "even weg, opslaan, versturen, inloggen",
        r"\bAllen aan tafel\b|\bAls er tijd is\b": "live, beurt voor beurt",
        r"\b(heeft|kent|vindt|maak|maak je|kan|keer|die|wie) haar\b": "hem, of die: een kaart, een tafel, een map",
        r"\b[Ss]peciale gebeurtenis": "supergebeurtenis",
        r"\bjokerkaart|\beindtelling|\bterugblik|\bgiften\b": "vraagtekenkaart, slotwaardering, nabeschouwing, bonus",
        r"\bstapel (moeten )?(nemen|neemt)\b|\bnam de stapel\b|\bbeurt missen\b": "pakken, overslaan",
        r"\bronden\b|\bmeermaals\b|\b(deze|dezelfde) machine\b": "rondes, vaker, computer",
        r"\bHerhaling\b|\bherhaling\b|‘": "naspelen, aanhalingstekens “”",
        r"\bnaast het bord\b": "boven het bord, waar de lijst staat",
        r"\b[Bb]eëindigt een trekking\b|\bzoals ze is\b": "heft op, zoals die is",
        r"[\d}] %": "5%, zonder spatie",
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
