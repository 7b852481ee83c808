# Polski: dlaczego bot uważa ruch w Walczących Królestwach Chin za dobry albo zły.

reason-completes = może wypełnić cel postaci { CHARACTER($character) } za { $points } pkt
reason-nearer = przybliża cel postaci { CHARACTER($character) }
reason-sets-back = oddala cel postaci { CHARACTER($character) }
reason-no-use = karta { CARD($card) } niewiele daje twoim postaciom
reason-war-odds = { STATE($winner) } pokonuje { STATE($loser) } w { $percent } na 100 rzutów
reason-sure-to-come = karta zagrana sama na pewno trafi do talii wydarzeń
reason-half-chance = przy { $cards } kartach los decyduje, które trafią do talii wydarzeń
reason-soon-done = cel postaci { CHARACTER($character) } da się wypełnić na czas
reason-hopeless = na cel postaci { CHARACTER($character) } prawie nie warto czekać
reason-enough = kolejna karta zajęłaby tylko miejsce lepszej
reason-abandons-harm = karta { CARD($card) } oddaliłaby cele twoich postaci
reason-adds-help = karta { CARD($card) } na pewno zostanie rozegrana, jeśli ją dodasz
reason-leave-deck = żadna zmiana talii wydarzeń niewiele ci pomoże
reason-helps-early = karta { CARD($card) } ci pomaga: wypełniony cel można pokazać, zanim coś go zepsuje
reason-hurts-late = karta { CARD($card) } ci szkodzi: lepiej późno, gdy już pokażesz, co wypełnione
reason-tells-nothing = milczenie nic innym nie zdradza
