# Deutsch: HUANG auf der Startseite.

game-huang = HUANG
game-huang-facts = 2 bis 5 Spieler, etwa eine Stunde
game-huang-about = Platziere Plättchen, positioniere deine Anführer und vereine Reiche am Gelben Fluss, in Frieden oder im Krieg.
game-huang-goal = Punkte gibt es in vier Farben, dazu weiße Joker, und deine schwächste der vier ist dein Ergebnis. Sammle also von allem etwas und vernachlässige nichts.
