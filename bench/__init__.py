"""Speed, measured beside peers in one run."""
