"""Teaches nets by letting them play against themselves; needs the extra `train`."""
