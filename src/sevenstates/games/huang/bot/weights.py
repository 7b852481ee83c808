"""Weights of the priors: how much likelier a good player takes an action for each reason.

They multiply, and were fitted to what looking one step ahead with the evaluation says. The
weights of the evaluation stand in the files that use them. The compiled core reads them all.
"""

TILE = (0.12, 0.2, 0.32, 0.22, 0.3)
"""A tile, by colour."""
TILE_SCORES, TILE_NEEDED, TILE_GIVES = 5.0, 2.0, 0.8
"""It gives a point; that is the lowest colour; it gives another seat a point."""
TILE_PAIRS, TILE_COMPLETES, TILE_MOVES = 1.2, 14.0, 0.6
"""Beside one of its colour; a pagoda for the seat's leader; but it has to come from the board."""
TILE_FEEDS = 0.6
"""A pagoda for another's leader."""
TILE_GUARDS, TILE_FILLS = 1.3, 1.05
"""A yellow tile beside a leader of the seat; a tile where an attacking leader could stand."""
TILE_NEAR = 0.9
"""In touch with a state that holds a leader of the seat."""
TILE_BANDITS = 10.0
"""It leads the state of the seat's red leader against bandits."""
WAR = (0.6, 1.0, 1.6, 10.0, 10.0)
"""It starts a war; the seat's side is weaker by two, by one, as strong, stronger by one, two."""
WAR_PAGODAS = 3.0
"""The other side of the war has pagodas."""
LEADER, LEADER_MOVES = 1.3, 0.43
"""A leader from the screen; from the board."""
LEADER_YELLOW = (1.0, 0.55, 2.2, 4.0, 8.0, 8.0, 8.0)
"""By the yellow tiles beside its new space."""
LEADER_HOME, LEADER_PAGODA, LEADER_TILES, LEADER_NEEDED = 1.5, 13.0, 1.6, 1.25
"""To a state with leaders of the seat; with a pagoda; with tiles for it in the hand; the lowest
colour."""
LEADER_LEAVES = 0.4
"""Away from a pagoda."""
LEADER_SAFER = 1.2
"""Within its state, to more yellow tiles."""
REVOLT = (0.12, 0.2, 0.9, 3.0, 6.0)
"""Against another leader, weaker by two, by one, as strong, stronger by one, by two."""
REVOLT_PAGODA = 1.6
"""Against a leader that draws from a pagoda."""
WITHDRAWS = 0.17
REPLACES, REPLACES_ALL, REPLACES_IDLE = 0.01, 20.0, 60.0
"""Tiles for others; the whole hand; just those that score nowhere."""
RIOT, RIOT_OWN, RIOT_PAGODA, RIOT_GUARD, RIOT_LAST = 0.3, 1.2, 4.0, 2.0, 10.0
"""A riot; in a state of the seat; under another's pagoda; a yellow tile beside another's leader;
its last one."""
TRADE, TRADE_HOME = 0.5, 48.0
"""A pagoda for green tiles; for a leader of the seat."""
