# Polski: dlaczego bot uważa ruch w Walczących Królestwach Chin za dobry albo zły.

reason-completes =
    { $points ->
        [one] pozwala osiągnąć cel postaci { CHARACTER($character) } ({ $points } punkt)
        [few] pozwala osiągnąć cel postaci { CHARACTER($character) } ({ $points } punkty)
       *[many] pozwala osiągnąć cel postaci { CHARACTER($character) } ({ $points } punktów)
    }
reason-nearer = przybliża cel postaci { CHARACTER($character) }
reason-sets-back = oddala cel postaci { CHARACTER($character) }
reason-no-use = karta { CARD($card) } niewiele daje twoim postaciom
reason-war-odds = { STATE($winner) } pokonuje { STATE($loser) } w { $percent }% przypadków
reason-sure-to-come = karta zagrana sama na pewno trafi do talii rundy
reason-half-chance = przy { $cards } kartach los decyduje, które trafią do talii rundy
reason-soon-done = cel postaci { CHARACTER($character) } da się osiągnąć na czas
reason-hopeless = na cel postaci { CHARACTER($character) } raczej nie warto czekać
reason-enough = kolejna karta zajęłaby tylko miejsce lepszej
reason-abandons-harm = karta { CARD($card) } oddaliłaby cele twoich postaci
reason-adds-help = karta { CARD($card) } na pewno zostanie rozegrana, jeśli ją dołożysz
reason-leave-deck = zmiana talii rundy niewiele ci da
reason-helps-early = karta { CARD($card) } ci pomaga: osiągnięty cel można pokazać, zanim coś go zepsuje
reason-hurts-late = karta { CARD($card) } ci szkodzi: lepiej późno, gdy już pokażesz postacie z osiągniętym celem
reason-tells-nothing = milczenie nic innym nie zdradza
