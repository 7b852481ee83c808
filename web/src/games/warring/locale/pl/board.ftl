# Polski: plansza Walczących Królestw w przeglądarce.

board-progress = { $percent }%
board-state = { STATE($state) }: { $values }
    .values = { attribute-key } { $value }
board-state-dead = { STATE($state) }: { text-dead }
board-said = Co powiedziano
board-pile =
    { $count ->
        [one] { SEAT($seat) }: { $count } zagrana karta
        [few] { SEAT($seat) }: { $count } zagrane karty
       *[other] { SEAT($seat) }: { $count } zagranych kart
    }
board-agenda = Talia rundy ({ $count })
board-marking = Oznaczasz: { $card }. Wybierz państwo na mapie albo poniżej.
board-hand = Twoje karty wydarzeń
board-characters = Twoje postacie
board-other = Inne ruchy
board-which = Możliwych jest tam kilka ruchów
board-host = Gospodarz
board-seat = Karty wydarzeń: { $cards }. Postacie: { $people }.
