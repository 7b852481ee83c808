# Deutsch: das Spielbrett von „Die Streitenden Reiche“ im Browser.

board-progress = { $percent } %
board-said = Was gesagt wurde
board-pile =
    { $count ->
        [one] { SEAT($seat) } hat { $count } Karte gespielt
       *[other] { SEAT($seat) } hat { $count } Karten gespielt
    }
board-agenda = Ereignisstapel
board-marking = Du markierst: { $card }. Zeige auf die Landkarte oder wähle unten.
board-hand = Deine Ereigniskarten
board-characters = Deine Personen
board-other = Andere Züge
board-which = Dort sind mehrere Züge möglich
board-host = Gastgeber
board-seat = Ereigniskarten: { $cards }. Personen: { $people }.
