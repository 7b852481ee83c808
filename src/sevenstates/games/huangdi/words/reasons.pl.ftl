# Polski: dlaczego ruch w grze Huang Di podoba się botowi albo nie.

reason-bid-enough =
    { $jade ->
        [0] nikt nie przebije nawet oferty zerowej
       *[other] nikt nie przebije { $jade } jadeitu, a więcej byłoby stratą
    }
reason-bid-odds = wygrywa petycję w około { $percent } przypadkach na 100
reason-blocks-gained =
    { $blocks ->
        [one] { $blocks } blok więcej do budowy
        [few] { $blocks } bloki więcej do budowy
       *[many] { $blocks } bloków więcej do budowy
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
        [one] karcie łaski { $card } brakuje wtedy { $missing } bloku
       *[other] karcie łaski { $card } brakuje wtedy { $missing } bloków
    }
reason-favour-played =
    { $points ->
        [one] karta łaski { $card } daje { $points } punkt
        [few] karta łaski { $card } daje { $points } punkty
       *[many] karta łaski { $card } daje { $points } punktów
    }
reason-favour-ready = kartę łaski { $card } można wtedy zagrać
reason-jade-gained = o { $jade } jadeitu więcej
reason-least-province = o { $points } punktów więcej za prowincję, w której masz najmniej bloków
reason-level-given = kończy poziom { $level } i oddaje jego { $points } punktów
reason-level-scored = kończy poziom { $level } za { $points } punktów
reason-move-least = w prowincji { $province } masz najmniej bloków
reason-move-prison = więzienie prowincji { $province } kryje { $jade } jadeitu i { convicts }
reason-rival-removed = { SEAT($seat) } traci blok na { $place }
reason-row-given =
    { $points ->
        [few] kończy rząd na poziomie { $level } prowincji { $province } i oddaje jego { $points } punkty
       *[other] kończy rząd na poziomie { $level } prowincji { $province } i oddaje jego { $points } punktów
    }
reason-row-lead = obejmuje prowadzenie w rzędzie na poziomie { $level } prowincji { $province }
reason-row-scored =
    { $points ->
        [few] kończy rząd na poziomie { $level } prowincji { $province } za { $points } punkty
       *[other] kończy rząd na poziomie { $level } prowincji { $province } za { $points } punktów
    }
reason-tower = wieża za { $points } punktów
reason-wall-complete = kończy mur i całą grę
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
