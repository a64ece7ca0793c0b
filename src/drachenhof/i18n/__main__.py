"""`python -m drachenhof.i18n`: the messages that can be sent as codes and their arguments, as JSON."""

import json

from drachenhof.i18n.catalogue import catalogue

print(json.dumps(catalogue(), indent=2))
