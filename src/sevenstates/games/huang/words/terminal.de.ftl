# HUANG in the terminal.

huang-tiles = Hand
huang-at-hand = bereit
huang-market = Markt
huang-pagodas = Pagoden
huang-bag = Beutel
huang-removed = Entfernt
huang-war = KRIEG um { $place }
huang-revolt = REVOLTE ({ $colour })
huang-strength = (auf dem Brett + zugeteilt)
huang-ahead = { $sides } würde jetzt gewinnen
huang-tied = { $sides }: jetzt Gleichstand
huang-legend-tile = Plättchen, { $colour }: { $kind }
huang-legend-leader = Anführer mit Farbe und Dynastie; hier der gelbe des Tigers
huang-legend-pagoda = Plättchen unter einer Pagode
huang-legend-palace = Plättchen unter dem Palast
huang-legend-granary = Plättchen unter einem Kornspeicher
huang-legend-bandits = Banditenplättchen mit der Zahl der Banditen
huang-legend-land = leeres Land
huang-legend-river = leerer Fluss
huang-legend-new = hier geschah etwas seit deiner letzten Entscheidung
huang-legend-choice = dieses Feld kannst du jetzt wählen
huang-legend-side = Seite eines Krieges; in einer Revolte greift A an, D verteidigt
huang-legend-unifier = das Plättchen, das den Krieg auslöste
huang-legend-seats = neben einem Platz: Plättchen auf der Hand, Anführer neben dem Brett, bekannte Plättchen der Hand
huang-legend-capitals = Hauptstädte: { $capitals }
