### Why something is refused, by code. The caller adds the number of the rule, so no sentence has a full stop.

refusal-not-a-move = “{ $move }” is not a move of this game
refusal-game-over = The game is over, nothing can be played any more
refusal-not-now = “{ $move }” does not answer what is asked now: { $asked }
bad-option-players = { $game } is for { $low } to { $high } players, not for { $players }
bad-option-option = { $game } has no option “{ $name }”; it has: { $names }
bad-option-value = The option “{ $name }” of { $game } cannot be “{ $value }”; it can be: { $choices }
