"""Training of nets that see the position itself, on many games of a compiled core at once."""
