# Polski: Huang Di słowami.

text-own = Twoje karty łaski
text-own-of = Karty łaski gracza { SEAT($seat) }
text-no-favours = Brak kart łaski
text-choosing = Karty do wyboru
text-kept = { text-favour }, zatrzymana
text-own-bid = Twoja oferta
text-bid = { jade }
text-jade = Jadeit
text-seats = Gracze
text-seat = Gracz
text-score = Punkty
text-peasants = Chłopi
text-convicts = Skazańcy
text-blocks = Bloki w zapasie
text-blocks-in-stock = Bloki w zasobach ogólnych
text-chips = Żetony odkupu
text-camp = Nadzorca w
text-hand-size = Karty łaski na ręce
text-roles = Role na ręce
text-played = Zagrane karty łaski
text-round = Runda i zasoby ogólne
text-round-number = Runda { $round }
text-stock = W zasobach ogólnych: { jade }; chłopi: { $peasants }, skazańcy: { $convicts }, żetony odkupu: { $chips }, tablice: { $plaques }, bloki cesarskie: { $emperor_blocks }
text-deck =
    { $count ->
        [one] { $count } karta łaski w talii
        [few] { $count } karty łaski w talii
       *[other] { $count } kart łaski w talii
    }
text-holder =
    { $block ->
        [true] { SEAT($seat) } ma znacznik cesarza i może jeszcze postawić blok cesarski
       *[false] { SEAT($seat) } ma znacznik cesarza
    }
text-province = Prowincja { $province }
text-prison = Więzienie: { jade }, skazańcy: { $convicts }
text-block =
    { $plaque ->
        [true] { $place }: blok gracza { SEAT($seat) } z tablicą
       *[false] { $place }: blok gracza { SEAT($seat) }
    }
text-block-emperor =
    { $plaque ->
        [true] { $place }: blok cesarski z tablicą
       *[false] { $place }: blok cesarski
    }
text-favour = Karta łaski { $id }: { text-favour-card }
text-favour-card =
    { $pattern }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, dochód { $income }, petycja { $petition }, jadeit { $jade }
