"""Learning environment of The Warring States."""
