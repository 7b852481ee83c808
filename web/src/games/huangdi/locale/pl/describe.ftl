# Polski: Huang Di słowami.

text-own = Twoje karty łask
text-own-of = Karty łask gracza { SEAT($seat) }
text-no-favours = Żadnej karty łaski
text-choosing = Karty do wyboru
text-kept = { $favour }, zatrzymana
text-own-bid = Twoja oferta
text-bid = { $jade } jadeitu
text-jade = Jadeit
text-seats = Gracze
text-seat = Gracz
text-score = Punkty
text-peasants = Chłopi
text-convicts = Skazańcy
text-blocks = Bloki
text-blocks-in-stock = Bloki w zasobach
text-chips = Żetony
text-camp = Nadzorca w
text-hand-size = Łaski na ręce
text-roles = Role na ręce
text-played = Zagrane łaski
text-round = Runda i zasoby
text-round-number = Runda { $round }
text-stock = W zasobach: jadeit { $jade }, chłopi { $peasants }, skazańcy { $convicts }, żetony { $chips }, tablice { $plaques }, bloki cesarskie { $emperor_blocks }
text-deck =
    { $count ->
        [one] { $count } karta łaski w talii
        [few] { $count } karty łask w talii
       *[other] { $count } kart łask w talii
    }
text-holder =
    { $block ->
        [true] { SEAT($seat) } ma znacznik cesarza i może jeszcze postawić blok cesarski
       *[false] { SEAT($seat) } ma znacznik cesarza
    }
text-province = Prowincja { $province }
text-prison = Więzienie: jadeit { $jade }, skazańcy { $convicts }
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
text-favour = Łaska { $id }: { text-favour-card }
text-favour-card = { $pattern }, punkty { $points }, dochód { $income }, petycja { $petition }, jadeit { $jade }
