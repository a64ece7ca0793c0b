### The server, at a table and around it

## Why something was refused, by code

refused-bad-message = The server did not understand this.
refused-too-large = This is too long.
refused-too-many = That was too much at once. Wait a moment.
refused-busy = The server is busy. Try again in a moment.
refused-not-kept = The server could not keep this, so nothing has changed.
refused-unknown-outcome = The connection to the store was lost. Look at the table again to see whether it was done.
refused-closing = The server is closing; it will be back.
refused-no-table = There is no such table.
refused-no-person = Tell us your name first.
refused-no-key = This key is not valid, or not any more.
refused-id-used = This request was made before, for something else.
refused-no-program = This name has sat at a table as a person, and cannot become a program any more.
refused-no-link = This link is not valid, or somebody has used it already.
refused-no-seat = This seat is not free.
refused-no-bot = This game has no such bot.
refused-no-option = The game cannot be played this way.
refused-no-game = There is no such game.
refused-not-seated = Only those who sit at the table may do this.
refused-not-host = Only whoever opened the table may do this.
refused-not-now = This is not possible now.
refused-seated = You sit at this table already.
refused-reserved = This seat is kept for somebody else.
refused-stale = Something has happened in the meantime. Look again.
refused-not-your-turn = It is not your turn.
refused-held = A bot is playing for you. Take your seat back first.
refused-back-spent = You have left this game so often that the bot now plays it for you.
refused-illegal = The rules do not allow this.
refused-no-undo = It cannot be taken back that far.
refused-undo-spent = So much was taken back at this table that no more can be.
refused-no-hints = There are no hints at this table.
refused-no-coach = There is a coach only where you play alone against bots and may ask for hints.
refused-no-commitment = This secret does not fit.
refused-committed = You have added a secret already.
refused-empty = There is nothing in it.
refused-not-over = The game is not over yet.
refused-review-off = Games at this table are not reviewed.
refused-no-review = The game was not played to its end, so there is no result to explain.
refused-no-day = There is no game of that day to be played: it is still to come, or too long ago.
refused-no-duel = This game cannot become a duel: it was not played to its end, or others have yet to play with the same luck.
refused-own-duel = Your own game is the challenge here; you can play it again for fun.
refused-tournament-full = This tournament is full.
refused-tournament-over = This tournament is over.
refused-too-many-tournaments = You have too many tournaments that are not over.
refused-no-position = From this position on there is nothing left to decide.
refused-too-many-tables = You have too many tables that are not over.
refused-table-full = Too many people are watching here.
refused-log-full = The log of this table is full; nothing more can be written here.
refused-no-hooks = This server calls no web hooks.
refused-bad-hook = This is not a public address that can be called.
refused-foreign-origin = The page that asked does not belong to this server.
refused-not-found = There is nothing here.
refused-not-allowed = This is not possible here.
refused-broken = This game cannot be continued: its rules have changed since. Its record can be downloaded.
refused-fault = Something went wrong at the server. It was noted down.

## How far a table has come

status-open = waiting for players
status-fixing = the deal is being fixed
status-playing = in play
status-over = over
status-cancelled = cancelled
status-broken = cannot be continued

## Reactions

reaction-bravo = Bravo!
reaction-ouch = Ouch!
reaction-thanks = Thank you
reaction-thinking = Let me think …
reaction-hurry = It is your turn!
reaction-laugh = Ha ha!

## What happened at a table besides the moves. $you is "yes" where whoever did it reads it

log-open = The table is open.
log-sit = { $you ->
    [yes] You sit down.
   *[no] { $who } sits down.
}
log-rise = { $you ->
    [yes] You get up.
   *[no] { $who } gets up.
}
log-change-bot = Seat { $seat } goes to the bot { $bot }.
log-change-open = Seat { $seat } is open again.
log-commit = { $you ->
    [yes] You add a secret to the deal.
   *[no] { $who } adds a secret to the deal.
}
log-fix = All seats are taken. Whoever added a secret shows it now.
log-reveal = { $you ->
    [yes] You show your secret.
   *[no] { $who } shows the secret.
}
log-begin = The game begins.
log-begin-without = The game begins. Left out, because the secret was not shown in time: { $seats }.
log-begin-given = { $moves ->
    [0] The game begins from a given position, before the first move.
    [one] The game begins from a given position, after one move.
   *[other] The game begins from a given position, after { $moves } moves.
}
log-undo = { $you ->
    [yes] You take back moves.
   *[no] { $who } takes back moves.
}
log-hold-left = { $you ->
    [yes] You leave; { $bot } plays for you.
   *[no] { $who } leaves; { $bot } plays on.
}
log-hold-away = { $you ->
    [yes] You are away; { $bot } plays for you.
   *[no] { $who } is away; { $bot } plays on.
}
log-hold-resigned = { $you ->
    [yes] { $bot } plays on for you.
   *[no] { $bot } plays on for { $who }.
}
log-back = { $you ->
    [yes] You take your seat back.
   *[no] { $who } is back.
}
log-resign = { $you ->
    [yes] You resign.
   *[no] { $who } resigns.
}
log-asks = { $you ->
    [yes] You want to cancel the game.
   *[no] { $who } wants to cancel the game.
}
log-declines-declined = { $you ->
    [yes] You would rather play on.
   *[no] { $who } would rather play on.
}
log-declines-withdrawn = { $you ->
    [yes] You no longer want to cancel the game.
   *[no] { $who } no longer wants to cancel the game.
}
log-say = { $who }: { $text }
log-over-end = The game is over.
log-over-resigned = The game is over, because somebody resigned.
log-cancel-host = The table was cancelled.
log-cancel-agreed = The game was cancelled by agreement.
log-cancel-abandoned = The table was cancelled: not all seats were taken in time.
log-cancel-too-long = The game was cancelled: it went on for too long.
log-cancel-rules = The table is closed: the rules have changed, and do not lead to its position any more.
log-rematch = There is a rematch.

## How far one can take back, and why not further

undo-stop-begin = This is the beginning of the game.
undo-stop-other = Before this it was somebody else’s turn.
undo-stop-chance = Here something was dealt or drawn.
