# Polski: plansza Huang Di w przeglądarce.

board-wall = Mur prowincji { $province }. Strzałki przenoszą z miejsca na miejsce.
board-free = { $place }: wolne
board-camp = Nadzorcy w obozie
board-income = dochód +{ $count }
board-petition = petycja +{ $count }
board-jade = jadeit +{ $count }
board-ready = wzór gotowy
board-ready-short = gotowa
board-role-recruit = Werbuj chłopów
board-role-convicts = Zbierz skazańców
board-role-jade = Zbierz jadeity
board-role-prison = Opróżnij więzienie
board-role-quarry = Wydobądź bloki
board-role-draw = Dobierz karty łaski
board-role-build = Buduj mur
board-role-favour = Zagraj kartę łaski
board-role-remove = Usuń blok
board-role-move = Przejdź do innej prowincji
board-role-repeat = Powtórz rolę
board-point-favour = Zagraj kartę łaski: wybierz jedną ze swoich.
board-point-remove = Usuń blok: wybierz podświetlony blok w murze.
board-holder = znacznik cesarza
board-point-emperor = Postaw blok cesarski: wybierz podświetlone miejsce.
board-cancel = Anuluj
board-buyback = Odkup ją
board-repeat = Powtórz: { role }
board-role-played = zagrana
board-free-of-charge = gratis
board-to = do { $province }
board-amount =
    { $of ->
        [jade] { $count ->
            [one] { $sign }{ $count } jadeit
            [few] { $sign }{ $count } jadeity
           *[other] { $sign }{ $count } jadeitów
        }
        [peasants] { $count ->
            [one] { $sign }{ $count } chłop
           *[other] { $sign }{ $count } chłopów
        }
        [convicts] { $count ->
            [one] { $sign }{ $count } skazaniec
           *[other] { $sign }{ $count } skazańców
        }
        [workers] { $count ->
            [one] { $sign }{ $count } robotnik
           *[other] { $sign }{ $count } robotników
        }
        [blocks] { $count ->
            [one] { $sign }{ $count } blok
            [few] { $sign }{ $count } bloki
           *[other] { $sign }{ $count } bloków
        }
        [chips] { $count ->
            [one] { $sign }{ $count } żeton odkupu
            [few] { $sign }{ $count } żetony odkupu
           *[other] { $sign }{ $count } żetonów odkupu
        }
        [favours] { $count ->
            [one] { $sign }{ $count } karta łaski
            [few] { $sign }{ $count } karty łaski
           *[other] { $sign }{ $count } kart łaski
        }
       *[points] { $count ->
            [one] { $sign }{ $count } punkt
            [few] { $sign }{ $count } punkty
           *[other] { $sign }{ $count } punktów
        }
    }
board-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
board-lacks = brak { $count }
board-blocked = blokada
board-supply = Twój zapas
board-held =
    { $of ->
        [jade] jadeity
        [peasants] chłopi
        [convicts] skazańcy
        [blocks] bloki
       *[chips] odkup
    }
board-emperor-help = Za darmo, w dowolnej prowincji, tylko w tej rundzie
board-roles-laid =
    { $count ->
        [0] Wszystkie karty ról na ręce
       *[other] Zagrane: { $roles }
    }
board-petition-title = Petycja
board-petition-brings = Najwyższa oferta zdobywa znacznik cesarza: pierwszą turę i darmowy blok. Płaci tylko zwycięzca.
board-bid =
    { $petition ->
        [0] { $jade ->
            [one] { $jade } jadeit
            [few] { $jade } jadeity
           *[other] { $jade } jadeitów
        }
       *[other] jadeity { $jade }, petycja { $petition }, razem { $total }
    }
board-bid-of = z { $held }
board-bid-total = { $jade } + petycja { $extra } = { $total }
board-sealed = Oferta zapieczętowana
board-bidding = Jeszcze licytuje
board-close = Zamknij
board-less = Mniej
board-more = Więcej
board-mix =
    { $peasants ->
        [0] { convicts }: zginą wszyscy
        [one] { $peasants } chłop, { convicts }: zginie { $dead } + { $convicts }
       *[other] { $convicts ->
            [0] { peasants }: zginie { $dead }
            [one] { peasants }, { $convicts } skazaniec: zginie { $dead } + { $convicts }
           *[other] { peasants }, { convicts }: zginie { $dead } + { $convicts }
        }
    }
board-setup = Przygotowanie
board-round = Runda { $round } z { $most }
board-phase-petition = Petycja
board-phase-actions = Akcje
board-turn = Tura { $turn } z { $turns }
board-enlarge = Powiększ prowincję { $province }
board-source =
    { $source ->
        [row] Rzędy
        [level] Poziomy
        [tower] Wieże
        [favour] Karty łaski
        [chips] Żetony odkupu
        [province] Bloki w każdej prowincji
        [jade] Najwięcej jadeitów
       *[workers] Najwięcej robotników
    }
board-total = Razem
board-tip-block = Liczy się dla swojego właściciela w rzędach, na poziomach i do kart łaski.
board-tip-row = { $points } pkt za najwięcej bloków w tym rzędzie, gdy będzie pełny.
board-tip-taskmaster = Nadzorca gracza { SEAT($seat) }: buduje w tej prowincji.
board-tip-prison = Zbierzesz to, gdy twój nadzorca jest w tej prowincji.
board-tip-holder = Znacznik cesarza: kto go ma, zaczyna.
board-tip-favour = Zagraj ją, gdy twoje bloki tworzą jej wzór w murze.
