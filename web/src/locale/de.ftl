# Deutsch: die Worte des Browserprogramms.

seven-states = Seven States
title = Seven States: Brettspiele rund um das alte China

## Unterwegs

nav = Seiten
nav-play = Spielen
nav-tables = Tische
nav-mine = Meine Spiele
nav-people = Spieler
nav-learn = Lernen
nav-puzzles = Aufgaben
skip-to-content = Zum Inhalt
language = Sprache
close = Schließen
loading = Einen Moment …
page-lost = Diese Seite konnte nicht geladen werden. Lade sie neu.
unreachable = Der Server ist nicht zu erreichen. Nichts ist verloren; versuche es gleich noch einmal.
try-again = Noch einmal versuchen
all-right = OK
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
you = du
somebody = jemand

## Die Startseite

game = Spiel
players = Spieler
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

## Listen von Tischen

your-turn = Du bist am Zug
status-over = Das Spiel ist zu Ende.
status-closed = Dieser Tisch wurde vor dem Ende geschlossen.

## Ein neuer Tisch

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
seat-bot-rated = { $name } ({ $rating })
seat-program = Fremdes Programm
visibility-private = Nur mit dem Link
visibility-public = Alle
mode-casual = Freundschaftsspiel
mode-rated = Gewertetes Spiel
clock = Uhr
clock-none = ohne Uhr
clock-move = { $time } pro Zug
clock-bank = { $time } + { $more } s pro Zug
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
minutes = { $count } min
options = Optionen

## Warten auf Spieler

joining = Du setzt dich an den Tisch …
sit-down = Hinsetzen
your-name = Dein Name
guest-number = Gast { $number }
guest-mark = Gast
guest-named = { $name } (Gast)
stand-up = Platz verlassen
free-seat = Entfernen
fill-with-bot = Bot hinzufügen
start-game = Spiel starten
start-waits = Du kannst starten, wenn alle Plätze besetzt sind.
host-starts = Warten, bis der Gastgeber startet.
dealing = Die Ziehungen werden versiegelt; das Spiel beginnt gleich.
invite-note = Wer diesen Link hat, kann sich an den Tisch setzen.
invite-link = Link zum Tisch
hand-over = Gib das Gerät an { $name } weiter
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
would-do = Wirkung
then-chance = Danach entscheiden der Zufall oder die anderen.
waiting-for = Warten auf { $names } …
decides = am Zug
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
time-left = verbleibende Zeit
offline = abwesend
spectators =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
standin-clock = Zeit abgelaufen, Bot spielt
standin-resigned = aufgegeben, Bot spielt
standin-left = gegangen, Bot spielt
standin-banned = gesperrt, Bot spielt
take-seat-back = Platz wieder einnehmen
reconnecting = Die Verbindung ist unterbrochen und wird wiederhergestellt; nichts ist verloren.
connect-again = Neu verbinden
beside-the-board = Seitenleiste
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-undo = { $name } nimmt die letzte Entscheidung zurück.
log-rewind = Alle sind einverstanden: Die letzte Entscheidung von { $name } wird zurückgenommen.
chat = Chat
chat-empty = Noch keine Nachrichten.
say = Senden
say-something = Nachricht
mute = Stummschalten
unmute-all = Alle Stummschaltungen aufheben
report = Melden
report-named = Nachricht von { $name } melden
line-removed = Nachricht entfernt
hint = Tipp
hint-note = Was würde ein Bot tun? Er weiß nicht mehr als du.
ask-hint = Tipp anfordern
thinking = Denkt nach …
win-chance = Gewinnchance { $percent }
equal-moves =
    { $count ->
        [one] Ein anderer Zug ist genauso gut.
       *[other] { $count } andere Züge sind genauso gut.
    }
copy-link = Link zu diesem Tisch kopieren
orders = Daueraufträge
orders-note = Ein Auftrag antwortet für dich, sobald du gefragt wirst, und zwar geheim. Der neueste gilt zuerst. Vor dem Ende sieht deine Aufträge niemand sonst. Du kannst sie jederzeit zurückziehen; was sie geantwortet haben, bleibt. Wenn du einen Zug zurücknimmst, werden alle zurückgezogen.
orders-none = Du hast keine Daueraufträge gegeben.
order-give = Auftrag geben
order-withdraw = Zurückziehen
by-order = Dein Dauerauftrag antwortet für dich.
ask-undo = Zurücknahme erbitten
undo-asked = { $name } möchte die letzte eigene Entscheidung zurücknehmen.
agree = Einverstanden
disagree = Ablehnen
resign = Aufgeben
resign-sure = Aufgeben? Ein Bot übernimmt deinen Platz endgültig.
fair-draws = Faire Ziehungen
fair-draws-note = Der Server hat alle Ziehungen vor dem Spiel festgelegt; dies ist ihr Siegel. Nach dem Spiel wird der Schlüssel veröffentlicht, und jeder kann jede Ziehung prüfen.
while-away = Während du weg warst
go-on-playing = Weiter
show-result = Ergebnis zeigen
watch-again = Wiedergabe
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
table-entropy-revealed = { $name } steuert eine Zahl zu den Ziehungen bei.
table-resigned = { $name } gibt auf; ein Bot übernimmt.
table-clock-out = Die Zeit von { $name } ist um; ein Bot übernimmt.
table-returned = { $name } ist zurück.
table-undo-asked = { $name } bittet um eine Zurücknahme.
table-undo-agreed = { $name } stimmt der Zurücknahme zu.
table-undo-refused = { $name } lehnt die Zurücknahme ab.
table-orders-set = Du hast deine Daueraufträge geändert.
table-rematch = Es gibt einen Tisch für das nächste Spiel.
table-closed = Der Tisch ist geschlossen.
table-banned = { $name } ist gesperrt; ein Bot übernimmt.
table-renamed = Ein Spieler hat einen neuen Namen.
table-line-changed = Eine Nachricht wurde entfernt oder wiederhergestellt.
table-program-changed = Das Programm von { $name } meldet sich.

## Ein beendetes Spiel ansehen

show-moment = Schritt { $at } der Wiedergabe
review = Analyse

## Lernen

take-lesson = Zur Lektion
play-a-bot = Gegen Bots spielen

## Einstellungen

settings = Einstellungen
setting-confirm = Züge bestätigen
setting-sound = Ton
setting-words = Textansicht

## Konto

account = Konto
sending = Wird gesendet …
catch-up = Vorspulen
since-your-turn = Seit deinem Zug
see-again = Noch einmal zeigen
lines-below = noch { $count }
since-nothing = Noch nichts.
newcomer = Neu bei { $game }?
newcomer-seat = Du spielst als { $name }; das ist dein Zeichen.
newcomer-close = Jetzt nicht
points-hidden = Punkte verdeckt
chat-unread = Chat ({ $count })
mute-named = { $name } stummschalten
