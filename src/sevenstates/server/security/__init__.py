"""Security of the HTTP API: origins, headers, rates, sizes, schemas."""
