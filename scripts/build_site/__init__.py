"""The documentation site: `python -m scripts.build_site` builds it, as `make docs` does."""
