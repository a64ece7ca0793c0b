"""A third, tiny game, as another package would bring one: rules in `prizes`, and its part of every layer."""
