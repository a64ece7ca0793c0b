"""The third game's part of `drachenhof.states`."""
