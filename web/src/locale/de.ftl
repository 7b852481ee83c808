# Deutsch: die Worte des Browserprogramms.

seven-states = Sieben Staaten
title = Sieben Staaten: Brettspiele aus dem alten China

## Unterwegs

nav = Seiten
nav-play = Spielen
nav-tables = Tische
nav-mine = Meine Spiele
nav-learn = Lernen
skip-to-content = Zum Inhalt
language = Sprache
close = Schließen
loading = Einen Moment …
page-lost = Diese Seite konnte nicht geladen werden. Lade sie neu.
unreachable = Der Server ist nicht zu erreichen. Nichts ist verloren; versuche es gleich noch einmal.
try-again = Noch einmal
all-right = In Ordnung
more = Mehr zeigen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
you = du
somebody = jemand

## Die Startseite

welcome = Könige, Mauern und streitende Reiche
welcome-line = Drei Brettspiele aus dem alten China. Wähle eines und fang an: ohne Konto, ohne Installation.
the-games = Die Spiele
go-on = Weiter mit
game = Spiel
players = Spieler
bots = Bots
bot-level =
    { $level ->
        [easy] leicht
        [normal] normal
        [hard] schwer
        [expert] Meister
        [random] zufällig
        [greedy] gierig
       *[other] { $level }
    }
play-now = Jetzt spielen
invite-friends = Freunde einladen
learn = Lernen
open-tables = Offene Tische
no-open-tables = Gerade wartet kein Tisch auf Spieler. Öffne einen, und andere können dazukommen.
all-tables = Alle Tische

## Listen von Tischen

open-your-own = Einen Tisch öffnen
tables-playing = Hier wird gespielt
no-tables-playing = Gerade spielt niemand öffentlich.
running-games = Laufende
no-running-games = Du hast kein laufendes Spiel.
finished-games = Beendete
no-finished-games = Du hast noch kein Spiel beendet.
your-turn = Du bist am Zug
status-open = wartet auf Spieler
status-dealing = beginnt gleich
status-playing = läuft
status-over = Das Spiel ist zu Ende.
status-closed = Dieser Tisch wurde vor dem Ende geschlossen.

## Ein neuer Tisch

new-table = Ein neuer Tisch: { $game }
who-plays = Wer spielt mit
who-plays-friends = Freunde, per Link
who-plays-bots = Bots
who-plays-device = Alle an diesem Gerät
who-sits-where = Wer sitzt wo
seat-me = Ich
seat-this-device = Jemand an diesem Gerät
seat-friend = Ein Freund oder wer kommt
seat-open = freier Platz
seat-bot =
    { $level ->
        [easy] Bot, leicht
        [normal] Bot, normal
        [hard] Bot, schwer
        [expert] Bot, Meister
        [random] Bot, zufällig
        [greedy] Bot, gierig
       *[other] Bot, { $level }
    }
name-of-player = Name dieses Spielers
hot-seat-note = Mehrere Spieler teilen sich dieses Gerät; zwischen ihren Zügen verdeckt ein Vorhang das Bild.
who-may-join = Wer mitspielen darf
visibility-private = Nur mit dem Link
visibility-public = Alle
mode = Wertung
mode-casual = Freundschaftsspiel
mode-rated = Gewertetes Spiel
clock = Uhr
clock-none = ohne Uhr
clock-move = { $time } für jeden Zug
clock-bank = { $time } im Ganzen, { $more } Sekunden mehr mit jedem Zug
clock-help = Ist die Zeit um, spielt ein Bot weiter; du kannst jederzeit zurückkommen.
days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
options = Optionen
more-options = Weitere Optionen
open-table = Den Tisch öffnen

## Warten auf Spieler

joining = Zum Tisch …
sit-down = Hinsetzen
your-name = Dein Name
guest-number = Gast { $number }
guest-mark = Gast
guest-named = { $name } (Gast)
stand-up = Aufstehen
free-seat = Platz freigeben
fill-with-bot = Einem Bot geben
start-game = Das Spiel beginnen
start-waits = Du kannst beginnen, wenn alle Plätze besetzt sind.
host-starts = Wer den Tisch geöffnet hat, beginnt das Spiel.
dealing = Die Ziehungen werden versiegelt; das Spiel beginnt gleich.
invite-note = Wer diesen Link öffnet, kann sich an den Tisch setzen.
invite-link = Link zum Tisch
hand-over = Gib das Gerät an { $name }
hand-over-note = Die Karten der anderen bleiben verdeckt.
i-am = Ich bin { $name }

## Am Tisch

table = Tisch
moves = Züge
board = Spielbrett
position = Stellung
chosen-so-far = Bisher gewählt
all-moves = Alle Züge
filter-moves = Einen Zug suchen
type-a-move = Oder einen Zug tippen
choose = Wählen
confirm = Bestätigen
undo = Zurücknehmen
would-do = Was dann geschieht
then-chance = Danach entscheiden der Zufall oder die anderen.
skip-telling = Überspringen (noch { $count })
waiting-for = Warten auf { $names } …
decides = entscheidet jetzt
points = Punkte
time-left = Zeit übrig
offline = abwesend
spectators =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
standin-clock = Zeit abgelaufen, ein Bot spielt
standin-resigned = aufgegeben, ein Bot spielt
standin-left = gegangen, ein Bot spielt
take-seat-back = Platz wieder einnehmen
reconnecting = Die Verbindung ist unterbrochen und wird erneuert; nichts ist verloren.
connect-again = Neu verbinden
beside-the-board = Neben dem Brett
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-undo = { $name } nimmt die letzte Entscheidung zurück.
log-rewind = Alle sind einverstanden: Das Spiel geht hinter die letzte Entscheidung von { $name } zurück.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
say = Sagen
say-something = Sag etwas
mute = stumm
unmute-all = Wieder alle hören
hint = Tipp
hint-note = Was täte ein Bot? Er weiß nicht mehr als du.
ask-hint = Um einen Tipp bitten
thinking = Denkt nach …
win-share = Gewinnaussicht nach Schätzung des Bots
win-chance = Gewinnchance { $percent } %
equal-moves =
    { $count ->
        [one] Ein anderer Zug ist genauso gut.
       *[other] { $count } andere Züge sind genauso gut.
    }
copy-link = Link zu diesem Tisch kopieren
ask-undo = Bitten, weiter zurückzugehen
undo-asked = { $name } bittet alle, hinter die eigene letzte Entscheidung zurückzugehen.
agree = Einverstanden
disagree = Nicht einverstanden
resign = Aufgeben
resign-sure = Wirklich? Ein Bot übernimmt deinen Platz endgültig.
fair-draws = Faire Ziehungen
fair-draws-note = Der Server hat alle Ziehungen vor dem Spiel festgelegt und zeigt dieses Siegel davon. Nach dem Spiel wird der Schlüssel veröffentlicht, und jeder kann jede Ziehung prüfen.
while-away = Während du weg warst
go-on-playing = Weiter
watch-again = Noch einmal ansehen
rematch = Noch einmal spielen
to-rematch = Zum nächsten Spiel
other-games = Andere Spiele
rule = Regel { $rule }
all-rules = Alle Regeln

## Was am Tisch geschah

table-seat-taken = { $name } setzt sich.
table-seat-left = { $name } steht auf.
table-seat-set = Ein Platz wird neu vergeben.
table-dealing = Die Ziehungen werden versiegelt.
table-started = Das Spiel beginnt.
table-entropy-offered = { $name } verspricht eine Zahl für die Ziehungen.
table-entropy-revealed = { $name } gibt eine Zahl zu den Ziehungen.
table-resigned = { $name } gibt auf; ein Bot spielt weiter.
table-clock-out = Die Zeit von { $name } ist um; ein Bot spielt weiter.
table-returned = { $name } ist zurück.
table-undo-asked = { $name } bittet, zurückzugehen.
table-undo-agreed = { $name } ist einverstanden, zurückzugehen.
table-undo-refused = { $name } ist nicht einverstanden.
table-rematch = Es gibt einen Tisch für das nächste Spiel.
table-closed = Der Tisch ist geschlossen.

## Ein beendetes Spiel ansehen

replay-of = Ein beendetes Spiel: { $game }
whose-eyes = Gesehen von
everything = allen, alles offen
moment = Augenblick
moment-of = { $at } von { $last }
first-moment = Zum Anfang
moment-before = Eins zurück
next-moment = Eins weiter
last-moment = Zum Ende
run = Laufen lassen
pause = Anhalten
points-over-time = Punkte im Lauf der Zeit
copy-moment = Link zu diesem Augenblick kopieren
show-moment = Augenblick { $at } der Wiedergabe
play-on = Von hier weiterspielen
download-record = Aufzeichnung
review = Was der Bot meint
review-note = Ein starker Bot geht deine Entscheidungen durch und weiß dabei nicht mehr als du. Diese haben dich nach seiner Schätzung am meisten gekostet.
review-progress = { $seen } von { $count } Entscheidungen angesehen
review-moment = Augenblick { $at }
review-made = Gespielt:
review-best = Besser:
review-nothing = Der Bot hat nichts Besseres gefunden.

## Lernen

take-lesson = Zur Lektion
lesson-resume = Weiter mit der Lektion
lesson-minutes = Etwa zehn Minuten an echten Stellungen; du kannst nach jedem Schritt aufhören und später weitermachen.
lesson-back = Zurück
lesson-next = Weiter
lesson-pass = Frage überspringen
lesson-show = Zeig es mir
lesson-do = Mach es für mich
lesson-chapter = Kapitel
lesson-step = Schritt { $step } von { $steps }
lesson-answers = Antworten
lesson-right = Richtig.
lesson-wrong = Nicht ganz.
lesson-other = Das geht hier nicht, oder es ist nicht das, worum es in diesem Schritt geht.
lesson-happened = Was geschehen ist
lesson-sit-down = An den Tisch mit einem Bot
lesson-wait = Die anderen entscheiden gerade.
lesson-left =
    { $count ->
        [one] Noch eine Entscheidung
       *[other] Noch { $count } Entscheidungen
    }
lesson-play-on = Diese Partie zu Ende spielen
read-rules = Die Regeln lesen
play-a-bot = Gegen Bots spielen

## Einstellungen

settings = Einstellungen
theme = Farben
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
theme-contrast = starker Kontrast
setting-confirm = Züge bestätigen
setting-confirm-help = Fragen, bevor ein Zug gesendet wird. Bewahrt vor verrutschten Fingern.
setting-sound = Ton
setting-sound-help = Ein leiser Ton, wenn du am Zug bist.
setting-animation = Bewegung
setting-animation-help = Was geschieht, wird Schritt für Schritt erzählt, und was sich ändert, leuchtet auf.
setting-words = Das Brett in Worten
setting-words-help = Tabellen und Listen statt eines Bildes, für Bildschirmleser und alle, die es mögen.
setting-notify = Benachrichtigungen
setting-notify-help = Der Browser sagt dir, dass du am Zug bist, während du etwas anderes ansiehst.

## Konto

account = Konto
account-note = Du kannst als Gast spielen, so lange du willst. Ein Konto bewahrt deine Spiele, Wertungen und Einstellungen auf jedem Gerät.
play-as-guest = Unter diesem Namen spielen
name-taken = Die anderen sehen dich jetzt unter diesem Namen.
sign-in = Anmelden
signed-in = Willkommen zurück.
sign-up = Ein Konto anlegen
sign-up-note = Die Spiele, die du als Gast gespielt hast, kommen mit.
signed-up = Das Konto ist angelegt.
sign-out = Abmelden
signed-out = Du bist abgemeldet.
change-password = Passwort ändern
password-changed = Das Passwort ist geändert.
delete-account = Konto löschen
delete-account-note = Dein Name verschwindet überall; die Spiele bleiben, ohne ihn.
account-deleted = Das Konto ist gelöscht.
field-name = Name
field-password = Passwort
field-new-password = Neues Passwort, mindestens 8 Zeichen
ratings = Wertungen
rating = Wertung
games-played = Spiele
no-ratings = Du hast noch keine Wertung: Spiele ein gewertetes Spiel.
contents = Inhalt
