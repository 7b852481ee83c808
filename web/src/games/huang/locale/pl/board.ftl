# Polski: plansza HUANG w przeglądarce.

board-map = Plansza. Strzałki przenoszą z pola na pole, Enter wybiera.
board-river =
    { $river ->
        [yellow] Rzeka Żółta
       *[yangtze] Jangcy
    }
board-granary = spichlerz
board-pagoda = { colour.feminine } pagoda
board-palace = Pałac Cesarski
board-realm = Królestwo: { $leaders }; siła { $strength }
    .leaders = { text-leader }
board-hand = Twoje kafle
board-leaders = Twoi przywódcy
board-other = Inne akcje
board-tool-tile =
    { $count ->
        [one] { $count } { colour } kafel: { tile-kind }
        [few] { $count } { colour.few } kafle: { tile-kind }
       *[other] { $count } { colour.many } kafli: { tile-kind }
    }
board-tool-leader =
    { $placed ->
        [true] { colour } przywódca, na { $place }
       *[false] { colour } przywódca, poza planszą
    }
board-war = Wojna
board-revolt = Rewolta
board-war-title = Wojna wokół { $place }; rozpoczyna { SEAT($seat) }
board-wins-now = teraz wygrywa
board-stand-aside = Nie włączaj się
board-ask-war = Które królestwo wspierasz?
board-ask-revolt-attack = Co dokładasz? Remis to twoja przegrana.
board-ask-revolt-defence = Co dokładasz? Remis to twoja wygrana.
board-nothing-to-add = Nie masz czego dołożyć: nie masz { colour.genitive } kafla, a twój { colour } przywódca jest na planszy.
board-behind = brakuje { $count }
board-order-war =
    { $you ->
        [true] Kolejność odpowiedzi; remis rozstrzygasz ty.
       *[false] Kolejność odpowiedzi; remis rozstrzyga { SEAT($seat) }.
    }
board-order-brief =
    { $you ->
        [true] Remis rozstrzygasz ty
       *[false] Remis rozstrzyga { SEAT($seat) }
    }
board-order-revolt = Kolejność odpowiedzi; remis wygrywa obrońca.
board-reserve =
    { $leader ->
        [true] { board-hand-size }, przywódca
       *[false] { board-hand-size }
    }
board-replace-help = Które kafle wymieniasz? Dobierasz tyle samo.
board-replace-less = O jeden { colour } kafel mniej
board-replace-more = O jeden { colour } kafel więcej
board-market = Rynek
board-store = Pozostałe pagody
board-hand-size =
    { $count ->
        [one] { $count } kafel
        [few] { $count } kafle
       *[other] { $count } kafli
    }
board-leader-at = { colour } przywódca na { $place }
board-pick = Wybierz kafel, przywódcę lub akcję.
board-point = Wybierz podświetlone pole.
board-zoom = Duża plansza
board-which = Możliwych jest tam kilka ruchów
board-free = wolny
board-bag = Woreczek
board-dismiss = Zamknij
board-score = Wynik { $score }: najsłabszy kolor wraz z jokerami
board-score-head = wynik
board-jokers = jokery
board-tie = Przy równym wyniku decyduje drugi najniższy kolor, potem następny.
board-against =
    { $you ->
        [one] { colour }: ty kontra { SEAT($other) }
        [other] { colour }: { SEAT($one) } kontra ty
       *[none] { colour }: { SEAT($one) } kontra { SEAT($other) }
    }
board-against-three = { colour }: { SEAT($one) }, { SEAT($other) } i { SEAT($third) }
board-not-at-stake = Twój przywódca ({ colour }) jest w { $side } i nic mu nie grozi.
board-who =
    { $you ->
        [true] ty
       *[false] { SEAT($seat) }
    }
board-if-wins = wygrywa:
board-gains = { $side } wygrywa: { $gains }.
    .gains = +{ $count } { colour } ({ board-who })
board-in-defeat = W razie porażki:
board-loses = { $side } traci { $losses }.
    .losses =
        { $key ->
            [leaders]
                { $value ->
                    [one] przywódcę
                   *[other] { $value } przywódców
                }
            [tiles]
                { $value ->
                    [one] czerwony kafel
                    [few] { $value } czerwone kafle
                   *[many] { $value } czerwonych kafli
                }
           *[pagodas]
                { $value ->
                    [one] pagodę
                    [few] { $value } pagody
                   *[many] { $value } pagód
                }
        }
board-revolt-brings = Zwycięzca dostaje 1 punkt ({ colour }); drugi przywódca opuszcza planszę.
board-replace-back = Wróć
board-mark-own = punkt dla ciebie
board-mark-other = punkt dla innych
board-mark-war = wojna
board-mark-revolt = rewolta
board-mark-pagoda = pagoda
board-tip-tile =
    { $colour ->
        [yellow] { tile-kind }: przywódcy stoją obok żółtych kafli, a żółte rozstrzygają rewolty.
        [red] { tile-kind }: rozstrzyga wojny.
        [blue] { tile-kind }: leży na rzekach; w jednej akcji możesz umieścić kilka.
        [green] { tile-kind }: daje ci kafel z Rynku.
       *[white] { tile-kind }: jego punkty to jokery.
    }
board-tip-leader = Daje punkt za każdy kafel swojego koloru umieszczony w jego królestwie.
board-tip-pagoda = Daje punkt swojego koloru na koniec twojej tury, jeśli twój przywódca tego koloru jest w jej królestwie.
