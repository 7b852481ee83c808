"""The host's order: moderators, their log, reports, and the host's texts."""
