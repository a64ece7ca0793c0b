### Was die Optionen von Im Jahr des Drachen bedeuten

new-option-large_privilege = 6 Yuan wie in der ersten Ausgabe oder 7 wie in der Jubiläumsausgabe.
new-option-great_wall = Eine achte Aktion: Alle bauen an der Mauer. Ist sie zu kurz, wenn die Mongolen kommen, verliert eine Person, wer am wenigsten gebaut hat.
new-option-super_event = Im 7. Monat geschieht noch etwas, Gutes oder Schlechtes. Alle wissen, was.
