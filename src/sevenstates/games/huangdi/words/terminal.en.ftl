# Huang Di in the terminal.

huangdi-round = Round
huangdi-stock = Stock
huangdi-deck = Deck
huangdi-bid = Your bid
huangdi-played = favours
huangdi-legend-block = block of { $name }
huangdi-legend-emperor = emperor block; next to a seat: the emperor marker
huangdi-legend-plaque = block with a plaque
huangdi-legend-free = free space
huangdi-legend-new = something happened here since your last decision
huangdi-legend-choice = you can choose this space now
huangdi-legend-camp = below a province: the taskmasters in its camp, jade and convicts in its prison
huangdi-legend-roles = role cards in hand: Recruiter, reSources, Builder, Taskmaster; a dot lies on the table
huangdi-legend-holder = the holder has not placed the emperor block yet
huangdi-legend-supply = jade, peasants and convicts of a seat, or in the stock
huangdi-legend-blocks = blocks in the supply and in the stock
huangdi-legend-chips = buyback chips, and favour cards in hand
huangdi-legend-last-moves = at the end of a seat’s line: what it did last, in the words of the notation
huangdi-legend-pattern = a block of a favour card’s pattern
huangdi-legend-rewards = points, income, petition and jade of a favour card
huangdi-legend-playable = the card can be played now; below, the lower left block of each place
huangdi-legend-kept = the card is kept
