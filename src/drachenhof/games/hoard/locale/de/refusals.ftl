### Warum in Drachensachen etwas nicht geht, nach Kennwort; was für beide Spiele gilt, steht in refusals.ftl.

refusal-no-such-seat = An einem Tisch für { $players } gibt es keinen Platz { $seat }
refusal-own-seat = Die Karte geht an einen anderen Spieler
refusal-ability-drawn = Diese Fähigkeit ist schon gezogen: { hoard-ability }
refusal-curse-drawn = Dieser Fluch ist schon gezogen: { hoard-curse }
refusal-card-not-unseen = Alle acht Karten dieser Art sind schon gesehen: { $card }
refusal-not-in-hand = { $count ->
    [one] Diese Karte ist nicht auf der Hand: { $card }
   *[other] Auf der Hand sind weniger als { $count } Karten dieser Art: { $card }
}
refusal-not-open = { $count ->
    [one] Diese Karte liegt nicht offen: { $card }
   *[other] Es liegen weniger als { $count } Karten dieser Art offen: { $card }
}
refusal-equal-cards = Zwei gleiche Karten werden nicht getauscht
refusal-hand-first = Auf der Hand sind noch Karten, und sie kommen vor den offenen
refusal-known-first = Eine verdeckte Karte kommt erst dran, wenn weder Handkarten noch offene da sind
refusal-no-such-hidden = { $count ->
    [0] Es gibt keine verdeckte Karte { $place }: Keine ist mehr da
    [one] Es gibt keine verdeckte Karte { $place }: Nur eine ist noch da
   *[other] Es gibt keine verdeckte Karte { $place }: { $count } sind noch da
}
refusal-must-flip = Es sind nur verdeckte Karten übrig: Eine davon muss aufgedeckt werden
refusal-empty-pile = Es liegt kein Stapel da, den man nehmen könnte
refusal-must-play = Im Spielzug nach einem Nulla muss gespielt werden, denn eine Karte passt
refusal-not-whole-hand = Offene Karten kommen nur dann zu den Handkarten dazu, wenn die ganze Hand von ihrer Art ist und mitkommt: { $card }
refusal-beyond-four = { $room ->
    [one] Nur noch eine macht vier in Folge: { $card }
   *[other] Schon { $room } machen vier in Folge: { $card }
}
refusal-no-dragon-on-six = Auf eine 6 darf kein Drache gespielt werden
refusal-below-six = Auf eine 6 darf nur eine 6 oder eine höhere Zahl gespielt werden
refusal-no-nine-on-dragon = Auf einen Drachen darf keine 9 gespielt werden
refusal-below-three-only = Auf eine 3 darf nur eine 1, eine 2 oder ein Drache gespielt werden
refusal-too-low = { $card } ist zu niedrig: { $demand ->
    [dragon] Nur ein Drache passt
    [one] Nur eine 1 oder ein Drache passt
    [eight] Nur eine 8 oder ein Drache passt
    [nine] Nur eine 9 oder ein Drache passt
    [nine-or-one] Nur eine 1, eine 9 oder ein Drache passt
    [up-to-eight] Nur { $base } bis 8 oder ein Drache passt
   *[from] Nur { $base } bis 9 oder ein Drache passt
}
refusal-no-set = Hiervon sind keine vier zum Ablegen da: { $card }
refusal-no-answer-to-draw = Auf das Ziehen antworten nur 4er und Drachen, nicht { $card }
refusal-no-peek = Eine verdeckte Karte anzusehen ist eine Hausregel, die in diesem Spiel nicht gilt
refusal-no-answer-to-miss = Das ist keine Antwort auf das Aussetzen: { $card }
refusal-one-protecto = Auf das Aussetzen antwortet genau ein Protecto
