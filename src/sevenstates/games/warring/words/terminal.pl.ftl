# The Warring States of China in the terminal.

warring-head =
    { $column ->
        [military] woj
        [economy] gos
        [culture] kul
        [morale] mor
       *[sum] sum
    }
warring-ban =
    { $what ->
        [war] bez wojny
        [assassination] bez zamachu
        [rise] bez wzrostu ({ warring-attribute })
       *[fall] bez spadku ({ warring-attribute })
    }
warring-attribute =
    { $attribute ->
        [military] wojsko
        [economy] gospodarka
        [culture] kultura
       *[morale] morale
    }
warring-seat-heads = karty post. pkt
warring-year = Runda { $round }, { $year } p.n.e.
warring-agenda = Talia rundy ({ $count })
warring-played = Rozegrane
warring-characters = Postacie
warring-offer = Dobrane
warring-laid = Zakryte
warring-legend-sum = siła i jej zmiana w tej rundzie
warring-legend-choice = to państwo można teraz oznaczyć
warring-legend-fought = walczyło w tej rundzie
warring-legend-dead = to państwo upadło
warring-legend-last-moves = na końcu wiersza gracza: co ostatnio zrobił, w notacji
balance-title = Gry: { $games }, boty dążące do swoich celów: { $seats }, ziarno { $seed }
balance-good = Talie spełniają wszystkie warunki.
balance-never = { $who } nie wystąpiło ani razu ({ $share }).
balance-completed = { $who }: cel osiągnięto zbyt rzadko, { $share }.
balance-ending = Gra nigdy się tak nie skończyła: { $who } ({ $share }).
balance-survives = { $who } zbyt często lub zbyt rzadko dotrwało do końca: { $share }.
balance-seat = Miejsce { $who } odbiega zbyt mocno od równego udziału: { $share }.
column-character = postać
column-points = punkty
column-held = posiadana
column-completed = cel osiągnięty
column-state = państwo
column-survives = przetrwało
column-unifies = zjednoczyło
