# Polski: słowa gry Huang Di.

game-title = Huang Di

## Nazwy

role =
    { $role ->
        [recruiter] Werbownik
        [resources] Zasoby
        [builder] Budowniczy
       *[taskmaster] Nadzorca
    }
seat-name =
    { $number ->
        [1] Czerwony
        [2] Biały
        [3] Czarny
        [4] Niebieski
        [5] Zielony
       *[6] Żółty
    }
# Kogo? Co?
convicts =
    { $convicts ->
        [one] { $convicts } skazańca
       *[other] { $convicts } skazańców
    }
peasants =
    { $peasants ->
        [one] { $peasants } chłopa
       *[other] { $peasants } chłopów
    }
dead-peasants =
    { $dead_peasants ->
        [one] { $dead_peasants } chłop
       *[other] { $dead_peasants } chłopów
    }
jade =
    { $jade ->
        [one] { $jade } jadeit
        [few] { $jade } jadeity
       *[many] { $jade } jadeitów
    }
blocks =
    { $blocks ->
        [one] { $blocks } blok
        [few] { $blocks } bloki
       *[many] { $blocks } bloków
    }

## Dziennik

event-favour-chosen = { SEAT($seat) } zatrzymuje kartę łaski.
    .you = Zatrzymujesz kartę łaski.
event-favour-chosen-card = { SEAT($seat) } zatrzymuje kartę łaski { $card }.
    .you = Zatrzymujesz kartę łaski { $card }.
event-favours-kept =
    { $returned ->
        [0] { SEAT($seat) } zatrzymuje wszystkie dobrane karty łaski ({ $kept }).
       *[other] { $kept ->
            [one] { SEAT($seat) } zatrzymuje { $kept } kartę łaski, a zwraca { $returned }.
            [few] { SEAT($seat) } zatrzymuje { $kept } karty łaski, a zwraca { $returned }.
           *[many] { SEAT($seat) } zatrzymuje { $kept } kart łaski, a zwraca { $returned }.
        }
    }
    .you =
        { $returned ->
            [0] Zatrzymujesz wszystkie dobrane karty łaski ({ $kept }).
           *[other] { $kept ->
                [one] Zatrzymujesz { $kept } kartę łaski, a zwracasz { $returned }.
                [few] Zatrzymujesz { $kept } karty łaski, a zwracasz { $returned }.
               *[many] Zatrzymujesz { $kept } kart łaski, a zwracasz { $returned }.
            }
        }
event-favours-kept-kept-cards =
    { $returned ->
        [0] { SEAT($seat) } zatrzymuje karty łaski { $kept_cards }.
       *[other] { SEAT($seat) } zatrzymuje karty łaski { $kept_cards }, a zwraca { $returned_cards }.
    }
    .you =
        { $returned ->
            [0] Zatrzymujesz karty łaski { $kept_cards }.
           *[other] Zatrzymujesz karty łaski { $kept_cards }, a zwracasz { $returned_cards }.
        }
event-round-began = Zaczyna się runda { $round }.
event-income = { SEAT($seat) } dostaje { jade } dochodu.
    .you = Dostajesz { jade } dochodu.
event-bid-placed = { SEAT($seat) } składa ofertę.
    .you = Składasz ofertę.
event-bid-placed-jade = { SEAT($seat) } oferuje { jade }.
    .you = Oferujesz { jade }.
event-bids-shown = Oferty zostają odsłonięte. { $bids }.
    .bids =
        { SEAT($seat) }: { $petition ->
            [0] { $jade }
           *[other] { $total } ({ jade } i { $petition } za petycję)
        }
event-petition-won =
    { $by ->
        [jade] { SEAT($seat) } rozstrzyga remis na swoją korzyść wyższą ofertą, płaci { jade } i bierze znacznik cesarza.
        [order] Remis: { SEAT($seat) } wygrywa jako następna osoba po posiadaczu, płaci { jade } i bierze znacznik cesarza.
        [chance] Remis rozstrzyga los: { SEAT($seat) } płaci { jade } i bierze znacznik cesarza.
       *[total] { SEAT($seat) } wygrywa petycję, płaci { jade } i bierze znacznik cesarza.
    }
    .you =
        { $by ->
            [jade] Rozstrzygasz remis na swoją korzyść wyższą ofertą, płacisz { jade } i bierzesz znacznik cesarza.
            [order] Remis: wygrywasz jako następna osoba po posiadaczu, płacisz { jade } i bierzesz znacznik cesarza.
            [chance] Remis rozstrzyga los: płacisz { jade } i bierzesz znacznik cesarza.
           *[total] Wygrywasz petycję, płacisz { jade } i bierzesz znacznik cesarza.
        }
event-prison-filled =
    { $jade ->
        [0] Więzienie w { $province } dostaje { convicts }.
       *[other] { $convicts ->
            [0] Więzienie w { $province } dostaje { jade }.
           *[other] Więzienie w { $province } dostaje { jade } i { convicts }.
        }
    }
event-turn-began = { SEAT($seat) } zaczyna { $turn }. turę rundy.
    .you = Zaczynasz { $turn }. turę rundy.
event-role-played = { SEAT($seat) } zagrywa kartę { role }.
    .you = Zagrywasz kartę { role }.
event-role-repeated = { SEAT($seat) } płaci { jade } i powtarza kartę { role }.
    .you = Płacisz { jade } i powtarzasz kartę { role }.
event-bought-back =
    { $chip ->
        [true] { SEAT($seat) } odkupuje kartę { role } za żeton odkupu.
       *[false] { SEAT($seat) } odkupuje kartę { role } za { jade }.
    }
    .you =
        { $chip ->
            [true] Odkupujesz kartę { role } za żeton odkupu.
           *[false] Odkupujesz kartę { role } za { jade }.
        }
event-recruited =
    { $jade ->
        [0] { SEAT($seat) } werbuje { peasants } za darmo.
       *[other] { SEAT($seat) } werbuje { peasants } za { jade }.
    }
    .you =
        { $jade ->
            [0] Werbujesz { peasants } za darmo.
           *[other] Werbujesz { peasants } za { jade }.
        }
event-convicts-collected = { SEAT($seat) } odrzuca { peasants } i bierze { convicts }.
    .you = Odrzucasz { peasants } i bierzesz { convicts }.
event-jade-collected = { SEAT($seat) } zbiera { jade }.
    .you = Zbierasz { jade }.
event-prison-emptied =
    { $jade ->
        [0] { $convicts ->
            [0] { SEAT($seat) } zastaje puste więzienie w { $province }.
           *[other] { SEAT($seat) } bierze { convicts } z więzienia w { $province }.
        }
       *[other] { $convicts ->
            [0] { SEAT($seat) } bierze { jade } z więzienia w { $province }.
           *[other] { SEAT($seat) } bierze { jade } i { convicts } z więzienia w { $province }.
        }
    }
    .you =
        { $jade ->
            [0] { $convicts ->
                [0] Zastajesz puste więzienie w { $province }.
               *[other] Bierzesz { convicts } z więzienia w { $province }.
            }
           *[other] { $convicts ->
                [0] Bierzesz { jade } z więzienia w { $province }.
               *[other] Bierzesz { jade } i { convicts } z więzienia w { $province }.
            }
        }
event-quarried =
    { $jade ->
        [0] { SEAT($seat) } wydobywa { blocks } za darmo.
       *[other] { SEAT($seat) } wydobywa { blocks } za { jade }.
    }
    .you =
        { $jade ->
            [0] Wydobywasz { blocks } za darmo.
           *[other] Wydobywasz { blocks } za { jade }.
        }
event-favours-drawn =
    { $count ->
        [one] { SEAT($seat) } dobiera { $count } kartę łaski.
        [few] { SEAT($seat) } dobiera { $count } karty łaski.
       *[many] { SEAT($seat) } dobiera { $count } kart łaski.
    }
    .you =
        { $count ->
            [one] Dobierasz { $count } kartę łaski.
            [few] Dobierasz { $count } karty łaski.
           *[many] Dobierasz { $count } kart łaski.
        }
event-favours-drawn-cards =
    { $count ->
        [one] { SEAT($seat) } dobiera kartę łaski { $cards }.
       *[other] { SEAT($seat) } dobiera karty łaski { $cards }.
    }
    .you =
        { $count ->
            [one] Dobierasz kartę łaski { $cards }.
           *[other] Dobierasz karty łaski { $cards }.
        }
event-build-began =
    { $jade ->
        [0] { SEAT($seat) } buduje { blocks }.
       *[other] { SEAT($seat) } buduje { blocks } i płaci { jade }.
    }
    .you =
        { $jade ->
            [0] Budujesz { blocks }.
           *[other] Budujesz { blocks } i płacisz { jade }.
        }
event-block-built = { SEAT($seat) } stawia blok na { $place }.
    .you = Stawiasz blok na { $place }.
event-workers-used =
    { $dead_peasants ->
        [0] { SEAT($seat) } wysyła do pracy { convicts }; wszyscy giną.
       *[other] { $convicts ->
            [0] { SEAT($seat) } wysyła do pracy { peasants } i traci { $dead_peasants }.
           *[other] { SEAT($seat) } wysyła do pracy { peasants } i { convicts }; ginie { dead-peasants } i wszyscy skazańcy.
        }
    }
    .you =
        { $dead_peasants ->
            [0] Wysyłasz do pracy { convicts }; wszyscy giną.
           *[other] { $convicts ->
                [0] Wysyłasz do pracy { peasants } i tracisz { $dead_peasants }.
               *[other] Wysyłasz do pracy { peasants } i { convicts }; ginie { dead-peasants } i wszyscy skazańcy.
            }
        }
event-favour-played = { SEAT($seat) } zagrywa kartę łaski { $card }.
    .you = Zagrywasz kartę łaski { $card }.
event-plaque-placed = { SEAT($seat) } kładzie tablicę na { $place }.
    .you = Kładziesz tablicę na { $place }.
event-block-removed = { SEAT($seat) } poświęca { convicts } i usuwa blok z { $place } (właściciel: { SEAT($owner) }).
    .you = Poświęcasz { convicts } i usuwasz blok z { $place } (właściciel: { SEAT($owner) }).
    .you-owner = { SEAT($seat) } poświęca { convicts } i usuwa twój blok z { $place }.
event-taskmaster-moved = { SEAT($seat) } przesuwa nadzorcę z { $origin } do { $province }.
    .you = Przesuwasz nadzorcę z { $origin } do { $province }.
event-emperor-placed = { SEAT($seat) } stawia blok cesarski na { $place }.
    .you = Stawiasz blok cesarski na { $place }.
event-emperor-lost = { SEAT($seat) } nie stawia bloku cesarskiego i traci go.
    .you = Nie stawiasz bloku cesarskiego i tracisz go.
event-row-completed = { SEAT($seat) } kończy rząd na poziomie { $level } w { $province } i bierze żeton odkupu.
    .you = Kończysz rząd na poziomie { $level } w { $province } i bierzesz żeton odkupu.
event-level-completed = { SEAT($seat) } kończy poziom { $level } całego muru.
    .you = Kończysz poziom { $level } całego muru.
event-points =
    { SEAT($seat) }: +{ $points } ({ $source ->
        [row] rząd
        [level] poziom
        [tower] wieża
        [favour] łaska
        [chips] żetony odkupu
        [province] bloki w każdej prowincji
        [jade] najwięcej jadeitów
       *[workers] najwięcej robotników
    }).
    .you =
        +{ $points } dla ciebie ({ $source ->
            [row] rząd
            [level] poziom
            [tower] wieża
            [favour] łaska
            [chips] żetony odkupu
            [province] bloki w każdej prowincji
            [jade] najwięcej jadeitów
           *[workers] najwięcej robotników
        }).
event-wall-completed = { SEAT($seat) } kończy mur i bierze z więzień { jade } i { convicts }.
    .you = Kończysz mur i bierzesz z więzień { jade } i { convicts }.
event-game-over =
    { $reason ->
        [mongols] { outcome-mongols }
       *[wall-complete] { outcome-wall-complete }
    }

## Dlaczego gra się skończyła

outcome-wall-complete = Mur jest ukończony: koniec gry.
outcome-mongols = Nie ma już bloków cesarskich i przychodzą Mongołowie: koniec gry.

## Pytania

ask-favours =
    { $count ->
        [one] Wybierz { $count } kartę łaski, którą zatrzymasz.
        [few] Wybierz { $count } karty łaski, które zatrzymasz.
       *[many] Wybierz { $count } kart łaski, które zatrzymasz.
    }
ask-bid = Ile jadeitów oferujesz w licytacji o petycję?
ask-action = Zagraj kartę roli: wybierz akcję.
ask-action-again = Karta odkupiona: wybierz kolejną akcję.
ask-buyback = Zagrana karta: { role }. Odkupujesz ją czy kończysz turę?
ask-emperor = Stawiasz blok cesarski czy kończysz turę?
ask-repeat = Którą akcję karty { role } powtarzasz?
ask-keep =
    { $count ->
        [one] Zatrzymaj jeszcze { $count } z dobranych kart; pozostałe trafią pod talię.
       *[other] Zatrzymaj { $count } z dobranych kart; pozostałe trafią pod talię.
    }
ask-block =
    { $count ->
        [one] Gdzie budujesz blok?
       *[other] Gdzie budujesz blok { $block } z { $count }?
    }
ask-workers =
    { $count ->
        [one] Budowa wymaga { $count } robotnika. Ilu z nich to chłopi?
       *[other] Budowa wymaga { $count } robotników. Ilu z nich to chłopi?
    }
ask-plaque = Na którym bloku wzoru kładziesz tablicę? (Karta łaski { $card })

## Akcje: rodzaj, do menu, i całość

action-done = Zakończ turę
do-done = Zakończ turę
action-buyback = Odkup kartę roli
do-buyback =
    { $payment ->
        [chip] Odkup kartę roli za żeton odkupu
       *[jade] Odkup Nadzorcę za jadeity
    }
action-bid = Złóż ofertę
do-bid = Zaoferuj { jade }
action-keep = Zatrzymaj kartę łaski
do-keep = Zatrzymaj kartę łaski { $card }
action-recruit = Werbownik: werbuj chłopów
do-recruit =
    { $count ->
        [one] Zwerbuj { $count } chłopa
       *[other] Zwerbuj { $count } chłopów
    }
action-convicts = Werbownik: zbierz skazańców
do-convicts = Wymień dwóch chłopów na pięciu skazańców
action-jade = Zbierz jadeity
do-jade = Zbierz jadeity kartą { role }
action-prison = Werbownik: opróżnij więzienie
do-prison = Weź wszystko z więzienia
action-quarry = Zasoby: wydobądź bloki
do-quarry =
    { $count ->
        [one] Wydobądź { $count } blok
        [few] Wydobądź { $count } bloki
       *[many] Wydobądź { $count } bloków
    }
action-draw = Zasoby: dobierz karty łaski
do-draw = Dobierz karty łaski
action-build = Budowniczy: buduj mur
do-build =
    { $count ->
        [one] Zbuduj { $count } blok
        [few] Zbuduj { $count } bloki
       *[many] Zbuduj { $count } bloków
    }
action-favour = Budowniczy: zagraj kartę łaski
do-favour = Zagraj kartę łaski { $card }
action-remove = Budowniczy: usuń blok
do-remove = Usuń blok z { $place }
action-move = Nadzorca: przejdź do innej prowincji
do-move = Przesuń nadzorcę do { $province }
action-repeat = Nadzorca: powtórz rolę
do-repeat = Powtórz kartę { role }
action-emperor = Postaw blok cesarski
do-emperor = Postaw blok cesarski na { $place }
action-block = Postaw blok
do-block = Postaw blok na { $place }
action-peasants = Wyznacz robotników
do-peasants =
    { $count ->
        [0] Wyślij samych skazańców
        [one] Wyślij { $count } chłopa, resztę skazańców
       *[other] Wyślij { $count } chłopów, resztę skazańców
    }
action-plaque = Połóż tablicę
do-plaque = Połóż tablicę na { $place }

## Opcje

option-variant = Wariant
option-variant-help = Ile prowincji ma mur: o jedną więcej to gra łagodniejsza, o jedną mniej ostrzejsza.
option-variant-standard = Standardowy
option-variant-friendly = Przyjazny: o jedną prowincję więcej
option-variant-cutthroat = Ostry: o jedną prowincję mniej
option-deck = Własna talia kart łaski
option-deck-help = Tekst własnej talii kart łaski. Domyślnie: talia dołączona do gry.

refused-variant-provinces =
    { $provinces ->
        [one] W tym wariancie { $seats } graczy miałoby { $provinces } prowincję; można grać na { $least } do { $most }.
        [few] W tym wariancie { $seats } graczy miałoby { $provinces } prowincje; można grać na { $least } do { $most }.
       *[many] W tym wariancie { $seats } graczy miałoby { $provinces } prowincji; można grać na { $least } do { $most }.
    }
refused-deck-too-small =
    { $found ->
        [one] Talia ma tylko { $found } kartę łaski; dla { $seats } graczy potrzeba co najmniej { $wanted }.
        [few] Talia ma tylko { $found } karty łaski; dla { $seats } graczy potrzeba co najmniej { $wanted }.
       *[many] Talia ma tylko { $found } kart łaski; dla { $seats } graczy potrzeba co najmniej { $wanted }.
    }

## Talie

refused-deck-not-json = Talia kart łaski nie jest czytelnym JSON-em.
refused-deck-size = Talia kart łaski to lista od 1 do { $most } kart.
refused-deck-card = Wpis { $card } talii nie jest kartą: zapisz go w klamrach, z polami id, pattern i nagrodami.
refused-deck-field = Karta { $card } talii ma pole „{ $field }”, którego nie ma żadna karta.
refused-deck-number = Karta { $card } talii ma id „{ $found }”; karty numeruje się po kolei od 0.
refused-deck-pattern = Karta { $card } talii nie ma wzoru: zapisz listę wierszy, od góry do dołu.
refused-deck-pattern-size = Wzór karty { $card } musi mieć od jednego do { $most } wierszy równej długości, najwyżej { $most }.
refused-deck-pattern-mark = Wzór karty { $card } może zawierać tylko # (blok) i . (cokolwiek).
refused-deck-pattern-loose = Wzór karty { $card } ma pusty wiersz lub pustą kolumnę; usuń je.
refused-deck-pattern-blocks = Wzór karty { $card } musi mieć od { $least } do { $most } bloków.
refused-deck-pattern-apart = Bloki karty { $card } muszą stykać się krawędziami.
refused-deck-pattern-twice = Karta { $card } talii ma ten sam wzór co karta { $other }.
refused-deck-reward = Wartość { $reward } karty { $card } musi być liczbą całkowitą od 0 do { $most }.
refused-deck-no-reward = Karta { $card } talii nie daje żadnej nagrody.

## Odrzucone ruchy

refused-card-not-dealt = Karta { $card } nie została ci rozdana; zatrzymaj jedną ze swoich pięciu.
refused-card-not-drawn = Karta { $card } nie została dobrana; zatrzymać można tylko dobrane.
refused-card-kept-already = Karta { $card } jest już zatrzymana; wybierz inną.
refused-card-not-in-hand = Nie masz na ręce karty łaski { $card }.
refused-pattern-not-there = Twoje bloki bez tablic nie tworzą wzoru karty { $card }.
refused-not-in-pattern = { $place } nie należy do miejsca, w którym twoje bloki tworzą wzór karty { $card }.
refused-too-little-jade =
    { $needed ->
        [one] To kosztuje { $needed } jadeit, a masz { $held }.
        [few] To kosztuje { $needed } jadeity, a masz { $held }.
       *[many] To kosztuje { $needed } jadeitów, a masz { $held }.
    }
refused-too-few-peasants =
    { $needed ->
        [one] To wymaga { $needed } chłopa, a masz { $held }.
       *[other] To wymaga { $needed } chłopów, a masz { $held }.
    }
refused-too-few-convicts =
    { $needed ->
        [one] To wymaga { $needed } skazańca, a masz { $held }.
       *[other] To wymaga { $needed } skazańców, a masz { $held }.
    }
refused-too-few-blocks =
    { $needed ->
        [one] To wymaga { $needed } bloku z zapasu, a masz { $held }; wydobądź nowe.
       *[other] To wymaga { $needed } bloków z zapasu, a masz { $held }; wydobądź nowe.
    }
refused-too-few-workers =
    { $held ->
        [one] Masz tylko { $held } robotnika; to za mało.
       *[other] Masz tylko { $held } robotników; to za mało.
    }
refused-too-few-workers-here =
    { $needed ->
        [one] To miejsce wymaga { $needed } robotnika, a zostało ci { $held }.
       *[other] To miejsce wymaga { $needed } robotników, a zostało ci { $held }.
    }
refused-workers-mix = Nie możesz wysłać tylu chłopów; wyślij od { $least } do { $most }.
refused-stock-too-small = W zasobach ogólnych nie ma { $wanted }, jest tylko { $stock }.
refused-no-peasants-left = W zasobach ogólnych nie ma już chłopów.
refused-no-convicts-left = W zasobach ogólnych nie ma już skazańców.
refused-no-blocks-left = W zasobach ogólnych nie ma już twoich bloków.
refused-deck-empty = Talia kart łaski jest pusta.
refused-role-not-in-hand = Karty { role } nie masz na ręce; leży na stole.
refused-role-not-on-table = Kartę { role } masz na ręce; powtórzyć można tylko kartę ze stołu.
refused-role-without-action = Po opłaceniu powtórzenia żadna akcja karty { role } nie byłaby możliwa.
refused-not-on-this-role = Powtarzasz kartę { role }; wybierz jedną z jej akcji.
refused-already-there = Twój nadzorca już tam jest; wybierz inną prowincję.
refused-no-such-province = Przy tym stole nie ma prowincji { $province }.
refused-not-in-camp = Twój nadzorca jest w prowincji { $province } i tylko tam można to zrobić.
refused-province-complete = Mur w prowincji { $province } jest ukończony; żeby budować, nadzorca musi się przenieść.
refused-no-room-for-two = W prowincji { $province } zostało tylko jedno wolne miejsce, za mało na dwa bloki.
refused-location-taken = Na { $place } stoi już blok.
refused-nothing-below = Bezpośrednio pod { $place } musi stać blok.
refused-tower-columns-only = Poziom { $level } ma tylko dwie skrajne kolumny prowincji.
refused-no-second-location = Po bloku na { $place } nie byłoby cię stać na żadne miejsce dla drugiego.
refused-no-emperor-block = Nie masz bloku cesarskiego do postawienia.
refused-emperor-not-now = Blok cesarski stawia się przed budową albo między jej dwoma blokami, nie teraz.
refused-emperor-blocks-build = Z blokiem cesarskim w tym miejscu nie byłoby cię stać na żadne miejsce dla drugiego bloku.
refused-no-block-there = Na { $place } nie ma bloku.
refused-block-emperors = Blok na { $place } jest cesarski i zostaje.
refused-block-own = Blok na { $place } jest twój; usuwać można tylko cudze.
refused-block-plaque = Blok na { $place } ma tablicę i zostaje.
refused-block-tower = Blok na { $place } stoi na poziomie 4 i zostaje.
refused-block-in-row = Blok na { $place } należy do ukończonego rzędu i zostaje.
refused-block-above = Nad { $place } stoi blok.
refused-buyback-twice = W tej turze karta została już odkupiona.
refused-buyback-jade-role = Za jadeity odkupuje się tylko Nadzorcę; karta { role } wymaga żetonu odkupu.
refused-no-chip = Nie masz żetonu odkupu.

## Pozycje zapisane tekstem

refused-no-such-place = Nie ma miejsca „{ $text }”; podaj prowincję, kolumnę i poziom, na przykład b3.2.
refused-position-line-twice = Wiersz { $name }: występuje dwa razy.
refused-position-line-unknown = Od „{ $found }” nie zaczyna się żaden wiersz pozycji.
refused-position-seats = Przy stole może być od { $least } do { $most } miejsc.
refused-position-nobody = „{ $found }” nie oznacza przy tym stole nikogo ani niczego.
refused-position-option = Z tymi opcjami nie da się grać. { $why }
refused-position-favours = „{ $found }” nie jest talią; napisz printed albo own.
refused-position-level = „{ $found }” nie zaczyna wiersza muru; każdy poziom od 1 do 4 zapisz najwyżej raz.
refused-position-columns =
    { $found ->
        [one] Ten wiersz ma { $found } miejsce, a kolumn muru jest { $wanted }.
        [few] Ten wiersz ma { $found } miejsca, a kolumn muru jest { $wanted }.
       *[many] Ten wiersz ma { $found } miejsc, a kolumn muru jest { $wanted }.
    }
refused-position-token = „{ $found }” nie może tu stać: napisz . jako wolne miejsce, - jako brak miejsca, literę koloru albo E jako blok i * jako tablicę.
refused-position-camp = „{ $found }” nie jest prowincją tego stołu.
refused-position-role = „{ $found }” nie jest kartą roli; do wyboru: recruiter, resources, builder i taskmaster.
refused-position-card = W talii nie ma karty łaski { $found }.
refused-position-pile = „{ $found }” nie jest stosem pakietów; napisz numery z kartami w nawiasach, na przykład 2(5 7 9).
refused-position-word = „{ $found }” nie pasuje do tego wiersza.
refused-position-yes-no = „{ $found }” to ani yes, ani no.
refused-position-stack = Wiersz stack: nie jest listą kroków z kartami tej talii, jaką zapisuje program.
refused-position-turn = „{ $found }” nie mówi, czyja jest tura; napisz bids albo kolor i turę od 1 do 3, gdy ktoś ma znacznik.
refused-position-impossible =
    { $found ->
        [state-dead-end] Tej pozycji nie da się rozegrać: osoba, której jest tura, nie ma dozwolonego ruchu.
       *[other] Taka pozycja jest niemożliwa. { $why }
    }

## Błędy pozycji

refused-jade =
    { $found ->
        [one] Łącznie jest { $found } jadeit, a w pudełku jest inna liczba.
        [few] Łącznie są { $found } jadeity, a w pudełku jest inna liczba.
       *[many] Łącznie jest { $found } jadeitów, a w pudełku jest inna liczba.
    }
refused-peasants =
    { $found ->
        [one] Łącznie jest { $found } chłop, a w pudełku jest inna liczba.
       *[other] Łącznie jest { $found } chłopów, a w pudełku jest inna liczba.
    }
refused-convicts =
    { $found ->
        [one] Łącznie jest { $found } skazaniec, a w pudełku jest inna liczba.
       *[other] Łącznie jest { $found } skazańców, a w pudełku jest inna liczba.
    }
refused-chips =
    { $found ->
        [one] Łącznie jest { $found } żeton odkupu, a w pudełku jest inna liczba.
        [few] Łącznie są { $found } żetony odkupu, a w pudełku jest inna liczba.
       *[many] Łącznie jest { $found } żetonów odkupu, a w pudełku jest inna liczba.
    }
refused-blocks =
    { $colour ->
        [red] Czerwonych bloków jest łącznie { $found }, a w pudełku jest inna liczba.
        [white] Białych bloków jest łącznie { $found }, a w pudełku jest inna liczba.
        [black] Czarnych bloków jest łącznie { $found }, a w pudełku jest inna liczba.
        [blue] Niebieskich bloków jest łącznie { $found }, a w pudełku jest inna liczba.
        [green] Zielonych bloków jest łącznie { $found }, a w pudełku jest inna liczba.
       *[yellow] Żółtych bloków jest łącznie { $found }, a w pudełku jest inna liczba.
    }
refused-negative = Któraś liczba jest ujemna.
refused-camp = Nadzorca stoi poza prowincjami.
refused-roles = Ktoś ma kartę roli, której nie ma w grze.
refused-roles-laid = Ktoś ma na ręce więcej albo mniej kart ról, niż powinno zostać po turach tej rundy.
refused-two-in-a-place = Na jednym miejscu stoją dwa bloki.
refused-wall = Lista wszystkich bloków jest błędna.
refused-off-wall = Blok stoi poza murem.
refused-wall-complete = Mur jest ukończony, więc gra już by się skończyła.
refused-emperor-blocks = Bloków cesarskich jest łącznie { $found }, więcej niż w pudełku.
refused-holder = Osoby, która ma mieć znacznik cesarza, nie ma przy stole.
refused-round = Rundy mają numery od 1 do { $most }.
refused-emperor-stock = Bloki cesarskie w zasobach ogólnych nie pasują do rundy: każda petycja zabiera jeden, a przed odkryciem ofert nikt żadnego nie ma.
refused-chips-without-rows = Żetonów odkupu jest więcej niż ukończonych rzędów.
refused-plaques = Liczba tablic na blokach gracza nie zgadza się z liczbą zagranych kart łaski.
refused-plaque-without-block = Tablica leży tam, gdzie nie stoi blok żadnego gracza.
refused-card-twice = Karta łaski jest w dwóch miejscach naraz.
refused-cards = Brakuje kart łaski.
refused-packet-empty = Pakiet talii jest pusty.
refused-packets = Pakiety talii nie są ułożone rosnąco.
refused-makers = Lista, kto dobrał który pakiet, jest błędna.
refused-paths = Droga karty łaski jest błędna.
refused-stack = To, co dzieje się przy stole, jest niemożliwe.
refused-result = Wynik nie zgadza się z tym, co widać na stole.

## Stałe polecenia: zdanie, nazwa rodzaju, pola i możliwości

order-petition =
    { $jade ->
        [0] Niczego nie oferuj w licytacjach o petycję.
        [one] Oferuj { $jade } jadeit w każdej licytacji o petycję albo wszystko, co masz, jeśli to mniej.
        [few] Oferuj { $jade } jadeity w każdej licytacji o petycję albo wszystko, co masz, jeśli to mniej.
       *[many] Oferuj { $jade } jadeitów w każdej licytacji o petycję albo wszystko, co masz, jeśli to mniej.
    }
order-name-petition = Petycje
order-field-jade = Jadeity
order-choice = { $choice }
