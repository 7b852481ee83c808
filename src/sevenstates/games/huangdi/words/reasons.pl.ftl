# Polski: dlaczego ruch w grze Huang Di podoba się botowi albo nie.

reason-bid-enough =
    { $jade ->
        [0] nikt cię nie przebije, nawet jeśli nic nie zaoferujesz
        [one] nikt nie przebije { $jade } jadeitu, a więcej byłoby stratą
       *[other] nikt nie przebije { $jade } jadeitów, a więcej byłoby stratą
    }
reason-bid-odds = wygrywa petycję w około { $percent }% przypadków
reason-blocks-gained =
    { $blocks ->
        [one] o { $blocks } blok więcej do budowy
        [few] o { $blocks } bloki więcej do budowy
       *[many] o { $blocks } bloków więcej do budowy
    }
reason-emperor-lost = traci blok cesarski
reason-extra-action = daje dodatkową akcję
reason-favour-kept =
    { $points ->
        [one] karta łaski { $card } jest warta { $points } punkt
        [few] karta łaski { $card } jest warta { $points } punkty
       *[many] karta łaski { $card } jest warta { $points } punktów
    }
reason-favour-nearer =
    { $missing ->
        [one] do karty łaski { $card } brakuje wtedy { $missing } bloku
       *[other] do karty łaski { $card } brakuje wtedy { $missing } bloków
    }
reason-favour-played =
    { $points ->
        [one] karta łaski { $card } daje { $points } punkt
        [few] karta łaski { $card } daje { $points } punkty
       *[many] karta łaski { $card } daje { $points } punktów
    }
reason-favour-ready = kartę łaski { $card } można wtedy zagrać
reason-jade-gained =
    { $jade ->
        [one] o { $jade } jadeit więcej
        [few] o { $jade } jadeity więcej
       *[many] o { $jade } jadeitów więcej
    }
reason-least-province =
    { $points ->
        [one] o { $points } punkt więcej za prowincję, w której masz najmniej bloków
        [few] o { $points } punkty więcej za prowincję, w której masz najmniej bloków
       *[many] o { $points } punktów więcej za prowincję, w której masz najmniej bloków
    }
reason-level-given = kończy poziom { $level } i oddaje jego { $points } punktów
reason-level-scored = kończy poziom { $level } za { $points } punktów
reason-move-least = w prowincji { $province } masz najmniej bloków
reason-move-prison = więzienie prowincji { $province } kryje { jade } i { convicts }
reason-rival-removed = { SEAT($seat) } traci blok na { $place }
reason-row-given =
    { $points ->
        [one] kończy rząd na poziomie { $level } prowincji { $province } i oddaje jego { $points } punkt
        [few] kończy rząd na poziomie { $level } prowincji { $province } i oddaje jego { $points } punkty
       *[many] kończy rząd na poziomie { $level } prowincji { $province } i oddaje jego { $points } punktów
    }
reason-row-lead = obejmuje prowadzenie w rzędzie na poziomie { $level } prowincji { $province }
reason-row-scored =
    { $points ->
        [one] kończy rząd na poziomie { $level } prowincji { $province } za { $points } punkt
        [few] kończy rząd na poziomie { $level } prowincji { $province } za { $points } punkty
       *[many] kończy rząd na poziomie { $level } prowincji { $province } za { $points } punktów
    }
reason-tower = wieża za { $points } punktów
reason-wall-complete = kończy budowę muru i grę
reason-workers-gained =
    { $workers ->
        [one] o { $workers } robotnika więcej
       *[other] o { $workers } robotników więcej
    }
reason-workers-spent =
    { $workers ->
        [one] kosztuje { $workers } robotnika
       *[other] kosztuje { $workers } robotników
    }
