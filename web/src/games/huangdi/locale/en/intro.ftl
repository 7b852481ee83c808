# English: Huang Di on the start page.

game-huangdi = Huang Di
game-huangdi-facts = 2 to 6 players, about an hour
game-huangdi-about = The First Emperor wants a wall. Recruit, quarry and build, and collect the favours it earns you.
game-huangdi-goal = Every block, every favour and every majority along the wall is worth points. Four role cards, each played once a round, are all you have.
