# Deutsch: das Spielbrett von HUANG im Browser.

board-map = Der Plan. Pfeiltasten gehen von Feld zu Feld, Eingabe wählt.
board-granary = Kornspeicher
board-pagoda = { colour }e Pagode
board-palace = Palast
board-realm = Reich von { $leaders }; Stärke { $strength }
board-hand = Deine Plättchen
board-leaders = Deine Anführer
board-other = Andere Aktionen
board-tool-tile =
    { $count ->
        [one] { $count } { colour }es Plättchen: { tile-kind }
       *[other] { $count } { colour }e Plättchen: { tile-kind }
    }
board-tool-leader =
    { $placed ->
        [true] { colour }er Anführer, auf { $place }
       *[false] { colour }er Anführer, nicht auf dem Plan
    }
board-war = Krieg
board-revolt = Revolte
board-war-title = Krieg um { $place }, begonnen von { SEAT($seat) }
board-revolt-title = Revolte der { colour }en Anführer
board-wins-now = gewinnt, wie es steht
board-stand-aside = Niemanden unterstützen
board-reserves-war = Rote Plättchen unter:
board-reserves-revolt = Gelbe Plättchen unter:
board-reserve =
    { $leader ->
        [true] { SEAT($seat) } { $tiles } und Anführer
       *[false] { SEAT($seat) } { $tiles }
    }
board-replace-help = Welche Plättchen gibst du ab? Du ziehst ebenso viele.
board-replace-less = Ein { colour }es Plättchen weniger
board-replace-more = Ein { colour }es Plättchen mehr
board-market = Markt
board-store = Pagoden im Vorrat
board-count = { $count } { colour }
board-hand-size = { $count } Plättchen
board-leader-at = { colour }er Anführer auf { $place }
board-pick = Nimm ein Plättchen, einen Anführer oder eine Aktion.
board-point = Zeige nun auf ein markiertes Feld.
board-zoom = Großer Plan
board-which = Dort sind mehrere Züge möglich
board-free = frei
board-bag = Beutel
board-dismiss = OK
board-score = Ergebnis { $score }: die niedrigste Farbe, Joker eingerechnet
board-score-head = Ergebnis
board-jokers = Joker
board-against = { SEAT($one) } gegen { SEAT($other) }
board-against-three = { SEAT($one) }, { SEAT($other) } und { SEAT($third) }
board-not-at-stake = Dein Anführer ({ colour }) steht in { $side }, ihm droht nichts.
board-replace-back = Zurück
board-mark-own = Punkt für dich
board-mark-other = Punkt für andere
board-mark-war = Krieg
board-mark-pagoda = Pagode
