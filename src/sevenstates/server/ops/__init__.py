"""Backup, restore and administration."""
