# Deutsch: die Worte der Seiten ohne Brett, die kein Tisch lädt.

## Ergebnisse

result-won = Du hast gewonnen.
result-shared = Geteilter Sieg für dich.
result-place = Platz { $place } von { $seats }. Sieg: { $names }.
result-left = Du bist ausgestiegen. Sieg: { $names }.
result-winner = Sieg: { $names }.
result-nobody = Niemand hat gewonnen.

## Tische für alle und nach Wertung

play-anyone = Mitspieler suchen
fill-with-bots = Nach einer Minute nehmen Bots die freien Plätze
bots-come = Mitspieler gesucht. Um { $time } nehmen Bots die freien Plätze.
people-come = Mitspieler gesucht. Das Spiel beginnt, sobald der Tisch voll ist.
skill = Wertung der Spieler
skill-bound-least = von
skill-bound-most = bis
skill-help = Nur wer in diesem Spiel mit dieser Spielerzahl eine solche Wertung hat, darf Platz nehmen. Neulinge haben 0. Lass beides leer, wenn alle dürfen.
skill-least = Wertung ab { $least }
skill-most = Wertung bis { $most }
skill-both = Wertung { $least } bis { $most }
skill-only = Platz nehmen dürfen nur Spieler mit { $skill }.

## Profile

your-profile = Dein Profil
your-people = Deine Leute
member-since = Dabei seit { $date }
moderator = Moderation
follow = Folgen
unfollow = Nicht mehr folgen
block = Blockieren
unblock = Nicht mehr blockieren
block-note = Du siehst keine Nachrichten dieser Person. Keiner von euch kann den anderen einladen oder an einem Tisch des anderen Platz nehmen.
private-profile = Dieses Profil ist privat.
private-mine = Dein Profil ist privat: Was folgt, siehst nur du.
setting-private = Privates Profil
setting-private-help = Niemand sonst sieht deine Wertungen und Ergebnisse, und du stehst nicht in den Bestenlisten.
no-ratings-yet = Noch keine Wertung.
results = Öffentliche Spiele
games-won = Gewonnen
share-won = Siegquote
bots-beaten = Am häufigsten besiegte Bots
times =
    { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
history-of =
    { $seats ->
       *[other] { $game }, { $seats } Spieler
    }
history-facts =
    { $count ->
        [one] Ein gewertetes Spiel. Jetzt { $now }.
       *[other] { $count } gewertete Spiele. Jetzt { $now }, tiefster Wert { $least }, höchster { $most }.
    }
history-note = Die Linie ist die Wertung, das Band die geschätzte Spielstärke mit ihrer Unsicherheit (Mittelwert ± 2 Standardabweichungen).
playing-now = Gerade am Tisch
latest-games = Letzte Spiele
no-public-games = Noch keine öffentlichen Spiele.

## Bestenlisten

leaderboards = Bestenlisten
rank = Rang
interval = Stärke (95 %)
no-ranks = Hier hat noch niemand genug gewertete Spiele gespielt.
ranks-note = Die Wertung ist vorsichtig geschätzt: die mittlere Stärke minus drei Standardabweichungen. Die Stärke zeigt den Mittelwert mit dem 95-%-Intervall. Gelistet wird, wer fünf gewertete Spiele gespielt hat.

## Spieler

find-account = Spieler suchen
show-profile = Profil zeigen
people-need-account = Mit einem Konto kannst du Spielern folgen, sie einladen und blockieren.
following = Du folgst
following-nobody = Du folgst noch niemandem. Das geht auf dem Profil eines Spielers.
plays-now = spielt { $game }
blocked = Blockiert
invitations = Einladungen
invited-by =
    { $seats ->
       *[other] { $name } lädt dich zu { $game } ein, { $seats } Spieler.
    }
accept = Annehmen
decline = Ablehnen
invite-by-name = Jemanden über den Namen einladen
invite = Einladen
invited = { $name } ist eingeladen.

## Meldungen

report-line = Nachricht melden
report-person = Spieler melden
report-table = Tisch melden
report-why = Was ist nicht in Ordnung?
report-send = Meldung senden
report-sent = Danke. Die Moderatoren sehen es sich an.

## Moderation

moderation = Moderation
not-moderator = Diese Seite ist für Moderatoren.
reports = Meldungen
reports-shown = Zeigen
reports-open = Offen
reports-done = Erledigt
reports-dismissed = Verworfen
no-reports = Es gibt keine solchen Meldungen.
reported-line = Nachricht
reported-person = Spieler
reported-table = Tisch
report-done = Erledigt
report-dismiss = Verwerfen
report-reopen = Wieder öffnen
act-now = Eingreifen
act-on-account = Gegen ein Konto vorgehen
act = Maßnahme
act-mute = Stummschalten
act-ban = Sperren
act-rename = Umbenennen
act-remove-line = Nachricht entfernen
act-unmute = Stummschaltung aufheben
act-unban = Sperre aufheben
act-rename-back = Namen zurückgeben
act-restore-line = Nachricht wiederherstellen
act-moderator = Zum Moderator machen
act-no-moderator = Moderatorrechte entziehen
act-done = Erledigt.
account-name = Name des Kontos
how-long = Wie lange
no-end = Bis auf Weiteres
new-name = Neuer Name
reason-shown = Grund (wird der Person gezeigt)
moderation-log = Protokoll
no-acts = Noch ist nichts geschehen.
until = bis { $date }
taken-back = zurückgenommen
take-back = Zurücknehmen
by-host = Betreiber
notice-mute = Du darfst bis auf Weiteres nichts in den Chat schreiben. Grund: { $reason }
notice-mute-until = Du darfst bis { $until } nichts in den Chat schreiben. Grund: { $reason }
notice-ban = Du bist bis auf Weiteres gesperrt. Grund: { $reason }
notice-ban-until = Du bist bis { $until } gesperrt. Grund: { $reason }
notice-rename = Die Moderation hat deinen Namen geändert; er war „{ $text }“. Grund: { $reason }
notice-remove-line = Die Moderation hat deine Nachricht „{ $text }“ entfernt. Grund: { $reason }

## Texte des Betreibers

host-terms = Nutzungsbedingungen
host-privacy = Datenschutz

## Andere Seiten ohne Brett

more = Mehr zeigen
welcome = Könige, Mauern und streitende Reiche
welcome-line = Drei Brettspiele rund um das alte China. Wähle eines und fang an: ohne Konto, ohne Installation.
the-games = Die Spiele
go-on = Weiterspielen
bots = Bots
level-of-bots = Stärke der Bots
level-about =
    { $level ->
        [easy] Übersieht manche Züge und schätzt andere falsch ein.
        [normal] Denkt einen Schritt voraus.
        [hard] Erkennt, was sich später auszahlt.
        [expert] Denkt bei jeder Entscheidung voraus, bis zu fünf Sekunden lang.
        [random] Spielt irgendeinen erlaubten Zug.
       *[other] { "" }
    }
level-rating = Spielstärke { $rating }.
rating-note = „Normal“ hat 1000; zu zweit gewinnt ein Bot mit 200 mehr etwa drei von vier Partien.
open-tables = Offene Tische
no-open-tables = Keine offenen Tische. Eröffne einen, dann können andere mitspielen.
all-tables = Alle Tische
open-your-own = Einen Tisch eröffnen
tables-playing = Laufende Spiele
no-tables-playing = Zurzeit läuft kein öffentliches Spiel.
running-games = Laufende Spiele
no-running-games = Du hast kein laufendes Spiel.
finished-games = Beendete Spiele
no-finished-games = Du hast noch kein Spiel beendet.
status-open = wartet auf Spieler
status-dealing = beginnt gleich
status-playing = läuft
new-table = Neuer Tisch: { $game }
who-plays = Wer spielt mit
who-plays-friends = Freunde, per Link
who-plays-bots = Bots
who-plays-device = Alle an diesem Gerät
who-sits-where = Wer sitzt wo
seat-me = Ich
seat-this-device = Spieler an diesem Gerät
seat-friend = Freier Platz
name-of-player = Name dieses Spielers
hot-seat-note = Mehrere Spieler nutzen dieses Gerät; zwischen ihren Zügen verdeckt ein Vorhang das Bild.
who-may-join = Wer mitspielen darf
mode = Wertung
clock-help = Ist deine Zeit um, spielt ein Bot weiter; du kannst jederzeit zurückkommen.
more-options = Weitere Optionen
open-table = Tisch eröffnen
account-note = Du kannst als Gast spielen, solange du willst. Mit einem Konto hast du deine Spiele, Wertungen und Einstellungen auf jedem Gerät.
play-as-guest = Namen speichern
name-taken = Die anderen sehen dich jetzt unter diesem Namen.
sign-in = Anmelden
signed-in = Willkommen zurück.
sign-up = Konto anlegen
sign-up-note = Die Spiele, die du als Gast gespielt hast, kommen mit.
signed-up = Konto angelegt.
sign-out = Abmelden
signed-out = Du hast dich abgemeldet.
change-password = Passwort ändern
password-changed = Passwort geändert.
delete-account = Konto löschen
delete-account-note = Dein Name verschwindet überall; die Spiele bleiben, ohne ihn.
account-deleted = Konto gelöscht.
field-name = Name
field-password = Passwort
field-new-password = Neues Passwort, mindestens 8 Zeichen
ratings = Wertungen
rating = Wertung
games-played = Spiele
no-ratings = Du hast noch keine Wertung: Spiele ein gewertetes Spiel.

## Fremde Programme

program-waiting = Wartet auf das Programm
program-here = Verbunden
program-away = Nicht verbunden
program-unready = nicht bereit
program-string = Verbindungszeile
program-renew = Neue Verbindungszeile
program-help = Gib diese Zeile dem Programm. Du siehst sie nur jetzt, und wer sie hat, spielt diesen Platz. Eine neue macht sie ungültig.
program-stop = Bot weiterspielen lassen
program-stop-sure = Einen Bot weiterspielen lassen? Das Programm kann nicht zurückkommen.

## Eine Seite ohne Server

alone = Dafür braucht es einen Server mit anderen Leuten. Hier spielst du gegen Bots oder mit Freunden an diesem Gerät.
alone-kept = Deine Partien bleiben in diesem Browser. Willst du eine woanders aufbewahren, lade sie bei ihrer Wiedergabe herunter; die Datei kannst du hier wieder öffnen.
alone-loading = Die Spiele werden geladen: { $percent }
alone-learn = Inzwischen eine Lektion machen
alone-failed = Die Spiele konnten nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
alone-elsewhere = Du spielst in einem anderen Tab.
alone-here = Hier spielen
alone-update = Eine neue Version ist da. Deine Partien bleiben erhalten.
alone-update-now = Aktualisieren
alone-unkept = Dieser Browser speichert deine Partien nicht: Schließt du die Seite, sind sie weg. Verlasse das private Fenster oder schaffe etwas Platz.
open-record = Gespeicherte Partie öffnen
choose-file = Datei auswählen
record-unreadable = Das ist keine gespeicherte Partie.
record-elsewhere = Dieser Link enthält eine gespeicherte Partie. Er öffnet sich nur dort, wo die Spiele ohne Server laufen.
record-copy = Link mit dieser Partie kopieren
record-too-long = Diese Partie ist zu lang für einen Link. Lade sie stattdessen herunter.
game-delete = Löschen
game-delete-sure = Endgültig löschen

## Wiedergaben und Lektionen

win-share = Schätzung des Bots: Gewinnchance
replay-of = Beendetes Spiel: { $game }
whose-eyes = Ansicht
everything = Alles offen
moment = Schritt
moment-of = { $at } von { $last }
first-moment = Anfang
moment-before = Zurück
next-moment = Weiter
last-moment = Ende
run = Abspielen
pause = Pause
points-over-time = Punkteverlauf
turning-points = Wendepunkte
copy-moment = Link zu diesem Schritt kopieren
play-on = Von hier weiterspielen
download-record = Herunterladen
review-note = Ein starker Bot geht deine Entscheidungen durch und weiß dabei nicht mehr als du. Diese haben dich nach seiner Schätzung am meisten gekostet.
review-progress = { $seen } von { $count } Entscheidungen angesehen
review-moment = Schritt { $at }
review-made = Du hast gespielt:
review-best = Besser:
review-nothing = Der Bot hat nichts Besseres gefunden.
lesson-resume = Lektion fortsetzen
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
lesson-sit-down = Mit einem Bot an den Tisch
lesson-wait = Die anderen entscheiden gerade.
lesson-left =
    { $count ->
        [one] Noch eine Entscheidung
       *[other] Noch { $count } Entscheidungen
    }
lesson-play-on = Diese Partie zu Ende spielen
read-rules = Die Regeln lesen
contents = Inhalt

## Einstellungen

theme = Darstellung
theme-system = wie im System
theme-light = hell
theme-dark = dunkel
theme-contrast = hoher Kontrast
setting-confirm-help = Vor dem Senden eines Zuges nachfragen. Schützt vor versehentlichen Zügen.
setting-sound-help = Kurze Töne für Züge, Nachrichten und wenn du am Zug bist.
setting-animation = Animationen
setting-animation-help = Züge werden Schritt für Schritt gezeigt, und Änderungen leuchten auf.
setting-words-help = Tabellen und Listen statt eines Bildes, für Screenreader und alle, die es mögen.
setting-notify = Benachrichtigungen
setting-notify-help = Der Browser meldet sich, wenn du am Zug bist und gerade etwas anderes ansiehst.
speed = Tempo der Wiedergabe
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-instant = sofort
