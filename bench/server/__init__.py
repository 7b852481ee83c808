"""The table server under crashes, bad connections and load: `python -m bench.server`."""
