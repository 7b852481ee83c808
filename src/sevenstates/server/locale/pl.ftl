# Co mówi serwer: dlaczego odmawia, oraz strona, którą pokazuje bez klienta przeglądarki.

guest-name = Gość { $number }
client-not-built = Stoły i interfejs działają, ale w tej instalacji nie ma zbudowanego klienta przeglądarki. Buduje go „make play”; w terminalu gra się poleceniem „sevenstates play”.
client-api = Interfejs dla programów

## Żądania

refused-bad-json = To nie jest JSON: { $why }.
refused-bad-body = Żądanie jest nieprawidłowe w { $where }: { $why }.
refused-bad-query = Zapytanie jest nieprawidłowe w { $where }: { $why }.
refused-not-json = Żądanie musi być typu application/json.
refused-nul-character = Tekst zawiera znak NUL, a to niedozwolone.
refused-no-words = Odmówiono, a powód nie ma opisu: { $reason }.
refused-too-slow = Reszta żądania nie nadeszła na czas.
refused-too-large = Żądanie jest większe niż { $most } bajtów.
refused-too-often =
    { $seconds ->
        [one] Za dużo żądań. Poczekaj { $seconds } sekundę.
        [few] Za dużo żądań. Poczekaj { $seconds } sekundy.
       *[many] Za dużo żądań. Poczekaj { $seconds } sekund.
    }
refused-origin-refused = Tej stronie nie wolno wywoływać serwera. Administrator serwera może zezwolić na adres strony przez --origins lub SEVENSTATES_ORIGINS.
refused-host-refused = Ten serwer nie nazywa się { $host }. Administrator serwera może dopuścić tę nazwę przez --hosts albo SEVENSTATES_HOSTS.
refused-not-found = Pod tym adresem nic nie ma.
refused-wrong-method = Ten adres nie przyjmuje tej metody.
refused-server-error = Na serwerze wystąpił błąd. Zapisano tylko potwierdzone zmiany.
refused-table-watched = Ten stół jest otwarty w jakimś oknie. Opuść go, zanim go usuniesz.
refused-record-unfinished = Ta gra jeszcze się nie skończyła: można otworzyć tylko zakończone gry.
refused-not-offline = Do tego potrzebny jest serwer, a grasz bez niego.
refused-not-ready = Serwer właśnie startuje albo się zatrzymuje. Spróbuj wkrótce ponownie.
refused-database-unavailable = Serwer nie może teraz korzystać ze swojej bazy danych. Spróbuj wkrótce ponownie.
refused-not-for-you = To jest tylko dla administratora serwera.

## Ludzie

refused-no-session = Najpierw podaj nazwę gracza.
refused-session-ended = Twoja sesja się zakończyła: nastąpiło wylogowanie albo zmieniono hasło lub konto.
refused-bad-name = Nazwa ma od { $least } do { $most } liter, cyfr lub innych widocznych znaków.
refused-name-taken = Nazwa { $name } jest zajęta.
refused-name-taken-away = Moderator odebrał ci nazwę { $name }. Powód: { $why }
refused-mixed-alphabets = Słowo { $word } łączy litery z różnych alfabetów i można je wziąć za inną nazwę.
refused-bad-password = Hasło ma od { $least } do { $most } znaków.
refused-wrong-password = Nazwa lub hasło jest błędne.
refused-need-account = Do tego potrzebne jest konto.
refused-has-account = Masz już konto.

## Ustawienia

refused-setting-port = { $port } nie jest portem; możliwe są od 0 do 65535.
refused-setting-prefix = Ścieżka { $prefix } musi zaczynać się znakiem / i nie może się nim kończyć.
refused-setting-origin = { $origin } nie jest adresem pochodzenia: http:// lub https:// i nazwa, na przykład https://play.example.org.
refused-setting-host = { $host } nie jest nazwą komputera: bez schematu i bez portu, na przykład play.example.org.
refused-setting-log-level = { $level } nie jest poziomem dziennika: debug, info, warning lub error.
refused-setting-address = Serwer nie może nasłuchiwać pod adresem { $host }, port { $port }: { $why }.
refused-setting-public-url = { $url } nie jest adresem witryny: http:// lub https:// i nazwa, na przykład https://play.example.org/.
refused-setting-no-public-url = Powiadomienia wymagają adresu witryny: ustaw --public-url albo SEVENSTATES_PUBLIC_URL, na przykład https://play.example.org/.
refused-setting-notices = { $channel } nie jest rodzajem powiadomień: { $known }. Poczta działa dzięki --smtp-url.
refused-setting-notice-network = { $network } nie jest siecią: wpisz ją jak 192.168.1.0/24.
refused-setting-smtp-url = --smtp-url nie jest adresem serwera poczty: smtps://, smtp:// lub smtp+plain://, na przykład smtps://name:password@mail.example.org.
refused-setting-mail-from = { $address } nie jest adresem e-mail. Wiadomości muszą mieć nadawcę: ustaw --mail-from albo SEVENSTATES_MAIL_FROM.

## Kopia zapasowa i administracja

refused-backup-exists = Plik { $file } już istnieje. Podaj nowy plik.
refused-backup-damaged = Plik { $file } jest uszkodzony albo nie jest kopią Seven States.
refused-restore-over = W { $database } są już gry i konta. --overwrite zastępuje je kopią.
refused-no-such-file = Nie ma pliku { $file }.
refused-no-database = Nie ma jeszcze bazy danych { $database }.
refused-database-damaged = Baza danych { $database } jest uszkodzona. Odłóż ten plik na bok i przywróć kopię: „sevenstates restore PLIK”.
refused-database-taken = Inny serwer korzysta z bazy danych { $database }. Z pliku SQLite może korzystać tylko jeden proces.
refused-database-newer = Bazę danych utworzyła nowsza wersja Seven States niż ta.
refused-database-failed = Nie udało się: { $why }.
refused-no-such-account = Nie ma konta { $name }.
refused-no-such-table = Nie ma takiego stołu.
refused-table-ended = Przy stole { $table } już się nie gra.
refused-table-busy = Przy stole { $table } właśnie wykonano ruch. Spróbuj ponownie.
refused-replay-differs =
    { $number ->
        [one] Po { $number } ruchu pozycja jest inna niż wtedy.
       *[other] Po { $number } ruchach pozycja jest inna niż wtedy.
    }
refused-migrate-differs = Według tych zasad gra przy stole { $table } potoczyłaby się inaczej, więc pozostaje bez zmian. „sevenstates admin replay { $table }” mówi dlaczego.

## Stoły

refused-too-busy = Przy stole działo się zbyt wiele. Nic się nie zmieniło; spróbuj ponownie.
refused-no-such-invite = Nie ma stołu dla tego zaproszenia.
refused-bad-token = Ten token nie jest przypisany do żadnego miejsca.
refused-not-your-seat = Miejsce { $seat } nie jest twoje.
refused-not-admitted = Nie masz już miejsca przy tym prywatnym stole.
refused-not-seated = Nie siedzisz przy tym stole.
refused-not-host = To może zrobić tylko osoba, która otworzyła stół.
refused-no-such-seat = Nie ma takiego miejsca: stół ma ich { $seats }.
refused-seat-taken = Miejsce jest zajęte.
refused-seat-yours = Już tam siedzisz.
refused-seats-open = Są jeszcze wolne miejsca. Najpierw posadź tam ludzi lub boty.
refused-not-all-here = { $name } nie siedzi jeszcze przy nowym stole. Poczekaj albo oddaj to miejsce komuś innemu.
refused-started-already = Gra już się zaczęła.
refused-not-playing = Gra teraz się nie toczy.
refused-not-over = Gra jeszcze się nie skończyła.
refused-not-asked = Teraz nie masz o czym decydować.
refused-seat-left-to-bot = Bot gra za ciebie. Najpierw wróć na swoje miejsce.
refused-resigned-already = Twoja rezygnacja jest już przyjęta.
refused-nothing-to-return-to = Teraz żaden bot nie gra za ciebie.
refused-undo-asked-already = Ktoś już poprosił o cofnięcie.
refused-undo-external = Dopóki przy stole gra zewnętrzny program, nie można prosić o cofnięcie: nie umie on odpowiedzieć.
refused-no-external = Zewnętrzne programy nie mogą grać w tę grę z takimi opcjami i taką liczbą miejsc: ich protokół tego nie przewiduje.
refused-no-such-request = Ta prośba nie jest już aktualna.
refused-stale-position = Gra w międzyczasie poszła dalej.
refused-not-dealing = Liczby do losowań nie są teraz zbierane.
refused-entropy-not-promised = To nie jest obiecana liczba.
refused-rated-needs-account = Gra rankingowa wymaga konta.
refused-rated-one-seat = W grze rankingowej każdy ma jedno miejsce.
refused-rated-no-bots = W grze rankingowej nie ma botów.
refused-rated-no-hints = W grze rankingowej nie ma podpowiedzi.
refused-no-such-level = Nie ma bota „{ $level }”. Znane boty: { $known }.
refused-no-hint = Żaden bot nie miał teraz czasu nad tym pomyśleć. Spróbuj ponownie.
refused-no-such-moment = Nie ma kroku { $moment }; ostatni to { $last }.
refused-moment-is-the-end = W tym kroku gra jest już skończona.
refused-no-such-theme = Nie ma tu tematu „{ $theme }”. Znane tematy: { $known }.
refused-no-such-viewer = Nie ma widza { $viewer }: miejsce, spectator albo all.
refused-text-too-long = Własna talia lub mapa może mieć najwyżej { $most } znaków.
refused-texts-too-long = Talie i mapy wszystkich twoich stołów mogą mieć razem najwyżej { $most } znaków. Najpierw zakończ lub zamknij któryś stół.
refused-too-many-bot-tables =
    { $most ->
        [one] Jest już { $most } stół, przy którym grają same boty. Poczekaj, aż gra się tam skończy.
        [few] Są już { $most } stoły, przy których grają same boty. Poczekaj, aż gra przy którymś z nich się skończy.
       *[many] Jest już { $most } stołów, przy których grają same boty. Poczekaj, aż gra przy którymś z nich się skończy.
    }
refused-nothing-said = Pustej wiadomości nie można wysłać.
refused-too-silent = Od dawna nie było od ciebie żadnego sygnału.
refused-not-text = Ramki muszą być tekstem.
refused-setting-own-bot = „{ $bot }” nie oznacza bota: napisz GAME/NAME=BOT, gdzie BOT to module:Class albo plik sieci.

## Powiadomienia

refused-not-offered = Ten serwer nie wysyła takich powiadomień.
refused-bad-target = Powiadomienia trafiają pod adres https:// z nazwą dostępną dla wszystkich, na przykład https://example.org/hook.
refused-bad-subscription = Nie da się użyć kluczy tej przeglądarki. Zezwól w niej na powiadomienia jeszcze raz.
refused-bad-address = To nie jest adres e-mail, którego można użyć: wpisz go jak ada@example.org.
refused-address-not-confirmed = Najpierw potwierdź swój adres e-mail: otwórz link z wiadomości.
refused-nothing-to-test = Nie ma jeszcze czego testować: najpierw włącz któryś rodzaj powiadomień.
refused-bad-link = Ten link był już użyty, jest zbyt stary albo niepełny. Poproś o nową wiadomość.
refused-bad-stop-link = Ten link jest niepełny. Skopiuj go z wiadomości jeszcze raz albo wyłącz wiadomości na stronie Konto.
notice-turn = Twoja kolej
notice-over = Gra się skończyła
notice-invite = Masz zaproszenie
notice-test = Powiadomienie próbne
notice-test-text = Tutaj dotrą do ciebie powiadomienia Seven States.
notice-table = { $game }, gracze: { $others }
notice-table-of-bots = { $game } z botami
feed-title = Seven States: gry gracza { $name }
mail-hello = Cześć, { $name }!
mail-your-turn = Twoja kolej:
mail-invited = Masz zaproszenia do tych stołów:
mail-over = Te gry się skończyły:
mail-many =
    { $count ->
        [one] Wieści z { $count } gry
        [few] Wieści z { $count } gier
       *[many] Wieści z { $count } gier
    }
mail-once-an-hour = Taką wiadomość dostajesz najwyżej raz na godzinę.
mail-once-a-day = Taką wiadomość dostajesz najwyżej raz dziennie.
mail-stop = Rezygnacja jednym kliknięciem:
mail-confirm = Potwierdź swój adres e-mail
mail-confirm-text = Ten adres podano dla konta { $name } w Seven States. Aby go potwierdzić, otwórz ten link w ciągu dwóch dni:
mail-confirm-else = Jeśli to nie ty, nie musisz nic robić: więcej wiadomości nie będzie.
mail-recover = Nowe hasło
mail-recover-text = Ktoś poprosił o nowe hasło do konta { $name } w Seven States. Otwórz ten link w ciągu godziny, aby wybrać hasło:
mail-recover-else = Jeśli to nie ty, nie musisz nic robić: twoje hasło się nie zmieni.

## Gracze i porządek na stronie

refused-newcomers-muted = Z twojego łącza korzystała osoba, która nie może tu pisać. Nowi goście i konta z tego łącza nie mogą pisać na czacie do { $until }. Grać możesz jak zwykle.
refused-newcomers-barred =
    Z twojego łącza korzystała osoba, która ma tu zakaz gry. Przez { $hours ->
        [one] { $hours } godzinę
        [few] { $hours } godziny
       *[many] { $hours } godzin
    } nie przyjmujemy stamtąd nowych gości ani kont. Jeśli masz konto, zaloguj się.
refused-banned =
    { $until ->
        [open] Masz zakaz gry do odwołania. Powód: { $why }
       *[other] Masz zakaz gry do { $until }. Powód: { $why }
    }
refused-muted =
    { $until ->
        [open] Do odwołania nie możesz pisać na czacie. Powód: { $why }
       *[other] Do { $until } nie możesz pisać na czacie. Powód: { $why }
    }
refused-that-is-you = To twoje własne konto.
refused-is-blocked = Konto { $name } jest przez ciebie zablokowane. Najpierw je odblokuj.
refused-blocked-by-host = Osoba, która otworzyła ten stół, nie chce z tobą grać.
refused-host-is-blocked = Osoba, która otworzyła ten stół, jest przez ciebie zablokowana. Najpierw ją odblokuj.
refused-too-many-people = Lista jest pełna: mieści { $most } nazw.
refused-sits-already = { $name } już siedzi przy tym stole.
refused-cannot-invite = Nie możesz zaprosić: { $name }.
refused-cannot-follow = Nie możesz obserwować: { $name }.
refused-invited-already = { $name } ma już zaproszenie.
refused-invited-often = { $name } ma już od ciebie trzy zaproszenia z dzisiaj. Poczekaj na odpowiedź albo spróbuj jutro.
refused-too-many-invitations = Do stołu można zaprosić najwyżej { $most } osób.
refused-no-such-invitation = To zaproszenie nie jest już aktualne.
refused-bad-skill = Najniższy ranking, { $least }, jest wyższy niż najwyższy, { $most }.
refused-other-skill =
    { $bound ->
        [least] Ten stół jest dla rankingów od { $value }; twój przy { $seats } graczach to { $rating }.
       *[most] Ten stół jest dla rankingów do { $value }; twój przy { $seats } graczach to { $rating }.
    }
refused-no-reason = Podaj powód.
refused-not-moderator = To mogą robić tylko moderatorzy.
refused-is-moderator = { $name } jest w gronie moderatorów; to może tylko administrator strony.
refused-act-on-nothing = Podaj konto albo stół i wiadomość z jego czatu.
refused-no-new-name = Podaj nową nazwę.
refused-no-such-line = Nie ma wiadomości { $line }.
refused-line-removed-already = Ta wiadomość jest już usunięta.
refused-no-such-act = W dzienniku nie ma wpisu { $number }.
refused-not-reversible = Tego nie da się cofnąć.
refused-reversed-already = To już zostało cofnięte.
refused-report-of-nothing = Podaj, co zgłaszasz: wiadomość, konto albo stół.
refused-reported-already = To już zostało przez ciebie zgłoszone.
refused-too-many-reports = Masz już otwarte zgłoszenia ({ $most }). Poczekaj, aż moderatorzy zajmą się częścią z nich.
refused-no-such-report = Nie ma zgłoszenia { $number }.
refused-setting-fill-seconds = { $seconds } to nie liczba sekund od 0 do 86400.
