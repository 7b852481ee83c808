"""The table server: tables, store, sockets, accounts."""
