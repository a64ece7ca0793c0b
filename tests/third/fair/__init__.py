"""The third game's part of `drachenhof.fair`."""
