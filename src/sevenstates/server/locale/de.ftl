# Was der Server sagt: warum er ablehnt, und die Seite, die er ohne den Browser-Client zeigt.

guest-name = Gast { $number }
client-not-built = Die Tische und die Schnittstelle funktionieren, aber der Browser-Client ist in dieser Installation nicht gebaut. „make play“ baut ihn; im Terminal spielst du mit „sevenstates play“.
client-api = Die Schnittstelle für Programme

## Anfragen

refused-bad-json = Das ist kein JSON: { $why }.
refused-bad-body = Die Anfrage ist bei { $where } ungültig: { $why }.
refused-bad-query = Die Abfrage ist bei { $where } ungültig: { $why }.
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
refused-server-error = Auf dem Server ist etwas schiefgegangen. Gespeichert wurden nur bestätigte Änderungen.
refused-table-watched = Dieser Tisch ist noch in einem Fenster geöffnet. Verlasse ihn, bevor du ihn löschst.
refused-record-unfinished = Dieses Spiel ist noch nicht zu Ende: Öffnen lassen sich nur beendete Spiele.
refused-not-offline = Dafür brauchst du einen Server, und du spielst gerade ohne.
refused-not-ready = Der Server startet gerade oder wird beendet. Versuche es bald noch einmal.
refused-database-unavailable = Der Server kann seine Datenbank gerade nicht benutzen. Versuche es bald noch einmal.
refused-not-for-you = Das ist nur für die Betreiber des Servers.

## Leute

refused-no-session = Wähle zuerst einen Namen.
refused-session-ended = Deine Sitzung ist beendet: Du hast dich abgemeldet, oder Passwort oder Konto wurden geändert.
refused-bad-name = Ein Name hat { $least } bis { $most } Buchstaben, Ziffern oder andere sichtbare Zeichen.
refused-name-taken = Der Name { $name } ist vergeben.
refused-name-taken-away = Den Namen { $name } hat dir die Moderation genommen. Grund: { $why }
refused-mixed-alphabets = Das Wort { $word } mischt Buchstaben aus mehreren Alphabeten und könnte für einen anderen Namen gehalten werden.
refused-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
refused-wrong-password = Der Name oder das Passwort ist falsch.
refused-need-account = Dafür brauchst du ein Konto.
refused-has-account = Du hast schon ein Konto.

## Einstellungen

refused-setting-port = { $port } ist kein Port; möglich sind 0 bis 65535.
refused-setting-prefix = Der Pfad { $prefix } muss mit / anfangen und darf nicht damit enden.
refused-setting-origin = { $origin } ist keine Herkunft: http:// oder https:// und ein Name, etwa https://play.example.org.
refused-setting-host = { $host } ist kein Rechnername: ohne Schema und ohne Port, etwa play.example.org.
refused-setting-log-level = { $level } ist keine Protokollstufe: debug, info, warning oder error.
refused-setting-address = Der Server kann an { $host }, Port { $port }, keine Verbindungen annehmen: { $why }.
refused-setting-public-url = { $url } ist keine Adresse einer Seite: http:// oder https:// und ein Name, etwa https://play.example.org/.
refused-setting-no-public-url = Benachrichtigungen brauchen die Adresse der Seite: Setz --public-url oder SEVENSTATES_PUBLIC_URL, etwa https://play.example.org/.
refused-setting-notices = { $channel } ist keine Art von Benachrichtigung: { $known }. E-Mail gibt es mit --smtp-url.
refused-setting-notice-network = { $network } ist kein Netz: Schreib es wie 192.168.1.0/24.
refused-setting-smtp-url = --smtp-url ist nicht die Adresse eines Mailservers: smtps://, smtp:// oder smtp+plain://, etwa smtps://name:password@mail.example.org.
refused-setting-mail-from = { $address } ist keine E-Mail-Adresse. E-Mails brauchen einen Absender: Setz --mail-from oder SEVENSTATES_MAIL_FROM.

## Sicherung und Verwaltung

refused-backup-exists = { $file } gibt es schon. Nenne eine neue Datei.
refused-backup-damaged = { $file } ist beschädigt oder keine Sicherung von Seven States.
refused-restore-over = { $database } enthält schon Spiele und Konten. --overwrite ersetzt sie durch die Sicherung.
refused-no-such-file = Es gibt keine Datei { $file }.
refused-no-database = Es gibt noch keine Datenbank { $database }.
refused-database-damaged = Die Datenbank { $database } ist beschädigt. Leg die Datei beiseite und spiel eine Sicherung ein: „sevenstates restore DATEI“.
refused-database-taken = Ein anderer Server benutzt die Datenbank { $database }. Eine SQLite-Datei kann nur ein Prozess benutzen.
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

refused-too-busy = Am Tisch war zu viel los. Es hat sich nichts geändert; versuche es noch einmal.
refused-no-such-invite = Zu dieser Einladung gibt es keinen Tisch.
refused-bad-token = Dieses Token gehört nicht oder nicht mehr zu einem Platz.
refused-not-your-seat = Platz { $seat } gehört dir nicht.
refused-not-admitted = Du hast keinen Platz mehr an diesem privaten Tisch.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats } Plätze.
refused-seat-taken = Der Platz ist besetzt.
refused-seat-yours = Du sitzt schon dort.
refused-seats-open = Es sind noch Plätze frei. Besetze sie erst mit Menschen oder Bots.
refused-not-all-here = { $name } ist noch nicht an den neuen Tisch gekommen. Warte oder gib den Platz jemand anderem.
refused-started-already = Das Spiel hat schon begonnen.
refused-not-playing = Das Spiel läuft gerade nicht.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-not-asked = Du hast gerade nichts zu entscheiden.
refused-seat-left-to-bot = Ein Bot spielt für dich. Nimm erst deinen Platz wieder ein.
refused-resigned-already = Du hast schon aufgegeben.
refused-nothing-to-return-to = Für dich spielt gerade kein Bot.
refused-undo-asked-already = Es hat schon jemand um eine Zurücknahme gebeten.
refused-undo-external = Solange ein fremdes Programm am Tisch spielt, kannst du nicht um eine Zurücknahme bitten: Es kann nicht antworten.
refused-no-external = Fremde Programme können dieses Spiel mit diesen Optionen und Plätzen nicht spielen: Ihr Protokoll kann das nicht beschreiben.
refused-no-such-request = Diese Anfrage ist nicht mehr offen.
refused-stale-position = Das Spiel ist inzwischen weitergegangen.
refused-not-dealing = Zahlen für die Ziehungen werden gerade nicht gesammelt.
refused-entropy-not-promised = Das ist nicht die versprochene Zahl.
refused-rated-needs-account = Für ein gewertetes Spiel brauchst du ein Konto.
refused-rated-one-seat = In einem gewerteten Spiel hat jeder einen Platz.
refused-rated-no-bots = In einem gewerteten Spiel spielen keine Bots mit.
refused-rated-no-hints = In einem gewerteten Spiel gibt es keine Tipps.
refused-no-such-level = Einen Bot „{ $level }“ gibt es nicht. Bekannte Bots: { $known }.
refused-no-hint = Gerade hatte kein Bot Zeit, darüber nachzudenken. Versuche es noch einmal.
refused-no-such-moment = Einen Schritt { $moment } gibt es nicht; der letzte ist { $last }.
refused-moment-is-the-end = Bei diesem Schritt ist das Spiel zu Ende.
refused-no-such-theme = Ein Thema „{ $theme }“ gibt es hier nicht. Bekannte Themen: { $known }.
refused-no-such-viewer = Einen Betrachter { $viewer } gibt es nicht: ein Platz, spectator oder all.
refused-text-too-long = Ein eigener Kartensatz oder eine eigene Karte darf höchstens { $most } Zeichen haben.
refused-texts-too-long = Die Kartensätze und Karten aller deiner Tische dürfen zusammen höchstens { $most } Zeichen haben. Beende oder schließe erst einen.
refused-too-many-bot-tables = Es gibt schon { $most } Tische, an denen nur Bots spielen. Warte, bis einer davon fertig ist.
refused-nothing-said = Eine leere Nachricht kann nicht gesendet werden.
refused-too-silent = Der Server hat lange nichts von dir gehört.
refused-not-text = Frames müssen Text sein.
refused-setting-own-bot = „{ $bot }“ nennt keinen Bot: Schreib GAME/NAME=BOT, wobei BOT module:Class oder die Datei eines Netzes ist.

## Benachrichtigungen

refused-not-offered = Dieser Server verschickt solche Benachrichtigungen nicht.
refused-bad-target = Benachrichtigungen gehen an https:// und einen Namen, den alle erreichen, etwa https://example.org/hook.
refused-bad-subscription = Die Schlüssel dieses Browsers sind nicht brauchbar. Erlaube die Benachrichtigungen darin noch einmal.
refused-bad-address = Das ist keine brauchbare E-Mail-Adresse: Schreib sie wie ada@example.org.
refused-address-not-confirmed = Bestätige zuerst deine E-Mail-Adresse: Öffne den Link in der E-Mail.
refused-nothing-to-test = Es gibt noch nichts zu testen: Schalte zuerst eine Art von Benachrichtigung ein.
refused-bad-link = Dieser Link ist verbraucht, zu alt oder unvollständig. Fordere eine neue E-Mail an.
refused-bad-stop-link = Dieser Link ist unvollständig. Kopiere ihn noch einmal aus der E-Mail, oder schalte E-Mails unter Konto aus.
notice-turn = Du bist am Zug
notice-over = Das Spiel ist zu Ende
notice-invite = Du bist eingeladen
notice-test = Testbenachrichtigung
notice-test-text = Benachrichtigungen von Seven States erreichen dich hier.
notice-table = { $game } mit { $others }
notice-table-of-bots = { $game } gegen Bots
feed-title = Seven States: Spiele von { $name }
mail-hello = Hallo { $name },
mail-your-turn = du bist am Zug:
mail-invited = du bist zu diesen Tischen eingeladen:
mail-over = diese Spiele sind zu Ende:
mail-many =
    { $count ->
        [one] Neues von { $count } Spiel
       *[other] Neues von { $count } Spielen
    }
mail-once-an-hour = So eine E-Mail bekommst du höchstens einmal in der Stunde.
mail-once-a-day = So eine E-Mail bekommst du höchstens einmal am Tag.
mail-stop = Mit einem Klick abbestellen:
mail-confirm = Bestätige deine E-Mail-Adresse
mail-confirm-text = du hast diese Adresse für das Konto { $name } bei Seven States angegeben. Öffne innerhalb von zwei Tagen diesen Link, um sie zu bestätigen:
mail-confirm-else = Falls du das nicht warst, musst du nichts tun: Du bekommst keine weiteren E-Mails.
mail-recover = Neues Passwort
mail-recover-text = jemand hat für das Konto { $name } bei Seven States ein neues Passwort angefordert. Öffne innerhalb einer Stunde diesen Link, um eines zu wählen:
mail-recover-else = Falls du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.

## Spieler und die Ordnung des Hauses

refused-newcomers-barred = Jemand, der hier gesperrt ist, hat deinen Internetanschluss benutzt. { $hours } Stunden lang nehmen wir von dort keine neuen Gäste und Konten an. Wenn du ein Konto hast, melde dich an.
refused-newcomers-muted = Jemand, der hier nicht schreiben darf, hat deinen Internetanschluss benutzt. Neue Gäste und Konten von dort dürfen bis { $until } nichts in Chats schreiben. Spielen kannst du wie gewohnt.
refused-banned =
    { $until ->
        [open] Du bist bis auf Weiteres gesperrt. Grund: { $why }
       *[other] Du bist bis { $until } gesperrt. Grund: { $why }
    }
refused-muted =
    { $until ->
        [open] Du darfst bis auf Weiteres nichts in den Chat schreiben. Grund: { $why }
       *[other] Du darfst bis { $until } nichts in den Chat schreiben. Grund: { $why }
    }
refused-that-is-you = Das ist dein eigenes Konto.
refused-is-blocked = Du hast { $name } blockiert. Hebe das zuerst auf.
refused-blocked-by-host = Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen.
refused-host-is-blocked = Du hast die Person blockiert, die diesen Tisch eröffnet hat. Hebe das zuerst auf.
refused-too-many-people = Die Liste ist voll: Sie fasst { $most } Namen.
refused-sits-already = { $name } sitzt schon an diesem Tisch.
refused-cannot-invite = Du kannst { $name } nicht einladen.
refused-cannot-follow = Du kannst { $name } nicht folgen.
refused-invited-already = { $name } ist schon eingeladen.
refused-invited-often = Du hast { $name } heute schon dreimal eingeladen. Warte auf eine Antwort oder versuche es morgen wieder.
refused-too-many-invitations = An einen Tisch kannst du höchstens { $most } Leute einladen.
refused-no-such-invitation = Diese Einladung gilt nicht mehr.
refused-bad-skill = Die niedrigste Wertung, { $least }, liegt über der höchsten, { $most }.
refused-other-skill =
    { $bound ->
        [least] Dieser Tisch ist für Wertungen ab { $value }; deine mit { $seats } Spielern ist { $rating }.
       *[most] Dieser Tisch ist für Wertungen bis { $value }; deine mit { $seats } Spielern ist { $rating }.
    }
refused-no-reason = Gib einen Grund an.
refused-not-moderator = Das dürfen nur Moderatoren.
refused-is-moderator = { $name } gehört zu den Moderatoren; das kann nur der Betreiber.
refused-act-on-nothing = Nenne ein Konto oder einen Tisch und eine Nachricht aus seinem Chat.
refused-no-new-name = Gib den neuen Namen an.
refused-no-such-line = Es gibt keine Nachricht { $line }.
refused-line-removed-already = Die Nachricht ist schon entfernt.
refused-no-such-act = Im Protokoll gibt es keinen Eintrag { $number }.
refused-not-reversible = Das lässt sich nicht zurücknehmen.
refused-reversed-already = Das ist schon zurückgenommen.
refused-report-of-nothing = Sag, was du meldest: eine Nachricht, ein Konto oder einen Tisch.
refused-reported-already = Das hast du schon gemeldet.
refused-too-many-reports = Du hast { $most } offene Meldungen. Warte, bis die Moderatoren einige bearbeitet haben.
refused-no-such-report = Es gibt keine Meldung { $number }.
refused-setting-fill-seconds = { $seconds } ist keine Sekundenzahl von 0 bis 86400.
