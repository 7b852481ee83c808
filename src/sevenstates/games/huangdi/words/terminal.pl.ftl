# Huang Di in the terminal.

huangdi-round = Runda
huangdi-stock = Zasoby
huangdi-deck = Talia
huangdi-bid = Oferta
huangdi-played = łaski
huangdi-legend-block = blok, właściciel: { $name }
huangdi-legend-emperor = blok cesarski; obok gracza: znacznik cesarza
huangdi-legend-plaque = blok z tablicą
huangdi-legend-free = wolne miejsce
huangdi-legend-new = tu coś się stało od twojej ostatniej decyzji
huangdi-legend-choice = to miejsce możesz teraz wybrać
huangdi-legend-camp = pod prowincją: nadzorcy w jej obozie, jadeit i skazańcy w jej więzieniu
huangdi-legend-roles = karty ról na ręce: Werbownik (R), Zasoby (S), Budowniczy (B), Nadzorca (T); kropka leży na stole
huangdi-legend-holder = posiadacz nie postawił jeszcze bloku cesarskiego
huangdi-legend-supply = jadeit, chłopi i skazańcy gracza albo w zasobach ogólnych
huangdi-legend-blocks = bloki w zapasie i w zasobach ogólnych
huangdi-legend-chips = żetony odkupu i karty łaski na ręce
huangdi-legend-last-moves = na końcu wiersza gracza: co ostatnio zrobił, w notacji
huangdi-legend-pattern = blok wzoru karty łaski
huangdi-legend-rewards = punkty, dochód, petycja i jadeit karty łaski
huangdi-legend-playable = kartę można teraz zagrać; poniżej lewy dolny blok każdego miejsca
huangdi-legend-kept = karta zatrzymana
