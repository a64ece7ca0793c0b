### What all games have in common

seat = Seat { $seat }
option-players = Players
story-you = you
