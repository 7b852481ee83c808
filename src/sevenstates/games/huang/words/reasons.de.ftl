# Deutsch: warum einem Bot ein Zug in HUANG gefällt oder nicht.

reason-best-tile = { colour.noun } ist auf dem Markt das nützlichste Plättchen
reason-gives-point = gibt { SEAT($seat) } einen Punkt in { colour.noun }
reason-granaries =
    { $count ->
        [one] { $count } Kornspeicher, zwei blaue Punkte wert
       *[other] { $count } Kornspeicher, je zwei blaue Punkte wert
    }
reason-guard =
    { $count ->
        [one] an deinen { colour }en Anführer grenzt { $count } gelbes Plättchen
       *[other] an deinen { colour }en Anführer grenzen { $count } gelbe Plättchen
    }
reason-leader-lost = du verlierst deinen { colour }en Anführer
reason-leader-scores = dein { colour }er Anführer kann mit Plättchen hinter deinem Sichtschirm in { colour.noun } punkten
reason-new-tiles =
    { $count ->
        [one] ein neues Plättchen für eines, das dir wenig nützt
       *[other] { $count } neue Plättchen für solche, die dir wenig nützen
    }
reason-pagoda = eine { colour }e Pagode bringt dir jeden Zug einen Punkt
reason-pagoda-lost = du verlierst die Punkte einer { colour }en Pagode
reason-pair = in { colour.noun } fehlt dann nur noch ein Plättchen zur Pagode
reason-point = ein Punkt in { colour.noun }
reason-revolt-held = hält der Revolte mit { $own } zu { $other } stand
reason-revolt-lost = die Revolte ist mit { $own } zu { $other } verloren
reason-revolt-on-board = eine Revolte, bisher { $own } zu { $other }
reason-rival-leader-lost = { SEAT($seat) } verliert den { colour }en Anführer
reason-rival-pagoda-lost = { SEAT($seat) } verliert die Punkte einer { colour }en Pagode
reason-war-lost = der Krieg ist mit { $own } zu { $other } verloren
reason-war-on-board = ein Krieg, auf dem Brett { $own } zu { $other }
reason-war-won = gewinnt den Krieg mit { $own } zu { $other }
reason-weakest-colour = ein Punkt in { colour.noun }, deiner schwächsten Farbe
reason-white-point = ein weißer Punkt, der für jede Farbe zählt
