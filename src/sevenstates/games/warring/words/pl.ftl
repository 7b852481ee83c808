# Polski: słowa gry „The Warring States of China”.

game-title = The Warring States of China

## Nazwy

attribute =
    { $attribute ->
        [military] wojsko
        [economy] gospodarka
        [culture] kultura
       *[morale] morale
    }
attribute-key =
    { $key ->
        [military] wojsko
        [economy] gospodarka
        [culture] kultura
       *[morale] morale
    }

seat-name =
    { $number ->
        [1] Ptak
        [2] Tygrys
        [3] Żółw
        [4] Karp
       *[5] Koń
    }

## Dziennik

event-host-rolled =
    { $host ->
        [none] Rzut o pierwszego gospodarza: { $rolls }. Remisujący rzucają ponownie.
       *[other] Rzut o pierwszego gospodarza: { $rolls }. Gospodarz: { SEAT($host) }.
    }
    .rolls = { SEAT($seat) } { $total } ({ $dice })
event-round-began = Runda { $round }, { $year } p.n.e.: gospodarzem jest { SEAT($host) }.
    .you-host = Runda { $round }, { $year } p.n.e.: gospodarzem jesteś ty.
event-cards-drawn =
    { $count ->
        [one] { SEAT($seat) } dobiera { $count } kartę wydarzenia.
        [few] { SEAT($seat) } dobiera { $count } karty wydarzeń.
       *[other] { SEAT($seat) } dobiera { $count } kart wydarzeń.
    }
    .you =
        { $count ->
            [one] Dobierasz { $count } kartę wydarzenia.
            [few] Dobierasz { $count } karty wydarzeń.
           *[other] Dobierasz { $count } kart wydarzeń.
        }
event-cards-drawn-cards = { SEAT($seat) } dobiera: { $cards }.
    .cards = { CARD($value) }
    .you = Dobierasz: { $cards }.
event-deck-refilled =
    { $deck ->
        [events] Odrzucone karty wydarzeń zostają przetasowane w nową talię.
       *[characters] Odrzucone postacie zostają przetasowane w nową talię.
    }
event-public-event = Wydarzenie publiczne: { PUBLIC($card) }.
event-hand-discarded =
    { $count ->
        [one] { SEAT($seat) } odrzuca { $count } kartę wydarzenia.
        [few] { SEAT($seat) } odrzuca { $count } karty wydarzeń.
       *[other] { SEAT($seat) } odrzuca { $count } kart wydarzeń.
    }
    .you =
        { $count ->
            [one] Odrzucasz { $count } kartę wydarzenia.
            [few] Odrzucasz { $count } karty wydarzeń.
           *[other] Odrzucasz { $count } kart wydarzeń.
        }
event-hand-discarded-cards = { SEAT($seat) } odrzuca: { $cards }.
    .cards = { CARD($value) }
    .you = Odrzucasz: { $cards }.
event-card-passed = { SEAT($seat) } przekazuje kartę; dostaje ją { SEAT($to) }.
    .you = Przekazujesz kartę; dostaje ją { SEAT($to) }.
    .you-to = { SEAT($seat) } przekazuje ci kartę.
event-card-passed-card = { SEAT($seat) } przekazuje kartę { CARD($card) }; dostaje ją { SEAT($to) }.
    .you = Przekazujesz kartę { CARD($card) }; dostaje ją { SEAT($to) }.
    .you-to = { SEAT($seat) } przekazuje ci kartę { CARD($card) }.
event-statement = { SEAT($seat) }: { statement-words }
    .you = Ty: { statement-words }
statement-words =
    { $said ->
        [strengthen] „Wzmocnię { STATE($state) }.”
        [weaken] „Osłabię { STATE($state) }.”
        [peace] „W tej rundzie bez wojny.”
        [support] „Popieram.”
       *[oppose] „Sprzeciwiam się.”
    }
event-all-played = Wszyscy zagrali. Karty: { $counts }.
    .counts = { SEAT($index) } { $value }
event-cards-revealed = { SEAT($seat) } odkrywa: { $cards }.
    .cards = { CARD($value) }
    .you = Odkrywasz: { $cards }.
event-cards-taken =
    { $count ->
        [one] { SEAT($seat) }: { $count } karta trafia do talii rundy.
        [few] { SEAT($seat) }: { $count } karty trafiają do talii rundy.
       *[other] { SEAT($seat) }: { $count } kart trafia do talii rundy.
    }
    .you =
        { $count ->
            [one] { $count } twoja karta trafia do talii rundy.
            [few] { $count } twoje karty trafiają do talii rundy.
           *[other] { $count } twoich kart trafia do talii rundy.
        }
event-cards-taken-cards = Z kart gracza { SEAT($seat) } do talii rundy: { $cards }.
    .cards = { CARD($value) }
    .you = Z twoich kart do talii rundy: { $cards }.
event-card-abandoned = { SEAT($seat) } usuwa kartę z talii rundy.
    .you = Usuwasz kartę z talii rundy.
event-card-abandoned-card = { SEAT($seat) } usuwa z talii rundy kartę { CARD($card) }.
    .you = Usuwasz z talii rundy kartę { CARD($card) }.
event-card-added = { SEAT($seat) } dokłada kartę do talii rundy.
    .you = Dokładasz kartę do talii rundy.
event-card-added-card = { SEAT($seat) } dokłada do talii rundy kartę { CARD($card) }.
    .you = Dokładasz do talii rundy kartę { CARD($card) }.
event-order-laid =
    { $count ->
        [one] { SEAT($seat) } ustala kolejność ({ $count } karta).
        [few] { SEAT($seat) } ustala kolejność { $count } kart.
       *[other] { SEAT($seat) } ustala kolejność { $count } kart.
    }
    .you =
        { $count ->
            [one] Ustalasz kolejność ({ $count } karta).
            [few] Ustalasz kolejność { $count } kart.
           *[other] Ustalasz kolejność { $count } kart.
        }
event-card-played = { CARD($written) }.
event-card-owner = To była karta gracza { SEAT($seat) }.
    .you = To była twoja karta.
event-round-ended = Koniec rundy { $round }.
event-changed = { STATE($state) }: { $changes }.
    .changes = { attribute-key } { SIGNED($value) }
event-state-died =
    { $victor ->
        [none] { STATE($state) } upada.
       *[other] { STATE($state) } upada, pokonane przez { STATE($victor) }.
    }
event-war =
    { $winner ->
        [none] Wojna: { $sides }, { $totals }. Remis.
       *[other] Wojna: { $sides }, { $totals }. Zwycięża { STATE($winner) }.
    }
    .sides = { STATE($value) }
    .totals = { $value }
    .totals-list = { $start } do { $last }
event-war-forbidden = { $sides } nie mogą teraz prowadzić wojny.
    .sides = { STATE($value) }
event-raid =
    { $result ->
        [win] { STATE($state) } odpiera plemię z wojskiem { $strength } ({ $totals }).
        [loss] { STATE($state) } przegrywa z plemieniem z wojskiem { $strength } ({ $totals }).
       *[tie] { STATE($state) } i plemię z wojskiem { $strength } walczą bez rozstrzygnięcia ({ $totals }).
    }
    .totals = { $value }
    .totals-list = { $start } do { $last }
event-raid-forbidden = { STATE($state) } nie może teraz walczyć; jeźdźcy zawracają.
event-assassination =
    { $succeeds ->
        [true] Władca { STATE($state) } ginie w zamachu (na kości { $die }).
       *[false] Zamach na władcę { STATE($state) } się nie udaje (na kości { $die }).
    }
event-assassination-forbidden = Władca { STATE($state) } jest w tej rundzie zbyt dobrze strzeżony.
event-die =
    { $state ->
        [none] Na kości wypada { $die }; trzeba było co najmniej { $needs }.
       *[other] Na kości dla { STATE($state) } wypada { $die }; trzeba było co najmniej { $needs }.
    }
event-forbidden =
    { $what ->
        [war] { forbidden-states }: w tej rundzie bez wojny.
        [assassination] { forbidden-states }: w tej rundzie bez zamachów.
        [rise] { forbidden-states }: w tej rundzie bez wzrostu ({ forbidden-attribute }).
       *[fall] { forbidden-states }: w tej rundzie bez spadku ({ forbidden-attribute }).
    }
    .states = { STATE($value) }
forbidden-states =
    { $is_all ->
        [true] Wszystkie państwa
       *[false] { $states }
    }
forbidden-attribute =
    { $attribute ->
        [none] wszystkie cechy
       *[other] { attribute }
    }
event-states-named = Najsilniejsze, najsłabsze, drugie najsilniejsze, drugie najsłabsze państwo: { $states }.
    .states = { STATE($value) }
event-characters-drawn =
    { $count ->
        [one] { SEAT($seat) } dobiera { $count } postać.
        [few] { SEAT($seat) } dobiera { $count } postacie.
       *[other] { SEAT($seat) } dobiera { $count } postaci.
    }
    .you =
        { $count ->
            [one] Dobierasz { $count } postać.
            [few] Dobierasz { $count } postacie.
           *[other] Dobierasz { $count } postaci.
        }
event-characters-drawn-characters = { SEAT($seat) } dobiera: { $characters }.
    .characters = { CHARACTER($value) }
    .you = Dobierasz: { $characters }.
event-characters-kept =
    { $count ->
        [one] { SEAT($seat) } zatrzymuje { $count } postać.
        [few] { SEAT($seat) } zatrzymuje { $count } postacie.
       *[other] { SEAT($seat) } zatrzymuje { $count } postaci.
    }
    .you =
        { $count ->
            [one] Zatrzymujesz { $count } postać.
            [few] Zatrzymujesz { $count } postacie.
           *[other] Zatrzymujesz { $count } postaci.
        }
event-characters-kept-characters = { SEAT($seat) } zatrzymuje: { $characters }.
    .characters = { CHARACTER($value) }
    .you = Zatrzymujesz: { $characters }.
event-character-discarded = { SEAT($seat) } odrzuca postać.
    .you = Odrzucasz postać.
event-character-discarded-character = { SEAT($seat) } odrzuca postać { CHARACTER($character) }.
    .you = Odrzucasz postać { CHARACTER($character) }.
event-claim-possible = { SEAT($seat) } może teraz pokazać postać.
    .you = Możesz teraz pokazać postać.
event-claimed =
    { $points ->
        [one] { SEAT($seat) } pokazuje postać { CHARACTER($character) } i zdobywa { $points } punkt.
        [few] { SEAT($seat) } pokazuje postać { CHARACTER($character) } i zdobywa { $points } punkty.
       *[other] { SEAT($seat) } pokazuje postać { CHARACTER($character) } i zdobywa { $points } punktów.
    }
    .you =
        { $points ->
            [one] Pokazujesz postać { CHARACTER($character) } i zdobywasz { $points } punkt.
            [few] Pokazujesz postać { CHARACTER($character) } i zdobywasz { $points } punkty.
           *[other] Pokazujesz postać { CHARACTER($character) } i zdobywasz { $points } punktów.
        }
event-early-age-ended = Wczesna epoka dobiegła końca: wczesne postacie, których cel nie został osiągnięty, opuszczają grę.
event-unified = { STATE($state) } jednoczy Chiny.
event-game-over = Koniec gry. Punkty: { $scores }.
    .scores = { SEAT($index) } { $value }

## Pytania

ask-keep-two = Które dwie postacie zatrzymujesz? Wybierz je po kolei.
ask-keep-one = Którą postać zatrzymujesz?
ask-new-hero = Czy zamieniasz jedną ze swoich postaci na jedną z tych?
ask-claim = Cel osiągnięty. Czy pokazujesz postać?
ask-speech = Jesteś gospodarzem. Co mówisz przy stole?
ask-answer = Co odpowiadasz gospodarzowi?
ask-give = Którą kartę przekazujesz w prawo?
ask-play = Zagraj zakryte karty albo wymień postać.
ask-take = Które karty trafiają do talii rundy?
ask-amend = Przeczytaj talię rundy. Usuwasz z niej kartę czy dokładasz własną?
ask-order = W jakiej kolejności zostaną rozegrane karty? Wybierz następną.
ask-choose-next = Która karta zostanie rozegrana teraz?

## Ruchy

action-pass = Spasuj
action-done = Gotowe
action-play = Zagraj kartę
action-mark = Oznacz państwo
action-choose = Wybierz A lub B
action-swap = Wymień postać
action-keep = Zatrzymaj postać
action-exchange = Zamień postać
action-give = Przekaż kartę w prawo
action-say = Powiedz coś
action-take = Weź kartę
action-abandon = Usuń kartę
action-add = Dołóż kartę
action-next = Następna karta
action-claim = Pokaż postać
do-pass = Spasuj
do-done = Gotowe
do-play = Zagraj kartę { $slot }
do-mark = Oznacz { STATE($state) }
do-choose =
    { $choice ->
        [a] Wybierz A
       *[b] Wybierz B
    }
do-swap =
    { $slot ->
        [none] Nie graj kart i dobierz postacie
       *[other] Nie graj kart i wymień postać { $slot }
    }
do-keep = Zatrzymaj postać { $slot }
do-exchange = Weź nową postać { $offer } za swoją postać { $slot }
do-give = Przekaż kartę { $slot }
do-say =
    { $said ->
        [strengthen] „Wzmocnię { STATE($state) }”
        [weaken] „Osłabię { STATE($state) }”
        [peace] „W tej rundzie bez wojny”
        [support] „Popieram”
       *[oppose] „Sprzeciwiam się”
    }
do-take = Weź kartę { $card } z miejsca { $owner }
do-abandon = Usuń kartę { $card } z talii
do-add = Dołóż kartę { $slot } z ręki
do-next = Następna jest karta { $card } z talii
do-claim = Pokaż postać { $slot }

## Opcje i koniec

option-stepwise = Krok po kroku
option-stepwise-help = Gospodarz wybiera następną kartę po każdym wyniku, zamiast ustalać z góry całą kolejność.
option-deck = Własna talia
option-deck-help = Tekst pliku z własnymi wydarzeniami, postaciami lub wydarzeniami publicznymi.
outcome-unified = Chiny są zjednoczone.
outcome-last-state = Zostało tylko jedno państwo.

## Dlaczego państwa nie można teraz oznaczyć: mówią to odmowy, a wcześniej plansza

why-choose-first = Ta karta wymaga jeszcze wyboru: A lub B.
why-state-twice = { STATE($state) } jest już na tej karcie; jej państwa muszą być różne.
why-state-not-allowed = Tej karty nie można tu oznaczyć państwem { STATE($state) }.
why-state-order = Najpierw wybierz inne państwo, potem { STATE($state) }.
why-state-passed = Na tej karcie wybierz { STATE($state) } przed { STATE($after) }.
why-state-later = Najpierw wybierz { $states }.
    .states = { STATE($value) }
    .states-list = { $start } lub { $last }

## Odrzucone ruchy

refused-choose-first = { why-choose-first }
refused-mark-first = Ta karta wymaga jeszcze celu: najpierw oznacz państwo.
refused-state-dead = { STATE($state) } upadło i nie można go wskazać.
refused-state-twice = { why-state-twice }
refused-state-not-allowed = { why-state-not-allowed }
refused-state-order = { why-state-order }
refused-state-passed = { why-state-passed }
refused-state-later = { why-state-later }
    .states = { STATE($value) }
    .states-list = { $start } lub { $last }
refused-no-such-character = Nie ma postaci o tym numerze.
refused-kept-already = Tę postać już zatrzymujesz; wybierz inną.
refused-claim-too-new = Dopiero co masz tę postać; możesz ją pokazać po następnym wydarzeniu.
refused-goal-not-met = Cel tej postaci nie jest teraz osiągnięty.
refused-statement-not-yours = Plany ogłasza gospodarz, a poparcie lub sprzeciw wyrażają pozostali.
refused-no-such-card = Nie ma karty o tym numerze.
refused-played-already = Ta karta jest już zagrana.
refused-one-card-only = Wydarzenie publiczne pozwala tylko na jedną kartę.
refused-nothing-played = Najpierw zagraj co najmniej jedną kartę albo wymień postać.
refused-swap-or-play = Karta jest już zagrana; kto wymienia postać, nie gra żadnej.
refused-swap-needs-one = Masz postacie, więc wybierz, którą odrzucasz.
refused-taken-at-random = Karty innych bierze się losowo; wybierać wolno tylko spośród własnych.
refused-enough-taken = W talii rundy jest już dość kart z tego miejsca.
refused-no-abandoning = Przy „Jednej karcie” niczego nie można usunąć; wolno dołożyć jedną.
refused-ordered-already = Ta karta ma już swoje miejsce w kolejności.

## Talie

refused-deck-json = Talia nie jest czytelnym plikiem JSON.
refused-deck-value = Karta { $card }: „{ $found }” nie może stać przy „{ $word }”.
refused-deck-word-missing = Karta { $card }: brakuje słowa „{ $word }”.
refused-deck-word-unknown = Karta { $card }: nie ma tu słowa „{ $word }”.
refused-deck-unknown = Karta { $card }, przy „{ $word }”: „{ $found }” jest nieznane. Znane: { $known }.
refused-deck-slot =
    { $slots ->
        [one] Karta { $card }, przy „{ $word }”: nie ma pola { $found }; karta ma { $slots } pole, licząc od 0.
        [few] Karta { $card }, przy „{ $word }”: nie ma pola { $found }; karta ma { $slots } pola, licząc od 0.
       *[many] Karta { $card }, przy „{ $word }”: nie ma pola { $found }; karta ma { $slots } pól, licząc od 0.
    }
refused-deck-slot-twice = Karta { $card }: państwo jest podane w dwóch polach („{ $word }”).
refused-deck-twice = Karta { $card }, przy „{ $word }”: „{ $found }” podano dwa razy.
refused-deck-deep = Karta { $card }, przy „{ $word }”: dopuszczalna głębokość zagnieżdżenia to { $most }.
refused-deck-key-twice = Karta { $card }: ten „{ $word }” występuje dwa razy.
refused-deck-special = Karta { $card }: „{ $word }” jest przeznaczone dla wydarzeń publicznych i musi być ich jedynym skutkiem.
refused-deck-not-on-board = Karta { $card }: „{ $word }” może pytać tylko o stan państw.
refused-deck-no-choice = Karta { $card }: cel wymaga wyboru na karcie { $event } („{ $word }”), a ta karta nie ma A ani B.
refused-deck-public-last = Wydarzenia publiczne wymagają dokładnie jednego z „{ $word }”, a jest { $found }.
refused-deck-public-few = Innych wydarzeń publicznych jest { $found }; potrzeba co najmniej { $least }.

## Pozycje zapisane tekstem

refused-position-line-unknown = Od „{ $found }” nie zaczyna się żaden wiersz pozycji.
refused-position-seats = To gra dla 3–5 osób, nie dla { $found }.
refused-position-word = „{ $found }” nic tu nie znaczy.
refused-position-count = „{ $found }” nie jest liczbą kart; wpisz najwyżej { $most }.
refused-position-nobody = Przy tym stole nie ma miejsca „{ $found }”.
refused-position-option = „{ $found }” nie jest opcją pozycji.
refused-position-deck = „{ $found }” nie jest talią; napisz printed albo own.
refused-position-state = Wiersz { STATE($found) } wymaga czterech liczb albo słowa dead.
refused-position-ask = „{ $found }” nie jest pytaniem; napisz jedno z: { $known }.
refused-position-impossible = Taka pozycja jest niemożliwa. { $why }

## Błędy pozycji

refused-seats = Przy którymś miejscu czegoś brakuje.
refused-host = Gospodarza nie ma przy stole.
refused-round = Nie ma rundy { $found }.
refused-public = Nie ma takiego wydarzenia publicznego.
refused-decks = Talie nie pasują do kart tego stołu.
refused-owner = Zagrana karta nie należy do nikogo przy stole.
refused-marks = Zagrana karta jest źle oznaczona.
refused-attributes = Cechy państwa { STATE($state) } są niemożliwe: { $values }.
refused-no-state = Upadły wszystkie państwa.
refused-age = Postać jest z niewłaściwej epoki albo opuściła grę za wcześnie.
refused-bans = Zakazy nie pasują do siedmiu państw.
refused-fought = Państwa, które walczyły, nie pasują do wojen tej rundy.
refused-news = Ostatnie wydarzenie dotyczy czegoś, czego nie ma.
refused-result = Wynik nie zgadza się z punktami graczy.
refused-said = Najpierw musi być wypowiedź gospodarza, a potem odpowiedzi pozostałych, po jednej na miejsce.
refused-stack = Do zadanego pytania nie mogło dojść.
refused-start = Żadne państwo nie mogło zacząć rundy tak silne.
refused-unifier = Państwo, które zjednoczyło Chiny, nie istnieje.
refused-game-not-over = Zostało jedno państwo, a gra trwa.
refused-negative = Któraś liczba kart jest ujemna.
refused-hand-size = Ktoś ma na ręce zbyt wiele kart wydarzeń: { $found }.
refused-cards = Kart { CARD($card) } jest razem { $found }, a talia ma ich inną liczbę.
refused-foreign-card = Jest karta, której talia nie zawiera.
refused-event-deck = W talii rundy jest zbyt wiele kart albo usunięto więcej niż jedną.
refused-known = Ktoś zna kartę z ręki, w której jej nie ma.
refused-knower = Kartę zna ktoś, kogo nie ma przy stole.
refused-knowers = Zakrytej karty nie zna nikt albo zna ją ktoś, kogo nie ma przy stole.
refused-characters = Któraś postać jest nieobecna albo występuje dwa razy.
refused-characters-held = Ktoś ma zbyt wiele postaci: { $found }.
refused-offer = Ktoś dobrał zbyt wiele postaci: { $found }.
refused-public-events =
    { $found ->
        [one] Ubyło { $found } wydarzenie publiczne, więcej niż rozpoczętych rund.
        [few] Ubyły { $found } wydarzenia publiczne, więcej niż rozpoczętych rund.
       *[many] Ubyło { $found } wydarzeń publicznych, więcej niż rozpoczętych rund.
    }

## Co jest napisane na kartach: tworzone z danych

card-state = { STATE($state) }
card-target = cel
card-target-number = cel { $number }
card-all = wszystkie państwa
card-it = to państwo
card-side = { $side } ({ $bonus })
card-attribute =
    { $attribute ->
        [military] wojsko
        [economy] gospodarka
        [culture] kultura
        [morale] morale
       *[sum] siła
    }
card-delta = { card-attribute } { $delta }
card-mark-any = Oznacz państwo.
card-mark-any-count =
    { $count ->
        [few] Oznacz { $count } różne państwa.
       *[many] Oznacz { $count } różnych państw.
    }
card-mark-another = Oznacz inne państwo.
card-mark-other-count =
    { $count ->
        [few] Oznacz { $count } inne państwa, każde raz.
       *[many] Oznacz { $count } innych państw, każde raz.
    }
card-quoted = „{ $name }”
card-mark-one-of = Cel { $number }: { $states }.
card-mark-only-one-of = Oznacz jedno z: { $states }.
card-choice = { $letter }: { $name }. { $text }
effect-change = { $who }: { $changes }.
effect-change-floor = { $who }: { $changes }, lecz nie poniżej { $floor }.
effect-war = Wojna: { $one } – { $two }.
effect-raid = { $who }: walka z plemieniem (wojsko { $strength }). Zwycięstwo: { $win }. Porażka: { $lose }.
effect-assassinate = { $who }: zamach na władcę. Od { $needs } wzwyż każda cecha spada o połowę (strata zaokrąglona w dół).
effect-die = Jedna kość. Od { $needs } wzwyż: { $then } Mniej: { $else }
effect-die-each = Po jednej kości dla: { $who }. Od { $needs } wzwyż: { $then } Mniej: { $else }
effect-nothing = nic.
effect-move = { $giver } oddaje najwyżej { $amount } ({ card-attribute }), a dostaje to { $taker }; oddającemu zostaje co najmniej 1.
effect-level-least = { $who }: { card-attribute } rośnie do co najmniej { $number }.
effect-level-most = { $who }: { card-attribute } spada do co najwyżej { $number }.
effect-forbid-war = { $who }: w tej rundzie bez wojny.
effect-forbid-assassination = { $who }: w tej rundzie bez zamachów.
effect-forbid-rise = { $who }: w tej rundzie bez wzrostu ({ $what }).
effect-forbid-fall = { $who }: w tej rundzie bez spadku ({ $what }).
effect-every-attribute = wszystkie cechy
effect-if = Warunek: { $test }. Wtedy: { $then } W przeciwnym razie: { $else }
effect-no-host = Nie ma gospodarza: karty bierze się losowo od wszystkich i rozgrywa w losowej kolejności. Bez przemowy.
effect-reveal = Zagrane karty zostają odkryte, a gospodarz wybiera jawnie; niczego się nie usuwa ani nie dokłada.
effect-one-card = Każdy gra dokładnie jedną kartę albo wymienia postać. Gospodarz może dołożyć jedną z ręki i żadnej nie usuwa.
effect-draw-new-hero = Począwszy od gospodarza każdy dobiera 2 postacie i może zamienić jedną ze swoich na 1 z nich.
effect-discard-hand = Wszyscy odrzucają karty z ręki i dobierają 5.
effect-pass-right = Każdy przekazuje jedną kartę wydarzenia w prawo, wszyscy naraz.
effect-prelude = Najsilniejsze państwo walczy z najsłabszym, potem drugie najsilniejsze z drugim najsłabszym.
effect-unify = Najsilniejsze z istniejących państw jednoczy Chiny i gra się kończy.
goal-attribute-above = { $state }: { $attributes } powyżej { $number }
goal-attribute-below = { $state }: { $attributes } poniżej { $number }
goal-lead-all = { $state } samo prowadzi ({ $attributes })
goal-lead-some = { $state } samo prowadzi w co najmniej { $count } z cech ({ $attributes })
goal-by = { $goal }, o co najmniej { $by }
goal-compare = { $state } ma co najmniej o { $by } więcej niż { $over } ({ card-attribute })
goal-grow-above = siła { $state } wzrosła w tej rundzie o więcej niż { $number }
goal-grow-below = siła { $state } zmieniła się w tej rundzie o mniej niż { $number }
goal-war = { $winner } wygrywa wojnę z { $loser }
goal-war-won = { $winner } wygrywa wojnę
goal-war-lost = { $loser } przegrywa wojnę
goal-war-any = ktoś wygrywa wojnę
goal-dies = { $states } upada
goal-dies-by = { $states } upada w wojnie, którą wygrywa { $victor }
goal-assassinated = władca ginie w zamachu
goal-assassinated-state = władca { $state } ginie w zamachu
goal-resolved = zostaje rozegrana karta { $events }
goal-resolved-choice = zostaje rozegrana karta { $events } z wyborem { $letter }
goal-quiet = runda kończy się bez żadnej wojny
goal-quiet-state = kończy się runda, w której { $state } przetrwało i nie walczyło
goal-strongest = { $state } jest na końcu gry najsilniejsze
goal-unifies = { $state } jednoczy Chiny
goal-and = { $one }; oraz { $two }
goal-or = { $one }; albo { $two }
goal-sentence = { $goal }.
or-list = { $start } lub { $last }

## Stałe polecenia: zdanie, nazwa rodzaju, pola i możliwości

order-claim = Pokaż postać, gdy tylko jej cel zostanie osiągnięty.
order-answer =
    { $statement ->
        [support] Obiecaj gospodarzowi poparcie.
        [oppose] Sprzeciw się gospodarzowi.
       *[nothing] Nie odpowiadaj gospodarzowi.
    }
order-speech = Jako gospodarz nic nie mów.
order-new-hero = Zatrzymaj swoje postacie, gdy przychodzi nowy bohater.
order-name-claim = Cele
order-name-answer = Odpowiedzi dla gospodarza
order-name-speech = Twoje przemowy jako gospodarza
order-name-new-hero = Nowi bohaterowie
order-field-statement = Odpowiedź
order-choice =
    { $choice ->
        [support] poparcie
        [oppose] sprzeciw
       *[nothing] nic
    }
