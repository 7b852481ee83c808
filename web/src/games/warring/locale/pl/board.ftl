# Polski: plansza Walczących Królestw w przeglądarce.

board-progress = { $percent }%
board-pile =
    { $count ->
        [one] { SEAT($seat) }: { $count } zagrana karta
        [few] { SEAT($seat) }: { $count } zagrane karty
       *[other] { SEAT($seat) }: { $count } zagranych kart
    }
    .you =
        { $count ->
            [one] Twoja { $count } zagrana karta
            [few] Twoje { $count } zagrane karty
           *[other] Twoje { $count } zagranych kart
        }
board-agenda = Talia rundy ({ $count })
board-hand = Twoje karty wydarzeń
board-characters = Twoje postacie
board-ask-amend = Usuwasz kartę czy dokładasz własną?
board-other = Inne ruchy
board-which = Możliwych jest tam kilka ruchów
board-host = Gospodarz
board-round = Runda { $round } z { $rounds }
board-year = { $year } p.n.e.
board-public = Wydarzenie publiczne
board-strength = siła { $sum }
board-water =
    { $name ->
        [yellow-river] Rzeka Żółta
        [yangtze] Jangcy
       *[sea] Morze Wschodnie
    }
board-fallen = Upadło
board-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
board-any-state = Dowolne państwo
board-states =
    { $count ->
        [one] { $count } państwo
        [few] { $count } państwa
       *[other] { $count } państw
    }
board-choose-state = Wybierz państwo
board-choose-way = A czy B?
board-marking = { $card }: { $asks }
board-way = { $letter }: { $name }
board-done =
    { $count ->
        [one] Zagraj { $count } kartę
        [few] Zagraj { $count } karty
       *[other] Zagraj { $count } kart
    }
board-add = Dołóż kartę
board-exchange = { $new } za { $old }
board-keep = Zatrzymaj
board-kept = Zatrzymana
board-claim = Pokaż
board-swap = Wymień
board-resolution = Rozgrywana karta
board-dismiss = Zamknij
board-say-state = Wybierz państwo, aby je wzmocnić lub osłabić.
board-said =
    { $said ->
        [strengthen] { STATE($state) } ↑
        [weaken] { STATE($state) } ↓
        [peace] bez wojny
        [support] za
       *[oppose] przeciw
    }
board-state = { STATE($state) }: { $values }
    .values = { attribute-key } { $value }
board-state-dead = { STATE($state) }: { text-dead }
board-tip-state = Upada, gdy któraś cecha miałaby spaść poniżej 1.
board-tip-host = Gospodarz decyduje, które karty zostaną rozegrane i w jakiej kolejności.
