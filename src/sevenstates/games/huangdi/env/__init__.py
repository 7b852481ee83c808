"""Learning environment of Huang Di."""
