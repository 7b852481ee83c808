"""The HTTP endpoints of tables and games, and the WebSocket."""
