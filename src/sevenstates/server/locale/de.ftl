# Was der Server sagt: warum er ablehnt, und die Seite, die er ohne den Browser-Client zeigt.

guest-name = Gast { $number }
client-not-built = Die Tische und die Schnittstelle arbeiten, aber der Browser-Client ist in dieser Installation nicht gebaut. „make play“ baut ihn; im Terminal spielt man mit „sevenstates play“.
client-api = Die Schnittstelle für Programme

## Anfragen

refused-bad-json = Das ist kein JSON: { $why }.
refused-bad-body = Die Anfrage passt nicht bei { $where }: { $why }.
refused-bad-query = Die Abfrage passt nicht bei { $where }: { $why }.
refused-not-json = Die Anfrage muss application/json sein.
refused-nul-character = Ein Text enthält das NUL-Zeichen; das ist nicht erlaubt.
refused-no-words = Das wurde abgelehnt; für den Grund gibt es keinen Text: { $reason }.
refused-too-slow = Der Rest der Anfrage kam nicht rechtzeitig an.
refused-too-large = Die Anfrage ist größer als { $most } Bytes.
refused-too-often =
    { $seconds ->
        [one] Zu viele Anfragen. Warte { $seconds } Sekunde.
       *[other] Zu viele Anfragen. Warte { $seconds } Sekunden.
    }
refused-origin-refused = Diese Seite darf den Server nicht aufrufen. Wer ihn betreibt, kann die Adresse der Seite mit --origins oder SEVENSTATES_ORIGINS erlauben.
refused-host-refused = Dieser Server heißt nicht { $host }. Wer ihn betreibt, kann den Namen mit --hosts oder SEVENSTATES_HOSTS erlauben.
refused-not-found = Unter dieser Adresse ist nichts.
refused-wrong-method = Die Adresse nimmt diese Methode nicht an.
refused-server-error = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert, was nicht bestätigt war.
refused-not-ready = Der Server startet oder hält gerade an. Versuche es bald noch einmal.
refused-database-unavailable = Der Server kann seine Datenbank gerade nicht benutzen. Versuche es bald noch einmal.
refused-not-for-you = Das ist nur für die Betreiber des Servers.

## Leute

refused-no-session = Wähle zuerst einen Namen.
refused-session-ended = Deine Sitzung ist beendet: Du hast dich abgemeldet, oder Passwort oder Konto wurden geändert.
refused-bad-name = Ein Name hat { $least } bis { $most } Buchstaben, Ziffern oder andere sichtbare Zeichen.
refused-name-taken = Der Name { $name } ist vergeben.
refused-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
refused-wrong-password = Der Name oder das Passwort ist falsch.
refused-need-account = Dafür brauchst du ein Konto.
refused-has-account = Du hast schon ein Konto.

## Einstellungen

refused-setting-port = { $port } ist kein Port: 0 bis 65535.
refused-setting-prefix = Der Pfad { $prefix } muss mit / anfangen und darf nicht damit enden.
refused-setting-origin = { $origin } ist keine Herkunft: http:// oder https:// und ein Name, etwa https://play.example.org.
refused-setting-host = { $host } ist kein Rechnername: ohne Schema und ohne Port, etwa play.example.org.
refused-setting-log-level = { $level } ist keine Protokollstufe: debug, info, warning oder error.
refused-setting-address = Auf { $host } Port { $port } kann nicht gehört werden: { $why }.

## Sicherung und Verwaltung

refused-backup-exists = { $file } gibt es schon. Nenne eine neue Datei.
refused-backup-damaged = { $file } ist beschädigt oder keine Sicherung von Seven States.
refused-restore-over = In { $database } sind Spiele und Leute. --overwrite setzt die Sicherung an ihre Stelle.
refused-no-such-file = Es gibt keine Datei { $file }.
refused-no-database = Es gibt noch keine Datenbank { $database }.
refused-database-damaged = Die Datenbank { $database } ist beschädigt. Leg die Datei beiseite und spiel eine Sicherung ein: „sevenstates restore DATEI“.
refused-database-taken = Ein anderer Server benutzt die Datenbank { $database }. Eine SQLite-Datei dient einem Prozess.
refused-database-newer = Die Datenbank stammt von einer neueren Version von Seven States als dieser.
refused-database-failed = Das ging nicht: { $why }.
refused-no-such-account = Es gibt kein Konto { $name }.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-table-ended = An Tisch { $table } wird nicht mehr gespielt.
refused-table-busy = An Tisch { $table } wurde gerade gezogen. Versuche es noch einmal.
refused-replay-differs =
    { $number ->
        [one] Nach { $number } Zug ist die Stellung eine andere als damals.
       *[other] Nach { $number } Zügen ist die Stellung eine andere als damals.
    }
refused-migrate-differs = Nach diesen Regeln wäre das Spiel an Tisch { $table } anders verlaufen; deshalb bleibt es, wie es ist. „sevenstates admin replay { $table }“ sagt, warum.

## Tische

refused-too-busy = Am Tisch war zu viel los. Nichts wurde getan; versuche es noch einmal.
refused-no-such-invite = Zu dieser Einladung gibt es keinen Tisch.
refused-bad-token = Dieses Token gehört zu keinem Platz oder nicht mehr.
refused-not-your-seat = Platz { $seat } ist nicht deiner.
refused-not-admitted = Du hast keinen Platz mehr an diesem privaten Tisch.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats }.
refused-seat-taken = Der Platz ist besetzt.
refused-seat-yours = Du sitzt schon dort.
refused-seats-open = Es sind noch Plätze frei. Besetze sie erst mit Menschen oder Bots.
refused-started-already = Das Spiel hat schon begonnen.
refused-not-playing = Das Spiel läuft gerade nicht.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-not-asked = Du hast gerade nichts zu entscheiden.
refused-seat-left-to-bot = Ein Bot spielt für dich. Komm erst ins Spiel zurück.
refused-resigned-already = Du hast schon aufgegeben.
refused-nothing-to-return-to = Für dich spielt gerade kein Bot.
refused-undo-asked-already = Es hat schon jemand um eine Zurücknahme gebeten.
refused-undo-external = Solange ein fremdes Programm am Tisch spielt, kannst du nicht um eine Zurücknahme bitten: Es kann nicht antworten.
refused-no-such-request = Diese Anfrage ist nicht mehr offen.
refused-stale-position = Das Spiel ist inzwischen weitergegangen.
refused-not-dealing = Zahlen für die Ziehungen werden gerade nicht gesammelt.
refused-entropy-not-promised = Das ist nicht die versprochene Zahl.
refused-rated-needs-account = Für ein gewertetes Spiel brauchst du ein Konto.
refused-rated-one-seat = In einem gewerteten Spiel hat jeder einen Platz.
refused-rated-no-bots = In einem gewerteten Spiel spielen keine Bots mit.
refused-rated-no-hints = In einem gewerteten Spiel gibt es keine Tipps.
refused-no-such-level = Einen Bot { $level } gibt es nicht; es gibt { $known }.
refused-no-hint = Gerade konnte kein Bot darüber nachdenken. Versuche es noch einmal.
refused-no-such-moment = Einen Schritt { $moment } gibt es nicht; der letzte ist { $last }.
refused-moment-is-the-end = Bei diesem Schritt ist das Spiel zu Ende.
refused-no-such-theme = Ein Thema { $theme } gibt es hier nicht; es gibt { $known }.
refused-no-such-viewer = Einen Betrachter { $viewer } gibt es nicht: ein Platz, spectator oder all.
refused-text-too-long = Ein eigener Kartensatz oder eine eigene Karte darf höchstens { $most } Zeichen haben.
refused-texts-too-long = Die Kartensätze und Karten aller deiner Tische dürfen zusammen höchstens { $most } Zeichen haben. Beende oder schließe erst einen.
refused-too-many-bot-tables = Es gibt schon { $most } Tische, an denen nur Bots spielen. Warte, bis einer davon fertig ist.
refused-nothing-said = Eine leere Nachricht kann nicht gesendet werden.
refused-too-silent = Von dir war lange nichts zu hören.
refused-not-text = Frames sind Text.
refused-setting-own-bot = „{ $bot }“ nennt keinen Bot: Schreib GAME/NAME=BOT, wobei BOT module:Class oder die Datei eines Netzes ist.
