### Wat de opties van Drachensachen betekenen

new-option-peek = Wie alleen nog verborgen kaarten heeft, mag er één bekijken voor hij moet trekken.
new-option-answer_fives = Op een 5 mag je met 5’s antwoorden en het overslaan doorgeven.
new-option-long_protecto = Meerdere Protecto’s tegelijk geven het gevaar zoveel spelers verder door.
new-option-abilities = Vanaf de tweede ronde kunnen sommige kaarten meer.
new-option-curses = Wie een ronde wint, heeft het in de volgende moeilijker.
new-option-count_all_backs = Elke verborgen kaart die overblijft, kost een munt, ook onder een open kaart.
