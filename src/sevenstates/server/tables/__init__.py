"""Tables: games being played, kept on disk change by change."""
