# Polski: plansza HUANG w przeglądarce.

board-map = Mapa. Strzałki przenoszą z pola na pole, Enter wybiera.
board-granary = spichlerz
board-pagoda = pagoda ({ colour })
board-palace = pałac
board-realm = Państwo: { $leaders }; siła { $strength }
board-hand = Twoje płytki
board-leaders = Twoi przywódcy
board-other = Inne akcje
board-points = Twoje punkty; liczy się najmniejsza liczba
board-tool-tile =
    { $count ->
        [one] { $count } płytka, { colour }: { tile-kind }
        [few] { $count } płytki, { colour }: { tile-kind }
       *[other] { $count } płytek, { colour }: { tile-kind }
    }
board-tool-leader =
    { $placed ->
        [true] przywódca ({ colour }), na { $place }
       *[false] przywódca ({ colour }), poza mapą
    }
board-war = Wojna
board-revolt = Bunt
board-war-title = Wojna wokół { $place }, rozpoczyna { SEAT($seat) }
board-revolt-title = Bunt przywódców ({ colour })
board-wins-now = na razie wygrywa
board-add =
    { $leader ->
        [true] +{ $tiles } i przywódca
       *[false] +{ $tiles }
    }
board-stand-aside = Nie wspieraj nikogo
board-reserves-war = Czerwone płytki wśród:
board-reserves-revolt = Żółte płytki wśród:
board-reserve =
    { $leader ->
        [true] { SEAT($seat) } { $tiles } i przywódca
       *[false] { SEAT($seat) } { $tiles }
    }
board-replace-help = Które płytki oddajesz? Dobierasz tyle samo.
board-replace-less = O jedną płytkę mniej ({ colour })
board-replace-more = O jedną płytkę więcej ({ colour })
board-market = Targ
board-store = Pagody w zapasie
board-count = { $count } { colour }
board-hand-size =
    { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
       *[other] { $count } płytek
    }
board-leader-at = przywódca ({ colour }) na { $place }
board-pick = Wybierz poniżej płytkę, przywódcę lub akcję.
board-point = Teraz wskaż zaznaczone pole.
board-zoom = Duża mapa
board-which = Możliwych jest tu kilka ruchów
