"""A program of a user for `test_typing.py`. mypy --strict must flag each line that ends in `# wrong`, and no other."""

import drachenhof
from drachenhof.bots import BotLike, Budget
from drachenhof.engine.game import Knowledge
from drachenhof.envs import Batch, OneGame
from drachenhof.typed import GameName

year, hoard = drachenhof.games["year"], drachenhof.games["hoard"]
drachenhof.games["yeer"]  # wrong

state = year.new(players=2, great_wall=True, super_event="tornado")
year.new(players=2, great_wal=True)  # wrong
year.new(players=2, great_wall="yes")  # wrong
year.new(players=2, super_event="rain")  # wrong
year.new(players=2, abilities="single")  # wrong
other = hoard.new(players=2, abilities="single")
hoard.new(players=2, abilities="double")  # wrong

year.legal_moves(state)
hoard.legal_moves(state)  # wrong
hoard.legal_moves(hoard.knowledge(other, 0))
year.scores(hoard.knowledge(other, 0))  # wrong
year.apply(state, "harvest")  # wrong
print(year.board(state), hoard.board(other))

month: int = year.view(state)["month"]
year.view(state)["mouth"]  # wrong
hoard.view(other)["month"]  # wrong


class Hasty:
    def __init__(self, game: GameName) -> None:
        self.game = drachenhof.games[game]

    def decide(self, knowledge: Knowledge, budget: Budget, rng: object) -> int:
        year.legal_moves(knowledge)  # a bot is handed the knowledge of any game
        return self.game.legal_moves(knowledge)[0]


seats: list[BotLike] = ["greedy", Hasty, Hasty("year")]
record = drachenhof.play("year", seats, seed=1, great_wall=True)
scores = record.scores
drachenhof.play("yeer", seats)  # wrong
drachenhof.play("year", seats, peek=True)  # wrong
drachenhof.play("year", [1, 2])  # wrong
table = drachenhof.tournament("hoard", {"mine": Hasty, "greedy": "greedy"}, games=10, players=2, curses=True)
print(table.to_dict(), table.tournament)
table.to_dictionary()  # wrong
drachenhof.tournament("hoard", seats, lineup="all")  # wrong

batch = Batch("year", 3, players=2, others="greedy", reward="lead", great_wall=True)
Batch("yeer", 3)  # wrong
Batch("year", 3, reward="points")  # wrong
Batch("year", 3, great_wal=True)  # wrong
Batch("hoard", 3, great_wall=True)  # wrong
year.scores(batch.state(0))
OneGame("hoard", 2, curses=True)
OneGame("hoard", 2, curse=True)  # wrong

for name in drachenhof.games:
    print(drachenhof.games[name].PLAYERS)
