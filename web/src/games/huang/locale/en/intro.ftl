# English: HUANG on the start page.

game-huang = HUANG
game-huang-facts = 2 to 5 players, about an hour
game-huang-about = Lay tiles, place your leaders and join states in peace or war along the Yellow River.
game-huang-goal = Your points come in five colours, and the colour you have least of decides. So be everywhere a little, and never weak anywhere.
