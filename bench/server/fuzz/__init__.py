"""Malformed calls and frames, each made from a seed and a number."""
