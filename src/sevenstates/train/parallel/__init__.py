"""Learning from many games of a compiled core at once, which several processes play."""
