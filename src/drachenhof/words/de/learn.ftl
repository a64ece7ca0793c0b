### Lernen: jedes Spiel in zwei Minuten, vor seinen nummerierten Regeln

learn-minutes = In zwei Minuten
learn-rules = Alle Regeln, nach Nummern
learn-try = Ausprobieren
