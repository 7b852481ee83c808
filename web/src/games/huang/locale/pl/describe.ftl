# Polski: HUANG słowami.

text-own = Twoja zasłonka
text-own-of = Zasłonka gracza { SEAT($seat) }
text-hand = Za zasłonką: { $hand }
    .hand = { tiles-of-colour }
text-points = Punkty: { $points }
    .points = { points-of-colour }
text-counts = { $counts }
    .counts = { points-of-colour }
points-of-colour = { tiles-of-colour }
pagodas-of-colour =
    { $value ->
        [one] { $value } { $key ->
            [yellow] żółta
            [red] czerwona
            [blue] niebieska
            [green] zielona
           *[white] biała
        }
       *[other] { tiles-of-colour }
    }
text-seats = Gracze
text-seat = Gracz
text-tiles = Kafle za zasłonką
text-leaders-off = Przywódcy poza planszą
text-points-head = Punkty
text-hidden = ukryte
text-stock = Rynek, woreczek i budowle
text-market = Rynek: { $tiles }
    .tiles = { tiles-of-colour }
text-bag =
    { $count ->
        [one] { $count } kafel w woreczku
        [few] { $count } kafle w woreczku
       *[other] { $count } kafli w woreczku
    }
text-supply = Pozostałe pagody: { $pagodas }
    .pagodas = { pagodas-of-colour }
text-pagoda = { colour.feminine } pagoda na { $places }
text-palace = Pałac Cesarski na { $places }
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
    .leaders = { text-leader }
    .tiles = { tiles-of-colour }
text-leader =
    { $mine ->
        [true] twój { colour } przywódca
       *[false] { colour } przywódca gracza { SEAT($seat) }
    }
text-tile = { colour } kafel
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
text-side = Królestwo { $side }
