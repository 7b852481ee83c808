"""Notices to people who are not at the table: by mail, to browsers, to programs, as a feed."""
