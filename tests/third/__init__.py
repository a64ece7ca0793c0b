"""A third, tiny game in a folder of its own, as another package would bring it; `inside` tests it in every layer."""
