puzzles-line = Stellungen aus Partien starker Bots. Ein Zug ist klar besser als alle anderen: Finde ihn.
puzzle-daily = Aufgabe des Tages
puzzle-daily-line = { $game }: { $theme }. Für alle dieselbe, bis Mitternacht UTC.
puzzle-daily-solve = Lösen
puzzle-daily-again = Noch einmal ansehen
puzzle-daily-right = Du hast sie gelöst.
puzzle-daily-wrong = Du hast danebengelegen.
puzzle-count =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
puzzle-rating = Wertung
puzzle-streak = Serie
puzzle-best-streak = Beste Serie
puzzle-solved = Gelöst
puzzle-solved-of = { $solved } von { $tried }
puzzle-start = Aufgaben lösen
puzzle-theme = Thema
puzzle-all-themes = Alle Themen
puzzle-theme-count = { $theme } ({ $count })
puzzle-number = Aufgabe { $id }
puzzle-hardness = Schwierigkeit { $rating }
puzzle-seat = Du spielst als { $seat }, am Tisch sitzen { $seats } Spieler.
puzzle-find = Finde den besten Zug.
puzzle-answered = Diese Aufgabe hast du schon beantwortet; sie zählt nicht noch einmal.
puzzle-right = Richtig!
puzzle-wrong = Das ist nicht der beste Zug.
puzzle-made = Dein Zug:
puzzle-best = Der beste Zug:
puzzle-second = Der nächstbeste:
puzzle-value-unknown = Gewinnchance unbekannt
puzzle-look =
    Der stärkste Bot hat die Züge { $looks ->
        [1] einmal
        [2] zweimal
       *[other] { $looks }-mal
    } mit { $simulations } Simulationen verglichen: Der beste lag immer mindestens { $gap } vorn.
puzzle-change = Deine Wertung: { $rating } ({ $change })
puzzle-uncounted = Nur die erste Antwort zählt.
puzzle-show = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben
puzzle-none = Auf diesem Server gibt es keine Aufgaben.
