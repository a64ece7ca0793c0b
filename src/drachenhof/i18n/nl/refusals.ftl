### Waarom iets niet mag, per codewoord. Wie dit gebruikt, voegt het nummer van de regel toe; daarom eindigt geen zin met een punt.

refusal-not-a-move = “{ $move }” is geen zet van dit spel
refusal-game-over = Het spel is afgelopen, er kan niets meer gespeeld worden
refusal-not-now = “{ $move }” past niet bij wat er nu gevraagd wordt: { $asked }
bad-option-players = { $game } is voor { $low } tot { $high } spelers, niet voor { $players }
bad-option-option = { $game } heeft geen optie “{ $name }”; er zijn: { $names }
bad-option-value = De optie “{ $name }” van { $game } kan niet “{ $value }” zijn; mogelijk zijn: { $choices }
