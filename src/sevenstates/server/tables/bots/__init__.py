"""Bots at tables: worker processes, the queue before them, hints."""
