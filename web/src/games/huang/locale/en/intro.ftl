# English: HUANG on the start page.

game-huang = HUANG
game-huang-facts = 2 to 5 players, about an hour
game-huang-about = Place tiles and leaders, and join states in peace or war along the Yellow River.
game-huang-goal = Points come in four colours, plus white jokers, and your weakest of the four is your score. So collect a little of everything and neglect nothing.
