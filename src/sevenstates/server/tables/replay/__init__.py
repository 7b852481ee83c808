"""Finished games: records, replays, analysis and branches."""
