# Po polsku: to, co nie należy do żadnej gry.

# Nie „i”, bo tak nazywa się też kolumna planszy.
list = { $start } i { $last }
list-empty = nic
seat-name = Miejsce { $number }
at-line = { $text } (wiersz { $line })
at-line-column = { $text } (wiersz { $line }, kolumna { $column })

## Jak skończyła się gra

result-won =
    { $count ->
        [one] Wygrywa { $winners }
       *[many] Wspólnie wygrywają { $winners }
    } z wynikiem { $score }.
    .winners = { SEAT($value) }
    .you = Wygrywasz z wynikiem { $score }.
result-nobody = Nikt nie wygrywa.

## Ruchy

refused-no-such-seat =
    { $seats ->
        [one] Nie ma takiego miejsca: przy tym stole jest { $seats } miejsce.
        [few] Nie ma takiego miejsca: przy tym stole są { $seats } miejsca.
       *[many] Nie ma takiego miejsca: przy tym stole jest { $seats } miejsc.
    }
refused-no-such-viewer = Przy tym stole nie ma widza { $viewer }.
refused-foreign-action = To nie jest ruch tej gry ({ $game }).
refused-game-over = Gra się skończyła; nie można już wykonywać ruchów.
refused-not-your-decision = To nie ty teraz decydujesz; poczekaj na swoją kolej.
refused-not-now = Teraz decydujesz o czymś innym; najpierw odpowiedz na zadane pytanie.
refused-no-such-move = Nie rozumiem „{ $text }”: tak nie zapisuje się ruchu.
refused-no-such-version = Wersji { $found } tej gry jeszcze nie ma; najnowsza to { $known }.
refused-undo-refused = Tego nie można cofnąć: nie masz już nic do cofnięcia albo od tamtej pory coś wylosowano lub odkryto, albo decyzję podjął ktoś inny.

## Stoły i opcje

refused-no-such-game = Nie ma gry „{ $game }”. Znane gry: { $known }.
refused-no-such-language = Nie ma języka „{ $language }”. Znane języki: { $known }.
refused-extra-missing = Do tego potrzebny jest pakiet { $library }: { $command }
refused-seat-count =
    { $seats ->
        [one] { $seats } gracz nie może w to grać; gra w to od { $least } do { $most } osób.
       *[other] { $seats } graczy nie może w to grać; gra w to od { $least } do { $most } osób.
    }
refused-no-such-bot = Nie ma bota „{ $bot }”. Znane boty: { $known }.
refused-bots-too-many =
    { $bots ->
        [one] { $bots } bot nie pasuje do liczby miejsc ({ $seats }): podaj co najmniej jednego i nie więcej, niż jest miejsc.
       *[other] { $bots } botów nie pasuje do liczby miejsc ({ $seats }): podaj co najmniej jednego i nie więcej, niż jest miejsc.
    }
refused-option-foreign = To nie są opcje tej gry ({ $game }).
refused-option-type = Opcja { $option } nie może mieć wartości „{ $value }”: to niewłaściwy rodzaj wartości.
refused-option-choice = Opcja { $option } nie może mieć wartości „{ $value }”. Do wyboru: { $choices }.
refused-option-unknown = Nie ma opcji { $option }. Znane opcje: { $known }.
refused-no-such-order = Ta gra nie zna takiego stałego polecenia. Zna: { $known }.
refused-order-fields = Stałe polecenie { $order } wymaga wyboru dla: { $fields }.
refused-order-choice = Stałe polecenie { $order } nie zna takiego wyboru dla pola { $field }. Do wyboru: { $choices }.

## Zapisy partii

refused-arena-unreadable = To nie jest plik areny albo jest uszkodzony.
refused-arena-other = Ten plik zawiera inne zawody; gra, boty, miejsca, opcje i ziarno muszą być te same.
refused-arena-rules = Te zawody rozegrano według innej wersji zasad i nie można ich kontynuować.
refused-record-unreadable = To nie jest zapis partii albo plik jest uszkodzony.
refused-record-file = Nie można użyć pliku „{ $file }”. { $why }
refused-record-format = Ten zapis ma format { $found }, a ten program czyta format { $known }.
refused-record-game = To zapis gry { $found }, a nie { $wanted }.
refused-record-rules = Tę partię rozegrano według wersji { $found } zasad, a ten program ma wersję { $known }.
refused-record-options = Opcje z tego zapisu nie nadają się do gry. { $why }
refused-record-move = Ruch { $number } z zapisu, „{ $move }”, nie był możliwy. { $why }
refused-record-outcome = Wynik w zapisie nie zgadza się z jego ruchami.
refused-record-order = Ruch { $number } z zapisu nie jest tym, co mówi jego stałe polecenie.
refused-record-no-key = W tym zapisie nie ma klucza losowań, więc nie można ich sprawdzić; klucz ogłasza się po zakończeniu gry.
refused-record-key = Klucz w tym zapisie nie jest tym, który zapowiedziano przed grą.
refused-record-commitment = Zapis zawiera inną obietnicę niż ta, którą ogłoszono przed grą.
refused-record-draw =
    { $number ->
        [0] Losowania w tym zapisie nie zgadzają się z kluczem.
       *[many] Od ruchu { $number } losowania nie zgadzają się z kluczem.
    }
refused-record-picks-missing = Zapis urywa się w środku losowania.
refused-record-picks-left =
    { $count ->
        [one] Zapis zawiera o jedno losowanie za dużo.
        [few] Zapis zawiera o { $count } losowania za dużo.
       *[many] Zapis zawiera o { $count } losowań za dużo.
    }
refused-record-pick-impossible = Zapis zawiera losowanie, które nie było możliwe: numer { $pick }.
refused-event-unreadable = Jedno ze zdarzeń w tym pliku jest uszkodzone.
refused-step-unreadable = Jeden z kroków w tym zapisie jest uszkodzony.
refused-state-unreadable = To nie jest stan gry { $game }, od którego można grać dalej, albo jest on uszkodzony.
refused-state-dead-end = Osoba, która ma zdecydować, nie ma tu żadnego dozwolonego ruchu.
refused-stack = Taki przebieg gry jest niemożliwy.
refused-position-line-missing = Brakuje wiersza { $name }:.
refused-position-line-unknown = Od „{ $found }” nie zaczyna się żaden wiersz pozycji.
refused-position-number = „{ $found }” nie jest liczbą całkowitą.
refused-position-json = Wiersz { $name }: nie jest czytelnym JSON-em.
refused-bot-not-loaded = Nie można wczytać bota „{ $bot }”. { $why }
refused-bot-no-choose = „{ $bot }” to nie bot: brakuje metody choose.
refused-net-unreadable = Pliku „{ $file }” nie można użyć jako sieci: { $why }
refused-net-no-adapter = Nie można użyć „{ $file }”: w { $game } nie może tu grać żadna sieć.
refused-net-unlabelled = „{ $file }” nie podaje, dla której gry sieć wytrenowano. Jeśli dla { $game }: python -m sevenstates.train.label { $game } { $file }
refused-net-other-game = „{ $file }” to sieć dla { $game }, a nie dla { $wanted }.
refused-net-other-adapter = „{ $file }” wytrenowano na innych cechach ({ $adapter }) niż te, które ma ten program ({ $wanted }). Trzeba ją wytrenować od nowa.
refused-positions-mixed = To nie są pozycje jednej gry przy stołach jednej wielkości.
refused-rows-ending = Nazwa „{ $file }” musi kończyć się na .jsonl albo .parquet.
refused-rows-unreadable = „{ $file }” nie jest plikiem z partiami ani pozycjami albo jest uszkodzony.

## External Bot Protocol

refused-external-string = To nie jest ciąg połączenia. Powinien wyglądać tak: https://HOST/api/ext/GRA#TOKEN; ujmij go w cudzysłów.
refused-external-token = Serwer nie zna tego tokenu albo miejsce nie jest już otwarte dla programu.
refused-external-no-game = Na tym serwerze nie ma takiej gry.
refused-external-redirect = Serwer odsyła pod inny adres ({ $status }). Poproś o ciąg połączenia z właściwym adresem.
refused-external-protocol = Serwer używa wersji { $found } protokołu, a ten program wersji { $known }.
refused-external-answer = Odpowiedź serwera jest niezgodna z protokołem: brakuje pola „{ $field }” albo jest ono błędne.
refused-external-view = Obraz gry przysłany przez serwer jest niespójny ({ $why }).
refused-external-table = Nasze boty nie mogą grać przy tym stole: nie znają jego mapy albo liczby miejsc.
refused-external-stale = Gra za każdym razem toczyła się dalej, zanim bot zdążył odpowiedzieć. Liczba prób: { $times }.
