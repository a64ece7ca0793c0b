### Warum etwas nicht geht, nach Kennwort. Der Aufrufer ergänzt die Nummer der Regel, darum endet kein Satz mit einem Punkt.

refusal-not-a-move = „{ $move }“ ist kein Zug dieses Spiels
refusal-game-over = Das Spiel ist zu Ende, es kann nichts mehr gespielt werden
refusal-not-now = „{ $move }“ passt nicht zu dem, was jetzt gefragt ist: { $asked }
bad-option-players = { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }
bad-option-option = { $game } hat keine Option „{ $name }“; es gibt: { $names }
bad-option-value = Die Option „{ $name }“ von { $game } kann nicht „{ $value }“ sein; möglich sind: { $choices }
