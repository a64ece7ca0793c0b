### Learn: each game in two minutes, before its numbered rules

learn-minutes = In two minutes
learn-rules = All rules, by number
learn-try = Try it
