"""Ten lines that play a game, run a tournament with a bot of your own, and plot it: `python examples/ten_lines.py`."""

import drachenhof

year = drachenhof.games["year"]


def hasty(knowledge, budget, rng):  # your bot: the move of a seat from what it knows
    return rng.choice(year.legal_moves(knowledge))


game = drachenhof.play("year", ["courtier", hasty, "greedy"], seed=7, great_wall=True)
print(game.scores, game.places, game.moves[-1])
table = drachenhof.tournament("year", [hasty, "novice", "greedy"], games=60, players=3)
print(table)  # with 95 % intervals; also table.to_dict(), to_csv() and records
table.plot("tournament.png")
