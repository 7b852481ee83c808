"""Access control: who may see and do what at a table."""
