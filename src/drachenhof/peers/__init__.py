"""Ours beside other engines: `drachenhof bench --peers`."""
