### Duels

duel-titles = Duels
duel-title = Beat { $name } at this
duel-title-own = Your challenge
duel-why = Everybody gets exactly the same game: the same luck, the same seat, the same opponents. The first try counts.
duel-score = { $name }: { $score }, place { $place } of { $players }
duel-still-plays = { $name } is still playing. You can begin right away.
duel-gave-up = { $name } did not finish the game.
duel-eased = { $name } could ask for hints there, or went back and played on from an earlier decision.
duel-follows = The luck is that of a game that was played before, as far as your choices allow.
duel-given = It begins with a position, after { $moves } moves.
duel-seat = Seat { $seat } of { $players }
duel-against = against { $count ->
    [one] one bot
   *[other] { $count } bots
}: { $bots }
duel-play = Take up the challenge
duel-go-on = Go on with your try
duel-fun = Once more, for fun
duel-own-why = Send the link to your friends. As soon as somebody has tried, both games stand side by side here.
duel-made-why = You made this duel. Send the link to your friends; you can try it yourself, too.
duel-won = You beat { $name }.
duel-lost = { $name } stays ahead.
duel-drawn = You and { $name } have the same score.
duel-given-up = You resigned this try, or a bot played for you: it is not listed with the others.
duel-you = You
duel-somebody = somebody
duel-only-here = This address works on this machine only. For friends elsewhere, let the server listen on your network:
duel-link = Link to this duel
duel-beside = Side by side
duel-with = Compare with
duel-gap = Difference
duel-partings = Where the two games parted
duel-partings-none = Every decision was the same.
duel-first = The first difference
duel-later = { $gap } in this part
duel-chose = { $name }:
duel-chose-none = nothing more to decide here
duel-look = Replay of { $name } at this place
duel-others = Everybody who tried
duel-tries = { $count ->
    [0] Nobody has finished a try yet.
    [one] One person has tried.
   *[other] { $count } people have tried.
}
duel-hidden = You can watch the games once you have finished yours.
duel-col-name = Name
duel-col-score = Score
duel-col-place = At the table
duel-place = place { $place }
duel-fair = Is it fair?
duel-fair-secret = What comes is fixed by a secret. Its fingerprint:
duel-fair-told = The secret:
duel-fair-not = What we cannot prevent: a second try under another name, and friends who tell each other what comes. So duels are for fun, and no rating depends on them.
duel-share-title = Drachenhof · { $game } · Duel
duel-share-result = { $won ->
    [yes] 🏆
   *[no] 🐉
} { $score } against { $theirs } ({ $name })

## Making one

duel-ask-why = Whoever opens the link plays exactly this game: the same luck, the same seat, the same opponents. Then both games stand side by side.
duel-ask-seat = Seat
duel-ask-who = Score to beat
duel-ask-as-played = { $name }, as in this game
duel-ask-people = Bots play the seats of other people.
duel-ask-record = For this, the moves of the record are kept on this server, but no names.
duel-day-why = Others still have this game before them. Send your friend the link to the day: there everybody gets exactly the same luck, seat and opponents, and all stand in one table. From { $day } on, this game can also become a duel, side by side.
duel-day-late = Others still have this game before them. Send your friend the link to the day: there everybody gets exactly the same luck, seat and opponents. The day itself is over, so a try that begins now does not stand in its table. From { $day } on, this game can also become a duel, side by side.
duel-day-open = The luck of this game follows from its date: with “{ $command }” your friend plays exactly the same one on their own machine. Here, a duel can be made of it, too.
duel-day-link = Link to the game of the day
duel-ask-go = Make the link
duel-new = A new duel against a bot
duel-new-why = A bot has played a game. You play the very same one, with the same luck and the same opponents, and send the link to a friend who does so too.
duel-new-friend = To challenge a friend with a game of your own, open a finished game and press “{ page-challenge }”.
duel-new-go = Start the duel
duel-list = Your duels
duel-list-none = No duels yet.
