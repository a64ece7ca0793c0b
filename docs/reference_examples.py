"""An example of every public name, by module; all of them are one session, in this order, that a test runs."""

EXAMPLES: dict[str, dict[str, str]] = {
    "drachenhof.engine.game.Game": {
        "new": """
>>> import drachenhof
>>> year, hoard = drachenhof.games["year"], drachenhof.games["hoard"]
>>> state = hoard.new(players=3, abilities="single")
""",
        "options": """
>>> hoard.options(state)["abilities"]
'single'
""",
        "to_move": """
>>> hoard.to_move(state) == drachenhof.CHANCE
True
""",
        "legal_moves": """
>>> moves = hoard.legal_moves(state)
>>> len(moves)
3
""",
        "chance_weights": """
>>> hoard.chance_weights(state)
[1, 1, 1]
""",
        "to_text": """
>>> hoard.to_text(state, moves[0])
'starter 1'
""",
        "from_text": """
>>> hoard.from_text(state, "starter 1") == moves[0]
True
""",
        "copy": """
>>> twin = hoard.copy(state)
""",
        "apply": """
>>> hoard.apply(state, moves[0])
""",
        "step": """
>>> following = hoard.step(twin, moves[0])
>>> following == hoard.legal_moves(state)
True
""",
        "board": """
>>> print(hoard.board(state).splitlines()[0])
chance: dealt-card
""",
        "moments": """
>>> [happened for happened, position in hoard.moments(state, following[0])]
['move']
""",
        "scores": """
>>> hoard.scores(state)
[0, 0, 0]
""",
        "ranking": """
>>> hoard.ranking(state)
[1, 1, 1]
""",
        "returns": """
>>> hoard.returns(state)
[0.0, 0.0, 0.0]
""",
        "knowledge": """
>>> known = hoard.knowledge(state, seat=1)
""",
        "view": """
>>> hoard.view(known)["holdings"][1]["hand"]
{}
""",
        "resample": """
>>> import numpy
>>> possible = hoard.resample(known, numpy.random.default_rng(1))
""",
    },
    "drachenhof": {
        "games": """
>>> list(drachenhof.games)
['year', 'hoard']
""",
        "play": """
>>> played = drachenhof.play("year", ["greedy", "novice"], seed=7, great_wall=True)
>>> len(played.moves), played.places
(121, [1, 2])
""",
        "tournament": """
>>> def last(knowledge, budget, rng):
...     return year.legal_moves(knowledge)[-1]
>>> table = drachenhof.tournament("year", ["greedy", "novice", last], games=12, players=3)
>>> [one.bot for one in table.standings.bots]
['greedy', 'novice', 'last']
""",
        "Game": """
>>> game: drachenhof.Game = year
>>> game.NAME, list(game.PLAYERS), game.FACTS.hidden
('year', [2, 3, 4, 5], False)
""",
        "State": """
>>> begun = year.new(players=2)
>>> begun.shape, len(begun.tobytes()) < 1024
((1,), True)
""",
        "CHANCE": """
>>> year.to_move(begun) == drachenhof.CHANCE
True
""",
        "OVER": """
>>> drachenhof.OVER
-2
""",
        "SPECTATOR": """
>>> year.view(year.knowledge(begun, drachenhof.SPECTATOR))["asked"]
'event'
""",
        "Knowledge": """
>>> knowledge = hoard.knowledge(hoard.new(players=2), seat=0)
>>> hoard.view(knowledge)["round"]
1
""",
        "Chance": """
>>> chance = drachenhof.Chance(seed=7)
>>> year.to_text(begun, chance.pick(year, begun)).startswith("event")
True
>>> chance.choose([1, 2, 3]) in [1, 2, 3]
True
""",
        "IllegalMove": """
>>> try:
...     year.from_text(begun, "taxes")
... except drachenhof.IllegalMove as refused:
...     print(refused.code, refused.rule, refused.legal[:2])
not-now Y7 ['event tribute', 'event drought']
""",
        "BadOption": """
>>> year.new(players=9)
Traceback (most recent call last):
drachenhof.engine.game.BadOption: year is for 2 to 5 players, not 9
""",
    },
    "drachenhof.arena": {
        "TournamentResult": """
>>> table.standings.bots[0].bot, len(table.records)
('greedy', 12)
>>> table.to_dict()["standings"][0]["games"]
12
""",
    },
    "drachenhof.bots": {
        "LEVELS": """
>>> from drachenhof import bots
>>> list(bots.LEVELS["year"])[:3]
['random', 'novice', 'apprentice']
""",
        "bring": """
>>> courtier = bots.bring("hoard", "courtier@20")
>>> bots.bring("year", last)
<last: a bot of year>
""",
        "Budget": """
>>> bots.Budget.parse("100ms")
Budget(simulations=None, milliseconds=100.0, threads=1)
""",
        "Bot": """
>>> bot: bots.Bot = courtier
>>> bot.budget.simulations
20
""",
        "Decision": """
>>> while hoard.to_move(state) == drachenhof.CHANCE:
...     hoard.apply(state, chance.pick(hoard, state))
>>> knowledge = hoard.knowledge(state, hoard.to_move(state))
>>> decision = bot.decide(knowledge, bot.budget, numpy.random.default_rng(1))
>>> decision.move in hoard.legal_moves(knowledge)
True
""",
        "BadBot": """
>>> try:
...     bots.bring("year", "emperer")
... except bots.BadBot as bad:
...     print(str(bad)[:16])
no bot 'emperer'
""",
        "Fault": """
>>> bots.Fault("late", "mybot", "it took a minute").code
'late'
""",
    },
    "drachenhof.envs": {
        "Spaces": """
>>> from drachenhof.envs import Batch, OneGame, PolicyBot, Spaces
>>> spaces = Spaces("hoard")
>>> spaces.size, spaces.actions
(390, 348)
>>> spaces.observe(knowledge).shape, int(spaces.mask(knowledge).sum()) == len(hoard.legal_moves(knowledge))
((390,), True)
""",
        "Batch": """
>>> batch = Batch("hoard", 4, players=3, others={"greedy": 1, "random": 1}, reward="lead", finals=True)
>>> step = batch.step(batch.random_actions())
""",
        "OneGame": """
>>> one = OneGame("year")
>>> one.begin(seed=7)
>>> one.step(int(one.mask.argmax()))
""",
        "PolicyBot": """
>>> first = PolicyBot("hoard", lambda observation, mask: int(mask.argmax()))
>>> first.decide(knowledge, first.budget, numpy.random.default_rng(1)).move == hoard.legal_moves(knowledge)[0]
True
""",
    },
    "drachenhof.records": {
        "Record": """
>>> from drachenhof import records
>>> begun = year.new(players=2)
>>> drawn = year.legal_moves(begun)[0]
>>> record = records.Record.of(year, begun, [drawn], [{"name": "Ada"}, {"bot": "greedy"}])
>>> record.moves
['event tribute']
""",
        "parse": """
>>> records.parse(record.to_json()) == record
True
""",
        "check": """
>>> records.check(record)
""",
        "BrokenRecord": """
>>> try:
...     records.parse('{"format": 2}')
... except records.BrokenRecord as broken:
...     print(broken.code)
format
""",
        "replay": """
>>> [step.text for step in records.replay(record)]
['event tribute']
""",
        "Play": """
>>> play = records.Play.of(record)
>>> len(play.moves), play.over
(1, False)
""",
        "write": """
>>> import pathlib, tempfile
>>> folder = pathlib.Path(tempfile.mkdtemp())
>>> records.write(folder / "games.jsonl", [record, record])
""",
        "read": """
>>> len(list(records.read(folder / "games.jsonl")))
2
""",
    },
    "drachenhof.data": {
        "games": """
>>> from drachenhof import data
>>> data.games(folder / "games.jsonl", arrow=False)["bot_1"]
['greedy', 'greedy']
>>> data.games(folder / "games.jsonl").num_rows  # doctest: +SKIP
2
""",
        "decisions": """
>>> data.decisions([record], chance=True, arrow=False)["text"]
['event tribute']
""",
        "write": """
>>> columns = {"row": [0, 1], "score_0": [7, 9]}
>>> data.write(columns, folder / "games.csv")
""",
    },
    "drachenhof.states": {
        "to_bytes": """
>>> from drachenhof import states
>>> sent = states.to_bytes("hoard", known)
""",
        "layout_of": """
>>> len(states.layout_of("hoard"))
16
""",
        "from_bytes": """
>>> received = states.from_bytes("hoard", sent, states.layout_of("hoard"))
>>> received.tobytes() == known.tobytes()
True
""",
        "check": """
>>> states.check("hoard", known) is known
True
""",
        "BadState": """
>>> wrong = hoard.copy(known)
>>> wrong["players"] = 100
>>> states.check("hoard", wrong)
Traceback (most recent call last):
drachenhof.states.BadState: this is no state of hoard: players is 2 to 6, not 100
""",
    },
}
