"""Views of tables, games and lists, as they go over the wire."""
