# Polski: słowa programu w przeglądarce.

seven-states = Seven States
title = Seven States: gry planszowe o starożytnych Chinach

## Po stronach

nav = Strony
nav-play = Graj
nav-tables = Stoły
nav-mine = Moje gry
nav-people = Gracze
nav-learn = Nauka
nav-puzzles = Zadania
skip-to-content = Przejdź do treści
language = Język
close = Zamknij
loading = Chwileczkę…
page-lost = Nie udało się wczytać tej strony. Wczytaj ją ponownie.
unreachable = Serwer nie odpowiada. Nic nie przepadło; spróbuj za chwilę.
try-again = Spróbuj ponownie
all-right = OK
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
you = ty
somebody = ktoś

## Strona początkowa

game = Gra
players = Gracze
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

## Listy stołów

your-turn = Twoja kolej
status-over = Koniec gry.
status-closed = Ten stół zamknięto przed końcem.

## Nowy stół

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
seat-bot-rated = { $name } ({ $rating })
seat-program = Zewnętrzny program
visibility-private = Tylko z linkiem
visibility-public = Wszyscy
mode-casual = Gra towarzyska
mode-rated = Gra rankingowa
clock = Zegar
clock-none = bez zegara
clock-move = { $time } na ruch
clock-bank = { $time } + { $more } s na ruch
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
minutes = { $count } min
options = Opcje

## Czekanie na graczy

joining = Siadasz do stołu…
sit-down = Usiądź
your-name = Nazwa gracza
guest-number = Gość { $number }
guest-mark = gość
guest-named = { $name } (gość)
stand-up = Zwolnij miejsce
free-seat = Usuń
fill-with-bot = Dodaj bota
start-game = Rozpocznij grę
start-waits = Możesz zacząć, gdy wszystkie miejsca są zajęte.
host-starts = Czekamy, aż gospodarz rozpocznie grę.
dealing = Losowania są pieczętowane; gra zaraz się zacznie.
invite-note = Każdy, kto ma ten link, może usiąść do stołu.
invite-link = Link do stołu
hand-over = Przekaż urządzenie graczowi { $name }
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
would-do = Skutek
then-chance = Potem decyduje los albo inni.
waiting-for = Czekamy na: { $names }…
decides = teraz gra
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
time-left = pozostały czas
offline = poza stołem
spectators =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[other] { $count } widzów
    }
standin-clock = koniec czasu, gra bot
standin-resigned = rezygnacja, gra bot
standin-left = poza grą, gra bot
standin-banned = zakaz gry, gra bot
take-seat-back = Wróć na miejsce
reconnecting = Połączenie przerwane. Łączymy ponownie; nic nie przepadło.
connect-again = Połącz ponownie
beside-the-board = Panel boczny
log = Przebieg
log-empty = Nic się jeszcze nie stało.
log-undo = { $name } cofa ostatnią decyzję.
log-rewind = Wszyscy się zgadzają: ostatnia decyzja gracza { $name } zostaje cofnięta.
chat = Czat
chat-empty = Nie ma jeszcze wiadomości.
say = Wyślij
say-something = Wiadomość
mute = Wycisz
unmute-all = Wyłącz wyciszenia
report = Zgłoś
report-named = Zgłoś wiadomość: { $name }
line-removed = Wiadomość usunięta
hint = Podpowiedź
hint-note = Co zrobiłby bot? Nie wie więcej niż ty.
ask-hint = Poproś o podpowiedź
thinking = Myśli…
win-chance = szansa wygranej { $percent }
equal-moves =
    { $count ->
        [one] Jeden inny ruch jest równie dobry.
        [few] { $count } inne ruchy są równie dobre.
       *[many] { $count } innych ruchów jest równie dobrych.
    }
copy-link = Kopiuj link do tego stołu
orders = Stałe polecenia
orders-note = Polecenie odpowiada za ciebie, gdy tylko pojawi się pytanie, i to w tajemnicy. Najnowsze ma pierwszeństwo. Przed końcem gry nikt inny twoich poleceń nie zobaczy. Możesz je wycofać w każdej chwili; udzielone odpowiedzi pozostają. Cofnięcie ruchu wycofuje wszystkie.
orders-none = Nie masz stałych poleceń.
order-give = Wydaj polecenie
order-withdraw = Wycofaj
by-order = Twoje stałe polecenie odpowiada za ciebie.
ask-undo = Poproś o cofnięcie
undo-asked = { $name } prosi o cofnięcie swojej ostatniej decyzji.
agree = Zgadzam się
disagree = Odmów
resign = Zrezygnuj
resign-sure = Zrezygnować? Bot przejmie twoje miejsce na stałe.
fair-draws = Uczciwe losowania
fair-draws-note = Serwer ustalił wszystkie losowania przed grą; to jest ich pieczęć. Po grze klucz jest jawny i każdy może sprawdzić każde losowanie.
while-away = Pod twoją nieobecność
go-on-playing = Graj dalej
show-result = Pokaż wynik
watch-again = Powtórka
rematch = Zagraj jeszcze raz
to-rematch = Do następnej gry
other-games = Inne gry
rule = Zasada { $rule }
all-rules = Wszystkie zasady

## Co się stało przy stole

table-seat-taken = { $name } siada do stołu.
table-seat-left = { $name } wstaje od stołu.
table-seat-set = Miejsce przechodzi w inne ręce.
table-dealing = Losowania są pieczętowane.
table-started = Gra się zaczyna.
table-entropy-offered = { $name } obiecuje liczbę do losowań.
table-entropy-revealed = { $name } dodaje liczbę do losowań.
table-resigned = { $name } rezygnuje; dalej gra bot.
table-clock-out = { $name } nie ma już czasu; dalej gra bot.
table-returned = { $name } wraca.
table-undo-asked = { $name } prosi o cofnięcie.
table-undo-agreed = { $name } zgadza się na cofnięcie.
table-undo-refused = { $name } odmawia cofnięcia.
table-orders-set = Zmieniasz swoje stałe polecenia.
table-rematch = Jest już stół do następnej gry.
table-closed = Stół jest zamknięty.
table-banned = { $name } ma zakaz gry; dalej gra bot.
table-renamed = Gracz ma nową nazwę.
table-line-changed = Wiadomość usunięto albo przywrócono.
table-program-changed = Program ({ $name }) zgłasza się.

## Oglądanie zakończonej gry

show-moment = Krok { $at } powtórki
review = Analiza gry

## Nauka

take-lesson = Przejdź lekcję
play-a-bot = Graj z botami

## Ustawienia

settings = Ustawienia
setting-confirm = Potwierdzanie ruchów
setting-sound = Dźwięk
setting-words = Widok tekstowy

## Konto

account = Konto
sending = Wysyłanie…
catch-up = Przewiń
since-your-turn = Od twojej tury
see-again = Pokaż jeszcze raz
lines-below = jeszcze { $count }
since-nothing = Jeszcze nic.
newcomer = Znasz { $game }?
newcomer-seat = Grasz jako { $name }; to twój znak.
newcomer-close = Nie teraz
points-hidden = punkty ukryte
chat-unread = Czat ({ $count })
mute-named = Wycisz: { $name }
