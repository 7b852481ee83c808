# Deutsch: die Worte der Seiten über Spieler und die Ordnung der Seite.

## Ergebnisse

result-won = Du hast gewonnen.
result-shared = Geteilter Sieg für dich.
result-place = Platz { $place } von { $seats }. Gewonnen hat { $names }.
result-left = Du bist ausgestiegen. Gewonnen hat { $names }.
result-winner = Gewonnen hat { $names }.

## Tische für alle und nach Wertung

play-anyone = Mit irgendwem spielen
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
share-won = Anteil der Siege
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
interval = Stärke (95 %)
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
invite-by-name = Jemanden mit Namen einladen
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
reports = Offene Meldungen
no-reports = Es gibt keine offenen Meldungen.
reported-line = Nachricht
reported-person = Spieler
reported-table = Tisch
report-done = Erledigt
report-dismiss = Verwerfen
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
act-no-moderator = Moderation entziehen
act-done = Erledigt.
account-name = Name des Kontos
how-long = Wie lange
no-end = Bis auf Weiteres
new-name = Neuer Name
reason-shown = Grund (die Person liest ihn)
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
