"""What the tests share."""

from hypothesis import settings

# Examples are the same in every run, and take as long as they take on a busy machine.
settings.register_profile("drachenhof", derandomize=True, deadline=None, database=None, print_blob=False)
settings.load_profile("drachenhof")
