# Huang Di in the terminal.

huangdi-round = Runde
huangdi-stock = Bestand
huangdi-deck = Deck
huangdi-bid = Gebot
huangdi-played = Gunst
huangdi-legend-block = Block von { $name }
huangdi-legend-emperor = Kaiserblock; neben einem Platz: die Kaiserfigur
huangdi-legend-plaque = Block mit einer Tafel
huangdi-legend-free = freier Platz
huangdi-legend-new = hier ist seit deiner letzten Entscheidung etwas geschehen
huangdi-legend-choice = diesen Platz kannst du jetzt wählen
huangdi-legend-camp = unter einer Provinz: die Aufseher in ihrem Lager, Jade und Sträflinge in ihrem Gefängnis
huangdi-legend-roles = Rollenkarten auf der Hand: Anwerber (R), Rohstoffe (S), Baumeister (B), Aufseher (T); ein Punkt liegt auf dem Tisch
huangdi-legend-holder = der Inhaber hat den Kaiserblock noch nicht gesetzt
huangdi-legend-supply = Jade, Bauern und Sträflinge eines Platzes oder im Bestand
huangdi-legend-blocks = Blöcke im Vorrat und im Bestand
huangdi-legend-chips = Rückkaufmarken und Gunstkarten auf der Hand
huangdi-legend-last-moves = am Ende einer Zeile: was dieser Platz zuletzt getan hat, in der Notation
huangdi-legend-pattern = ein Block im Muster einer Gunstkarte
huangdi-legend-rewards = Punkte, Einkommen, Petition und Jade einer Gunstkarte
huangdi-legend-playable = die Karte ist jetzt spielbar; darunter der Block links unten an jeder Stelle
huangdi-legend-kept = die Karte ist behalten
