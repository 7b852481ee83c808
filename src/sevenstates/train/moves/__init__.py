"""Training of a game's own net, on features of moves, in many games at once."""
