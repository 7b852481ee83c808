# Co mówi serwer: dlaczego odmawia, oraz strona, którą pokazuje bez klienta przeglądarki.

guest-name = Gość { $number }
client-not-built = Stoły i interfejs działają, ale klient przeglądarki nie został zbudowany w tej instalacji. Buduje go „make web”; w terminalu gra się poleceniem „sevenstates play”.
client-api = Interfejs dla programów

## Żądania

refused-bad-json = To nie jest JSON: { $why }.
refused-bad-body = Żądanie nie pasuje w { $where }: { $why }.
refused-bad-query = Zapytanie nie pasuje w { $where }: { $why }.
refused-not-json = Żądanie musi być typu application/json.
refused-too-large = Żądanie jest większe niż { $most } bajtów.
refused-too-often =
    { $seconds ->
        [one] To zbyt często. Proszę poczekać { $seconds } sekundę.
        [few] To zbyt często. Proszę poczekać { $seconds } sekundy.
       *[many] To zbyt często. Proszę poczekać { $seconds } sekund.
    }
refused-origin-refused = Tej stronie nie wolno wywoływać serwera. Kto go prowadzi, może zezwolić na adres strony przez --origins lub SEVENSTATES_ORIGINS.
refused-not-found = Pod tym adresem nic nie ma.
refused-wrong-method = Ten adres nie przyjmuje tej metody.
refused-server-error = Serwer zawiódł. Nie zmieniono niczego, co nie było potwierdzone.
refused-not-ready = Serwer właśnie startuje albo się zatrzymuje. Proszę wkrótce spróbować ponownie.
refused-not-for-you = To jest tylko dla prowadzących serwer.

## Ludzie

refused-no-session = Najpierw proszę podać nazwę.
refused-bad-name = Nazwa ma od { $least } do { $most } liter, cyfr lub innych widocznych znaków.
refused-name-taken = Nazwa { $name } jest zajęta.
refused-bad-password = Hasło ma od { $least } do { $most } znaków.
refused-wrong-password = Nazwa lub hasło jest błędne.
refused-need-account = Do tego potrzebne jest konto.
refused-has-account = Masz już konto.

## Ustawienia

refused-setting-port = { $port } nie jest portem: od 0 do 65535.
refused-setting-prefix = Ścieżka { $prefix } musi zaczynać się od / i nie może się nim kończyć.
refused-setting-origin = { $origin } nie jest adresem pochodzenia: http:// lub https:// i nazwa, jak w https://play.example.org.
refused-setting-log-level = { $level } nie jest poziomem dziennika: debug, info, warning lub error.
refused-setting-address = Nie można nasłuchiwać na { $host } port { $port }: { $why }.

## Kopie zapasowa i administracja

refused-backup-exists = Plik { $file } już istnieje. Podaj nowy plik.
refused-backup-damaged = Plik { $file } jest uszkodzony albo nie jest kopią Seven States.
refused-restore-over = W { $database } są partie i ludzie. --overwrite wstawia kopię na ich miejsce.
refused-no-such-file = Nie ma pliku { $file }.
refused-no-database = Nie ma jeszcze bazy danych { $database }.
refused-no-such-account = Nie ma konta { $name }.
refused-no-such-table = Nie ma takiego stołu.
refused-table-ended = Przy stole { $table } już się nie gra.
