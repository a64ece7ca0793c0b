"""The third game's part of `drachenhof.bots`."""
