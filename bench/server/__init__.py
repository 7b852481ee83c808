"""The table server under crashes, bad connections, load and attacks: `python -m bench.server`."""
