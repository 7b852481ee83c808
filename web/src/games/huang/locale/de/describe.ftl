# Deutsch: HUANG in Worten.

text-own = Dein Sichtschirm
text-own-of = Der Sichtschirm von { SEAT($seat) }
text-hand = Auf der Hand: { $hand }
text-points = Punkte: { $points }
text-seats = Spieler
text-seat = Spieler
text-tiles = Plättchen auf der Hand
text-leaders-off = Anführer neben dem Plan
text-points-head = Punkte
text-hidden = verdeckt
text-stock = Markt, Beutel und Gebäude
text-market = Markt: { $tiles }
text-bag = { $count } Plättchen im Beutel
text-supply = Pagoden neben dem Plan: { $pagodas }
text-pagoda = Pagode ({ colour }) auf { $places }
text-palace = Der Palast steht auf { $places }
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
text-leader = Anführer ({ colour }) von { SEAT($seat) }
text-tile = Plättchen ({ colour })
text-board = Jedes Feld des Plans
text-row = Reihe
text-river = Fluss
text-land = Land
text-capital = Hauptstadt { $name }
text-with-leader =
    { $leader ->
        [true] mit Anführer
       *[false] ohne Anführer
    }
text-side = Seite { $side }
