# Deutsch: HUANG auf der Startseite.

game-huang = HUANG
game-huang-facts = 2 bis 5 Spieler, etwa eine Stunde
game-huang-about = Lege Plättchen, setze deine Anführer und vereine Reiche am Gelben Fluss, in Frieden oder im Krieg.
game-huang-goal = Deine Punkte haben fünf Farben, und die Farbe, von der du am wenigsten hast, entscheidet. Sei also überall ein wenig und nirgends schwach.
