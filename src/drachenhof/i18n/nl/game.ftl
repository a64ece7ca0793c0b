### Wat alle spellen gemeen hebben

seat = Plaats { $seat }
option-players = Aantal spelers
story-you = jij
