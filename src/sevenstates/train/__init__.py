"""Training of nets by self-play; needs the extra `train`."""
