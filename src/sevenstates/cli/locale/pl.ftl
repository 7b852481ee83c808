# Po polsku: słowa programu w terminalu.

## Pomoc wiersza poleceń

help-heading-usage = Użycie
help-heading-arguments = Argumenty
help-heading-options = Opcje
help-heading-commands = Polecenia
help-help = Pokazuje tę pomoc.
help-app = Gry planszowe o starożytnych Chinach: granie, oglądanie, symulacje, sprawdzanie.
help-play = Gra w terminalu. Bez opcji program pyta, w co grać.
help-replay = Ogląda zapisaną partię jeszcze raz, ruch po ruchu.
help-simulate = Rozgrywa wiele partii losowymi ruchami i wypisuje statystyki.
help-arena = Rozgrywa partie między botami i pokazuje, jak często wygrywał każdy z nich.
help-train = Trenuje sieć w grze z samą sobą. „sevenstates train --help” pokazuje, co można ustawić.
help-verify = Sprawdza zapis: każdy ruch, zakończenie i każde losowanie.
help-rules = Wypisuje zasady gry albo tylko te, których szukasz.
help-games = Wymienia gry, liczbę graczy i opcje.
help-version = Pokazuje wersję.
help-commitment = Obietnica zanotowana przed grą: zapis musi zawierać tę samą.
help-language = Język tekstów; domyślnie język systemu.
help-no-colour = Wyłącza kolory; to samo robi NO_COLOR w środowisku.
help-game = Gra, na przykład { $game }.
help-file = Zapisana partia.
help-seats = Liczba graczy.
help-bots = Które miejsca zajmują boty i jak są silne: liczba, dla ostatnich miejsc (2); same miejsca (2,3 albo 2:easy,3:hard); albo jeden poziom dla wszystkich prócz pierwszego (hard). Domyślnie wszystkie prócz pierwszego, na poziomie normal.
help-option = Dowolna opcja gry; można podać kilka razy. „sevenstates games” wymienia opcje.
help-seed = Ten sam tekst daje te same losowania i te same ruchy botów.
help-load = Kontynuuje zapisaną partię.
help-seat = Z czyjej perspektywy patrzeć: numer miejsca albo all.
help-all = Wypisuje całą partię naraz, bez pytania.
help-games-count = Liczba partii.
help-save = Zapisuje każdą partię w tym folderze.
help-json = Wypisuje JSON.
help-report = Ocenia talie: grają boty dążące do swoich celów, w grach z takimi taliami.
help-arena-bots = Kto gra, po przecinku: random, greedy, easy, normal, hard, expert. Ostatni zajmuje pozostałe miejsca; hard:400 to 400 symulacji na decyzję. Własne boty: module:Class albo plik sieci.
help-out = Zapisuje partie w tym pliku, jako JSON.
help-resume = Kontynuuje partie z tego pliku.
help-processes = Ile procesów; domyślnie jeden na każdy rdzeń.
help-ray = Gra na klastrze Ray pod tym adresem; „local” uruchamia go tutaj.
help-rule = Zasada, na przykład H-WAR-6, jej część albo słowo.

## Przygotowanie stołu

welcome = Witamy w Seven States.
welcome-enter = Sam Enter przyjmuje wartość z nawiasu.
ask-game = Która gra?
ask-seats = Ile osób gra, od { $least } do { $most }?
ask-people = Ile z { $seats } miejsc zajmują ludzie przy tym ekranie? Na pozostałych grają boty.
ask-level = Jak silne mają być boty?
level-easy = łatwy: popełnia błędy, dobry do nauki
level-normal = zwykły: gra rozsądnie
level-hard = trudny: myśli naprzód
level-expert = mistrz: myśli naprzód przez kilka sekund
ask-number = Podaj liczbę od { $least } do { $most }.
ask-options = Enter zaczyna grę; numer zmienia opcję:
yes = tak
no = nie
yes-letters = ty
bot = bot

## Gra

hint = Wpisz numer, ruch jak „{ $move }”, plansza (jej znaki) albo pomoc.
hint-word = Wpisz numer albo od razu pole, na przykład { $word }. Enter prowadzi z powrotem.
hand = Ręka
small-window = To okno jest za małe, żeby pokazać wszystko naraz: potrzeba { $width } kolumn i { $height } wierszy.
hand-over = Przekaż ekran graczowi { $name }.
press-enter = { $name }: naciśnij Enter, gdy nikt inny nie patrzy.
more = -- Enter: dalej, q: koniec --
moves-count =
    { $count ->
        [0] Żaden dozwolony ruch nie pasuje.
        [one] { $count } dozwolony ruch.
        [few] { $count } dozwolone ruchy.
       *[many] { $count } dozwolonych ruchów.
    }
log-empty = Nic się jeszcze nie wydarzyło.
saved = Zapisano jako { $file }.
overwrite = { $file } już istnieje. Zastąpić? [t/N]
make-folder = Nie ma folderu { $folder }. Utworzyć go? [T/n]
keep-game = Zapisać partię, by grać dalej później? [T/n]
kept = Partia jest zapisana. Aby grać dalej, wpisz:
kept-finished = Partia jest zapisana. Aby ją obejrzeć lub sprawdzić, wpisz:
ranking = { $rank }. { $name }, wynik { $score }
thrown-away = Partia nie została zapisana.
left = Do zobaczenia.
why-nothing = Żaden twój ruch nie został odrzucony.
ask-why = „dlaczego” pokazuje odpowiednią zasadę.
hint-shares = Twoja szansa na wygraną po każdym ruchu według bota; { $sign } to jego wybór.
not-understood = Nie rozumiem „{ $text }”. „pomoc” pokazuje, co można wpisać.
did-you-mean = Nie rozumiem „{ $text }”. Może chodziło o: { $meant }?
help-moves = Wybieraj z menu numerem albo wpisz część tego, czego szukasz. Można też wpisać od razu cały ruch, na przykład „{ $move }”, a jego słowa wolno skracać. Sam Enter prowadzi z powrotem do pierwszego menu. Tab uzupełnia to, co piszesz.

## Co można wpisać oprócz ruchów; pierwsze słowo wzoru to polecenie

command-help-form = pomoc
command-help-help = ta lista
command-board-form = plansza
command-board-help = wszystko, co leży na stole, w całości i ze znaczeniem znaków
command-moves-form = ruchy [tekst]
command-moves-help = wszystkie dozwolone ruchy albo te, które zawierają tekst
command-hint-form = podpowiedz
command-hint-help = co na twoim miejscu zrobiłby silny bot i dlaczego
command-undo-form = cofnij
command-undo-help = cofa twoją ostatnią decyzję, najdalej do ostatniego losowania lub decyzji innego gracza
command-why-form = dlaczego
command-why-help = zasada, z którą twój ostatni odrzucony ruch był niezgodny
command-rules-form = zasady [numer lub słowo]
command-rules-help = zasady, jedna z nich albo wszystkie, które zawierają dane słowo
command-log-form = przebieg
command-log-help = wszystko, co się wydarzyło
command-save-form = zapisz PLIK
command-save-help = zapisuje partię do pliku
command-load-form = wczytaj PLIK
command-load-help = kontynuuje partię z pliku
command-language-form = język en|de|pl
command-language-help = gra dalej w innym języku
command-quit-form = koniec
command-quit-help = kończy; partię można zapisać i kontynuować później

## Co program odrzuca

cannot-read = Nie można odczytać { $file }: { $why }.
cannot-write = Nie można zapisać { $file }: { $why }.
needs-file = Podaj plik, na przykład: { $command } partia.json
no-rule = Nie ma zasady z „{ $text }”.
no-seat = Nie ma miejsca „{ $seat }”: miejsca mają numery od 1 do { $seats }, a „all” pokazuje wszystko.
no-report = W grze { $game } nie ma talii do oceny.
no-language = Nie ma języka „{ $language }”. Znane języki: { $known }.
option-form = „{ $text }” nie jest opcją: napisz NAZWA=WARTOŚĆ.
bots-form = „{ $text }” nie oznacza miejsc: napisz, ile (2), które (2,3) albo poziom ({ $known }).
bots-seats =
    { $seats ->
        [one] „{ $text }” nie pasuje do stołu z { $seats } miejscem.
       *[other] „{ $text }” nie pasuje do stołu z { $seats } miejscami.
    }
bots-all = Co najmniej jedno miejsce musi zająć człowiek; bez ludzi gra polecenie „sevenstates simulate”.
arena-file-there = Plik { $file } już istnieje: kontynuuj go przez --resume albo podaj inny.
arena-resume-what = Podaj plik, od którego kontynuować: --out PLIK --resume
arena-no-cluster = Pod adresem { $address } nie ma klastra Ray: { $why }.

## Oglądanie

replay-prompt = Enter dalej, b wstecz, liczba przenosi do ruchu, seat N lub all, q koniec:
replay-help = Można wpisać Enter, back, goto N (do { $last }), seat N (do { $seats }), seat all albo quit.
replay-setup =
    { $last ->
        [one] przygotowanie, potem { $last } ruch
        [few] przygotowanie, potem { $last } ruchy
       *[many] przygotowanie, potem { $last } ruchów
    }
replay-move = ruch { $number } z { $last }, { $name }: { $move }

## Symulacje

simulating = Gra trwa
simulated =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    } z ziarnem { $seed } w { $seconds } s: { $rate } ruchów na sekundę.
column-question = pytanie
column-a-game = na partię
column-legal-mean = dozwolone ruchy, średnio
column-legal-most = najwięcej
column-seat = miejsce
column-wins = wygrane
column-share = udział
column-interval = przedział 95%
column-score = wynik, średnio
column-event = zdarzenie
all-decisions = wszystkie decyzje
nobody = nikt
ending = zakończenie: { $reason }

## Boty przeciw botom

arena-title =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    } { $game }, ziarno { $seed }
column-bot = bot
column-seats = miejsca
column-equal = równo
column-rating = ocena
column-pace = decyzja
column-slowest = najdłużej

## Sprawdzanie

verify-record =
    { $seats ->
        [one] Zapis gry { $game }, wersja zasad { $version }, { $seats } miejsce.
        [few] Zapis gry { $game }, wersja zasad { $version }, { $seats } miejsca.
       *[many] Zapis gry { $game }, wersja zasad { $version }, { $seats } miejsc.
    }
verify-moves =
    { $moves ->
        [one] { $moves } ruch był dozwolony, a każde losowanie możliwe.
        [few] Wszystkie { $moves } ruchy były dozwolone, a każde losowanie możliwe.
       *[many] Wszystkie { $moves } ruchów było dozwolonych, a każde losowanie możliwe.
    }
verify-outcome = Partia kończy się tak, jak mówi zapis.
verify-unfinished = Partia w tym zapisie nie jest skończona.
verify-key = Klucz losowań jest tym, który zapowiedziano przed grą: { $commitment }.
verify-draws =
    { $draws ->
        [one] { $draws } losowanie zgadza się z kluczem.
        [few] Wszystkie { $draws } losowania zgadzają się z kluczem.
       *[many] Wszystkie { $draws } losowań zgadza się z kluczem.
    }

## Gry

games-line = { $name }, miejsc od { $least } do { $most }

## Serwer

help-serve = Udostępnia stoły przeglądarkom i programom aż do Ctrl+C.
help-serve-host = Adres nasłuchu; 0.0.0.0 to każdy adres tego komputera.
help-serve-port = Port; 0 wybiera wolny.
help-serve-data = Folder bazy danych; domyślnie ten, który system ma na dane programów.
help-serve-database = Adres URL bazy PostgreSQL; domyślnie plik SQLite w folderze danych.
help-serve-prefix = Ścieżka, pod którą serwer pośredniczący pokazuje witrynę, na przykład /games.
help-serve-origins = Inny adres, z którego przeglądarki mogą wywoływać, na przykład https://play.example.org; można podać kilka razy.
help-serve-hosts = Nazwa, pod którą serwer jest wywoływany, na przykład play.example.org, oprócz nazw tego komputera, adresów IP i nazw z --origins; można podać kilka razy.
help-serve-trusted-proxies = Adres serwera pośredniczącego, którego przekazanym nagłówkom się wierzy; można podać kilka razy.
help-serve-bot-workers = Ile procesów myśli za boty; 0 to o jeden mniej niż rdzeni, co najmniej jeden.
help-serve-body-limit = Największe żądanie w bajtach.
help-serve-rate-limits = Odrzuca zbyt częste wywołania.
help-serve-metrics-from = Adres, który może czytać /metrics, domyślnie ten komputer; można podać kilka razy.
help-serve-public-url = Adres witryny dla wszystkich, na przykład https://play.example.org/. Prowadzą tam odnośniki w powiadomieniach.
help-serve-notices = Sposób powiadamiania graczy: push, webhook lub feed. Można podać kilka razy.
help-serve-notice-networks = Prywatne sieci, do których mogą trafiać powiadomienia, na przykład 192.168.1.0/24.
help-serve-smtp-url = Serwer poczty, na przykład smtps://name:password@mail.example.org. smtp:// używa STARTTLS, smtp+plain:// nie szyfruje.
help-serve-mail-from = Adres nadawcy wiadomości.
help-serve-shutdown-seconds = Jak długo przy zatrzymaniu czekać na to, co jest w toku.
help-serve-log-level = debug, info, warning lub error.
help-serve-open = Otwiera witrynę w przeglądarce.
help-export-site = Zapisuje witrynę ze statycznych plików, na której gra się w samej przeglądarce, bez serwera.
help-site-folder = Folder: nowy, pusty albo z wcześniejszym eksportem, który zostanie zastąpiony.
help-site-parts = Folder na to, co pobiera się tylko raz: Pyodide i msgspec dla niego.
help-backup = Zapisuje kopię bazy danych serwera; serwer może działać dalej.
help-backup-file = Kopia zapasowa.
help-restore = Zastępuje bazę danych serwera kopią zapasową.
help-overwrite = Zastępuje partie i ludzi, którzy już są w bazie.
help-admin = Stoły i konta serwera, który może przy tym działać.
help-admin-tables = Wymienia najnowsze stoły.
help-admin-table = Pokazuje stół i kto przy nim siedzi.
help-admin-close = Zamyka stół, przy którym gra nie będzie dokończona.
help-admin-accounts = Wymienia konta, ostatnio widziane najpierw.
help-admin-account = Pokazuje konto.
help-admin-remove = Usuwa nazwę konta i wszystko, co mówi, czyje było; partie zostają.
help-admin-password = Nadaje kontu inne hasło i kończy jego sesje.
help-admin-replay = Odtwarza zapisane gry według obecnych zasad i zgłasza, co przebiega inaczej.
help-admin-migrate = Pozwala grać dalej według obecnych zasad, jeśli dotychczasowa gra przebiega tak samo.
help-table-or-all = Identyfikator stołu; bez niego wszystkie gry.
help-most = Najwyżej tyle wierszy.
help-status = Tylko stoły w tym stanie: open, dealing, playing, over lub closed.
help-table-id = Identyfikator stołu.
help-account-name = Nazwa konta.
help-name-part = Część nazwy.
serving = Seven States jest pod adresem { $address } (Ctrl+C zatrzymuje).
site-written =
    { $files ->
        [one] Witryna jest w { $folder }: { $files } plik, { $size } MB.
        [few] Witryna jest w { $folder }: { $files } pliki, { $size } MB.
       *[many] Witryna jest w { $folder }: { $files } plików, { $size } MB.
    }
site-slow = Nie ma tu Node, który skompilowałby pliki Pythona, więc witryna uruchamia się wolniej.
site-no-client = Klient przeglądarkowy nie jest zbudowany. Najpierw uruchom „make client”.
site-not-empty = { $folder } nie jest pusty i nie jest wcześniejszym eksportem. Podaj inny folder.
site-no-folder = { $folder } nie jest folderem.
site-not-written = Nie udało się zapisać witryny w { $folder }: { $why }.
site-no-part = Nie udało się pobrać { $file }: { $why }. Połącz się z siecią albo umieść plik w { $folder } samodzielnie.
site-wrong-part = Plik { $file } jest uszkodzony. Usuń go, a zostanie pobrany ponownie.
backed-up =
    { $size ->
        [one] Kopia zapasowa: { $file }, { $size } bajt.
        [few] Kopia zapasowa: { $file }, { $size } bajty.
       *[many] Kopia zapasowa: { $file }, { $size } bajtów.
    }
restored =
    Przywrócono: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }.
table-closed = Stół { $table } jest zamknięty.
account-line =
    { $name } ({ $id }), { $games ->
        [one] { $games } stół
        [few] { $games } stoły
       *[many] { $games } stołów
    }, od { $created }, ostatnio { $seen }
account-removed = { $name }: konto usunięte; partie zostają.
ask-password = Nowe hasło dla { $name }:
password-reset = { $name } ma nowe hasło.
replay-differs = Stół { $table } (zasady { $version }) przebiega inaczej: { $why }
replayed =
    Odtworzono { $count ->
        [one] { $count } grę
        [few] { $count } gry
       *[many] { $count } gier
    } ({ $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }); { $bad ->
        [0] wszystkie przebiegają tak jak wtedy
       *[other] inaczej przebiega { $bad }
    }.
table-migrated = Przy stole { $table } gra, rozpoczęta według zasad { $version }, toczy się dalej według obecnych zasad.
help-sample = Boty rozgrywają partie, a ich zapisy trafiają do pliku, z którego można się uczyć.
help-export = Zapisuje pozycje z nagranych partii do pliku, wiersz na decyzję: co gracz wiedział, co mógł zrobić, co zrobił i jak skończyła się partia.
help-export-files = Zapisane partie (.json), pliki z zapisem w każdym wierszu (.jsonl) albo foldery z nimi.
help-export-records = Zamiast tego wiersz na partię, z jej ruchami i całym zapisem.
help-export-planes = Dodaje do każdej pozycji obrazy planszy.
help-data-out = Plik do zapisania: .jsonl albo .parquet, jeśli zainstalowano pyarrow.
data-written =
    { $count ->
        [one] W pliku { $file } jest jeden wiersz.
        [few] W pliku { $file } są { $count } wiersze.
       *[many] W pliku { $file } jest { $count } wierszy.
    }
help-serve-own-bots = Własny bot, który może zasiadać przy stołach: gra, nazwa i klasa (module:Class) albo plik sieci. Można podać kilka razy.
help-bot = Sadza bota przy stole na innym serwerze.
help-bot-connect = Sadza jednego z naszych botów przy stole, który używa External Bot Protocol, i gra do końca partii.
help-bot-string = Ciąg połączenia miejsca, w cudzysłowie: https://HOST/api/ext/GRA#TOKEN
help-bot-level = Siła bota albo własny bot.
bot-sits = Miejsce { $seat } zajął nasz bot ({ $level }). Gra do końca partii; Ctrl+C go zatrzymuje.
bot-waits = Serwer nie odpowiada ({ $why }). Kolejna próba za { $seconds } s.
bot-refused = Serwer odrzuca ruch: { $why }
bot-stuck = Serwer odrzuca każdy ruch, który bot znajduje. Ktoś inny musi wykonać ruch na tym miejscu; potem bot zagra dalej.
bot-over = Partia jest skończona.
help-admin-moderator = Nadaje kontu rolę moderatora, który dba o porządek na stronie; --off ją odbiera.
help-admin-mute = Zabrania kontu pisania na jakimkolwiek czacie.
help-admin-ban = Zakazuje kontu gry; jego miejsca przejmują boty, a po końcu zakazu można je odzyskać.
help-admin-rename = Nadaje kontu inną nazwę.
help-admin-hide = Usuwa wiadomość z czatu.
help-admin-reverse = Cofa wyciszenie, zakaz, nową nazwę albo usunięcie wiadomości.
help-admin-log = Pokazuje, co zrobili administrator i moderatorzy, od najnowszych.
help-admin-reports = Pokazuje zgłoszenia, których żaden moderator jeszcze nie zamknął.
help-reason = Powód; ta osoba go zobaczy.
help-minutes = Na ile minut; domyślnie do odwołania.
help-new-name = Nowa nazwa.
help-line = Numer wiadomości, jak pokazują go dziennik i zgłoszenia.
help-by-line = Numer wiadomości na czacie: dotyczy jej autora, także gościa; NAME to wtedy identyfikator stołu.
help-act = Numer wpisu w dzienniku.
help-moderator-off = Konto nie jest już moderatorem.
moderator-on = { $name } jest w gronie moderatorów.
moderator-off = { $name } nie jest już w gronie moderatorów.
act-done = Gotowe; w dzienniku to numer { $number }.
act-reversed = cofnięte
the-host = administrator
help-serve-fill-seconds = Ile sekund stół dla każdego czeka na ludzi, zanim wolne miejsca zajmą boty.
