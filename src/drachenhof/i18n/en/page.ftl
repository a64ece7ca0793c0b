### The page in the browser

## The house

page-home = Home
page-nav = Pages
page-nav-related = In this section
page-jump = Skip to content
page-language = Language
page-messages = Messages
page-close = Close
page-loading = One moment …
page-no = No
page-save = Save
page-saved = Saved.
page-you = you
page-copy = Copy
page-copied = Copied.
page-copy-failed = The browser does not allow it; please select the address and copy it yourself.
page-outdated = There is a newer version of this page.
page-outdated-why = Nothing is lost: the table is on the server.
page-reload = Reload
page-nowhere = Nothing here
page-nowhere-why = This address leads nowhere. Part of it may have got lost on the way.

## The first page

page-play = Play now
page-friends = Play with friends
page-bots = Play bots …
page-find-public = Find a public table
page-watch = Watch
page-tables = Tables
page-tables-public = Public tables
page-challenges = Challenges
page-game-of-day = Game of the day
page-learn = Learn
page-explore = What works
page-learn-minutes = Learn it in five minutes
page-learn-first = New to this game? Five minutes are enough; your seat waits for you.
page-learn-bot = New to this game? Five minutes are enough; meanwhile a bot may play for you.
page-learn-back = Back to the table
page-learn-on = Continue learning
page-drill-today = Drill of the day
page-drill-today-why = A position from a game of strong bots, with one clearly best choice. Today it is the same for everybody.
page-drill-new = not tried yet
page-drill-done = { $stars ->
    [0] tried, no star yet
    [one] done, { $stars } star of 3
   *[other] done, { $stars } stars of 3
}
page-games = My games
page-games-list = Games
page-games-mistakes = Mistakes
page-all-games = All games
page-settings = Settings
page-name = Your name
page-name-ask = What shall we call you?
page-name-why = A name is enough; there is no account.
page-name-of = Name of the player at seat { $seat }
page-hello = Welcome back, { $name }.
page-own = Your tables
page-own-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
page-table-open = waits for players
page-table-fixing = is about to begin
page-table-playing = in play
page-from-position = from a position
page-table-over = over
page-your-turn = Your turn
page-own-with = with { $names }
page-own-alone = nobody else yet
page-own-turn = { $who } to move
page-own-since = since { $when }
page-own-rematch = { $who } wants a rematch
page-own-awaits = waiting for { $names }
## Public tables

page-lobby = Open tables
page-lobby-why = Take a free seat; nobody has to invite you.
page-lobby-none = No table is open at the moment.
page-lobby-new = Open a public table
page-lobby-all = All public tables
page-about = About this server’s software
page-docs = Docs
page-licences = Licences
page-going = Games in progress
page-going-why = Anybody may watch; hidden cards stay hidden.
page-join = Join

## A new table

page-game = Game
page-seats = Seats
page-options = Options
page-kind-open = A friend, by link
page-kind-anybody = Open to everybody
page-kind-here = Someone at this device
page-kind-bot = Bot: { $bot }
page-bot-called = { $bot } { $name }
page-program-called = Program { $name }
page-bot-random = Gambler
page-bot-novice = Novice
page-bot-apprentice = Apprentice
page-bot-greedy = Miser
page-bot-herald = Herald
page-bot-steward = Steward
page-bot-courtier = Courtier
page-bot-prince = Prince
page-bot-regent = Regent
page-bot-emperor = Emperor
page-bot-plain = Clerk
page-bot-emperor-0 = First Emperor
page-bot-strength = { $bot ->
    [random] plays anything that is allowed
    [novice] for your first games
    [apprentice] makes fewer mistakes
    [greedy] knows what each move is worth
    [herald] looks a little ahead
    [steward] makes plans now and then
    [courtier] a good player who plans ahead
    [prince] strong
    [regent] very strong
    [emperor] the strongest; thinks for a second
   *[other] a bot of this server
}
page-bot-choice = { $bot } ({ $strength })
page-table-pace = Pace
page-live = Real time
page-correspondence = Turn by turn (days)
page-grace-live = Minutes away until a bot takes over
page-grace-correspondence = Days without a move until a bot takes over
page-open = Who may come?
page-open-private = Only by link
page-open-public = Everyone
page-hints = Hints
page-hints-why = Anyone may ask what the choices are worth. Then the game does not count for the ratings.
page-create = Open the table
page-start = Start the game

## Before the game

page-waiting = { $count ->
    [0] All seats are taken.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
page-fixing = All are here. The cards are being shuffled …
page-sit = Take a seat
page-sit-link-only = To sit down here you need a link from whoever opened the table.
page-wait-for = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
page-wait-next = As soon as every seat is taken, the game begins by itself. You may leave this page; your seat is kept.
page-wait-lot = The seats are drawn by lot then.
page-wait-guest = Say your name and take a seat. As soon as every seat is taken, the game begins.
page-wait-kept = A seat is reserved for you from the last game.
page-kept-sit = Take your seat
page-rise = Get up again
page-cancel-open-sure = Whoever sits here is sent away, and the invitations stop working.
page-cancel-open = Close this table
page-seat-open = free
page-seat-reserved = reserved for { $who }
page-seat-reserved-unknown = reserved for a player of the last game
page-seat-kept = reserved for you
page-seat-yours = your seat
page-seat-bot = a bot
page-seat-here = is here
page-seat-away = away
page-seat-give = Who shall play at seat { $seat }?
page-seat-give-bot = Give it to a bot …
page-seat-reopen = Remove player
page-seat-reopen-sure = { $who } has to leave, and the seat is free again.
page-invite-for = Invitation for seat { $seat }
page-invite-new = Make an invitation
page-invite-public = Link to this table
page-invite-send = Send this link to a friend
page-share = Share
page-share-text = Play { $game } with me:
page-qr = QR code
page-qr-why = Scan it with the camera of a phone.
page-public-send = This table is public: anybody can find it under “Tables”, or by this link
page-pace-live = { $minutes ->
    [one] Live game: a bot takes over after one minute away.
   *[other] Live game: a bot takes over after { $minutes } minutes away.
}
page-pace-correspondence = { $days ->
    [one] Turn by turn: a bot moves after one day.
   *[other] Turn by turn: a bot moves after { $days } days.
}
page-public = Anyone may watch and take a free seat.
page-new-bots = Play bots
page-new-public = Open a public table
page-private = Seats are taken by link only.
page-hints-on = Hints are allowed.
page-hints-off = There are no hints.

## Fair deals

page-fair-can = This deal can be checked
page-fair-1 = The server has chosen a secret and shows its fingerprint below.
page-fair-2 = Your browser adds a secret of its own, and every card and tile follows from all of them together.
page-fair-3 = After the game all secrets are in the record, and anybody can compute each deal again.
page-fair-print = The server’s fingerprint:
page-fair-mine = Your secret is part of it.
page-fair-not-mine = You have not added a secret.
page-fair-check = Was the deal fair?
page-fair-server-noted = The server’s secret fits the fingerprint that this browser noted before the first card.
page-fair-server-changed = The server shows another fingerprint now than it did before the first card. This deal was not fair.
page-fair-server-unknown = The server’s secret fits the fingerprint in the record. This browser did not see the table before the first card, so it cannot tell whether that one was shown then.
page-fair-server-later = Others still play with the same luck: the server tells its secret when that is over.
page-fair-server-differs = The server’s secret does not fit its fingerprint.
page-fair-seat = { $state ->
    [fits] The secret of seat { $seat } fits.
    [left-out] Seat { $seat } did not show its secret in time and was left out.
   *[differs] The secret of seat { $seat } does not fit.
}
page-fair-yours = It is yours.
page-fair-cannot = This browser cannot check it here.
page-fair-offline = Download the record, and every deal is computed again on your own machine:

## At the table

page-watching = You are watching
page-watchers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
page-watchers-others = { $count ->
    [one] one other spectator
   *[other] { $count } other spectators
}
page-turn-of = { $who } is to move
page-thinks = { $who } is thinking …
page-status-over = The game is over
page-status-ending = The game is ending …
page-status-cancelled = The table was closed
page-status-broken = This game cannot go on
page-table-gone = No such table
page-line-lost = No connection; trying again …
page-line-retry = Try now
page-seat-look = { $seat ->
    [1] Seat 1: blue, plain, serpent
    [2] Seat 2: orange, striped, coil
    [3] Seat 3: green, dotted, wing
    [4] Seat 4: pink, waves, bridge
    [5] Seat 5: red, scales, ring
   *[6] Seat 6: light blue, lattice, head
}
page-seat-turn = It is this seat’s turn.
page-seat-held = { $bot } plays for now
page-seat-resigned = has resigned
page-seat-cancels = wants to stop
page-ask = Current question
page-waits-for = Waiting for { $who }.
page-story-more = { $count ->
    [one] … and one more, see story
   *[other] … and { $count } more, see story
}
page-skip = Skip
page-skip-next = Next
page-held = A bot is playing for you.
page-back = Take my seat back
page-undo = Undo
page-undo-mark = { $stop ->
    [begin] Up to here, undo is free. If you go back further, { $stake ->
        [yes] the game counts as lost for you.
       *[no] the game does not count any more.
    }
    [chance] You can undo up to here: before that, something was dealt or drawn.
   *[other] You can undo up to here: before that, another player moved.
}
page-undo-stop = { $count ->
    [one] One decision can be taken back.
   *[other] { $count } decisions can be taken back.
} { $stop ->
    [begin] You may go back to the beginning{ $stake ->
        [yes] ; then the game counts as lost for you.
        [no] ; then the game is not rated.
       *[none] . What was dealt and drawn then comes again.
    }
    [chance] No further, because something was dealt or drawn.
   *[other] No further, because somebody else has moved.
}
page-undo-costly = This game would no longer count
page-undo-costly-sure = Since your last decision others have moved, or something was dealt or drawn. If you take it back all the same, this game is no longer rated.
page-undo-lost = This game would count as lost
page-undo-lost-sure = Since your last decision others have moved, or something was dealt or drawn. If you take it back all the same, this game counts as lost for your rating, and you play on for practice.
page-undone = Taken back:
page-hint = Hint
page-hint-thinking = Weighing the choices …
page-hint-title = The best choices
page-hint-exact = The best choices, worked out to the very end
page-hint-equal = equally good
page-hint-win = { $chance ->
    [little] less than 1% to win
    [sure] more than 99% to win
    [about] about { $low }% to win
   *[range] { $low } to { $high }% to win
}
page-hint-less = { $loss ->
    [little] wins hardly less often, but comes off worse in places
    [upto] up to { $high } fewer wins in 100 games
    [about] about { $low } fewer wins in 100 games
   *[range] { $low } to { $high } fewer wins in 100 games
}
page-hint-who = Measured by playing each choice out many times. Among equals, the choice of the Emperor, the strongest bot, stands first.
page-since = Since my last turn
page-since-close = Back to the game
page-since-before = This is how it stood before.
page-step-back = One move back
page-step-on = One move on
page-menu = Menu
page-pace = Speed of moves
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-instant = Instant
page-sound = Sound
page-list = Choices as a list
page-list-why = Every choice as a button in words, above the board.
page-names = Names on pictures
page-names-why = Labels for what beginners misread; on by default in first games.
page-list-new = You can also choose from a list in words, above the board.
page-list-show = Show the list
page-list-no = No, thanks
page-confirm = Confirm each tap
page-confirm-why = With a finger the first tap shows what a choice brings; the second one makes it.
page-confirm-do = Do it
page-confirm-not = Not this
page-keys = Keys
page-keys-walk = all choices, one after the other
page-keys-choose = makes the choice
page-keys-close = closes what is open above the board, or skips the moves being shown
page-keys-next = while something is told: on to the next moment
page-keys-rule = the rule of the selected item, or of the one under the pointer
page-keys-sheet = the legend: all cards, or all symbols
page-keys-step = a move back, a move on: in a replay, and since my last turn; elsewhere the tab or symbol beside it
page-keys-ends = the first, the last
page-end-resign = Resign
page-end-resign-sure = You lose the game. If others are still playing, a bot plays on for you.
page-end-cancel = Close the table
page-end-cancel-sure = The game ends without a result.
page-end-cancel-lost = The game ends here. It already counts for the ratings, so for you it counts as lost.
page-end-cancel-ask = Everybody who plays is asked. The game ends without a result if all agree.
page-end-cancel-propose = Ask everybody
page-end-cancel-later = You can ask again after your next move.
page-closing = Close the table?
page-closing-asked = { $who } { $count ->
    [one] wants
   *[other] want
} to close the table. The game would end without a result.
page-closing-own = You want to close the table. Waiting for { $who }.
page-closing-others = { $agreed } { $count ->
    [one] wants
   *[other] want
} to close the table. Waiting for { $who }.
page-closing-agree = Agree
page-closing-decline = Decline
page-closing-withdraw = Withdraw
page-end-leave = Leave for now
page-end-leave-sure = A bot plays for you until you are back.
page-side = Story and chat
page-log = Story
page-log-earlier = Earlier
page-chat = Chat
page-chat-news = Chat ({ $count } new)
page-chat-down = { $count ->
    [one] One new message ↓
   *[other] { $count } new messages ↓
}
page-chat-read = Spectators can read along.
page-chat-empty = Nobody has said anything yet.
page-chat-none = Nobody has said anything. Spectators can only read.
page-chat-say = Say something
page-chat-send = Send
page-react-bravo = Bravo!
page-react-ouch = Ouch!
page-react-thanks = Thanks!
page-react-thinking = Hmm …
page-react-hurry = Come on!
page-react-laugh = Ha ha!
page-curtain = Pass the device to { $who }
page-curtain-why = The next cards are for one pair of eyes.
page-curtain-lift = I am { $who }

## What happened about the table

page-entry-begin = { $moves ->
    [0] The game began from a given position, before the first move.
    [one] The game began from a given position, after one move.
   *[other] The game began from a given position, after { $moves } moves.
}
page-entry-lot = The seats were drawn by lot.
page-entry-sit = { $who } sits down.
page-entry-rise = { $who } gets up.
page-entry-change-bot = { $who } is played by { $bot }.
page-entry-change-open = A seat is open again.
page-entry-undo = { $who } takes something back.
page-entry-hold = { $why ->
    [resigned] { $bot } plays on for { $who }.
    [left] { $who } leaves; { $bot } takes over the seat.
    [failed] { $who } cannot go on; { $bot } takes over the seat.
   *[away] { $who } is away; { $bot } takes over the seat.
}
page-entry-back = { $who } is back.
page-entry-resign = { $who } resigns.
page-entry-asks = { $who } wants to close the table.
page-entry-declines = { $why ->
    [withdrawn] { $who } no longer wants to close the table.
   *[declined] { $who } would rather play on.
}
page-entry-over = { $why ->
    [resigned] The game is over by resignation.
   *[end] The game is over.
}
page-entry-cancel = The table was closed.
page-entry-rematch = There is a rematch.
page-entry-broken = The game cannot go on: its rules have changed since.

## After the game

page-result = { $count ->
    [one] { $who } wins
   *[other] A tie: { $who }
}
page-result-won = You have won!
page-result-won-resigned = You have won! { $others ->
    [one] Your opponent
   *[other] The others
} resigned.
page-result-resigned = The game ended by resignation
page-result-cancelled = The table was closed
page-result-broken = This game cannot go on
page-counts = Rated game
page-counts-not = Unrated game
page-rated = The game counts for the ratings.
page-rated-soon = The game counts for the ratings once everybody has moved three times.
page-rated-stake = The game counts for the ratings. If you resign, leave or close it alone, you have lost.
page-rated-lost = You gave up, so the game counts as lost for you.
page-rated-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-rated-few = few games yet
page-rated-bot = bot
page-rated-like = about as strong as { $bot }
page-rated-place = place { $place }
page-play-now-unrated = For practice, with hints: not rated.
page-play-now-later = Stronger bots than in your first game; the menu at the table brings the coach.
page-unrated = The game does not count for the ratings{ $why ->
    [bots] : only bots play.
    [seats] : somebody has two seats.
    [hints] : hints are allowed.
    [guest] : a bot plays whose strength nobody has measured.
    [position] : it began from a given position.
    [daily] : it is the game of the day.
    [duel] : it is a duel.
    [tournament] : it is part of a tournament.
    [early] : it ended before everybody had moved three times.
    [given-up] {" "}any more: you went far back, and it was counted as lost.
    [undone] : you went far back.
    [cancelled] : all agreed to stop.
    [address] : you and the others are new, and came from the same address.
    [again] : you have played with the same people very often lately.
   *[other] .
}
page-course = How the game went
page-course-sources = By source
page-course-end = End
page-course-end-short = End
page-course-total = Total
page-daily = The table of the day
page-duels = Duels
page-tournaments = Tournaments
page-challenge = Challenge a friend
page-doing = Statistics
page-duel = To the duel
page-tournament = To the tournament
page-rematch = Rematch
page-rematch-join = To the rematch
page-replay = Replay
page-record = Download the record

## Watching, replays, games

page-watch-none = Nobody plays in public at the moment.
page-free = { $count ->
    [0] full
    [one] one seat free
   *[other] { $count } seats free
}
page-replay-of = Replay: { $game }
page-replay-file = Open a record from a file
page-file-how = “{ page-record }” at the end of a game gives such a file.
page-file-empty = This file is empty.
page-file-binary = This file is a picture, a program or something else that is not text; a record is text.
page-file-not-json = This is text, but not a record of a game: a record is JSON.
page-file-cut = The record is cut off: its end is missing.
page-file-no-record = This is JSON, but not a record of a game.
page-file-newer = This record is from a newer version of Drachenhof than this one.
page-file-too-large = This file is larger than any record ({ $kilobytes } kB; a record has at most { $most } kB).
page-file-unread = The browser cannot read this file.
page-replay-again = Please open the record again; the browser has forgotten it.
page-replay-place = Place in the game
page-replay-play = Play
page-replay-stop = Pause
page-replay-eyes = As seen by
page-replay-everybody = everybody
page-replay-chapter = Go to
page-replay-speed = Speed
page-replay-own = My decisions only
page-replay-begin = The beginning
page-replay-given = The table began with this position.
page-play-on = Play on from here
page-play-on-why = { $moves ->
    [0] A new table begins before the first move.
    [one] A new table begins with this position, after one move.
   *[other] A new table begins with exactly this position, after { $moves } moves.
} What is dealt and drawn from here on is new, and the game does not count for the ratings.
page-play-on-seat = Where will you sit?
page-play-on-bots = Who plays at the other seats?
page-play-on-go = Play on
page-play-on-over = The game is over here.
page-replays-none = No finished game yet.
page-place = Place
page-place-of = { $place } of { $players }
page-ratings = Ratings
page-ratings-why = One scale for people and bots, set by the bots: theirs never change. Points are what you have shown for certain, so everybody begins at 0.
page-ratings-none = Nobody has a rating yet.
page-rated-games = { $count ->
    [one] one game
   *[other] { $count } games
}

## Rules

page-rules = Rules
page-rules-all = All rules
page-rule-open = Show the rule
page-rule-sign = { $title }: rule { $rule }
page-rule-of = { $about }: rule “{ $title }”
page-rules-search = Search the rules
page-rules-none = No rule says that.

## Settings

page-theme = Colours
page-theme-system = Like the system
page-theme-light = Paper
page-theme-dark = Night
page-motion = Motion
page-motion-system = Like the system
page-motion-full = Full
page-motion-reduced = Reduced
page-notify = Tell me when it is my turn
page-notify-why = With a browser notification, while this page is open somewhere.
page-notify-denied = The browser does not allow notifications here.
page-account = About you
page-account-none = You have no name here yet; your first game asks for one.
page-key = Another device
page-key-why = With a personal key you are the same person on another device. It is shown only once; the previous one stops working.
page-key-new = Make a key
page-key-carry = A key from another device
page-key-use = Sign in with this key
page-feed = Feed
page-feed-why = An address for a feed reader that tells you when it is your turn. The previous one stops working.
page-feed-new = Make an address
page-hook = Web hook
page-hook-why = The server posts to this address when it is your turn and you are away.
page-hook-address = Address
page-data = What is kept about you
page-export = Download all of it
page-log-out = Log out
page-log-out-why = Log out on this device, or end all other devices and keys if somebody else may have one.
page-log-out-here = Log out here
page-log-out-here-sure = You come back as { $name } only with a personal key. If you have none, make one first: without it your games and your rating cannot be reached any more.
page-log-out-others = Log out everywhere else
page-log-out-others-sure = All other devices are logged out at once, and your personal key and your feed stop working. You stay logged in here.
page-logged-out = You are logged out.
page-logged-out-others = All other devices are logged out.
page-delete = Delete all of it
page-delete-why = Your name, your games’ link to you and all you said are deleted; this browser forgets you, too.
page-delete-sure = Your name, your keys and your chat messages are deleted; a bot plays on in your unfinished games. This cannot be undone.
page-deleted = Deleted. You are welcome back at any time.

## What the server refuses

page-refused-offline = The server does not answer. Is there a connection?
page-refused-odd = The server’s answer makes no sense here.
page-refused-fault = Something went wrong at the server.
page-refused-bad-message = The server did not understand this.
page-refused-too-large = That is too long.
page-refused-too-many = That was too much at once; please wait a moment.
page-refused-busy = The server has a lot to do; try again in a moment.
page-refused-not-kept = The server cannot write at the moment; nothing was changed.
page-refused-unknown-outcome = The server lost its storage for a moment; look whether it was done.
page-refused-closing = The server is restarting and will be back.
page-refused-no-table = There is no such table, or not any more.
page-refused-no-person = Enter a name first.
page-refused-no-key = This key is not valid.
page-refused-id-used = This request was made before, for something else.
page-refused-no-program = This name has sat at a table as a person, and cannot become a program any more.
page-refused-no-link = This invitation is not valid, or somebody has used it already.
page-refused-no-seat = This seat is not free.
page-refused-no-bot = There is no such bot.
page-refused-no-option = The game has no such option.
page-refused-no-game = There is no such game.
page-refused-no-host-seat = The first seat is your own.
page-refused-not-seated = Only those who sit at the table can do that.
page-refused-not-host = Only whoever opened the table can do that.
page-refused-not-now = That is not possible now.
page-refused-seated = You sit at this table already.
page-refused-reserved = This seat is kept for somebody else.
page-refused-stale = Something else happened first; look again.
page-refused-not-your-turn = It is not your turn.
page-refused-held = A bot is playing for you; take your seat back first.
page-refused-back-spent = You have left this game so often that the bot now plays it for you.
page-refused-illegal = The rules do not allow that.
page-refused-no-undo = It cannot be taken back that far.
page-refused-undo-spent = So much was taken back at this table that no more can be.
page-refused-no-hints = There are no hints at this table.
page-refused-no-coach = There is a coach only where you play alone against bots and may ask for hints.
page-refused-no-commitment = The secret does not fit what was announced.
page-refused-committed = This seat has added its secret already.
page-refused-empty = There is nothing in it.
page-refused-not-over = That can be seen when the game is over.
page-refused-review-off = Games at this table are not reviewed.
page-refused-no-review = The game was not played to its end, so there is no result to explain.
page-refused-no-day = There is no game of that day to be played: it is still to come, or too long ago.
page-refused-no-duel = This game cannot become a duel: it was not played to its end, or others still have its luck before them.
page-refused-own-duel = Your own game is the challenge here; you can play it again for fun.
page-refused-tournament-full = This tournament is full.
page-refused-tournament-over = This tournament is over.
page-refused-too-many-tournaments = You have too many tournaments that are not over.
page-refused-no-position = From this position on there is nothing left to decide.
page-refused-too-many-tables = You have too many open tables; finish one first.
page-refused-table-full = Too many people are watching this table.
page-refused-log-full = The log of this table is full; nothing more can be written here.
page-refused-no-hooks = This server has no web hooks.
page-refused-bad-hook = This is not a public address.
page-refused-foreign-origin = This page may not talk to this server.
page-refused-not-found = There is nothing at this address.
page-refused-not-allowed = That is not possible here.
page-refused-broken = This game cannot go on: its rules have changed since.
