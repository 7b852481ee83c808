"""What viewers see: tables, games and lists as they go over the wire."""
