# Deutsch: das Spielbrett von HUANG im Browser.

board-map = Das Brett. Pfeiltasten gehen von Feld zu Feld, die Eingabetaste wählt.
board-river =
    { $river ->
        [yellow] Gelber Fluss
       *[yangtze] Jangtse
    }
board-granary = Kornspeicher
board-pagoda = { colour }e Pagode
board-palace = kaiserlicher Palast
board-realm = Reich: { $leaders }, Stärke { $strength }
    .leaders = { text-leader }
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
       *[false] { colour }er Anführer, nicht auf dem Brett
    }
board-war = Krieg
board-revolt = Revolte
board-war-title = Krieg um { $place }, ausgelöst von { SEAT($seat) }
board-wins-now = gewinnt gerade
board-stand-aside = Heraus{"\u00AD"}halten
board-ask-war = Welches Reich unterstützt du?
board-ask-revolt-attack = Was setzt du ein? Bei Gleichstand verlierst du.
board-ask-revolt-defence = Was setzt du ein? Bei Gleichstand gewinnst du.
board-nothing-to-add = Du hast nichts einzusetzen: kein { colour }es Plättchen, und dein { colour }er Anführer steht auf dem Brett.
board-behind = { $count } zurück
board-order-war =
    { $you ->
        [true] Gefragt wird reihum; bei Gleichstand entscheidest du.
       *[false] Gefragt wird reihum; bei Gleichstand entscheidet { SEAT($seat) }.
    }
board-order-brief =
    { $you ->
        [true] Einen Gleichstand entscheidest du
       *[false] Einen Gleichstand entscheidet { SEAT($seat) }
    }
board-order-revolt = Gefragt wird reihum; bei Gleichstand gewinnt, wer sich verteidigt.
board-reserve =
    { $leader ->
        [true] { board-hand-size }, Anführer
       *[false] { board-hand-size }
    }
board-replace-help = Welche Plättchen ersetzt du? Du ziehst ebenso viele nach.
board-replace-less = Ein { colour }es Plättchen weniger
board-replace-more = Ein { colour }es Plättchen mehr
board-market = Markt
board-store = Übrige Pagoden
board-hand-size = { $count } Plättchen
board-leader-at = { colour }er Anführer auf { $place }
board-pick = Wähle ein Plättchen, einen Anführer oder eine Aktion.
board-point = Wähle ein markiertes Feld.
board-zoom = Großes Brett
board-which = Dort sind mehrere Züge möglich
board-free = frei
board-bag = Beutel
board-dismiss = Schließen
board-score = Ergebnis { $score }: die niedrigste Farbe, Joker eingerechnet
board-score-head = Ergebnis
board-jokers = Joker
board-tie = Bei gleichem Ergebnis entscheidet die zweitniedrigste Farbe, dann die nächste.
board-against =
    { $you ->
        [one] { colour.noun }: du gegen { SEAT($other) }
        [other] { colour.noun }: { SEAT($one) } gegen dich
       *[none] { colour.noun }: { SEAT($one) } gegen { SEAT($other) }
    }
board-against-three = { colour.noun }: { SEAT($one) }, { SEAT($other) } und { SEAT($third) }
board-not-at-stake = Dein Anführer ({ colour }) steht in { $side }, ihm droht nichts.
board-who =
    { $you ->
        [true] du
       *[false] { SEAT($seat) }
    }
board-if-wins = gewinnt:
board-gains = { $side } gewinnt: { $gains }.
    .gains = +{ $count } { colour.noun } ({ board-who })
board-in-defeat = Bei einer Niederlage:
board-loses = { $side } verliert { $losses }.
    .losses =
        { $key ->
            [leaders]
                { $value ->
                    [one] einen Anführer
                   *[other] { $value } Anführer
                }
            [tiles]
                { $value ->
                    [one] ein rotes Plättchen
                   *[other] { $value } rote Plättchen
                }
           *[pagodas]
                { $value ->
                    [one] die Pagode
                   *[other] { $value } Pagoden
                }
        }
board-revolt-brings = Wer gewinnt, bekommt 1 Punkt ({ colour }); der andere Anführer verlässt das Brett.
board-replace-back = Zurück
board-mark-own = Punkt für dich
board-mark-other = Punkt für andere
board-mark-war = Krieg
board-mark-revolt = Revolte
board-mark-pagoda = Pagode
board-tip-tile =
    { $colour ->
        [yellow] { tile-kind }: Anführer stehen neben gelben Plättchen, und Gelb entscheidet Revolten.
        [red] { tile-kind }: entscheidet Kriege.
        [blue] { tile-kind }: liegt auf Flüssen; du darfst mehrere in einer Aktion platzieren.
        [green] { tile-kind }: bringt dir ein Plättchen vom Markt.
       *[white] { tile-kind }: seine Punkte sind Joker.
    }
board-tip-leader = Bringt einen Punkt für jedes Plättchen seiner Farbe, das in seinem Reich platziert wird.
board-tip-pagoda = Bringt am Ende deines Zugs einen Punkt ihrer Farbe, wenn dein Anführer dieser Farbe in ihrem Reich steht.
