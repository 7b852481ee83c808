# Deutsch: das Spielbrett von HUANG im Browser.

board-map = Der Plan. Pfeiltasten gehen von Feld zu Feld, Eingabe wählt.
board-granary = Kornspeicher
board-pagoda = Pagode ({ colour })
board-palace = Palast
board-realm = Staat von { $leaders }; Stärke { $strength }
board-hand = Deine Plättchen
board-leaders = Deine Anführer
board-other = Andere Aktionen
board-points = Deine Punkte; die wenigsten zählen
board-tool-tile =
    { $count ->
        [one] { $count } Plättchen, { colour }: { tile-kind }
       *[other] { $count } Plättchen, { colour }: { tile-kind }
    }
board-tool-leader =
    { $placed ->
        [true] Anführer { colour }, auf { $place }
       *[false] Anführer { colour }, nicht auf dem Plan
    }
board-war = Krieg
board-revolt = Aufstand
board-war-title = Krieg um { $place }, begonnen von { SEAT($seat) }
board-revolt-title = Aufstand der Anführer ({ colour })
board-wins-now = gewinnt, wie es steht
board-add =
    { $leader ->
        [true] +{ $tiles } und Anführer
       *[false] +{ $tiles }
    }
board-stand-aside = Niemanden unterstützen
board-reserves-war = Rote Plättchen unter:
board-reserves-revolt = Gelbe Plättchen unter:
board-reserve =
    { $leader ->
        [true] { SEAT($seat) } { $tiles } und Anführer
       *[false] { SEAT($seat) } { $tiles }
    }
board-replace-help = Welche Plättchen gibst du ab? Du ziehst ebenso viele.
board-replace-less = Ein Plättchen weniger ({ colour })
board-replace-more = Ein Plättchen mehr ({ colour })
board-market = Markt
board-store = Pagoden im Vorrat
board-count = { $count } { colour }
board-hand-size = { $count } Plättchen
board-leader-at = Anführer { colour } auf { $place }
board-pick = Nimm unten ein Plättchen, einen Anführer oder eine Aktion.
board-point = Zeige nun auf ein markiertes Feld.
board-zoom = Großer Plan
board-which = Dort sind mehrere Züge möglich
