# Deutsch: das Spielbrett von „Die Streitenden Reiche“ im Browser.

board-progress = { $percent } %
board-pile =
    { $count ->
        [one] { SEAT($seat) } hat { $count } Karte gespielt
       *[other] { SEAT($seat) } hat { $count } Karten gespielt
    }
    .you =
        { $count ->
            [one] Du hast { $count } Karte gespielt
           *[other] Du hast { $count } Karten gespielt
        }
board-agenda = Ereignisstapel ({ $count })
board-hand = Deine Ereigniskarten
board-characters = Deine Charaktere
board-ask-amend = Verwirfst du eine Karte oder fügst du eine eigene hinzu?
board-other = Andere Züge
board-which = Dort sind mehrere Züge möglich
board-host = Gastgeber
board-round = Runde { $round } von { $rounds }
board-year = { $year } v. Chr.
board-public = Öffentliches Ereignis
board-strength = Stärke { $sum }
board-water =
    { $name ->
        [yellow-river] Gelber Fluss
        [yangtze] Jangtse
       *[sea] Ostmeer
    }
board-fallen = Untergegangen
board-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
board-any-state = Beliebiger Staat
board-states =
    { $count ->
        [one] { $count } Staat
       *[other] { $count } Staaten
    }
board-choose-state = Staat wählen
board-choose-way = A oder B?
board-marking = { $card }: { $asks }
board-way = { $letter }: { $name }
board-done =
    { $count ->
        [one] { $count } Karte spielen
       *[other] { $count } Karten spielen
    }
board-add = Karte hinzufügen
board-exchange = { $new } für { $old }
board-keep = Behalten
board-kept = Behalten
board-claim = Vorzeigen
board-swap = Tauschen
board-resolution = Die Karte, die gespielt wird
board-dismiss = Schließen
board-say-state = Wähle einen Staat, um ihn zu stärken oder zu schwächen.
board-said =
    { $said ->
        [strengthen] { STATE($state) } ↑
        [weaken] { STATE($state) } ↓
        [peace] kein Krieg
        [support] dafür
       *[oppose] dagegen
    }
board-state = { STATE($state) }: { $values }
    .values = { attribute-key } { $value }
board-state-dead = { STATE($state) }: { text-dead }
board-tip-state = Er geht unter, wenn ein Wert unter 1 sinken würde.
board-tip-host = Der Gastgeber bestimmt, welche Karten in welcher Reihenfolge ausgespielt werden.
