# Polski: The Warring States of China na stronie startowej.

game-warring = The Warring States of China
game-warring-facts = od 3 do 5 graczy, około półtorej godziny
game-warring-about = Siedem państw, tajne postacie o tajnych celach i zakryte karty wydarzeń. Czyj będzie ten świat?
game-warring-goal = Państwa nie należą do nikogo. Twoje postacie chcą świata na swój sposób; graj wydarzenia, które go takim uczynią, i pokaż je we właściwej chwili.
