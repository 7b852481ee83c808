# Deutsch: das Spielbrett von Huang Di im Browser.

board-wall = Die Mauer der Provinz { $province }
board-free = { $place }: frei
board-camp = Aufseher im Lager
board-income = Einkommen +{ $count }
board-petition = Petition +{ $count }
board-jade = Jade +{ $count }
board-ready = Muster fertig
board-played = In dieser Runde gespielt
board-role-recruit = Bauern anwerben
board-role-convicts = Sträflinge holen
board-role-jade = Jade holen
board-role-prison = Gefängnis leeren
board-role-quarry = Blöcke holen
board-role-draw = Gunstkarten ziehen
board-role-build = Mauer bauen
board-role-favour = Eine Gunstkarte spielen
board-role-remove = Einen Block entfernen
board-role-move = Weiterziehen
board-role-repeat = Eine Rolle wiederholen
board-point-favour = Gunstkarte spielen: Wähle eine deiner Karten.
board-point-remove = Block entfernen: Wähle einen markierten in der Mauer.
board-point-move = Weiterziehen: Wähle eine Provinz.
board-holder = Kaiserfigur
board-bid-help = Niemand sieht dein Gebot, bevor alle geboten haben. Nur wer gewinnt, zahlt.
