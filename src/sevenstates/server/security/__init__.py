"""What keeps callers to their rights: origins, headers, rates, sizes, schemas."""
