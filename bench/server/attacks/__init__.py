"""Hostile clients: what one caller can cost the server and everybody else."""
