# Deutsch: Die Streitenden Reiche in Worten.

text-now = Diese Runde
text-round = Runde { $round }, { $year } v. Chr.; Gastgeber ist { SEAT($seat) }
text-public = Öffentliches Ereignis { $name }: { $text }
text-hand = Ereigniskarten von { SEAT($seat) }
text-laid = Verdeckt gespielte Karten von { SEAT($seat) }
text-characters = Charaktere von { SEAT($seat) }
text-offer = Charaktere zur Auswahl
text-character =
    { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. { $goal } Fortschritt { $percent } %.
text-states = Die sieben Staaten
text-state = Staat
text-sum = Stärke
text-forbidden = In dieser Runde verboten
text-dead = Untergegangen
text-no-war = Krieg
text-no-assassination = Attentat
text-no-rise = Anstieg ({ attribute })
text-no-fall = Rückgang ({ attribute })
text-seats = Spieler
text-seat = Spieler
text-points = Punkte
text-cards = Ereigniskarten
text-people = Charaktere
text-completed = Vorgezeigte Charaktere
text-agenda =
    { $count ->
        [one] Ereignisstapel: { $count } Karte, soweit du sie kennst
       *[other] Ereignisstapel: { $count } Karten, soweit du sie kennst
    }
text-played = In dieser Runde ausgespielt
