"""What can be said about a position without playing on: in *In the Year of the Dragon* the forecast of the year."""
