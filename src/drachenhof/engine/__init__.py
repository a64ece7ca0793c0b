"""How rules are declared, compiled and called; no game is named here."""
