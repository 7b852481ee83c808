# Polski: plansza Walczących Królestw w przeglądarce.

board-progress = { $percent } %
board-said = Co powiedziano
board-pile =
    { $count ->
        [one] { SEAT($seat) }: { $count } zagrana karta
        [few] { SEAT($seat) }: { $count } zagrane karty
       *[other] { SEAT($seat) }: { $count } zagranych kart
    }
board-agenda = Talia rundy
board-marking = Oznaczasz: { $card }. Wskaż na mapie albo wybierz poniżej.
board-hand = Twoje karty wydarzeń
board-characters = Twoje postacie
board-other = Inne ruchy
board-which = Możliwych jest tu kilka ruchów
board-host = Gospodarz
board-seat = Karty wydarzeń: { $cards }. Postacie: { $people }.
