# HUANG in the terminal.

huang-tiles = tiles
huang-market = Market
huang-pagodas = Pagodas
huang-bag = Bag
huang-removed = Out
huang-war = War around { $place }
huang-ahead = { $sides } would win now
huang-tied = { $sides } are tied now
huang-legend-leader = leader: its colour and its dynasty; here Tiger’s yellow one
huang-legend-pagoda = tile under a pagoda
huang-legend-palace = tile under the palace
huang-legend-granary = tile under a granary
huang-legend-bandits = Bandit tile with its number of bandits
huang-legend-land = empty land
huang-legend-river = empty river
huang-legend-new = something happened here since your last decision
huang-legend-choice = you can choose this space now
huang-legend-side = side of a war; in a revolt A attacks and D defends
huang-legend-unifier = the tile that started the war
huang-legend-seats = next to a seat: tiles behind the screen, leaders off the board, tiles known to be behind the screen
huang-legend-last-moves = next to a seat: its last actions, in notation; here a red tile on d4 and the red leader on e5
huang-legend-strength = a side’s strength: on the board and committed
huang-legend-capitals = Capitals: { $capitals }
