# Deutsch: das Spielbrett von „Die Streitenden Reiche“ im Browser.

board-progress = { $percent } %
board-state = { STATE($state) }: { $values }
    .values = { attribute-key } { $value }
board-state-dead = { STATE($state) }: { text-dead }
board-said = Was gesagt wurde
board-pile =
    { $count ->
        [one] { SEAT($seat) } hat { $count } Karte gespielt
       *[other] { SEAT($seat) } hat { $count } Karten gespielt
    }
board-agenda = Ereignisstapel ({ $count })
board-marking = Du markierst: { $card }. Wähle einen Staat auf der Landkarte oder unten.
board-hand = Deine Ereigniskarten
board-characters = Deine Charaktere
board-other = Andere Züge
board-which = Dort sind mehrere Züge möglich
board-host = Gastgeber
board-seat = Ereigniskarten: { $cards }. Charaktere: { $people }.
