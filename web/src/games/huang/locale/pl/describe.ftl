# Polski: HUANG słowami.

text-own = Twoja zasłonka
text-own-of = Zasłonka gracza { SEAT($seat) }
text-hand = Na ręce: { $hand }
text-points = Punkty: { $points }
text-seats = Gracze
text-seat = Gracz
text-tiles = Kafle na ręce
text-leaders-off = Przywódcy poza planszą
text-points-head = Punkty
text-hidden = ukryte
text-stock = Rynek, worek i budowle
text-market = Rynek: { $tiles }
text-bag =
    { $count ->
        [one] { $count } kafel w worku
        [few] { $count } kafle w worku
       *[other] { $count } kafli w worku
    }
text-supply = Pagody obok planszy: { $pagodas }
text-pagoda = Pagoda ({ colour }) na { $places }
text-palace = Pałac stoi na { $places }
text-granaries = Spichlerze na { $places }
text-bandits =
    { $count ->
        [one] { $count } bandyta na { $places }
        [few] { $count } bandytów na { $places }
       *[other] { $count } bandytów na { $places }
    }
text-bandits-here =
    { $count ->
        [one] { $count } bandyta
        [few] { $count } bandytów
       *[other] { $count } bandytów
    }
text-states = Królestwa
text-no-states = Nie ma jeszcze żadnego królestwa.
text-state = { $leaders }; siła militarna { $strength }; kafle: { $tiles }; pola { $places }
text-leader = przywódca ({ colour }) gracza { SEAT($seat) }
text-tile = kafel ({ colour })
text-board = Każde pole planszy
text-row = Rząd
text-river = rzeka
text-land = ląd
text-capital = stolica { $name }
text-with-leader =
    { $leader ->
        [true] z przywódcą
       *[false] bez przywódcy
    }
text-side = Strona { $side }
