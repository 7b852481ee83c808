# Polski: HUANG na stronie startowej.

game-huang = HUANG
game-huang-facts = 2 do 5 graczy, około godziny
game-huang-about = Kładź kafle, stawiaj przywódców i łącz królestwa nad Rzeką Żółtą, w pokoju albo wojnie.
game-huang-goal = Punkty mają pięć kolorów, a liczy się ten, którego masz najmniej. Bądź więc po trochu wszędzie i nigdzie słaby.
