# Deutsch: HUANG in Worten.

text-own = Dein Sichtschirm
text-own-of = Der Sichtschirm von { SEAT($seat) }
text-hand = Hinter dem Sichtschirm: { $hand }
    .hand = { tiles-of-colour }
text-points = Punkte: { $points }
    .points = { points-of-colour }
text-counts = { $counts }
    .counts = { points-of-colour }
points-of-colour =
    { $value ->
        [one] { $value } { $key ->
            [yellow] gelber
            [red] roter
            [blue] blauer
            [green] grüner
           *[white] weißer
        }
       *[other] { tiles-of-colour }
    }
pagodas-of-colour =
    { $value ->
        [one] { $value } { $key ->
            [yellow] gelbe
            [red] rote
            [blue] blaue
            [green] grüne
           *[white] weiße
        }
       *[other] { tiles-of-colour }
    }
text-seats = Spieler
text-seat = Spieler
text-tiles = Plättchen hinter dem Sichtschirm
text-leaders-off = Anführer neben dem Brett
text-points-head = Punkte
text-hidden = verdeckt
text-stock = Markt, Beutel und Gebäude
text-market = Markt: { $tiles }
    .tiles = { tiles-of-colour }
text-bag = { $count } Plättchen im Beutel
text-supply = Übrige Pagoden: { $pagodas }
    .pagodas = { pagodas-of-colour }
text-pagoda = { colour }e Pagode auf { $places }
text-palace = Kaiserlicher Palast auf { $places }
text-granaries = Kornspeicher auf { $places }
text-bandits =
    { $count ->
        [one] { $count } Bandit auf { $places }
       *[other] { $count } Banditen auf { $places }
    }
text-bandits-here =
    { $count ->
        [one] { $count } Bandit
       *[other] { $count } Banditen
    }
text-states = Reiche
text-no-states = Es gibt noch kein Reich.
text-state = { $leaders }; militärische Stärke { $strength }; Plättchen: { $tiles }; Felder { $places }
    .leaders = { text-leader }
    .tiles = { tiles-of-colour }
text-leader =
    { $mine ->
        [true] dein { colour }er Anführer
       *[false] { colour }er Anführer von { SEAT($seat) }
    }
text-tile = { colour }es Plättchen
text-board = Jedes Feld des Bretts
text-row = Reihe
text-river = Fluss
text-land = Land
text-capital = Hauptstadt { $name }
text-with-leader =
    { $leader ->
        [true] mit Anführer
       *[false] ohne Anführer
    }
text-side = Reich { $side }
