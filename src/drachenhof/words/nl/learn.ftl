### Leren: elk spel in twee minuten, vóór de genummerde regels

learn-minutes = In twee minuten
learn-rules = Alle regels, op nummer
learn-try = Probeer het
