puzzles-line = Pozycje z partii silnych botów. Jeden ruch jest wyraźnie lepszy od wszystkich innych: znajdź go.
puzzle-daily = Zadanie dnia
puzzle-daily-line = { $game }: { $theme }. To samo dla wszystkich, do północy UTC.
puzzle-daily-solve = Rozwiąż
puzzle-daily-again = Zobacz jeszcze raz
puzzle-daily-right = Rozwiązane.
puzzle-daily-wrong = Nie udało się.
puzzle-count =
    { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
       *[other] { $count } zadań
    }
puzzle-rating = Ranking
puzzle-streak = Seria
puzzle-best-streak = Najlepsza seria
puzzle-solved = Rozwiązane
puzzle-solved-of = { $solved } z { $tried }
puzzle-start = Rozwiązuj zadania
puzzle-theme = Temat
puzzle-all-themes = Wszystkie tematy
puzzle-theme-count = { $theme } ({ $count })
puzzle-number = Zadanie { $id }
puzzle-hardness = Trudność { $rating }
puzzle-seat = Grasz jako { $seat }, przy stole { $seats ->
        [few] są { $seats } osoby
       *[other] jest { $seats } osób
    }.
puzzle-find = Znajdź najlepszy ruch.
puzzle-answered = To zadanie masz już za sobą; drugi raz się nie liczy.
puzzle-right = Dobrze!
puzzle-wrong = To nie jest najlepszy ruch.
puzzle-made = Twój ruch:
puzzle-best = Najlepszy ruch:
puzzle-second = Drugi najlepszy:
puzzle-value-unknown = szansa wygranej nieznana
puzzle-look =
    Najsilniejszy bot porównał ruchy { $looks ->
        [1] raz
        [2] dwa razy
       *[other] { $looks } razy
    }, za każdym razem w { $simulations } symulacjach: najlepszy zawsze wyprzedzał inne co najmniej o { $gap }.
puzzle-change = Twój ranking: { $rating } ({ $change })
puzzle-uncounted = Liczy się tylko pierwsza odpowiedź.
puzzle-show = Pokaż rozwiązanie
puzzle-next = Następne zadanie
puzzle-all = Wszystkie zadania
puzzle-none = Na tym serwerze nie ma zadań.
