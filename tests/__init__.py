"""A package of its own: where another project has left one of the same name, ours comes first."""
