### Was alle Spiele gemeinsam haben

seat = Platz { $seat }
option-players = Spielerzahl
story-you = du
