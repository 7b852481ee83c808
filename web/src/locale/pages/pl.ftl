# Polski: słowa stron bez planszy, których nie wczytuje żaden stół.

## Wyniki

result-won = Zwycięstwo!
result-shared = Wspólne zwycięstwo.
result-place = Miejsce { $place } z { $seats }. Zwycięstwo: { $names }.
result-left = Gra opuszczona. Zwycięstwo: { $names }.
result-winner = Zwycięstwo: { $names }.
result-nobody = Nikt nie wygrał.

## Stoły dla każdego i według rankingu

play-anyone = Szukaj graczy
fill-with-bots = Po minucie wolne miejsca zajmą boty
bots-come = Szukamy graczy. O { $time } wolne miejsca zajmą boty.
people-come = Szukamy graczy. Gra zacznie się, gdy stół będzie pełny.
skill = Ranking graczy
skill-bound-least = od
skill-bound-most = do
skill-help = Usiąść mogą tylko gracze z takim rankingiem w tej grze, przy tej liczbie graczy. Nowi gracze mają 0. Zostaw oba pola puste, jeśli może każdy.
skill-least = ranking od { $least }
skill-most = ranking do { $most }
skill-both = ranking od { $least } do { $most }
skill-only = Usiąść mogą tylko gracze spełniający warunek: { $skill }.

## Profile

your-profile = Twój profil
your-people = Twoi gracze
member-since = Na stronie od { $date }
moderator = Moderacja
follow = Obserwuj
unfollow = Nie obserwuj
block = Zablokuj
unblock = Odblokuj
block-note = Nie widzisz wiadomości tej osoby. Żadne z was nie może zaprosić drugiego ani usiąść przy jego stole.
private-profile = Ten profil jest prywatny.
private-mine = Twój profil jest prywatny: to, co niżej, widzisz tylko ty.
setting-private = Profil prywatny
setting-private-help = Nikt inny nie widzi twoich rankingów i wyników, a w klasyfikacjach cię nie ma.
no-ratings-yet = Jeszcze bez rankingu.
results = Gry publiczne
games-won = Wygrane
share-won = Odsetek wygranych
bots-beaten = Najczęściej pokonane boty
times =
    { $count ->
        [one] raz
       *[other] { $count } razy
    }
history-of =
    { $seats ->
        [one] { $game }, { $seats } gracz
        [few] { $game }, { $seats } graczy
       *[other] { $game }, { $seats } graczy
    }
history-facts =
    { $count ->
        [one] Jedna gra rankingowa. Teraz { $now }.
        [few] { $count } gry rankingowe. Teraz { $now }, najniżej { $least }, najwyżej { $most }.
       *[other] { $count } gier rankingowych. Teraz { $now }, najniżej { $least }, najwyżej { $most }.
    }
history-note = Linia to ranking, pas to oceniana siła gry z jej niepewnością (średnia ± 2 odchylenia standardowe).
playing-now = Teraz przy stole
latest-games = Ostatnie gry
no-public-games = Jeszcze bez gier publicznych.

## Listy najlepszych

leaderboards = Klasyfikacje
rank = Miejsce
interval = Siła (95%)
no-ranks = Nikt jeszcze nie zagrał tu dość gier rankingowych.
ranks-note = Ranking to ostrożna ocena: średnia siła minus trzy odchylenia standardowe. Siła to średnia z przedziałem 95%. Na liście są gracze po pięciu grach rankingowych.

## Gracze

find-account = Znajdź gracza
show-profile = Pokaż profil
people-need-account = Z kontem możesz obserwować, zapraszać i blokować graczy.
following = Obserwujesz
following-nobody = Nikogo jeszcze nie obserwujesz. Możesz to zrobić na profilu gracza.
plays-now = gra teraz: { $game }
blocked = Zablokowani
invitations = Zaproszenia
invited-by =
    { $seats ->
        [one] { $name } zaprasza cię: { $game }, { $seats } gracz.
        [few] { $name } zaprasza cię: { $game }, { $seats } graczy.
       *[other] { $name } zaprasza cię: { $game }, { $seats } graczy.
    }
accept = Przyjmij
decline = Odrzuć
invite-by-name = Zaproś gracza po nazwie
invite = Zaproś
invited = Zaproszenie wysłane: { $name }.

## Zgłoszenia

report-line = Zgłoś wiadomość
report-person = Zgłoś gracza
report-table = Zgłoś stół
report-why = Co jest nie tak?
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Moderatorzy się tym zajmą.

## Moderacja

moderation = Moderacja
not-moderator = Ta strona jest dla moderatorów.
reports = Zgłoszenia
reports-shown = Pokaż
reports-open = Otwarte
reports-done = Załatwione
reports-dismissed = Odrzucone
no-reports = Nie ma takich zgłoszeń.
reported-line = Wiadomość
reported-person = Gracz
reported-table = Stół
report-done = Załatwione
report-dismiss = Odrzuć
report-reopen = Otwórz ponownie
act-now = Podejmij działanie
act-on-account = Podejmij działanie wobec konta
act = Działanie
act-mute = Wycisz
act-ban = Zakaz gry
act-rename = Zmień nazwę
act-remove-line = Usuń wiadomość
act-unmute = Cofnij wyciszenie
act-unban = Cofnij zakaz
act-rename-back = Przywróć nazwę
act-restore-line = Przywróć wiadomość
act-moderator = Nadaj rolę moderatora
act-no-moderator = Odbierz rolę moderatora
act-done = Gotowe.
account-name = Nazwa konta
how-long = Na jak długo
no-end = Do odwołania
new-name = Nowa nazwa
reason-shown = Powód (widoczny dla tej osoby)
moderation-log = Dziennik
no-acts = Jeszcze nic się nie stało.
until = do { $date }
taken-back = cofnięte
take-back = Cofnij działanie
by-host = Administrator strony
notice-mute = Do odwołania nie możesz pisać na czacie. Powód: { $reason }
notice-mute-until = Do { $until } nie możesz pisać na czacie. Powód: { $reason }
notice-ban = Masz zakaz gry do odwołania. Powód: { $reason }
notice-ban-until = Masz zakaz gry do { $until }. Powód: { $reason }
notice-rename = Moderacja zmieniła twoją nazwę; brzmiała „{ $text }”. Powód: { $reason }
notice-remove-line = Moderacja usunęła twoją wiadomość „{ $text }”. Powód: { $reason }

## Teksty gospodarza

host-terms = Regulamin
host-privacy = Prywatność

## Inne strony bez planszy

more = Pokaż więcej
welcome = Królowie, mury i walczące królestwa
welcome-line = Trzy gry planszowe o starożytnych Chinach. Wybierz jedną i zacznij: bez konta, bez instalacji.
the-games = Gry
go-on = Graj dalej
bots = Boty
level-of-bots = Poziom botów
level-about =
    { $level ->
        [easy] Przeocza niektóre ruchy, a inne źle ocenia.
        [normal] Patrzy jeden krok naprzód.
        [hard] Widzi, co opłaci się później.
        [expert] Przy każdej decyzji myśli naprzód, do pięciu sekund.
        [random] Wykonuje dowolny dozwolony ruch.
       *[other] { "" }
    }
level-rating = Siła { $rating }.
rating-note = „Zwykły” ma 1000; w grze we dwoje bot silniejszy o 200 wygrywa około trzech partii na cztery.
open-tables = Otwarte stoły
no-open-tables = Brak otwartych stołów. Otwórz własny, a inni się dosiądą.
all-tables = Wszystkie stoły
open-your-own = Otwórz stół
tables-playing = Trwające gry
no-tables-playing = Teraz nie trwa żadna publiczna gra.
running-games = Trwające gry
no-running-games = Nie masz trwającej gry.
finished-games = Zakończone gry
no-finished-games = Nie masz jeszcze zakończonej gry.
status-open = czeka na graczy
status-dealing = zaraz się zacznie
status-playing = trwa
new-table = Nowy stół: { $game }
who-plays = Kto gra
who-plays-friends = Znajomi, przez link
who-plays-bots = Boty
who-plays-device = Wszyscy na tym urządzeniu
who-sits-where = Kto gdzie siedzi
seat-me = Ja
seat-this-device = Gracz przy tym urządzeniu
seat-friend = Wolne miejsce
name-of-player = Nazwa tego gracza
hot-seat-note = Kilku graczy korzysta z tego urządzenia; między turami obraz zakrywa zasłona.
who-may-join = Kto może dołączyć
mode = Ranking
clock-help = Gdy twój czas minie, dalej gra bot; możesz wrócić w każdej chwili.
more-options = Więcej opcji
open-table = Otwórz stół
account-note = Możesz grać jako gość, jak długo chcesz. Z kontem masz swoje gry, rankingi i ustawienia na każdym urządzeniu.
play-as-guest = Zapisz nazwę
name-taken = Inni widzą cię teraz pod tą nazwą.
sign-in = Zaloguj się
signed-in = Witaj ponownie.
sign-up = Załóż konto
sign-up-note = Gry rozegrane jako gość przejdą na konto.
signed-up = Konto założone.
sign-out = Wyloguj się
signed-out = Wylogowano.
change-password = Zmień hasło
password-changed = Hasło zmienione.
delete-account = Usuń konto
delete-account-note = Twoja nazwa zniknie wszędzie; gry zostaną, bez niej.
account-deleted = Konto usunięte.
field-name = Nazwa gracza
field-password = Hasło
field-new-password = Nowe hasło, co najmniej 8 znaków
ratings = Rankingi
rating = Ranking
games-played = Gry
no-ratings = Nie masz jeszcze rankingu: rozegraj grę rankingową.

## Zewnętrzne programy

program-waiting = Czeka na program
program-here = Połączony
program-away = Niepołączony
program-unready = niegotowy
program-string = Ciąg połączenia
program-renew = Nowy ciąg połączenia
program-help = Przekaż ten ciąg programowi. Widzisz go tylko teraz, a kto go ma, gra z tego miejsca. Nowy go unieważnia.
program-stop = Niech dalej gra bot
program-stop-sure = Oddać miejsce botowi? Program nie będzie mógł wrócić.

## Strona bez serwera

alone = Do tego potrzeba serwera z innymi graczami. Tutaj grasz z botami albo ze znajomymi na tym urządzeniu.
alone-kept = Twoje partie zostają w tej przeglądarce. Jeśli chcesz zachować którąś gdzie indziej, pobierz ją z powtórki; plik otworzysz tu ponownie.
alone-loading = Wczytywanie gier: { $percent }
alone-learn = Przejdź w tym czasie lekcję
alone-failed = Nie udało się wczytać gier. Sprawdź połączenie i spróbuj ponownie.
alone-elsewhere = Grasz w innej karcie.
alone-here = Graj tutaj
alone-update = Nowa wersja jest gotowa. Twoje partie zostaną zachowane.
alone-update-now = Zaktualizuj
alone-unkept = Ta przeglądarka nie zapisuje twoich partii: po zamknięciu strony przepadną. Wyjdź z trybu prywatnego albo zwolnij trochę miejsca.
open-record = Otwórz zapisaną partię
choose-file = Wybierz plik
record-unreadable = To nie jest zapisana partia.
record-elsewhere = Ten link zawiera zapisaną partię. Otworzysz go tylko tam, gdzie gry działają bez serwera.
record-copy = Kopiuj link z tą partią
record-too-long = Ta partia jest za długa na link. Zamiast tego ją pobierz.
game-delete = Usuń
game-delete-sure = Usuń na stałe

## Powtórki i lekcje

win-share = Ocena bota: szansa na wygraną
replay-of = Zakończona gra: { $game }
whose-eyes = Widok
everything = Wszystko odkryte
moment = Krok
moment-of = { $at } z { $last }
first-moment = Początek
moment-before = Wstecz
next-moment = Dalej
last-moment = Koniec
run = Odtwarzaj
pause = Pauza
points-over-time = Punkty w czasie
turning-points = Punkty zwrotne
copy-moment = Kopiuj link do tego kroku
play-on = Graj dalej od tego miejsca
download-record = Pobierz
review-note = Silny bot przegląda twoje decyzje i nie wie przy tym więcej niż ty. Te kosztowały cię według niego najwięcej.
review-progress = Przejrzane decyzje: { $seen } z { $count }
review-moment = Krok { $at }
review-made = Zagrano:
review-best = Lepiej:
review-nothing = Bot nie znalazł nic lepszego.
lesson-resume = Wróć do lekcji
lesson-minutes = Około dziesięciu minut na prawdziwych pozycjach; możesz przerwać po każdym kroku i wrócić później.
lesson-back = Wstecz
lesson-next = Dalej
lesson-pass = Pomiń pytanie
lesson-show = Pokaż mi
lesson-do = Zrób to za mnie
lesson-chapter = Rozdział
lesson-step = Krok { $step } z { $steps }
lesson-answers = Odpowiedzi
lesson-right = Dobrze.
lesson-wrong = Niezupełnie.
lesson-other = To tutaj niemożliwe albo nie o to chodzi w tym kroku.
lesson-happened = Co się stało
lesson-sit-down = Usiądź do gry z botem
lesson-wait = Teraz decydują inni.
lesson-left =
    { $count ->
        [one] Jeszcze jedna decyzja
        [few] Jeszcze { $count } decyzje
        [many] Jeszcze { $count } decyzji
       *[other] Jeszcze { $count } decyzji
    }
lesson-play-on = Dokończ tę partię
read-rules = Przeczytaj zasady
contents = Spis treści

## Ustawienia

theme = Motyw
theme-system = jak w systemie
theme-light = jasny
theme-dark = ciemny
theme-contrast = wysoki kontrast
setting-confirm-help = Pytaj przed wysłaniem ruchu. Chroni przed przypadkowym ruchem.
setting-sound-help = Krótkie dźwięki ruchów, wiadomości i twojej kolei.
setting-animation = Animacje
setting-animation-help = Ruchy są pokazywane krok po kroku, a zmiany rozbłyskują.
setting-words-help = Tabele i listy zamiast obrazu, dla czytników ekranu i wszystkich, którzy tak wolą.
setting-notify = Powiadomienia
setting-notify-help = Przeglądarka da znać, że twoja kolej, gdy patrzysz na coś innego.
speed = Tempo odtwarzania
speed-slow = wolno
speed-normal = normalnie
speed-fast = szybko
speed-instant = od razu
