# Deutsch: Huang Di auf der Startseite.

game-huangdi = Huang Di
game-huangdi-facts = 2 bis 6 Spieler, etwa eine Stunde
game-huangdi-about = Der Erste Kaiser will eine Mauer. Wirb Arbeiter an, hol Steine, baue und sammle die Gunst, die dir das bringt.
game-huangdi-goal = Jeder Block, jede Gunst und jede Mehrheit an der Mauer ist Punkte wert. Vier Rollenkarten, jede einmal in der Runde, sind alles, was du dafür hast.
