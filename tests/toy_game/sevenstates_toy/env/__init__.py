"""The toy game for learning programs."""
