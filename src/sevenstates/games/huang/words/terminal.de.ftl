# HUANG in the terminal.

huang-tiles = Plättchen
huang-market = Markt
huang-pagodas = Pagoden
huang-bag = Beutel
huang-removed = Entfernt
huang-war = Krieg um { $place }
huang-ahead = { $sides } würde jetzt gewinnen
huang-tied = { $sides }: jetzt Gleichstand
huang-legend-leader = Anführer mit Farbe und Dynastie; hier der gelbe des Tigers
huang-legend-pagoda = Plättchen unter einer Pagode
huang-legend-palace = Plättchen unter dem kaiserlichen Palast
huang-legend-granary = Plättchen unter einem Kornspeicher
huang-legend-bandits = Banditen-Plättchen mit der Zahl der Banditen
huang-legend-land = leeres Land
huang-legend-river = leerer Fluss
huang-legend-new = hier geschah etwas seit deiner letzten Entscheidung
huang-legend-choice = dieses Feld kannst du jetzt wählen
huang-legend-side = Reich in einem Krieg; in einer Revolte greift A an, D verteidigt
huang-legend-unifier = das Plättchen, das den Krieg auslöste
huang-legend-seats = neben einem Platz: Plättchen hinter dem Sichtschirm, Anführer neben dem Brett, bekannte Plättchen hinter dem Sichtschirm
huang-legend-last-moves = neben einem Platz: was dort zuletzt getan wurde, in der Notation; hier ein rotes Plättchen auf d4 und der rote Anführer auf e5
huang-legend-strength = Stärke: auf dem Brett und eingesetzt
huang-legend-capitals = Hauptstädte: { $capitals }
