"""The store: what is on disk, and the one way of writing it."""
