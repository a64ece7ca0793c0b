### Was die Optionen von Drachensachen bedeuten

new-option-peek = Wer nur noch verdeckte Karten hat, darf eine ansehen, bevor er ziehen muss.
new-option-answer_fives = Auf eine 5 darf man mit 5ern antworten und das Aussetzen weitergeben.
new-option-long_protecto = Mehrere Protectos auf einmal geben, was droht, um so viele Plätze weiter.
new-option-abilities = Ab der zweiten Runde können manche Karten mehr.
new-option-curses = Wer eine Runde gewinnt, hat es in der nächsten schwerer.
new-option-count_all_backs = Jede übrige verdeckte Karte kostet eine Münze, auch unter einer offenen.
