"""Report on the balance of decks: games of a simple bot, and what happened in them."""
