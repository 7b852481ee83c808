# Polski: HUANG na stronie startowej.

game-huang = HUANG
game-huang-facts = od 2 do 5 graczy, około godziny
game-huang-about = Umieszczaj kafle i przywódców i łącz królestwa nad Rzeką Żółtą, w pokoju albo na wojnie.
game-huang-goal = Punkty są w czterech kolorach, do tego białe jokery, a twoim wynikiem jest najsłabszy z czterech kolorów. Zbieraj więc wszystkiego po trochu i niczego nie zaniedbuj.
