# Polski: słowa programu w przeglądarce.

seven-states = Siedem Państw
title = Siedem Państw: gry planszowe starożytnych Chin

## Po stronach

nav = Strony
nav-play = Graj
nav-tables = Stoły
nav-mine = Moje gry
nav-learn = Nauka
skip-to-content = Do treści
language = Język
close = Zamknij
loading = Chwileczkę …
page-lost = Nie udało się wczytać tej strony. Wczytaj ją ponownie.
unreachable = Serwer nie odpowiada. Nic nie przepadło; spróbuj za chwilę.
try-again = Spróbuj ponownie
all-right = W porządku
more = Pokaż więcej
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
you = ty
somebody = ktoś

## Strona początkowa

welcome = Królowie, mury i walczące państwa
welcome-line = Trzy gry planszowe starożytnych Chin. Wybierz jedną i zacznij: bez konta, bez instalacji.
the-games = Gry
go-on = Graj dalej
game = Gra
players = Gracze
bots = Boty
bot-level =
    { $level ->
        [easy] łatwy
        [normal] zwykły
        [hard] trudny
        [expert] mistrz
        [random] losowy
        [greedy] zachłanny
       *[other] { $level }
    }
play-now = Graj teraz
invite-friends = Zaproś znajomych
learn = Nauka
open-tables = Otwarte stoły
no-open-tables = Żaden stół nie czeka teraz na graczy. Otwórz własny, a inni się dosiądą.
all-tables = Wszystkie stoły

## Listy stołów

open-your-own = Otwórz stół
tables-playing = Gra się tutaj
no-tables-playing = Nikt teraz nie gra publicznie.
running-games = W toku
no-running-games = Nie masz gry w toku.
finished-games = Zakończone
no-finished-games = Nie masz jeszcze zakończonej gry.
your-turn = Twoja kolej
status-open = czeka na graczy
status-dealing = zaraz się zacznie
status-playing = w toku
status-over = Gra skończona.
status-closed = Ten stół zamknięto przed końcem.

## Nowy stół

new-table = Nowy stół: { $game }
who-plays = Kto gra
who-plays-friends = Znajomi, przez link
who-plays-bots = Boty
who-plays-device = Wszyscy na tym urządzeniu
who-sits-where = Kto gdzie siedzi
seat-me = Ja
seat-this-device = Ktoś przy tym urządzeniu
seat-friend = Znajomy albo kto przyjdzie
seat-open = wolne miejsce
seat-bot =
    { $level ->
        [easy] Bot, łatwy
        [normal] Bot, zwykły
        [hard] Bot, trudny
        [expert] Bot, mistrz
        [random] Bot, losowy
        [greedy] Bot, zachłanny
       *[other] Bot, { $level }
    }
name-of-player = Imię tego gracza
hot-seat-note = Kilku graczy dzieli to urządzenie; między turami obraz zakrywa zasłona.
who-may-join = Kto może dołączyć
visibility-private = Tylko z linkiem
visibility-public = Wszyscy
mode = Ranking
mode-casual = Gra towarzyska
mode-rated = Gra rankingowa
clock = Zegar
clock-none = bez zegara
clock-move = { $time } na każdy ruch
clock-bank = { $time } na całą grę, { $more } s więcej za każdy ruch
clock-help = Gdy czas minie, gra dalej bot; możesz wrócić w każdej chwili.
days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[other] { $count } dni
    }
hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[other] { $count } godzin
    }
minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
options = Opcje
more-options = Więcej opcji
open-table = Otwórz stół

## Czekanie na graczy

joining = Do stołu …
sit-down = Usiądź
your-name = Twoje imię
guest-number = Gość { $number }
guest-mark = gość
guest-named = { $name } (gość)
stand-up = Wstań
free-seat = Zwolnij miejsce
fill-with-bot = Oddaj botowi
start-game = Rozpocznij grę
start-waits = Możesz zacząć, gdy wszystkie miejsca są zajęte.
host-starts = Grę zaczyna ten, kto otworzył stół.
dealing = Losowania są pieczętowane; gra zaraz się zacznie.
invite-note = Kto otworzy ten link, może usiąść do stołu.
invite-link = Link do stołu
hand-over = Oddaj urządzenie: { $name }
hand-over-note = Karty pozostałych są zakryte.
i-am = To ja: { $name }

## Przy stole

table = Stół
moves = Ruchy
board = Plansza
position = Pozycja
chosen-so-far = Dotąd wybrano
all-moves = Wszystkie ruchy
filter-moves = Znajdź ruch
type-a-move = Albo wpisz ruch
choose = Wybierz
confirm = Potwierdź
undo = Cofnij
would-do = Co się stanie
then-chance = Potem decyduje los albo inni.
skip-telling = Pomiń (jeszcze { $count })
waiting-for = Czekamy na: { $names } …
decides = teraz decyduje
points = punkty
time-left = pozostały czas
offline = nieobecny
spectators =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[other] { $count } widzów
    }
standin-clock = koniec czasu, gra bot
standin-resigned = rezygnacja, gra bot
standin-left = odszedł, gra bot
take-seat-back = Wróć na miejsce
reconnecting = Połączenie przerwane. Łączymy ponownie; nic nie przepadło.
connect-again = Połącz ponownie
beside-the-board = Obok planszy
log = Przebieg
log-empty = Nic się jeszcze nie stało.
log-undo = { $name } cofa ostatnią decyzję.
log-rewind = Wszyscy się zgadzają: gra wraca przed ostatnią decyzję gracza { $name }.
chat = Rozmowa
chat-empty = Nikt jeszcze nic nie powiedział.
say = Powiedz
say-something = Powiedz coś
mute = wycisz
unmute-all = Słuchaj znów wszystkich
hint = Rada
hint-note = Co zrobiłby bot? Nie wie więcej niż ty.
ask-hint = Poproś o radę
thinking = Myśli …
win-share = Szansa wygranej według bota
win-chance = szansa wygranej { $percent } %
equal-moves =
    { $count ->
        [one] Jeden inny ruch jest równie dobry.
        [few] { $count } inne ruchy są równie dobre.
       *[many] { $count } innych ruchów jest równie dobrych.
    }
copy-link = Kopiuj link do tego stołu
ask-undo = Poproś o cofnięcie dalej
undo-asked = { $name } prosi wszystkich o powrót przed swoją ostatnią decyzję.
agree = Zgadzam się
disagree = Nie zgadzam się
resign = Zrezygnuj
resign-sure = Na pewno? Bot przejmie twoje miejsce na stałe.
fair-draws = Uczciwe losowania
fair-draws-note = Serwer ustalił wszystkie losowania przed grą i pokazuje ich pieczęć. Po grze klucz jest jawny i każdy może sprawdzić każde losowanie.
while-away = Pod twoją nieobecność
go-on-playing = Graj dalej
watch-again = Obejrzyj ponownie
rematch = Zagraj jeszcze raz
to-rematch = Do następnej gry
other-games = Inne gry
rule = Zasada { $rule }
all-rules = Wszystkie zasady

## Co się stało przy stole

table-seat-taken = { $name } siada do stołu.
table-seat-left = { $name } wstaje od stołu.
table-seat-set = Miejsce przydzielono na nowo.
table-dealing = Losowania są pieczętowane.
table-started = Gra się zaczyna.
table-entropy-offered = { $name } obiecuje liczbę do losowań.
table-entropy-revealed = { $name } dodaje liczbę do losowań.
table-resigned = { $name } rezygnuje; dalej gra bot.
table-clock-out = { $name } nie ma już czasu; dalej gra bot.
table-returned = { $name } wraca.
table-undo-asked = { $name } prosi o cofnięcie.
table-undo-agreed = { $name } zgadza się na cofnięcie.
table-undo-refused = { $name } nie zgadza się na cofnięcie.
table-rematch = Jest już stół do następnej gry.
table-closed = Stół jest zamknięty.

## Oglądanie zakończonej gry

replay-of = Zakończona gra: { $game }
whose-eyes = Widok
everything = wszystkich, wszystko odkryte
moment = Chwila
moment-of = { $at } z { $last }
first-moment = Na początek
moment-before = Jeden wstecz
next-moment = Jeden dalej
last-moment = Na koniec
run = Odtwarzaj
pause = Zatrzymaj
points-over-time = Punkty w czasie
copy-moment = Kopiuj link do tej chwili
show-moment = Chwila { $at } powtórki
play-on = Graj dalej stąd
download-record = Zapis
review = Zdaniem bota
review-note = Silny bot przegląda twoje decyzje i nie wie przy tym więcej niż ty. Te kosztowały cię według niego najwięcej.
review-progress = Przejrzane decyzje: { $seen } z { $count }
review-moment = Chwila { $at }
review-made = Zagrano:
review-best = Lepiej:
review-nothing = Bot nie znalazł nic lepszego.

## Nauka

take-lesson = Przejdź lekcję
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
play-a-bot = Graj z botami

## Ustawienia

settings = Ustawienia
theme = Kolory
theme-system = jak system
theme-light = jasne
theme-dark = ciemne
theme-contrast = wysoki kontrast
setting-confirm = Potwierdzanie ruchów
setting-confirm-help = Pytaj przed wysłaniem ruchu. Chroni przed omsknięciem palca.
setting-sound = Dźwięk
setting-sound-help = Cichy ton, gdy przychodzi twoja kolej.
setting-animation = Ruch
setting-animation-help = To, co się dzieje, jest opowiadane krok po kroku, a to, co się zmienia, rozbłyskuje.
setting-words = Plansza słowami
setting-words-help = Tabele i listy zamiast obrazu, dla czytników ekranu i wszystkich, którzy wolą.
setting-notify = Powiadomienia
setting-notify-help = Przeglądarka powie, że twoja kolej, gdy patrzysz na coś innego.

## Konto

account = Konto
account-note = Możesz grać jako gość, jak długo chcesz. Konto przechowuje gry, rankingi i ustawienia na każdym urządzeniu.
play-as-guest = Graj pod tym imieniem
name-taken = Inni widzą cię teraz pod tym imieniem.
sign-in = Zaloguj się
signed-in = Witaj z powrotem.
sign-up = Załóż konto
sign-up-note = Gry rozegrane jako gość przejdą na konto.
signed-up = Konto założone.
sign-out = Wyloguj się
signed-out = Wylogowano.
change-password = Zmień hasło
password-changed = Hasło zmienione.
delete-account = Usuń konto
delete-account-note = Twoje imię zniknie wszędzie; gry zostaną, bez niego.
account-deleted = Konto usunięte.
field-name = Imię
field-password = Hasło
field-new-password = Nowe hasło, co najmniej 8 znaków
ratings = Rankingi
rating = Ranking
games-played = Gry
no-ratings = Nie masz jeszcze rankingu: zagraj grę rankingową.
contents = Spis treści
