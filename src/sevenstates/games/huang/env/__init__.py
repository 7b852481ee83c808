"""Learning environment of HUANG."""
