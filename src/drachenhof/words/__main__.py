"""`python -m drachenhof.words`: the messages that can be sent as codes and their arguments, as JSON."""

import json

from drachenhof.words.catalogue import catalogue

print(json.dumps(catalogue(), indent=2))
