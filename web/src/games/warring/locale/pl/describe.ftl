# Polski: Walczące Królestwa słowami.

text-now = Ta runda
text-round = Runda { $round }, { $year } p.n.e.; gospodarzem jest { SEAT($seat) }
text-public = Wydarzenie publiczne { $name }: { $text }
text-hand = Karty wydarzeń gracza { SEAT($seat) }
text-laid = Zakryte karty gracza { SEAT($seat) }
text-characters = Postacie gracza { SEAT($seat) }
text-offer = Postacie do wyboru
text-character =
    { $name }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. { $goal } Postęp { $percent }%.
text-states = Siedem państw
text-state = Państwo
text-sum = Siła
text-forbidden = Zakazane w tej rundzie
text-dead = Upadło
text-no-war = wojna
text-no-assassination = zamach
text-no-rise = wzrost ({ attribute })
text-no-fall = spadek ({ attribute })
text-seats = Gracze
text-seat = Gracz
text-points = Punkty
text-cards = Karty wydarzeń
text-people = Postacie
text-completed = Pokazane postacie
text-agenda =
    { $count ->
        [one] Talia rundy: { $count } karta, na ile ją znasz
        [few] Talia rundy: { $count } karty, na ile je znasz
       *[other] Talia rundy: { $count } kart, na ile je znasz
    }
text-played = Rozegrane w tej rundzie
